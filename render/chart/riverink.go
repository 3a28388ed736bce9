package chart

import (
	"math"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// rivers draws the rivers of a hex: a crayon line over what was explored, a
// fine engraved double line in the printed belt.
func (c *canvas) rivers(id hexmap.ID, s *Sheet) {
	h := c.hex(s, id)
	if h.Ink == Bare || h.Out|h.In == 0 {
		return
	}
	x, y := c.m.Cells[id].Hex.Centre()
	if !c.sees(pt{x, y}, 2.2) {
		return
	}
	arms := c.arms(id, s)
	for i := range arms {
		if arms[i].pts = c.ashore(arms[i].pts); len(arms[i].pts) < 2 {
			arms[i].pts = nil
		}
	}
	if h.Ink == Printed {
		c.engraveArms(arms)
	} else {
		c.crayonArms(arms)
	}
	if h.Out == 0 && h.In != 0 && h.Terrain != hexmap.Lake {
		c.pan(c.middle(id), h.Ink == Printed)
	}
	for _, a := range arms {
		if a.stub {
			c.lead(a, h.Ink == Printed)
		}
	}
	if s.Layers.has(FlowArrows) && c.scale >= signScale {
		c.arrows(arms)
	}
}

// pan is water without outlet: a pool with a ragged, drying rim.
func (c *canvas) pan(at pt, printed bool) {
	blob := func(k float64) {
		for i := range 28 {
			s, cs := math.Sincos(2 * math.Pi * float64(i) / 28)
			r := k * (1 + 0.22*paint.Noise(at.X*5+cs*1.4, at.Y*5+s*1.4, 87))
			c.work.point(c.px(at.add(pt{0.30 * r * cs, 0.20 * r * s})))
		}
		c.work.close()
	}
	blob(1.35)
	c.fill(&c.work, paperPale, 150)
	blob(1)
	if printed {
		c.fill(&c.work, riverLight, 240)
	} else {
		c.chalk(&c.work, riverBlue, 235, 0.93)
	}
	if c.scale < signScale {
		return
	}
	for i := range 18 {
		s, cs := math.Sincos(2 * math.Pi * (float64(i) + 0.3) / 18)
		r := 1.18 + 0.22*paint.Noise(at.X*5+cs*1.4, at.Y*5+s*1.4, 87)
		c.work.disc(c.px(at.add(pt{0.30 * r * cs, 0.20 * r * s})), max(0.014*c.scale, 0.5))
	}
	c.fill(&c.work, sepia, 200)
}

// ashore cuts a course off where it reaches the sea.
func (c *canvas) ashore(pts []pt) []pt {
	dry := 0
	for i, q := range pts {
		if c.shore.at(q) < 0 {
			dry = i + 1
		} else if dry > 0 && i > dry {
			break
		}
	}
	return pts[:min(len(pts), dry+1)]
}

// sweepArm adds a course whose width passes from one end's to the other's.
// The change happens near the upper end, so that it stays within half a hex.
func (c *canvas) sweepArm(a arm, less float64) {
	if len(a.pts) < 2 {
		return
	}
	c.buf = c.pxs(c.buf, a.pts)
	last := len(a.pts) - 1
	width := func(i int) float64 {
		t := paint.Smooth(min(1, float64(i)/float64(last)*3))
		return max(paint.Lerp(a.from, a.to, t)*c.scale, 1.0) - less
	}
	c.work.sweep(c.buf, width)
	if a.rises {
		c.work.disc(c.buf[0], width(0)/2)
	}
	if a.ends {
		c.work.disc(c.buf[last], width(last)/2)
	}
}

func (c *canvas) crayonArms(arms []arm) {
	// A little bare paper beside the line lifts it off the colour below.
	for _, a := range arms {
		if !a.stub {
			a.from, a.to = a.from+0.07, a.to+0.07
			c.sweepArm(a, 0)
		}
	}
	c.fill(&c.work, paperInk, 92)
	for _, a := range arms {
		if !a.stub {
			c.sweepArm(a, 0)
		}
	}
	if c.scale < 12 {
		c.fill(&c.work, riverBlue, 235)
		return
	}
	c.chalk(&c.work, riverBlue, 242, 0.93)
}

func (c *canvas) engraveArms(arms []arm) {
	for _, a := range arms {
		if !a.stub {
			c.sweepArm(a, 0)
		}
	}
	c.fill(&c.work, riverPrint, 235)
	line := c.thin(0.022, 0.7)
	if c.scale < 18 {
		return
	}
	for _, a := range arms {
		if !a.stub && min(a.from, a.to)*c.scale > 2.6*line {
			c.sweepArm(a, 2*line)
		}
	}
	c.fill(&c.work, riverLight, 235)
}

// lead draws a stub: three dashes that fade into the unknown.
func (c *canvas) lead(a arm, printed bool) {
	n := len(a.pts)
	for i, part := range [...][2]float64{{0, 0.42}, {0.52, 0.74}, {0.86, 0.98}} {
		lo, hi := int(part[0]*float64(n-1)), int(math.Ceil(part[1]*float64(n-1)))
		if hi-lo < 1 {
			continue
		}
		w := max(paint.Lerp(a.from, a.to, part[0])*c.scale, 1)
		c.buf = c.pxs(c.buf, a.pts[lo:hi+1])
		c.work.stroke(c.buf, w*(1-0.18*float64(i)))
		alpha := [...]int{215, 150, 95}[i]
		if printed {
			c.fill(&c.work, riverPrint, alpha)
		} else {
			c.chalk(&c.work, riverBlue, alpha, 0.9)
		}
	}
}

// arrows shows which way the water runs.
func (c *canvas) arrows(arms []arm) {
	for _, a := range arms {
		if a.stub || len(a.pts) < 6 {
			continue
		}
		k := len(a.pts) * 2 / 3
		at, d := c.px(a.pts[k]), a.pts[k].sub(a.pts[k-1]).unit()
		r := max(0.13*c.scale, 3)
		c.work.ring(at.add(d.mul(r)), at.add(d.rotate(2.5).mul(r)), at.add(d.rotate(-2.5).mul(r)))
	}
	c.fill(&c.work, ink{16, 48, 98}, 240)
}

// cataract breaks the river white where it crosses the edge, with bars of foam.
func (c *canvas) cataract(id hexmap.ID, d hexmap.Dir) {
	at, out := c.crossing(id, d)
	if c.sees(at, 0.5) {
		c.foam(at.sub(out.mul(0.10)), out, 0.19)
	}
}

// foam is a cataract at a place, the water running out; half is half its breadth.
func (c *canvas) foam(at, out pt, half float64) {
	side := out.left()
	long := 0.12
	corner := func(a, b float64) pt { return c.px(at.add(out.mul(a)).add(side.mul(b))) }
	c.work.quad(corner(-long, -half), corner(long, -half), corner(long, half), corner(-long, half))
	c.fill(&c.work, white, 235)
	if c.scale < signScale {
		return
	}
	for i := -1; i <= 1; i++ {
		k := float64(i) * 0.085
		c.work.line(corner(k, -half*1.15), corner(k, half*1.15), c.thin(0.04, 1.1))
	}
	c.fill(&c.work, ink{24, 62, 112}, 245)
}
