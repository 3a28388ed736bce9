package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// Country: sky, clouds, heights, ground. In a scene the ground ends at 100 and
// the sky at top; everything reaches from edge to edge.

// Left is just beyond the left edge.
func (b Burin) Left() float64 { return -b.Half - 2 }

// Right is just beyond the right edge.
func (b Burin) Right() float64 { return b.Half + 2 }

// Sky rules level lines from dark at the top to light at the horizon.
func (b Burin) Sky(dark, light, horizon float64, wash rgb) {
	b.Fill(Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), horizon, b.Left(), horizon), Of(dark).To(light).Cut(0).Bare().Wash(wash))
	// a little on below the horizon, for ground that begins lower
	b.Fill(Poly(b.Left(), horizon, b.Right(), horizon, b.Right(), horizon+18, b.Left(), horizon+18), Of(light).Cut(0).Bare().Wash(wash))
}

// Cloud is a heap of cloud with a flat foot.
func (b Burin) Cloud(x, y, rx, ry float64) {
	b.Fill(CloudShape(x, y, rx, ry, b.Dice), Of(0.03).To(0.16).Cut(8).Round(ry*0.5).Deep(0.3).Edge(0.5).Wash(White))
}

// CloudShape is the outline of a cloud with a flat foot.
func CloudShape(x, y, rx, ry float64, d *paint.Dice) Shape {
	top := Lobes(x, y, rx, ry, 9, d)
	for i := range top {
		if top[i].Y > y+ry*0.25 {
			top[i].Y = y + ry*0.25 + (top[i].Y-y-ry*0.25)*0.25
		}
	}
	return top
}

// Sun is a bare disc with rays.
func (b Burin) Sun(x, y, r float64, rays int) {
	for i := range rays {
		a := 360 * float64(i) / float64(rays)
		p, q := XY{x, y}.Polar(a, r*1.35), XY{x, y}.Polar(a, r*(1.9+0.7*float64(i%2)))
		b.Along(0.9, []XY{p, p.Toward(q, 0.5), q})
	}
	b.Fill(Oval(x, y, r, r), Of(0).Wash(GlowWash).Edge(0.8))
}

// Moon is a bare disc in a dark sky, with a ring of lighter air round it.
func (b Burin) Moon(x, y, r float64) {
	b.Fill(Oval(x, y, r, r), Of(0.02).Bare().Wash(White))
	b.Fill(Oval(x+r*0.25, y+r*0.1, r*0.35, r*0.3), Of(0.14).Bare().Wash(White))
}

// stars are small bare specks above the horizon.
func (b Burin) stars(n int, horizon float64) {
	for range n {
		x, y := b.Dice.Between(b.Left(), b.Right()), b.Dice.Between(b.Top, horizon)
		r := b.Dice.Between(0.35, 0.8)
		b.Fill(Oval(x, y, r, r), Of(0).Bare().Wash(White))
	}
}

// Skyline gives points from edge to edge round height y.
func (b Burin) Skyline(y, amp, long float64, seed uint32) []XY {
	var out []XY
	for x := b.Left(); x < b.Right()+1; x += 1.5 {
		out = append(out, XY{x, y + amp*paint.Cloud(x/long, 0.5, 4, b.seed+seed, 0.6)})
	}
	return out
}

// Land closes a skyline down to a lower edge.
func Land(line []XY, low float64) Shape {
	s := append(Shape{}, line...)
	return append(s, XY{line[len(line)-1].X, low}, XY{line[0].X, low})
}

// Hills are distant heights: pale, without detail.
func (b Burin) Hills(y, amp, long float64, seed uint32, t Tone) {
	line := b.Skyline(y, amp, long, seed)
	b.Fill(Land(line, 101), t.Bare())
	b.Along(0.7, line)
}

// Ground is the foreground from y down.
func (b Burin) Ground(y, amp float64, t Tone) {
	b.Fill(Land(b.Skyline(y, amp, 60, 77), 101), t.Bare())
}

