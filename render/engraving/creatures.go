package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// Small creatures: snakes, insects.

// Cobra is reared with its hood spread, 100 units high.
func (b Burin) Cobra() {
	skin := Of(0.3).To(0.5).Cut(-64).Round(4).Deep(0.5).Wash(LeafWash)
	b.Fill(Tube(92, -2, 1, 70, -8, 6, 40, -3, 11, 8, -9, 14, -26, -4, 15, -44, -10, 15, -30, -20, 15, 4, -20, 15, 30, -16, 14), skin)
	for i := range 12 {
		x := -36 + 10*float64(i)
		b.Line(0.8, x, -12, x+3, -6, x, 0)
	}
	b.Fill(Tube(34, -16, 14, 10, -32, 14, -8, -46, 13, 4, -64, 14, 12, -78, 13), skin)
	b.Fill(Blob(4, -98, 16, -99, 26, -86, 28, -70, 20, -54, 8, -46, -4, -56, -8, -72, -4, -88), skin.Cut(10))
	for i := range 7 {
		y := -50 - 6*float64(i)
		b.Line(0.7, -1+float64(i%2), y, 9, y+3, 20, y-2)
	}
	b.Fill(Blob(6, -100, 14, -107, 26, -106, 36, -98, 36, -93, 26, -91, 12, -92), skin)
	b.Fill(Oval(24, -101, 1.8, 1.6), Of(1))
	b.Line(0.9, 36, -95, 44, -96, 50, -99)
	b.Line(0.9, 42, -96, 48, -94, 51, -92)
}

// Viper lies in loops along the ground, banded.
func (b Burin) Viper(loops int) {
	skin := Of(0.14).To(0.3).Cut(80).Round(3.4).Deep(0.5).Wash(TawnyWash)
	var c []float64
	n := loops*2 + 1
	for i := range n {
		f := float64(i) / float64(n-1)
		c = append(c, paint.Lerp(-90, 60, f), -10+9*math.Sin(float64(i)*math.Pi/2*1.0+0.4)*float64(1-2*(i%2)), paint.Lerp(3, 13, min(1, f*2.2)))
	}
	c = append(c, 76, -10, 9)
	s := Tube(c...)
	b.Fill(s, skin)
	in := b.Within(s)
	for i := range 24 {
		x := paint.Lerp(-84, 66, float64(i)/23)
		in.Fill(Tilted(x, -10+b.Dice.Spread(5), 2.6, 5, 30), Of(0.75).Wash(EarthWash).Edge(0.3))
	}
	b.Fill(Blob(70, -15, 80, -20, 92, -17, 97, -11, 92, -6, 80, -4, 71, -7), skin)
	b.Fill(Oval(86, -15, 1.5, 1.3), Of(1))
	b.Line(0.8, 97, -11, 104, -12, 109, -15)
	b.Line(0.8, 103, -12, 109, -10)
}

// Termite is a pale soft ant.
func (b Burin) Termite() {
	pale := Of(0.06).To(0.2).Cut(70).Round(3).Deep(0.4).Wash(DryWash)
	for i := range 3 {
		x := -2 + 6*float64(i)
		a := -16 + 18*float64(i)
		b.Rule(0.9, x, -5, x+a*0.5, 2, x+a*0.7, 6)
		b.Rule(0.9, x, -8, x+a*0.5, -16, x+a*0.8, -18)
	}
	b.Fill(Blob(-34, -7, -26, -15, -12, -15, -2, -10, -2, -4, -14, 1, -27, 0), pale)
	for i := range 4 {
		b.Line(0.6, -28+7*float64(i), -13, -26+7*float64(i), -6, -28+7*float64(i), -1)
	}
	b.Fill(Oval(3, -7, 7, 4.6), pale)
	b.Fill(Oval(15, -7, 7, 6), Of(0.4).Round(2).Wash(TawnyWash))
	b.Line(0.8, 20, -9, 26, -10, 27, -6)
	b.Line(0.8, 20, -5, 26, -3, 27, -7)
}

