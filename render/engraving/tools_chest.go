package engraving

// Tools of an expedition that travel in a chest: books, instruments, and a revolver.

func init() {
	add(emblem, "tool", map[string]func(b burin){
		"revolver": func(b burin) {
			c := b.at(4, 46, 1.12).turned(-6)
			c.fill(blob(-22, 2, -34, 22, -40, 40, -24, 44, -18, 26, -6, 10), of(0.4).toRight(0.8).cut(60).round(4).wash(woodWash).edge(1.2))
			c.fill(poly(-24, -12, 40, -12, 40, -3, 4, -3, 2, 10, -20, 10), of(0.3).to(0.75).cut(2).wash(greyWash).edge(1.2))
			c.fill(blob(-12, -9, 8, -9, 10, 0, 8, 9, -12, 9), of(0.12).to(0.7).cut(0).round(4).wash(greyWash).edge(1.1))
			c.rule(1, -12, -3, 9, -3)
			c.rule(1, -12, 4, 9, 4)
			c.line(1.4, -4, 10, 0, 20, 9, 18, 9, 9)
			c.fill(poly(-24, -12, -30, -21, -24, -23, -18, -12), of(0.8))
			c.fill(poly(36, -12, 36, -16, 40, -16, 40, -12), of(0.9).edge(0.5))
		},
		"bible": func(b burin) {
			b.fill(poly(-32, 10, 26, 6, 32, 88, -26, 94), of(0.55).toRight(0.82).cut(70).wash(redWash).edge(1.5))
			b.fill(poly(-26, 94, 32, 88, 34, 93, -22, 99), of(0.06).wash(white).edge(0.8))
			b.fill(poly(-32, 10, -26, 94, -22, 99, -37, 16), of(0.9).wash(redWash))
			b.fill(poly(-3, 22, 5, 21.5, 8.5, 70, 0.5, 71), of(0).wash(goldWash).edge(0.8))
			b.fill(poly(-17, 39, 20, 36, 20.6, 44, -16.4, 47), of(0).wash(goldWash).bare())
			b.rule(0.8, -17, 39, -2, 38)
			b.rule(0.8, 5.5, 37, 20, 36, 20.6, 44, 6.5, 45)
			b.rule(0.8, -1.4, 46, -16.4, 47, -17, 39)
		},
		"books": func(b burin) {
			spine := func(x, y, w, h, deg float64, c rgb) {
				s := b.at(x, y, 1).turned(deg)
				s.fill(poly(0, 0, 0, -h, w, -h, w, 0), of(0.3).toRight(0.74).cut(88).round(3).wash(c).edge(1.3))
				s.fill(poly(2, -h*0.82, w-2, -h*0.82, w-2, -h*0.66, 2, -h*0.66), of(0).wash(goldWash).edge(0.7))
				s.rule(1.2, 1, -h*0.2, w-1, -h*0.2)
				s.rule(1.2, 1, -h*0.12, w-1, -h*0.12)
			}
			spine(-44, 96, 20, 78, 0, redWash)
			spine(-23, 96, 17, 66, 0, blueWash)
			spine(-5, 96, 22, 84, 0, leafWash)
			spine(20, 96, 18, 74, 11, woodWash)
			b.rule(2, -50, 97, 50, 97)
		},
		"diary": func(b burin) {
			b.fill(poly(-34, 20, 22, 12, 30, 90, -26, 98), of(0.4).toRight(0.66).cut(80).wash(tawnyWash).edge(1.4))
			b.fill(poly(-22, 36, 12, 31, 14, 50, -20, 55), of(0).wash(white).edge(0.9))
			b.line(1, -16, 44, -4, 40, 6, 41)
			b.even(2.2, 18, 13, 24, 50, 26, 90)
			c := b.at(14, 84, 0.92).turned(30)
			c.fill(shape(append(curve(0, 0, 4, -30, 14, -60, 26, -84), curve(26, -84, 30, -64, 22, -36, 10, -14)...)), of(0.02).toRight(0.34).cut(-60).wash(white).edge(1.2))
			c.line(1.2, -3, 8, 6, -26, 16, -58, 26, -83)
		},
		"painting": func(b burin) {
			b.fill(blob(-40, 62, -40, 36, -18, 20, 16, 20, 40, 38, 42, 62, 26, 66, 20, 76, 8, 90, -24, 86), of(0.12).toRight(0.44).cut(20).wash(woodWash).edge(1.5))
			b.fill(oval(20, 72, 7, 6), of(0).wash(white).edge(1.1))
			for _, d := range [...]struct {
				x, y float64
				c    rgb
			}{{-26, 46, redWash}, {-10, 34, goldWash}, {10, 34, leafWash}, {27, 46, blueWash}, {-24, 66, greyWash}} {
				b.fill(oval(d.x, d.y, 7, 5.6), of(0.24).round(3).wash(d.c).edge(1))
			}
			c := b.at(2, 62, 1).turned(-58)
			c.rule(2.2, -34, 0, 34, 0)
			c.fill(blob(34, -4, 46, -4, 54, 0, 46, 4, 34, 4), of(0.6).wash(redWash))
		},
		"pickax": func(b burin) {
			c := b.at(0, 54, 1).turned(-52)
			c.fill(tube(-50, 0, 7, 0, 0, 6, 44, 0, 7), of(0.24).to(0.6).cut(4).round(2).wash(woodWash).edge(1.2))
			head := append(shape(curve(26, -46, 40, -20, 43, 0, 40, 20, 26, 46)), curve(26, 46, 33, 20, 34, 0, 33, -20, 26, -46)...)
			c.fill(head, of(0.3).to(0.7).cut(60).wash(greyWash).edge(1.3))
			c.fill(poly(32, -8, 46, -8, 46, 8, 32, 8), of(0.6).wash(greyWash))
		},
		"surveying": func(b burin) { b.at(0, 98, 1.02).theodolite() },
		"altimeter": func(b burin) {
			b.fill(arc(0, 12, 9, 9, 150, 390), of(0.5).wash(goldWash).edge(1.2))
			b.fill(oval(0, 58, 40, 40), of(0.2).toRight(0.7).cut(60).wash(goldWash).edge(1.5))
			b.fill(oval(0, 58, 32, 32), of(0.01).wash(white).edge(1))
			mid := xy{0, 58}
			for i := range 11 {
				a := 120 + 30*float64(i)
				p, q := mid.polar(a, 23), mid.polar(a, 29)
				b.rule(1.3, p.X, p.Y, q.X, q.Y)
			}
			b.fill(poly(-17, 72, -3, 50, 3, 57, 8, 51, 18, 72), of(0.4).to(0.7).cut(70).wash(hillWash).edge(0.8))
			b.rule(2.4, 0, 58, 15, 36)
			b.fill(oval(0, 58, 4, 4), of(0.9))
		},
		"telescope": func(b burin) {
			c := b.at(0, 52, 1).turned(-38)
			brass := of(0.1).to(0.66).cut(2).wash(goldWash).edge(1.3)
			c.fill(poly(-50, -6, -18, -7, -18, 7, -50, 6), brass)
			c.fill(poly(-20, -10, 16, -11, 16, 11, -20, 10), of(0.36).to(0.84).cut(2).wash(redWash).edge(1.3))
			c.fill(poly(14, -13, 48, -15, 48, 15, 14, 13), brass)
			c.fill(tilted(48, 0, 5, 15, 0), of(0.16).wash(waterWash).edge(1.2))
			c.fill(poly(-56, -8, -50, -8, -50, 8, -56, 8), of(0.85))
		},
		"askari": func(b burin) { b.at(0, 99, 0.94).askari() },
		"porter": func(b burin) { b.at(0, 99, 0.86).bearer() },
		"stock":  func(b burin) { b.at(0, 96, 1.1).keg() },
		"gifts": func(b burin) {
			b.at(-4, 84, 1.4).bale()
			for i := range 9 { // a string of beads
				p := xy{4, 66}.polar(20+17.5*float64(i), 32)
				b.fill(oval(p.X, p.Y, 6, 6), of(0.14).round(3).wash([]rgb{blueWash, goldWash, redWash}[i%3]).edge(1))
			}
		},
		"food": func(b burin) { b.at(0, 97, 1.1).sack(true); b.at(0, 34, 0.6).maize() },
	})
}
