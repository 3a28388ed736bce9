package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// Instruments of the traveller and the scholar, about 100 units each.

// SextantStand is a surveyor's instrument on three legs.
func (b Burin) SextantStand() {
	b.Rule(2, 0, -60, -26, 0)
	b.Rule(2, 0, -60, 26, 0)
	b.Rule(2, 0, -60, 4, 0)
	b.Fill(Oval(0, -64, 20, 5), Of(0.3).Wash(GoldWash))
	b.Fill(Tube(-26, -76, 10, 30, -86, 8), Of(0.3).To(0.6).Cut(70).Wash(GoldWash))
	b.Fill(Poly(-4, -78, 4, -78, 6, -66, -6, -66), Of(0.6).Wash(GoldWash))
}

// Sextant stands upright, 100 units high.
func (b Burin) Sextant() {
	brass := Of(0.12).ToRight(0.5).Cut(70).Wash(GoldWash)
	b.fillAll(brass, Tube(0, -92, 7, -18, -50, 6, -36, -12, 7), Tube(0, -92, 7, 18, -50, 6, 36, -12, 7))
	b.Fill(Shape(append(Curve(-40, -18, -20, -4, 0, 0, 20, -4, 40, -18), Curve(36, -26, 18, -13, 0, -10, -18, -13, -36, -26)...)), brass)
	for i := range 17 {
		a := 62 + 3.5*float64(i)
		p := XY{0, -92}
		b.Rule(0.6, p.Polar(a, 84).X, p.Polar(a, 84).Y, p.Polar(a, 88).X, p.Polar(a, 88).Y)
	}
	b.Even(1.4, -22, -44, 0, -36, 22, -44)
	b.Fill(Tube(0, -92, 6, 6, -44, 5, 11, -2, 6), Of(0.5).ToRight(0.8).Cut(80).Wash(GoldWash))
	b.Fill(Tube(-34, -62, 7, 2, -66, 6, 12, -66, 8), Of(0.6).To(0.85).Cut(10).Wash(WoodWash))
	b.Fill(Poly(20, -70, 30, -74, 32, -60, 22, -58), Of(0.04).Wash(WaterWash))
	b.Fill(Oval(0, -92, 6, 6), brass)
	b.Fill(Tube(11, -6, 9, 18, -8, 7), Of(0.7).Wash(WoodWash))
}

// Telescope lies pointing up to the right on a stand, 110 units long.
func (b Burin) Telescope() {
	b.Rule(2, 0, -46, -20, 0)
	b.Rule(2, 0, -46, 20, 0)
	b.Rule(2, 0, -46, 3, 0)
	c := b.At(0, -50, 1).Turned(-32)
	brass := Of(0.1).To(0.6).Cut(4).Wash(GoldWash)
	c.Fill(Poly(-54, -4, -20, -5, -20, 5, -54, 4), brass)
	c.Fill(Poly(-22, -7, 16, -8, 16, 8, -22, 7), Of(0.3).To(0.8).Cut(4).Wash(WoodWash))
	c.Fill(Poly(14, -9.5, 58, -11, 58, 11, 14, 9.5), brass)
	c.Fill(Tilted(58, 0, 3.4, 11, 0), Of(0.3).Wash(WaterWash))
	c.Fill(Poly(-60, -5.5, -54, -5.5, -54, 5.5, -60, 5.5), Of(0.8))
}

// Compass lies open, 90 units wide.
func (b Burin) Compass() {
	b.Fill(Oval(0, -20, 46, 24), Of(0.5).ToRight(0.8).Cut(84).Wash(GoldWash))
	b.Fill(Oval(0, -24, 46, 24), Of(0.12).ToRight(0.4).Cut(60).Wash(GoldWash))
	b.Fill(Oval(0, -24, 38, 19.5), Of(0.02).Wash(White))
	for i := range 32 {
		s, c := math.Sincos(float64(i) * math.Pi / 16)
		k := 0.88
		if i%4 == 0 {
			k = 0.78
		}
		b.Rule(0.7, 38*c*k, -24+19.5*s*k, 37*c, -24+19*s)
	}
	for i := range 8 {
		s, c := math.Sincos(float64(i) * math.Pi / 4)
		l := 27.0 - 10*float64(i%2)
		s2, c2 := math.Sincos(float64(i)*math.Pi/4 + math.Pi/8)
		b.Fill(Poly(0, -24, 9*c2, -24+4.6*s2, l*c, -24+l*0.52*s), Of(0.8).Edge(0.5))
	}
	b.Fill(Poly(-3, -23, 26, -36, 3, -25), Of(1).Edge(0.4))
	b.Fill(Poly(-3, -23, -26, -12, 3, -25), Of(0).Wash(RedWash).Edge(0.8))
}

