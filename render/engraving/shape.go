package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// XY is a point.
type XY struct{ X, Y float64 }

// Pt is the point (x, y).
func Pt(x, y float64) XY { return XY{x, y} }

// Add is the point so much further.
func (a XY) Add(b XY) XY      { return XY{a.X + b.X, a.Y + b.Y} }
func (a XY) sub(b XY) XY      { return XY{a.X - b.X, a.Y - b.Y} }
func (a XY) mul(k float64) XY { return XY{a.X * k, a.Y * k} }
func (a XY) len() float64     { return math.Sqrt(a.X*a.X + a.Y*a.Y) }

// Toward is the point a part of the way to another, 0 to 1.
func (a XY) Toward(b XY, t float64) XY { return XY{paint.Lerp(a.X, b.X, t), paint.Lerp(a.Y, b.Y, t)} }

// Polar is the point so far away in a direction, in degrees clockwise from the right.
func (a XY) Polar(deg, dist float64) XY {
	s, c := math.Sincos(deg * math.Pi / 180)
	return XY{a.X + c*dist, a.Y + s*dist}
}

func (a XY) normal() XY {
	if l := a.len(); l > 0 {
		return XY{a.Y / l, -a.X / l}
	}
	return XY{0, -1}
}

// affine carries a drawing's own units to pixels: x' = a·x + b·y + c, y' = d·x + e·y + f.
type affine struct{ a, b, c, d, e, f float64 }

func (m affine) at(p XY) XY { return XY{m.a*p.X + m.b*p.Y + m.c, m.d*p.X + m.e*p.Y + m.f} }

func (m affine) then(n affine) affine {
	return affine{
		m.a*n.a + m.b*n.d, m.a*n.b + m.b*n.e, m.a*n.c + m.b*n.f + m.c,
		m.d*n.a + m.e*n.d, m.d*n.b + m.e*n.e, m.d*n.c + m.e*n.f + m.f,
	}
}

// scale is how much larger things become.
func (m affine) scale() float64 { return math.Sqrt(math.Abs(m.a*m.e - m.b*m.d)) }

// Shape is a closed ring of points.
type Shape []XY

// points reads x, y, x, y …
//
//go:noinline
func points(c []float64) []XY {
	out := make([]XY, len(c)/2)
	for i := range out {
		out[i] = XY{c[2*i], c[2*i+1]}
	}
	return out
}

// Poly is a figure with straight sides.
func Poly(c ...float64) Shape { return points(c) }

// Blob is a smooth closed curve through points.
func Blob(c ...float64) Shape { return round(points(c)) }

// Curve is a smooth open line through points.
func Curve(c ...float64) []XY { return smoothLine(points(c)) }

const perSpan = 6

func catmull(a, b, c, d XY, t float64) XY {
	t2, t3 := t*t, t*t*t
	f := func(a, b, c, d float64) float64 {
		return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t2 + (3*b-a-3*c+d)*t3)
	}
	return XY{f(a.X, b.X, c.X, d.X), f(a.Y, b.Y, c.Y, d.Y)}
}

func round(p []XY) Shape {
	n := len(p)
	if n < 3 {
		return p
	}
	out := make(Shape, 0, n*perSpan)
	for i := range n {
		for j := range perSpan {
			out = append(out, catmull(p[(i+n-1)%n], p[i], p[(i+1)%n], p[(i+2)%n], float64(j)/perSpan))
		}
	}
	return out
}

func smoothLine(p []XY) []XY {
	n := len(p)
	if n < 3 {
		return p
	}
	out := make([]XY, 0, n*perSpan)
	for i := range n - 1 {
		for j := range perSpan {
			out = append(out, catmull(p[max(i-1, 0)], p[i], p[i+1], p[min(i+2, n-1)], float64(j)/perSpan))
		}
	}
	return append(out, p[n-1])
}

// Oval is an ellipse.
func Oval(x, y, rx, ry float64) Shape { return Arc(x, y, rx, ry, 0, 360) }

// Tilted is an ellipse turned by degrees.
func Tilted(x, y, rx, ry, deg float64) Shape { return Arc(0, 0, rx, ry, 0, 360).turn(deg).move(x, y) }

