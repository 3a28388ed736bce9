package engraving

import (
	"image"
	"math"

	"sourceofthenile/render/paint"
)

// Burin is the hand at work. It is a pointer, and what begins anew elsewhere is a copy, for
// the sake of the program's size, as with tone.
type Burin struct{ *hold }

// hold is how a burin is held: on which plate, at which place and size it cuts, and the
// shape within which it stays.
type hold struct {
	*plate
	m    affine
	clip []float32 // of the whole plate; nil: everywhere
}

// on holds a burin to a plate.
func on(p *plate) Burin { return Burin{&hold{plate: p, m: p.base}} }

// moved is the same burin where a matrix puts it.
func (b Burin) moved(by affine) Burin {
	return Burin{&hold{plate: b.plate, m: b.m.then(by), clip: b.clip}}
}

// At works with the origin at (x, y), things k times as large, and mirrored
// left to right where k is negative.
func (b Burin) At(x, y, k float64) Burin {
	return b.moved(affine{k, 0, x, 0, math.Abs(k), y})
}

// Turned works with everything turned by degrees, clockwise.
func (b Burin) Turned(deg float64) Burin {
	s, c := math.Sincos(deg * math.Pi / 180)
	return b.moved(affine{c, -s, 0, s, c, 0})
}

// Squeezed works with heights k times as large.
func (b Burin) Squeezed(kx, ky float64) Burin {
	return b.moved(affine{kx, 0, 0, 0, ky, 0})
}

// Mirror flips left and right.
func (b Burin) Mirror() Burin { return b.At(0, 0, -1) }

// px carries a shape to pixels.
func (b Burin) px(s []XY) Shape {
	out := make(Shape, len(s))
	for i, q := range s {
		out[i] = b.m.at(q)
	}
	return out
}

// extent is how far rings reach; x0 is more than x1 where there is nothing of them.
func extent(rings []Shape) (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, r := range rings {
		for _, q := range r {
			x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
		}
	}
	return x0, y0, x1, y1
}

func (p *plate) bounds(rings []Shape, grow float64) image.Rectangle {
	x0, y0, x1, y1 := extent(rings)
	if x0 > x1 {
		return image.Rectangle{}
	}
	f := func(v float64) int { return int(paint.Clamp(math.Floor(v), -1e6, 1e6)) }
	return image.Rect(f(x0-grow), f(y0-grow), f(x1+grow)+1, f(y1+grow)+1).Intersect(image.Rect(0, 0, p.w, p.h))
}

// Within works inside a shape only.
func (b Burin) Within(s Shape) Burin {
	rings := []Shape{b.px(s)}
	clip := make([]float32, b.w*b.h)
	if box := b.bounds(rings, 0); !box.Empty() {
		mask := b.raster(rings, box)
		stride := box.Dx() + 2
		for y := box.Min.Y; y < box.Max.Y; y++ {
			paint.Breathe()
			for x := box.Min.X; x < box.Max.X; x++ {
				v := mask[(y-box.Min.Y)*stride+x-box.Min.X]
				if b.clip != nil {
					v *= b.clip[y*b.w+x]
				}
				clip[y*b.w+x] = v
			}
		}
	}
	return Burin{&hold{plate: b.plate, m: b.m, clip: clip}}
}

// Fill cuts a shape: opaque paper, wash, hatching by tone, outline.
//
//go:noinline
func (b Burin) Fill(s Shape, t Tone) { b.fillAll(t, s) }

// fillAll cuts several rings as one shape.
func (b Burin) fillAll(t Tone, rings ...Shape) {
	px := make([]Shape, len(rings))
	for i, r := range rings {
		px[i] = clockwise(b.px(r))
	}
	b.lay(px, t)
	if t.line > 0 {
		for _, r := range px {
			b.outline(r, t.line)
		}
	}
}

