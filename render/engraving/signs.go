package engraving

// Signs: emblems so plain that they are told apart on a counter no larger than a thumb
// nail. Free on the paper, in a square of 100 units round (0, 50).

func init() {
	stoneTone := of(0.14).toRight(0.6).cut(70).wash(rockWash).edge(1.8)
	add(emblem, "sign", map[string]func(b burin){
		"village": func(b burin) {
			b.at(22, 84, 0.6).hut()
			b.at(-16, 94, 0.78).hut()
		},
		"beast": func(b burin) { // a horned head
			horn := func(s float64) {
				b.fill(tube(6*s, 34, 8, 24*s, 22, 7, 30*s, 4, 3), of(0.6).wash(woodWash).edge(1.4))
				b.fill(blob(10*s, 42, 34*s, 34, 40*s, 42, 28*s, 50, 12*s, 50), of(0.4).wash(tawnyWash).edge(1.4))
			}
			horn(-1)
			horn(1)
			b.fill(blob(-16, 36, 16, 36, 20, 54, 12, 82, 7, 94, -7, 94, -12, 82, -20, 54), of(0.16).toRight(0.6).cut(80).round(6).wash(tawnyWash).edge(1.8))
			b.fill(oval(-11, 54, 3.4, 3.4), of(1))
			b.fill(oval(11, 54, 3.4, 3.4), of(1))
			b.fill(oval(0, 88, 7, 5), of(0.9))
		},
		"tusk": func(b burin) {
			t := of(0.02).toRight(0.4).cut(60).wash(white).edge(2)
			b.fill(shape(append(curve(-40, 92, -8, 84, 18, 54, 24, 10), curve(24, 10, 40, 52, 16, 92, -36, 99)...)), t)
			b.fill(shape(append(curve(-44, 64, -22, 58, -8, 40, -6, 10), curve(-6, 10, 8, 42, -12, 66, -42, 72)...)), t)
		},
		"plant": func(b burin) {
			b.rule(3, 0, 100, 0, 48)
			b.leaf(0, 84, -154, 40, 20)
			b.leaf(0, 74, -26, 40, 20)
			b.leaf(0, 60, -140, 34, 17)
			b.leaf(0, 54, -40, 34, 17)
			b.leaf(0, 54, -90, 46, 20)
		},
		"mortar":  func(b burin) { b.at(0, 94, 1.1).mortar() },
		"mission": func(b burin) { b.at(0, 82, 1.2).bell() },
		"work": func(b burin) { // a pot with a pattern
			b.fill(blob(-14, 22, 14, 22, 38, 48, 36, 74, 18, 94, -18, 94, -36, 74, -38, 48), of(0.14).toRight(0.62).cut(74).round(10).wash(earthWash).edge(1.8))
			b.fill(poly(-20, 12, 20, 12, 14, 24, -14, 24), of(0.4).wash(earthWash).edge(1.6))
			b.even(3, -36, 54, -24, 64, -12, 54, 0, 64, 12, 54, 24, 64, 36, 54)
			b.even(2, -36, 74, 0, 80, 36, 74)
		},
		"bloom": func(b burin) {
			b.rule(3, 0, 100, 0, 48)
			b.leaf(0, 90, -150, 34, 15)
			b.leaf(0, 84, -30, 34, 15)
			b.at(0, 36, 1).bloom(34, 7, pinkWash)
		},
		"view": func(b burin) { // a sketch on an easel
			b.rule(3, -20, 62, -32, 100)
			b.rule(3, 20, 62, 32, 100)
			b.fill(poly(-42, 12, 42, 12, 42, 72, -42, 72), of(0.01).wash(white).edge(2))
			b.fill(poly(-38, 68, -16, 30, 0, 54, 14, 38, 38, 68), of(0.3).toRight(0.6).cut(64).wash(hillWash).edge(1.4))
			b.fill(oval(24, 26, 6, 6), of(0).wash(goldWash).edge(1.2))
		},
		"crystal": func(b burin) { b.at(0, 92, 1.1).crystals(waterWash) },
		"mountain": func(b burin) {
			b.fill(poly(-48, 92, -8, 20, 14, 52, 24, 42, 48, 92), stoneTone)
			b.line(1.6, -8, 20, -2, 48, -10, 70)
		},
		"summit": func(b burin) {
			b.fill(poly(-48, 94, 0, 26, 48, 94), stoneTone)
			b.fill(poly(-17, 50, 0, 26, 17, 50, 8, 46, 0, 56, -9, 46), of(0).wash(white).edge(1.4))
			b.rule(2.4, 0, 28, 0, 2)
			b.fill(poly(0, 2, 24, 8, 0, 15), of(0.2).wash(redWash).edge(1.4))
		},
		"lake": func(b burin) {
			b.fill(blob(-46, 58, -20, 34, 18, 38, 46, 56, 30, 80, -14, 84), of(0.3).to(0.1).ripples().wash(waterWash).edge(2))
			b.even(2, -26, 56, -16, 52, -6, 56, 4, 52)
			b.even(2, 0, 68, 10, 64, 20, 68, 30, 64)
		},
		"ruin": func(b burin) {
			b.masonry(-12, 96, 26, 30, 12)
			b.masonry(-46, 96, 36, 62, 12)
			b.masonry(10, 96, 36, 84, 12)
			b.rule(2.4, -48, 97, 48, 97)
		},
		"throne": func(b burin) {
			b.parasol(4, 118, 0.86)
			b.parasol(4, 118, 0.86)
			b.rule(3, 0, 80, 0, 20)
			b.fill(poly(-26, 98, -20, 78, 20, 78, 26, 98), of(0.5).wash(woodWash).edge(1.8))
		},
		"shield": func(b burin) {
			b.rule(3.4, -34, 98, 32, 4)
			b.fill(poly(28, 14, 40, -4, 38, 18), of(0.4).wash(greyWash).edge(1.4))
			b.fill(blob(0, 8, 24, 28, 28, 56, 18, 82, 0, 98, -18, 82, -28, 56, -24, 28), of(0.14).toRight(0.6).cut(80).round(8).wash(redWash).edge(2))
			b.rule(3, 0, 14, 0, 92)
			b.rule(2, -20, 40, 20, 40)
			b.rule(2, -20, 66, 20, 66)
		},
		"band": func(b burin) {
			for i := range 3 {
				x := -28 + 28*float64(i)
				b.rule(3, x-8, 98, x+8, 20)
				b.fill(poly(x+1, 24, x+12, 0, x+16, 26), of(0.5).wash(greyWash).edge(1.4))
			}
		},
		"fly": func(b burin) { b.at(0, 54, 0.62).fly() },
		"knot": func(b burin) { // a charm tied to a branch
			b.line(4, -46, 18, -10, 24, 46, 12)
			b.rule(1.6, 0, 22, 0, 52)
			b.fill(blob(-16, 52, 16, 52, 22, 74, 0, 96, -22, 74), of(0.3).toRight(0.7).cut(40).round(6).wash(redWash).edge(1.8))
			b.even(2, -16, 62, 0, 68, 16, 62)
			for i := range 3 {
				x := -12 + 12*float64(i)
				b.leaf(x, 92, 90, 16, 5)
			}
		},
		"crate": func(b burin) {
			b.at(-2, 92, 0.9).turned(-12).chest(true)
		},
		"storm": func(b burin) {
			b.cloud(0, 34, 42, 20)
			b.fill(poly(2, 48, -16, 74, -2, 74, -12, 99, 18, 66, 4, 66, 14, 48), of(0).wash(goldWash).edge(2))
		},
		"thirst": func(b burin) {
			b.fill(oval(20, 24, 15, 15), of(0).wash(fireWash).edge(1.8))
			b.at(-4, 96, 0.84).skin(true)
		},
		"astray": func(b burin) { b.at(0, 74, 1.02).compass() },
		"success": func(b burin) {
			b.sun(0, 56, 24, 14)
			b.fill(oval(0, 56, 25, 25), of(0.2).toRight(0.6).cut(60).round(9).wash(goldWash).edge(2.2))
		},
		"rumour": func(b burin) { // somebody calls through the hands
			b.fill(blob(-34, 60, -30, 34, -8, 22, 12, 30, 14, 44, 22, 56, 12, 60, 12, 72, -4, 76, -6, 96, -36, 96), of(0.5).toRight(0.75).cut(70).round(6).wash(skinWash).edge(1.8))
			for i := range 3 {
				r := 12 + 10*float64(i)
				b.even(2.4, 24+r*0.5, 62-r*0.7, 24+r*0.85, 66, 24+r*0.5, 70+r*0.7)
			}
		},
		"rocks": func(b burin) {
			b.stone(-22, 80, 24)
			b.stone(24, 82, 22)
			b.stone(2, 52, 22)
			b.fill(blob(-46, 96, -40, 62, -20, 54, -4, 70, -4, 96), stoneTone)
			b.fill(blob(2, 96, 4, 66, 26, 58, 46, 76, 46, 96), stoneTone)
			b.fill(blob(-22, 58, -12, 30, 12, 26, 24, 46, 14, 62), stoneTone)
		},
	})
}
