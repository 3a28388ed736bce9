package board

import (
	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

// PageKeys are the keys that open the pages one reads beside the game, from
// the board and from every screen that has no other use for the key: the journal, the points
// and records, the peoples. Nothing opens while the machine changes hands.
func PageKeys(c *ui.Context, a desk.Desk, p *play.Play, pages Pages) {
	if !c.HasKeys() || p.Seat() == game.Nobody && !p.Over() {
		return
	}
	switch {
	case c.Command(keys.Journal):
		a.Push(pages.Journal())
	case c.Command(keys.Points):
		a.Push(pages.Points())
	case c.Command(keys.Peoples):
		a.Push(pages.Peoples(0))
	}
}
