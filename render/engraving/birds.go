package engraving

// Birds, facing right, feet at the origin.

// wader is a tall marsh bird, 100 units high.
func (b burin) wader() {
	b.rule(1.4, 0, 0, -2, -26, 0, -46)
	b.rule(1.4, 8, 0, 9, -24, 6, -46)
	b.rule(1.1, 0, 0, 8, 1)
	b.rule(1.1, 8, 0, 16, 1)
	b.fill(blob(-34, -42, -20, -56, 0, -64, 18, -62, 24, -52, 10, -44, -10, -42, -28, -36), of(0.2).to(0.5).cut(20).round(6).wash(greyWash))
	b.line(0.8, -26, -44, -8, -54, 8, -56)
	b.line(0.8, -22, -40, -6, -48, 10, -50)
	b.fill(tube(16, -56, 9, 26, -70, 6, 18, -84, 5, 22, -95, 6), of(0.12).toRight(0.4).cut(60).round(3).wash(white))
	b.fill(blob(16, -96, 22, -102, 30, -99, 30, -92, 20, -91), of(0.12).wash(white))
	b.fill(poly(29, -98, 52, -93, 29, -93), of(0.5).wash(goldWash))
	b.fill(oval(25, -97, 1.3, 1.3), of(1))
}

// parrot sits on a bough at the origin, 70 units high.
func (b burin) parrot() {
	grey := of(0.24).to(0.45).cut(60).round(6).deep(0.5).wash(greyWash)
	b.fill(poly(-14, 4, -20, 30, -8, 28, -4, 2), of(0.5).cut(80).wash(redWash))
	b.fill(blob(-14, 6, -18, -14, -10, -36, 6, -46, 16, -36, 16, -14, 8, 4), grey)
	b.fill(blob(-16, 14, -20, -12, -8, -32, 4, -28, 4, -8, -6, 10), of(0.5).cut(50).round(4).wash(greyWash))
	for i := range 4 {
		b.line(0.7, -14+4*float64(i), -14, -14+4*float64(i), -4, -14+3*float64(i), 6)
	}
	b.fill(oval(10, -50, 12, 12), grey)
	b.fill(blob(18, -56, 28, -54, 31, -44, 27, -38, 24, -44, 18, -45), of(0.9).round(2))
	b.fill(oval(14, -52, 4, 4), of(0).wash(white))
	b.fill(oval(14.5, -52, 1.8, 1.8), of(1))
	b.even(1.6, 2, 4, 2, 8)
	b.even(1.6, 8, 3, 9, 8)
}

// flying is a bird on the wing, 100 units across.
func (b burin) flying(t tone) {
	b.fill(blob(-4, -2, -14, -26, -40, -46, -64, -46, -54, -36, -40, -24, -30, -10, -18, 4), t)
	b.fill(blob(-36, 8, -20, -4, 4, -8, 22, -10, 32, -4, 24, 4, 0, 8, -20, 10, -44, 18, -48, 10), t)
	b.fill(blob(4, -2, 6, -26, 24, -46, 46, -52, 40, -40, 30, -22, 20, -4), t)
	b.fill(poly(31, -6, 40, -2, 31, 0), of(0.9))
	for i := range 5 {
		b.line(0.7, -12-5*float64(i), -4-5*float64(i), -24-6*float64(i), -22-3*float64(i), -36-5*float64(i), -32-3*float64(i))
		b.line(0.7, 12+2*float64(i), -8-4*float64(i), 18+3*float64(i), -20-4*float64(i), 26+3.4*float64(i), -30-4*float64(i))
	}
}

// secretary is the long-legged bird that treads on snakes, 110 units high.
func (b burin) secretary() {
	leg := of(0.5).wash(goldWash).edge(0.7)
	b.fill(tube(-6, -46, 13, -6, -28, 5, -10, 0, 3), of(0.85))
	b.fill(tube(-8, -26, 3.4, -10, 0, 3), leg)
	b.rule(1.2, -10, 0, 0, 1)
	b.fill(tube(4, -44, 13, 16, -30, 5), of(0.85))
	b.fill(tube(16, -30, 3.4, 22, -10, 3), leg)
	b.rule(1.2, 22, -10, 32, -6)
	b.fill(poly(-24, -52, -74, -24, -80, -16, -60, -26, -22, -44), of(0.3).cut(30).wash(greyWash))
	b.fill(blob(-28, -50, -14, -64, 8, -68, 20, -60, 16, -46, -6, -42), of(0.2).to(0.4).cut(30).round(6).wash(greyWash))
	b.fill(blob(-26, -50, -8, -58, 8, -56, -6, -46, -30, -40), of(0.9).edge(0.5))
	b.fill(tube(12, -60, 13, 18, -76, 8, 24, -88, 8), of(0.12).toRight(0.4).round(3).wash(white))
	b.fill(blob(18, -88, 22, -96, 32, -96, 35, -90, 28, -85), of(0.12).round(2).wash(white))
	b.fill(blob(24, -93, 33, -95, 35, -90, 27, -89), of(0.2).wash(goldWash))
	b.fill(poly(34, -94, 44, -88, 41, -85, 34, -89), of(0.8))
	b.fill(oval(29, -92, 1.5, 1.5), of(1))
	for i := range 6 {
		a := 150 + 15*float64(i)
		p := xy{19, -92}
		b.fill(tube(19, -92, 1, p.polar(a, 12).X, p.polar(a, 12).Y, 2, p.polar(a, 24).X, p.polar(a, 24).Y+3, 3), of(0.95).edge(0.3))
	}
}

