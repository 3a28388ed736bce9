package main

import (
	"cmp"
	"slices"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/library"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// shelf is a library as the screens see it, and the program's settings.
type shelf struct {
	library.Library
	settings     saves.Folder     // where the settings lie; none: with the games
	clock        func() time.Time // nil: that of the machine
	lostSettings string           // what a damaged file of settings is called now, "" there was none
}

// newShelf is the shelf of a folder of games.
func newShelf(games, settings saves.Folder) *shelf {
	s := &shelf{settings: settings}
	s.Catalogue, s.Dir = catalogue, games
	return s
}

// List is every saved game, the newest first, broken ones too.
func (s *shelf) List() ([]menu.SaveInfo, error) { return s.ListOf(menu.OnShelf) }

// ListOf is every saved game of a place.
func (s *shelf) ListOf(p menu.Place) ([]menu.SaveInfo, error) {
	entries, err := s.Library.List(saves.Place(p))
	var out []menu.SaveInfo
	for _, e := range entries {
		out = append(out, infoOf(e))
	}
	return out, err
}

// Last is the game that Continue takes up.
func (s *shelf) Last() (menu.SaveInfo, bool) {
	e, ok := s.Library.Last()
	if !ok {
		return menu.SaveInfo{}, false
	}
	return infoOf(e), true
}

// Move puts a save elsewhere.
func (s *shelf) Move(path string, to menu.Place) error {
	return s.Library.Move(path, saves.Place(to))
}

// Glance is the game of a save as everybody may see it. It may be called from any
// goroutine.
func (s *shelf) Glance(path string, colours chart.Palette) (menu.Picture, error) {
	t, err := s.Look(path)
	if err != nil {
		return nil, err
	}
	return titleOf(t.Rules().Name()).Glance(t.Position(), colours)
}

// saved lists what has been saved of a game and can be read, the newest first.
func (s *shelf) saved(g *title) func() []menu.SaveInfo {
	return func() []menu.SaveInfo {
		all, _ := s.List() // of a folder that cannot be read nothing is offered
		return slices.DeleteFunc(all, func(s menu.SaveInfo) bool { return s.Broken != "" || s.Game != g.Rules().Name() })
	}
}

// position is where a saved game stands.
func (s *shelf) position(path string) (game.Position, error) {
	t, err := s.Look(path)
	if err != nil {
		return nil, err
	}
	return t.Position(), nil
}

// What is shown of a head: more players than sit at any table, and longer names than any has,
// are of no game.
const (
	mostShown   = 6
	mostLetters = 32
)

// brief is a text from a file as far as it is shown.
func brief(s string, letters int) string {
	s = words.Clean(s)
	if r := []rune(s); len(r) > letters {
		return string(r[:letters]) + "…"
	}
	return s
}

// together has a game that all win or lose together say how it ended, and what each did.
func (t *title) together(info *menu.SaveInfo) {
	g, ok := t.Game.(menu.Together)
	if !ok {
		return
	}
	if info.Finished() {
		info.Ended = g.Ended(info.Ending)
	}
	for i := range info.Players {
		info.Players[i].Did = g.Did(info.Players[i].Points)
	}
}

// infoOf is what the list shows of one save.
func infoOf(e saves.Entry) menu.SaveInfo {
	e.Header.Date = catalogue.DateOf(e.Header)
	e.Header.Label, e.Header.Name = brief(e.Header.Label, 2*mostLetters), brief(e.Header.Name, mostLetters)
	e.Header.Players = slices.Clone(e.Header.Players[:min(len(e.Header.Players), mostShown)])
	for i := range e.Header.Players {
		e.Header.Players[i].Name = brief(e.Header.Players[i].Name, mostLetters)
	}
	info := menu.SaveInfo{
		Path: e.Path, ID: e.Header.ID, Name: cmp.Or(e.Header.Label, e.Name), When: e.When(), Date: e.Header.Date, Turn: e.Header.Turn + 1,
		Auto: e.Sort == saves.Auto, Quick: e.Sort == saves.Quick, Target: e.Header.Target, Ending: e.Header.Ending,
	}
	info.Of, info.Game = e.Header.Name, e.Header.Game
	if g := titleOf(e.Header.Game); g != nil {
		g.charted(&info, &e.Header)
		info.Way, info.Called = g.Way(e.Header.Way), words.In(g.Words()).Say("game.name")
	}
	if e.Header.Label == "" && e.Header.Date != "" { // a file's name is shown of what cannot be read alone
		info.Name = words.Facts(cmp.Or(info.Of, info.Called), info.Date)
	}
	info.Name = words.Clean(info.Name)
	switch {
	case e.Header.Date == "":
		info.Turn = 0 // the head cannot be read
	case catalogue.SaysTheEnd(e.Header):
		info.Turn = e.Header.Turn
	}
	if info.Auto || info.Quick {
		info.Name = catalogue.MomentOf(e.Header)
	}
	for _, p := range e.Header.Players {
		info.Players = append(info.Players, menu.SavePlayer{Name: p.Name, Colour: p.Colour, Points: p.Score})
	}
	if g := titleOf(e.Header.Game); g != nil {
		g.together(&info)
	}
	if e.Problem != nil {
		info.Broken, info.Rescuable = words.Err(e.Problem), e.Problem.Kind.Rescuable()
	}
	return info
}
