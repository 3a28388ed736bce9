package engraving

import "sourceofthenile/render/paint"

// Beasts of prey and of the river. Each faces right, its feet at the origin's
// height, and is about 120 units long.

// leg is a leg with its joints and widths, and a foot.
func (b Burin) leg(t Tone, foot float64, c ...float64) {
	b.Fill(Tube(c...), t)
	n := len(c)
	x, y := c[n-3], c[n-2]
	if foot > 0 {
		b.Fill(Blob(x-foot*0.5, y+0.5, x-foot*0.3, y-foot*0.5, x+foot*0.5, y-foot*0.5, x+foot*1.1, y, x+foot, y+foot*0.35, x-foot*0.3, y+foot*0.4), t)
	}
}

// Cat is the body of a lion or leopard at a walk, without its head.
func (b Burin) Cat(coat, far Tone) {
	b.leg(far, 6, 22, -36, 15, 16, -18, 9, 24, -3, 6)
	b.leg(far, 6, -40, -40, 20, -34, -20, 9, -44, -4, 6)
	b.Even(2.6, -50, -50, -62, -44, -68, -26, -62, -10, -70, -6)
	b.Fill(Tube(-69, -7, 4, -74, -5, 6, -78, -8, 3), Of(0.9))
	b.Fill(Blob(-53, -48, -44, -60, -26, -61, -4, -56, 20, -62, 36, -58, 42, -44, 32, -30, 14, -28, -12, -27, -32, -32, -46, -34), coat)
	b.Fill(Blob(-54, -46, -40, -54, -28, -46, -30, -32, -40, -22, -52, -30), coat.Bare())
	b.leg(coat, 6.5, -44, -38, 20, -54, -20, 9.5, -48, -4, 6.5)
	b.leg(coat, 6.5, 30, -40, 18, 34, -20, 10, 40, -4, 7)
	b.Line(0.7, -36, -52, -28, -44, -32, -30)
	b.Line(0.7, 22, -56, 18, -44, 24, -32)
}

// Lion is one with his mane, standing.
func (b Burin) Lion() {
	coat := Of(0.2).To(0.34).Cut(-38).Round(8).Deep(0.5).Wash(TawnyWash)
	b.Cat(coat, Of(0.6).Cut(-38).Wash(TawnyWash))
	mane := Of(0.62).Cut(66).Like(Furry, 5).Round(9).Deep(0.45).Wash(EarthWash).Edge(1)
	b.Fill(Blob(14, -62, 22, -78, 38, -86, 54, -80, 60, -64, 58, -48, 50, -34, 40, -24, 28, -32, 18, -46).Ragged(2.4, 4, 5), mane)
	for i := range 9 {
		f := float64(i) / 8
		b.Line(0.9, paint.Lerp(20, 44, f), -76+10*(f-0.5)*(f-0.5), paint.Lerp(16, 46, f), -58, paint.Lerp(24, 42, f), -38)
	}
	b.LionFace(56, -62)
}

// LionFace is a lion's head seen from the side, its brow at a place.
func (b Burin) LionFace(x, y float64) {
	c := b.At(x, y, 1)
	face := Of(0.12).To(0.3).Cut(-30).Round(5).Deep(0.5).Wash(TawnyWash)
	c.Fill(Blob(-12, -14, -6, -17, -1, -13, -4, -7, -10, -7), face) // ear
	c.Fill(Blob(-9, -6, -2, -12, 7, -9, 14, -2, 21, 1, 22, 6, 19, 9, 20, 13, 15, 17, 6, 17, -3, 14, -10, 6), face)
	c.Fill(Poly(17.5, 0.5, 23, 1.5, 21.5, 5, 18.5, 4.5), Of(1))
	c.Line(0.9, 20, 8.5, 14, 11, 8, 9)
	c.Line(1.2, 3, -3, 7, -4.5, 10.5, -2)
	c.Fill(Oval(7, -2, 1.5, 1.2), Of(1))
	for i := range 3 {
		c.Line(0.4, 15, 5+1.5*float64(i), 9, 5+2*float64(i))
	}
}

