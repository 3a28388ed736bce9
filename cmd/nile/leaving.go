package main

import (
	"time"

	"sourceofthenile/render"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// closeWait is how long the disk is waited for where no sheet can say so.
const closeWait = 20 * time.Second

// keep writes the game being played to the disk, if it does not stand there.
func (w *window) keep() error {
	if w.table == nil {
		return nil
	}
	most := closeWait
	if w.saving.GivenUp() {
		most = 0
	}
	return w.shelf.Keep(w.table, most)
}

// closing is keep for a window that is to close. Where there is something to be told of it,
// it stays for that.
func (w *window) closing() error {
	if w.sits != nil {
		for _, c := range w.sits.chairs {
			w.tables.keep(c)
		}
	}
	err := w.keep()
	if err == nil && w.tellGone() {
		return render.ErrTold
	}
	return err
}

// tellGone tells, once, that the folder of games was gone when the game was written, and
// reports whether it was.
func (w *window) tellGone() bool {
	gone := w.shelf.Gone()
	if gone {
		w.app.Tell(words.Say("save.folder-gone.title"), ui.Plain(words.Say("save.folder-gone", "folder", w.shelf.Dir.Dir)))
	}
	return gone
}

// leave keeps the game and is done with it: should the player delete it now,
// closing the window does not bring it back, nor does a computer player who still
// thinks.
func (w *window) leave() error {
	if w.play != nil {
		w.play.Quiet()
	}
	again := w.apart()
	if err := w.keep(); err != nil {
		again()
		return err
	}
	w.tellGone()
	w.play, w.table = nil, nil
	w.shelf.Put()
	return nil
}
