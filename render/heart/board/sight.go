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
	luck  ui.Rect // the Bad Luck Markers of whoever sits before the screen
	idle  ui.Rect // an Event that no day of the road brings
	red   ui.Rect // a country that has been raided
	key   ui.Rect // what unfolds the key of the signs
	far   ui.Rect // a find that was too far off to be kept
}

// Luck is where the Bad Luck Markers are seen of whoever sits before the screen; ok is false where they are not.
func (b *Board) Luck() (r ui.Rect, ok bool) { return b.inSight.luck, !b.inSight.luck.Empty() }

// Key is where the button is seen that unfolds the key of the signs on the chart; ok is false where it is not.
func (b *Board) Key() (r ui.Rect, ok bool) { return b.inSight.key, !b.inSight.key.Empty() }

// Idle is where an Event is seen of which nothing comes on a day of the road; ok is false where none is.
func (b *Board) Idle() (r ui.Rect, ok bool) { return b.inSight.idle, !b.inSight.idle.Empty() }

// Raided is where a way is seen into a country that has been raided; ok is false where none is.
func (b *Board) Raided() (r ui.Rect, ok bool) { return b.inSight.red, !b.inSight.red.Empty() }

// Far is where a find is seen to have been lost for being too far off; ok is false where none is.
func (b *Board) Far() (r ui.Rect, ok bool) { return b.inSight.far, !b.inSight.far.Empty() }

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

// Proposed is the ready-made outfit that is proposed to whoever sits before the screen, for the Patron that they have.
func (b *Board) Proposed() box.Outfit {
	v, _ := b.look()
	return bestList(v, b.Play.Seat())
}

// Listed reports whether whoever sits before the screen has chosen an outfit to buy by.
func (b *Board) Listed() bool {
	s := b.Play.Seat()
	return s >= 0 && int(s) < len(b.list) && b.list[s] > 0
}
