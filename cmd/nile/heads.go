package main

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

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

// infoOf is what the list shows of one save.
func infoOf(e saves.Entry) menu.SaveInfo {
	e.Header.Date = dateOf(e.Header)
	e.Header.Label, e.Header.Name = brief(e.Header.Label, 2*mostLetters), brief(e.Header.Name, mostLetters)
	e.Header.Players = slices.Clone(e.Header.Players[:min(len(e.Header.Players), mostShown)])
	for i := range e.Header.Players {
		e.Header.Players[i].Name = brief(e.Header.Players[i].Name, mostLetters)
	}
	info := menu.SaveInfo{
		Path: e.Path, Name: cmp.Or(e.Header.Label, e.Name), When: e.When(), Date: e.Header.Date, Turn: e.Header.Turn + 1,
		Auto: e.Sort == saves.Auto, Quick: e.Sort == saves.Quick, Target: e.Header.Target, Finished: e.Header.Over,
	}
	info.Name, info.Of, info.Game = words.Clean(info.Name), e.Header.Name, e.Header.Game
	if g := titleOf(e.Header.Game); g != nil {
		info.Way = g.Way(e.Header.Way)
	}
	switch {
	case e.Header.Date == "":
		info.Turn = 0 // the head cannot be read
	case saysTheEnd(e.Header):
		info.Turn = e.Header.Turn
	}
	if info.Auto || info.Quick {
		info.Name = momentOf(e.Header)
	}
	for _, p := range e.Header.Players {
		info.Players = append(info.Players, menu.SavePlayer{Name: p.Name, Colour: p.Colour, Points: p.Score})
	}
	if e.Problem != nil {
		info.Broken, info.Rescuable = words.Err(e.Problem), e.Problem.Kind.Rescuable()
	}
	return info
}

// dateOf is the date in the game of a save, in the language that is spoken: the
// save itself holds it as it was said when it was written.
func dateOf(h saves.Header) string {
	g := titleOf(h.Game)
	if g == nil || h.Date == "" {
		return h.Date
	}
	sum := game.Summary{Turn: h.Turn}
	if h.Over {
		sum.Result.Ending = game.AllLost // whoever has won, it is over
	}
	return g.Date(sum)
}

// saysTheEnd reports whether the date of a save that is over says so itself: in games that
// count their turns, which are then those that were played.
func saysTheEnd(h saves.Header) bool {
	g := titleOf(h.Game)
	return g != nil && h.Over && dateOf(h) != g.Date(game.Summary{Turn: h.Turn})
}

// momentOf is what a save is called that no player has named: the date in the
// game and whose turn it is.
func momentOf(h saves.Header) string {
	switch date := dateOf(h); {
	case date == "":
		return words.Say("load.moment.unknown")
	case saysTheEnd(h):
		return words.Sentence(date)
	case h.Over:
		return words.Say("load.moment.over", "date", date)
	case h.Mover < 1 || h.Mover > len(h.Players):
		return date
	default:
		return words.Say("load.moment", "date", date, "who", h.Players[h.Mover-1].Name)
	}
}

// mostLooked is how many saves are looked into for the one to continue with.
const mostLooked = 8

// hold holds the head of a save against the game in it, as far as that can be read: what
// stands on the title is of that.
func (s shelf) hold(e *saves.Entry) {
	if e.Sort == saves.Playing { // it goes further than its head
		return
	}
	t, err := safely(func() (*game.Table, error) {
		_, t, err := s.look(e.Path)
		return t, err
	})
	if err != nil {
		return
	}
	is := headerOf(t, "")
	h := &e.Header
	h.Name, h.Way, h.Target, h.Over, h.Turn, h.Mover, h.Players = is.Name, is.Way, is.Target, is.Over, is.Turn, is.Mover, is.Players
}
