package library

import (
	"sourceofthenile/game"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// DateOf is the date in the game of a save, in the language that is spoken: the
// save itself holds it as it was said when it was written.
func (c Catalogue) DateOf(h saves.Header) string {
	g := c.Of(h.Game)
	if g == nil || h.Date == "" {
		return h.Date
	}
	return g.Date(game.Summary{Turn: h.Turn, Result: game.Result{Ending: h.Ending}})
}

// SaysTheEnd reports whether the date of a save that is over says so itself: in games that
// count their turns, which are then those that were played.
func (c Catalogue) SaysTheEnd(h saves.Header) bool {
	g := c.Of(h.Game)
	return g != nil && h.Over() && c.DateOf(h) != g.Date(game.Summary{Turn: h.Turn})
}

// MomentOf is what a save is called that no player has named: the date in the
// game and whose turn it is.
func (c Catalogue) MomentOf(h saves.Header) string {
	switch date := c.DateOf(h); {
	case date == "":
		return words.Say("load.moment.unknown")
	case c.SaysTheEnd(h):
		return words.Sentence(date)
	case h.Over():
		return words.Say("load.moment.over", "date", date)
	case h.Mover < 1 || h.Mover > len(h.Players):
		return date
	default:
		return words.Say("load.moment", "date", date, "who", h.Players[h.Mover-1].Name)
	}
}

// MostLooked is how many saves are looked into for the one to continue with.
const MostLooked = 8

// compare has the head of a save be as the game in it is, as far as that can be read: what
// stands on the title is of that.
func (l *Library) compare(e *saves.Entry) {
	if e.Sort == saves.Playing { // it goes further than its head
		return
	}
	t, err := safely(func() (*game.Table, error) {
		return l.Look(e.Path)
	})
	if err != nil {
		return
	}
	is := l.HeaderOf(t, "")
	h := &e.Header
	h.Name, h.Way, h.Target, h.Ending, h.Turn, h.Mover, h.Players = is.Name, is.Way, is.Target, is.Ending, is.Turn, is.Mover, is.Players
}

// HeaderOf is what a save says about a game without being played again.
func (c Catalogue) HeaderOf(t *game.Table, label string) saves.Header {
	sum := t.Position().Summary()
	h := saves.Header{
		Program: c.Program, Name: sum.Name, Way: sum.Way, Target: sum.Target, Ending: sum.Result.Ending, Turn: sum.Turn, Label: label, Mover: int(sum.Acting.First()) + 1,
	}
	if g := c.Of(t.Rules().Name()); g != nil {
		h.Date = g.Date(sum)
		h.Period = g.Year(sum.Turn)
	}
	for _, p := range sum.Players {
		h.Players = append(h.Players, saves.Player{Name: p.Name, Score: p.Score, Colour: p.Colour})
	}
	return h
}