// Peak is one mountain: a lit face to the left, a dark one to the right, parted by a broken ridge.
func (b Burin) Peak(x, top, base, half float64, snow bool, near float64) {
	d := b.Dice
	high := base - top
	l, r := half*d.Between(0.9, 1.15), half*d.Between(0.9, 1.2)
	side := func(w float64, dir float64) []XY {
		out := []XY{{x, top}}
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
			out = append(out, XY{x + dir*w*(f+d.Spread(k*0.7)), top + high*(g+d.Spread(k))})
		}
		return append(out, XY{x + dir*w, base})
	}
	left, right := side(l, -1), side(r, 1)
	whole := append(Shape{}, left...)
	for i, j := 0, len(whole)-1; i < j; i, j = i+1, j-1 {
		whole[i], whole[j] = whole[j], whole[i]
	}
	whole = append(whole, right[1:]...)
	b.Fill(whole, Of(0.10*near).To(0.26*near).Cut(58).Like(Craggy, high*0.16).Wash(RockWash).Edge(0.9))
	in := b.Within(whole)
	// the dark face, and spurs with dark faces of their own
	face := append(Shape{}, right...)
	ridge := []XY{{x, top}}
	for i := 1; i <= 8; i++ {
		f := float64(i) / 8
		ridge = append(ridge, XY{x + half*(0.10*math.Sin(f*7+x)+d.Spread(0.05)+0.08*f), top + high*f})
	}
	for i := len(ridge) - 1; i > 0; i-- {
		face = append(face, ridge[i])
	}
	in.Fill(face, Of(0.72*near).To(0.34*near).Cut(-52).Like(Craggy, high*0.13).Wash(HillWash).Bare())
	for i := range 5 {
		f := 0.25 + 0.15*float64(i)
		sx := x - l*f*d.Between(0.35, 0.75)
		sy := top + high*(f*0.75)
		in.Fill(Poly(sx, sy, sx+half*0.12, sy+high*0.13, sx+half*0.08+d.Spread(3), sy+high*0.34, sx-half*0.05, sy+high*0.16),
			Of(0.62*near).To(0.2*near).Cut(-50).Wash(HillWash).Bare())
	}
	if snow {
		cap := Shape{{x - l*0.6, top + high*0.24}}
		for i := range 9 {
			f := float64(i) / 8
			cap = append(cap, XY{x - l*0.34 + (l+r)*0.36*f, top + high*(0.27-0.1*float64(i%2)+d.Spread(0.03))})
		}
		cap = append(cap, XY{x + r*0.6, top - 5}, XY{x - l*0.6, top - 5})
		in.Fill(cap, Of(0.02).Bare().Wash(White))
		dark := append(Shape{{x, top}}, ridge[1], ridge[2], XY{x + r*0.2, top + high*0.2}, XY{x + r*0.4, top + high*0.1})
		in.Fill(dark, Of(0.3).Cut(-52).Bare().Wash(SkyWash))
	}
	b.Along(1.1, append(append([]XY{}, ridge[:6]...), ridge[6].Toward(ridge[5], 0.5)))
}

// Stone is a boulder with a dark side.
func (b Burin) Stone(x, y, r float64) {
	d := b.Dice
	var s Shape
	n := 7
	for i := range n {
		sn, c := math.Sincos(float64(i)/float64(n)*2*math.Pi + d.Spread(0.2))
		k := d.Between(0.85, 1.1)
		s = append(s, XY{x + r*c*k, min(y+r*0.72*sn*k, y+r*0.55)})
	}
	b.Fill(s, Of(0.22).To(0.5).Cut(-55).Round(r*0.7).Deep(0.55).Wash(RockWash).Edge(1))
}

// Tuft is a clump of grass.
func (b Burin) Tuft(x, y, h, weight float64) {
	d := b.Dice
	for i := range 5 {
		lean := (float64(i)-2)*0.22 + d.Spread(0.1)
		k := h * d.Between(0.6, 1)
		b.Along(weight, Curve(x+lean*h*0.3, y, x+lean*h*0.6, y-k*0.6, x+lean*h*1.4, y-k))
	}
}

// Grass scatters clumps between two heights, larger in front.
func (b Burin) Grass(y0, y1 float64, n int, h float64) {
	for i := range n {
		f := (float64(i) + b.Dice.Next()) / float64(n)
		y := paint.Lerp(y0, y1, f)
		b.Tuft(b.Dice.Between(b.Left(), b.Right()), y, h*paint.Lerp(0.5, 1, f), paint.Lerp(0.6, 1, f))
	}
}

// Blades is a stand of tall grass or reeds along the foot of the picture.
func (b Burin) Blades(x0, x1, y, h float64, n int, t Tone) {
	d := b.Dice
	for i := range n {
		x := paint.Lerp(x0, x1, (float64(i)+d.Next())/float64(n))
		k := h * d.Between(0.55, 1)
		lean := d.Spread(0.35) * k
		b.Fill(Tube(x, y, h*0.05, x+lean*0.3, y-k*0.6, h*0.045, x+lean, y-k, 0.1), t.Edge(0.4))
	}
}