// clockwise turns rings alike, so that they add up.
func clockwise(s Shape) Shape {
	sum := 0.0
	for i, p := range s {
		q := s[(i+1)%len(s)]
		sum += p.X*q.Y - q.X*p.Y
	}
	if sum < 0 {
		for i, j := 0, len(s)-1; i < j; i, j = i+1, j-1 {
			s[i], s[j] = s[j], s[i]
		}
	}
	return s
}

// lightX and lightY point to the light: from the left and above.
const lightX, lightY = -0.6, -0.8

// lay cuts rings of pixels without an outline.
func (b Burin) lay(px []Shape, t Tone) {
	box := b.bounds(px, 1)
	if box.Empty() {
		return
	}
	w, h := box.Dx(), box.Dy()
	stride := w + 2
	mask := b.raster(px, box)
	var field []float32
	r := 0.0
	if t.radius > 0 {
		r = max(1, t.radius*b.m.scale())
		field = b.swell(mask, stride, w, h, r, box)
	}
	c := b.newCutter(t, px)
	strength := b.strength()
	for y := range h {
		paint.Breathe()
		for x := range w {
			cov := mask[y*stride+x]
			if cov <= 0.004 {
				continue
			}
			i := (y+box.Min.Y)*b.w + x + box.Min.X
			if b.clip != nil {
				if cov *= b.clip[i]; cov <= 0.004 {
					continue
				}
			}
			fx, fy := float64(x+box.Min.X), float64(y+box.Min.Y)
			lit, high := 0.0, 0.0
			if field != nil {
				o := y*stride + x
				gx := float64(field[y*stride+min(x+1, w-1)] - field[y*stride+max(x-1, 0)])
				gy := float64(field[min(y+1, h-1)*stride+x] - field[max(y-1, 0)*stride+x])
				lit = paint.Clamp((gx*lightX+gy*lightY)*r, -1, 1)
				high = float64(field[o])
			}
			v := float32(c.ink(fx, fy, lit, high)) * strength
			if t.over {
				b.ink[i] += (1 - b.ink[i]) * v * cov
				if t.tint != (rgb{1, 1, 1}) {
					u := b.wash[i]
					b.wash[i] = rgb{u.R * (1 + cov*(t.tint.R-1)), u.G * (1 + cov*(t.tint.G-1)), u.B * (1 + cov*(t.tint.B-1))}
				}
				continue
			}
			b.ink[i] += (v - b.ink[i]) * cov
			u, tint := b.wash[i], t.tint
			if strength < 1 {
				tint = rgb{1 - (1-tint.R)*strength, 1 - (1-tint.G)*strength, 1 - (1-tint.B)*strength}
			}
			if b.lamps != nil {
				tint = b.warm(tint, fx, fy)
			}
			b.wash[i] = rgb{u.R + (tint.R-u.R)*cov, u.G + (tint.G-u.G)*cov, u.B + (tint.B-u.B)*cov}
		}
	}
}

// outline goes round a ring of pixels, heavier on the side away from the light.
func (b Burin) outline(s Shape, weight float64) {
	n := len(s)
	w := weight * b.Hair
	width := func(i int) float64 {
		d := s[(i+1)%n].sub(s[(i+n-1)%n]).normal() // outward for a clockwise ring on a picture
		return w * (0.85 - 0.5*(d.X*lightX+d.Y*lightY))
	}
	pts := append(append(Shape{}, s...), s[0])
	b.trace(pts, width, 1)
}

// Line cuts a smooth line of a weight that swells and runs out at both ends.
func (b Burin) Line(weight float64, c ...float64) { b.Along(weight, Curve(c...)) }

// Along is line for points at hand.
func (b Burin) Along(weight float64, pts []XY) {
	px := b.px(pts)
	n := float64(len(px) - 1)
	b.trace(px, func(i int) float64 {
		t := float64(i) / n
		return weight * b.Hair * (0.45 + 0.55*math.Sqrt(4*t*(1-t)))
	}, 1)
}

