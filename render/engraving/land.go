package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// Country: sky, clouds, heights, ground. In a scene the ground ends at 100 and
// the sky at top; everything reaches from edge to edge.

func (b burin) left() float64  { return -b.half - 2 }
func (b burin) right() float64 { return b.half + 2 }

// sky rules level lines from dark at the top to light at the horizon.
func (b burin) sky(dark, light, horizon float64, wash rgb) {
	b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), horizon, b.left(), horizon), of(dark).to(light).cut(0).bare().wash(wash))
	// a little on below the horizon, for ground that begins lower
	b.fill(poly(b.left(), horizon, b.right(), horizon, b.right(), horizon+18, b.left(), horizon+18), of(light).cut(0).bare().wash(wash))
}

// cloud is a heap of cloud with a flat foot.
func (b burin) cloud(x, y, rx, ry float64) {
	b.fill(cloudShape(x, y, rx, ry, b.dice), of(0.03).to(0.16).cut(8).round(ry*0.5).deep(0.3).edge(0.5).wash(white))
}

func cloudShape(x, y, rx, ry float64, d *paint.Dice) shape {
	top := lobes(x, y, rx, ry, 9, d)
	for i := range top {
		if top[i].Y > y+ry*0.25 {
			top[i].Y = y + ry*0.25 + (top[i].Y-y-ry*0.25)*0.25
		}
	}
	return top
}

// sun is a bare disc with rays.
func (b burin) sun(x, y, r float64, rays int) {
	for i := range rays {
		a := 360 * float64(i) / float64(rays)
		p, q := xy{x, y}.polar(a, r*1.35), xy{x, y}.polar(a, r*(1.9+0.7*float64(i%2)))
		b.along(0.9, []xy{p, p.toward(q, 0.5), q})
	}
	b.fill(oval(x, y, r, r), of(0).wash(glowWash).edge(0.8))
}

// moon is a bare disc in a dark sky, with a ring of lighter air round it.
func (b burin) moon(x, y, r float64) {
	b.fill(oval(x, y, r, r), of(0.02).bare().wash(white))
	b.fill(oval(x+r*0.25, y+r*0.1, r*0.35, r*0.3), of(0.14).bare().wash(white))
}

// stars are small bare specks above the horizon.
func (b burin) stars(n int, horizon float64) {
	for range n {
		x, y := b.dice.Between(b.left(), b.right()), b.dice.Between(b.top, horizon)
		r := b.dice.Between(0.35, 0.8)
		b.fill(oval(x, y, r, r), of(0).bare().wash(white))
	}
}

// skyline gives points from edge to edge round height y.
func (b burin) skyline(y, amp, long float64, seed uint32) []xy {
	var out []xy
	for x := b.left(); x < b.right()+1; x += 1.5 {
		out = append(out, xy{x, y + amp*paint.Cloud(x/long, 0.5, 4, b.seed+seed, 0.6)})
	}
	return out
}

// land closes a skyline down to a lower edge.
func land(line []xy, low float64) shape {
	s := append(shape{}, line...)
	return append(s, xy{line[len(line)-1].X, low}, xy{line[0].X, low})
}

// hills are distant heights: pale, without detail.
func (b burin) hills(y, amp, long float64, seed uint32, t tone) {
	line := b.skyline(y, amp, long, seed)
	b.fill(land(line, 101), t.bare())
	b.along(0.7, line)
}

// ground is the foreground from y down.
func (b burin) ground(y, amp float64, t tone) {
	b.fill(land(b.skyline(y, amp, 60, 77), 101), t.bare())
}

