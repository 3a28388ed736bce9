package chart

import (
	"image/color"
	"math"
	"strconv"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// figureScale is the scale below which heights and sizes are left out.
const figureScale = 22

// spot is a place in a hex, given in hex sides from its centre.
func (c *canvas) spot(id hexmap.ID, x, y float64) pt {
	cx, cy := c.m.Cells[id].Hex.Centre()
	return pt{cx + x, cy + y}
}

// features draws what belongs to the land of a hex: cataract and oasis.
func (c *canvas) features(id hexmap.ID, s *Sheet) {
	h := c.hex(s, id)
	if h.Ink == Bare {
		return
	}
	if h.Cataract >= hexmap.NE && h.Cataract <= hexmap.NW {
		c.cataract(id, h.Cataract)
	}
	if h.Oasis {
		c.oasis(c.spot(id, 0.30, 0.02))
	}
}

// badges draws what is noted in a hex: people, caches, flags, figures.
func (c *canvas) badges(id hexmap.ID, s *Sheet, l *layout) {
	h := c.hex(s, id)
	if !c.sees(c.spot(id, 0, 0), 1.2) || c.scale < signScale {
		return
	}
	for _, f := range c.fixturesIn(id, s) {
		switch f.kind {
		case hutFixture:
			if c.setting.in.covers(f.box) {
				c.hut(f.at, int(h.Tribe))
			}
		case crateFixture:
			c.crate(c.px(f.at), seatColour(s, f.seat))
		case flagFixture:
			c.pennant(c.px(f.at), f.seat, seatColour(s, f.seat))
		}
	}
	c.figures(id, h, s, l)
}

// oasis is a pool in a patch of green, and a palm over it.
func (c *canvas) oasis(at pt) {
	if !c.sees(at, 0.6) {
		return
	}
	c.work.oval(c.px(at.add(pt{0, 0.1})), 0.27*c.scale, 0.19*c.scale, 0)
	c.fill(&c.work, leafGreen, 215)
	if c.scale < signScale {
		return
	}
	c.work.oval(c.px(at.add(pt{0.03, 0.14})), 0.12*c.scale, 0.06*c.scale, 0)
	c.fill(&c.work, ink{120, 184, 214}, 255)
	p := &pen{canvas: c, centre: at, w: c.thin(0.036, 0.9), dice: paint.NewDice(3, 95)}
	p.palm(pt{-0.05, -0.07})
	c.fill(&c.work, ink{8, 52, 26}, 250)
}

// hut is a people's: a round house with a pointed thatch, its number beside it.
func (c *canvas) hut(at pt, number int) {
	k := c.scale
	q := c.px(at)
	p := func(x, y float64) pt { return pt{q.X + x*k, q.Y + y*k} }
	wall := func(g float64) {
		c.work.ring(p(-0.15-g, -0.02), p(0.15+g, -0.02), p(0.135+g, 0.17+g), p(-0.135-g, 0.17+g))
		roof := []pt{p(-0.235-1.4*g, 0.025+g), p(-0.10-g, -0.12-g), p(0, -0.225-1.6*g), p(0.10+g, -0.12-g), p(0.235+1.4*g, 0.025+g)}
		c.work.ring(roof...)
	}
	wall(0.055)
	c.fill(&c.work, paperPale, 235)
	wall(0.016)
	c.fill(&c.work, darkSepia, 255)
	c.work.ring(p(-0.125, 0.02), p(0.125, 0.02), p(0.115, 0.15), p(-0.115, 0.15))
	c.fill(&c.work, paperPale, 255)
	c.work.ring(p(-0.19, 0.0), p(-0.085, -0.105), p(0, -0.185), p(0.085, -0.105), p(0.19, 0.0))
	c.fill(&c.work, ink{196, 150, 84}, 255)
	line := c.thin(0.018, 0.6)
	for _, x := range [...]float64{-0.12, -0.045, 0.045, 0.12} {
		c.work.line(p(x*0.25, -0.17), p(x, 0.0), line)
	}
	c.work.ring(p(-0.04, 0.155), p(-0.04, 0.055), p(0.04, 0.055), p(0.04, 0.155))
	c.fill(&c.work, darkSepia, 255)
	if k < 15 {
		return
	}
	em := max(hutNumberEm*k, hutNumberLeast)
	c.writeAt(writing{face: c.faces.bold, text: strconv.Itoa(number), em: em, col: darkSepia, alpha: 255, halo: 215}, p(0.27, 0.04))
}

// seatColour is a player's colour; seats the sheet forgot are grey.
func seatColour(s *Sheet, seat int) ink {
	if seat < len(s.Colours) {
		return inkOf(s.Colours[seat])
	}
	return inkOf(color.RGBA{110, 110, 110, 255})
}

// shownFlags are the seats whose flags stand in a hex: those that know it, or
// the one that published it where that is asked.
func (c *canvas) shownFlags(h *Hex, s *Sheet) uint8 {
	switch {
	case s.Layers.has(ShowPublishers) && h.Ink == Published && h.By > 0:
		return 1 << ((h.By - 1) & 7)
	case s.Layers.has(NoFlags):
		return 0
	}
	return h.Flags
}

// pennant is a small flag on a staff whose foot stands at q. Every seat's is of
// another form: colour is not all that tells them apart.
func (c *canvas) pennant(q pt, seat int, col ink) {
	k := c.scale
	p := func(x, y float64) pt { return pt{q.X + x*k, q.Y + y*k} }
	cloth := func(g float64) {
		l, r, t, b := -0.01, 0.25+1.6*g, -0.36-g, -0.17+g
		m := (t + b) / 2
		switch seat % 6 {
		case 1: // a square
			c.work.ring(p(l, t), p(0.20+g, t), p(0.20+g, b), p(l, b))
		case 2: // a swallow's tail
			c.work.ring(p(l, t), p(0.24+g, t), p(0.15+g, m), p(0.24+g, b), p(l, b))
		case 3: // rounded
			c.work.point(p(l, t))
			for i := range 9 {
				s, cs := math.Sincos(math.Pi * (float64(i)/8 - 0.5))
				c.work.point(p(0.11+(0.11+g)*cs, m+(0.095+g)*s))
			}
			c.work.point(p(l, b))
			c.work.close()
		case 4: // two points, one above the other
			c.work.ring(p(l, t), p(0.20+g, t*0.75+b*0.25), p(0.06+g, m), p(0.20+g, t*0.25+b*0.75), p(l, b))
		case 5: // a long streamer
			c.work.ring(p(l, t), p(0.30+1.5*g, t+0.06), p(l, t+0.12+2*g))
		default: // a triangle
			c.work.ring(p(l, t), p(r, m), p(l, b))
		}
	}
	c.work.line(p(0, 0.02), p(0, -0.38), c.thin(0.035, 1))
	c.fill(&c.work, darkSepia, 255)
	cloth(0.024)
	c.fill(&c.work, darkSepia, 255)
	cloth(0)
	c.fill(&c.work, col, 255)
}

// crate is a box with a cross of battens.
func (c *canvas) crate(q pt, col ink) {
	k := 0.105 * c.scale
	e := c.thin(0.026, 0.8)
	c.work.rect(q.X-k-2*e, q.Y-k*0.86-2*e, q.X+k+2*e, q.Y+k*0.86+2*e)
	c.fill(&c.work, paperPale, 220)
	c.work.rect(q.X-k-e, q.Y-k*0.86-e, q.X+k+e, q.Y+k*0.86+e)
	c.fill(&c.work, darkSepia, 255)
	c.work.rect(q.X-k, q.Y-k*0.86, q.X+k, q.Y+k*0.86)
	c.fill(&c.work, col, 255)
	c.work.line(pt{q.X - k, q.Y - k*0.86}, pt{q.X + k, q.Y + k*0.86}, e)
	c.work.line(pt{q.X - k, q.Y + k*0.86}, pt{q.X + k, q.Y - k*0.86}, e)
	c.fill(&c.work, col.mixed(white, 170), 255)
}
