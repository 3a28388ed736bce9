package engraving

import "sourceofthenile/render/paint"

// What people have about them: tents and what is in them, what they carry and work with.

// Tusk lies on the ground.
func (b Burin) Tusk(x, y, l, deg float64) {
	b.At(x, y, 1).Turned(deg).Fill(Tube(0, 0, 6, l*0.4, -l*0.06, 5, l*0.8, -l*0.22, 3, l, -l*0.4, 0.6), Of(0.02).To(0.3).Cut(60).Round(3).Deep(0.5).Wash(White))
}

// Marquee is the inside of a large tent, open to the country behind.
func (b Burin) Marquee(t rgb) {
	b.Sky(0.14, 0.04, 60, SkyWash)
	b.Hills(56, 4, 24, 3, Of(0.35).Cut(-12).Like(Leafy, 5).Wash(LeafWash))
	b.Ground(64, 1, Of(0.2).To(0.4).Cut(0).Wash(EarthWash))
	l, r, u := b.Left(), b.Right(), b.Top-2
	b.Fill(Poly(l, u, 4, u, -34, 22, -74, 66, -84, 101, l, 101), Of(0.2).ToRight(0.42).Cut(64).Wash(t))
	b.Fill(Poly(r, u, 4, u, 42, 22, 82, 66, 92, 101, r, 101), Of(0.5).ToRight(0.3).Cut(-64).Wash(t))
	b.Rule(1.6, 4, u, 4, 78)
	for i := range 4 {
		f := float64(i+1) / 5
		b.Rule(0.7, paint.Lerp(4, l, f), u, paint.Lerp(-74, l, f), 101)
		b.Rule(0.7, paint.Lerp(4, r, f), u, paint.Lerp(82, r, f), 101)
	}
}

// Cot is a camp bed with somebody in it, head to the left, 120 units long.
func (b Burin) Cot(c rgb, hat bool) {
	b.Rule(2, -52, 0, -38, -22)
	b.Rule(2, -38, 0, -52, -22)
	b.Rule(2, 38, 0, 52, -22)
	b.Rule(2, 52, 0, 38, -22)
	b.Fill(Poly(-62, -20, -62, -27, 62, -27, 62, -20), Of(0.5).Cut(0).Wash(WoodWash))
	b.Fill(Blob(-60, -27, -60, -38, -42, -40, -32, -36, -32, -27), Of(0.03).To(0.2).Round(4).Wash(White))
	head := Of(0.6).Round(3).Wash(SkinWash)
	if hat {
		head = Of(0.06).Round(3).Wash(PinkWash)
	}
	b.Fill(Oval(-42, -41, 7, 6), head)
	b.Fill(Arc(-44, -42, 7, 6.4, 140, 310), Of(0.9).Edge(0.4))
	b.Line(0.6, -40, -42, -38, -41.6)
	b.Fill(Blob(-34, -26, -34, -38, -20, -44, 0, -41, 16, -46, 26, -40, 48, -42, 58, -38, 61, -26), Of(0.06).To(0.3).Cut(58).Round(6).Deep(0.4).Wash(c))
	for _, x := range []float64{-18, 4, 22, 42} {
		b.Line(0.7, x, -41, x+5, -34, x+2, -26)
	}
	b.Fill(Poly(-20, -24, 60, -24, 58, -12, 44, -14, 30, -10, 10, -14, -8, -11), Of(0.2).To(0.4).Cut(70).Wash(c))
	b.Fill(Tube(-26, -38, 6, -14, -44, 5, 0, -38, 4), head)
}

// HatOnPeg hangs on the tent pole.
func (b Burin) HatOnPeg() {
	b.Fill(Tilted(10, 20, 15, 4.4, 62), Of(0.4).Wash(SandWash))
	b.Fill(Arc(8, 18, 8, 8, -120, 60), Of(0.2).To(0.5).Wash(SandWash))
}

// Parasol is held over somebody who stands at (x, y).
func (b Burin) Parasol(x, y, k float64) {
	c := b.At(x, y, k)
	c.Rule(1.4, 0, -20, -4, -124)
	c.Fill(append(Arc(-4, -116, 34, 22, 180, 360), XY{20, -113}, XY{-4, -117}, XY{-28, -113}), Of(0.2).ToRight(0.5).Cut(80).Wash(RedWash))
	for i := range 5 {
		c.Line(0.7, -4, -138, -4-14+7*float64(i), -130, -4-28+14*float64(i), -115)
	}
}