// Boiler is a boiling-point apparatus: a can over a lamp with a thermometer in it, 100 units high.
func (b Burin) Boiler() {
	b.Rule(1.8, -20, 0, -16, -30)
	b.Rule(1.8, 20, 0, 16, -30)
	b.Rule(1.8, 0, 0, 0, -26)
	b.Fill(Poly(-9, 0, -9, -10, 9, -10, 9, 0), Of(0.3).ToRight(0.7).Wash(GoldWash))
	b.Flames(0, -10, 12, 15, 3)
	b.Fill(Poly(-18, -28, -18, -58, -7, -66, 7, -66, 18, -58, 18, -28), Of(0.06).ToRight(0.7).Cut(86).Wash(GoldWash))
	b.Fill(Tube(17, -50, 7, 28, -56, 5, 34, -66, 4), Of(0.3).ToRight(0.6).Wash(GoldWash))
	b.Fill(Tube(0, -64, 4.6, 0, -118, 4.6), Of(0).Wash(White))
	b.Fill(Tube(0, -64, 2, 0, -100, 1.6), Of(1).Edge(0))
	for i := range 12 {
		b.Rule(0.6, 2.6, -70-4*float64(i), 6.5-2*float64(i%2), -70-4*float64(i))
	}
	b.Smoke(36, -68, 26, 7, 8)
}

// Theodolite is a ring and telescope on a tripod, 100 units high.
func (b Burin) Theodolite() {
	for _, x := range []float64{-28, 2, 28} {
		b.Fill(Tube(x*0.2, -58, 4.6, x, 0, 3), Of(0.4).ToRight(0.7).Cut(84).Wash(WoodWash))
	}
	brass := Of(0.1).ToRight(0.6).Cut(84).Wash(GoldWash)
	b.Fill(Oval(0, -60, 18, 5), brass)
	b.Fill(Poly(-9, -62, -7, -80, -3, -80, -4, -62), brass)
	b.Fill(Poly(9, -62, 7, -80, 3, -80, 4, -62), brass)
	b.Fill(Oval(0, -82, 11, 11), Of(0.04).Wash(GoldWash))
	b.Fill(Oval(0, -82, 7, 7), Of(0.3).Wash(GoldWash))
	c := b.At(0, -82, 1).Turned(-10)
	c.Fill(Poly(-28, -3.4, 28, -4.6, 28, 4.6, -28, 3.4), Of(0.2).To(0.7).Cut(2).Wash(GoldWash))
	c.Fill(Poly(28, -5.6, 34, -5.6, 34, 5.6, 28, 5.6), Of(0.8))
}

// Quill stands in an inkwell, 100 units high.
func (b Burin) Quill() {
	b.Fill(Blob(-20, 0, -22, -14, -12, -24, 12, -24, 22, -14, 20, 0), Of(0.4).ToRight(0.85).Cut(86).Wash(BlueWash))
	b.Fill(Oval(0, -24, 12, 3.6), Of(0.95))
	b.Fill(Shape(append(Curve(2, -24, 10, -52, 26, -80, 46, -104), Curve(46, -104, 44, -84, 32, -62, 18, -44, 6, -28)...)), Of(0.02).ToRight(0.3).Cut(-60).Wash(White))
	b.Line(1.2, 0, -20, 12, -50, 26, -78, 45, -103)
	for i := range 7 {
		f := float64(i) / 6
		b.Line(0.5, paint.Lerp(12, 40, f), paint.Lerp(-48, -96, f), paint.Lerp(18, 43, f), paint.Lerp(-50, -94, f))
	}
}

// Mortar with its pestle, 70 units high.
func (b Burin) Mortar() {
	b.Fill(Tube(4, -40, 7, 20, -66, 6, 28, -84, 9), Of(0.2).ToRight(0.6).Round(2).Wash(WoodWash))
	b.Fill(Poly(-28, -48, -20, -14, -24, 0, 24, 0, 20, -14, 28, -48), Of(0.14).ToRight(0.7).Cut(86).Wash(GreyWash))
	b.Fill(Oval(0, -48, 28, 6), Of(0.7))
}

