package engraving

// Birds, facing right, feet at the origin.

// Wader is a tall marsh bird, 100 units high.
func (b Burin) Wader() {
	b.Rule(1.4, 0, 0, -2, -26, 0, -46)
	b.Rule(1.4, 8, 0, 9, -24, 6, -46)
	b.Rule(1.1, 0, 0, 8, 1)
	b.Rule(1.1, 8, 0, 16, 1)
	b.Fill(Blob(-34, -42, -20, -56, 0, -64, 18, -62, 24, -52, 10, -44, -10, -42, -28, -36), Of(0.2).To(0.5).Cut(20).Round(6).Wash(GreyWash))
	b.Line(0.8, -26, -44, -8, -54, 8, -56)
	b.Line(0.8, -22, -40, -6, -48, 10, -50)
	b.Fill(Tube(16, -56, 9, 26, -70, 6, 18, -84, 5, 22, -95, 6), Of(0.12).ToRight(0.4).Cut(60).Round(3).Wash(White))
	b.Fill(Blob(16, -96, 22, -102, 30, -99, 30, -92, 20, -91), Of(0.12).Wash(White))
	b.Fill(Poly(29, -98, 52, -93, 29, -93), Of(0.5).Wash(GoldWash))
	b.Fill(Oval(25, -97, 1.3, 1.3), Of(1))
}

// Parrot sits on a bough at the origin, 70 units high.
func (b Burin) Parrot() {
	grey := Of(0.24).To(0.45).Cut(60).Round(6).Deep(0.5).Wash(GreyWash)
	b.Fill(Poly(-14, 4, -20, 30, -8, 28, -4, 2), Of(0.5).Cut(80).Wash(RedWash))
	b.Fill(Blob(-14, 6, -18, -14, -10, -36, 6, -46, 16, -36, 16, -14, 8, 4), grey)
	b.Fill(Blob(-16, 14, -20, -12, -8, -32, 4, -28, 4, -8, -6, 10), Of(0.5).Cut(50).Round(4).Wash(GreyWash))
	for i := range 4 {
		b.Line(0.7, -14+4*float64(i), -14, -14+4*float64(i), -4, -14+3*float64(i), 6)
	}
	b.Fill(Oval(10, -50, 12, 12), grey)
	b.Fill(Blob(18, -56, 28, -54, 31, -44, 27, -38, 24, -44, 18, -45), Of(0.9).Round(2))
	b.Fill(Oval(14, -52, 4, 4), Of(0).Wash(White))
	b.Fill(Oval(14.5, -52, 1.8, 1.8), Of(1))
	b.Even(1.6, 2, 4, 2, 8)
	b.Even(1.6, 8, 3, 9, 8)
}

// Flying is a bird on the wing, 100 units across.
func (b Burin) Flying(t Tone) {
	b.Fill(Blob(-4, -2, -14, -26, -40, -46, -64, -46, -54, -36, -40, -24, -30, -10, -18, 4), t)
	b.Fill(Blob(-36, 8, -20, -4, 4, -8, 22, -10, 32, -4, 24, 4, 0, 8, -20, 10, -44, 18, -48, 10), t)
	b.Fill(Blob(4, -2, 6, -26, 24, -46, 46, -52, 40, -40, 30, -22, 20, -4), t)
	b.Fill(Poly(31, -6, 40, -2, 31, 0), Of(0.9))
	for i := range 5 {
		b.Line(0.7, -12-5*float64(i), -4-5*float64(i), -24-6*float64(i), -22-3*float64(i), -36-5*float64(i), -32-3*float64(i))
		b.Line(0.7, 12+2*float64(i), -8-4*float64(i), 18+3*float64(i), -20-4*float64(i), 26+3.4*float64(i), -30-4*float64(i))
	}
}

