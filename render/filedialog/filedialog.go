// Package filedialog asks the player for a file with the system's own dialog,
// where there is one. It never blocks: the answer comes over a channel, to be
// looked at once a tick. Where no dialog can open the answer is ErrUnavailable;
// the program's own list of saves is there in any case, and comes first.
//
// On Linux and macOS another program, nile-dialog, shows the dialog, so that
// this one needs neither cgo nor GTK. It lies beside the running program, or
// where the environment variable NILE_DIALOG says: the program itself, or the
// folder it lies in. On Windows the dialog opens in this program.
package filedialog

import (
	"errors"
	"fmt"
	"sync/atomic"

	"sourceofthenile/render/filedialog/ask"
)

// Kind says what the file is wanted for.
type Kind = ask.Kind

// The kinds of dialog.
const (
	Open = ask.Open // a file that exists
	Save = ask.Save // a file to be written; the system asks before one is replaced
)

// Filter names a sort of file, such as {"Saved games", {"nile"}}. Extensions
// have no dot; the first is the one that Save adds.
type Filter = ask.Filter

// Request is what to ask for. Everything but Kind may be left empty.
type Request = ask.Request

// Answer is the path chosen, absolute, or why there is none: an error below,
// or one of the system's own.
type Answer = ask.Answer

// Why there is no path. Compare with errors.Is.
var (
	ErrCancelled   = ask.ErrCancelled   // the player closed the dialog
	ErrUnavailable = ask.ErrUnavailable // no dialog can be shown; it says why
	ErrBusy        = ask.ErrBusy        // one is open already
	ErrNoPath      = ask.ErrNoPath      // what was chosen is no file of this computer
)

// Available reports whether Ask can be expected to open a dialog. It is false
// without nile-dialog (not on Windows), on Linux without DISPLAY, and once the
// dialog has failed to open.
func Available() bool { return system.available() }

// Ask opens the dialog and returns at once. Exactly one Answer comes over the
// channel, which is never closed. While a dialog is open every other request
// is answered with ErrBusy. A dialog that is open when the program ends goes
// with it.
func Ask(r Request) <-chan Answer { return system.ask(r) }

// asker asks through the functions it is given, one request at a time.
type asker struct {
	choose func(Request) Answer // blocks; nil in builds without the dialog
	ready  func() bool          // whether a dialog can be expected to open

	busy   atomic.Bool
	broken atomic.Bool
}

func (s *asker) available() bool {
	return s.choose != nil && !s.broken.Load() && s.ready()
}

func (s *asker) ask(r Request) <-chan Answer {
	out := make(chan Answer, 1)
	switch {
	case s.choose == nil || s.broken.Load():
		out <- Answer{Err: ErrUnavailable}
	case !s.busy.CompareAndSwap(false, true):
		out <- Answer{Err: ErrBusy}
	default:
		go func() {
			a := s.run(r)
			s.busy.Store(false) // before the answer: whoever reads it may ask again
			out <- a
		}()
	}
	return out
}

// run asks, and remembers if it was in vain: nobody is asked again.
func (s *asker) run(r Request) (a Answer) {
	defer func() {
		if p := recover(); p != nil {
			a = Answer{Err: fmt.Errorf("%w: %v", ErrUnavailable, p)}
		}
		if errors.Is(a.Err, ErrUnavailable) {
			s.broken.Store(true)
		}
	}()
	return s.choose(r)
}
