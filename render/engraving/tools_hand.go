package engraving

// Tools of an expedition as emblems: what is carried in the hand, worn at the belt or
// used on the road. Free on the paper, in a square of 100 units round (0, 50); cut
// broadly, because they are mostly seen small.

func init() {
	add(emblem, "tool", map[string]func(b burin){
		"guide": func(b burin) { // somebody who points the way
			b.at(-8, 98, 0.96).figure(pointing.in(robe))
			b.rule(2.2, -16, 40, -22, 98)
		},
		"canoes": func(b burin) {
			b.at(0, 58, 0.58).canoe()
			b.rule(2.6, -34, 88, 30, 22)
			b.fill(tilted(34, 18, 4.6, 12, 44), of(0.5).wash(woodWash))
			b.wavelets(0, 74, 42, 2)
		},
		"fishing": func(b burin) {
			b.rule(2.6, -40, 96, 26, 6)
			b.line(0.9, 26, 6, 34, 30, 30, 46)
			c := b.at(24, 66, 1).turned(74)
			body := append(shape(curve(-24, 0, -8, -11, 12, -9, 24, 0)), curve(24, 0, 12, 9, -8, 11, -24, 0)...)
			c.fill(poly(20, 0, 38, -12, 34, 0, 38, 12), of(0.4).wash(waterWash))
			c.fill(body, of(0.1).to(0.5).cut(0).round(5).wash(waterWash))
			c.fill(oval(-16, -2, 2, 2), of(1))
			c.line(0.9, -9, -7, -6, 0, -9, 7)
			for i := range 3 {
				c.line(0.6, -1+6*float64(i), -5, 1+6*float64(i), 0, -1+6*float64(i), 5)
			}
		},
		"machete": func(b burin) {
			c := b.at(-4, 54, 1).turned(-46)
			blade := append(shape(curve(-18, -7, 14, -9, 40, -13, 50, -4)), curve(50, -4, 44, 8, 14, 8, -18, 6)...)
			c.fill(blade, of(0.04).to(0.5).cut(0).wash(greyWash).edge(1.4))
			c.line(0.8, -16, -2, 16, -3, 44, -5)
			c.fill(poly(-22, -11, -17, -11, -17, 10, -22, 10), of(0.6).wash(goldWash))
			c.fill(blob(-22, -6, -40, -7, -52, -10, -54, 4, -44, 8, -22, 6), of(0.55).to(0.85).cut(80).round(3).wash(woodWash))
			c.fill(oval(-30, 0, 1.8, 1.8), of(0).wash(goldWash))
			c.fill(oval(-42, 0, 1.8, 1.8), of(0).wash(goldWash))
		},
		"canteen": func(b burin) {
			b.line(2, -24, 34, -30, 4, 0, 0, 30, 6, 24, 34)
			b.fill(oval(0, 62, 35, 35), of(0.14).toRight(0.7).cut(64).round(12).wash(blueWash).edge(1.5))
			b.fill(poly(-8, 32, -7, 18, 7, 18, 8, 32), of(0.3).toRight(0.7).wash(greyWash))
			b.fill(poly(-9, 18, -9, 11, 9, 11, 9, 18), of(0.7).wash(woodWash))
			b.even(1.6, -34, 56, 0, 62, 34, 56)
			b.even(1.6, -33, 70, 0, 76, 33, 70)
		},
		"quinine": func(b burin) {
			b.fill(poly(-24, 98, -24, 44, -10, 30, -10, 18, 10, 18, 10, 30, 24, 44, 24, 98), of(0.08).toRight(0.6).cut(84).round(4).wash(waterWash).edge(1.5))
			b.fill(poly(-22, 96, -22, 62, 22, 62, 22, 96), of(0.12).toRight(0.34).cut(84).wash(goldWash).bare())
			b.fill(poly(-9, 18, -8, 6, 8, 6, 9, 18), of(0.5).wash(woodWash))
			b.fill(poly(-19, 90, -19, 56, 19, 56, 19, 90), of(0).wash(white).edge(1))
			b.line(2.2, 9, 65, 0, 60, -9, 68, -8, 80, 4, 84, 9, 76, 6, 66)
			b.rule(2.2, 3, 78, 12, 88)
		},
		"cannabis": func(b burin) {
			b.rule(2, 0, 100, 0, 66)
			for _, l := range [...]struct{ deg, long float64 }{{-168, 26}, {-12, 26}, {-146, 40}, {-34, 40}, {-118, 48}, {-62, 48}, {-90, 58}} {
				b.leaf(0, 68, l.deg, l.long, 11)
			}
		},
		"ammo": func(b burin) {
			b.at(0, 96, 0.86).chest(false)
			for i := range 4 {
				x := -26 + 15*float64(i)
				b.fill(poly(x, 52, x, 26, x+9, 26, x+9, 52), of(0.1).toRight(0.6).cut(88).wash(goldWash))
				b.fill(blob(x, 26, x+1, 18, x+4.5, 11, x+8, 18, x+9, 26), of(0.4).toRight(0.8).wash(greyWash))
			}
		},
		"rifle": func(b burin) {
			c := b.at(0, 52, 1).turned(-44)
			c.fill(poly(-58, 2, -56, 17, -48, 16, -30, 7, 18, 5, 18, -1, -26, -2), of(0.3).to(0.75).cut(4).round(3).wash(woodWash).edge(1.2))
			c.fill(poly(-26, -6, 58, -5, 58, -1, -26, -2), of(0.5).to(0.8).wash(greyWash).edge(1.1))
			c.line(1.3, -26, 6, -22, 14, -15, 12, -14, 6)
			c.fill(poly(-24, -6, -18, -13, -13, -12, -15, -6), of(0.8))
			c.fill(poly(53, -5, 53, -9, 56, -9, 56, -5), of(0.9).edge(0.5))
			c.even(1.5, 6, -6, 7, 0, 6, 5)
		},
	})
}
