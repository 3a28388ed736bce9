package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// Small creatures: snakes, insects.

// cobra is reared with its hood spread, 100 units high.
func (b burin) cobra() {
	skin := of(0.3).to(0.5).cut(-64).round(4).deep(0.5).wash(leafWash)
	b.fill(tube(92, -2, 1, 70, -8, 6, 40, -3, 11, 8, -9, 14, -26, -4, 15, -44, -10, 15, -30, -20, 15, 4, -20, 15, 30, -16, 14), skin)
	for i := range 12 {
		x := -36 + 10*float64(i)
		b.line(0.8, x, -12, x+3, -6, x, 0)
	}
	b.fill(tube(34, -16, 14, 10, -32, 14, -8, -46, 13, 4, -64, 14, 12, -78, 13), skin)
	b.fill(blob(4, -98, 16, -99, 26, -86, 28, -70, 20, -54, 8, -46, -4, -56, -8, -72, -4, -88), skin.cut(10))
	for i := range 7 {
		y := -50 - 6*float64(i)
		b.line(0.7, -1+float64(i%2), y, 9, y+3, 20, y-2)
	}
	b.fill(blob(6, -100, 14, -107, 26, -106, 36, -98, 36, -93, 26, -91, 12, -92), skin)
	b.fill(oval(24, -101, 1.8, 1.6), of(1))
	b.line(0.9, 36, -95, 44, -96, 50, -99)
	b.line(0.9, 42, -96, 48, -94, 51, -92)
}

// viper lies in loops along the ground, banded.
func (b burin) viper(loops int) {
	skin := of(0.14).to(0.3).cut(80).round(3.4).deep(0.5).wash(tawnyWash)
	var c []float64
	n := loops*2 + 1
	for i := range n {
		f := float64(i) / float64(n-1)
		c = append(c, paint.Lerp(-90, 60, f), -10+9*math.Sin(float64(i)*math.Pi/2*1.0+0.4)*float64(1-2*(i%2)), paint.Lerp(3, 13, min(1, f*2.2)))
	}
	c = append(c, 76, -10, 9)
	s := tube(c...)
	b.fill(s, skin)
	in := b.within(s)
	for i := range 24 {
		x := paint.Lerp(-84, 66, float64(i)/23)
		in.fill(tilted(x, -10+b.dice.Spread(5), 2.6, 5, 30), of(0.75).wash(earthWash).edge(0.3))
	}
	b.fill(blob(70, -15, 80, -20, 92, -17, 97, -11, 92, -6, 80, -4, 71, -7), skin)
	b.fill(oval(86, -15, 1.5, 1.3), of(1))
	b.line(0.8, 97, -11, 104, -12, 109, -15)
	b.line(0.8, 103, -12, 109, -10)
}

// termite is a pale soft ant.
func (b burin) termite() {
	pale := of(0.06).to(0.2).cut(70).round(3).deep(0.4).wash(dryWash)
	for i := range 3 {
		x := -2 + 6*float64(i)
		a := -16 + 18*float64(i)
		b.rule(0.9, x, -5, x+a*0.5, 2, x+a*0.7, 6)
		b.rule(0.9, x, -8, x+a*0.5, -16, x+a*0.8, -18)
	}
	b.fill(blob(-34, -7, -26, -15, -12, -15, -2, -10, -2, -4, -14, 1, -27, 0), pale)
	for i := range 4 {
		b.line(0.6, -28+7*float64(i), -13, -26+7*float64(i), -6, -28+7*float64(i), -1)
	}
	b.fill(oval(3, -7, 7, 4.6), pale)
	b.fill(oval(15, -7, 7, 6), of(0.4).round(2).wash(tawnyWash))
	b.line(0.8, 20, -9, 26, -10, 27, -6)
	b.line(0.8, 20, -5, 26, -3, 27, -7)
}