// Fly is a biting fly seen from above, 100 units long, its head to the right.
func (b Burin) Fly() {
	for _, s := range []float64{-1, 1} {
		b.Rule(1.3, 14, 6*s, 26, 24*s, 44, 30*s, 54, 38*s)
		b.Rule(1.3, 6, 8*s, 0, 30*s, -14, 40*s, -20, 50*s)
		b.Rule(1.3, 20, 5*s, 36, 16*s, 54, 16*s, 64, 22*s)
	}
	b.Fill(Blob(-44, 0, -36, -12, -18, -14, -4, -10, -4, 10, -18, 14, -36, 12), Of(0.4).To(0.6).Cut(86).Round(5).Deep(0.6).Wash(EarthWash))
	for i := range 4 {
		x := -37 + 8*float64(i)
		b.Line(1.8, x, -10, x+2, 0, x, 10)
	}
	b.Fill(Blob(-6, -11, 8, -13, 20, -9, 22, 0, 20, 9, 8, 13, -6, 11), Of(0.45).Cut(-40).Round(5).Deep(0.7).Like(Furry, 3).Wash(GreyWash))
	for _, s := range []float64{-1, 1} {
		wing := Blob(6, 3*s, -10, 13*s, -40, 19*s, -62, 16*s, -66, 8*s, -44, 2*s, -12, 1*s)
		b.Fill(wing, Of(0.06).To(0.14).Cut(10*s).Wash(White).Edge(1))
		b.Line(0.8, 4, 4*s, -24, 13*s, -60, 14*s)
		b.Line(0.7, 2, 3*s, -24, 8*s, -64, 9*s)
		b.Line(0.7, -20, 12*s, -30, 8*s, -36, 6*s)
		b.Line(0.7, -38, 16*s, -44, 10*s, -52, 12*s)
	}
	b.Fill(Blob(21, -8, 29, -11, 35, -6, 36, 0, 35, 6, 29, 11, 21, 8), Of(0.4).Round(3).Wash(GreyWash))
	b.Fill(Tilted(29, -7, 6, 4, 24), Of(0.85).Round(2).Deep(0.8).Wash(RedWash))
	b.Fill(Tilted(29, 7, 6, 4, -24), Of(0.85).Round(2).Deep(0.8).Wash(RedWash))
	b.Fill(Tube(35, 0, 3, 52, 0, 1.6, 58, 0, 0.6), Of(0.9))
}

// Butterfly is pinned out flat, 130 units across.
func (b Burin) Butterfly() {
	for _, s := range []float64{-1, 1} {
		c := b.At(0, 0, 1).Squeezed(s, 1)
		hind := Blob(4, -4, 22, 0, 40, 10, 46, 26, 38, 36, 34, 52, 30, 54, 29, 40, 16, 34, 6, 18)
		c.Fill(hind, Of(0.5).Cut(60).Wash(GoldWash))
		fore := Blob(3, -10, 18, -34, 44, -52, 62, -54, 64, -44, 56, -24, 44, -4, 24, 2, 6, 0)
		c.Fill(fore, Of(0.6).Cut(-50).Wash(BlueWash))
		in := c.Within(fore)
		in.Fill(Blob(6, -8, 24, -20, 44, -30, 50, -22, 40, -10, 20, -4), Of(0.08).Cut(-40).Wash(GoldWash).Edge(0.6))
		for i := range 6 {
			f := float64(i) / 5
			in.Line(0.8, 6, -8, paint.Lerp(30, 28, f), paint.Lerp(-36, -6, f), paint.Lerp(62, 44, f), paint.Lerp(-52, -4, f))
			in.Fill(Oval(paint.Lerp(59, 44, f), paint.Lerp(-46, -8, f), 2, 2), Of(0).Edge(0.4))
		}
		in2 := c.Within(hind)
		in2.Fill(Blob(6, 2, 22, 4, 34, 14, 32, 24, 18, 22), Of(0.06).Wash(GoldWash).Edge(0.5))
		for i := range 4 {
			f := float64(i) / 3
			in2.Line(0.7, 5, 2, paint.Lerp(24, 16, f), paint.Lerp(10, 18, f), paint.Lerp(44, 30, f), paint.Lerp(18, 38, f))
		}
		c.Line(0.9, 1, -20, 8, -36, 16, -46)
		c.Fill(Oval(16, -47, 1.8, 1.8), Of(1))
	}
	b.Fill(Tube(0, -22, 5, 0, -10, 6, 0, 8, 5, 0, 24, 2), Of(0.8).Round(2).Wash(EarthWash))
}

// DriverAnt is a soldier of the driver ants: a heavy head and long jaws, dark all over.
func (b Burin) DriverAnt() {
	body := Of(0.86).Cut(-40).Round(3).Deep(0.8).Wash(EarthWash).Edge(0.8)
	for i := range 3 {
		x := -4 + 8*float64(i)
		a := -30 + 30*float64(i)
		b.Rule(1.6, x, -9, x+a*0.4, -21, x+a*0.85, 2)
		b.Rule(1.2, x, -8, x+a*0.3-4, -16, x+a*0.6-6, 4)
	}
	b.Fill(Oval(-24, -9, 15, 8), body)
	b.Fill(Oval(-8, -10, 3.4, 3.4), body)
	b.Fill(Oval(4, -10, 9, 4.6), body)
	b.Fill(Blob(11, -15, 20, -21, 32, -19, 35, -9, 29, -2, 14, -5), body)
	b.Fill(Tube(32, -15, 3, 45, -19, 2.4, 50, -11, 0.8), Of(0.95).Edge(0.4))
	b.Fill(Tube(32, -6, 3, 44, -2, 2.4, 50, -8, 0.8), Of(0.95).Edge(0.4))
	b.Rule(1.1, 27, -19, 34, -33, 48, -36)
}
