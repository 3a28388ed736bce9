package engraving

import "sourceofthenile/render/paint"

// The botanist's finds (rule 20): plants as plates show them, or where they stand.

func (b burin) heights(y float64) {
	b.sky(0.26, 0.05, 60, skyWash)
	b.peak(76, 4, y, 60, true, 0.7)
	b.peak(-96, 26, y, 44, false, 0.6)
	b.cloud(-20, 52, 60, 7)
	b.hills(y-8, 5, 24, 3, of(0.24).to(0.44).cut(-14).wash(leafWash))
	b.ground(y+4, 2, of(0.2).to(0.5).cut(-10).wash(dryWash))
}

func init() {
	add(scene, "find", map[string]func(b burin){
		"ghost-orchid": func(b burin) {
			b.plainWall()
			b.fill(tube(-140, 84, 15, -60, 78, 12, 0, 82, 11, 140, 70, 8), of(0.5).cut(4).round(4).deep(0.5).like(mottled, 4).wash(woodWash))
			for i := range 9 { // roots that hold the bough
				x := -44 + 9*float64(i)
				b.even(1.4, x, 74, x+5, 82, x-2, 90)
			}
			b.even(1.2, -30, 74, -24, 52, -34, 36)
			b.even(1.2, 0, 74, 8, 46, 26, 30)
			b.even(1.2, 10, 74, 40, 60, 66, 56)
			b.at(-36, 34, 0.86).orchid()
			b.at(28, 30, 1).orchid()
			b.at(70, 54, 0.7).orchid()
			b.at(-96, 46, 0.5).turned(16).orchid()
		},
		"oil-palm": func(b burin) {
			b.plains(66)
			for i, x := range []float64{-112, -84, -56, -30} {
				b.at(x, 84+6*float64(i%2), 0.84).palm()
			}
			b.at(-8, 96, 0.96).palm()
			b.at(70, 78, 1).fruitBunch()
			b.at(112, 94, 1).nut()
			b.at(-60, 97, 0.4).figure(pointing.in(coat))
		},
		"strangler-fig": func(b burin) {
			b.woodland()
			b.at(-104, 96, 0.9).giant()
			b.at(104, 96, 0.9).giant()
			b.at(0, 98, 1).fig()
			b.at(-60, 102, 0.44).fern(7)
			b.at(62, 102, 0.44).fern(7)
			b.at(44, 97, 0.26).figure(pointing.in(coat))
		},
		"rubber-vine": func(b burin) {
			b.plainWall()
			b.fill(tube(-46, 106, 30, -42, 50, 27, -46, -6, 28), of(0.3).toRight(0.8).cut(86).like(furry, 5).wash(woodWash))
			b.fill(tube(-84, 102, 9, -54, 80, 9, -24, 60, 9, -52, 36, 8, -62, 14, 8, -30, -6, 7), of(0.3).to(0.5).cut(30).round(3).deep(0.5).wash(tawnyWash))
			for i := range 3 {
				b.line(1.6, -34+2*float64(i), 56+5*float64(i), -26, 59+5*float64(i), -20, 58+5*float64(i))
			}
			b.line(1.4, -24, 66, -22, 72, -22, 80)
			b.fill(oval(-22, 79, 1.8, 2.6), of(0).wash(white))
			b.at(-20, 97, 0.34).bowl(of(0.02).wash(white))
			b.at(8, 50, 1).sprig(92, 40, 15, 4)
			b.at(60, 84, 0.5).bloom(22, 5, white)
			b.fruit(104, 82, 11)
		},
		"wild-coffee": func(b burin) {
			b.plainWall()
			b.at(-104, 54, 1).sprig(176, 44, 17, 6)
			for i := range 5 {
				x := -76 + 30*float64(i)
				for j := range 4 {
					b.fruit(x+4.4*float64(j)-6, 49+4*float64(j%2), 4.4)
				}
			}
			b.at(88, 84, 0.5).bloom(20, 5, white)
			b.at(-92, 88, 0.4).bean()
			b.at(-70, 90, 0.4).turned(30).bean()
		},
		"baobab": func(b burin) {
			b.plains(62)
			b.at(0, 97, 0.92).baobab()
			b.at(-50, 97, 0.3).figure(open)
			b.at(-62, 98, 0.3).figure(open.in(coat))
			b.at(52, 97, 0.3).figure(open.in(soldier))
			b.at(-108, 76, 0.36).baobab()
			b.at(106, 74, 0.3).baobab()
			b.grass(88, 99, 12, 5)
		},
		"acacias": func(b burin) {
			b.plainWall()
			b.at(-96, 96, 0.92).thornTwig(92, 16, 0)
			b.at(-50, 97, 0.92).thornTwig(80, 7, 5)
			b.at(-8, 96, 0.92).thornTwig(92, 11, -3)
			b.at(34, 97, 0.92).thornTwig(76, 9, 8)
			b.at(98, 94, 0.8).thorn()
		},
		"tree-aloe": func(b burin) {
			b.sky(0.12, 0.03, 64, sandWash)
			b.hills(62, 5, 24, 3, of(0.3).cut(-14).wash(rockWash))
			b.ground(70, 2, of(0.08).to(0.3).dots().wash(sandWash))
			b.at(-10, 97, 0.98).quiverTree()
			b.at(78, 84, 0.56).quiverTree()
			b.at(-90, 80, 0.44).quiverTree()
			for _, q := range [][3]float64{{-50, 95, 8}, {34, 96, 9}, {112, 94, 7}, {-112, 96, 9}} {
				b.stone(q[0], q[1], q[2])
			}
		},
		"blood-lily": func(b burin) {
			b.plainWall()
			for i, q := range [][3]float64{{-64, 34, 22}, {0, 28, 25}, {64, 38, 20}} {
				x := q[0]
				b.stem(x, 92, q[1]+14, 0)
				for j := range 3 {
					b.leaf(x+4*float64(j-1), 92, -150+60*float64(j)+9*float64(i), 34, 11)
				}
				b.at(x, q[1], 1).ball(q[2], redWash)
				b.fill(blob(x-8, 92, x-6, 86, x, 84, x+6, 86, x+8, 92, x, 98), of(0.3).round(4).wash(earthWash))
			}
			b.at(106, 90, 0.5).bean()
			b.fruit(-112, 86, 6)
		},
		"giant-lobelia": func(b burin) {
			b.heights(80)
			b.at(-66, 96, 0.84).lobelia()
			b.at(-22, 94, 0.72).lobelia()
			b.at(20, 97, 0.96).lobelia()
			b.at(104, 92, 0.6).lobelia()
			b.at(62, 98, 0.36).figure(pointing.in(coat))
		},
		"groundsel": func(b burin) {
			b.heights(80)
			b.at(-72, 96, 0.92).groundselTree()
			b.at(0, 97, 1).groundselTree()
			b.at(68, 92, 0.7).groundselTree()
			b.at(112, 96, 0.86).groundselTree()
			b.at(-34, 98, 0.34).figure(standing.in(coat))
		},
		"tree-heath": func(b burin) {
			b.heights(78)
			b.at(14, 97, 0.62).tent()
			for i, x := range []float64{-104, -70, -36, 78, 112} {
				b.at(x, 97, 0.94+0.06*float64(i%2)).heath()
			}
			b.at(40, 98, 0.4).figure(standing.in(coat))
		},
		"pencil-cedar": func(b burin) {
			b.heights(78)
			for i, x := range []float64{-116, -92, -70, -44, -16, 14} {
				b.at(x, 86+float64(i%3)*5, 0.74+0.1*float64(i%3)).conifer()
			}
			b.at(52, 98, 1.04).conifer()
			b.at(108, 96, 0.9).conifer()
		},
		"papyrus": func(b burin) {
			b.plainWall()
			for i, x := range []float64{-100, -82, -58} {
				b.at(x, 92, 0.92+0.06*float64(i%2)).papyrus(float64(i)*9 - 10)
			}
			b.fill(tube(-112, 92, 6, -80, 95, 7, -44, 91, 5), of(0.5).round(2).wash(earthWash))
			b.at(14, 96, 1.5).squeezed(1.2, 0.9).papyrusHead()
			b.fill(tube(84, 94, 12, 86, 40, 10), of(0.2).toRight(0.6).cut(86).wash(leafWash))
			b.fill(poly(104, 40, 118, 40, 111, 54), of(0.1).dots().wash(leafWash))
			b.fill(poly(104, 64, 122, 64, 122, 94, 104, 94), of(0.05).cut(0).wash(dryWash))
			for i := range 7 {
				b.rule(0.6, 104, 67+4*float64(i), 122, 67+4*float64(i))
			}
		},
		"blue-lily": func(b burin) {
			b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), 101, b.left(), 101), of(0.14).to(0.4).ripples().wash(waterWash).bare())
			for _, q := range [][3]float64{{-78, 62, 40}, {70, 56, 44}, {-6, 84, 46}, {112, 90, 30}, {-116, 94, 30}} {
				b.pad(q[0], q[1], q[2])
			}
			b.at(-40, 62, 2.4).lily(0, 0, 14)
			b.at(28, 50, 2.9).lily(0, 0, 15)
			b.at(92, 72, 1.8).lily(0, 0, 13)
			b.at(-100, 52, 1.4).lily(0, 0, 12)
		},
		"two-leaved-plant": func(b burin) {
			b.sky(0.1, 0.02, 44, sandWash)
			b.hills(44, 4, 28, 3, of(0.26).cut(-14).wash(rockWash))
			b.ground(50, 1.5, of(0.06).to(0.24).dots().wash(sandWash))
			b.shadow(0, 92, 80, 6)
			b.at(0, 92, 1.3).welwitschia()
			b.at(-98, 62, 0.3).welwitschia()
			b.at(96, 60, 0.3).welwitschia()
			b.at(112, 92, -0.36).figure(kneeling.in(coat))
		},
		"desert-melon": func(b burin) {
			b.sky(0.08, 0.02, 40, sandWash)
			b.dune(-170, 30, 46, 14, 0.6)
			b.dune(0, 190, 44, 18, 0.4)
			b.ground(54, 1.5, of(0.06).to(0.2).dots().wash(sandWash))
			b.even(1.6, -120, 92, -80, 84, -30, 92, 30, 82, 80, 92, 120, 84)
			for i := range 11 {
				x := -110 + 22*float64(i)
				b.leaf(x, 88, -100+30*float64(i%3), 20, 12)
			}
			b.at(-60, 92, 1).melon(17)
			b.at(6, 94, 1).melon(22)
			b.at(82, 93, 1).melon(18)
			b.fill(arc(44, 92, 15, 14, 180, 360), of(0.1).wash(leafWash))
			b.fill(oval(44, 92, 15, 4.4), of(0.04).dots().wash(glowWash))
		},
		"date-palm": func(b burin) {
			b.sky(0.12, 0.03, 74, sandWash)
			b.dune(-180, 0, 64, 16, 0.6)
			b.dune(10, 190, 62, 20, 0.4)
			b.ground(72, 1.5, of(0.08).to(0.26).dots().wash(sandWash))
			b.pool(oval(-64, 92, 44, 5), 0.36, 0.2)
			b.at(-12, 96, 1.12).datePalm()
			b.at(-92, 86, 0.84).datePalm()
			b.at(40, 88, 0.84).datePalm()
			b.at(92, 74, 0.9).fruitBunch()
		},
		"fever-tree": func(b burin) {
			b.sky(0.18, 0.04, 52, skyWash)
			b.cloud(-70, 16, 36, 8)
			b.hills(51, 3, 24, 3, of(0.34).cut(-10).like(leafy, 4).wash(leafWash))
			b.ground(56, 1, of(0.1).to(0.2).cut(-6).wash(dryWash))
			b.water(70, 101, 0.4, 0.22)
			b.at(-96, 66, 0.42).feverTree()
			b.at(88, 66, 0.5).feverTree()
			b.at(120, 64, 0.36).feverTree()
			b.bank(-1, 78, -40, 0.5)
			b.bank(1, 80, 70, 0.5)
			b.at(-8, 84, 0.92).feverTree()
			b.fill(blob(-44, 84, -20, 80, 10, 80, 34, 85, 14, 90, -26, 90), of(0.2).to(0.45).cut(-8).wash(leafWash).edge(0.7))
			b.grass(82, 90, 6, 6)
			b.wavelets(-4, 95, 40, 3)
			b.at(-112, 101, 0.46).reedClump(9)
			b.at(112, 102, 0.5).reedClump(10)
			b.at(56, 88, -0.36).figure(pointing.in(coat))
		},
		"spray-ferns": func(b burin) {
			b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), 101, b.left(), 101), of(0.5).to(0.7).cut(80).like(craggy, 12).wash(rockWash).bare())
			b.fall(-34, 30, b.top-1, 96)
			b.cloud(-2, 94, 50, 8)
			b.at(-84, 70, 0.8).fern(9)
			b.at(84, 66, 0.84).fern(9)
			b.at(-56, 101, 0.66).fern(9)
			b.at(58, 102, 0.7).fern(9)
			b.at(-118, 40, 0.5).fern(7)
			b.at(118, 34, 0.5).fern(7)
			b.leafFeather(-118, 104, -40, 80, 24)
			b.leafFeather(118, 104, -140, 80, 24)
		},
	})
}