// Even cuts a smooth line of the same weight all along.
func (b Burin) Even(weight float64, c ...float64) {
	b.trace(b.px(Curve(c...)), func(int) float64 { return weight * b.Hair }, 1)
}

// Rule cuts straight lines from point to point.
func (b Burin) Rule(weight float64, c ...float64) {
	b.trace(b.px(points(c)), func(int) float64 { return weight * b.Hair }, 1)
}

// scratch takes ink away along a smooth line: a white line.
func (b Burin) Bright(weight float64, c ...float64) {
	px := b.px(Curve(c...))
	n := float64(len(px) - 1)
	b.trace(px, func(i int) float64 {
		t := float64(i) / n
		return weight * b.Hair * (0.3 + 0.7*math.Sqrt(4*t*(1-t)))
	}, -1)
}

// trace lays ink (dark 1) or bares paper (dark −1) along pixels with a width at each.
func (b Burin) trace(px []XY, width func(i int) float64, dark float32) {
	if len(px) < 2 {
		return
	}
	widest := 0.0
	for i := range px {
		widest = max(widest, width(i))
	}
	box := b.bounds([]Shape{px}, widest/2+1)
	if box.Empty() {
		return
	}
	stride, strength := box.Dx(), b.strength()
	mask := sized(&b.field, stride*box.Dy())
	for i := range len(px) - 1 {
		segment(mask, stride, box, px[i], px[i+1], width(i), width(i+1))
	}
	for y := box.Min.Y; y < box.Max.Y; y++ {
		paint.Breathe()
		for x := box.Min.X; x < box.Max.X; x++ {
			v := mask[(y-box.Min.Y)*stride+x-box.Min.X]
			if v <= 0 {
				continue
			}
			i := y*b.w + x
			if b.clip != nil {
				v *= b.clip[i]
			}
			if dark > 0 {
				b.ink[i] += (1 - b.ink[i]) * v * 0.95 * strength
			} else {
				b.ink[i] *= 1 - v
			}
		}
	}
}

// segment raises a mask to the coverage of one piece of line with round ends.
func segment(mask []float32, stride int, box image.Rectangle, p, q XY, wp, wq float64) {
	w := max(wp, wq)/2 + 1
	x0, x1 := int(math.Floor(min(p.X, q.X)-w)), int(math.Ceil(max(p.X, q.X)+w))
	y0, y1 := int(math.Floor(min(p.Y, q.Y)-w)), int(math.Ceil(max(p.Y, q.Y)+w))
	x0, x1 = max(x0, box.Min.X), min(x1, box.Max.X-1)
	y0, y1 = max(y0, box.Min.Y), min(y1, box.Max.Y-1)
	d := q.sub(p)
	l2 := d.X*d.X + d.Y*d.Y
	for y := y0; y <= y1; y++ {
		paint.Breathe()
		for x := x0; x <= x1; x++ {
			vx, vy := float64(x)+0.5-p.X, float64(y)+0.5-p.Y
			t := 0.0
			if l2 > 0 {
				t = paint.Clamp((vx*d.X+vy*d.Y)/l2, 0, 1)
			}
			ex, ey := vx-t*d.X, vy-t*d.Y
			wide := wp + (wq-wp)*t
			dist := math.Sqrt(ex*ex + ey*ey)
			c := wide/2 + 0.5 - dist
			if c <= 0 {
				continue
			}
			c = min(c, 1, wide)
			i := (y-box.Min.Y)*stride + x - box.Min.X
			if v := float32(c); v > mask[i] {
				mask[i] = v
			}
		}
	}
}

// strength is how much of the ink is used, up to 1.
func (p *plate) strength() float32 {
	if p.faint == 0 {
		return 1
	}
	return p.faint
}

// Faded cuts from now on with so much of the ink, 0 to 1; 0 is all of it again.
func (b Burin) Faded(f float32) Burin {
	b.plate.faint = f
	return b
}