// shoebill stands facing right with its great bill, 110 units high.
func (b burin) shoebill() {
	blue := of(0.3).to(0.5).cut(62).round(8).deep(0.5).wash(rgb{0.76, 0.82, 0.9})
	b.rule(2.4, -8, 0, -10, -24, -8, -42)
	b.rule(2.4, 8, 0, 8, -24, 4, -42)
	b.rule(1.4, -14, 1, -8, 0, 4, 2)
	b.rule(1.4, 2, 1, 8, 0, 20, 2)
	b.fill(blob(-40, -30, -34, -52, -14, -70, 8, -74, 20, -64, 18, -46, 0, -36, -20, -34), blue)
	b.fill(blob(-44, -26, -30, -52, -8, -62, 6, -56, -2, -42, -22, -32), blue.cut(30))
	for i := range 5 {
		b.line(0.8, -36+7*float64(i), -36-2*float64(i), -26+6*float64(i), -46-2*float64(i), -10+3*float64(i), -54)
	}
	b.fill(tube(8, -66, 18, 14, -80, 14, 14, -92, 14), blue)
	b.fill(blob(0, -94, 4, -108, 18, -112, 28, -104, 28, -94, 16, -86), blue)
	b.fill(tube(3, -106, 5, -6, -110, 3, -10, -106, 0.6), blue)
	b.fill(blob(24, -106, 38, -104, 52, -94, 58, -84, 55, -80, 46, -84, 36, -86, 24, -90), of(0.14).to(0.4).cut(20).round(4).deep(0.5).wash(goldWash))
	b.line(1, 24, -96, 40, -94, 56, -83)
	b.fill(oval(20, -102, 3.6, 3.6), of(0).wash(goldWash))
	b.fill(oval(20.5, -102, 1.8, 1.8), of(1))
}

// lammergeier soars with a bone in its claws, 130 units across.
func (b burin) lammergeier() {
	dark := of(0.7).to(0.9).cut(-60).round(3).wash(greyWash)
	b.fill(blob(-6, -8, -30, -30, -66, -38, -100, -30, -92, -24, -96, -16, -84, -16, -84, -8, -60, -12, -30, -2, -10, 8), dark)
	b.fill(blob(6, -8, 30, -32, 64, -46, 98, -44, 92, -36, 96, -28, 84, -26, 86, -18, 60, -18, 30, -6, 12, 6), dark)
	b.fill(poly(-12, 10, -34, 40, -22, 44, -16, 48, -8, 42, -2, 14), dark)
	b.fill(blob(-14, 14, -8, -8, 8, -18, 20, -18, 22, -8, 10, 8, -4, 18), of(0.2).to(0.4).cut(40).round(4).wash(goldWash))
	b.fill(blob(16, -20, 22, -26, 32, -24, 34, -18, 26, -14, 18, -12), of(0.06).wash(white))
	b.fill(poly(33, -23, 44, -18, 40, -14, 32, -17), of(0.8))
	b.line(1.2, 34, -16, 35, -12, 33, -8)
	b.line(1.4, 24, -22, 29, -20, 33, -19)
	for i := range 6 {
		b.line(0.8, -24-9*float64(i), -20-2*float64(i), -32-9*float64(i), -14-float64(i), -38-9*float64(i), -8-float64(i))
		b.line(0.8, 22+10*float64(i), -20-3*float64(i), 28+10*float64(i), -16-2*float64(i), 34+10*float64(i), -10-2*float64(i))
	}
	b.even(1.4, 2, 10, 6, 24)
	b.at(8, 28, 1).turned(20).bone()
}

// bone is a long bone, 40 units.
func (b burin) bone() {
	b.fillAll(of(0.02).to(0.2).round(2).wash(white), tube(-16, 0, 5, 0, 0, 4, 16, 0, 5), oval(-18, -3, 4, 3.6), oval(-18, 3, 4, 3.6), oval(18, -3, 4, 3.6), oval(18, 3, 4, 3.6))
	b.fill(poly(-15, -2, 15, -2, 15, 2, -15, 2), of(0.04).bare().wash(white))
}

// weaver is a small bird with a seed-eater's bill, 40 units long.
func (b burin) weaver() {
	b.fill(poly(-12, -6, -28, 2, -24, 6, -8, 0), of(0.7))
	b.fill(blob(-14, -6, -4, -18, 10, -20, 18, -12, 12, -2, 0, 2, -10, 2), of(0.06).to(0.3).round(4).wash(goldWash))
	b.fill(blob(8, -18, 12, -24, 20, -22, 21, -14, 14, -10), of(0.9))
	b.fill(poly(20, -20, 28, -16, 20, -13), of(0.6))
	b.fill(blob(-14, -5, 0, -14, 8, -8, -4, 0), of(0.6).cut(20).wash(goldWash))
}
