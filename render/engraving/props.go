package engraving

// Things one travels with, at about 100 units each.

// Sack is a full sack, or one that has been opened.
func (b Burin) Sack(open bool) {
	b.Fill(Blob(-30, 0, -36, -24, -28, -50, -12, -62, 12, -62, 28, -50, 36, -24, 30, 0), Of(0.12).To(0.4).Cut(-60).Round(9).Deep(0.45).Wash(SandWash))
	if open {
		b.Fill(Oval(0, -60, 17, 5), Of(0.7).Wash(EarthWash))
		return
	}
	b.Fill(Blob(-14, -62, -8, -70, -14, -80, 0, -76, 14, -80, 8, -70, 14, -62), Of(0.2).Wash(SandWash))
	b.Rule(1.4, -10, -66, 10, -66)
}

// Keg is a small barrel on end.
func (b Burin) Keg() {
	b.Fill(Blob(-26, 0, -32, -24, -32, -44, -26, -66, 26, -66, 32, -44, 32, -24, 26, 0), Of(0.15).ToRight(0.75).Cut(88).Wash(WoodWash))
	b.Fill(Oval(0, -66, 26, 7), Of(0.2).Cut(0).Wash(WoodWash))
	for _, y := range []float64{-12, -22, -46, -56} {
		b.Even(2, -31, y-1, 0, y+7, 31, y-1)
	}
	for i := range 5 {
		x := -20 + 10*float64(i)
		b.Line(0.7, x, -60, x*1.18, -32, x, 0)
	}
}

// Chest is a strong box with a lid.
func (b Burin) Chest(open bool) {
	b.Fill(Poly(-50, 0, -50, -36, 34, -36, 34, 0), Of(0.22).To(0.4).Cut(0).Wash(WoodWash))
	b.Fill(Poly(34, -36, 52, -46, 52, -10, 34, 0), Of(0.65).Cut(70).Wash(WoodWash))
	if open {
		b.Fill(Poly(-50, -36, -32, -46, 52, -46, 34, -36), Of(0.9))
		b.Fill(Poly(-32, -46, -36, -78, 48, -78, 52, -46), Of(0.3).To(0.5).Cut(0).Wash(WoodWash))
	} else {
		b.Fill(Poly(-50, -36, -32, -48, 52, -48, 34, -36), Of(0.12).Cut(0).Wash(WoodWash))
	}
	for _, x := range []float64{-38, 20} {
		b.Fill(Poly(x, 0, x, -36, x+6, -36, x+6, 0), Of(0.75).Edge(0.6))
	}
	b.Fill(Poly(-12, -34, -2, -34, -2, -22, -12, -22), Of(0.1).Wash(GoldWash))
}

// Book is a bound notebook lying open, 120 units wide.
func (b Burin) Book() {
	b.Fill(Poly(-62, 4, -56, -30, 0, -26, 56, -30, 62, 4, 0, 10), Of(0.7).Cut(20).Wash(WoodWash))
	b.Fill(Shape(append(Curve(-56, 0, -30, -5, 0, 4), Curve(0, -28, -28, -36, -52, -31)...)), Of(0.02).ToRight(0.24).Cut(70).Wash(White))
	b.Fill(Shape(append(Curve(56, 0, 30, -5, 0, 4), Curve(0, -28, 28, -36, 52, -31)...)), Of(0.16).ToRight(0.02).Cut(70).Wash(White))
	for i := range 6 {
		y := -27 + 4.4*float64(i)
		b.Line(0.7, -48-float64(i), y+1, -28, y-3, -5, y+3)
		if i < 3 || i == 5 {
			b.Line(0.7, 5, y+3, 28, y-3, 47+float64(i)*0.5, y+1)
		}
	}
	b.Line(0.8, 10, -10, 20, -16, 28, -12, 40, -15)
}

// pages are loose leaves on the wind.
func (b Burin) Page(deg float64) {
	c := b.Turned(deg)
	c.Fill(Blob(-14, -8, -2, -11, 14, -9, 13, 8, 1, 11, -13, 9), Of(0.04).To(0.16).Wash(White))
	for i := range 4 {
		c.Line(0.6, -10, -5+3.6*float64(i), 0, -7+3.6*float64(i), 10, -5+3.6*float64(i))
	}
}

// Bottle is a stoppered flask.
func (b Burin) Bottle(c rgb) {
	b.Fill(Poly(-18, 0, -20, -8, -20, -46, -12, -58, -7, -64, -7, -78, 7, -78, 7, -64, 12, -58, 20, -46, 20, -8, 18, 0), Of(0.1).ToRight(0.5).Cut(86).Wash(c))
	b.Fill(Poly(-6, -78, -5, -90, 5, -90, 6, -78), Of(0.5).Wash(WoodWash))
	b.Fill(Poly(-19, -18, -19, -42, 19, -42, 19, -18), Of(0.02).Wash(White).Edge(0.7))
	b.Rule(0.7, -13, -35, 13, -35)
	b.Rule(0.7, -13, -29, 13, -29)
	b.Rule(0.7, -10, -24, 8, -24)
}

