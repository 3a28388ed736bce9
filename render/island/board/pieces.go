package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
)

// The counters of the company on the chart.

// piece is somebody's counter: the sign of the colour, ringed where it is their turn.
func (b *Board) piece(c *ui.Context, r ui.Rect, v island.View, s game.Seat) {
	if v.Turn().Seat == s {
		for d := range 3 {
			page.Outline(c, r.Inset(-float64(d)), ui.Gold)
		}
	}
	c.Sign(r, v.Chair(s).Colour)
}

// walker is the counter of a creature: bound, where it is held, with its health or its number, where it is asked about.
func (b *Board) walker(c *ui.Context, t ui.Rect, isle foretell.Island, n int) {
	if n == foretell.TheGuardian { // black as it is, on a dark picture it would not be seen
		page.Portrait(c, t.Inset(-3), engraving.Token{Form: engraving.Hexagon, Colour: ui.Light})
	}
	token(c, t, foretell.SortOf(n))
	if isle.Held>>n&1 == 1 {
		c.Fill(ui.R(t.X, t.Y+t.H*0.3, t.W, 3), ui.Blue)
		c.Fill(ui.R(t.X, t.Y+t.H*0.62, t.W, 3), ui.Blue)
	}
	if n != foretell.TheGuardian && b.numbered>>n&1 == 0 {
		return
	}
	of, ground := int(isle.Health), ui.Red
	if n != foretell.TheGuardian {
		ground = goes
		of = tell.NumberOf(int8(n))
	}
	badge(c, ui.Point{X: t.Right() - 13, Y: t.Bottom() - 15}, of, ground)
}
