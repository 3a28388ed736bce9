package engraving

// Emblems of the eight specialties (rule 4.6): small, free on the paper, in a
// square of 100 units round (0, 50).

func init() {
	add(emblem, "specialty", map[string]func(b burin){
		"botanist": func(b burin) {
			b.fill(tube(-8, 98, 4, 0, 66, 3.4, 0, 40, 3), of(0.4).cut(80).wash(leafWash))
			b.leaf(-2, 78, -150, 36, 14)
			b.leaf(0, 70, -30, 36, 14)
			b.leaf(0, 88, -20, 28, 11)
			b.at(0, 30, 1).bloom(27, 8, pinkWash)
		},
		"doctor": func(b burin) {
			b.fill(tube(0, 98, 5, 0, 4, 6), of(0.3).toRight(0.7).cut(84).wash(woodWash))
			b.fill(oval(0, 5, 6, 6), of(0.3).round(3).wash(goldWash))
			b.fill(tube(6, 92, 2, 14, 82, 5, -12, 70, 7, 16, 54, 8, -15, 38, 8, 10, 24, 7, 20, 16, 6), of(0.3).cut(70).round(3).deep(0.5).wash(leafWash))
			b.fill(tube(0, 66, 5.4, 0, 58, 5.4), of(0.4).wash(woodWash).bare())
			b.fill(blob(14, 14, 20, 8, 32, 10, 34, 15, 24, 20, 16, 20), of(0.3).wash(leafWash))
			b.fill(oval(24, 13, 1.6, 1.5), of(1))
		},
		"ethnologist": func(b burin) {
			b.at(-18, 97, 0.9).drum()
			b.at(24, 98, 0.78).lute()
		},
		"explorer": func(b burin) { b.at(0, 97, 0.94).sextant() },
		"geologist": func(b burin) {
			b.at(0, 88, 1).crystals(waterWash)
			b.at(6, 78, 0.92).turned(-38).hammer()
		},
		"journalist": func(b burin) {
			b.at(-6, 62, 0.66).turned(-6).broadsheet()
			b.at(24, 97, 0.8).quill()
		},
		"missionary": func(b burin) {
			b.at(0, 52, 0.8).bell()
			b.at(0, 92, 0.78).book()
		},
		"zoologist": func(b burin) { b.at(0, 50, 0.74).butterfly() },
	})
	add(scene, "game", map[string]func(b burin){
		"title": func(b burin) {
			b.sky(0.34, 0.03, 56, duskWash)
			b.sun(0, 50, 15, 0)
			b.cloud(-84, 18, 44, 8)
			b.cloud(90, 14, 40, 7)
			b.peak(-104, 30, 62, 44, false, 0.6)
			b.peak(104, 24, 62, 50, true, 0.6)
			b.hills(58, 4, 30, 3, of(0.4).cut(-10).like(leafy, 4).wash(leafWash))
			b.water(60, 101, 0.44, 0.2)
			for i := range 9 {
				b.bright(2.4, -10+b.dice.Spread(6), 63+4*float64(i), b.dice.Spread(4), 63.4+4*float64(i), 10+b.dice.Spread(8), 63+4*float64(i))
			}
			b.at(0, 82, 0.72).canoe()
			b.at(-30, 80, 0.6).paddler()
			b.at(-8, 80, 0.6).paddler()
			b.at(16, 79, 0.6).figure(pointing.in(coat))
			b.at(38, 80, 0.6).paddler()
			b.wavelets(0, 91, 66, 3)
			b.at(-100, 92, 0.9).palm()
			b.at(-122, 96, 0.8).palm()
			b.at(112, 92, 0.9).broad()
			b.at(-90, 101, 0.5).reedClump(10)
			b.at(84, 101, 0.54).papyrus(8)
			b.at(96, 102, 0.5).papyrus(-8)
		},
	})
}
