package engraving

import "sourceofthenile/render/paint"

// Beasts of prey and of the river. Each faces right, its feet at the origin's
// height, and is about 120 units long.

// leg is a leg with its joints and widths, and a foot.
func (b burin) leg(t tone, foot float64, c ...float64) {
	b.fill(tube(c...), t)
	n := len(c)
	x, y := c[n-3], c[n-2]
	if foot > 0 {
		b.fill(blob(x-foot*0.5, y+0.5, x-foot*0.3, y-foot*0.5, x+foot*0.5, y-foot*0.5, x+foot*1.1, y, x+foot, y+foot*0.35, x-foot*0.3, y+foot*0.4), t)
	}
}

// cat is the body of a lion or leopard at a walk, without its head.
func (b burin) cat(coat, far tone) {
	b.leg(far, 6, 22, -36, 15, 16, -18, 9, 24, -3, 6)
	b.leg(far, 6, -40, -40, 20, -34, -20, 9, -44, -4, 6)
	b.even(2.6, -50, -50, -62, -44, -68, -26, -62, -10, -70, -6)
	b.fill(tube(-69, -7, 4, -74, -5, 6, -78, -8, 3), of(0.9))
	b.fill(blob(-53, -48, -44, -60, -26, -61, -4, -56, 20, -62, 36, -58, 42, -44, 32, -30, 14, -28, -12, -27, -32, -32, -46, -34), coat)
	b.fill(blob(-54, -46, -40, -54, -28, -46, -30, -32, -40, -22, -52, -30), coat.bare())
	b.leg(coat, 6.5, -44, -38, 20, -54, -20, 9.5, -48, -4, 6.5)
	b.leg(coat, 6.5, 30, -40, 18, 34, -20, 10, 40, -4, 7)
	b.line(0.7, -36, -52, -28, -44, -32, -30)
	b.line(0.7, 22, -56, 18, -44, 24, -32)
}

func (b burin) lion() {
	coat := of(0.2).to(0.34).cut(-38).round(8).deep(0.5).wash(tawnyWash)
	b.cat(coat, of(0.6).cut(-38).wash(tawnyWash))
	mane := of(0.62).cut(66).like(furry, 5).round(9).deep(0.45).wash(earthWash).edge(1)
	b.fill(blob(14, -62, 22, -78, 38, -86, 54, -80, 60, -64, 58, -48, 50, -34, 40, -24, 28, -32, 18, -46).ragged(2.4, 4, 5), mane)
	for i := range 9 {
		f := float64(i) / 8
		b.line(0.9, paint.Lerp(20, 44, f), -76+10*(f-0.5)*(f-0.5), paint.Lerp(16, 46, f), -58, paint.Lerp(24, 42, f), -38)
	}
	b.lionFace(56, -62)
}

// lionFace is a lion's head seen from the side, its brow at a place.
func (b burin) lionFace(x, y float64) {
	c := b.at(x, y, 1)
	face := of(0.12).to(0.3).cut(-30).round(5).deep(0.5).wash(tawnyWash)
	c.fill(blob(-12, -14, -6, -17, -1, -13, -4, -7, -10, -7), face) // ear
	c.fill(blob(-9, -6, -2, -12, 7, -9, 14, -2, 21, 1, 22, 6, 19, 9, 20, 13, 15, 17, 6, 17, -3, 14, -10, 6), face)
	c.fill(poly(17.5, 0.5, 23, 1.5, 21.5, 5, 18.5, 4.5), of(1))
	c.line(0.9, 20, 8.5, 14, 11, 8, 9)
	c.line(1.2, 3, -3, 7, -4.5, 10.5, -2)
	c.fill(oval(7, -2, 1.5, 1.2), of(1))
	for i := range 3 {
		c.line(0.4, 15, 5+1.5*float64(i), 9, 5+2*float64(i))
	}
}

