package engraving

// Signs of waters, of the Patrons and of a voyage.

func init() {
	blue := of(0.3).to(0.12).ripples().wash(waterWash).edge(2)
	band := func(b burin, c ...float64) { b.fill(tube(c...), blue) }
	add(emblem, "sign", map[string]func(b burin){
		"fork": func(b burin) {
			band(b, -38, 6, 11, -10, 40, 13, 0, 64, 16)
			band(b, 38, 6, 11, 12, 40, 13, 0, 64, 16)
			band(b, 0, 58, 18, 0, 98, 20)
		},
		"river": func(b burin) { band(b, -26, 2, 15, 14, 28, 17, -14, 62, 19, 18, 98, 22) },
		"marsh": func(b burin) {
			b.fill(blob(-46, 74, -10, 64, 46, 74, 34, 92, -30, 94), blue)
			for i := range 5 {
				x := -28 + 14*float64(i)
				h := 34 + 16*float64((i*3)%4)/3
				b.line(2.4, x, 82, x+2, 82-h/2, x+5, 80-h)
				b.fill(tube(x+3, 86-h, 5, x+6, 74-h, 5), of(0.6).wash(woodWash).edge(1.2))
			}
		},
		"waterfall": func(b burin) {
			b.fill(poly(-46, 96, -46, 26, -20, 20, -18, 96), of(0.3).toRight(0.6).cut(70).wash(rockWash).edge(1.8))
			b.fill(poly(46, 96, 46, 30, 20, 20, 18, 96), of(0.2).toRight(0.7).cut(70).wash(rockWash).edge(1.8))
			b.fill(poly(-20, 20, 20, 20, 20, 84, -20, 84), of(0.04).wash(waterWash).edge(1.4))
			for i := range 5 {
				x := -14 + 7*float64(i)
				b.rule(1.4, x, 24, x, 78-4*float64(i%2))
			}
			b.foam(0, 86, 32)
		},
		"great-lake": func(b burin) {
			b.fill(blob(-48, 50, -30, 22, 10, 14, 46, 36, 44, 70, 14, 90, -30, 82), blue)
			b.even(2, -30, 44, -20, 40, -10, 44, 0, 40)
			b.even(2, -6, 66, 4, 62, 14, 66, 24, 62)
			b.at(14, 44, 0.3).canoe()
		},
		"mountain-source": func(b burin) {
			b.fill(poly(-48, 92, -4, 12, 48, 92), of(0.14).toRight(0.6).cut(70).wash(rockWash).edge(1.8))
			band(b, 0, 44, 5, -8, 64, 9, 6, 80, 13, 0, 97, 17)
			b.fill(oval(0, 42, 7, 6), of(0).wash(waterWash).edge(1.8))
		},
		"spring": func(b burin) {
			b.fill(oval(0, 78, 40, 17), blue)
			for _, s := range []float64{-1, 1} {
				b.line(2.4, 0, 74, 6*s, 40, 20*s, 28, 30*s, 44)
			}
			b.line(2.4, 0, 74, 0, 24)
			b.fill(oval(0, 18, 5, 7), of(0).wash(waterWash).edge(1.6))
		},
	})
	add(emblem, "patron", map[string]func(b burin){
		"university": func(b burin) {
			b.at(0, 86, 0.78).book()
			b.fill(poly(-34, 38, 0, 24, 34, 38, 0, 52), of(0.6).wash(blueWash).edge(1.6))
			b.fill(poly(-18, 46, 0, 53, 18, 46, 18, 58, 0, 64, -18, 58), of(0.75).wash(blueWash).edge(1.4))
			b.line(1.6, 0, 38, 26, 44, 28, 62)
		},
		"city": func(b burin) { b.at(0, 98, 0.92).balance() },
		"westminster": func(b burin) {
			b.fill(poly(-24, 98, -24, 30, 24, 30, 24, 98), of(0.12).toRight(0.6).cut(84).wash(rockWash).edge(1.6))
			b.fill(poly(-28, 30, 0, 2, 28, 30), of(0.5).wash(hillWash).edge(1.6))
			b.fill(oval(0, 50, 15, 15), of(0.01).wash(white).edge(1.6))
			b.rule(2.2, 0, 50, 0, 39)
			b.rule(2.2, 0, 50, 8, 54)
			for i := range 3 {
				x := -16 + 13*float64(i)
				b.fill(blob(x, 96, x, 78, x+3, 72, x+6, 78, x+6, 96), of(0.8))
			}
		},
		"fleet-street": func(b burin) { b.at(0, 56, 0.86).turned(-5).broadsheet() },
	})
}