// fruitBunch is a bunch of palm fruit, 60 units high, hung from above.
func (b burin) fruitBunch() {
	b.fill(tube(0, -52, 5, 2, -30, 4), of(0.5).wash(woodWash))
	for row := range 6 {
		n := []int{3, 5, 6, 5, 4, 2}[row]
		for i := range n {
			x := (float64(i) - float64(n-1)/2) * 8
			b.fill(oval(x, -28+8*float64(row), 4.8, 5.6), of(0.24).to(0.5).cut(-40).round(4).deep(0.6).wash(fireWash))
		}
	}
}

// nut is a fruit cut open.
func (b burin) nut() {
	b.fill(oval(0, -16, 12, 15), of(0.2).cut(60).wash(goldWash))
	b.fill(oval(0, -16, 7, 9), of(0.7).cut(30).wash(woodWash))
	b.fill(oval(0, -16, 4, 6), of(0.02).wash(white))
}

// bean is a seed with its seam, 40 units long.
func (b burin) bean() {
	b.fill(oval(0, 0, 20, 13), of(0.2).to(0.5).cut(-30).round(9).wash(woodWash))
	b.line(1.6, -17, 1, -6, -2, 6, 2, 17, -1)
}

// fig is a tree held in another's roots, 100 units high.
func (b burin) fig() {
	b.fill(tube(0, 2, 22, 0, -50, 18, 0, -92, 18), of(0.85).cut(86).wash(woodWash))
	root := of(0.2).toRight(0.6).cut(82).round(3).deep(0.4).wash(tawnyWash)
	for _, q := range [][8]float64{
		{-24, 4, -12, -16, -8, -46, -12, -84},
		{22, 4, 10, -14, 12, -44, 6, -82},
		{-36, 5, -16, -8, 4, -34, 10, -70},
		{36, 5, 14, -6, -4, -36, -12, -64},
		{-4, 4, 2, -20, -6, -40, 2, -78},
	} {
		b.fill(tube(q[0], q[1], 9, q[2], q[3], 6.5, q[4], q[5], 5.4, q[6], q[7], 6), root)
	}
	for i := range 6 {
		y := -20 - 11*float64(i)
		b.fill(tube(-10, y, 3.4, 0, y-4, 3, 10, y+3, 3.4), root)
	}
	light := of(0.3).to(0.6).like(leafy, 8).round(8).wash(leafWash).edge(0.7)
	b.fill(lobes(-30, -86, 30, 13, 11, b.dice), light)
	b.fill(lobes(30, -88, 30, 13, 11, b.dice), light)
	b.fill(lobes(0, -95, 34, 12, 13, b.dice), light)
}