// crocodile lies along the ground, its jaws open.
func (b burin) crocodile() {
	hide := of(0.46).to(0.3).cut(-64).round(5).deep(0.55).like(mottled, 4).wash(deepWash)
	b.leg(of(0.75).wash(deepWash), 5, 18, -10, 8, 22, -5, 6, 28, -1, 4)
	b.leg(of(0.75).wash(deepWash), 5, -34, -10, 9, -30, -5, 6, -24, -1, 4)
	// body and tail
	b.fill(blob(-112, -5, -96, -10, -76, -15, -50, -20, -20, -23, 10, -22, 28, -20, 40, -22, 46, -18, 44, -8, 30, -3, 0, -1, -30, -1, -60, -2, -90, -1), hide)
	// upper jaw, raised
	b.fill(blob(36, -20, 42, -27, 48, -27, 54, -27, 72, -34, 88, -42, 92, -40, 91, -36, 74, -26, 56, -17, 44, -14), hide)
	// lower jaw
	b.fill(blob(36, -14, 46, -14, 64, -11, 86, -8, 88, -5, 84, -3, 60, -3, 42, -5), hide)
	b.fill(poly(46, -14, 60, -18.5, 54, -12), of(0.9).edge(0.4))
	for i := range 8 {
		x, f := 57+4.4*float64(i), float64(i)/7
		y := paint.Lerp(-18, -35, f)
		b.fill(poly(x-1.3, y+0.2, x+1.5, y-0.9, x+1.2, y+4.6), of(0).edge(0.7))
		y = paint.Lerp(-12, -8.4, f)
		b.fill(poly(x-2, y+0.6, x+1.2, y+0.8, x, y-4), of(0).edge(0.7))
	}
	b.fill(oval(46, -25, 2.4, 2), of(0).edge(0.9))
	b.fill(oval(46.4, -25, 0.9, 1.4), of(1))
	// the ridge of scutes
	for i := range 24 {
		f := float64(i) / 23
		x := paint.Lerp(-106, 30, f)
		y := -7 - 15.5*paint.SmoothStep(0, 0.75, f)
		h := 3.4 + 1.6*paint.SmoothStep(0.5, 0.1, f)
		b.fill(poly(x-2.6, y+1.2, x-0.6, y-h, x+2.6, y+0.6), of(0.6).wash(deepWash).edge(0.6))
	}
	for i := range 9 {
		x := paint.Lerp(-60, 24, float64(i)/8)
		b.line(0.7, x, -19, x+2.5, -12, x, -5)
	}
	b.leg(hide, 6, 24, -10, 10, 32, -6, 7, 36, -1, 4.5)
	b.leg(hide, 6, -44, -10, 11, -36, -6, 7, -34, -1, 4.5)
}

// leopard stands low on its feet, its spots in rows.
func (b burin) leopard() {
	coat := of(0.1).to(0.26).cut(-38).round(8).deep(0.5).wash(tawnyWash)
	b.cat(coat, of(0.5).cut(-38).wash(tawnyWash))
	b.fill(blob(24, -58, 38, -68, 52, -66, 56, -54, 48, -42, 34, -40), coat)
	d := b.dice
	in := b.within(blob(-54, -50, -44, -60, -26, -61, -4, -56, 20, -62, 38, -68, 52, -62, 48, -36, 32, -28, 14, -28, -12, -27, -32, -28, -50, -28))
	for y := -60.0; y < -26; y += 7 {
		for x := -54.0; x < 52; x += 8 {
			px, py := x+d.Spread(1.6)+4*float64(int(y/7)&1), y+d.Spread(1.4)
			in.fill(oval(px, py, 2.3, 1.7), of(0.95).edge(0.3))
		}
	}
	c := b.at(54, -58, 0.86)
	face := coat
	c.fill(blob(-12, -14, -8, -18, -2, -15, -4, -7, -10, -7), face)
	c.fill(blob(-11, -4, -4, -13, 6, -12, 13, -4, 19, 0, 20, 6, 17, 9, 17, 13, 10, 15, 0, 14, -9, 8), face)
	c.fill(poly(16, -1, 20.5, 0.5, 19, 4, 16.5, 3.6), of(1))
	c.line(0.9, 18, 8, 12, 10, 6, 8)
	c.line(1.1, 3, -4, 7, -5.5, 10, -3)
	c.fill(oval(7, -3, 1.5, 1.3), of(1))
	for i := range 6 {
		c.fill(oval(-6+2.6*float64(i), -8+1.5*float64(i%3), 0.9, 0.8), of(1).edge(0.2))
	}
}

// termiteHill is a spire of baked earth, 90 units high.
func (b burin) termiteHill() {
	hill := poly(-40, 0, -30, -16, -26, -40, -18, -52, -14, -76, -6, -92, 0, -70, 8, -62, 10, -78, 16, -60, 22, -38, 32, -20, 44, 0).ragged(2, 6, 7)
	b.fill(hill, of(0.12).toRight(0.72).cut(72).like(craggy, 9).wash(earthWash))
	b.line(1, -8, -80, -4, -50, -10, -20, -6, 0)
	b.line(0.9, 10, -60, 12, -40, 8, -16)
	for _, q := range [][2]float64{{-12, -30}, {4, -44}, {16, -20}} {
		b.fill(oval(q[0], q[1], 2.4, 3), of(1))
	}
}