// Water is a level sheet between two heights.
func (b Burin) Water(y0, y1, far, near float64) {
	b.Fill(Poly(b.Left(), y0, b.Right(), y0, b.Right(), y1, b.Left(), y1), Of(far).To(near).Ripples().Bare().Wash(WaterWash))
}

// Pool is water within a shape.
func (b Burin) Pool(s Shape, far, near float64) {
	b.Fill(s, Of(far).To(near).Ripples().Edge(0.7).Wash(WaterWash))
}

// Wavelets are strokes on water round a thing in it.
func (b Burin) Wavelets(x, y, w float64, n int) {
	for i := range n {
		k := w * (1 - 0.2*float64(i))
		yy := y + 1.6*float64(i)
		b.Line(0.9, x-k, yy, x-k*0.5, yy+0.9, x, yy+0.3, x+k*0.5, yy+0.9, x+k, yy)
	}
}

// Dune is a bank of the desert with its crest and a dark lee side.
func (b Burin) Dune(x0, x1, base, high float64, crest float64) {
	cx := paint.Lerp(x0, x1, crest)
	top := base - high
	b.Fill(Shape(append(Curve(x0, base, paint.Lerp(x0, cx, 0.4), base-high*0.35, paint.Lerp(x0, cx, 0.8), top+high*0.1, cx, top,
		paint.Lerp(cx, x1, 0.3), top+high*0.4, paint.Lerp(cx, x1, 0.65), base-high*0.2, x1, base), XY{x1, 102}, XY{x0, 102})),
		Of(0.06).To(0.16).Dots().Bare().Wash(SandWash))
	lee := append(Shape(Curve(cx, top, paint.Lerp(cx, x1, 0.3), top+high*0.4, paint.Lerp(cx, x1, 0.65), base-high*0.2, x1, base)),
		Curve(x1, base+1, paint.Lerp(cx, x1, 0.45), base-high*0.02, paint.Lerp(cx, x1, 0.16), base-high*0.3, cx-high*0.3, base-high*0.25, cx-high*0.12, base-high*0.62, cx, top)...)
	b.Fill(lee, Of(0.5).To(0.22).Cut(48).Bare().Wash(EarthWash))
	b.Line(1.1, x0, base, paint.Lerp(x0, cx, 0.4), base-high*0.35, paint.Lerp(x0, cx, 0.8), top+high*0.1, cx, top,
		paint.Lerp(cx, x1, 0.3), top+high*0.4, paint.Lerp(cx, x1, 0.65), base-high*0.2, x1, base)
}

// Shadow lies on the ground below a thing.
func (b Burin) Shadow(x, y, rx, ry float64) {
	b.Fill(Oval(x, y, rx, ry), Of(0.42).Cut(0).Shade())
}

// Smoke climbs from a place and leans with the wind.
func (b Burin) Smoke(x, y, high, wide, lean float64) {
	for i := range 3 {
		o := (float64(i) - 1) * wide * 0.5
		b.Line(0.8, x+o*0.2, y, x+o+lean*0.1, y-high*0.2, x-o+lean*0.3, y-high*0.45, x+o*1.2+lean*0.6, y-high*0.7, x-o*0.6+lean, y-high)
	}
}

// Flames burn up from a line of ground.
func (b Burin) Flames(x, y, w, h float64, n int) {
	d := b.Dice
	for i := range n {
		fx := x + w*((float64(i)+0.5)/float64(n)-0.5)
		k := h * d.Between(0.55, 1) * (1 - 0.4*math.Abs(float64(2*i+1)/float64(n)-1))
		f := w / float64(n) * 0.9
		lean := d.Spread(f * 0.6)
		b.Fill(round([]XY{{fx - f*0.6, y}, {fx - f*0.75, y - k*0.35}, {fx - f*0.2 + lean*0.4, y - k*0.65}, {fx + lean, y - k}, {fx + f*0.25 + lean*0.4, y - k*0.55}, {fx + f*0.75, y - k*0.3}, {fx + f*0.55, y}}),
			Of(0.0).Wash(FireWash).Edge(0.8))
		b.Line(0.7, fx, y, fx-f*0.2, y-k*0.3, fx+lean*0.6, y-k*0.65)
	}
}

// TallGrass is dark grass before the light, about 60 units high.
func (b Burin) TallGrass(n int) {
	d := b.Dice
	for i := range n {
		x := (float64(i)/float64(n) - 0.5) * 60
		lean, k := d.Spread(18), d.Between(34, 62)
		b.Fill(Tube(x, 0, 3.2, x+lean*0.3, -k*0.6, 2.4, x+lean, -k, 0.2), Of(0.97).Edge(0.3))
	}
}