// Ward is the inside of a tent of linen, where the sick lie.
func (b Burin) Ward() {
	b.Fill(Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), Of(0.3).To(0.16).Cut(64).Wash(ClothWash).Bare())
	for i := range 8 {
		x := -120 + 34*float64(i)
		b.Line(0.8, x, b.Top, x+5, 40, x+2, 80)
	}
	b.Ground(80, 0.4, Of(0.3).To(0.5).Cut(0).Wash(EarthWash))
}

// Table is a camp table 180 units wide, its top at the origin.
func (b Burin) Table() {
	b.Rule(2.6, -78, 4, -70, 46)
	b.Rule(2.6, 78, 4, 70, 46)
	b.Fill(Poly(-92, 0, 92, 0, 92, 6, -92, 6), Of(0.4).To(0.7).Cut(0).Wash(WoodWash))
	b.Fill(Poly(-86, -8, 86, -8, 92, 0, -92, 0), Of(0.12).Cut(0).Wash(WoodWash))
}

// Basket is woven, 70 units wide.
func (b Burin) Basket(heap rgb) {
	b.Fill(Lobes(0, -34, 28, 9, 11, b.Dice), Of(0.1).Like(Leafy, 6).Wash(heap))
	b.Fill(Poly(-34, -34, -24, 0, 24, 0, 34, -34), Of(0.2).ToRight(0.6).Cut(40).Wash(GoldWash))
	for i := range 5 {
		y := -30 + 7*float64(i)
		b.Even(0.8, -33+2.4*float64(i), y, 0, y+2, 33-2.4*float64(i), y)
	}
	for i := range 8 {
		x := -28 + 8*float64(i)
		b.Rule(0.7, x, -33, x*0.72, 0)
	}
}

// HutFrame is a house while it is built, 100 units wide.
func (b Burin) HutFrame() {
	for i := range 9 {
		x := -40 + 10*float64(i)
		b.Rule(1.6, x, 0, x, -36)
		b.Even(1.3, x*1.2, -34, x*0.6, -64, 0, -90)
	}
	b.Even(1.4, -42, -34, 0, -30, 42, -34)
	b.Even(1.2, -42, -18, 0, -14, 42, -18)
	b.Even(1.2, -32, -52, 0, -48, 32, -52)
	b.Even(1.1, -18, -70, 0, -67, 18, -70)
	b.Fill(Poly(-56, -28, -20, -74, -6, -82, -20, -29, -40, -24), Of(0.18).ToRight(0.5).Cut(60).Like(Furry, 4).Wash(DryWash))
}

// Lantern stands, 80 units high.
func (b Burin) Lantern() {
	b.Fill(Poly(-20, 0, -20, -8, 20, -8, 20, 0), Of(0.6).Wash(GoldWash))
	b.Fill(Poly(-16, -8, -18, -46, 18, -46, 16, -8), Of(0.02).Wash(GlowWash))
	b.Flames(0, -12, 14, 22, 1)
	b.Fill(Poly(-20, -46, 0, -64, 20, -46), Of(0.5).ToRight(0.8).Wash(GoldWash))
	b.Even(1.4, -10, -58, 0, -80, 10, -58)
}

// Pupil sits and looks up; small.
func (b Burin) Pupil(d Dress) {
	p := Sitting.In(d)
	p.Nod, p.Lean = -12, 6
	b.Figure(p)
}

// Slate is a written tablet, 60 units wide.
func (b Burin) Slate() {
	b.Fill(Poly(-34, -26, 34, -26, 34, 26, -34, 26), Of(0.3).Cut(0).Wash(WoodWash))
	b.Fill(Poly(-28, -20, 28, -20, 28, 20, -28, 20), Of(0.96))
	for i, w := range []float64{40, 30, 44} {
		y := -12 + 12*float64(i)
		for j := range int(w / 9) {
			x := -22 + 10*float64(j)
			b.Bright(2, x, y-3, x+3, y+3, x+6, y-3)
		}
	}
}

// africa is the coast of a chart on a wall.
func africa() Shape {
	return Blob(-30, 12, -6, 10, 14, 9, 22, 13, 30, 18, 24, 26, 19, 32, 20, 39, 13, 47, 6, 53, -3, 54, -7, 46, -9, 36, -8, 29, -14, 23, -27, 22, -32, 17)
}