// fly is a biting fly seen from above, 100 units long, its head to the right.
func (b burin) fly() {
	for _, s := range []float64{-1, 1} {
		b.rule(1.3, 14, 6*s, 26, 24*s, 44, 30*s, 54, 38*s)
		b.rule(1.3, 6, 8*s, 0, 30*s, -14, 40*s, -20, 50*s)
		b.rule(1.3, 20, 5*s, 36, 16*s, 54, 16*s, 64, 22*s)
	}
	b.fill(blob(-44, 0, -36, -12, -18, -14, -4, -10, -4, 10, -18, 14, -36, 12), of(0.4).to(0.6).cut(86).round(5).deep(0.6).wash(earthWash))
	for i := range 4 {
		x := -37 + 8*float64(i)
		b.line(1.8, x, -10, x+2, 0, x, 10)
	}
	b.fill(blob(-6, -11, 8, -13, 20, -9, 22, 0, 20, 9, 8, 13, -6, 11), of(0.45).cut(-40).round(5).deep(0.7).like(furry, 3).wash(greyWash))
	for _, s := range []float64{-1, 1} {
		wing := blob(6, 3*s, -10, 13*s, -40, 19*s, -62, 16*s, -66, 8*s, -44, 2*s, -12, 1*s)
		b.fill(wing, of(0.06).to(0.14).cut(10*s).wash(white).edge(1))
		b.line(0.8, 4, 4*s, -24, 13*s, -60, 14*s)
		b.line(0.7, 2, 3*s, -24, 8*s, -64, 9*s)
		b.line(0.7, -20, 12*s, -30, 8*s, -36, 6*s)
		b.line(0.7, -38, 16*s, -44, 10*s, -52, 12*s)
	}
	b.fill(blob(21, -8, 29, -11, 35, -6, 36, 0, 35, 6, 29, 11, 21, 8), of(0.4).round(3).wash(greyWash))
	b.fill(tilted(29, -7, 6, 4, 24), of(0.85).round(2).deep(0.8).wash(redWash))
	b.fill(tilted(29, 7, 6, 4, -24), of(0.85).round(2).deep(0.8).wash(redWash))
	b.fill(tube(35, 0, 3, 52, 0, 1.6, 58, 0, 0.6), of(0.9))
}

// butterfly is pinned out flat, 130 units across.
func (b burin) butterfly() {
	for _, s := range []float64{-1, 1} {
		c := b.at(0, 0, 1).squeezed(s, 1)
		hind := blob(4, -4, 22, 0, 40, 10, 46, 26, 38, 36, 34, 52, 30, 54, 29, 40, 16, 34, 6, 18)
		c.fill(hind, of(0.5).cut(60).wash(goldWash))
		fore := blob(3, -10, 18, -34, 44, -52, 62, -54, 64, -44, 56, -24, 44, -4, 24, 2, 6, 0)
		c.fill(fore, of(0.6).cut(-50).wash(blueWash))
		in := c.within(fore)
		in.fill(blob(6, -8, 24, -20, 44, -30, 50, -22, 40, -10, 20, -4), of(0.08).cut(-40).wash(goldWash).edge(0.6))
		for i := range 6 {
			f := float64(i) / 5
			in.line(0.8, 6, -8, paint.Lerp(30, 28, f), paint.Lerp(-36, -6, f), paint.Lerp(62, 44, f), paint.Lerp(-52, -4, f))
			in.fill(oval(paint.Lerp(59, 44, f), paint.Lerp(-46, -8, f), 2, 2), of(0).edge(0.4))
		}
		in2 := c.within(hind)
		in2.fill(blob(6, 2, 22, 4, 34, 14, 32, 24, 18, 22), of(0.06).wash(goldWash).edge(0.5))
		for i := range 4 {
			f := float64(i) / 3
			in2.line(0.7, 5, 2, paint.Lerp(24, 16, f), paint.Lerp(10, 18, f), paint.Lerp(44, 30, f), paint.Lerp(18, 38, f))
		}
		c.line(0.9, 1, -20, 8, -36, 16, -46)
		c.fill(oval(16, -47, 1.8, 1.8), of(1))
	}
	b.fill(tube(0, -22, 5, 0, -10, 6, 0, 8, 5, 0, 24, 2), of(0.8).round(2).wash(earthWash))
}

// driverAnt is a soldier of the driver ants: a heavy head and long jaws, dark all over.
func (b burin) driverAnt() {
	body := of(0.86).cut(-40).round(3).deep(0.8).wash(earthWash).edge(0.8)
	for i := range 3 {
		x := -4 + 8*float64(i)
		a := -30 + 30*float64(i)
		b.rule(1.6, x, -9, x+a*0.4, -21, x+a*0.85, 2)
		b.rule(1.2, x, -8, x+a*0.3-4, -16, x+a*0.6-6, 4)
	}
	b.fill(oval(-24, -9, 15, 8), body)
	b.fill(oval(-8, -10, 3.4, 3.4), body)
	b.fill(oval(4, -10, 9, 4.6), body)
	b.fill(blob(11, -15, 20, -21, 32, -19, 35, -9, 29, -2, 14, -5), body)
	b.fill(tube(32, -15, 3, 45, -19, 2.4, 50, -11, 0.8), of(0.95).edge(0.4))
	b.fill(tube(32, -6, 3, 44, -2, 2.4, 50, -8, 0.8), of(0.95).edge(0.4))
	b.rule(1.1, 27, -19, 34, -33, 48, -36)
}
