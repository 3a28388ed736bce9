package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
)

// The counters of the company on the chart.

// stand is where counters stand at a place, so wide and high: over the upper edge of its picture, or within
// it, or at its right, wherever they first lie on no other place's name.
func (b *Board) stand(isle foretell.Island, at box.Place, vg ui.Rect, side, wide float64) ui.Rect {
	usual := ui.R(vg.X-side*0.2, vg.Y-side*0.5, wide, side)
	for _, r := range [...]ui.Rect{usual, ui.R(vg.X-side*0.2, vg.Y, wide, side), ui.R(vg.Right()+side*0.2-wide, vg.Y-side*0.5, wide, side), ui.R(vg.Right()+side*0.2-wide, vg.Y, wide, side)} {
		if !b.onName(isle, at, r) {
			return r
		}
	}
	return usual
}

// onName reports whether something that lies at a place would lie on the name of another.
func (b *Board) onName(isle foretell.Island, at box.Place, r ui.Rect) bool {
	p := chartsheet.Picture{West: isle.West}
	for o := range isle.Board().Spots {
		for _, x := range [...]float64{r.X, r.Centre().X, r.Right()} {
			for _, y := range [...]float64{r.Y, r.Centre().Y} {
				if box.Place(o) != at && p.Named(box.Place(o), [2]float64{x - b.chart.X, y - b.chart.Y}, 0, int(b.chart.W), int(b.chart.H)) {
					return true
				}
			}
		}
	}
	return false
}

// piece is somebody's counter: the sign of the colour, ringed where it is their turn.
func (b *Board) piece(c *ui.Context, r ui.Rect, v island.View, s game.Seat) {
	if v.Turn().Seat == s {
		for d := range 3 {
			page.Outline(c, r.Inset(-float64(d)), ui.Gold)
		}
	}
	c.Sign(r, v.Chair(s).Colour)
}