// Crocodile lies along the ground, its jaws open.
func (b Burin) Crocodile() {
	hide := Of(0.46).To(0.3).Cut(-64).Round(5).Deep(0.55).Like(Mottled, 4).Wash(DeepWash)
	b.leg(Of(0.75).Wash(DeepWash), 5, 18, -10, 8, 22, -5, 6, 28, -1, 4)
	b.leg(Of(0.75).Wash(DeepWash), 5, -34, -10, 9, -30, -5, 6, -24, -1, 4)
	// body and tail
	b.Fill(Blob(-112, -5, -96, -10, -76, -15, -50, -20, -20, -23, 10, -22, 28, -20, 40, -22, 46, -18, 44, -8, 30, -3, 0, -1, -30, -1, -60, -2, -90, -1), hide)
	// upper jaw, raised
	b.Fill(Blob(36, -20, 42, -27, 48, -27, 54, -27, 72, -34, 88, -42, 92, -40, 91, -36, 74, -26, 56, -17, 44, -14), hide)
	// lower jaw
	b.Fill(Blob(36, -14, 46, -14, 64, -11, 86, -8, 88, -5, 84, -3, 60, -3, 42, -5), hide)
	b.Fill(Poly(46, -14, 60, -18.5, 54, -12), Of(0.9).Edge(0.4))
	for i := range 8 {
		x, f := 57+4.4*float64(i), float64(i)/7
		y := paint.Lerp(-18, -35, f)
		b.Fill(Poly(x-1.3, y+0.2, x+1.5, y-0.9, x+1.2, y+4.6), Of(0).Edge(0.7))
		y = paint.Lerp(-12, -8.4, f)
		b.Fill(Poly(x-2, y+0.6, x+1.2, y+0.8, x, y-4), Of(0).Edge(0.7))
	}
	b.Fill(Oval(46, -25, 2.4, 2), Of(0).Edge(0.9))
	b.Fill(Oval(46.4, -25, 0.9, 1.4), Of(1))
	// the ridge of scutes
	for i := range 24 {
		f := float64(i) / 23
		x := paint.Lerp(-106, 30, f)
		y := -7 - 15.5*paint.SmoothStep(0, 0.75, f)
		h := 3.4 + 1.6*paint.SmoothStep(0.5, 0.1, f)
		b.Fill(Poly(x-2.6, y+1.2, x-0.6, y-h, x+2.6, y+0.6), Of(0.6).Wash(DeepWash).Edge(0.6))
	}
	for i := range 9 {
		x := paint.Lerp(-60, 24, float64(i)/8)
		b.Line(0.7, x, -19, x+2.5, -12, x, -5)
	}
	b.leg(hide, 6, 24, -10, 10, 32, -6, 7, 36, -1, 4.5)
	b.leg(hide, 6, -44, -10, 11, -36, -6, 7, -34, -1, 4.5)
}

// Leopard stands low on its feet, its spots in rows.
func (b Burin) Leopard() {
	coat := Of(0.1).To(0.26).Cut(-38).Round(8).Deep(0.5).Wash(TawnyWash)
	b.Cat(coat, Of(0.5).Cut(-38).Wash(TawnyWash))
	b.Fill(Blob(24, -58, 38, -68, 52, -66, 56, -54, 48, -42, 34, -40), coat)
	d := b.Dice
	in := b.Within(Blob(-54, -50, -44, -60, -26, -61, -4, -56, 20, -62, 38, -68, 52, -62, 48, -36, 32, -28, 14, -28, -12, -27, -32, -28, -50, -28))
	for y := -60.0; y < -26; y += 7 {
		for x := -54.0; x < 52; x += 8 {
			px, py := x+d.Spread(1.6)+4*float64(int(y/7)&1), y+d.Spread(1.4)
			in.Fill(Oval(px, py, 2.3, 1.7), Of(0.95).Edge(0.3))
		}
	}
	c := b.At(54, -58, 0.86)
	face := coat
	c.Fill(Blob(-12, -14, -8, -18, -2, -15, -4, -7, -10, -7), face)
	c.Fill(Blob(-11, -4, -4, -13, 6, -12, 13, -4, 19, 0, 20, 6, 17, 9, 17, 13, 10, 15, 0, 14, -9, 8), face)
	c.Fill(Poly(16, -1, 20.5, 0.5, 19, 4, 16.5, 3.6), Of(1))
	c.Line(0.9, 18, 8, 12, 10, 6, 8)
	c.Line(1.1, 3, -4, 7, -5.5, 10, -3)
	c.Fill(Oval(7, -3, 1.5, 1.3), Of(1))
	for i := range 6 {
		c.Fill(Oval(-6+2.6*float64(i), -8+1.5*float64(i%3), 0.9, 0.8), Of(1).Edge(0.2))
	}
}

// TermiteHill is a spire of baked earth, 90 units high.
func (b Burin) TermiteHill() {
	hill := Poly(-40, 0, -30, -16, -26, -40, -18, -52, -14, -76, -6, -92, 0, -70, 8, -62, 10, -78, 16, -60, 22, -38, 32, -20, 44, 0).Ragged(2, 6, 7)
	b.Fill(hill, Of(0.12).ToRight(0.72).Cut(72).Like(Craggy, 9).Wash(EarthWash))
	b.Line(1, -8, -80, -4, -50, -10, -20, -6, 0)
	b.Line(0.9, 10, -60, 12, -40, 8, -16)
	for _, q := range [][2]float64{{-12, -30}, {4, -44}, {16, -20}} {
		b.Fill(Oval(q[0], q[1], 2.4, 3), Of(1))
	}
}
