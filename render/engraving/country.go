package engraving

import "sourceofthenile/render/paint"

// Country: the eight terrains.

func init() {
	add(scene, "country", map[string]func(b burin){
		"mountain": func(b burin) {
			b.sky(0.3, 0.05, 70, skyWash)
			b.cloud(-70, 22, 34, 9)
			b.cloud(92, 12, 30, 8)
			b.hills(58, 10, 40, 3, of(0.2).cut(0).wash(hillWash))
			b.peak(-88, 30, 82, 40, false, 0.7)
			b.peak(92, 26, 82, 44, false, 0.75)
			b.peak(-34, 20, 84, 42, false, 0.85)
			b.peak(24, 4, 86, 56, true, 1)
			b.foothills(80)
			b.at(-112, 98, 0.44).broad()
			b.at(-92, 100, 0.36).broad()
			for range 6 {
				b.stone(b.dice.Spread(110), b.dice.Between(93, 98), b.dice.Between(3, 6))
			}
		},
		"jungle": func(b burin) { b.forest(false) },
		"jungle/mountain": func(b burin) {
			b.sky(0.26, 0.05, 60, skyWash)
			b.cloud(-96, 20, 36, 9)
			b.peak(-52, 10, 76, 58, false, 0.85)
			b.peak(60, 2, 76, 62, false, 0.9)
			b.cloud(-30, 50, 44, 7)
			b.cloud(58, 46, 36, 6)
			b.hills(64, 8, 16, 3, of(0.4).to(0.6).cut(-10).like(leafy, 6).wash(leafWash))
			b.hills(74, 7, 14, 8, of(0.5).to(0.75).cut(-10).like(leafy, 8).wash(deepWash))
			for i := range 9 {
				b.at(-128+32*float64(i)+b.dice.Spread(7), 100+b.dice.Spread(3), 0.46+0.16*b.dice.Next()).broad()
			}
			b.at(-20, 99, 0.6).palm()
			b.at(74, 100, 0.6).palm()
			b.at(20, 102, 0.4).fern(7)
		},
		"jungle/swamp": func(b burin) {
			b.sky(0.2, 0.06, 56, skyWash)
			for i := range 13 {
				b.at(-130+21*float64(i)+b.dice.Spread(4), 62, 0.5+0.2*b.dice.Next()).farTree()
			}
			b.water(60, 101, 0.6, 0.34)
			for i, x := range []float64{-104, -62, -14, 42, 92} {
				b.at(x, 80+6*float64(i%2), 0.86).stilts()
				b.wavelets(x, 82+6*float64(i%2), 16, 3)
			}
			b.bank(-1, 92, 92, 0.9)
			b.bank(1, 94, 80, 0.9)
			b.at(-116, 100, 0.5).fern(7)
			b.at(14, 100, 0.54).papyrus(6)
			b.at(24, 102, 0.46).papyrus(-8)
			b.at(6, 101, 0.4).papyrus(-14)
			b.at(112, 102, 0.5).fern(7)
		},
		"swamp": func(b burin) {
			b.sky(0.2, 0.04, 44, skyWash)
			b.cloud(-60, 14, 36, 8)
			b.hills(43, 2, 24, 3, of(0.35).cut(-8).wash(leafWash))
			b.water(46, 101, 0.46, 0.24)
			for i := range 5 {
				y := 52 + 8*float64(i)
				x := b.dice.Spread(90)
				b.fill(blob(x-40, y, x-18, y-2.4, x+14, y-2, x+40, y, x+10, y+3, x-20, y+3), of(0.4).to(0.7).cut(0).wash(leafWash).edge(0.7))
				for range 7 {
					b.at(x+b.dice.Spread(30), y+1, 0.10+0.035*float64(i)).reedClump(7)
				}
			}
			for _, q := range [][3]float64{{-112, 96, 0.72}, {-96, 100, 0.82}, {-78, 102, 0.66}, {98, 98, 0.8}, {114, 102, 0.7}, {80, 101, 0.6}, {124, 98, 0.84}} {
				b.at(q[0], q[1], q[2]).papyrus(b.dice.Spread(14))
			}
			b.at(10, 84, 0.42).wader()
			b.at(-30, 92, 0.36).lilies()
			b.at(36, 96, 0.4).lilies()
		},
		"lake": func(b burin) {
			b.sky(0.28, 0.04, 46, skyWash)
			b.cloud(60, 16, 44, 9)
			b.cloud(-84, 24, 30, 6)
			b.peak(-96, 26, 50, 44, false, 0.6)
			b.hills(46, 6, 34, 3, of(0.26).cut(0).wash(hillWash))
			b.water(50, 101, 0.36, 0.2)
			b.at(34, 66, 0.34).canoe()
			b.at(26, 64, 0.28).paddler()
			b.at(40, 64, 0.28).paddler()
			b.wavelets(34, 71, 32, 2)
			b.at(-24, 56, 0.14).canoe()
			b.bank(-1, 88, 60, 0.9)
			b.at(-104, 94, 0.74).palm()
			b.at(-84, 98, 0.5).bush()
			for i := range 3 {
				b.at(64+10*float64(i), 22+5*float64(i%2), 0.06).vultureFar()
			}
			b.at(112, 101, 0.5).reedClump(10)
		},
		"desert": func(b burin) {
			b.sky(0.12, 0.02, 60, sandWash)
			b.sun(-88, 20, 10, 16)
			b.dune(40, 190, 58, 14, 0.4)
			b.dune(-170, -30, 62, 22, 0.62)
			b.dune(-70, 110, 76, 34, 0.56)
			b.dune(-190, 20, 96, 26, 0.64)
			b.dune(60, 220, 96, 24, 0.3)
			for i := range 5 {
				b.at(30+13*float64(i), 84+0.6*float64(i), 0.13).camel()
			}
			b.line(0.8, -40, 98, 0, 92, 30, 88)
		},
		"veldt": func(b burin) {
			b.sky(0.24, 0.04, 56, skyWash)
			b.cloud(20, 14, 44, 9)
			b.hills(54, 5, 40, 3, of(0.24).cut(0).wash(hillWash))
			b.ground(62, 1, of(0.1).to(0.34).cut(-5).wash(dryWash))
			b.at(40, 66, 0.2).thorn()
			b.at(66, 68, 0.26).thorn()
			b.at(6, 72, 0.16).antelope(of(0.2).to(0.4).wash(tawnyWash), false)
			b.at(24, 74, 0.18).antelope(of(0.2).to(0.4).wash(tawnyWash), false)
			b.at(-16, 76, -0.2).antelope(of(0.2).to(0.4).wash(tawnyWash), false)
			b.at(100, 78, 0.34).giraffe()
			b.at(-72, 90, 0.86).thorn()
			b.grass(72, 96, 34, 8)
			b.blades(b.left(), b.right(), 101, 12, 90, of(0.5).wash(dryWash))
		},
	})
}