// Pot is a round earthen jar.
func (b Burin) Pot() {
	b.Fill(Blob(-14, 0, -32, -14, -36, -36, -22, -56, -12, -62, 12, -62, 22, -56, 36, -36, 32, -14, 14, 0), Of(0.2).To(0.5).Cut(-50).Round(12).Deep(0.6).Wash(EarthWash))
	b.Fill(Oval(0, -63, 15, 4.4), Of(0.85))
	for i := range 9 {
		x := -30 + 7.5*float64(i)
		b.Rule(0.8, x, -42, x+3.7, -34, x+7.5, -42)
	}
}

// Bowl is a half calabash.
func (b Burin) Bowl(fill Tone) {
	b.Fill(Shape(append(Curve(-36, -24, -30, -8, -14, 0, 14, 0, 30, -8, 36, -24), XY{36, -24})), Of(0.3).ToRight(0.6).Cut(-30).Round(6).Wash(WoodWash))
	b.Fill(Oval(0, -24, 36, 7), fill)
}

// Skin is a water skin hung from a pole, 100 units high, its neck below.
func (b Burin) Skin(burst bool) {
	hide := Of(0.3).To(0.55).Cut(60).Round(10).Deep(0.6).Wash(WoodWash)
	b.Rule(1.4, -24, -88, -18, -100)
	b.Rule(1.4, 22, -88, 18, -100)
	b.Fill(Blob(-30, -88, -20, -80, -2, -76, 18, -80, 28, -90, 32, -70, 34, -40, 24, -16, 10, -6, 8, 4, 0, 4, -2, -6, -18, -12, -32, -34, -36, -62), hide)
	b.Rule(1.6, -3, -3, 9, -3)
	for i := range 4 {
		b.Line(0.7, -22+12*float64(i), -72, -18+11*float64(i), -50, -14+8*float64(i), -24)
	}
	if burst {
		b.Fill(Poly(8, -44, 20, -52, 16, -40, 26, -36, 15, -32, 12, -22, 8, -34, 0, -36), Of(1).Edge(0.6))
	}
}

// Spear stands upright.
func (b Burin) Spear(h float64) {
	b.Rule(1.4, 0, 0, 0, -h)
	b.Fill(Poly(0, -h-14, 3.2, -h-4, 0, -h+1, -3.2, -h-4), Of(0.3).ToRight(0.8).Edge(0.7))
}

// Flag flies from a staff to the right.
func (b Burin) Flag(c rgb) {
	b.Rule(1.6, 0, 0, 0, -100)
	b.Fill(Poly(0, -100, 16, -104, 30, -98, 46, -102, 46, -76, 30, -72, 16, -78, 0, -74), Of(0.2).ToRight(0.45).Cut(80).Wash(c))
}

// Skull of a beast with horns, looking out of the picture, 60 units wide.
func (b Burin) Skull() {
	bone := Of(0.02).To(0.2).Cut(-50).Round(5).Deep(0.5).Wash(White)
	for _, s := range []float64{-1, 1} {
		b.Fill(Tube(10*s, -44, 6, 34*s, -52, 5, 44*s, -74, 3.4, 36*s, -92, 0.8), Of(0.5).ToRight(0.7).Wash(GreyWash))
	}
	b.Fill(Blob(-14, -50, 14, -50, 18, -34, 11, -14, 8, 0, -8, 0, -11, -14, -18, -34), bone)
	b.Fill(Tilted(-10, -32, 4, 5, 20), Of(1))
	b.Fill(Tilted(10, -32, 4, 5, -20), Of(1))
	b.Fill(Poly(-4, -6, 0, -14, 4, -6), Of(0.9))
}

// Sleeper lies on the ground under a cloth, his head to the left, 100 units long.
func (b Burin) Sleeper(c rgb) {
	b.Fill(Poly(-56, 2, -50, -3, 54, -3, 58, 2), Of(0.3).Cut(0).Wash(DryWash))
	b.Fill(Oval(-42, -9, 6.6, 6), Of(0.7).Round(3).Wash(SkinWash))
	b.Fill(Arc(-44, -10, 6, 6, 110, 300), Of(0.95).Edge(0.3))
	b.Fill(Blob(-36, -3, -34, -14, -18, -17, 0, -14, 14, -20, 24, -13, 44, -12, 50, -16, 53, -3), Of(0.1).To(0.35).Cut(60).Round(4).Wash(c))
	b.Line(0.7, -20, -15, -14, -8, -18, -3)
	b.Line(0.7, 12, -18, 20, -10, 16, -3)
}
