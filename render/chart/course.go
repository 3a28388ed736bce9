package chart

import "sourceofthenile/hexmap"

// Course are the places at which the drawn river passes on the way from a hex to the next two
// of a way by water, as far as one is drawn: where it crosses into the next hex, and its bend
// there. They are in hex sides from the paper's corner, as Centre at scale one. ok is false where
// no river is drawn across that edge.
func (p *Painter) Course(s *Sheet, from, to, next hexmap.ID) (cross, bend [2]float64, ok bool) {
	d := p.m.DirTo(from, to)
	if d == hexmap.NoDir {
		return cross, bend, false
	}
	here, there := p.hex(s, from), p.hex(s, to)
	if !(here.In | here.Out).Has(d) || !(there.In | there.Out).Has(d.Opposite()) {
		return cross, bend, false
	}
	c := canvas{Painter: p}
	at, _ := c.crossing(from, d)
	mid := c.middle(to)
	if on := p.m.DirTo(to, next); next != hexmap.None && on != hexmap.NoDir {
		out, _ := c.crossing(to, on)
		mid = bent(mid, at, out, d.Opposite(), on)
	}
	corner := pt{p.sheet.x0, p.sheet.y0}
	at, mid = at.sub(corner), mid.sub(corner)
	return [2]float64{at.X, at.Y}, [2]float64{mid.X, mid.Y}, true
}
