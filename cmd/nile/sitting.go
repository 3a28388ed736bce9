package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/library"
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
	g, err := w.shelf.Read(path)
	if err == nil {
		err = w.shelf.HoldTaken(g)
	}
	if errors.Is(err, disk.ErrLocked) {
		w.offerCopy(path, g)
		return nil
	}
	var fault *library.Panicked
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
func (w *window) offerBefore(path string, fault *library.Panicked) {
	report, err := w.shelf.Report(fmt.Sprint(fault.What), fault.Stack, "", "", nil)
	if err == nil {
		_, _ = w.shelf.Note() // it is told now
	}
	list, _ := w.shelf.Dir.List() // an empty one offers nothing
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
func (w *window) offerCopy(path string, g *library.TakenUp) {
	w.app.Ask(desk.Question{
		Title: words.Say("load.locked.title"), Text: ui.Plain(words.Say("load.locked")), Yes: words.Say("load.locked.yes"), No: words.Say("load.locked.no"),
		Then: func() {
			g.Apart()
			err := w.shelf.HoldTaken(g)
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
func (w *window) sit(path string, g *library.TakenUp) error {
	again := w.apart()
	if err := w.keep(); err != nil {
		w.shelf.Drop(g)
		again()
		return err
	}
	takeUp(g.Table, rand.Uint64)
	w.shelf.Take(g)
	w.name = ""
	if filepath.Dir(path) == w.shelf.Dir.Dir && filepath.Ext(path) == saves.Extension && saves.SortOf(path) == saves.Named {
		w.name = strings.TrimSuffix(filepath.Base(path), saves.Extension)
	}
	w.show(g.Table)
	w.recap(g)
	if g.Told != "" {
		title := words.Phrase("load.told.title")
		if g.Damaged {
			title = words.Phrase("load.damaged.title")
		}
		w.app.Tell(title, ui.Plain(g.Told))
	}
	if g.Again > 0 {
		w.app.Tell(words.Phrase("load.again.title"), ui.Plain(words.Say("load.taken-up-again", "nth", words.Ordinal(g.Again))))
	}
	return nil
}

// awhile is after how long players are told what happened when they played last.
const awhile = 30 * time.Minute

// recap tells of the last sitting, where that is a while ago.
func (w *window) recap(g *library.TakenUp) {
	if g.Saved.IsZero() || time.Since(g.Saved) < awhile || g.Table.Over() {
		return
	}
	if of, ok := titleOf(g.Table.Rules().Name()).Game.(menu.Recapping); ok {
		if s, ok := of.Recap(w.play); ok {
			w.app.Push(s)
		}
	}
}