// Hammer is a geologist's, lying, 90 units long.
func (b Burin) Hammer() {
	b.Fill(Tube(-46, 4, 7, 0, 0, 5, 36, -4, 6), Of(0.3).To(0.6).Cut(4).Round(2).Wash(WoodWash))
	b.Fill(Poly(28, -20, 42, -22, 44, 8, 52, 26, 36, 12, 31, 12), Of(0.4).ToRight(0.8).Cut(70).Wash(GreyWash))
}

// Drum stands upright, 90 units high.
func (b Burin) Drum() {
	b.Fill(Shape(append(Curve(-30, -84, -28, -50, -14, -26, -20, 0), Curve(20, 0, 14, -26, 28, -50, 30, -84)...)), Of(0.2).ToRight(0.75).Cut(86).Wash(WoodWash))
	b.Fill(Oval(0, -84, 30, 8), Of(0.04).Wash(SandWash))
	for i := range 7 {
		x := -30 + 10*float64(i)
		b.Rule(0.9, x, -80+3*math.Abs(float64(i-3))/3, x*0.55, -40)
		b.Rule(0.9, x, -80, (x+10)*0.55, -40)
	}
	b.Even(1.6, -20, -40, 0, -36, 20, -40)
	for i := range 6 {
		x := -11 + 4.4*float64(i)
		b.Rule(0.9, x, -22, x+2.2, -14, x+4.4, -22)
	}
}

// Lute is a long-necked harp-lute with its calabash, 110 units high.
func (b Burin) Lute() {
	b.Fill(Tube(6, -16, 5, 14, -70, 4, 18, -112, 3.4), Of(0.5).ToRight(0.8).Cut(84).Wash(WoodWash))
	b.Fill(Oval(0, -24, 28, 25), Of(0.14).To(0.5).Cut(-40).Round(12).Wash(GoldWash))
	b.Fill(Oval(6, -24, 7, 7), Of(0.9))
	for i := range 6 {
		b.Rule(0.6, -4+4*float64(i), -4, 13+0.8*float64(i), -68-7*float64(i))
	}
	for i := range 6 {
		b.Fill(Oval(14+0.6*float64(i), -70-7*float64(i), 3.4, 1.4), Of(0.5).Wash(TawnyWash))
	}
}

// Bell hangs from a beam, 80 units high.
func (b Burin) Bell() {
	b.Fill(Blob(-30, 0, -24, -12, -20, -40, -10, -54, 10, -54, 20, -40, 24, -12, 30, 0, 0, 5), Of(0.1).ToRight(0.7).Cut(84).Wash(GoldWash))
	b.Even(1, -24, -12, 0, -8, 24, -12)
	b.Fill(Oval(0, 6, 5, 5), Of(0.7).Round(2).Wash(GoldWash))
	b.Fill(Arc(0, -56, 7, 7, 170, 370), Of(0.5).Wash(GoldWash))
}

// Balance is a pair of scales, 100 units high.
func (b Burin) Balance() {
	brass := Of(0.1).ToRight(0.6).Cut(80).Wash(GoldWash)
	b.Fill(Poly(-22, 0, -18, -6, 18, -6, 22, 0), brass)
	b.Fill(Tube(0, -6, 6, 0, -92, 4), brass)
	b.Fill(Tube(-48, -84, 3, 0, -90, 5, 48, -84, 3), brass)
	for _, s := range []float64{-1, 1} {
		b.Rule(0.7, 48*s, -84, 34*s, -36)
		b.Rule(0.7, 48*s, -84, 62*s, -36)
		b.Fill(append(Shape{{34 * s, -36}, {62 * s, -36}}, Curve(62*s, -36, 48*s, -27, 34*s, -36)...), brass)
	}
}

// Clock is a pocket chronometer, 70 units wide.
func (b Burin) Clock() {
	b.Fill(Oval(0, -34, 34, 34), Of(0.1).ToRight(0.6).Cut(60).Wash(GoldWash))
	b.Fill(Oval(0, -34, 28, 28), Of(0.01).Wash(White))
	for i := range 12 {
		p := XY{0, -34}
		b.Rule(1.2, p.Polar(30*float64(i), 22).X, p.Polar(30*float64(i), 22).Y, p.Polar(30*float64(i), 26).X, p.Polar(30*float64(i), 26).Y)
	}
	b.Rule(1.6, 0, -34, 0, -54)
	b.Rule(1.8, 0, -34, 12, -28)
	b.Fill(Oval(0, -72, 5, 5), Of(0.3).Wash(GoldWash))
}
