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
