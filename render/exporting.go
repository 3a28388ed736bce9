package render

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"time"

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
	// HasDialog reports whether the system has a file dialog, and Dialog opens
	// it for a file with such a name and ending.
	HasDialog() bool
	Dialog(name, ending string) <-chan Chosen
	// Write writes a file, which appears whole or not at all. It may be slow.
	Write(path string, write func(io.Writer) error) error
}

// exportRun is an export under way beside the game, or the last there was. Its
// fields belong to the game loop.
type exportRun struct {
	path    string
	film    bool    // a time-lapse, else a picture
	part    float64 // done so far, 0 to 1
	busy    bool
	err     error // why it failed, context.Canceled if the player stopped it
	stop    context.CancelFunc
	closing bool // the window is to be closed once it has ended
}

// placing is an export whose place the player is looking for in the system's
// dialog. He may have left the page meanwhile.
type placing struct {
	answer <-chan Chosen
	source exportSource // what it was asked for
}

// placed looks for the answer of the system's dialog and reports whether it came.
func (a *App) placed() bool {
	if a.placing == nil {
		return false
	}
	select {
	case got := <-a.placing.answer:
		source := a.placing.source
		a.placing = nil
		a.shown = nil // the dialog lay over the window
		switch {
		case got.Err == nil:
			a.startExport(got.Path, source.options.what == exportFilm, source.work())
		case !errors.Is(got.Err, ErrNothingChosen):
			a.Fail(got.Err)
		}
		return true
	default:
		return false
	}
}

// exportWork writes an export. It runs beside the game and must not touch it.
type exportWork func(ctx context.Context, w io.Writer, tell func(done, of int)) error

// tellEvery is how often an export's progress is passed on.
const tellEvery = 100 * time.Millisecond

// startExport has a file written beside the game. There is one export at a time.
func (a *App) startExport(path string, film bool, work exportWork) {
	if a.export != nil && a.export.busy {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	run := &exportRun{path: path, film: film, busy: true, stop: stop}
	a.export = run
	a.tracef("export begins %s", path)
	exporter := a.hooks.Exporter
	go func() {
		var last time.Time
		tell := func(done, of int) {
			if now := time.Now(); of > 0 && now.Sub(last) >= tellEvery {
				last = now
				part := float64(done) / float64(of)
				a.Post(func() { run.part = part })
			}
		}
		err := exporter.Write(path, func(w io.Writer) error { return work(ctx, w, tell) })
		stop()
		a.Post(func() { a.exportEnded(run, err) })
	}()
}

func (a *App) exportEnded(run *exportRun, err error) {
	run.busy, run.err, run.part = false, err, 1
	a.tracef("export ends %v", err)
	_, watched := a.Top().(*exportScene)
	switch {
	case run.closing:
		a.closing()
	case err != nil && !errors.Is(err, context.Canceled):
		a.Fail(err)
	case err == nil && !watched: // the player has gone on playing
		a.Tell(words.Say("export.written", "what", run.what()), ui.Plain(run.said()))
	}
}

// what is what is being written, as a word.
func (r *exportRun) what() string {
	if r.film {
		return words.Phrase("export.what.film.short")
	}
	return words.Phrase("export.what.chart.short")
}

// said is how it ended, in a sentence; "" while it has not, or where a notice
// has told it.
func (r *exportRun) said() string {
	switch {
	case r == nil:
		return ""
	case r.busy:
		return words.Say("export.busy", "file", filepath.Base(r.path), "n", int(100*r.part))
	case errors.Is(r.err, context.Canceled):
		return words.Say("export.stopped")
	case r.err != nil:
		return sentence(r.err)
	}
	return words.Say("export.done", "path", r.path)
}

// mayClose asks before the window closes on an export under way.
func (r *exportRun) mayClose(a *App) bool {
	if r == nil || !r.busy {
		return true
	}
	if r.closing {
		return false // it has been stopped and will be gone in a moment
	}
	a.Ask(Question{
		Title: words.Say("export.closing", "what", r.what()), Text: ui.Plain(words.Say("export.closing.text")),
		Yes: words.Say("export.closing.yes"), No: words.Say("export.closing.no"),
		Then: func() {
			if !r.busy {
				a.closing()
				return
			}
			r.closing = true
			r.stop()
		},
	})
	return false
}
