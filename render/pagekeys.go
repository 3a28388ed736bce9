package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/render/ui"
)

// pageKeys are the keys that open the pages one reads beside the game, from
// the board and from every screen that has no other use for the letter: J the journal, R the
// points and records, P the peoples. Nothing opens while the machine changes hands.
func pageKeys(c *ui.Context, a *App, p *Play) {
	if !c.HasKeys() || p.Seat() == game.Nobody && !p.Table().Over() {
		return
	}
	switch {
	case c.Take(ui.Key(ebiten.KeyJ)):
		a.Push(NewJournal(p))
	case c.Take(ui.Key(ebiten.KeyR)):
		a.Push(NewPoints(p))
	case c.Take(ui.Key(ebiten.KeyP)):
		a.Push(NewPeoples(p, 0))
	}
}
