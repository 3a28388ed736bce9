// Package guide is a voice beside the screen that teaches a game while it is played: one
// sentence at a time, in a strip of its own or on a card, with a mark round the thing that it
// means. A game says what the steps of its lesson are; what has been done it reads from the
// game itself, so that a lesson can be left and taken up again, taken back and strayed from.
package guide

import (
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
)

// Step is one thing to be learned.
type Step struct {
	// Name is its own within the lesson: its sentence stands in the words as
	// "<lesson>.<name>".
	Name string
	// Here reports whether what it speaks of is before the player now; until then the
	// voice is silent.
	Here func() bool
	// Done reports whether what it asks for has been done, and stays so: it is asked of
	// the game. Nil: it asks for nothing, and is over when it has been read.
	Done func() bool
	// At is where it points now, nil for nowhere.
	At func(c *ui.Context) (ui.Rect, bool)
	// Of is what else it speaks of, which its card keeps off; nil: nothing.
	Of func() (ui.Rect, bool)
	// Skipped does what the lesson cannot go on without, where the step is passed over undone; nil: it
	// can.
	Skipped func()
	// As is what is added to the key of its sentence, where that goes by what is so; nil:
	// nothing.
	As func() string
	// Fill is what stands in the blanks of its sentence; nil: nothing.
	Fill func() []any
	// Ends are the ways on with which it ends the lesson, in place of its other buttons.
	Ends []End
}

// End is a way on from the end of a lesson: a button.
type End struct {
	Name string // its label stands in the words as "<lesson>.<name>"
	Do   func(a desk.Desk)
}

// Lesson is what a voice teaches, in order.
type Lesson struct {
	Name  string // the words of it begin with this
	Face  page.Plate
	Steps []Step
	// Aside is the key of what the voice says where something else has come between than
	// what it waits for, "" for nothing.
	Aside func() string
	// Bars is the key of what has to be put right before anything that is due: the step waits. "" for nothing; it may be nil.
	Bars func() string
	// BarsAt is where that is done.
	BarsAt func(c *ui.Context) (r ui.Rect, ok bool)
}

// Guide is a lesson being given.
type Guide struct {
	lesson Lesson
	passed map[string]bool // steps that were read or skipped
	back   int             // how many steps the player has gone back to read again
	hushed bool            // the player wants to hear no more of it
	place  place
	strip  float64 // how high the strip is in which it speaks, 0: on a card
	column float64 // how wide that is at the foot of a column, 0: as the window
	said   ui.Rich // what it said last, in that strip
	spoken string  // the step that the trace knows of
}

// New begins a lesson, or goes on with it where the game stands.
func New(l Lesson) *Guide { return &Guide{lesson: l, passed: map[string]bool{}} }

// due is the first step that is still to be taken, len(Steps) when all are: what lies
// before a step that has been done is let go.
func (g *Guide) due() int {
	from := 0
	for i, s := range g.lesson.Steps {
		if s.Done != nil && s.Done() {
			from = i + 1
		}
	}
	for from < len(g.lesson.Steps) && g.passed[g.lesson.Steps[from].Name] {
		from++
	}
	return from
}

// now is the step that is spoken of, nil where there is none; again tells whether it is one
// that the player has gone back to.
func (g *Guide) now() (s *Step, again bool) {
	i := g.due()
	if g.back > 0 {
		i, again = i-g.back, true
	}
	if i < 0 || i >= len(g.lesson.Steps) {
		return nil, false
	}
	return &g.lesson.Steps[i], again
}

// Step is the name of the step that is due, "" when the lesson is over.
func (g *Guide) Step() string {
	if i := g.due(); i < len(g.lesson.Steps) {
		return g.lesson.Steps[i].Name
	}
	return ""
}

// Hushed reports whether the player wants to hear no more of it.
func (g *Guide) Hushed() bool { return g.hushed }

// Hush has the voice be silent, or speak again.
func (g *Guide) Hush(silent bool) { g.hushed, g.back = silent, 0 }

// on goes on from a step: from one that was read again to the next, else past it.
func (g *Guide) on(s *Step) {
	if g.back > 0 {
		g.back--
		return
	}
	g.passed[s.Name] = true
	if s.Skipped != nil && !s.Done() {
		s.Skipped()
	}
}

// again goes back one step, to read it again.
func (g *Guide) again() {
	if g.due()-g.back > 0 {
		g.back++
	}
}