// ChartDrawn is that country with every hex of it drawn, in crayon of several colours.
func (b Burin) ChartDrawn() {
	const across = 5.2 // of a hex
	inside := b.Within(africa())
	inks := []rgb{LeafWash, SandWash, DeepWash, GoldWash, EarthWash, RedWash}
	for row := range 13 {
		for k := range 14 {
			x, y := -34+across*(float64(k)+0.5*float64(row%2)), 8+across*0.87*float64(row)*0.9
			var hex []float64
			for i := range 6 {
				p := Pt(x, y).Polar(30+60*float64(i), across*0.58)
				hex = append(hex, p.X, p.Y)
			}
			ink := inks[(k*k+3*row+k*row/3)%len(inks)]
			inside.Fill(Poly(hex...), Of(0.06+0.05*float64((k+row)%3)).Cut(float64(30+40*((k+2*row)%4))).Wash(ink).Edge(0.35))
		}
	}
	coast := africa()
	b.Along(1.1, append(coast, coast[0]))
	for _, r := range [][]float64{{10, 10, 8, 17, 11, 22, 9, 28}, {-9, 27, -2, 22, 5, 26, 4, 33}, {16, 41, 8, 39, 2, 42}} {
		b.Even(0.8, r...)
	}
}

// ChartOnWall is the outline of a country, with its rivers, on the wall of a lecture
// room.
func (b Burin) ChartOnWall() {
	b.Fill(africa(), Of(0.12).Cut(30).Wash(SandWash).Edge(1))
	b.Even(0.9, 10, 10, 8, 17, 11, 22, 9, 28)
	b.Even(0.9, -9, 27, -2, 22, 5, 26, 4, 33)
	b.Even(0.9, 16, 41, 8, 39, 2, 42)
	for i := range 4 {
		b.Rule(0.4, -56, 18+11*float64(i), 56, 18+11*float64(i))
		b.Rule(0.4, -42+28*float64(i), 8, -42+28*float64(i), 56)
	}
}

// Broadsheet is a printed sheet of news, 110 units wide, its middle at the origin.
func (b Burin) Broadsheet() {
	b.Fill(Poly(-52, -56, 52, -56, 54, 44, -54, 44), Of(0.02).To(0.06).Wash(White).Edge(1.2))
	b.Rule(1, -46, -38, 46, -38)
	b.Rule(0.6, -46, -36, 46, -36)
	b.Rule(1, -46, -50, 46, -50)
	for i := range 14 { // the title in black letter
		x := -38 + 5.6*float64(i)
		if i == 4 || i == 10 {
			continue
		}
		b.Rule(2.2, x, -47.5, x, -41)
		b.Rule(1, x, -47.5, x+3, -46.6, x+3, -41.6, x, -41)
	}
	for c := range 3 {
		x := -46 + 32*float64(c)
		for i := range 19 {
			y := -32 + 3.9*float64(i)
			if c == 1 && i > 2 && i < 12 {
				continue
			}
			w := 28.0
			if i%6 == 5 {
				w = 15
			}
			b.Rule(0.7, x, y, x+w, y)
		}
	}
	b.Fill(Poly(-14, -22, 14, -22, 14, 12, -14, 12), Of(0.08).Wash(White))
	b.At(0, 10, 0.34).peakSmall()
}

// Press is a hand press of iron, 80 units high.
func (b Burin) Press() {
	iron := Of(0.6).ToRight(0.85).Cut(84).Wash(GreyWash)
	b.Fill(Poly(-34, 0, -30, -10, 30, -10, 34, 0), iron)
	b.Fill(Poly(-30, -10, -30, -76, -20, -76, -20, -10), iron)
	b.Fill(Poly(20, -10, 20, -76, 30, -76, 30, -10), iron)
	b.Fill(Blob(-36, -74, -30, -86, 0, -92, 30, -86, 36, -74, 0, -70), iron)
	b.Fill(Tube(0, -72, 8, 0, -52, 8), Of(0.3).ToRight(0.7).Cut(0).Wash(GreyWash))
	b.Fill(Poly(-18, -52, 18, -52, 18, -44, -18, -44), iron)
	b.Fill(Poly(-44, -36, 44, -36, 44, -30, -44, -30), Of(0.3).To(0.6).Cut(0).Wash(WoodWash))
	b.Fill(Poly(-26, -40, 14, -40, 18, -36, -30, -36), Of(0.02).Wash(White))
	b.Fill(Tube(4, -60, 5, 36, -66, 4, 62, -58, 3), Of(0.5).Wash(WoodWash))
	b.Fill(Oval(63, -58, 4, 4), Of(0.6).Round(2).Wash(WoodWash))
}
