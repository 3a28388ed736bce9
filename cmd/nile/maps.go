package main

import (
	"cmp"
	"image"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/internal/library"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// What has been published of a game outlives it: behind the title, and as the map of another game.

// background is the picture behind the title: that of the first game, with a game of one's own on
// it, as is chosen.
func (w *window) background(of menu.Front, width, height int, colours chart.Palette) *image.RGBA {
	g, ok := w.games[0].Game.(menu.Fronted)
	if !ok {
		return nil
	}
	return g.Front(w.fronted(g, of), width, height, colours)
}

// fronted is the game whose chart lies behind the title: the one that is chosen; else the one that
// was played last, or of those that are finished the last, on which there is enough. Nil where
// there is none.
func (w *window) fronted(g menu.Fronted, of menu.Front) game.Position {
	all, err := w.shelf.Dir.List()
	if err != nil || of.Bare {
		return nil
	}
	read := func(e *saves.Entry) game.Position {
		if e.Problem != nil || e.Header.Game != w.games[0].Rules().Name() {
			return nil
		}
		t, err := w.shelf.Look(e.Path)
		if err != nil {
			return nil
		}
		return t.Position()
	}
	for i := range all {
		if e := &all[i]; of.Game != "" && e.Header.ID == of.Game {
			if p := read(e); p != nil {
				return p
			}
		}
	}
	all = slices.DeleteFunc(all, func(e saves.Entry) bool { return !e.Header.Over() })
	all = all[:min(len(all), library.MostLooked)]
	if last, err := w.shelf.Dir.Latest(); err == nil {
		all = append([]saves.Entry{last}, all...)
	}
	for i := range all {
		if p := read(&all[i]); p != nil && g.Worth(p) {
			return p
		}
	}
	return nil
}

// setUpOntoSave is where a game is agreed on that begins on the map of a saved one.
func (w *window) setUpOntoSave(s *menu.SaveInfo) (desk.Screen, error) {
	at, err := w.shelf.position(s.Path)
	if err != nil {
		return nil, err
	}
	g := titleOf(s.Game)
	if of, ok := g.Game.(menu.Carried); !ok || of.Unmapped(at) == 0 {
		return nil, words.NewFault("shelf.onto.full")
	}
	return w.setUpOnto(g, &menu.Onto{Name: s.Name, At: at}), nil
}

// ontoMap leaves the game at a table for the set-up of another one on its map; nil where none begins
// on it.
func (w *window) ontoMap(g *title, t *game.Table) func(a desk.Desk) {
	if _, ok := g.Game.(menu.Carried); !ok {
		return nil
	}
	return func(a desk.Desk) {
		sum := t.Position().Summary()
		on := &menu.Onto{Name: words.Facts(cmp.Or(sum.Name, words.In(g.Words()).Say("game.name")), g.Date(sum)), At: t.Position()}
		w.program.Settle(a, func() {
			if err := w.leave(); err != nil {
				a.Fail(err)
				return
			}
			a.Reset(menu.NewTitle(w.program), w.setUpOnto(g, on))
		})
	}
}
