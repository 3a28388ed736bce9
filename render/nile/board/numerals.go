package board

import (
	"image"
	"image/color"
	"math"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
)

// byKeys follows whether the player plays by keyboard: the keys that point
// at hexes are shown then, and go again when the pointer is used.
func (b *Board) byKeys(c *ui.Context) {
	pointer := c.In.Mouse
	switch {
	case len(c.In.Keys) > 0:
		b.keyboard, b.pointer = true, pointer
	case c.In.Pressed[ui.LeftButton], math.Hypot(pointer.X-b.pointer.X, pointer.Y-b.pointer.Y) > pointerUsed:
		b.keyboard = false
	}
	if !b.keyboard {
		b.pointer = pointer
	}
}

// pointerUsed is how far the pointer moves until it counts as being used, in
// units: a table may be knocked against.
const pointerUsed = 24

// numerals shows, on each hex that can be entered, what the way there risks, and the key that points
// at it to whoever plays by keyboard.
func (b *Board) numerals(c *ui.Context, v nile.View, r ui.Rect) {
	if b.Look || b.again != nil || v.Phase() != nile.Travelling {
		return
	}
	sheet, ok := b.Sheet(v)
	if !ok || sheet.At == hexmap.None {
		return
	}
	reads := b.Chart.ToRead()
	c.Clipped(r, func() {
		for i, d := range hexmap.Dirs {
			id := v.Map().Near(sheet.At, d)
			if _, can := b.Targets[id]; id == hexmap.None || !can {
				continue
			}
			h := b.Chart.HexRect(id)
			if h.H < 1.7*numeralSide {
				continue
			}
			at := NumeralAt(h, b.counterOn(id))
			if !b.counterOn(id) {
				at = ClearOf(reads, h, at)
			}
			if at.Intersect(r) != at {
				continue // partly out of sight
			}
			if b.keyboard {
				numeral(c, at, i)
			}
			riskLabel(c, b.Targets[id], at, h, h.Intersect(r), b.counterOn(id))
		}
	})
}

// numeral is the key that points into a direction.
func numeral(c *ui.Context, at ui.Rect, direction int) {
	c.Picture(at, "numeral", 0, paintPlate)
	figure := c.KeyOf(keymap.Figure(direction))
	if c.TextWidth(figure, ui.Strong.At(15)) > numeralSide-5 { // a key held with another
		figure = "·"
	}
	c.Text(at.Offset(0, -0.5), figure, ui.Strong.At(15).To(ui.Centre))
}

// numeralSide is how large a key's plate is, counterHalf half the side of a discovery
// counter for the side of its hex, numeralOut how far the plate may stand out above a hex
// so as to leave the counter free; in units, and parts.
const (
	numeralSide = 21.0
	counterHalf = 0.46
	numeralOut  = 6.0
)

// NumeralAt is where the key of a hex stands on it: in its upper half, and above the
// discovery counter that lies on it.
func NumeralAt(h ui.Rect, counter bool) ui.Rect {
	y := h.Y + h.H*0.12
	if counter {
		y = max(h.Y-numeralOut, min(y, h.Centre().Y-counterHalf*h.H/2-numeralSide-1))
	}
	return ui.R(math.Round(h.Centre().X-numeralSide/2), math.Round(y), numeralSide, numeralSide)
}

// ClearOf is the place of a key on its hex that hides least of what is to be read there: in the middle if it can be,
// as high as it can.
func ClearOf(reads []ui.Rect, h, at ui.Rect) (best ui.Rect) {
	least := math.Inf(1)
	for _, x := range [...]float64{0, -0.24, 0.24} {
		for _, y := range [...]float64{at.Y, h.Centre().Y - numeralSide/2, h.Bottom() - h.H*0.12 - numeralSide} {
			r, hides := ui.R(math.Round(at.X+x*h.W), math.Round(y), at.W, at.H), 0.0
			for _, o := range reads {
				both := r.Intersect(o)
				hides += both.W * both.H
			}
			if hides < least {
				best, least = r, hides
			}
		}
	}
	return best
}

// counterOn reports whether a discovery counter lies on a hex, as the chart shows it.
func (b *Board) counterOn(id hexmap.ID) bool {
	s := b.Chart.Sheet
	return s != nil && int(id) < len(s.Hexes) && s.Hexes[id].Mark != chart.NoMark
}

// keepCounters has nothing laid on the counters that one would go to.
func (b *Board) keepCounters(c *ui.Context, v nile.View, r ui.Rect) {
	c.Clipped(r, func() {
		for _, id := range b.Ordered(v) {
			if b.counterOn(id) {
				h := b.Chart.HexRect(id)
				c.Keep(h.Middle(counterHalf*h.H, counterHalf*h.H))
			}
		}
	})
}

// paintPlate is the small round plate a figure stands on.
func paintPlate(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	p := &page.Pen{Img: img, K: float64(w) / 20}
	p.Area(ui.Ink, page.RingOf(10, 10, 9.6, 9.6, 0, 2*math.Pi)...)
	p.Area(color.RGBA{0xfb, 0xf4, 0xe1, 255}, page.RingOf(10, 10, 8.5, 8.5, 0, 2*math.Pi)...)
	return img
}