// foothills are the broken ground before mountains, with woods in their folds.
func (b burin) foothills(y float64) {
	b.hills(y, 5, 22, 21, of(0.2).to(0.5).cut(-14).wash(dryWash))
	b.hills(y+6, 4, 12, 23, of(0.5).to(0.75).cut(-14).like(leafy, 5).wash(leafWash))
	b.ground(y+12, 2, of(0.3).to(0.6).cut(-12).wash(earthWash))
}

// forest is the inside of the great forest.
func (b burin) forest(clear bool) {
	b.sky(0.34, 0.06, 66, leafWash)
	for i := range 16 { // the far wall of trees
		b.at(-128+float64(i)*17+b.dice.Spread(4), 66, 0.5+0.2*b.dice.Next()).farTree()
	}
	b.ground(68, 2, of(0.4).to(0.6).cut(-4).wash(deepWash))
	for i, x := range []float64{-96, -58, -20, 30, 66, 106} {
		if clear && i > 1 && i < 4 {
			continue
		}
		b.at(x+b.dice.Spread(5), 94-float64(i%2)*9, 0.9+0.12*b.dice.Next()).giant()
	}
	b.ground(88, 3, of(0.7).to(0.9).cut(-10).wash(deepWash))
	if !clear {
		b.at(4, 96, 0.66).palm()
	}
	b.even(1.1, -56, 16, -46, 48, -30, 40, -20, 20)
	b.even(0.9, 30, 20, 42, 56, 54, 50, 64, 18)
	for _, x := range []float64{-118, -78, -40, 42, 86, 122} {
		b.at(x, 101, 0.46+0.1*b.dice.Next()).fern(7)
	}
	b.bananaLeaf(-12, 103, -120, 30)
	b.bananaLeaf(-8, 103, -62, 34)
	b.bananaLeaf(64, 103, -100, 26)
}

