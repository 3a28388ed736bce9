package chart

import "math"

// rose draws the compass rose: sixteen winds, one side of each dark, on two rings.
func (c *canvas) rose() {
	b := c.setting.rose
	if b == (box{}) || !c.view().grow(0.5+2/c.scale).meets(b) {
		return
	}
	mid := pt{(b.x0 + b.x1) / 2, (b.y0+b.y1)/2 + 0.35}
	r := roseSide / 2 * 0.92
	k := c.scale
	q := c.px(mid)
	at := func(wind, radius float64) pt {
		s, cs := math.Sincos(wind * math.Pi / 8)
		return pt{q.X + radius*k*s, q.Y - radius*k*cs}
	}
	c.work.disc(q, r*0.66*k)
	c.fill(&c.work, paperPale, 105)
	c.rings(q, r*k)
	// Far winds first, so that the four great ones lie on top.
	for _, row := range [...]struct{ from, step, long, wide float64 }{
		{1, 2, 0.52, 0.075}, {2, 4, 0.70, 0.115}, {0, 4, 1.0, 0.15},
	} {
		for w := row.from; w < 16; w += row.step {
			c.wind8(at, w, row.long*r, row.wide*r)
		}
	}
	c.work.disc(q, 0.055*r*k)
	c.fill(&c.work, darkSepia, 255)
	c.work.disc(q, 0.028*r*k)
	c.fill(&c.work, gold, 255)
	c.writeAt(writing{face: c.faces.caps, text: c.say("chart.north"), em: 0.95 * k, align: atMiddle, col: darkSepia, alpha: 250}, at(0, r+0.46))
}

// rings are the circles of the rose, ruled every eleventh degree and a quarter.
func (c *canvas) rings(q pt, r float64) {
	thin := c.thin(0.026, 0.6)
	c.work.circle(q, r*0.66, thin*1.3)
	c.work.circle(q, r*0.61, thin*0.8)
	c.work.circle(q, r*0.30, thin*0.9)
	for i := range 64 {
		s, cs := math.Sincos(float64(i) * math.Pi / 32)
		in := 0.635
		if i%2 == 0 {
			in = 0.61
		}
		c.work.line(q.add(pt{s, cs}.mul(r*in)), q.add(pt{s, cs}.mul(r*0.66)), thin*0.9)
	}
	c.fill(&c.work, sepia, 210)
}

// wind8 is one point of the rose.
func (c *canvas) wind8(at func(wind, radius float64) pt, w, long, wide float64) {
	tip, root := at(w, long), at(w, 0)
	l, r := at(w-2, wide*1.4142), at(w+2, wide*1.4142)
	c.work.ring(root, l, tip)
	c.fill(&c.work, paperPale, 255)
	c.work.ring(root, tip, r)
	c.fill(&c.work, darkSepia, 250)
	edge := c.thin(0.024, 0.6)
	c.work.line(root, l, edge)
	c.work.line(l, tip, edge)
	c.work.line(tip, r, edge)
	c.fill(&c.work, darkSepia, 240)
}
