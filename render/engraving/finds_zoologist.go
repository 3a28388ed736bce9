package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// The zoologist's finds (rule 20): beasts where they live.

func (b burin) woodland() {
	b.sky(0.3, 0.08, 70, leafWash)
	for i := range 13 {
		b.at(-130+21*float64(i)+b.dice.Spread(4), 74, 0.7+0.2*b.dice.Next()).farTree()
	}
	b.ground(76, 2, of(0.4).to(0.7).cut(-6).wash(deepWash))
}

func init() {
	add(scene, "find", map[string]func(b burin){
		"colobus": func(b burin) {
			b.sky(0.24, 0.08, 101, leafWash)
			for i := range 9 {
				b.at(-130+32*float64(i), 108, 1).farTree()
			}
			b.fill(tube(-140, 40, 12, -60, 46, 10, 20, 40, 8, 140, 50, 6), of(0.6).cut(6).round(3).wash(woodWash))
			b.fill(tube(-10, 42, 6, 30, 20, 4, 70, 8, 3), of(0.6).cut(6).wash(woodWash))
			b.at(-70, 46, 0.72).monkey()
			b.at(6, 42, 0.78).monkey()
			b.at(84, 46, -0.66).monkey()
			b.fill(lobes(-112, 8, 44, 16, 13, b.dice), of(0.5).to(0.75).like(leafy, 8).wash(deepWash).edge(0.7))
			b.fill(lobes(112, 12, 44, 18, 13, b.dice), of(0.4).to(0.7).like(leafy, 8).wash(leafWash).edge(0.7))
			b.fill(lobes(-30, 4, 36, 10, 11, b.dice), of(0.4).to(0.7).like(leafy, 8).wash(leafWash).edge(0.7))
		},
		"great-ape": func(b burin) {
			b.woodland()
			b.at(-96, 96, 0.95).giant()
			b.at(98, 94, 0.9).giant()
			b.at(0, 98, 0.88).ape()
			b.bananaLeaf(-70, 104, -110, 44)
			b.bananaLeaf(66, 104, -60, 44)
			b.at(-50, 102, 0.44).fern(7)
			b.at(48, 102, 0.44).fern(7)
		},
		"grey-parrots": func(b burin) {
			b.sky(0.3, 0.04, 101, duskWash)
			b.hills(78, 7, 18, 3, of(0.4).cut(-10).like(leafy, 6).wash(leafWash))
			b.fill(tube(-140, 84, 12, -60, 66, 9, 10, 62, 6, 60, 52, 3), of(0.7).cut(-8).round(3).wash(woodWash))
			b.at(-84, 68, 0.74).parrot()
			b.at(-34, 62, 0.78).parrot()
			b.at(18, 60, -0.72).parrot()
			grey := of(0.4).cut(50).wash(greyWash)
			b.at(68, 34, 0.36).mirror().flying(grey)
			b.at(104, 20, 0.28).mirror().flying(grey)
			b.at(112, 48, 0.3).mirror().flying(grey)
			b.at(44, 16, 0.2).mirror().flying(grey)
			b.fill(lobes(-118, 22, 36, 22, 11, b.dice), of(0.4).to(0.7).like(leafy, 8).wash(deepWash).edge(0.7))
		},
		"striped-legs": func(b burin) {
			b.woodland()
			b.at(-100, 94, 0.95).giant()
			b.at(8, 95, 0.84).okapi()
			b.at(104, 96, 0.9).giant()
			b.at(80, 102, 0.5).fern(7)
			b.at(-74, 103, 0.5).fern(7)
			b.bananaLeaf(-120, 104, -70, 40)
		},
		"swallowtail": func(b burin) {
			b.branchSpray(-100, 96, -40)
			b.at(0, 50, 0.92).butterfly()
			b.at(92, 60, 0.46).turned(24).butterfly()
			b.at(-88, 40, 0.3).turned(-20).butterfly()
		},
		"termite-hill": func(b burin) {
			b.plains(56)
			b.at(-92, 74, 0.5).thorn()
			hill := poly(-44, 0, -34, -16, -28, -44, -16, -58, -8, -92, 2, -98, 8, -70, 22, -50, 30, -24, 44, 0).ragged(2, 6, 7)
			c := b.at(0, 96, 0.96)
			c.fill(hill, of(0.12).toRight(0.72).cut(72).like(craggy, 9).wash(earthWash))
			c.fill(blob(0, -84, 12, -60, 26, -28, 30, -2, 4, -2, 0, -30, -3, -60), of(0.06).to(0.2).wash(sandWash).edge(1.2))
			for _, q := range [][4]float64{{8, -60, 4, 7}, {10, -42, 6, 5}, {8, -26, 5, 4}, {18, -30, 4, 5}, {14, -12, 9, 6}, {4, -74, 2, 5}} {
				c.fill(lobes(q[0], q[1], q[2], q[3], 7, b.dice), of(0.9).edge(0.5))
			}
			c.fill(oval(14, -12, 4, 2), of(0.05).wash(dryWash))
			b.at(82, 76, 1).termite()
			b.at(-56, 96, 0.4).termite()
			b.at(66, 95, 0.4).termite()
			b.at(94, 96, -0.36).termite()
		},
		"giraffe": func(b burin) {
			b.plains(58)
			b.at(-84, 92, 0.9).thorn()
			b.at(-22, 96, 0.54).giraffe()
			b.at(44, 92, 0.46).giraffe()
			b.at(94, 88, -0.36).giraffe()
			b.fill(poly(-8, 97, -34, 96, 76, 99, 108, 99), of(0.5).cut(0).shade())
			b.grass(84, 98, 14, 6)
		},
		"wild-dogs": func(b burin) {
			b.plains(54)
			b.at(100, 78, 0.6).thorn()
			b.at(70, 76, 0.5).antelope(of(0.14).to(0.3).cut(-45).round(5).wash(tawnyWash), true)
			b.at(-84, 94, 0.56).wildDog(true)
			b.at(-30, 88, 0.5).wildDog(true)
			b.at(20, 96, 0.6).wildDog(true)
			b.at(-110, 82, 0.34).wildDog(true)
			b.blades(b.left(), b.right(), 101, 9, 60, of(0.4).wash(dryWash))
		},
		"weaver-nests": func(b burin) {
			b.plains(64)
			b.at(-10, 100, 1.06).thorn()
			for i := range 26 {
				x, y := -46+3.6*float64(i)+b.dice.Spread(3), 22+8*math.Abs(math.Sin(float64(i)*1.7))
				b.rule(0.7, x, y-6, x, y+1)
				b.fill(blob(x-3.4, y+8, x-4, y+3, x, y, x+4, y+3, x+3.6, y+8, x+1, y+10), of(0.2).to(0.5).cut(50).like(furry, 2).wash(dryWash).edge(0.8))
				b.fill(oval(x+1, y+8.6, 1.6, 1.2), of(1))
			}
			b.at(-92, 60, 0.9).weaver()
			b.rule(1.4, -120, 63, -66, 59)
			b.at(76, 40, 0.5).weaver()
			b.at(96, 66, 0.5).mirror().weaver()
		},
		"secretary-bird": func(b burin) {
			b.plains(60)
			b.at(-100, 76, 0.5).thorn()
			b.at(-8, 95, 0.84).secretary()
			b.fill(tube(70, 96, 2, 48, 92, 6, 30, 97, 7, 14, 93, 7, 16, 82, 6, 24, 76, 5), of(0.4).cut(80).round(3).wash(leafWash))
			b.fill(blob(22, 78, 24, 71, 33, 70, 36, 74, 28, 79), of(0.4).wash(leafWash))
			b.line(0.7, 36, 73, 42, 72, 45, 74)
			b.grass(84, 99, 16, 8)
		},
		"wide-lipped-rhino": func(b burin) {
			b.plains(56)
			b.at(-104, 78, 0.64).thorn()
			b.at(-4, 95, 1.0).rhino()
			b.at(-34, 39, 0.4).weaver()
			b.at(102, 76, 0.3).thorn()
			b.grass(88, 100, 16, 8)
		},
		"shoebill": func(b burin) {
			b.sky(0.2, 0.05, 48, skyWash)
			b.hills(47, 2, 24, 3, of(0.35).cut(-8).wash(leafWash))
			b.water(50, 101, 0.46, 0.26)
			b.at(0, 96, 0.82).shoebill()
			b.wavelets(0, 97, 26, 2)
			for _, q := range [][3]float64{{-112, 99, 0.9}, {-92, 101, 1}, {-70, 103, 0.86}, {-50, 101, 0.7}, {62, 101, 0.8}, {84, 102, 1}, {106, 100, 0.9}, {124, 102, 1}} {
				b.at(q[0], q[1], q[2]).papyrus(b.dice.Spread(14))
			}
		},
		"reed-antelope": func(b burin) {
			b.sky(0.2, 0.05, 48, skyWash)
			b.water(50, 101, 0.46, 0.26)
			b.fill(blob(-80, 92, -40, 88, 30, 88, 80, 92, 60, 98, -60, 98), of(0.4).to(0.7).cut(0).wash(leafWash))
			b.at(-4, 92, 0.66).antelope(of(0.3).to(0.5).cut(-45).round(6).deep(0.5).wash(earthWash), false)
			b.wavelets(0, 97, 60, 3)
			b.at(-100, 98, 0.74).reedClump(14)
			b.at(-72, 101, 0.5).reedClump(10)
			b.at(92, 100, 0.8).reedClump(14)
			b.at(116, 98, 0.8).papyrus(6)
			b.at(64, 101, 0.4).reedClump(8)
		},
		"lungfish": func(b burin) {
			b.sky(0.1, 0.03, 26, skyWash)
			b.at(-100, 30, 0.3).reedClump(8)
			b.fill(land(b.skyline(26, 1.5, 30, 3), 101), of(0.5).to(0.75).cut(-14).like(mottled, 8).wash(earthWash).edge(1))
			for i := range 16 { // cracks of the dried mud
				x := -130 + 17*float64(i)
				b.line(1.3, x, 27, x+b.dice.Spread(5), 33, x+b.dice.Spread(7), 42)
			}
			b.fill(tube(0, 26, 5, 1, 36, 6, 0, 46, 9), of(0.95))
			b.fill(oval(0, 70, 52, 25), of(0.08).to(0.2).wash(sandWash).edge(1.3))
			skin := of(0.34).to(0.5).cut(60).round(5).deep(0.55).like(mottled, 4).wash(leafWash)
			b.fill(tube(34, 62, 2, 40, 74, 8, 20, 88, 14, -18, 87, 17, -36, 74, 18, -26, 58, 18, 0, 52, 17), skin)
			b.fill(blob(-6, 60, -2, 44, 12, 44, 26, 52, 28, 60, 18, 64, 4, 63), skin)
			b.fill(oval(18, 52, 2, 2), of(1))
			b.line(1, 28, 58, 20, 59, 14, 57)
			b.line(1.2, 8, 62, 20, 72, 18, 80)
			b.at(96, 44, 0.5).page(0)
		},
		"mouthbrooders": func(b burin) {
			b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), 101, b.left(), 101), of(0.24).to(0.5).ripples().wash(waterWash).bare())
			b.at(-22, 48, 0.84).fish(of(0.2).to(0.4).cut(20).round(7).deep(0.5).wash(goldWash), false)
			for range 16 {
				x, y := 62+b.dice.Spread(18), 46+b.dice.Spread(22)
				b.at(x, y, 0.10).fish(of(0.3).wash(goldWash).edge(0.5), false)
			}
			b.at(88, 84, -0.5).fish(of(0.2).to(0.4).cut(20).round(5).wash(blueWash), false)
			for _, q := range [][3]float64{{-104, 96, 12}, {-74, 99, 9}, {36, 99, 10}, {120, 98, 11}} {
				b.stone(q[0], q[1], q[2])
			}
			b.blades(-130, -90, 92, 40, 9, of(0.5).wash(leafWash))
		},
		"toothed-fish": func(b burin) {
			b.plainWall()
			b.at(0, 54, 1.12).fish(of(0.2).to(0.4).cut(20).round(7).deep(0.55).wash(rgb{0.86, 0.9, 0.88}), true)
			b.rule(1, -84, 88, 80, 88)
			for i := range 9 {
				b.rule(0.8, -84+20.5*float64(i), 85.5, -84+20.5*float64(i), 88)
			}
		},
		"river-calves": func(b burin) {
			b.sky(0.2, 0.05, 40, skyWash)
			b.hills(39, 5, 24, 3, of(0.4).cut(-12).like(leafy, 5).wash(leafWash))
			b.water(44, 101, 0.46, 0.26)
			b.bank(-1, 82, 20, 0.7)
			b.at(-64, 88, 0.76).hippo()
			b.at(-4, 90, 0.34).hippo()
			b.at(52, 74, 0.5).hippo()
			b.at(88, 76, 0.24).hippo()
			b.fill(blob(14, 74, 60, 70, 110, 73, 112, 84, 16, 84), of(0.4).to(0.3).ripples().wash(waterWash).bare())
			b.wavelets(60, 74, 48, 4)
			b.at(114, 101, 0.5).reedClump(10)
			b.at(-116, 101, 0.5).reedClump(9)
		},
		"cliff-baboons": func(b burin) {
			b.sky(0.28, 0.05, 60, skyWash)
			b.peak(70, 6, 80, 60, false, 0.6)
			b.hills(70, 6, 24, 3, of(0.3).cut(-20).wash(hillWash))
			b.ground(84, 3, of(0.16).to(0.4).cut(-10).wash(dryWash))
			b.cliff(-1, -84, 92)
			b.at(-30, 95, 0.8).baboon()
			b.at(36, 90, 0.6).baboon()
			b.at(92, 94, -0.6).baboon()
			b.at(72, 78, 0.3).baboon()
			b.grass(88, 99, 18, 6)
		},
		"bearded-vulture": func(b burin) {
			b.sky(0.3, 0.05, 90, skyWash)
			b.peak(-84, 44, 101, 60, false, 0.7)
			b.peak(88, 40, 101, 64, true, 0.8)
			b.at(0, 44, 0.74).lammergeier()
			b.at(26, 82, 0.4).turned(60).bone()
			for _, x := range []float64{-20, 6, 30, 50} {
				b.stone(x, 97, 7)
			}
			b.at(14, 91, 0.36).bone()
		},
		"sidewinder": func(b burin) {
			b.sky(0.08, 0.02, 34, sandWash)
			b.dune(-170, 40, 40, 16, 0.6)
			b.dune(10, 190, 38, 18, 0.4)
			b.ground(46, 2, of(0.06).to(0.24).dots().wash(sandWash))
			for i := range 6 { // the tracks it leaves
				x := -124 + 24*float64(i)
				b.even(1.4, x, 94-4*float64(i), x+12, 80-3*float64(i), x+18, 66-2*float64(i))
				b.even(0.8, x+2, 95-4*float64(i), x+14, 81-3*float64(i), x+20, 67-2*float64(i))
			}
			b.at(34, 82, 0.86).viper(3)
		},
	})
}

// plainWall is the bare paper of a plate with its specimen's shadow line.
func (b burin) plainWall() {
	b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), 101, b.left(), 101), of(0).bare())
	b.fill(poly(b.left(), 92, b.right(), 92, b.right(), 101, b.left(), 101), of(0.12).cut(0).bare())
}

// branchSpray is a leafy twig that rises from (x, y) at an angle.
func (b burin) branchSpray(x, y, deg float64) {
	b.plainWall()
	end := xy{x, y}.polar(deg, 90)
	b.fill(tube(x, y, 5, paint.Lerp(x, end.X, 0.5)-4, paint.Lerp(y, end.Y, 0.5), 3.4, end.X, end.Y, 1.4), of(0.6).cut(deg).round(2).wash(woodWash))
	for i := range 9 {
		f := (float64(i) + 0.7) / 9
		b.leaf(paint.Lerp(x, end.X, f)-3*f, paint.Lerp(y, end.Y, f), deg+58-116*float64(i%2), 26-9*f, 10-3*f)
	}
}
