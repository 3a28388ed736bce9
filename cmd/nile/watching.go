package main

import (
	"sourceofthenile/game"
	"sourceofthenile/render/again"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// Games watched again: the one being played, and those on the shelf.

// watchable is a game as one that can be watched again; the error says that it cannot.
func (g *title) watchable() (again.Game, error) {
	of, ok := g.Game.(again.Game)
	if !ok {
		return nil, words.NewFault("rerun.none")
	}
	return of, nil
}

// eyes are whose a game may be watched with. One in which nothing is secret looks the same to all.
func (g *title) eyes(p *play.Play) []game.Seat {
	if of, ok := g.Game.(interface{ Open() bool }); ok && of.Open() {
		return []game.Seat{game.Nobody}
	}
	return p.Knowers(false)
}

// films is what opens the sheet on which it is chosen how a game is kept; nil: nothing of it can be.
func (g *title) films(p *play.Play) func(a desk.Desk) {
	e, ok := g.Game.(menu.Exporting)
	if !ok || !p.Host().CanExport() {
		return nil
	}
	return func(a desk.Desk) { a.Push(e.Export(a, p)) }
}

// watches is what shows a game that is being played from its beginning; nil where it cannot be.
func (g *title) watches(of func() *play.Play) func(a desk.Desk) {
	screen, err := g.watchable()
	if err != nil {
		return nil
	}
	return func(a desk.Desk) {
		p := of()
		a.Push(again.New(screen, again.Offer{Story: p.Story(), Eyes: g.eyes(p), Film: g.films(p)}))
	}
}

// watch shows a saved game from its beginning. It is read beside the loop and nothing of it is
// touched; with whose eyes it may be seen goes by who would sit before the screen.
func (w *window) watch(a desk.Desk, path, name string) {
	var (
		g     *title
		rec   *game.Record
		story game.Story
		stand *game.Table
		err   error
	)
	under := a.Top()
	w.beside(func() {
		if _, rec, err = w.shelf.Dir.Load(path); err != nil {
			return
		}
		g = titleOf(rec.Game)
		if story, err = game.StoryOf(g.Rules(), rec); err == nil {
			stand, err = game.Resume(g.Rules(), rec)
		}
	}, func() {
		if a.Top() != under {
			return // somebody has gone on
		}
		screen, none := again.Game(nil), err
		if none == nil {
			screen, none = g.watchable()
		}
		if none != nil {
			a.Fail(none)
			return
		}
		p := local.New(stand, play.Host{Exports: w.exports, Home: letters{w}.home(stand)})
		o := again.Offer{Story: story, Name: name, Eyes: g.eyes(p)}
		if g.films(p) != nil {
			o.Film = func(a desk.Desk) { w.filmSave(a, g, rec) }
		}
		a.Push(again.New(screen, o))
	})
}

// filmSave opens the sheet on which it is chosen how a saved game is kept. What stands there is told
// from its log, which is played again beside the loop.
func (w *window) filmSave(a desk.Desk, g *title, rec *game.Record) {
	var t *game.Table
	var err error
	under := a.Top()
	w.beside(func() { t, err = game.TakeUp(g.Rules(), rec) }, func() {
		switch {
		case err != nil:
			a.Fail(err)
		case a.Top() == under:
			g.films(local.New(t, play.Host{Exports: w.exports, Home: letters{w}.home(t)}))(a)
		}
	})
}