// Secretary is the long-legged bird that treads on snakes, 110 units high.
func (b Burin) Secretary() {
	leg := Of(0.5).Wash(GoldWash).Edge(0.7)
	b.Fill(Tube(-6, -46, 13, -6, -28, 5, -10, 0, 3), Of(0.85))
	b.Fill(Tube(-8, -26, 3.4, -10, 0, 3), leg)
	b.Rule(1.2, -10, 0, 0, 1)
	b.Fill(Tube(4, -44, 13, 16, -30, 5), Of(0.85))
	b.Fill(Tube(16, -30, 3.4, 22, -10, 3), leg)
	b.Rule(1.2, 22, -10, 32, -6)
	b.Fill(Poly(-24, -52, -74, -24, -80, -16, -60, -26, -22, -44), Of(0.3).Cut(30).Wash(GreyWash))
	b.Fill(Blob(-28, -50, -14, -64, 8, -68, 20, -60, 16, -46, -6, -42), Of(0.2).To(0.4).Cut(30).Round(6).Wash(GreyWash))
	b.Fill(Blob(-26, -50, -8, -58, 8, -56, -6, -46, -30, -40), Of(0.9).Edge(0.5))
	b.Fill(Tube(12, -60, 13, 18, -76, 8, 24, -88, 8), Of(0.12).ToRight(0.4).Round(3).Wash(White))
	b.Fill(Blob(18, -88, 22, -96, 32, -96, 35, -90, 28, -85), Of(0.12).Round(2).Wash(White))
	b.Fill(Blob(24, -93, 33, -95, 35, -90, 27, -89), Of(0.2).Wash(GoldWash))
	b.Fill(Poly(34, -94, 44, -88, 41, -85, 34, -89), Of(0.8))
	b.Fill(Oval(29, -92, 1.5, 1.5), Of(1))
	for i := range 6 {
		a := 150 + 15*float64(i)
		p := XY{19, -92}
		b.Fill(Tube(19, -92, 1, p.Polar(a, 12).X, p.Polar(a, 12).Y, 2, p.Polar(a, 24).X, p.Polar(a, 24).Y+3, 3), Of(0.95).Edge(0.3))
	}
}

// Ostrich strides on two long legs, 130 units high: a cock is black and white, a hen grey.
func (b Burin) Ostrich(cock bool) {
	skin := Of(0.2).ToRight(0.45).Round(3).Wash(EarthWash)
	down, plume := Of(0.86).To(0.98).Cut(20).Round(4), Of(0.02).To(0.3).Cut(24).Round(6).Wash(White)
	if !cock {
		down, plume = Of(0.4).To(0.6).Cut(24).Round(6).Wash(EarthWash), Of(0.24).To(0.5).Cut(24).Round(6).Wash(EarthWash)
	}
	b.Fill(Tube(-6, -48, 12, 8, -30, 6, -2, -16, 4, 2, 0, 3), skin)
	b.Rule(1.8, 0, 0, 14, 1)
	b.Fill(Tube(-4, -50, 14, -16, -32, 7, -30, -20, 4, -38, -4, 3), skin)
	b.Rule(1.8, -40, -4, -27, 1)
	b.Fill(Blob(-44, -62, -58, -74, -66, -66, -62, -54, -68, -46, -56, -44, -50, -38, -38, -46), plume)
	for i := range 5 {
		b.Line(0.7, -40, -60+4*float64(i), -52, -64+6*float64(i), -62, -66+6*float64(i))
	}
	b.Fill(Blob(-48, -62, -30, -78, -2, -82, 22, -74, 30, -60, 18, -48, -8, -42, -34, -44), down)
	b.Fill(Blob(-36, -62, -18, -70, 4, -64, 2, -54, -14, -46, -34, -46, -44, -52), down)
	b.Fill(Blob(-38, -48, -24, -50, -10, -46, -22, -38, -36, -38), plume)
	b.Fill(Tube(22, -66, 14, 34, -82, 8, 34, -102, 5, 37, -122, 5), skin)
	b.Fill(Blob(32, -122, 34, -130, 44, -132, 50, -127, 46, -121, 38, -119), skin)
	b.Fill(Poly(48, -129, 62, -123, 58, -120, 46, -122), Of(0.5).Wash(GoldWash))
	b.Fill(Oval(44, -127, 2, 2), Of(1))
}

