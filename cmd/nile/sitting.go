package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
)

// takeUp begins another sitting of a saved game: with the dice it would have
// rolled, or with fresh ones if that was agreed on (4.7).
func takeUp(t *game.Table, chance func() uint64) {
	t.NewSitting()
	if titleOf(t.Rules().Name()).fresh(t) {
		t.Reseed(chance())
	}
}

// load takes up a saved game and shows it. The game that was being played is
// kept first, but only when the other has been read: an autosave may be written
// over the very file.
func (w *window) load(path string) error {
	g, err := w.shelf.read(path)
	if err == nil {
		err = w.shelf.holdTaken(g)
	}
	if errors.Is(err, disk.ErrLocked) {
		w.offerCopy(path, g)
		return nil
	}
	var fault *panicked
	if errors.As(err, &fault) {
		w.offerBefore(path, fault)
		return nil
	}
	if err != nil {
		return err
	}
	return w.sit(path, g)
}

// offerBefore says that the rules are at fault where a game stands, writes a report
// of it, and offers the save before.
func (w *window) offerBefore(path string, fault *panicked) {
	report, err := w.shelf.report(fmt.Sprint(fault.what), fault.stack, "", "", nil)
	if err == nil {
		_ = w.shelf.dir.OnDisk().Remove(filepath.Join(w.shelf.dir.Dir, noteName)) // it is told now
	}
	list, _ := w.shelf.dir.List() // an empty one offers nothing
	var here *saves.Entry
	for i := range list {
		e := &list[i]
		switch {
		case e.Path == path:
			here = e
		case here != nil && e.Problem == nil && e.Sort != saves.Aside && e.Header.Game == here.Header.Game && e.Header.ID == here.Header.ID:
			w.app.Ask(desk.Question{
				Title: words.Say("crash.title"), Text: ui.Plain(words.Say("load.fault.before", "file", report)), Yes: words.Say("crash.other"), No: words.Say("crash.no"),
				Then: func() {
					if err := w.load(e.Path); err != nil {
						w.app.Fail(err)
					}
				},
			})
			return
		}
	}
	w.app.Tell(words.Say("crash.title"), ui.Plain(words.Say("load.fault", "file", report)))
}

// offerCopy says that another program plays this game, and offers a line of play
// of its own.
func (w *window) offerCopy(path string, g *takenUp) {
	w.app.Ask(desk.Question{
		Title: words.Say("load.locked.title"), Text: ui.Plain(words.Say("load.locked")), Yes: words.Say("load.locked.yes"), No: words.Say("load.locked.no"),
		Then: func() {
			g.line, g.kept = newLine(), ""
			g.from = g.line
			err := w.shelf.holdTaken(g)
			if err == nil {
				err = w.sit(path, g)
			}
			if err != nil {
				w.app.Fail(err)
			}
		},
	})
}

// sit goes on with a game that has been read.
func (w *window) sit(path string, g *takenUp) error {
	if err := w.keep(); err != nil {
		if g.held != w.shelf.held {
			g.held.close()
		}
		return err
	}
	takeUp(g.table, rand.Uint64)
	w.shelf.take(g)
	w.name = ""
	if filepath.Dir(path) == w.shelf.dir.Dir && filepath.Ext(path) == saves.Extension && saves.SortOf(path) == saves.Named {
		w.name = strings.TrimSuffix(filepath.Base(path), saves.Extension)
	}
	w.show(g.table)
	w.recap(g)
	if g.told != "" {
		title := words.Phrase("load.told.title")
		if g.damaged {
			title = words.Phrase("load.damaged.title")
		}
		w.app.Tell(title, ui.Plain(g.told))
	}
	if g.again > 0 {
		w.app.Tell(words.Phrase("load.again.title"), ui.Plain(words.Say("load.taken-up-again", "nth", words.Ordinal(g.again))))
	}
	return nil
}

// awhile is after how long players are told what happened when they played last.
const awhile = 6 * time.Hour

// recap tells of the last sitting, where that is a while ago.
func (w *window) recap(g *takenUp) {
	if g.saved.IsZero() || time.Since(g.saved) < awhile || g.table.Over() {
		return
	}
	if of, ok := titleOf(g.table.Rules().Name()).Game.(menu.Recapping); ok {
		if s, ok := of.Recap(w.play); ok {
			w.app.Push(s)
		}
	}
}
