package chart

import (
	"math"

	"sourceofthenile/hexmap"
)

// footfall is where a track goes through a cell: through its port, or a little
// off its middle, so that tracks of different parties lie beside each other.
func (c *canvas) footfall(track int, id hexmap.ID) pt {
	if n := c.m.Cells[id].Port; n >= 0 && int(n) < len(c.m.Ports) && c.m.Ports[n].At == id {
		return pt{c.m.Ports[n].X, c.m.Ports[n].Y}
	}
	x, y := c.m.Cells[id].Hex.Centre()
	d := newDice(int(id), 91)
	t := newDice(track, 92)
	return pt{x + d.spread(0.09) + t.spread(0.08), y + 0.06 + d.spread(0.09) + t.spread(0.08)}
}

// track draws the way of one expedition as dashes of ink. A leg walked twice is drawn once.
func (c *canvas) track(i int, t *Track) {
	n := len(t.Cells)
	at := func(k int) pt { return c.footfall(i, t.Cells[clampInt(k, 0, n-1)]) }
	w := c.thin(0.058, 1.1)
	for k := 1; k < n; k++ {
		if !c.onBoard(t.Cells[k-1]) || !c.onBoard(t.Cells[k]) || t.Cells[k-1] == t.Cells[k] {
			continue
		}
		a, b := at(k-1), at(k)
		if d := b.sub(a); !c.sees(a.mix(b, 0.5), d.len()) {
			continue
		}
		c.leg(a, b, w, int(t.Cells[k-1])+int(t.Cells[k]))
	}
	c.fill(&c.work, inkOf(t.Colour).mixed(ink{20, 14, 10}, 40), 235)
}

func (c *canvas) onBoard(id hexmap.ID) bool { return id >= 0 && int(id) < len(c.m.Cells) }

// leg dashes one step. Dashes are counted from both ends alike, so that the
// way back falls on the way out.
func (c *canvas) leg(a, b pt, w float64, seed int) {
	if b.X < a.X || b.X == a.X && b.Y < a.Y {
		a, b = b, a
	}
	d := b.sub(a)
	side := d.left().mul(0.05 * (2*unit(hash2(int32(seed), 3, 93)) - 1))
	at := func(t float64) pt { return c.px(a.add(d.mul(t)).add(side.mul(4 * t * (1 - t)))) }
	dashes := max(1, int(math.Round(d.len()/0.30)))
	for i := range dashes {
		t0, t1 := (float64(i)+0.2)/float64(dashes), (float64(i)+0.8)/float64(dashes)
		c.buf = append(c.buf[:0], at(t0), at((t0+t1)/2), at(t1))
		c.work.stroke(c.buf, w)
	}
}
