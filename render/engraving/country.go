package engraving

// Country: the eight terrains and what may lie in them.

func init() {
	add(scene, "country", map[string]func(b burin){
		"mountain": func(b burin) {
			b.sky(0.3, 0.05, 70, skyWash)
			b.cloud(-70, 22, 34, 9)
			b.cloud(78, 14, 30, 8)
			b.hills(58, 10, 40, 3, of(0.2).cut(0).wash(hillWash))
			b.peak(-88, 30, 82, 40, false, 0.7)
			b.peak(92, 26, 82, 44, false, 0.75)
			b.peak(-34, 20, 84, 42, false, 0.85)
			b.peak(24, 4, 86, 56, true, 1)
			b.ground(84, 3, of(0.45).to(0.7).cut(-12).like(craggy, 6).wash(earthWash))
			for i := range 7 {
				b.at(-100+float64(i)*31, 88, 0.10+0.04*b.dice.next()).broad()
			}
			for range 6 {
				b.stone(b.dice.about(110), b.dice.between(92, 98), b.dice.between(3, 6))
			}
		},
		"jungle": func(b burin) {
			b.sky(0.12, 0.04, 60, skyWash)
			for i := range 16 { // the far wall of trees
				b.at(-128+float64(i)*17+b.dice.about(4), 66, 0.42+0.16*b.dice.next()).farTree()
			}
			b.ground(68, 2, of(0.55).cut(0).wash(deepWash))
			for i, x := range []float64{-96, -58, -20, 26, 62, 104} {
				b.at(x, 92-float64(i%2)*6, 0.86+0.14*b.dice.next()).giant()
			}
			b.ground(88, 3, of(0.75).to(0.9).cut(-10).wash(deepWash))
			b.at(2, 94, 0.62).palm()
			b.even(1, -56, 22, -46, 48, -30, 40, -20, 24)
			b.even(0.8, 28, 26, 40, 56, 52, 50, 61, 22)
			for _, x := range []float64{-118, -78, -40, 36, 82, 122} {
				b.at(x, 101, 0.5).fern(7)
			}
			b.bananaLeaf(-10, 102, -120, 30)
			b.bananaLeaf(-8, 102, -60, 34)
		},
		"river": func(b burin) {
			b.sky(0.26, 0.04, 46, skyWash)
			b.cloud(50, 16, 40, 9)
			b.hills(44, 7, 44, 3, of(0.22).cut(0).wash(hillWash))
			b.hills(50, 3, 20, 9, of(0.4).cut(-15).like(leafy, 4).wash(leafWash))
			b.water(52, 101, 0.5, 0.22)
			b.bank(-1, 54, 30, 0.6)
			b.bank(1, 58, 26, 0.7)
			b.at(-92, 72, 0.62).broad()
			b.at(-66, 66, 0.44).palm()
			b.at(84, 72, 0.72).palm()
			b.at(104, 74, 0.6).broad()
			b.bank(-1, 76, 52, 0.9)
			b.bank(1, 82, 60, 0.9)
			b.at(-104, 98, 0.36).reedClump(12)
			b.at(-84, 100, 0.3).reedClump(9)
			b.at(100, 100, 0.4).reedClump(12)
			b.at(-2, 70, 0.16).canoe()
			b.at(-6, 68, 0.13).paddler()
			b.at(4, 68, 0.13).paddler()
		},
	})
}

// farTree is a tree too far to have leaves.
func (b burin) farTree() {
	d := b.dice
	b.fill(lobes(0, -62, 26, 34, 11, d), of(0.22).to(0.4).cut(-20).round(12).wash(hillWash).edge(0.5))
	b.fill(tube(0, 0, 5, 0, -40, 4), of(0.4).wash(hillWash).edge(0.4))
}

// bank is a tongue of land from one side (−1 left, 1 right) at a height, that
// leaves so much water in the middle.
func (b burin) bank(side, y, open, dark float64) {
	e := side * (b.half + 3)
	o := side * open
	m := mix(o, e, 0.5)
	b.fill(shape(append(curve(e, y-3, m, y-2.4, mix(o, m, 0.4), y-1, o, y+2), curve(o, y+2.4, mix(o, m, 0.3), y+5, m, y+6.5, e, y+9)...)),
		of(dark*0.35).to(dark).cut(side*-12).wash(leafWash).edge(0.8))
	for i := range 14 {
		f := b.dice.next()
		b.tuft(mix(o, e, f*f), y+1+3*f, 4+5*f*float64(i%3)/2, 0.7)
	}
}
