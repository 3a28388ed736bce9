package engraving

import "math"

// Apes, monkeys, dogs, the striped beast of the forest.

// monkey sits on a bough facing right, its long tail hanging down; the bough is
// at the origin's height.
func (b burin) monkey() {
	black := of(0.9).cut(60).round(4).wash(greyWash).edge(0.6)
	fur := of(0.04).to(0.3).cut(78).like(furry, 4).wash(white).edge(0.6)
	b.fill(tube(-14, -4, 4, -20, 26, 5, -16, 56, 10, -14, 74, 6), fur)
	b.fill(blob(-20, 0, -24, -20, -16, -40, 0, -48, 12, -42, 14, -20, 8, 0), black)
	b.fill(shape(append(curve(-14, -42, -26, -22, -26, 6, -20, 18), curve(-12, 8, -10, -12, -2, -30, 4, -44)...)), fur)
	b.fill(tube(6, -14, 10, 22, -14, 7, 20, 2, 6, 28, 2, 4), black)
	b.fill(tube(8, -36, 8, 22, -30, 6, 30, -40, 4), black)
	b.fill(blob(0, -46, -2, -60, 8, -66, 20, -64, 24, -54, 18, -46, 8, -44), black)
	b.fill(blob(14, -62, 22, -62, 26, -54, 22, -46, 14, -46, 12, -54), of(0.3).round(3).wash(greyWash))
	b.fill(blob(2, -46, 4, -56, 10, -62, 12, -54, 12, -46, 8, -42), fur)
	b.fill(oval(19, -57, 1.3, 1.3), of(1))
}

// ape sits among leaves, looking out, 90 units high.
func (b burin) ape() {
	fur := of(0.6).to(0.85).cut(70).round(7).deep(0.6).like(furry, 5).wash(greyWash)
	b.fill(blob(-44, 0, -52, -24, -44, -56, -24, -68, 24, -68, 44, -56, 52, -24, 44, 0), fur)
	b.fill(tube(-34, -56, 22, -54, -30, 18, -44, -6, 15, -26, 0, 11), fur)
	b.fill(tube(34, -56, 22, 54, -30, 18, 44, -6, 15, 26, 0, 11), fur)
	b.fill(blob(-30, 2, -34, -16, -20, -24, -4, -10, -4, 2), fur)
	b.fill(blob(30, 2, 34, -16, 20, -24, 4, -10, 4, 2), fur)
	b.fill(blob(-24, -62, -26, -82, -12, -98, 0, -102, 12, -98, 26, -82, 24, -62, 10, -52, -10, -52), fur)
	b.fill(blob(-15, -62, -17, -74, -12, -84, 0, -82, 12, -84, 17, -74, 15, -62, 8, -55, -8, -55), of(0.22).cut(20).round(5).deep(0.5).wash(greyWash))
	b.fill(blob(-17, -79, -8, -83, 0, -80, 8, -83, 17, -79, 10, -76, 0, -75, -10, -76), of(0.85).edge(0.5))
	for _, s := range []float64{-1, 1} {
		b.fill(oval(6.5*s, -74.5, 2.6, 2), of(0.1).wash(goldWash).edge(0.6))
		b.fill(oval(6.5*s, -74.4, 1.4, 1.5), of(1))
		b.fill(tilted(3*s, -66, 2, 1.4, 30*s), of(1).edge(0.3))
	}
	b.line(1.1, -8, -60, 0, -59, 8, -60)
}

// baboon walks, maned.
func (b burin) baboon() {
	coat := of(0.34).to(0.55).cut(-45).round(6).deep(0.5).like(furry, 4).wash(tawnyWash)
	far := of(0.75).wash(tawnyWash)
	b.leg(far, 4, 24, -34, 12, 26, -18, 7, 24, -2, 5)
	b.leg(far, 4, -26, -32, 14, -22, -18, 7, -28, -2, 5)
	b.even(2.4, -38, -44, -52, -58, -58, -44, -60, -22)
	b.fill(tube(-60, -24, 4, -60, -16, 6), of(0.8))
	b.fill(blob(-42, -36, -36, -52, -14, -54, 8, -60, 28, -58, 36, -42, 26, -28, 0, -26, -24, -24), coat)
	b.leg(coat, 4, -32, -34, 16, -34, -18, 8, -32, -2, 5)
	b.leg(coat, 4, 20, -36, 14, 18, -18, 7, 18, -2, 5)
	b.fill(blob(-2, -52, 4, -70, 22, -78, 38, -72, 42, -54, 34, -36, 18, -30, 4, -36), of(0.55).cut(70).like(furry, 5).round(6).wash(earthWash))
	b.fill(blob(28, -72, 38, -74, 44, -66, 58, -60, 60, -54, 54, -50, 42, -52, 32, -56), coat)
	b.fill(oval(42, -66, 1.5, 1.3), of(1))
	b.line(0.8, 60, -55, 52, -54, 46, -56)
}

