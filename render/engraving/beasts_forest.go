package engraving

import "math"

// Apes, monkeys, dogs, the striped beast of the forest.

// Monkey sits on a bough facing right, its long tail hanging down; the bough is
// at the origin's height.
func (b Burin) Monkey() {
	black := Of(0.9).Cut(60).Round(4).Wash(GreyWash).Edge(0.6)
	fur := Of(0.04).To(0.3).Cut(78).Like(Furry, 4).Wash(White).Edge(0.6)
	b.Fill(Tube(-14, -4, 4, -20, 26, 5, -16, 56, 10, -14, 74, 6), fur)
	b.Fill(Blob(-20, 0, -24, -20, -16, -40, 0, -48, 12, -42, 14, -20, 8, 0), black)
	b.Fill(Shape(append(Curve(-14, -42, -26, -22, -26, 6, -20, 18), Curve(-12, 8, -10, -12, -2, -30, 4, -44)...)), fur)
	b.Fill(Tube(6, -14, 10, 22, -14, 7, 20, 2, 6, 28, 2, 4), black)
	b.Fill(Tube(8, -36, 8, 22, -30, 6, 30, -40, 4), black)
	b.Fill(Blob(0, -46, -2, -60, 8, -66, 20, -64, 24, -54, 18, -46, 8, -44), black)
	b.Fill(Blob(14, -62, 22, -62, 26, -54, 22, -46, 14, -46, 12, -54), Of(0.3).Round(3).Wash(GreyWash))
	b.Fill(Blob(2, -46, 4, -56, 10, -62, 12, -54, 12, -46, 8, -42), fur)
	b.Fill(Oval(19, -57, 1.3, 1.3), Of(1))
}

// Ape sits among leaves, looking out, 90 units high.
func (b Burin) Ape() {
	fur := Of(0.6).To(0.85).Cut(70).Round(7).Deep(0.6).Like(Furry, 5).Wash(GreyWash)
	b.Fill(Blob(-44, 0, -52, -24, -44, -56, -24, -68, 24, -68, 44, -56, 52, -24, 44, 0), fur)
	b.Fill(Tube(-34, -56, 22, -54, -30, 18, -44, -6, 15, -26, 0, 11), fur)
	b.Fill(Tube(34, -56, 22, 54, -30, 18, 44, -6, 15, 26, 0, 11), fur)
	b.Fill(Blob(-30, 2, -34, -16, -20, -24, -4, -10, -4, 2), fur)
	b.Fill(Blob(30, 2, 34, -16, 20, -24, 4, -10, 4, 2), fur)
	b.Fill(Blob(-24, -62, -26, -82, -12, -98, 0, -102, 12, -98, 26, -82, 24, -62, 10, -52, -10, -52), fur)
	b.Fill(Blob(-15, -62, -17, -74, -12, -84, 0, -82, 12, -84, 17, -74, 15, -62, 8, -55, -8, -55), Of(0.22).Cut(20).Round(5).Deep(0.5).Wash(GreyWash))
	b.Fill(Blob(-17, -79, -8, -83, 0, -80, 8, -83, 17, -79, 10, -76, 0, -75, -10, -76), Of(0.85).Edge(0.5))
	for _, s := range []float64{-1, 1} {
		b.Fill(Oval(6.5*s, -74.5, 2.6, 2), Of(0.1).Wash(GoldWash).Edge(0.6))
		b.Fill(Oval(6.5*s, -74.4, 1.4, 1.5), Of(1))
		b.Fill(Tilted(3*s, -66, 2, 1.4, 30*s), Of(1).Edge(0.3))
	}
	b.Line(1.1, -8, -60, 0, -59, 8, -60)
}

// Baboon walks, maned.
func (b Burin) Baboon() {
	coat := Of(0.34).To(0.55).Cut(-45).Round(6).Deep(0.5).Like(Furry, 4).Wash(TawnyWash)
	far := Of(0.75).Wash(TawnyWash)
	b.leg(far, 4, 24, -34, 12, 26, -18, 7, 24, -2, 5)
	b.leg(far, 4, -26, -32, 14, -22, -18, 7, -28, -2, 5)
	b.Even(2.4, -38, -44, -52, -58, -58, -44, -60, -22)
	b.Fill(Tube(-60, -24, 4, -60, -16, 6), Of(0.8))
	b.Fill(Blob(-42, -36, -36, -52, -14, -54, 8, -60, 28, -58, 36, -42, 26, -28, 0, -26, -24, -24), coat)
	b.leg(coat, 4, -32, -34, 16, -34, -18, 8, -32, -2, 5)
	b.leg(coat, 4, 20, -36, 14, 18, -18, 7, 18, -2, 5)
	b.Fill(Blob(-2, -52, 4, -70, 22, -78, 38, -72, 42, -54, 34, -36, 18, -30, 4, -36), Of(0.55).Cut(70).Like(Furry, 5).Round(6).Wash(EarthWash))
	b.Fill(Blob(28, -72, 38, -74, 44, -66, 58, -60, 60, -54, 54, -50, 42, -52, 32, -56), coat)
	b.Fill(Oval(42, -66, 1.5, 1.3), Of(1))
	b.Line(0.8, 60, -55, 52, -54, 46, -56)
}

