package main

import (
	"path/filepath"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// heedAsked opens what the system asks to be opened while the program runs, each in its
// turn; asked may be nil. What comes before the window stands is opened with its first
// tick.
func (w *window) heedAsked(asked <-chan []string) {
	if asked == nil {
		return
	}
	go func() {
		for paths := range asked {
			w.app.Post(func() { w.openAsked(paths) })
		}
	}()
}

// openAsked takes up the first of some saves as the list of saves does: the game being
// played is kept. One game lies on the table at a time, so of others it is only said
// that they were not opened.
func (w *window) openAsked(paths []string) {
	w.program.Settle(w.app, func() {
		w.app.Tracef("asked to open %d", len(paths))
		if err := w.load(paths[0]); err != nil {
			w.app.Fail(err)
			return
		}
		if others := len(paths) - 1; others > 0 {
			w.app.Tell(words.Phrase("load.several.title"), ui.Plain(words.Say("load.several", "n", others, "file", filepath.Base(paths[0]))))
		}
	})
}
