package render

import (
	"sourceofthenile/game"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
)

// pageKeys are the keys that open the pages one reads beside the game, from
// the board and from every screen that has no other use for the key: the journal, the points
// and records, the peoples. Nothing opens while the machine changes hands.
func pageKeys(c *ui.Context, a Desk, p *Play, pages Pages) {
	if !c.HasKeys() || p.Seat() == game.Nobody && !p.Table().Over() {
		return
	}
	switch {
	case c.Command(keymap.Journal):
		a.Push(pages.Journal())
	case c.Command(keymap.Points):
		a.Push(pages.Points())
	case c.Command(keymap.Peoples):
		a.Push(pages.Peoples(0))
	}
}
