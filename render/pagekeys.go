package render

import (
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
)

// withKey is the label of the i-th of a list, from 0, with the key that takes
// it before it: where that is one alone, not held with another.
func withKey(c *ui.Context, i int, label string) string {
	key := c.KeyOf(keymap.Figure(i))
	if utf8.RuneCountInString(key) != 1 {
		return label
	}
	return ui.Escape(key) + "  " + label
}

// pageKeys are the keys that open the pages one reads beside the game, from
// the board and from every screen that has no other use for the key: the journal, the points
// and records, the peoples. Nothing opens while the machine changes hands.
func pageKeys(c *ui.Context, a *App, p *Play) {
	if !c.HasKeys() || p.Seat() == game.Nobody && !p.Table().Over() {
		return
	}
	switch {
	case c.Command(keymap.Journal):
		a.Push(NewJournal(p))
	case c.Command(keymap.Points):
		a.Push(NewPoints(p))
	case c.Command(keymap.Peoples):
		a.Push(NewPeoples(p, 0))
	}
}
