package chart

import (
	"math"
	"slices"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// shore knows where land ends: the outlines, and how far every place lies from them.
type shore struct {
	rings [][]pt // outlines as drawn, in hex sides
	boxes []box
	field []float32 // signed distance to the shore at lattice points: the sea is positive
	w, h  int
	area  box
}

// fieldStep is how many lattice points of the field lie on a hex side.
const fieldStep = 8

// shoreReach is as far from the shore as the field measures.
const shoreReach = 2.8

func newShore(coast []hexmap.Outline, area box) *shore {
	s := &shore{area: area}
	for i, o := range coast {
		ring := roughen(o.Points, uint32(i))
		if len(ring) < 3 {
			continue
		}
		b := boxOf(ring)
		s.rings, s.boxes = append(s.rings, ring), append(s.boxes, b)
	}
	s.w = int(math.Ceil((area.x1-area.x0)*fieldStep)) + 2
	s.h = int(math.Ceil((area.y1-area.y0)*fieldStep)) + 2
	s.field = make([]float32, s.w*s.h)
	s.measure()
	return s
}

// roughen rounds an outline's corners with a spline and gives it the small
// tremor of a burin, so that it stays a drawn line at every zoom.
func roughen(points [][2]float64, seed uint32) []pt {
	n := len(points)
	if n > 1 && points[0] == points[n-1] {
		n--
	}
	var out []pt
	at := func(i int) pt { q := points[((i%n)+n)%n]; return pt{q[0], q[1]} }
	for i := range n {
		a, b := at(i), at(i+1)
		l := b.sub(a).len()
		if l == 0 {
			continue
		}
		// Tangents no longer than the side keep tight headlands from looping.
		ta := b.sub(at(i - 1)).unit().mul(l * 0.8)
		tb := at(i + 2).sub(a).unit().mul(l * 0.8)
		for _, q := range hermite(nil, a, ta, b, tb, clampInt(int(l/0.06)+1, 1, 40)) {
			q.X += 0.012 * paint.Noise(q.X*9, q.Y*9, 41+seed)
			q.Y += 0.012 * paint.Noise(q.X*9+50, q.Y*9, 43+seed)
			out = append(out, q)
		}
	}
	return out
}

func boxOf(pts []pt) box {
	b := box{pts[0].X, pts[0].Y, pts[0].X, pts[0].Y}
	for _, q := range pts {
		b.x0, b.y0, b.x1, b.y1 = min(b.x0, q.X), min(b.y0, q.Y), max(b.x1, q.X), max(b.y1, q.Y)
	}
	return b
}

// measure fills the field.
func (s *shore) measure() {
	for i := range s.field {
		s.field[i] = shoreReach * shoreReach
	}
	for _, ring := range s.rings {
		prev := ring[len(ring)-1]
		for _, q := range ring {
			paint.Breathe()
			s.near(prev, q)
			prev = q
		}
	}
	for i, d := range s.field {
		s.field[i] = float32(math.Sqrt(float64(d)))
	}
	for _, ring := range s.rings {
		s.dry(ring)
	}
	s.soften()
}

// soften takes the lattice's corners out of the field, so that lines drawn
// along it run smoothly.
func (s *shore) soften() {
	for range 2 {
		for j := range s.h {
			paint.Breathe()
			row := s.field[j*s.w : (j+1)*s.w]
			soften(len(row), func(i int) *float32 { return &row[i] })
		}
		for i := range s.w {
			soften(s.h, func(j int) *float32 { return &s.field[j*s.w+i] })
		}
	}
}

// soften weighs every value with its neighbours, 1 : 2 : 1.
func soften(n int, at func(int) *float32) {
	prev := *at(0)
	for i := 1; i+1 < n; i++ {
		v := *at(i)
		*at(i) = (prev + 2*v + *at(i + 1)) / 4
		prev = v
	}
}

// near lowers the squared distances around one side of an outline.
func (s *shore) near(a, b pt) {
	const r = shoreReach
	i0 := max(0, int(math.Ceil((min(a.X, b.X)-r-s.area.x0)*fieldStep)))
	i1 := min(s.w-1, int(math.Floor((max(a.X, b.X)+r-s.area.x0)*fieldStep)))
	j0 := max(0, int(math.Ceil((min(a.Y, b.Y)-r-s.area.y0)*fieldStep)))
	j1 := min(s.h-1, int(math.Floor((max(a.Y, b.Y)+r-s.area.y0)*fieldStep)))
	if i0 > i1 || j0 > j1 {
		return
	}
	d := b.sub(a)
	l2 := d.dot(d)
	for j := j0; j <= j1; j++ {
		paint.Breathe()
		py := s.area.y0 + float64(j)/fieldStep - a.Y
		row := s.field[j*s.w : (j+1)*s.w]
		for i := i0; i <= i1; i++ {
			px := s.area.x0 + float64(i)/fieldStep - a.X
			t := 0.0
			if l2 > 0 {
				t = min(max((px*d.X+py*d.Y)/l2, 0), 1)
			}
			ex, ey := px-t*d.X, py-t*d.Y
			if e := float32(ex*ex + ey*ey); e < row[i] {
				row[i] = e
			}
		}
	}
}

// dry turns the field negative inside an outline.
func (s *shore) dry(ring []pt) {
	var cuts []float64
	for j := range s.h {
		paint.Breathe()
		y := s.area.y0 + float64(j)/fieldStep
		cuts = cuts[:0]
		prev := ring[len(ring)-1]
		for _, q := range ring {
			if (prev.Y <= y) != (q.Y <= y) {
				cuts = append(cuts, paint.Lerp(prev.X, q.X, (y-prev.Y)/(q.Y-prev.Y)))
			}
			prev = q
		}
		slices.Sort(cuts)
		for k := 0; k+1 < len(cuts); k += 2 {
			i0 := max(0, int(math.Ceil((cuts[k]-s.area.x0)*fieldStep)))
			i1 := min(s.w-1, int(math.Floor((cuts[k+1]-s.area.x0)*fieldStep)))
			for i := i0; i <= i1; i++ {
				if v := &s.field[j*s.w+i]; *v > 0 {
					*v = -*v
				}
			}
		}
	}
}

// at is how far a place lies out to sea; inland it is negative. No further than shoreReach.
func (s *shore) at(a pt) float64 {
	x := paint.Clamp((a.X-s.area.x0)*fieldStep, 0, float64(s.w)-1.001)
	y := paint.Clamp((a.Y-s.area.y0)*fieldStep, 0, float64(s.h)-1.001)
	i, j := int(x), int(y)
	tx, ty := float32(x-float64(i)), float32(y-float64(j))
	f := s.field[j*s.w+i:]
	g := f[s.w:]
	u := f[0] + (f[1]-f[0])*tx
	v := g[0] + (g[1]-g[0])*tx
	return float64(u + (v-u)*ty)
}

// seaward is the direction in which the sea lies.
func (s *shore) seaward(a pt) pt {
	const h = 0.2
	g := pt{s.at(pt{a.X + h, a.Y}) - s.at(pt{a.X - h, a.Y}), s.at(pt{a.X, a.Y + h}) - s.at(pt{a.X, a.Y - h})}
	return g.unit()
}
