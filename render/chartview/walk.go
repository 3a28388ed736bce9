package chartview

import (
	"math"
	"slices"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/ui"
)

// pieceMove is a counter on its way, hex by hex. On foot each hex is come to and left;
// afloat the counter glides round the bends of the water without a halt.
type pieceMove struct {
	way    []hexmap.ID // from where it was to where it goes: two at least
	from   ui.Point    // where it lay, in hex sides from the paper's corner
	began  float64
	leg    float64 // seconds a hex
	afloat bool
}

const (
	moveTime = 0.32 // seconds from hex to hex
	moveMost = 1.6  // seconds for a whole way: a long one is gone faster
	moveFar  = 24   // hexes; what is farther is no march, and is gone straight
)

// walk has a counter go where it is on a new sheet. One that is still on its way goes on
// from where it is seen.
func (v *View) walk(p, was chart.Piece, s *chart.Sheet, now float64) {
	if was.At == hexmap.None || p.At == hexmap.None {
		return
	}
	m := v.moves[p.Letter]
	more := trackFrom(s, p, was.At)
	if m == nil || now >= m.ends() || m.way[len(m.way)-1] != was.At {
		m = &pieceMove{way: []hexmap.ID{was.At}, from: v.place(was.At), began: now}
		if r, ok := v.resting[p.Letter]; ok && r.hex == was.At {
			m.from = ui.Point{X: r.spot.X, Y: r.spot.Y}
		}
		m.afloat, m.way = p.Afloat, append(m.way, more...)
		m.leg = min(moveTime, moveMost/float64(len(more)))
	} else {
		gone := m.gone(now)
		m.way = append(m.way, more...)
		m.began = now - m.since(gone)*m.leg
	}
	v.moves[p.Letter] = m
}

// trackFrom is the way a counter has gone since it left a hex: what its track tells of it,
// else straight to where it is.
func trackFrom(s *chart.Sheet, p chart.Piece, left hexmap.ID) []hexmap.ID {
	for _, t := range s.Tracks {
		n := len(t.Cells)
		if t.Colour != p.Colour || n == 0 || t.Cells[n-1] != p.At {
			continue
		}
		for i := n - 2; i >= max(0, n-1-moveFar); i-- {
			if t.Cells[i] == left {
				return slices.Clone(t.Cells[i+1:])
			}
		}
	}
	return []hexmap.ID{p.At}
}

// ends is when the counter has come to where it goes.
func (m *pieceMove) ends() float64 { return m.began + float64(m.legs())*m.leg }

func (m *pieceMove) legs() int { return len(m.way) - 1 }

// gone is how many hexes of its way the counter has gone at a time.
func (m *pieceMove) gone(now float64) float64 {
	return m.goneAt((now - m.began) / m.leg)
}

// goneAt is the same after so many times the time of one hex.
func (m *pieceMove) goneAt(u float64) float64 {
	n := float64(m.legs())
	u = min(max(u, 0), n)
	i := math.Floor(min(u, n-1))
	f := u - i
	switch {
	case !m.afloat || n == 1:
		f = f * f * (3 - 2*f)
	case i == 0: // the paddles take hold
		f = f * f * (2 - f)
	case i == n-1: // and rest
		f = 1 - (1-f)*(1-f)*(1+f)
	}
	return i + f
}

// since is after how many times the time of one hex so much of the way is gone.
func (m *pieceMove) since(gone float64) float64 {
	low, high := 0.0, float64(m.legs())
	for range 24 {
		if mid := (low + high) / 2; m.goneAt(mid) < gone {
			low = mid
		} else {
			high = mid
		}
	}
	return (low + high) / 2
}

// at is where the counter is seen, in hex sides from the paper's corner; rest is where it
// will lie in the end.
func (m *pieceMove) at(v *View, now float64, rest ui.Point) ui.Point {
	g := m.gone(now)
	if m.afloat {
		return m.onWater(v, g, rest)
	}
	i := min(int(g), m.legs()-1)
	f := g - float64(i)
	place := func(k int) ui.Point {
		switch {
		case k <= 0:
			return m.from
		case k >= m.legs():
			return rest
		}
		return v.place(m.way[k])
	}
	a, b := place(i), place(i+1)
	return ui.Point{X: a.X + (b.X-a.X)*f, Y: a.Y + (b.Y-a.Y)*f}
}

// onWater is where a counter that glides is seen after so much of its way: along the river as
// it is drawn, through where that crosses from hex to hex and bends within each; where none is
// drawn, as on a lake or along a coast, round the middles of the hexes.
func (m *pieceMove) onWater(v *View, gone float64, rest ui.Point) ui.Point {
	n := m.legs()
	place := func(k int) ui.Point { // two a hex: where it is left for the next, and its middle
		k = min(max(k, 0), 2*n)
		switch {
		case k == 0:
			return m.from
		case k == 2*n:
			return rest
		}
		i, next := (k-1)/2, hexmap.None
		if i+2 <= n {
			next = m.way[i+2]
		}
		cross, bend, ok := v.Press.Course(v.Sheet, m.way[i], m.way[i+1], next)
		a, b := v.place(m.way[i]), v.place(m.way[i+1])
		switch {
		case ok && k%2 == 1:
			return ui.Point{X: cross[0], Y: cross[1]}
		case ok:
			return ui.Point{X: bend[0], Y: bend[1]}
		case k%2 == 1:
			return ui.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
		}
		return b
	}
	i := min(int(2*gone), 2*n-1)
	f := 2*gone - float64(i)
	before, a, b, after := place(i-1), place(i), place(i+1), place(i+2)
	return ui.Point{X: bend(before.X, a.X, b.X, after.X, f), Y: bend(before.Y, a.Y, b.Y, after.Y, f)}
}

// bend is a place on a curve through four that lie in a row, between the second and the third.
func bend(before, a, b, after, f float64) float64 {
	return a + f/2*(b-before+f*(2*before-5*a+4*b-after+f*(3*(a-b)+after-before)))
}
