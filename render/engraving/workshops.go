package engraving

// Work and trade: the yard where ivory changes hands, carvers, players.

// mask is a carved face on its pole, 40 units high.
func (b burin) mask(kind int) {
	wood := of(0.26).to(0.6).cut(70).round(6).deep(0.5).wash([]rgb{woodWash, redWash, dryWash}[kind%3])
	b.fill(blob(-13, -16, 0, -22, 13, -16, 12, 4, 5, 18, 0, 21, -5, 18, -12, 4), wood)
	for _, side := range []float64{-1, 1} {
		b.fill(poly(side*3, -5, side*9, -6, side*9, -3, side*3, -2), of(0.95))
		if kind == 1 { // horns
			b.fill(tube(side*8, -17, 3, side*14, -30, 2.2, side*8, -40, 0.8), wood)
		}
	}
	b.rule(1.6, 0, -6, 0, 6)
	b.fill(poly(-4, 11, 4, 11, 3, 14, -3, 14), of(0.95))
	if kind == 2 { // fibre below the chin
		for i := range 7 {
			x := -9 + 3*float64(i)
			b.line(0.8, x, 15, x*1.3, 34)
		}
	}
}

// gourd is half a calabash with the keys of a lamellophone in it, 30 units wide.
func (b burin) gourd() {
	b.fill(blob(-16, -4, 0, -10, 16, -4, 14, 8, 0, 15, -14, 8), of(0.2).to(0.56).cut(40).round(8).deep(0.6).wash(goldWash))
	b.fill(poly(-8, -6, 8, -6, 7, 1, -7, 1), of(0.5).wash(woodWash))
	for i := range 6 {
		x := -6 + 2.4*float64(i)
		b.bright(1, x, -6, x, 0)
	}
}

func init() {
	add(scene, "work", map[string]func(b burin){
		"ivory": func(b burin) {
			b.sky(0.26, 0.04, 50, skyWash)
			b.hills(50, 4, 46, 5, of(0.28).cut(-8).wash(hillWash))
			b.at(-92, 57, 0.13).elephant(false) // what it was
			b.at(-68, 58, 0.1).elephant(false)
			b.ground(60, 1.2, of(0.16).to(0.42).cut(3).wash(sandWash))
			b.at(98, 82, 0.72).hut()
			for i := range 5 {
				b.tusk(-122+11*float64(i), 97-3*float64(i), 58-3*float64(i), -8)
			}
			b.at(4, 92, 0.72).balance()
			b.tusk(-34, 63, 24, -12)
			b.at(-58, 88, 0.44).figure(standing.in(wrap))
			b.at(48, 97, -0.54).figure(sitting.in(robe))
			b.at(74, 96, -0.56).figure(open.in(coat))
		},
		"masks": func(b burin) {
			b.plains(52)
			b.at(-104, 76, 0.56).hut()
			b.rule(2.4, 4, 36, 4, 94)
			b.rule(2.4, 108, 36, 108, 94)
			b.rule(2, 0, 38, 112, 38)
			for i, x := range []float64{24, 56, 88} {
				b.rule(0.8, x, 38, x, 44)
				b.at(x, 64, 0.86).mask(i)
			}
			b.at(-62, 98, 0.82).figure(sitting.in(wrap))
			b.at(-28, 92, 0.6).turned(18).mask(0)
			b.at(132, 98, 0.4).basket(woodWash)
		},
		"mbira": func(b burin) {
			b.lamp(0, 76, 110, 0.6)
			b.sky(0.34, 0.1, 54, duskWash)
			b.hills(52, 5, 44, 9, of(0.4).cut(-10).wash(hillWash))
			b.ground(62, 1.2, of(0.2).to(0.46).cut(4).wash(dryWash))
			b.at(-104, 80, 0.6).hut()
			b.at(104, 78, 0.8).broad()
			for i, x := range []float64{-44, 14} {
				b.at(x, 97, 0.72).figure(sitting.in([]dress{wrap, robe}[i]))
				b.at(x+27, 78, 0.74).gourd()
			}
			b.at(74, 96, -0.5).figure(open.in(tunic))
			b.at(90, 98, -0.5).figure(standing.in(robe))
		},
	})
	grounds()
}

// grounds are what grows where nothing else is to be seen, standing free: three of each country.
func grounds() {
	add(emblem, "ground", map[string]func(b burin){
		"jungle-1": func(b burin) {
			b.at(-18, 92, 0.62).broad()
			b.at(22, 95, 0.44).broad()
			b.at(2, 98, 0.24).fern(5)
		},
		"jungle-2": func(b burin) {
			b.at(-6, 94, 0.66).palm()
			b.at(26, 96, 0.5).bush()
		},
		"jungle-3": func(b burin) {
			b.at(20, 94, 0.6).giant()
			b.at(-24, 97, 0.4).fern(6)
		},
		"savanna-1": func(b burin) {
			b.at(0, 92, 0.7).thorn()
			for i := range 6 {
				b.tuft(-40+15*float64(i), 96, 12, 1)
			}
		},
		"savanna-2": func(b burin) {
			b.at(14, 95, 0.5).termiteHill()
			for i := range 4 {
				b.tuft(-44+16*float64(i), 97, 20, 1)
			}
		},
		"savanna-3": func(b burin) {
			b.at(-26, 88, 0.42).thorn()
			b.at(24, 86, 0.32).thorn()
			b.blades(-44, 46, 97, 22, 46, of(0.4).wash(dryWash))
		},
		"veldt-1": func(b burin) {
			b.stone(-14, 78, 23)
			b.stone(20, 86, 16)
			b.stone(-36, 94, 7)
			b.tuft(36, 95, 14, 1)
		},
		"veldt-2": func(b burin) {
			b.at(-16, 94, 0.62).bush()
			for i := range 4 {
				b.tuft(10+11*float64(i), 96, 18, 1)
			}
		},
		"veldt-3": func(b burin) {
			b.at(12, 94, 0.52).quiverTree()
			b.stone(-28, 93, 8)
		},
		"desert-1": func(b burin) {
			b.dune(-58, 52, 95, 58, 0.6)
			b.stone(40, 95, 9)
		},
		"desert-2": func(b burin) {
			b.at(0, 94, 0.44).welwitschia()
		},
		"desert-3": func(b burin) {
			b.deadTree(-6, 94)
			b.stone(28, 94, 6)
		},
	})
}
