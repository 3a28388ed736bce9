package play

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"time"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Exporter puts exported files where they belong. The program implements it.
type Exporter interface {
	// Folder is where files go that no dialog has placed.
	Folder() string
	// Place is the file in that folder with a name the player chose and an
	// ending such as ".png", and whether there is one already.
	Place(name, ending string) (path string, there bool)
	// Dialog asks where a file with such a name and ending is to go.
	Dialog(name, ending string) <-chan desk.Chosen
	// Write writes a file, which appears whole or not at all. It may be slow.
	Write(path string, write func(io.Writer) error) error
}

// Exports writes files beside the game, one at a time. It belongs to the game
// loop.
type Exports struct {
	// Exporter puts them where they belong.
	Exporter Exporter
	// Run is the export under way, or the last there was; nil if there was none.
	Run *ExportRun
	// Placing: the player looks for a file's place in the system's dialog.
	Placing bool
}

// ExportRun is an export under way beside the game, or the last there was. Its
// fields belong to the game loop.
type ExportRun struct {
	Path    string
	what    string  // is being written, as a word
	Part    float64 // done so far, 0 to 1
	Writing bool
	Err     error // why it failed, context.Canceled if the player stopped it
	Stop    context.CancelFunc
	closing bool // the window is to be closed once it has ended
}

// Place has the player look for the place of a file in the system's dialog, and
// writes it there. He may have left the page meanwhile.
func (x *Exports) Place(a desk.Desk, name, ending, what string, work ExportWork) {
	x.Placing = true
	answer := x.Exporter.Dialog(name, ending)
	go func() {
		got := <-answer
		a.Post(func() {
			x.Placing = false
			a.Uncovered() // the dialog lay over the window
			switch {
			case got.Err == nil:
				x.Start(a, got.Path, what, work)
			case !errors.Is(got.Err, desk.ErrNothingChosen):
				a.Fail(got.Err)
			}
		})
	}()
}

// ExportWork writes an export. It runs beside the game and must not touch it.
type ExportWork func(ctx context.Context, w io.Writer, tell func(done, of int)) error

// tellEvery is how often an export's progress is passed on.
const tellEvery = 100 * time.Millisecond

// Start has a file written beside the game, if none is being written: what it
// is, as a word, is told with how it goes.
func (x *Exports) Start(a desk.Desk, path, what string, work ExportWork) {
	if x.Run.Busy() {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	run := &ExportRun{Path: path, what: what, Writing: true, Stop: stop}
	if x.Run == nil {
		a.Attend(x)
	}
	x.Run = run
	a.Tracef("export begins %s", path)
	go func() {
		var last time.Time
		tell := func(done, of int) {
			if now := time.Now(); of > 0 && now.Sub(last) >= tellEvery {
				last = now
				part := float64(done) / float64(of)
				a.Post(func() { run.Part = part })
			}
		}
		err := x.Exporter.Write(path, func(w io.Writer) error { return work(ctx, w, tell) })
		stop()
		a.Post(func() { run.ended(a, err) })
	}()
}

// ExportPage is the name of the screen that tells itself how an export goes.
const ExportPage = "export"

func (r *ExportRun) ended(a desk.Desk, err error) {
	r.Writing, r.Err, r.Part = false, err, 1
	a.Tracef("export ends %v", err)
	switch {
	case r.closing:
		a.Close()
	case err != nil && !errors.Is(err, context.Canceled):
		a.Fail(err)
	case err == nil && a.Top().Name() != ExportPage: // the player has gone on playing
		a.Tell(words.Say("export.written", "what", r.what), ui.Plain(r.Said()))
	}
}

// Busy reports whether it is still under way.
func (r *ExportRun) Busy() bool { return r != nil && r.Writing }

// Said is how it ended, in a sentence; "" while it has not, or where a notice
// has told it.
func (r *ExportRun) Said() string {
	switch {
	case r == nil:
		return ""
	case r.Writing:
		return words.Say("export.busy", "file", filepath.Base(r.Path), "n", int(100*r.Part))
	case errors.Is(r.Err, context.Canceled):
		return words.Say("export.stopped")
	case r.Err != nil:
		return page.Sentence(r.Err)
	}
	return words.Say("export.done", "path", r.Path)
}

// MayClose asks before the window closes on an export under way.
func (x *Exports) MayClose(a desk.Desk) bool {
	r := x.Run
	if !r.Busy() {
		return true
	}
	if r.closing {
		return false // it has been stopped and will be gone in a moment
	}
	a.Ask(desk.Question{
		Title: words.Say("export.closing", "what", r.what), Text: ui.Plain(words.Say("export.closing.text")),
		Yes: words.Say("export.closing.yes"), No: words.Say("export.closing.no"),
		Then: func() {
			if !r.Writing {
				a.Close()
				return
			}
			r.closing = true
			r.Stop()
		},
	})
	return false
}