// Shoebill stands facing right with its great bill, 110 units high.
func (b Burin) Shoebill() {
	blue := Of(0.3).To(0.5).Cut(62).Round(8).Deep(0.5).Wash(rgb{0.76, 0.82, 0.9})
	b.Rule(2.4, -8, 0, -10, -24, -8, -42)
	b.Rule(2.4, 8, 0, 8, -24, 4, -42)
	b.Rule(1.4, -14, 1, -8, 0, 4, 2)
	b.Rule(1.4, 2, 1, 8, 0, 20, 2)
	b.Fill(Blob(-40, -30, -34, -52, -14, -70, 8, -74, 20, -64, 18, -46, 0, -36, -20, -34), blue)
	b.Fill(Blob(-44, -26, -30, -52, -8, -62, 6, -56, -2, -42, -22, -32), blue.Cut(30))
	for i := range 5 {
		b.Line(0.8, -36+7*float64(i), -36-2*float64(i), -26+6*float64(i), -46-2*float64(i), -10+3*float64(i), -54)
	}
	b.Fill(Tube(8, -66, 18, 14, -80, 14, 14, -92, 14), blue)
	b.Fill(Blob(0, -94, 4, -108, 18, -112, 28, -104, 28, -94, 16, -86), blue)
	b.Fill(Tube(3, -106, 5, -6, -110, 3, -10, -106, 0.6), blue)
	b.Fill(Blob(24, -106, 38, -104, 52, -94, 58, -84, 55, -80, 46, -84, 36, -86, 24, -90), Of(0.14).To(0.4).Cut(20).Round(4).Deep(0.5).Wash(GoldWash))
	b.Line(1, 24, -96, 40, -94, 56, -83)
	b.Fill(Oval(20, -102, 3.6, 3.6), Of(0).Wash(GoldWash))
	b.Fill(Oval(20.5, -102, 1.8, 1.8), Of(1))
}

// Lammergeier soars with a bone in its claws, 130 units across.
func (b Burin) Lammergeier() {
	dark := Of(0.7).To(0.9).Cut(-60).Round(3).Wash(GreyWash)
	b.Fill(Blob(-6, -8, -30, -30, -66, -38, -100, -30, -92, -24, -96, -16, -84, -16, -84, -8, -60, -12, -30, -2, -10, 8), dark)
	b.Fill(Blob(6, -8, 30, -32, 64, -46, 98, -44, 92, -36, 96, -28, 84, -26, 86, -18, 60, -18, 30, -6, 12, 6), dark)
	b.Fill(Poly(-12, 10, -34, 40, -22, 44, -16, 48, -8, 42, -2, 14), dark)
	b.Fill(Blob(-14, 14, -8, -8, 8, -18, 20, -18, 22, -8, 10, 8, -4, 18), Of(0.2).To(0.4).Cut(40).Round(4).Wash(GoldWash))
	b.Fill(Blob(16, -20, 22, -26, 32, -24, 34, -18, 26, -14, 18, -12), Of(0.06).Wash(White))
	b.Fill(Poly(33, -23, 44, -18, 40, -14, 32, -17), Of(0.8))
	b.Line(1.2, 34, -16, 35, -12, 33, -8)
	b.Line(1.4, 24, -22, 29, -20, 33, -19)
	for i := range 6 {
		b.Line(0.8, -24-9*float64(i), -20-2*float64(i), -32-9*float64(i), -14-float64(i), -38-9*float64(i), -8-float64(i))
		b.Line(0.8, 22+10*float64(i), -20-3*float64(i), 28+10*float64(i), -16-2*float64(i), 34+10*float64(i), -10-2*float64(i))
	}
	b.Even(1.4, 2, 10, 6, 24)
	b.At(8, 28, 1).Turned(20).Bone()
}

// Bone is a long bone, 40 units.
func (b Burin) Bone() {
	b.fillAll(Of(0.02).To(0.2).Round(2).Wash(White), Tube(-16, 0, 5, 0, 0, 4, 16, 0, 5), Oval(-18, -3, 4, 3.6), Oval(-18, 3, 4, 3.6), Oval(18, -3, 4, 3.6), Oval(18, 3, 4, 3.6))
	b.Fill(Poly(-15, -2, 15, -2, 15, 2, -15, 2), Of(0.04).Bare().Wash(White))
}

// Weaver is a small bird with a seed-eater's bill, 40 units long.
func (b Burin) Weaver() {
	b.Fill(Poly(-12, -6, -28, 2, -24, 6, -8, 0), Of(0.7))
	b.Fill(Blob(-14, -6, -4, -18, 10, -20, 18, -12, 12, -2, 0, 2, -10, 2), Of(0.06).To(0.3).Round(4).Wash(GoldWash))
	b.Fill(Blob(8, -18, 12, -24, 20, -22, 21, -14, 14, -10), Of(0.9))
	b.Fill(Poly(20, -20, 28, -16, 20, -13), Of(0.6))
	b.Fill(Blob(-14, -5, 0, -14, 8, -8, -4, 0), Of(0.6).Cut(20).Wash(GoldWash))
}
