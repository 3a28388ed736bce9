package chart

import (
	"math"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// maxBreadth is the breadth from which a river's line grows no more.
const maxBreadth = 12

// arm is a piece of river within one hex, in the direction of flow, in hex sides.
type arm struct {
	pts      []pt
	from, to float64 // width at its two ends, hex sides
	stub     bool    // leads on into blank land: faint and broken
	rises    bool    // begins in open water, with a rounded end
	ends     bool    // ends there
}

// riverWidth is the width of a line of the given breadth in hex sides.
func riverWidth(breadth uint8, printed bool) float64 {
	b := math.Sqrt(float64(min(breadth, maxBreadth)) / maxBreadth)
	if printed {
		return 0.05 + 0.10*b
	}
	return 0.075 + 0.155*b
}

// crossing is where rivers cross the edge of id toward d, and the way across
// it outward. Both hexes find the same place.
func (c *canvas) crossing(id hexmap.ID, d hexmap.Dir) (at, out pt) {
	x, y := c.m.Cells[id].Hex.Centre()
	e := edgeVector(d)
	// The edge is named by its hex on the west or north side, so that both agree.
	lo, ld, sign := int(id), d, 1.0
	if d >= hexmap.SW {
		h := c.m.Cells[id].Hex.Neighbour(d)
		lo, ld, sign = h.R*c.m.Cols+h.Q+(h.R-h.R&1)/2, d.Opposite(), -1.0
	}
	dc := paint.NewDice(lo*8+int(ld), 81)
	slide, turn := dc.Spread(0.22), dc.Spread(0.42)
	n := e.unit()
	side := edgeVector(ld).unit().left()
	at = pt{x, y}.add(e).add(side.mul(slide))
	return at, n.mul(sign).rotate(turn).mul(sign)
}

// middle is the place near the centre of a hex that its rivers make for.
func (c *canvas) middle(id hexmap.ID) pt {
	if n := c.m.Cells[id].Port; n >= 0 && int(n) < len(c.m.Ports) && c.m.Ports[n].At == id {
		if port := &c.m.Ports[n]; !c.m.Cell(port.At).Coast {
			return pt{port.X + 0.06, port.Y + 0.1} // a town on the river's bank
		}
	}
	x, y := c.m.Cells[id].Hex.Centre()
	d := paint.NewDice(int(id), 82)
	return pt{x + d.Spread(0.17), y + d.Spread(0.17)}
}

// arms lays out the rivers of a hex: a main stem, tributaries that join it
// in its own direction, further outlets that leave it, stubs and a mouth.
func (c *canvas) arms(id hexmap.ID, s *Sheet) []arm {
	h := c.hex(s, id)
	printed := h.Ink == Printed
	own := riverWidth(h.Breadth, printed)
	main, ins := c.stem(h, s)
	outs := ordered(h.Out)
	var out []arm
	if h.Terrain == hexmap.Lake {
		return c.lakeArms(id, h, s, own)
	}
	mid := c.middle(id)
	switch {
	case main != hexmap.NoDir && len(outs) > 0:
		out = append(out, c.through(id, main, outs[0], mid, c.inWidth(id, main, s), own))
	case len(outs) > 0:
		out = append(out, c.rising(id, outs[0], mid, own))
	case main != hexmap.NoDir: // a pan: all rivers end here
		for _, d := range append(ins, main) {
			p, o := c.crossing(id, d)
			pts := hermite([]pt{p}, p, o.mul(-0.9), mid, mid.sub(p).mul(0.5), 14)
			out = append(out, arm{pts: c.wind(pts), from: c.inWidth(id, d, s), to: own * 0.6})
		}
		return append(out, c.loose(id, h, s, own)...)
	default:
		return nil
	}
	stem := out[0].pts
	for i, d := range ins {
		out = append(out, c.joining(id, d, stem, i, c.inWidth(id, d, s), own))
	}
	for i, d := range outs[min(1, len(outs)):] {
		if main == hexmap.NoDir {
			out = append(out, c.rising(id, d, mid, own))
		} else {
			out = append(out, c.leaving(id, d, stem, i, own))
		}
	}
	return append(out, c.loose(id, h, s, own)...)
}

func ordered(set hexmap.DirSet) []hexmap.Dir {
	var out []hexmap.Dir
	for _, d := range hexmap.Dirs {
		if set.Has(d) {
			out = append(out, d)
		}
	}
	return out
}

// stem chooses the main river among those that enter a hex, the one that
// runs straightest to the outlet, and lists the others. It looks at this hex
// only, so that a change elsewhere cannot redraw it.
func (c *canvas) stem(h *Hex, _ *Sheet) (hexmap.Dir, []hexmap.Dir) {
	ins := ordered(h.In &^ h.Out)
	if len(ins) == 0 {
		return hexmap.NoDir, nil
	}
	out := h.Out.First()
	best, bend := 0, 9
	for i, d := range ins {
		turn := 0
		if out != hexmap.NoDir {
			turn = (int(d) - int(out.Opposite()) + 6) % 6
			turn = min(turn, 6-turn)
		}
		if turn < bend {
			best, bend = i, turn
		}
	}
	main := ins[best]
	return main, append(ins[:best:best], ins[best+1:]...)
}

// inWidth is the width with which a river enters id from d: that with which it
// leaves the neighbour, in the neighbour's own ink.
func (c *canvas) inWidth(id hexmap.ID, d hexmap.Dir, s *Sheet) float64 {
	h := c.hex(s, id)
	b, printed := uint8(0), h.Ink == Printed
	if n := c.m.Near(id, d); n != hexmap.None {
		if o := c.hex(s, n); o.Ink != Bare {
			b, printed = o.Breadth, o.Ink == Printed
		}
	}
	if h.Out == 0 {
		return riverWidth(b, printed) // a pan, or a lake without outlet: nothing narrows it on the way in
	}
	return riverWidth(min(b, h.Breadth), printed)
}

// through is the main stem from edge to edge by way of the middle.
func (c *canvas) through(id hexmap.ID, in, out hexmap.Dir, mid pt, from, to float64) arm {
	a, oa := c.crossing(id, in)
	b, ob := c.crossing(id, out)
	mid = bent(mid, a, b, in, out)
	t := b.sub(a).mul(0.48)
	pts := hermite([]pt{a}, a, oa.mul(-0.85), mid, t, 12)
	pts = hermite(pts, mid, t, b, ob.mul(0.85), 12)
	return arm{pts: c.wind(pts), from: from, to: to}
}

// bent is where a stem that crosses its hex from a to b passes the middle: a bend swings wide
// of it, the more the sharper it is.
func bent(mid, a, b pt, in, out hexmap.Dir) pt {
	if in.Opposite() == out {
		return mid
	}
	return mid.mix(a.mix(b, 0.5), 0.42)
}

// rising is a source: a thread that begins near the middle.
func (c *canvas) rising(id hexmap.ID, out hexmap.Dir, mid pt, to float64) arm {
	b, ob := c.crossing(id, out)
	head := mid.add(mid.sub(b).mul(0.28))
	start := b.sub(head).rotate(0.5 - 1.0*paint.Unit(paint.Lattice(int32(id), 5, 83))).mul(0.8)
	return arm{pts: c.wind(hermite([]pt{head}, head, start, b, ob.mul(0.85), 18)), from: 0.02, to: to}
}

// joining is a tributary: it runs into the stem along the stem's own
// direction, where it must turn least for that.
func (c *canvas) joining(id hexmap.ID, in hexmap.Dir, stem []pt, i int, from, to float64) arm {
	a, oa := c.crossing(id, in)
	n := len(stem) - 1
	best, ease := 1, math.Inf(-1)
	for k := max(1, n*(10+i)/24); k <= min(n-1, n*21/24); k++ {
		flow := stem[k+1].sub(stem[k-1]).unit()
		way := stem[k].sub(a).unit()
		if e := way.dot(flow) + 0.5*way.dot(oa.mul(-1)) - 0.02*float64(k); e > ease {
			best, ease = k, e
		}
	}
	flow := stem[best+1].sub(stem[best-1]).unit()
	l := stem[best].sub(a).len()
	pts := hermite([]pt{a}, a, oa.mul(-0.9*l), stem[best], flow.mul(0.75*l), 18)
	return arm{pts: c.wind(pts), from: from, to: to * 0.6}
}

// leaving is a second outlet of a swamp: it parts from the stem in the
// stem's direction, where it must turn least for that.
func (c *canvas) leaving(id hexmap.ID, out hexmap.Dir, stem []pt, i int, from float64) arm {
	b, ob := c.crossing(id, out)
	n := len(stem) - 1
	best, ease := 1, math.Inf(-1)
	for k := max(1, n*(3+i)/24); k <= min(n-1, n*14/24); k++ {
		flow := stem[k+1].sub(stem[k-1]).unit()
		way := b.sub(stem[k]).unit()
		if e := way.dot(flow) + 0.5*way.dot(ob) + 0.02*float64(k); e > ease {
			best, ease = k, e
		}
	}
	flow := stem[best+1].sub(stem[best-1]).unit()
	l := b.sub(stem[best]).len()
	pts := hermite([]pt{stem[best]}, stem[best], flow.mul(0.75*l), b, ob.mul(0.9*l), 18)
	return arm{pts: c.wind(pts), from: from * 0.7, to: from}
}

// lakeArms are the short runs of rivers between a lake's edge and open water.
func (c *canvas) lakeArms(id hexmap.ID, h *Hex, s *Sheet, own float64) []arm {
	var out []arm
	mid := c.middle(id)
	water := func(d hexmap.Dir) bool { // one sheet of water with the next hex
		n := c.m.Near(id, d)
		if n == hexmap.None {
			return false
		}
		o := c.hex(s, n)
		return o.Ink != Bare && o.Terrain == hexmap.Lake
	}
	for _, d := range ordered(h.In &^ h.Out) {
		if water(d) {
			continue
		}
		a, oa := c.crossing(id, d)
		e := a.mix(mid, 0.36)
		w := c.inWidth(id, d, s)
		out = append(out, arm{pts: hermite([]pt{a}, a, oa.mul(-0.4), e, mid.sub(a).mul(0.3), 10), from: w, to: w * 0.5, ends: true})
	}
	for _, d := range ordered(h.Out) {
		if water(d) {
			continue
		}
		b, ob := c.crossing(id, d)
		a := b.mix(mid, 0.40)
		out = append(out, arm{pts: hermite([]pt{a}, a, b.sub(mid).mul(0.3), b, ob.mul(0.5), 10), from: own * 0.5, to: own, rises: true})
	}
	return append(out, c.loose(id, h, s, own)...)
}

// loose are the ends outside the hex: stubs into blank land and the mouth.
func (c *canvas) loose(id hexmap.ID, h *Hex, s *Sheet, own float64) []arm {
	var out []arm
	for _, d := range hexmap.Dirs {
		if !(h.Out | h.In).Has(d) {
			continue
		}
		n := c.m.Near(id, d)
		at, o := c.crossing(id, d)
		switch {
		case h.Out.Has(d) && (n == hexmap.None || c.m.Cells[n].Ground != hexmap.Land):
			if pts := c.mouth(at, o); pts != nil {
				out = append(out, arm{pts: pts, from: own, to: own * 1.15})
			}
		case n != hexmap.None && c.m.Cells[n].Ground == hexmap.Land && c.hex(s, n).Ink == Bare:
			end := at.add(o.rotate(0.5 * paint.NoiseAlong(at.X*3, 84)).mul(0.62))
			lead := hermite([]pt{at}, at, o.mul(0.6), end, end.sub(at).mul(0.8), 14)
			w := own
			if h.In.Has(d) {
				w = c.inWidth(id, d, s)
			}
			out = append(out, arm{pts: lead, from: w, to: w * 0.5, stub: true})
		}
	}
	return out
}

// mouth carries a river from the edge of its hex to the sea, if land lies there yet.
func (c *canvas) mouth(at, out pt) []pt {
	pts := []pt{at}
	dir := out.unit()
	for range 14 {
		if c.shore.at(at) > 0.02 {
			break
		}
		dir = dir.mul(0.7).add(c.shore.seaward(at).mul(0.3)).unit()
		at = at.add(dir.mul(0.07))
		pts = append(pts, at)
	}
	if len(pts) < 2 {
		return nil
	}
	return pts
}

// wind adds the small windings of a river, none at its ends.
func (c *canvas) wind(pts []pt) []pt {
	n := len(pts)
	out := make([]pt, n)
	copy(out, pts)
	for i := 1; i < n-1; i++ {
		q := pts[i]
		t := float64(i) / float64(n-1)
		lull := min(1, 5*min(t, 1-t))
		k := 0.055*paint.Noise(q.X*2.6, q.Y*2.6, 85) + 0.032*paint.Noise(q.X*6.5, q.Y*6.5, 86)
		out[i] = q.add(pts[i+1].sub(pts[i-1]).unit().left().mul(k * lull))
	}
	return out
}
