package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// Instruments of the traveller and the scholar, about 100 units each.

// sextantStand is a surveyor's instrument on three legs.
func (b burin) sextantStand() {
	b.rule(2, 0, -60, -26, 0)
	b.rule(2, 0, -60, 26, 0)
	b.rule(2, 0, -60, 4, 0)
	b.fill(oval(0, -64, 20, 5), of(0.3).wash(goldWash))
	b.fill(tube(-26, -76, 10, 30, -86, 8), of(0.3).to(0.6).cut(70).wash(goldWash))
	b.fill(poly(-4, -78, 4, -78, 6, -66, -6, -66), of(0.6).wash(goldWash))
}

// sextant stands upright, 100 units high.
func (b burin) sextant() {
	brass := of(0.12).toRight(0.5).cut(70).wash(goldWash)
	b.fillAll(brass, tube(0, -92, 7, -18, -50, 6, -36, -12, 7), tube(0, -92, 7, 18, -50, 6, 36, -12, 7))
	b.fill(shape(append(curve(-40, -18, -20, -4, 0, 0, 20, -4, 40, -18), curve(36, -26, 18, -13, 0, -10, -18, -13, -36, -26)...)), brass)
	for i := range 17 {
		a := 62 + 3.5*float64(i)
		p := xy{0, -92}
		b.rule(0.6, p.polar(a, 84).X, p.polar(a, 84).Y, p.polar(a, 88).X, p.polar(a, 88).Y)
	}
	b.even(1.4, -22, -44, 0, -36, 22, -44)
	b.fill(tube(0, -92, 6, 6, -44, 5, 11, -2, 6), of(0.5).toRight(0.8).cut(80).wash(goldWash))
	b.fill(tube(-34, -62, 7, 2, -66, 6, 12, -66, 8), of(0.6).to(0.85).cut(10).wash(woodWash))
	b.fill(poly(20, -70, 30, -74, 32, -60, 22, -58), of(0.04).wash(waterWash))
	b.fill(oval(0, -92, 6, 6), brass)
	b.fill(tube(11, -6, 9, 18, -8, 7), of(0.7).wash(woodWash))
}

// telescope lies pointing up to the right on a stand, 110 units long.
func (b burin) telescope() {
	b.rule(2, 0, -46, -20, 0)
	b.rule(2, 0, -46, 20, 0)
	b.rule(2, 0, -46, 3, 0)
	c := b.at(0, -50, 1).turned(-32)
	brass := of(0.1).to(0.6).cut(4).wash(goldWash)
	c.fill(poly(-54, -4, -20, -5, -20, 5, -54, 4), brass)
	c.fill(poly(-22, -7, 16, -8, 16, 8, -22, 7), of(0.3).to(0.8).cut(4).wash(woodWash))
	c.fill(poly(14, -9.5, 58, -11, 58, 11, 14, 9.5), brass)
	c.fill(tilted(58, 0, 3.4, 11, 0), of(0.3).wash(waterWash))
	c.fill(poly(-60, -5.5, -54, -5.5, -54, 5.5, -60, 5.5), of(0.8))
}

// compass lies open, 90 units wide.
func (b burin) compass() {
	b.fill(oval(0, -20, 46, 24), of(0.5).toRight(0.8).cut(84).wash(goldWash))
	b.fill(oval(0, -24, 46, 24), of(0.12).toRight(0.4).cut(60).wash(goldWash))
	b.fill(oval(0, -24, 38, 19.5), of(0.02).wash(white))
	for i := range 32 {
		s, c := math.Sincos(float64(i) * math.Pi / 16)
		k := 0.88
		if i%4 == 0 {
			k = 0.78
		}
		b.rule(0.7, 38*c*k, -24+19.5*s*k, 37*c, -24+19*s)
	}
	for i := range 8 {
		s, c := math.Sincos(float64(i) * math.Pi / 4)
		l := 27.0 - 10*float64(i%2)
		s2, c2 := math.Sincos(float64(i)*math.Pi/4 + math.Pi/8)
		b.fill(poly(0, -24, 9*c2, -24+4.6*s2, l*c, -24+l*0.52*s), of(0.8).edge(0.5))
	}
	b.fill(poly(-3, -23, 26, -36, 3, -25), of(1).edge(0.4))
	b.fill(poly(-3, -23, -26, -12, 3, -25), of(0).wash(redWash).edge(0.8))
}

