package chart

import (
	"math"

	"sourceofthenile/render/paint"
)

// pt is a point: in pixels of the whole chart within a path, in hex sides elsewhere.
type pt struct{ X, Y float64 }

func (a pt) add(b pt) pt            { return pt{a.X + b.X, a.Y + b.Y} }
func (a pt) sub(b pt) pt            { return pt{a.X - b.X, a.Y - b.Y} }
func (a pt) mul(k float64) pt       { return pt{a.X * k, a.Y * k} }
func (a pt) dot(b pt) float64       { return a.X*b.X + a.Y*b.Y }
func (a pt) len() float64           { return math.Hypot(a.X, a.Y) }
func (a pt) left() pt               { return pt{a.Y, -a.X} }
func (a pt) mix(b pt, t float64) pt { return pt{paint.Lerp(a.X, b.X, t), paint.Lerp(a.Y, b.Y, t)} }

func (a pt) unit() pt {
	l := a.len()
	if l == 0 {
		return pt{1, 0}
	}
	return a.mul(1 / l)
}

func (a pt) rotate(angle float64) pt {
	s, c := math.Sincos(angle)
	return pt{a.X*c - a.Y*s, a.X*s + a.Y*c}
}

// path is a set of closed rings in pixels of the whole chart. Where rings
// that turn the same way overlap they count once.
type path struct {
	pts  []pt
	ends []int // one past the last point of each ring
}

func (p *path) reset()          { p.pts, p.ends = p.pts[:0], p.ends[:0] }
func (p *path) point(a pt)      { p.pts = append(p.pts, a) }
func (p *path) xy(x, y float64) { p.pts = append(p.pts, pt{x, y}) }

func (p *path) close() {
	start := 0
	if n := len(p.ends); n > 0 {
		start = p.ends[n-1]
	}
	if len(p.pts) > start {
		p.ends = append(p.ends, len(p.pts))
	}
}

// ring adds the points as one ring.
func (p *path) ring(pts ...pt) {
	p.pts = append(p.pts, pts...)
	p.close()
}

// quad adds a four-sided ring, turned so that it always counts positive.
func (p *path) quad(a, b, c, d pt) {
	if c.sub(a).X*d.sub(b).Y-c.sub(a).Y*d.sub(b).X < 0 {
		a, b, c, d = d, c, b, a
	}
	p.ring(a, b, c, d)
}

// disc adds a round spot.
func (p *path) disc(c pt, r float64) { p.oval(c, r, r, 0) }

// oval adds an ellipse turned by angle.
func (p *path) oval(c pt, rx, ry, angle float64) {
	n := clampInt(int(4+2.2*math.Sqrt(max(rx, ry)*4)), 6, 96)
	sa, ca := math.Sincos(angle)
	for i := range n {
		s, k := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		x, y := rx*k, ry*s
		p.xy(c.X+x*ca-y*sa, c.Y+x*sa+y*ca)
	}
	p.close()
}

// rect adds an upright rectangle.
func (p *path) rect(x0, y0, x1, y1 float64) {
	p.ring(pt{x0, y0}, pt{x1, y0}, pt{x1, y1}, pt{x0, y1})
}

// frame adds an upright rectangular frame of the given thickness inside the corners.
func (p *path) frame(x0, y0, x1, y1, t float64) {
	p.rect(x0, y0, x1, y0+t)
	p.rect(x0, y1-t, x1, y1)
	p.rect(x0, y0+t, x0+t, y1-t)
	p.rect(x1-t, y0+t, x1, y1-t)
}

// circle adds a ring line of radius r and width w.
func (p *path) circle(c pt, r, w float64) {
	n := clampInt(int(6+2.2*math.Sqrt(r*4)), 10, 128)
	at := func(i int, r float64) pt {
		s, k := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		return pt{c.X + r*k, c.Y + r*s}
	}
	for i := range n {
		p.quad(at(i, r+w/2), at(i+1, r+w/2), at(i+1, r-w/2), at(i, r-w/2))
	}
}

// line adds a straight line of width w.
func (p *path) line(a, b pt, w float64) {
	n := b.sub(a).unit().left().mul(w / 2)
	p.quad(a.add(n), b.add(n), b.sub(n), a.sub(n))
}

// sharp strokes a polyline that may turn sharply: one bar a side, round joints.
func (p *path) sharp(pts []pt, w float64) {
	for i := 1; i < len(pts); i++ {
		p.line(pts[i-1], pts[i], w)
		if w > 1.1 && i+1 < len(pts) {
			p.disc(pts[i], w/2)
		}
	}
}

// sweep strokes a smooth polyline whose width changes along it.
func (p *path) sweep(pts []pt, width func(i int) float64) {
	n := len(pts)
	if n < 2 {
		return
	}
	normal := func(i int) pt {
		return pts[min(i+1, n-1)].sub(pts[max(i-1, 0)]).unit().left()
	}
	la := pts[0].add(normal(0).mul(width(0) / 2))
	ra := pts[0].sub(normal(0).mul(width(0) / 2))
	for i := 1; i < n; i++ {
		k := normal(i).mul(width(i) / 2)
		lb, rb := pts[i].add(k), pts[i].sub(k)
		p.quad(la, lb, rb, ra)
		la, ra = lb, rb
	}
}

// stroke is sweep with one width.
func (p *path) stroke(pts []pt, w float64) { p.sweep(pts, func(int) float64 { return w }) }

// hermite appends n points of the curve that leaves a along ta and reaches b along tb, b included.
func hermite(dst []pt, a, ta, b, tb pt, n int) []pt {
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		t2, t3 := t*t, t*t*t
		h0, h1, h2, h3 := 2*t3-3*t2+1, t3-2*t2+t, -2*t3+3*t2, t3-t2
		dst = append(dst, pt{
			h0*a.X + h1*ta.X + h2*b.X + h3*tb.X,
			h0*a.Y + h1*ta.Y + h2*b.Y + h3*tb.Y,
		})
	}
	return dst
}

// spline runs a smooth curve through the knots, n points a span.
func spline(knots []pt, n int) []pt {
	if len(knots) < 2 {
		return knots
	}
	last := len(knots) - 1
	tangent := func(i int) pt { return knots[min(i+1, last)].sub(knots[max(i-1, 0)]).mul(0.5) }
	out := []pt{knots[0]}
	for i := range last {
		out = hermite(out, knots[i], tangent(i), knots[i+1], tangent(i+1), n)
	}
	return out
}

// lengths gives the distance run along a polyline at each of its points.
func lengths(pts []pt) []float64 {
	out := make([]float64, len(pts))
	for i := 1; i < len(pts); i++ {
		out[i] = out[i-1] + pts[i].sub(pts[i-1]).len()
	}
	return out
}

// along finds the point and direction at distance s on a polyline with the given lengths.
func along(pts []pt, run []float64, s float64) (at, dir pt) {
	i := 1
	for i < len(pts)-1 && run[i] < s {
		i++
	}
	d := pts[i].sub(pts[i-1])
	t := 0.0
	if l := run[i] - run[i-1]; l > 0 {
		t = (s - run[i-1]) / l
	}
	return pts[i-1].add(d.mul(t)), d.unit()
}

func clampInt(v, lo, hi int) int { return min(max(v, lo), hi) }
