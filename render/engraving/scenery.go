package engraving

import "sourceofthenile/render/paint"

// Whole stretches of country, and what stands in them.

// Forest is the inside of the great forest.
func (b Burin) Forest(clear bool) {
	b.Sky(0.34, 0.06, 66, LeafWash)
	for i := range 16 { // the far wall of trees
		b.At(-128+float64(i)*17+b.Dice.Spread(4), 66, 0.5+0.2*b.Dice.Next()).FarTree()
	}
	b.Ground(68, 2, Of(0.4).To(0.6).Cut(-4).Wash(DeepWash))
	for i, x := range []float64{-96, -58, -20, 30, 66, 106} {
		if clear && i > 1 && i < 4 {
			continue
		}
		b.At(x+b.Dice.Spread(5), 94-float64(i%2)*9, 0.9+0.12*b.Dice.Next()).Giant()
	}
	b.Ground(88, 3, Of(0.7).To(0.9).Cut(-10).Wash(DeepWash))
	if !clear {
		b.At(4, 96, 0.66).Palm()
	}
	b.Even(1.1, -56, 16, -46, 48, -30, 40, -20, 20)
	b.Even(0.9, 30, 20, 42, 56, 54, 50, 64, 18)
	for _, x := range []float64{-118, -78, -40, 42, 86, 122} {
		b.At(x, 101, 0.46+0.1*b.Dice.Next()).Fern(7)
	}
	b.BananaLeaf(-12, 103, -120, 30)
	b.BananaLeaf(-8, 103, -62, 34)
	b.BananaLeaf(64, 103, -100, 26)
}

// Lily is a water lily's flower.
func (b Burin) Lily(x, y, r float64) {
	for i := range 7 {
		a := -165 + 25*float64(i)
		p := XY{x, y}.Polar(a, r)
		b.Fill(Tube(x, y, r*0.2, paint.Lerp(x, p.X, 0.55), paint.Lerp(y, p.Y, 0.55), r*0.42, p.X, p.Y, 0.3), Of(0.04).To(0.2).Wash(rgb{0.86, 0.86, 1.0}).Edge(0.7))
	}
}

// FarTree is a tree too far to have leaves.
func (b Burin) FarTree() {
	d := b.Dice
	b.Fill(Tube(0, 0, 5, 0, -40, 4), Of(0.4).Wash(HillWash).Edge(0.4))
	b.Fill(Lobes(0, -62, 26, 34, 11, d), Of(0.22).To(0.4).Cut(-20).Round(12).Wash(HillWash).Edge(0.5))
}

// Bank is a tongue of land from one side (−1 left, 1 right) at a height, that
// leaves so much water in the middle.
func (b Burin) Bank(side, y, open, dark float64) {
	e := side * (b.Half + 3)
	o := side * open
	m := paint.Lerp(o, e, 0.5)
	b.Fill(Shape(append(Curve(e, y-3, m, y-2.4, paint.Lerp(o, m, 0.4), y-1, o, y+2), Curve(o, y+2.4, paint.Lerp(o, m, 0.3), y+5, m, y+6.5, e, y+9)...)),
		Of(dark*0.35).To(dark).Cut(side*-12).Wash(LeafWash).Edge(0.8))
	for i := range 14 {
		f := b.Dice.Next()
		b.Tuft(paint.Lerp(o, e, f*f), y+1+3*f, 4+5*f*float64(i%3)/2, 0.7)
	}
}

// Plains is open country by day: grassland, or the landscape that the picture is asked for in.
func (b Burin) Plains(horizon float64) { b.Country(b.land, horizon) }

// VultureFar soars far off, 100 units across.
func (b Burin) VultureFar() {
	b.Fill(Blob(-100, -20, -60, -26, -20, -6, 0, -8, 20, -6, 60, -26, 100, -20, 60, -12, 24, 10, 10, 8, 0, 20, -10, 8, -24, 10, -60, -12), Of(0.95).Edge(0.3))
}