// peak is one mountain: a lit face to the left, a dark one to the right, parted by a broken ridge.
func (b burin) peak(x, top, base, half float64, snow bool, near float64) {
	d := b.dice
	high := base - top
	l, r := half*d.Between(0.9, 1.15), half*d.Between(0.9, 1.2)
	side := func(w float64, dir float64) []xy {
		out := []xy{{x, top}}
		// shoulders: steep below the summit, a shelf, steep again
		shelf, fall := d.Between(0.28, 0.5), d.Between(0.3, 0.6)
		n := 14
		for i := 1; i < n; i++ {
			f := float64(i) / float64(n)
			g := f
			if f < shelf {
				g = f / shelf * fall
			} else {
				t := (f - shelf) / (1 - shelf)
				g = fall + (1-fall)*(t*0.55+0.45*t*t)
			}
			k := 0.05 * math.Sin(math.Pi*f)
			out = append(out, xy{x + dir*w*(f+d.Spread(k*0.7)), top + high*(g+d.Spread(k))})
		}
		return append(out, xy{x + dir*w, base})
	}
	left, right := side(l, -1), side(r, 1)
	whole := append(shape{}, left...)
	for i, j := 0, len(whole)-1; i < j; i, j = i+1, j-1 {
		whole[i], whole[j] = whole[j], whole[i]
	}
	whole = append(whole, right[1:]...)
	b.fill(whole, of(0.10*near).to(0.26*near).cut(58).like(craggy, high*0.16).wash(rockWash).edge(0.9))
	in := b.within(whole)
	// the dark face, and spurs with dark faces of their own
	face := append(shape{}, right...)
	ridge := []xy{{x, top}}
	for i := 1; i <= 8; i++ {
		f := float64(i) / 8
		ridge = append(ridge, xy{x + half*(0.10*math.Sin(f*7+x)+d.Spread(0.05)+0.08*f), top + high*f})
	}
	for i := len(ridge) - 1; i > 0; i-- {
		face = append(face, ridge[i])
	}
	in.fill(face, of(0.72*near).to(0.34*near).cut(-52).like(craggy, high*0.13).wash(hillWash).bare())
	for i := range 5 {
		f := 0.25 + 0.15*float64(i)
		sx := x - l*f*d.Between(0.35, 0.75)
		sy := top + high*(f*0.75)
		in.fill(poly(sx, sy, sx+half*0.12, sy+high*0.13, sx+half*0.08+d.Spread(3), sy+high*0.34, sx-half*0.05, sy+high*0.16),
			of(0.62*near).to(0.2*near).cut(-50).wash(hillWash).bare())
	}
	if snow {
		cap := shape{{x - l*0.6, top + high*0.24}}
		for i := range 9 {
			f := float64(i) / 8
			cap = append(cap, xy{x - l*0.34 + (l+r)*0.36*f, top + high*(0.27-0.1*float64(i%2)+d.Spread(0.03))})
		}
		cap = append(cap, xy{x + r*0.6, top - 5}, xy{x - l*0.6, top - 5})
		in.fill(cap, of(0.02).bare().wash(white))
		dark := append(shape{{x, top}}, ridge[1], ridge[2], xy{x + r*0.2, top + high*0.2}, xy{x + r*0.4, top + high*0.1})
		in.fill(dark, of(0.3).cut(-52).bare().wash(skyWash))
	}
	b.along(1.1, append(append([]xy{}, ridge[:6]...), ridge[6].toward(ridge[5], 0.5)))
}

// stone is a boulder with a dark side.
func (b burin) stone(x, y, r float64) {
	d := b.dice
	var s shape
	n := 7
	for i := range n {
		sn, c := math.Sincos(float64(i)/float64(n)*2*math.Pi + d.Spread(0.2))
		k := d.Between(0.85, 1.1)
		s = append(s, xy{x + r*c*k, min(y+r*0.72*sn*k, y+r*0.55)})
	}
	b.fill(s, of(0.22).to(0.5).cut(-55).round(r*0.7).deep(0.55).wash(rockWash).edge(1))
}

// tuft is a clump of grass.
func (b burin) tuft(x, y, h, weight float64) {
	d := b.dice
	for i := range 5 {
		lean := (float64(i)-2)*0.22 + d.Spread(0.1)
		k := h * d.Between(0.6, 1)
		b.along(weight, curve(x+lean*h*0.3, y, x+lean*h*0.6, y-k*0.6, x+lean*h*1.4, y-k))
	}
}

// grass scatters clumps between two heights, larger in front.
func (b burin) grass(y0, y1 float64, n int, h float64) {
	for i := range n {
		f := (float64(i) + b.dice.Next()) / float64(n)
		y := paint.Lerp(y0, y1, f)
		b.tuft(b.dice.Between(b.left(), b.right()), y, h*paint.Lerp(0.5, 1, f), paint.Lerp(0.6, 1, f))
	}
}

// blades is a stand of tall grass or reeds along the foot of the picture.
func (b burin) blades(x0, x1, y, h float64, n int, t tone) {
	d := b.dice
	for i := range n {
		x := paint.Lerp(x0, x1, (float64(i)+d.Next())/float64(n))
		k := h * d.Between(0.55, 1)
		lean := d.Spread(0.35) * k
		b.fill(tube(x, y, h*0.05, x+lean*0.3, y-k*0.6, h*0.045, x+lean, y-k, 0.1), t.edge(0.4))
	}
}

