package chart

import (
	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// Published country has one darker outline round each connected piece of it: a
// line of crayon drawn within its outer edges.
const (
	rimInside = 0.055 // from the edge, hex sides
	rimWidth  = 0.085
)

// sameCountry reports whether no rim runs between a published hex and what
// lies beyond its edge: land published too, and by the same hand where that is asked.
func (c *canvas) sameCountry(h *Hex, n hexmap.ID, s *Sheet) bool {
	if n == hexmap.None || c.m.Cells[n].Ground != hexmap.Land {
		return false
	}
	o := c.hex(s, n)
	return o.Ink == Published && s.part(n) >= 1 && (o.By == h.By || !s.Layers.has(ShowPublishers))
}

// rims draws the pieces of outline that run along a hex's edges.
func (c *canvas) rims(id hexmap.ID, s *Sheet) {
	h := c.hex(s, id)
	if h.Ink != Published || c.m.Cells[id].Ground != hexmap.Land || s.part(id) < 1 {
		return
	}
	cell := c.m.Cells[id].Hex
	cx, cy := cell.Centre()
	mid := pt{cx, cy}
	if !c.sees(mid, 1.2) {
		return
	}
	any := false
	w := c.thin(rimWidth, 1.2)
	if s.Layers.has(ShowPublishers) {
		w *= 1.7
	}
	for _, d := range hexmap.Dirs {
		if c.sameCountry(h, c.m.Near(id, d), s) {
			continue
		}
		x0, y0, x1, y1 := cell.Edge(d)
		prev, next := d.Clockwise(-1), d.Clockwise(1)
		bx, by, _, _ := cell.Edge(prev)
		_, _, ex, ey := cell.Edge(next)
		ra := c.rimCorner(mid, pt{x0, y0}, pt{bx, by}, c.sameCountry(h, c.m.Near(id, prev), s))
		rb := c.rimCorner(mid, pt{x1, y1}, pt{ex, ey}, c.sameCountry(h, c.m.Near(id, next), s))
		c.buf = c.buf[:0]
		const n = 5
		for i := range n + 1 {
			var q pt
			switch i {
			case 0:
				q = ra
			case n:
				q = rb
			default: // the corners move no more than the ends of the line
				q = pt{x0, y0}.mix(pt{x1, y1}, float64(i)/n).sub(edgeVector(d).unit().mul(rimInside))
				q = q.add(pt{0.016 * paint.Noise(q.X*2.7, q.Y*2.7, 73), 0.016 * paint.Noise(q.X*2.7, q.Y*2.7, 75)})
			}
			c.buf = append(c.buf, c.px(q))
		}
		c.work.stroke(c.buf, w)
		c.work.disc(c.buf[0], w/2)
		c.work.disc(c.buf[n], w/2)
		any = true
	}
	if !any {
		return
	}
	col := c.inks.crayons[min(h.Terrain, hexmap.Terrains-1)][1].mixed(rimInk, 190)
	if s.Layers.has(ShowPublishers) && h.By > 0 {
		col = seatColour(s, int(h.By)-1)
	}
	c.chalk(&c.work, col, 225, 0.88)
}

// rimCorner is where the rim turns or goes on at a corner of a hex: toward the
// hex's middle where the hex's next edge is outer too, else along that edge
// toward its other end, where the rim of the hex beyond it goes on.
func (c *canvas) rimCorner(mid, corner, beyond pt, inner bool) pt {
	const k = rimInside * 2 / hexmap.Sqrt3
	if inner {
		return corner.add(beyond.sub(corner).unit().mul(k))
	}
	return corner.add(mid.sub(corner).unit().mul(k))
}