// stilts is a tree of the wet forest, on its roots above the water.
func (b burin) stilts() {
	for i := range 6 {
		x := -20 + 8*float64(i)
		b.fill(tube(0, -30, 4, x*0.7, -20, 3, x, 2, 2), of(0.6).cut(80).wash(woodWash).edge(0.7))
	}
	b.fill(tube(0, -24, 7, 1, -54, 5), of(0.4).toRight(0.7).cut(84).wash(woodWash))
	light := of(0.34).to(0.62).like(leafy, 8).round(8).deep(0.4).wash(leafWash).edge(0.7)
	b.fill(lobes(0, -62, 28, 13, 11, b.dice), of(0.7).like(leafy, 8).round(8).wash(deepWash).edge(0.7))
	b.fill(lobes(-14, -70, 19, 12, 9, b.dice), light)
	b.fill(lobes(13, -74, 20, 13, 9, b.dice), light)
}

// lilies float, 70 units wide.
func (b burin) lilies() {
	for i, q := range [][3]float64{{-28, 0, 13}, {0, 6, 16}, {26, -2, 13}} {
		b.fill(oval(q[0], q[1], q[2], q[2]*0.32), of(0.3).to(0.5).cut(0).wash(leafWash))
		b.line(0.7, q[0], q[1], q[0]+q[2]*0.8, q[1]+1)
		if i != 1 {
			b.lily(q[0]+2, q[1]-2, 9)
		}
	}
}

// lily is a water lily's flower.
func (b burin) lily(x, y, r float64) {
	for i := range 7 {
		a := -165 + 25*float64(i)
		p := xy{x, y}.polar(a, r)
		b.fill(tube(x, y, r*0.2, paint.Lerp(x, p.X, 0.55), paint.Lerp(y, p.Y, 0.55), r*0.42, p.X, p.Y, 0.3), of(0.04).to(0.2).wash(rgb{0.86, 0.86, 1.0}).edge(0.7))
	}
}

// farTree is a tree too far to have leaves.
func (b burin) farTree() {
	d := b.dice
	b.fill(tube(0, 0, 5, 0, -40, 4), of(0.4).wash(hillWash).edge(0.4))
	b.fill(lobes(0, -62, 26, 34, 11, d), of(0.22).to(0.4).cut(-20).round(12).wash(hillWash).edge(0.5))
}

// bank is a tongue of land from one side (−1 left, 1 right) at a height, that
// leaves so much water in the middle.
func (b burin) bank(side, y, open, dark float64) {
	e := side * (b.half + 3)
	o := side * open
	m := paint.Lerp(o, e, 0.5)
	b.fill(shape(append(curve(e, y-3, m, y-2.4, paint.Lerp(o, m, 0.4), y-1, o, y+2), curve(o, y+2.4, paint.Lerp(o, m, 0.3), y+5, m, y+6.5, e, y+9)...)),
		of(dark*0.35).to(dark).cut(side*-12).wash(leafWash).edge(0.8))
	for i := range 14 {
		f := b.dice.Next()
		b.tuft(paint.Lerp(o, e, f*f), y+1+3*f, 4+5*f*float64(i%3)/2, 0.7)
	}
}