// boiler is a boiling-point apparatus: a can over a lamp with a thermometer in it, 100 units high.
func (b burin) boiler() {
	b.rule(1.8, -20, 0, -16, -30)
	b.rule(1.8, 20, 0, 16, -30)
	b.rule(1.8, 0, 0, 0, -26)
	b.fill(poly(-9, 0, -9, -10, 9, -10, 9, 0), of(0.3).toRight(0.7).wash(goldWash))
	b.flames(0, -10, 12, 15, 3)
	b.fill(poly(-18, -28, -18, -58, -7, -66, 7, -66, 18, -58, 18, -28), of(0.06).toRight(0.7).cut(86).wash(goldWash))
	b.fill(tube(17, -50, 7, 28, -56, 5, 34, -66, 4), of(0.3).toRight(0.6).wash(goldWash))
	b.fill(tube(0, -64, 4.6, 0, -118, 4.6), of(0).wash(white))
	b.fill(tube(0, -64, 2, 0, -100, 1.6), of(1).edge(0))
	for i := range 12 {
		b.rule(0.6, 2.6, -70-4*float64(i), 6.5-2*float64(i%2), -70-4*float64(i))
	}
	b.smoke(36, -68, 26, 7, 8)
}

// theodolite is a ring and telescope on a tripod, 100 units high.
func (b burin) theodolite() {
	for _, x := range []float64{-28, 2, 28} {
		b.fill(tube(x*0.2, -58, 4.6, x, 0, 3), of(0.4).toRight(0.7).cut(84).wash(woodWash))
	}
	brass := of(0.1).toRight(0.6).cut(84).wash(goldWash)
	b.fill(oval(0, -60, 18, 5), brass)
	b.fill(poly(-9, -62, -7, -80, -3, -80, -4, -62), brass)
	b.fill(poly(9, -62, 7, -80, 3, -80, 4, -62), brass)
	b.fill(oval(0, -82, 11, 11), of(0.04).wash(goldWash))
	b.fill(oval(0, -82, 7, 7), of(0.3).wash(goldWash))
	c := b.at(0, -82, 1).turned(-10)
	c.fill(poly(-28, -3.4, 28, -4.6, 28, 4.6, -28, 3.4), of(0.2).to(0.7).cut(2).wash(goldWash))
	c.fill(poly(28, -5.6, 34, -5.6, 34, 5.6, 28, 5.6), of(0.8))
}

// quill stands in an inkwell, 100 units high.
func (b burin) quill() {
	b.fill(blob(-20, 0, -22, -14, -12, -24, 12, -24, 22, -14, 20, 0), of(0.4).toRight(0.85).cut(86).wash(blueWash))
	b.fill(oval(0, -24, 12, 3.6), of(0.95))
	b.fill(shape(append(curve(2, -24, 10, -52, 26, -80, 46, -104), curve(46, -104, 44, -84, 32, -62, 18, -44, 6, -28)...)), of(0.02).toRight(0.3).cut(-60).wash(white))
	b.line(1.2, 0, -20, 12, -50, 26, -78, 45, -103)
	for i := range 7 {
		f := float64(i) / 6
		b.line(0.5, paint.Lerp(12, 40, f), paint.Lerp(-48, -96, f), paint.Lerp(18, 43, f), paint.Lerp(-50, -94, f))
	}
}

// mortar with its pestle, 70 units high.
func (b burin) mortar() {
	b.fill(tube(4, -40, 7, 20, -66, 6, 28, -84, 9), of(0.2).toRight(0.6).round(2).wash(woodWash))
	b.fill(poly(-28, -48, -20, -14, -24, 0, 24, 0, 20, -14, 28, -48), of(0.14).toRight(0.7).cut(86).wash(greyWash))
	b.fill(oval(0, -48, 28, 6), of(0.7))
}