// WildDog runs with round ears, patched.
func (b Burin) WildDog(run bool) {
	coat := Of(0.14).To(0.3).Cut(-40).Round(5).Deep(0.5).Wash(TawnyWash)
	c := b.Squeezed(0.9, 0.9)
	c.hoofed(coat, run)
	body := Blob(-42, -58, -34, -68, -8, -67, 18, -69, 32, -63, 34, -51, 22, -41, -6, -40, -26, -43, -40, -47)
	in := c.Within(body)
	for _, q := range [][4]float64{{-28, -60, 9, 7}, {-8, -50, 11, 7}, {10, -62, 9, 6}, {24, -52, 6, 7}, {-34, -46, 6, 5}} {
		in.Fill(Lobes(q[0], q[1], q[2], q[3], 7, b.Dice), Of(0.85).Edge(0.3))
	}
	c.Fill(Tube(-40, -60, 4, -56, -54, 6, -66, -40, 7, -72, -34, 2), Of(0.1).Like(Furry, 3).Wash(White))
	c.Fill(Tube(26, -58, 18, 38, -68, 12, 46, -74, 10), coat)
	c.Fill(Blob(38, -76, 44, -86, 56, -84, 64, -76, 74, -73, 74, -67, 62, -66, 48, -66), coat)
	c.Fill(Blob(40, -82, 36, -94, 42, -102, 50, -96, 50, -84), Of(0.6).Wash(TawnyWash))
	c.Fill(Oval(55, -79, 1.6, 1.5), Of(1))
	c.Fill(Oval(74, -71, 2, 1.8), Of(1))
	c.Line(0.8, 72, -67.5, 64, -69, 58, -71)
}

// Okapi is the shy beast with striped legs.
func (b Burin) Okapi() {
	coat := Of(0.62).To(0.75).Cut(-45).Round(7).Deep(0.5).Wash(EarthWash)
	b.hoofed(coat, false)
	stripes := func(s Shape, y0, y1 float64) {
		in := b.Within(s)
		for y := y0; y < y1; y += 5.4 {
			in.Fill(Poly(-60, y, 60, y-3, 60, y-0.6, -60, y+2.4), Of(0).Bare().Wash(White))
		}
	}
	stripes(Tube(-34, -54, 22, -38, -26, 8, -34, -2, 5), -56, -4)
	stripes(Tube(27, -50, 15, 29, -24, 7, 29, -2, 5), -40, -4)
	b.Line(1.4, -42, -60, -48, -48, -46, -38)
	b.Fill(Tube(22, -56, 22, 36, -72, 14, 46, -92, 10), coat)
	b.Fill(Blob(40, -94, 46, -102, 56, -100, 68, -88, 72, -82, 68, -79, 56, -84, 44, -88), Of(0.3).Round(4).Wash(TawnyWash))
	b.Fill(Blob(42, -98, 30, -108, 28, -112, 38, -111, 48, -101), coat)
	b.Fill(Blob(48, -100, 46, -113, 51, -114, 54, -101), coat)
	b.Fill(Oval(55, -94, 1.6, 1.6), Of(1))
}

// Fish is a long fish with fins, 140 units long, its head to the right.
func (b Burin) Fish(t Tone, fangs bool) {
	b.Fill(Blob(-46, -6, -70, -26, -66, 0, -72, 26, -46, 8), t)
	b.Fill(Blob(-20, -18, -6, -34, 22, -30, 30, -18, 10, -14), Of(0.3).Cut(70).Wash(t.tint))
	b.Fill(Blob(-10, 16, -14, 32, 4, 26, 10, 16), Of(0.3).Cut(110).Wash(t.tint))
	body := Blob(-52, 0, -34, -12, -4, -20, 30, -20, 56, -12, 70, -2, 64, 6, 50, 14, 24, 19, -6, 17, -36, 9)
	b.Fill(body, t)
	in := b.Within(body)
	for y := -18.0; y < 20; y += 5 {
		for x := -46.0; x < 36; x += 6 {
			o := 3 * float64(int(math.Abs(y/5))%2)
			in.Line(0.6, x+o, y-2.4, x+o+2.8, y, x+o, y+2.4)
		}
	}
	b.Line(1, 40, -16, 34, -2, 40, 15)
	b.Fill(Blob(34, 4, 20, 2, 14, 10, 26, 12), Of(0.3).Cut(10).Wash(t.tint))
	b.Fill(Oval(54, -4, 4, 4), Of(0).Wash(GoldWash))
	b.Fill(Oval(54.6, -4, 1.9, 2.1), Of(1))
	if fangs {
		b.Fill(Poly(68, -4, 50, 4, 64, 8), Of(0.9).Wash(RedWash))
		for i := range 4 {
			x := 53 + 4*float64(i)
			b.Fill(Poly(x-1.2, 2.5-1.6*float64(i), x+1.2, 1.7-1.6*float64(i), x, 8-1.2*float64(i)), Of(0).Edge(0.7))
			b.Fill(Poly(x, 7, x+2.4, 6.6, x+1.4, 1.6), Of(0).Edge(0.7))
		}
	} else {
		b.Line(1, 69, 0, 62, 3, 57, 2)
	}
}