// wildDog runs with round ears, patched.
func (b burin) wildDog(run bool) {
	coat := of(0.14).to(0.3).cut(-40).round(5).deep(0.5).wash(tawnyWash)
	c := b.squeezed(0.9, 0.9)
	c.hoofed(coat, run)
	body := blob(-42, -58, -34, -68, -8, -67, 18, -69, 32, -63, 34, -51, 22, -41, -6, -40, -26, -43, -40, -47)
	in := c.within(body)
	for _, q := range [][4]float64{{-28, -60, 9, 7}, {-8, -50, 11, 7}, {10, -62, 9, 6}, {24, -52, 6, 7}, {-34, -46, 6, 5}} {
		in.fill(lobes(q[0], q[1], q[2], q[3], 7, b.dice), of(0.85).edge(0.3))
	}
	c.fill(tube(-40, -60, 4, -56, -54, 6, -66, -40, 7, -72, -34, 2), of(0.1).like(furry, 3).wash(white))
	c.fill(tube(26, -58, 18, 38, -68, 12, 46, -74, 10), coat)
	c.fill(blob(38, -76, 44, -86, 56, -84, 64, -76, 74, -73, 74, -67, 62, -66, 48, -66), coat)
	c.fill(blob(40, -82, 36, -94, 42, -102, 50, -96, 50, -84), of(0.6).wash(tawnyWash))
	c.fill(oval(55, -79, 1.6, 1.5), of(1))
	c.fill(oval(74, -71, 2, 1.8), of(1))
	c.line(0.8, 72, -67.5, 64, -69, 58, -71)
}

// okapi is the shy beast with striped legs.
func (b burin) okapi() {
	coat := of(0.62).to(0.75).cut(-45).round(7).deep(0.5).wash(earthWash)
	b.hoofed(coat, false)
	stripes := func(s shape, y0, y1 float64) {
		in := b.within(s)
		for y := y0; y < y1; y += 5.4 {
			in.fill(poly(-60, y, 60, y-3, 60, y-0.6, -60, y+2.4), of(0).bare().wash(white))
		}
	}
	stripes(tube(-34, -54, 22, -38, -26, 8, -34, -2, 5), -56, -4)
	stripes(tube(27, -50, 15, 29, -24, 7, 29, -2, 5), -40, -4)
	b.line(1.4, -42, -60, -48, -48, -46, -38)
	b.fill(tube(22, -56, 22, 36, -72, 14, 46, -92, 10), coat)
	b.fill(blob(40, -94, 46, -102, 56, -100, 68, -88, 72, -82, 68, -79, 56, -84, 44, -88), of(0.3).round(4).wash(tawnyWash))
	b.fill(blob(42, -98, 30, -108, 28, -112, 38, -111, 48, -101), coat)
	b.fill(blob(48, -100, 46, -113, 51, -114, 54, -101), coat)
	b.fill(oval(55, -94, 1.6, 1.6), of(1))
}

// fish is a long fish with fins, 140 units long, its head to the right.
func (b burin) fish(t tone, fangs bool) {
	b.fill(blob(-46, -6, -70, -26, -66, 0, -72, 26, -46, 8), t)
	b.fill(blob(-20, -18, -6, -34, 22, -30, 30, -18, 10, -14), of(0.3).cut(70).wash(t.tint))
	b.fill(blob(-10, 16, -14, 32, 4, 26, 10, 16), of(0.3).cut(110).wash(t.tint))
	body := blob(-52, 0, -34, -12, -4, -20, 30, -20, 56, -12, 70, -2, 64, 6, 50, 14, 24, 19, -6, 17, -36, 9)
	b.fill(body, t)
	in := b.within(body)
	for y := -18.0; y < 20; y += 5 {
		for x := -46.0; x < 36; x += 6 {
			o := 3 * float64(int(math.Abs(y/5))%2)
			in.line(0.6, x+o, y-2.4, x+o+2.8, y, x+o, y+2.4)
		}
	}
	b.line(1, 40, -16, 34, -2, 40, 15)
	b.fill(blob(34, 4, 20, 2, 14, 10, 26, 12), of(0.3).cut(10).wash(t.tint))
	b.fill(oval(54, -4, 4, 4), of(0).wash(goldWash))
	b.fill(oval(54.6, -4, 1.9, 2.1), of(1))
	if fangs {
		b.fill(poly(68, -4, 50, 4, 64, 8), of(0.9).wash(redWash))
		for i := range 4 {
			x := 53 + 4*float64(i)
			b.fill(poly(x-1.2, 2.5-1.6*float64(i), x+1.2, 1.7-1.6*float64(i), x, 8-1.2*float64(i)), of(0).edge(0.7))
			b.fill(poly(x, 7, x+2.4, 6.6, x+1.4, 1.6), of(0).edge(0.7))
		}
	} else {
		b.line(1, 69, 0, 62, 3, 57, 2)
	}
}
