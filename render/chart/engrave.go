package chart

import (
	"math"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// signScale is the scale, in pixels a hex side, below which small signs are left out.
const signScale = 11

// signFill is how signs are inked: a colour and its strength, and what their
// lit sides are filled with (strength 0 for nothing).
type signFill struct {
	line  ink
	alpha int
	body  ink
	solid int
	halo  int // strength of bare paper scratched round the signs
}

// pen draws the little signs of a hex: strokes in hex sides from its centre.
type pen struct {
	*canvas
	centre pt
	w      float64 // line width in pixels
	dice   paint.Dice
	extra  float64 // pixels by which every line is wider: for halos
	notes  []box   // what the signs keep off, hex sides
}

func (p *pen) at(x, y float64) pt {
	return p.px(pt{p.centre.X + x, p.centre.Y + y})
}

// curve draws a smooth line through the knots, thinner toward its end when taper is set.
func (p *pen) curve(knots []pt, weight float64, taper bool) {
	for i, k := range knots {
		knots[i] = p.at(k.X, k.Y)
	}
	n := 3
	if p.scale > 40 {
		n = 6
	}
	pts := knots
	if len(knots) > 2 {
		pts = spline(knots, n)
	}
	w := p.w*weight + p.extra
	if !taper {
		p.work.stroke(pts, w)
		return
	}
	last := float64(len(pts) - 1)
	p.work.sweep(pts, func(i int) float64 { return (w-p.extra)*(1.15-0.85*float64(i)/last) + p.extra })
}

func (p *pen) dot(x, y, r float64) { p.work.disc(p.at(x, y), max(r*p.scale, 0.5)+p.extra/2) }

// signs draws the signs of a terrain in a hex. They keep off its rivers and off
// the boxes of notes.
func (c *canvas) signs(id hexmap.ID, t hexmap.Terrain, river hexmap.DirSet, f signFill, notes []box) {
	x, y := c.m.Cells[id].Hex.Centre()
	if !c.sees(pt{x, y}, 1.1) {
		return
	}
	if f.halo > 0 {
		p := &pen{canvas: c, centre: pt{x, y}, w: c.thin(0.034, 0.85), dice: paint.NewDice(int(id), 61), extra: c.thin(0.07, 1), notes: notes}
		p.terrain(t, river, signFill{})
		c.fill(&c.work, paperPale, f.halo)
	}
	p := &pen{canvas: c, centre: pt{x, y}, w: c.thin(0.034, 0.85), dice: paint.NewDice(int(id), 61), notes: notes}
	p.terrain(t, river, f)
	c.fill(&c.work, f.line, f.alpha)
}

// terrain draws the signs of a terrain with the pen.
func (p *pen) terrain(t hexmap.Terrain, river hexmap.DirSet, f signFill) {
	spots := p.unnoted(p.onLand(scatter(&p.dice, river)))
	switch t {
	case hexmap.Desert:
		p.drift()
	case hexmap.Lake:
		p.waves(spots)
	case hexmap.Mountain:
		p.mountains(spots, f)
	case hexmap.JungleMountain:
		p.mountains(spots[:min(2, len(spots))], f)
		p.each(spots[min(2, len(spots)):], p.palm)
	case hexmap.Jungle:
		p.each(spots, p.palm)
	case hexmap.Swamp:
		p.each(spots, p.reeds)
	case hexmap.JungleSwamp:
		for i, s := range spots {
			if i%2 == 0 {
				p.palm(s)
			} else {
				p.reeds(s)
			}
		}
	case hexmap.Veldt:
		p.each(spots, p.tuft)
	}
}

// scatter chooses where signs stand in a hex: a loose quincunx that leaves
// out what lies on a river running from the centre to its edges.
func scatter(d *paint.Dice, river hexmap.DirSet) []pt {
	all := [...]pt{{-0.34, -0.40}, {0.32, -0.36}, {0.02, 0.02}, {-0.42, 0.24}, {0.40, 0.28}, {-0.02, 0.56}}
	var out []pt
	for _, s := range all {
		s.X += d.Spread(0.07)
		s.Y += d.Spread(0.06)
		clear := true
		for _, dir := range hexmap.Dirs {
			if river.Has(dir) && toSegment(s, pt{}, edgeVector(dir)) < 0.20 {
				clear = false
			}
		}
		if clear {
			out = append(out, s)
		}
	}
	return out
}

// onLand leaves out the places that lie in the sea.
func (p *pen) onLand(spots []pt) []pt {
	dry := spots[:0]
	for _, s := range spots {
		if p.shore.at(p.centre.add(s)) < -0.15 {
			dry = append(dry, s)
		}
	}
	return dry
}

// signBox is what a sign takes up round its place.
func signBox(at pt) box { return box{at.X - 0.14, at.Y - 0.16, at.X + 0.14, at.Y + 0.12} }

// unnoted leaves out the places where something is written.
func (p *pen) unnoted(spots []pt) []pt {
	if len(p.notes) == 0 {
		return spots
	}
	free := spots[:0]
	for _, s := range spots {
		if !meetsAny(signBox(p.centre.add(s)), p.notes) {
			free = append(free, s)
		}
	}
	return free
}

// edgeVector leads from the centre of a hex to the middle of its edge toward d.
func edgeVector(d hexmap.Dir) pt {
	s, c := math.Sincos(float64(d-1)*math.Pi/3 - math.Pi/3)
	return pt{c, s}.mul(hexmap.Sqrt3 / 2)
}

// toSegment is the distance of s from the line between a and b.
func toSegment(s, a, b pt) float64 {
	d := b.sub(a)
	t := paint.Clamp(s.sub(a).dot(d)/max(d.dot(d), 1e-9), 0, 1)
	return s.sub(a.add(d.mul(t))).len()
}

func (p *pen) each(spots []pt, draw func(pt)) {
	for _, s := range spots {
		draw(s)
	}
}

// tuft is veldt: a few blades of grass and the ground they stand on.
func (p *pen) tuft(s pt) {
	h := 0.19 + p.dice.Next()*0.05
	for _, lean := range [...]float64{-0.13, -0.045, 0.05, 0.13} {
		l := lean + p.dice.Spread(0.02)
		k := h * (1 - math.Abs(l)*2.6)
		p.curve([]pt{{s.X + l*0.25, s.Y + 0.07}, {s.X + l*0.55, s.Y + 0.07 - k*0.6}, {s.X + l*1.15, s.Y + 0.07 - k}}, 1.05, true)
	}
	p.curve([]pt{{s.X - 0.11, s.Y + 0.085}, {s.X + 0.13, s.Y + 0.08}}, 0.6, false)
}

// palm is jungle: a leaning trunk, drooping fronds, undergrowth.
func (p *pen) palm(s pt) {
	lean := p.dice.Spread(0.05)
	h := 0.25 + p.dice.Next()*0.05
	top := pt{s.X + lean, s.Y + 0.12 - h}
	p.curve([]pt{{s.X, s.Y + 0.13}, {s.X + lean*0.2, s.Y + 0.13 - h*0.5}, top}, 1.25, false)
	for _, f := range [...]pt{{-0.17, 0.05}, {-0.14, -0.045}, {-0.03, -0.10}, {0.09, -0.085}, {0.17, 0.0}, {0.15, 0.085}} {
		tip := pt{top.X + f.X, top.Y + f.Y}
		mid := pt{top.X + f.X*0.5, top.Y + f.Y*0.5 - 0.045}
		p.curve([]pt{top, mid, tip}, 1.5, true)
	}
	p.curve([]pt{{s.X - 0.10, s.Y + 0.14}, {s.X, s.Y + 0.125}, {s.X + 0.11, s.Y + 0.145}}, 0.6, false)
}

// reeds is swamp: upright blades with heads, on two lines of water.
func (p *pen) reeds(s pt) {
	for _, b := range [...]pt{{-0.10, 0.20}, {-0.035, 0.29}, {0.035, 0.24}, {0.10, 0.17}} {
		bend := p.dice.Spread(0.03)
		top := pt{s.X + b.X*1.25 + bend, s.Y + 0.08 - b.Y}
		p.curve([]pt{{s.X + b.X, s.Y + 0.08}, {s.X + b.X*1.05, s.Y + 0.08 - b.Y*0.5}, top}, 0.95, true)
		if b.Y > 0.22 {
			p.curve([]pt{{top.X, top.Y + 0.07}, {top.X + bend*0.2, top.Y}}, 2.3, false)
		}
	}
	p.curve([]pt{{s.X - 0.2, s.Y + 0.09}, {s.X - 0.06, s.Y + 0.105}, {s.X + 0.08, s.Y + 0.085}, {s.X + 0.2, s.Y + 0.1}}, 0.7, false)
	p.curve([]pt{{s.X - 0.12, s.Y + 0.145}, {s.X + 0.01, s.Y + 0.155}, {s.X + 0.14, s.Y + 0.14}}, 0.6, false)
}

// waves is lake: short broken lines of water.
func (p *pen) waves(spots []pt) {
	for _, s := range spots {
		w := 0.19 + p.dice.Next()*0.06
		var k []pt
		for i := range 7 {
			t := float64(i)/6*2 - 1
			k = append(k, pt{s.X + t*w, s.Y + 0.032*math.Cos(float64(i)*math.Pi)*(1-0.4*t*t)})
		}
		p.curve(k, 1, false)
	}
}

// drift is desert: dots that thin out, in drifts, and two low dunes.
func (p *pen) drift() {
	for range 44 {
		a, r := p.dice.Next()*2*math.Pi, math.Sqrt(p.dice.Next())*0.78
		x, y := r*math.Cos(a), r*math.Sin(a)
		if paint.Noise(x*2.2+p.centre.X, y*3.5+p.centre.Y, 63) < -0.25 {
			continue
		}
		if at := p.centre.add(pt{x, y}); meetsAny(box{at.X, at.Y, at.X, at.Y}.grow(0.02), p.notes) {
			continue
		}
		p.dot(x, y, 0.014+p.dice.Next()*0.01)
	}
	for _, s := range [...]pt{{-0.26, -0.20}, {0.22, 0.30}} {
		x, y := s.X+p.dice.Spread(0.12), s.Y+p.dice.Spread(0.1)
		if meetsAny(signBox(p.centre.add(pt{x, y})), p.notes) {
			continue
		}
		p.curve([]pt{{x - 0.24, y + 0.06}, {x - 0.1, y - 0.005}, {x + 0.04, y - 0.03}, {x + 0.13, y + 0.015}, {x + 0.26, y + 0.06}}, 0.8, false)
	}
}

// mountains is mountain: overlapping peaks, the farther ones first.
func (p *pen) mountains(spots []pt, f signFill) {
	for i, s := range spots {
		if i > 3 {
			break
		}
		big := 1.0
		if i == 2 {
			big = 1.3
		}
		p.peak(pt{s.X, s.Y + 0.12}, big, f)
	}
}

// peak is one mountain: a lit side, and a shadow side hatched downhill.
func (p *pen) peak(s pt, k float64, f signFill) {
	h, w := (0.34+p.dice.Next()*0.08)*k, (0.24+p.dice.Next()*0.04)*k
	top := pt{s.X + p.dice.Spread(0.03), s.Y - h}
	foot := pt{s.X + w, s.Y}
	left := []pt{{s.X - w, s.Y}, {s.X - w*0.62, s.Y - h*0.36}, {s.X - w*0.36, s.Y - h*0.58}, top}
	right := []pt{top, {s.X + w*0.30, s.Y - h*0.56}, {s.X + w*0.52, s.Y - h*0.40}, foot}
	if f.solid > 0 {
		p.hide(left, right, f)
	}
	ridge := pt{s.X + 0.10*w, s.Y - h*0.30}
	for i := range 7 {
		t := (float64(i) + 0.6) / 7
		a := top.mix(ridge, min(1, t*1.5)).mix(top.mix(foot, t), 0.25+0.75*t)
		long := (0.16 + 0.10*math.Sin(t*math.Pi)) * k * (1 - 0.55*t)
		p.curve([]pt{a, {a.X + 0.03*k, a.Y + long*0.5}, {a.X + 0.035*k + 0.03*t, a.Y + long}}, 0.8, true)
	}
	for i := range 2 {
		t := 0.35 + 0.3*float64(i)
		a := top.mix(pt{s.X - w, s.Y}, t)
		p.curve([]pt{a, {a.X + 0.035*k, a.Y + 0.09*k}}, 0.6, true)
	}
	p.curve(left, 0.9, false)
	p.curve(right, 1.5, false)
}

// hide fills a peak's body, so that what lies behind it is covered.
func (p *pen) hide(left, right []pt, f signFill) {
	p.fill(&p.work, f.line, f.alpha)
	for _, q := range left {
		p.work.point(p.at(q.X, q.Y))
	}
	for _, q := range right {
		p.work.point(p.at(q.X, q.Y))
	}
	p.work.close()
	p.fill(&p.work, f.body, f.solid)
}