// water is a level sheet between two heights.
func (b burin) water(y0, y1, far, near float64) {
	b.fill(poly(b.left(), y0, b.right(), y0, b.right(), y1, b.left(), y1), of(far).to(near).ripples().bare().wash(waterWash))
}

// pool is water within a shape.
func (b burin) pool(s shape, far, near float64) {
	b.fill(s, of(far).to(near).ripples().edge(0.7).wash(waterWash))
}

// wavelets are strokes on water round a thing in it.
func (b burin) wavelets(x, y, w float64, n int) {
	for i := range n {
		k := w * (1 - 0.2*float64(i))
		yy := y + 1.6*float64(i)
		b.line(0.9, x-k, yy, x-k*0.5, yy+0.9, x, yy+0.3, x+k*0.5, yy+0.9, x+k, yy)
	}
}

// dune is a bank of sand with its crest and a dark lee side.
func (b burin) dune(x0, x1, base, high float64, crest float64) {
	cx := paint.Lerp(x0, x1, crest)
	top := base - high
	b.fill(shape(append(curve(x0, base, paint.Lerp(x0, cx, 0.4), base-high*0.35, paint.Lerp(x0, cx, 0.8), top+high*0.1, cx, top,
		paint.Lerp(cx, x1, 0.3), top+high*0.4, paint.Lerp(cx, x1, 0.65), base-high*0.2, x1, base), xy{x1, 102}, xy{x0, 102})),
		of(0.06).to(0.16).dots().bare().wash(sandWash))
	lee := append(shape(curve(cx, top, paint.Lerp(cx, x1, 0.3), top+high*0.4, paint.Lerp(cx, x1, 0.65), base-high*0.2, x1, base)),
		curve(x1, base+1, paint.Lerp(cx, x1, 0.45), base-high*0.02, paint.Lerp(cx, x1, 0.16), base-high*0.3, cx-high*0.3, base-high*0.25, cx-high*0.12, base-high*0.62, cx, top)...)
	b.fill(lee, of(0.5).to(0.22).cut(48).bare().wash(earthWash))
	b.line(1.1, x0, base, paint.Lerp(x0, cx, 0.4), base-high*0.35, paint.Lerp(x0, cx, 0.8), top+high*0.1, cx, top,
		paint.Lerp(cx, x1, 0.3), top+high*0.4, paint.Lerp(cx, x1, 0.65), base-high*0.2, x1, base)
}

// shadow lies on the ground below a thing.
func (b burin) shadow(x, y, rx, ry float64) {
	b.fill(oval(x, y, rx, ry), of(0.42).cut(0).shade())
}

// smoke climbs from a place and leans with the wind.
func (b burin) smoke(x, y, high, wide, lean float64) {
	for i := range 3 {
		o := (float64(i) - 1) * wide * 0.5
		b.line(0.8, x+o*0.2, y, x+o+lean*0.1, y-high*0.2, x-o+lean*0.3, y-high*0.45, x+o*1.2+lean*0.6, y-high*0.7, x-o*0.6+lean, y-high)
	}
}

// flames burn up from a line of ground.
func (b burin) flames(x, y, w, h float64, n int) {
	d := b.dice
	for i := range n {
		fx := x + w*((float64(i)+0.5)/float64(n)-0.5)
		k := h * d.Between(0.55, 1) * (1 - 0.4*math.Abs(float64(2*i+1)/float64(n)-1))
		f := w / float64(n) * 0.9
		lean := d.Spread(f * 0.6)
		b.fill(round([]xy{{fx - f*0.6, y}, {fx - f*0.75, y - k*0.35}, {fx - f*0.2 + lean*0.4, y - k*0.65}, {fx + lean, y - k}, {fx + f*0.25 + lean*0.4, y - k*0.55}, {fx + f*0.75, y - k*0.3}, {fx + f*0.55, y}}),
			of(0.0).wash(fireWash).edge(0.8))
		b.line(0.7, fx, y, fx-f*0.2, y-k*0.3, fx+lean*0.6, y-k*0.65)
	}
}

// tallGrass is dark grass before the light, about 60 units high.
func (b burin) tallGrass(n int) {
	d := b.dice
	for i := range n {
		x := (float64(i)/float64(n) - 0.5) * 60
		lean, k := d.Spread(18), d.Between(34, 62)
		b.fill(tube(x, 0, 3.2, x+lean*0.3, -k*0.6, 2.4, x+lean, -k, 0.2), of(0.97).edge(0.3))
	}
}