// DeadTree stands bare at the left, one bough reaching right.
func (b Burin) DeadTree(x, y float64) {
	t := Of(0.9).Wash(WoodWash).Edge(0.5)
	b.Fill(Tube(x-2, y, 16, x-4, y-34, 10, x-10, y-70, 7, x-18, y-98, 2), t)
	b.Fill(Tube(x-5, y-44, 8, x+14, y-57, 5, x+34, y-60, 4, x+54, y-66, 1.4), t)
	b.Fill(Tube(x-8, y-60, 6, x+4, y-78, 3.4, x+10, y-98, 1), t)
	b.Fill(Tube(x-6, y-40, 6, x-24, y-56, 4, x-36, y-60, 1.4), t)
	b.Fill(Tube(x+20, y-58, 3, x+26, y-72, 2, x+34, y-80, 0.6), t)
	b.Fill(Tube(x-12, y-76, 3.4, x-28, y-86, 2, x-34, y-98, 0.6), t)
}

// Fall is a sheet of falling water between two heights.
func (b Burin) Fall(x0, x1, y0, y1 float64) {
	b.Fill(Poly(x0, y0, x1, y0, x1+2, y1, x0-2, y1), Of(0.03).To(0.16).Cut(89).Wash(White).Bare())
	n := int((x1 - x0) / 2.4)
	for i := range n {
		x := paint.Lerp(x0, x1, (float64(i)+b.Dice.Next())/float64(n))
		f := b.Dice.Between(0, 0.5)
		b.Line(0.8, x, paint.Lerp(y0, y1, f), x+b.Dice.Spread(0.7), paint.Lerp(y0, y1, f+0.25), x+b.Dice.Spread(1), paint.Lerp(y0, y1, f+b.Dice.Between(0.3, 0.5)))
	}
	b.Even(0.9, x0, y0, paint.Lerp(x0, x1, 0.5), y0+0.6, x1, y0)
}

// Masonry is a wall of dressed stone with a broken top.
func (b Burin) Masonry(x, y, w, h, course float64) {
	top := Shape{{x, y}}
	n := 6
	for i := range n + 1 {
		f := float64(i) / float64(n)
		k := course * float64(int(b.Dice.Next()*3)) * 0.6
		top = append(top, XY{x + w*f, y - h + k}, XY{x + w*min(1, f+1/float64(n)), y - h + k})
	}
	top = append(top, XY{x + w, y})
	b.Fill(top, Of(0.14).ToRight(0.5).Cut(64).Wash(RockWash))
	in := b.Within(top)
	row := 0
	for yy := y - course; yy > y-h-course; yy -= course {
		in.Rule(0.7, x, yy, x+w, yy)
		for xx := x + course*0.9*float64(row%2); xx < x+w; xx += course * 1.8 {
			in.Rule(0.6, xx, yy, xx, yy+course)
		}
		row++
	}
}

// Crystals stand in a cluster, 100 units wide.
func (b Burin) Crystals(c rgb) {
	for i, q := range [][3]float64{{-30, 34, -24}, {28, 38, 22}, {-14, 58, -9}, {14, 66, 8}, {0, 44, 0}} {
		s := b.At(q[0]*0.6, 0, 1).Turned(q[2])
		w := 11.0 - float64(i%2)*2
		s.Fill(Poly(-w, 0, -w, -q[1]+10, 0, -q[1], w, -q[1]+10, w, 0), Of(0.03).To(0.12).Cut(80).Wash(c))
		s.Fill(Poly(w*0.25, 0, w*0.25, -q[1]+14, 0, -q[1], w, -q[1]+10, w, 0), Of(0.5).To(0.3).Cut(70).Wash(c).Edge(0.6))
		s.Rule(0.7, -w, -q[1]+10, w*0.25, -q[1]+14)
	}
	b.Fill(Lobes(0, 2, 40, 7, 9, b.Dice), Of(0.4).To(0.6).Like(Craggy, 6).Wash(RockWash))
}

