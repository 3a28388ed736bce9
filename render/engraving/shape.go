package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// xy is a point.
type xy struct{ X, Y float64 }

func (a xy) add(b xy) xy               { return xy{a.X + b.X, a.Y + b.Y} }
func (a xy) sub(b xy) xy               { return xy{a.X - b.X, a.Y - b.Y} }
func (a xy) mul(k float64) xy          { return xy{a.X * k, a.Y * k} }
func (a xy) len() float64              { return math.Sqrt(a.X*a.X + a.Y*a.Y) }
func (a xy) toward(b xy, t float64) xy { return xy{paint.Lerp(a.X, b.X, t), paint.Lerp(a.Y, b.Y, t)} }

func (a xy) polar(deg, dist float64) xy {
	s, c := math.Sincos(deg * math.Pi / 180)
	return xy{a.X + c*dist, a.Y + s*dist}
}

func (a xy) normal() xy {
	if l := a.len(); l > 0 {
		return xy{a.Y / l, -a.X / l}
	}
	return xy{0, -1}
}

// affine carries a drawing's own units to pixels: x' = a·x + b·y + c, y' = d·x + e·y + f.
type affine struct{ a, b, c, d, e, f float64 }

func (m affine) at(p xy) xy { return xy{m.a*p.X + m.b*p.Y + m.c, m.d*p.X + m.e*p.Y + m.f} }

func (m affine) then(n affine) affine {
	return affine{
		m.a*n.a + m.b*n.d, m.a*n.b + m.b*n.e, m.a*n.c + m.b*n.f + m.c,
		m.d*n.a + m.e*n.d, m.d*n.b + m.e*n.e, m.d*n.c + m.e*n.f + m.f,
	}
}

// scale is how much larger things become.
func (m affine) scale() float64 { return math.Sqrt(math.Abs(m.a*m.e - m.b*m.d)) }

// shape is a closed ring of points.
type shape []xy

// points reads x, y, x, y …
//
//go:noinline
func points(c []float64) []xy {
	out := make([]xy, len(c)/2)
	for i := range out {
		out[i] = xy{c[2*i], c[2*i+1]}
	}
	return out
}

// poly is a figure with straight sides.
func poly(c ...float64) shape { return points(c) }

// blob is a smooth closed curve through points.
func blob(c ...float64) shape { return round(points(c)) }

// curve is a smooth open line through points.
func curve(c ...float64) []xy { return smoothLine(points(c)) }

const perSpan = 6

func catmull(a, b, c, d xy, t float64) xy {
	t2, t3 := t*t, t*t*t
	f := func(a, b, c, d float64) float64 {
		return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t2 + (3*b-a-3*c+d)*t3)
	}
	return xy{f(a.X, b.X, c.X, d.X), f(a.Y, b.Y, c.Y, d.Y)}
}

func round(p []xy) shape {
	n := len(p)
	if n < 3 {
		return p
	}
	out := make(shape, 0, n*perSpan)
	for i := range n {
		for j := range perSpan {
			out = append(out, catmull(p[(i+n-1)%n], p[i], p[(i+1)%n], p[(i+2)%n], float64(j)/perSpan))
		}
	}
	return out
}

func smoothLine(p []xy) []xy {
	n := len(p)
	if n < 3 {
		return p
	}
	out := make([]xy, 0, n*perSpan)
	for i := range n - 1 {
		for j := range perSpan {
			out = append(out, catmull(p[max(i-1, 0)], p[i], p[i+1], p[min(i+2, n-1)], float64(j)/perSpan))
		}
	}
	return append(out, p[n-1])
}

// oval is an ellipse.
func oval(x, y, rx, ry float64) shape { return arc(x, y, rx, ry, 0, 360) }

// tilted is an ellipse turned by degrees.
func tilted(x, y, rx, ry, deg float64) shape { return arc(0, 0, rx, ry, 0, 360).turn(deg).move(x, y) }

