package menu

import (
	"errors"

	"sourceofthenile/render/desk"
)

// asking waits for the answer of the system's file dialog. The screens that open one
// are it.
type asking struct {
	answer <-chan desk.Chosen
	then   func(path string) // with the file that was chosen
}

// ask has the answer of a dialog waited for, and then goes on with the file.
func (q *asking) ask(answer <-chan desk.Chosen, then func(path string)) {
	q.answer, q.then = answer, then
}

// asks reports whether a dialog is open.
func (q *asking) asks() bool { return q.answer != nil }

// Tick looks for the answer.
func (q *asking) Tick(a desk.Desk) bool {
	select {
	case got := <-q.answer:
		q.answer = nil
		a.Uncovered() // the dialog lay over the window
		switch {
		case got.Err == nil:
			q.then(got.Path)
		case !errors.Is(got.Err, desk.ErrNothingChosen):
			a.Fail(got.Err)
		}
		return true
	default:
		return false
	}
}
