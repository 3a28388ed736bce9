package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// cutter turns the tone of one shape into ink, pixel by pixel.
type cutter struct {
	Tone
	plate          *plate
	sin, cos       float64
	sin2, cos2     float64 // of the crossing lines
	pitch          float64
	x0, y0, gx, gy float64 // how far along the gradient a pixel is
	bend           float64 // how far relief shifts a line, in pixels
	cellPx         float64
	seed           uint32
}

func (b Burin) newCutter(t Tone, px []Shape) *cutter {
	c := &cutter{Tone: t, plate: b.plate, pitch: b.Pitch * t.fine, seed: b.seed}
	c.sin, c.cos = math.Sincos(t.angle * math.Pi / 180)
	c.sin2, c.cos2 = math.Sincos((t.angle + 64) * math.Pi / 180)
	x0, y0, x1, y1 := extent(px)
	c.x0, c.y0 = x0, y0
	if t.across {
		c.gx = 1 / max(x1-x0, 1)
	} else {
		c.gy = 1 / max(y1-y0, 1)
	}
	c.cellPx = max(2.6, t.cell*b.m.scale())
	if t.radius > 0 {
		c.bend = min(t.radius*b.m.scale()*0.9, c.pitch*5)
	}
	return c
}

// ink is the ink at a pixel: lit from −1 (turned from the light) to 1, high
// from 0 (rim) to 1.
func (c *cutter) ink(x, y, lit, high float64) float64 {
	d := c.a
	if c.a != c.b {
		d += (c.b - c.a) * paint.Clamp((x-c.x0)*c.gx+(y-c.y0)*c.gy, 0, 1)
	}
	d -= lit * c.depth
	bend := c.bend * high
	switch c.texture {
	case Leafy:
		u, v, id := cell(x/c.cellPx, y/(c.cellPx*0.8), c.seed)
		k := -(u*lightX + v*lightY) * 0.85
		d += k*0.75 + 0.10*(paint.Unit(id)-0.5)
		bend += c.pitch * 3 * paint.Unit(id)
		if u*u+v*v > 0.30 {
			d += 0.22
		}
	case Craggy:
		n := paint.Cloud(x/c.cellPx/1.7, y/c.cellPx, 3, c.seed, 0.6)
		m := paint.Cloud(x/c.cellPx/1.7+0.35, y/c.cellPx+0.3, 3, c.seed, 0.6)
		d += (m - n) * 1.1
		bend += c.pitch * 1.6 * n
	case Furry:
		u := (x*c.cos + y*c.sin) / (c.cellPx * 2)
		v := (y*c.cos - x*c.sin) / (c.cellPx * 0.5)
		d += 0.3 * paint.Noise(u, v, c.seed)
	case Mottled:
		d += 0.35 * paint.Noise(x/c.cellPx, y/c.cellPx, c.seed)
	}
	for _, l := range c.plate.lamps {
		if q := ((x-l.x)*(x-l.x) + (y-l.y)*(y-l.y)*1.7) / (l.r * l.r); q < 1 {
			d -= l.power * (1 - q) * (1 - q) * (1 - c.plate.aside)
		}
	}
	d = paint.Clamp(d, 0, 1)
	if d < 0.02 {
		return 0
	}
	switch c.hand {
	case dotted:
		return c.stipple(x, y, d)
	case rippled:
		return c.ripple(x, y, d)
	}
	return c.hatch(x, y, d, bend)
}

// hatch is parallel lines as wide as the tone asks, crossed where it is dark.
func (c *cutter) hatch(x, y, d, bend float64) float64 {
	if d > 0.93 {
		return 1
	}
	x, y = x+0.5, y+0.5
	sway := 0.22 * c.pitch * paint.Noise(x/(c.pitch*9), y/(c.pitch*7), c.seed+3)
	along := x*c.cos + y*c.sin
	across := y*c.cos - x*c.sin + bend + sway
	phase := across / c.pitch
	first := d
	if d > 0.46 {
		first = 0.46 + (d-0.46)*0.45
	}
	row := math.Floor(phase)
	if d < 0.2 { // lines too fine to be cut break off
		n := paint.Noise(along/(c.pitch*3.2), row*1.7, c.seed+11)*0.5 + 0.5
		lack := 1 - d/0.2
		first = max(d, 0.14) * paint.SmoothStep(lack*0.75-0.12, lack*0.75+0.12, n)
	}
	v := LineInk(phase-row, first, c.pitch)
	if d > 0.46 {
		second := 1 - (1-d)/(1-first)
		ph := (y*c.cos2-x*c.sin2+bend*0.6+sway)/c.pitch + 0.3
		w := LineInk(ph-math.Floor(ph), second, c.pitch)
		v = 1 - (1-v)*(1-w)
	}
	return v
}

// stipple is dots, more and larger where it is dark.
func (c *cutter) stipple(x, y, d float64) float64 {
	s := c.pitch * 1.15
	u, v := (x+0.5)/s, (y+0.5)/s
	row := math.Floor(v)
	u += 0.5 * float64(int(row)&1)
	ix, iy := math.Floor(u), row
	h := paint.Lattice(int32(ix), int32(iy), c.seed)
	if paint.Unit(h) > 0.25+d*1.6 {
		return 0
	}
	cx, cy := ix+0.5+0.36*(paint.Unit(paint.Mix(h+1))-0.5), iy+0.5+0.36*(paint.Unit(paint.Mix(h+2))-0.5)
	r := math.Sqrt(min(d, 0.75) / math.Pi)
	r = max(r, 0.18)
	dist := math.Hypot((u-cx)*s, (v-cy)*s)
	return paint.Clamp(r*s+0.5-dist, 0, 1) * min(1, r*s*1.6)
}

// ripple is level lines that come and go.
func (c *cutter) ripple(x, y, d float64) float64 {
	if d > 0.93 {
		return 1
	}
	x, y = x+0.5, y+0.5
	p := c.pitch
	sway := 0.5 * p * paint.Noise(x/(p*5), y/(p*2.2), c.seed+5)
	phase := (y + sway) / p
	row := math.Floor(phase)
	n := paint.Noise(x/(p*4.5)+row*3.7, row*0.9, c.seed+17)*0.5 + 0.5
	lack := paint.Clamp(1-d*1.15, 0, 1)
	w := (0.12 + d*0.62) * paint.SmoothStep(lack*0.72-0.2, lack*0.72+0.1, n)
	return LineInk(phase-row, min(w, 0.95), p)
}

// cell finds the nearest of a field of scattered points: the way from it, in
// cells, and its word.
func cell(x, y float64, seed uint32) (u, v float64, id uint32) {
	ix, iy := int32(math.Floor(x)), int32(math.Floor(y))
	best := 9.0
	for dy := int32(-1); dy <= 1; dy++ {
		for dx := int32(-1); dx <= 1; dx++ {
			h := paint.Lattice(ix+dx, iy+dy, seed)
			px := float64(ix+dx) + 0.5 + 0.8*(paint.Unit(h)-0.5)
			py := float64(iy+dy) + 0.5 + 0.8*(paint.Unit(paint.Mix(h))-0.5)
			if q := (x-px)*(x-px) + (y-py)*(y-py); q < best {
				best, u, v, id = q, x-px, y-py, h
			}
		}
	}
	return u, v, paint.Mix(id)
}