// Heights is high ground between two peaks, with cloud below them.
func (b Burin) Heights(y float64) {
	b.Sky(0.26, 0.05, 60, SkyWash)
	b.Peak(76, 4, y, 60, true, 0.7)
	b.Peak(-96, 26, y, 44, false, 0.6)
	b.Cloud(-20, 52, 60, 7)
	b.Hills(y-8, 5, 24, 3, Of(0.24).To(0.44).Cut(-14).Wash(LeafWash))
	b.Ground(y+4, 2, Of(0.2).To(0.5).Cut(-10).Wash(DryWash))
}

// Beds are layers of rock that fill a shape, bent and broken.
func (b Burin) Beds(s Shape, y0, y1 float64, tones []float64, dip float64, c rgb) {
	b.Fill(s, Of(0.2).Cut(10).Wash(c).Edge(1.1))
	in := b.Within(s)
	n := len(tones)
	for i, t := range tones {
		ya, yb := paint.Lerp(y0, y1, float64(i)/float64(n)), paint.Lerp(y0, y1, float64(i+1)/float64(n))
		var top, low Shape
		for x := b.Left(); x <= b.Right(); x += 6 {
			w := dip*x/100 + 1.2*paint.Noise(x/17, float64(i)*3, b.seed)
			top = append(top, XY{x, ya + w})
			low = append(low, XY{x, yb + w})
		}
		in.Fill(append(top, reversed(low)...), Of(t).Cut(8+30*float64(i%3)).Like(Mottled, 5).Wash(c).Edge(0.6))
	}
}

// Lump is a hand specimen, 100 units wide, its foot at the origin.
func (b Burin) Lump(t Tone) Shape {
	s := Poly(-46, -6, -50, -30, -36, -50, -14, -62, 10, -58, 34, -50, 48, -28, 44, -8, 20, 0, -24, 1).Ragged(2, 9, 3)
	b.Fill(s, t)
	return s
}

// Woodland is a wall of trees with their leaves, not far off.
func (b Burin) Woodland() {
	b.Sky(0.3, 0.08, 70, LeafWash)
	for i := range 13 {
		b.At(-130+21*float64(i)+b.Dice.Spread(4), 74, 0.7+0.2*b.Dice.Next()).FarTree()
	}
	b.Ground(76, 2, Of(0.4).To(0.7).Cut(-6).Wash(DeepWash))
}

// Stockade is a fence of thorn boughs across the foreground.
func (b Burin) Stockade(x0, x1, y, h float64) {
	n := int((x1 - x0) / 5)
	for i := range n {
		x := paint.Lerp(x0, x1, (float64(i)+0.5)/float64(n))
		a := b.Dice.Spread(h * 0.5)
		b.Line(1.5, x-a, y, x, y-h*0.5, x+a, y-h*b.Dice.Between(0.7, 1.1))
		b.Line(1, x+a*0.4, y-h*0.7, x+a*0.4+3, y-h*0.9, x+a*0.4+7, y-h*0.86)
		b.Line(1, x-a*0.3, y-h*0.3, x-a*0.3-4, y-h*0.44, x-a*0.3-6, y-h*0.4)
	}
	b.Line(1.8, x0, y-h*0.35, paint.Lerp(x0, x1, 0.5), y-h*0.5, x1, y-h*0.35)
}

// peakSmall is a mountain as the cut in a broadsheet shows it.
func (b Burin) peakSmall() {
	b.Fill(Poly(-38, 0, -20, -40, -10, -34, 2, -66, 14, -40, 22, -46, 38, 0), Of(0.2).Cut(60))
	b.Fill(Poly(2, -66, 14, -40, 10, -20, 18, 0, 38, 0, 22, -46, 14, -40), Of(0.7).Cut(-50))
}

// PlainWall is the bare paper of a plate with its specimen's shadow line.
func (b Burin) PlainWall() {
	b.Fill(Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), Of(0).Bare())
	b.Fill(Poly(b.Left(), 92, b.Right(), 92, b.Right(), 101, b.Left(), 101), Of(0.12).Cut(0).Bare())
}
