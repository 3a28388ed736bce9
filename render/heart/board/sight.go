package board

import (
	"math"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/ui"
)

// inSight is where things that no button stands for were drawn in this frame: the zero
// rectangle where they were not.
type inSight struct {
	cells [box.Slots]ui.Rect
	strip ui.Rect
	land  ui.Rect // the chart
}

// Cell is where a slot of the Matrix is seen; ok is false where it is not.
func (b *Board) Cell(at box.Slot) (r ui.Rect, ok bool) {
	r = b.inSight.cells[at]
	return r, !r.Empty()
}

// Strip is where the Event strip is seen; ok is false where it is not.
func (b *Board) Strip() (r ui.Rect, ok bool) { return b.inSight.strip, !b.inSight.strip.Empty() }

// Land is where a region is seen on the chart; ok is false where its middle is not.
func (b *Board) Land(at chart.Region) (r ui.Rect, ok bool) {
	land := b.inSight.land
	if land.Empty() || !land.Contains(b.view.HexRect(b.printed.Middle(at)).Centre()) {
		return r, false
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, id := range b.printed.Hexes(at) {
		h := b.view.HexRect(id)
		x0, y0, x1, y1 = min(x0, h.X), min(y0, h.Y), max(x1, h.Right()), max(y1, h.Bottom())
	}
	x0, y0, x1, y1 = max(x0, land.X), max(y0, land.Y), min(x1, land.Right()), min(y1, land.Bottom())
	return ui.R(x0, y0, x1-x0, y1-y0), true
}

// Listed reports whether whoever sits before the screen has chosen an outfit to buy by.
func (b *Board) Listed() bool {
	s := b.Play.Seat()
	return s >= 0 && int(s) < len(b.list) && b.list[s] > 0
}
