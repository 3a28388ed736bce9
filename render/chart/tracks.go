package chart

import (
	"math"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// footfall is where a track goes through a cell: through its port, or a little
// off its middle, so that tracks of different parties lie beside each other.
func (c *canvas) footfall(track int, id hexmap.ID) pt {
	if n := c.m.Cells[id].Port; n >= 0 && int(n) < len(c.m.Ports) && c.m.Ports[n].At == id {
		return pt{c.m.Ports[n].X, c.m.Ports[n].Y}
	}
	x, y := c.m.Cells[id].Hex.Centre()
	d := paint.NewDice(int(id), 91)
	t := paint.NewDice(track, 92)
	return pt{x + d.Spread(0.09) + t.Spread(0.08), y + 0.06 + d.Spread(0.09) + t.Spread(0.08)}
}

// track draws the way of one party as dashes of ink. A leg walked twice is drawn once.
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
		c.dashes(a, b, w, int(t.Cells[k-1])+int(t.Cells[k]), int(t.Seat))
	}
	c.fill(&c.work, inkOf(t.Colour).mixed(ink{20, 14, 10}, 40), 235)
}

func (p *Painter) onBoard(id hexmap.ID) bool { return id >= 0 && int(id) < len(p.m.Cells) }

// dashForms are the marks of a track by seat, in hex sides, each followed by a
// gap; a mark of no length is a dot.
var dashForms = [...]struct {
	marks []float64
	gap   float64
}{
	{[]float64{0.18}, 0.12},          // dashes
	{[]float64{0.26, 0}, 0.11},       // dash, dot
	{[]float64{0}, 0.155},            // dots
	{[]float64{0.15, 0.15, 0}, 0.11}, // two dashes, a dot
	{[]float64{0.30, 0, 0}, 0.105},   // dash, two dots
	{[]float64{0.055}, 0.12},         // ticks
}

// dashes draws one step of a track in the form of a seat. It is counted from
// both ends alike, so that the way back falls on the way out.
func (c *canvas) dashes(a, b pt, w float64, seed, seat int) {
	if b.X < a.X || b.X == a.X && b.Y < a.Y {
		a, b = b, a
	}
	d := b.sub(a)
	side := d.left().mul(0.05 * (2*paint.Unit(paint.Lattice(int32(seed), 3, 93)) - 1))
	at := func(t float64) pt { return c.px(a.add(d.mul(t)).add(side.mul(4 * t * (1 - t)))) }
	form := &dashForms[seat%len(dashForms)]
	period := form.gap * float64(len(form.marks))
	for _, m := range form.marks {
		period += m
	}
	times := max(1, int(math.Round(d.len()/period)))
	k := 1 / (period * float64(times)) // of the step a hex side of the pattern takes
	t := form.gap / 2 * k
	for range times {
		for _, m := range form.marks {
			if m == 0 {
				c.work.disc(at(t), w*0.62)
			} else {
				c.buf = append(c.buf[:0], at(t), at(t+m/2*k), at(t+m*k))
				c.work.stroke(c.buf, w)
			}
			t += (m + form.gap) * k
		}
	}
}