// arc is the part of an ellipse between two angles in degrees, clockwise from the right.
func arc(x, y, rx, ry, from, to float64) shape {
	n := max(5, int(math.Abs(to-from)/15))
	out := make(shape, 0, n+1)
	for i := range n + 1 {
		s, c := math.Sincos((from + (to-from)*float64(i)/float64(n)) * math.Pi / 180)
		out = append(out, xy{x + rx*c, y + ry*s})
	}
	return out
}

func (s shape) turn(deg float64) shape {
	sn, c := math.Sincos(deg * math.Pi / 180)
	out := make(shape, len(s))
	for i, p := range s {
		out[i] = xy{p.X*c - p.Y*sn, p.X*sn + p.Y*c}
	}
	return out
}

func (s shape) move(x, y float64) shape {
	out := make(shape, len(s))
	for i, p := range s {
		out[i] = xy{p.X + x, p.Y + y}
	}
	return out
}

// tube is a limb or a stem: a line with a width at each of its knots, given as
// x, y, width, x, y, width …
func tube(c ...float64) shape {
	n := len(c) / 3
	knots := make([]xy, n)
	for i := range n {
		knots[i] = xy{c[3*i], c[3*i+1]}
	}
	line := smoothLine(knots)
	m := len(line)
	left, right := make(shape, 0, 2*m+8), make(shape, 0, m)
	wide := func(i int) float64 {
		t := float64(i) * float64(n-1) / float64(m-1)
		j := min(int(t), n-2)
		f := t - float64(j)
		f = f * f * (3 - 2*f)
		return paint.Lerp(c[3*j+2], c[3*j+5], f) / 2
	}
	for i := range m {
		nrm := line[min(i+1, m-1)].sub(line[max(i-1, 0)]).normal().mul(wide(i))
		left = append(left, line[i].add(nrm))
		right = append(right, line[i].sub(nrm))
	}
	// round ends
	cap := func(at, from xy, turn float64) {
		d := from.sub(at)
		for j := 1; j < 5; j++ {
			s, co := math.Sincos(turn * float64(j) * math.Pi / 5)
			left = append(left, xy{at.X + d.X*co - d.Y*s, at.Y + d.X*s + d.Y*co})
		}
	}
	cap(line[m-1], left[m-1], 1)
	for i := m - 1; i >= 0; i-- {
		left = append(left, right[i])
	}
	cap(line[0], right[0], 1)
	return left
}

// ragged roughens an outline by up to a units, with bumps so many units long.
func (s shape) ragged(a, long float64, seed uint32) shape {
	var out shape
	n := len(s)
	for i := range n {
		p, q := s[i], s[(i+1)%n]
		d := q.sub(p)
		l := d.len()
		m := max(1, int(l/long*3))
		nrm := d.normal()
		for j := range m {
			v := p.toward(q, float64(j)/float64(m))
			out = append(out, v.add(nrm.mul(a*paint.Noise(v.X/long, v.Y/long, seed))))
		}
	}
	return out
}

// lobes is a round mass with bumps, as a tree's crown or a cloud: n bumps on an ellipse.
func lobes(x, y, rx, ry float64, n int, d *paint.Dice) shape {
	knots := make([]xy, 0, n)
	turn := d.Next()
	for i := range n {
		s, c := math.Sincos((float64(i) + turn + d.Spread(0.3)) / float64(n) * 2 * math.Pi)
		k := 1 + d.Spread(0.12)
		knots = append(knots, xy{x + rx*c*k, y + ry*s*k})
	}
	var out shape
	mid := xy{x, y}
	for i := range knots {
		a, b := knots[i], knots[(i+1)%n]
		m := a.toward(b, 0.5)
		r := b.sub(a).len() * 0.42
		dir := m.sub(mid)
		if l := dir.len(); l > 0 {
			dir = dir.mul(1 / l)
		}
		for j := range 6 {
			t := float64(j) / 6
			q := a.toward(b, t)
			out = append(out, q.add(dir.mul(r*math.Sin(math.Pi*t))))
		}
	}
	return out
}