// heath is heather grown to a tree, 100 units high.
func (b burin) heath() {
	wood := of(0.6).toRight(0.85).cut(84).wash(woodWash)
	b.fill(tube(0, 2, 8, 3, -24, 6, -2, -50, 5), wood)
	for _, q := range [][2]float64{{-18, -66}, {14, -70}, {0, -84}} {
		b.fill(tube(0, -38, 4, q[0]*0.6, -54, 3.4, q[0], q[1], 2), wood)
		b.fill(lobes(q[0], q[1]-4, 14, 12, 11, b.dice), of(0.3).to(0.65).like(leafy, 3.4).wash(deepWash).edge(0.6))
		for range 8 {
			b.fill(oval(q[0]+b.dice.Spread(11), q[1]-4+b.dice.Spread(9), 1.1, 1.1), of(0.05).wash(pinkWash).edge(0.5))
		}
	}
}

// papyrusHead is the head alone, large.
func (b burin) papyrusHead() {
	b.fill(tube(0, 0, 3, 0, -22, 2.4), of(0.35).toRight(0.7).cut(85).wash(leafWash))
	for i := range 27 {
		a := -188 + 196*float64(i)/26
		p := xy{0, -22}
		q := p.polar(a, 30)
		q.Y += 3
		b.along(0.8, []xy{p, p.polar(a, 16).add(xy{0, -1}), q})
		b.fill(tilted(q.X, q.Y, 1.8, 0.8, a), of(0.5).wash(tawnyWash).edge(0.5))
	}
}

// pad is a lily's floating leaf with its cleft.
func (b burin) pad(x, y, r float64) {
	b.fill(append(arc(x, y, r, r*0.3, 20, 340), xy{x, y}), of(0.2).to(0.45).cut(-10).wash(leafWash).edge(1))
	for i := range 7 {
		a := 50 + 43*float64(i)
		p := xy{x, y}.polar(a, r*0.9)
		b.line(0.6, x, y, paint.Lerp(x, p.X, 0.5), y+(p.Y-y)*0.15, p.X, y+(p.Y-y)*0.3)
	}
}