// hammer is a geologist's, lying, 90 units long.
func (b burin) hammer() {
	b.fill(tube(-46, 4, 7, 0, 0, 5, 36, -4, 6), of(0.3).to(0.6).cut(4).round(2).wash(woodWash))
	b.fill(poly(28, -20, 42, -22, 44, 8, 52, 26, 36, 12, 31, 12), of(0.4).toRight(0.8).cut(70).wash(greyWash))
}

// drum stands upright, 90 units high.
func (b burin) drum() {
	b.fill(shape(append(curve(-30, -84, -28, -50, -14, -26, -20, 0), curve(20, 0, 14, -26, 28, -50, 30, -84)...)), of(0.2).toRight(0.75).cut(86).wash(woodWash))
	b.fill(oval(0, -84, 30, 8), of(0.04).wash(sandWash))
	for i := range 7 {
		x := -30 + 10*float64(i)
		b.rule(0.9, x, -80+3*math.Abs(float64(i-3))/3, x*0.55, -40)
		b.rule(0.9, x, -80, (x+10)*0.55, -40)
	}
	b.even(1.6, -20, -40, 0, -36, 20, -40)
	for i := range 6 {
		x := -11 + 4.4*float64(i)
		b.rule(0.9, x, -22, x+2.2, -14, x+4.4, -22)
	}
}

// lute is a long-necked harp-lute with its calabash, 110 units high.
func (b burin) lute() {
	b.fill(tube(6, -16, 5, 14, -70, 4, 18, -112, 3.4), of(0.5).toRight(0.8).cut(84).wash(woodWash))
	b.fill(oval(0, -24, 28, 25), of(0.14).to(0.5).cut(-40).round(12).wash(goldWash))
	b.fill(oval(6, -24, 7, 7), of(0.9))
	for i := range 6 {
		b.rule(0.6, -4+4*float64(i), -4, 13+0.8*float64(i), -68-7*float64(i))
	}
	for i := range 6 {
		b.fill(oval(14+0.6*float64(i), -70-7*float64(i), 3.4, 1.4), of(0.5).wash(tawnyWash))
	}
}

// bell hangs from a beam, 80 units high.
func (b burin) bell() {
	b.fill(blob(-30, 0, -24, -12, -20, -40, -10, -54, 10, -54, 20, -40, 24, -12, 30, 0, 0, 5), of(0.1).toRight(0.7).cut(84).wash(goldWash))
	b.even(1, -24, -12, 0, -8, 24, -12)
	b.fill(oval(0, 6, 5, 5), of(0.7).round(2).wash(goldWash))
	b.fill(arc(0, -56, 7, 7, 170, 370), of(0.5).wash(goldWash))
}

// balance is a pair of scales, 100 units high.
func (b burin) balance() {
	brass := of(0.1).toRight(0.6).cut(80).wash(goldWash)
	b.fill(poly(-22, 0, -18, -6, 18, -6, 22, 0), brass)
	b.fill(tube(0, -6, 6, 0, -92, 4), brass)
	b.fill(tube(-48, -84, 3, 0, -90, 5, 48, -84, 3), brass)
	for _, s := range []float64{-1, 1} {
		b.rule(0.7, 48*s, -84, 34*s, -36)
		b.rule(0.7, 48*s, -84, 62*s, -36)
		b.fill(append(shape{{34 * s, -36}, {62 * s, -36}}, curve(62*s, -36, 48*s, -27, 34*s, -36)...), brass)
	}
}

// clock is a pocket chronometer, 70 units wide.
func (b burin) clock() {
	b.fill(oval(0, -34, 34, 34), of(0.1).toRight(0.6).cut(60).wash(goldWash))
	b.fill(oval(0, -34, 28, 28), of(0.01).wash(white))
	for i := range 12 {
		p := xy{0, -34}
		b.rule(1.2, p.polar(30*float64(i), 22).X, p.polar(30*float64(i), 22).Y, p.polar(30*float64(i), 26).X, p.polar(30*float64(i), 26).Y)
	}
	b.rule(1.6, 0, -34, 0, -54)
	b.rule(1.8, 0, -34, 12, -28)
	b.fill(oval(0, -72, 5, 5), of(0.3).wash(goldWash))
}