// Arc is the part of an ellipse between two angles in degrees, clockwise from the right.
func Arc(x, y, rx, ry, from, to float64) Shape {
	n := max(5, int(math.Abs(to-from)/15))
	out := make(Shape, 0, n+1)
	for i := range n + 1 {
		s, c := math.Sincos((from + (to-from)*float64(i)/float64(n)) * math.Pi / 180)
		out = append(out, XY{x + rx*c, y + ry*s})
	}
	return out
}

func (s Shape) turn(deg float64) Shape {
	sn, c := math.Sincos(deg * math.Pi / 180)
	out := make(Shape, len(s))
	for i, p := range s {
		out[i] = XY{p.X*c - p.Y*sn, p.X*sn + p.Y*c}
	}
	return out
}

func (s Shape) move(x, y float64) Shape {
	out := make(Shape, len(s))
	for i, p := range s {
		out[i] = XY{p.X + x, p.Y + y}
	}
	return out
}

// Tube is a limb or a stem: a line with a width at each of its knots, given as
// x, y, width, x, y, width …
func Tube(c ...float64) Shape {
	n := len(c) / 3
	knots := make([]XY, n)
	for i := range n {
		knots[i] = XY{c[3*i], c[3*i+1]}
	}
	line := smoothLine(knots)
	m := len(line)
	left, right := make(Shape, 0, 2*m+8), make(Shape, 0, m)
	wide := func(i int) float64 {
		t := float64(i) * float64(n-1) / float64(m-1)
		j := min(int(t), n-2)
		f := t - float64(j)
		f = f * f * (3 - 2*f)
		return paint.Lerp(c[3*j+2], c[3*j+5], f) / 2
	}
	for i := range m {
		nrm := line[min(i+1, m-1)].sub(line[max(i-1, 0)]).normal().mul(wide(i))
		left = append(left, line[i].Add(nrm))
		right = append(right, line[i].sub(nrm))
	}
	// round ends
	cap := func(at, from XY, turn float64) {
		d := from.sub(at)
		for j := 1; j < 5; j++ {
			s, co := math.Sincos(turn * float64(j) * math.Pi / 5)
			left = append(left, XY{at.X + d.X*co - d.Y*s, at.Y + d.X*s + d.Y*co})
		}
	}
	cap(line[m-1], left[m-1], 1)
	for i := m - 1; i >= 0; i-- {
		left = append(left, right[i])
	}
	cap(line[0], right[0], 1)
	return left
}

// Ragged roughens an outline by up to a units, with bumps so many units long.
func (s Shape) Ragged(a, long float64, seed uint32) Shape {
	var out Shape
	n := len(s)
	for i := range n {
		p, q := s[i], s[(i+1)%n]
		d := q.sub(p)
		l := d.len()
		m := max(1, int(l/long*3))
		nrm := d.normal()
		for j := range m {
			v := p.Toward(q, float64(j)/float64(m))
			out = append(out, v.Add(nrm.mul(a*paint.Noise(v.X/long, v.Y/long, seed))))
		}
	}
	return out
}

// Lobes is a round mass with bumps, as a tree's crown or a cloud: n bumps on an ellipse.
func Lobes(x, y, rx, ry float64, n int, d *paint.Dice) Shape {
	knots := make([]XY, 0, n)
	turn := d.Next()
	for i := range n {
		s, c := math.Sincos((float64(i) + turn + d.Spread(0.3)) / float64(n) * 2 * math.Pi)
		k := 1 + d.Spread(0.12)
		knots = append(knots, XY{x + rx*c*k, y + ry*s*k})
	}
	var out Shape
	mid := XY{x, y}
	for i := range knots {
		a, b := knots[i], knots[(i+1)%n]
		m := a.Toward(b, 0.5)
		r := b.sub(a).len() * 0.42
		dir := m.sub(mid)
		if l := dir.len(); l > 0 {
			dir = dir.mul(1 / l)
		}
		for j := range 6 {
			t := float64(j) / 6
			q := a.Toward(b, t)
			out = append(out, q.Add(dir.mul(r*math.Sin(math.Pi*t))))
		}
	}
	return out
}
