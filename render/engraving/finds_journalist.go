package engraving

import "sourceofthenile/render/paint"

// The journalist's finds (rule 20): what was seen, and what was told.

// letter is a written sheet on the ground of a scene, its middle at the origin.
func (b burin) letter(deg float64) {
	c := b.turned(deg)
	c.fill(poly(-46, -34, 44, -36, 46, 32, -44, 34), of(0.01).wash(white).edge(1.2))
	for i := range 9 {
		y := -26 + 6.4*float64(i)
		c.line(0.9, -38, y, -20, y-1.6, 0, y+0.7, 38-18*float64(i%4/3), y-0.8)
	}
	c.line(1.1, 14, 28, 22, 24, 28, 29, 36, 25)
}

func init() {
	writer := pose{lean: 26, nod: 18, drop: 43, near: [2]float64{126, -6}, far: [2]float64{116, -2}, hand: [2]float64{40, 100}, hand2: [2]float64{30, 96}, dress: coat}
	write := func(b burin, x, y, k float64) {
		b.at(x, y, k).figure(writer)
		b.at(x, y, k).fill(poly(20, -34, 44, -28, 40, -18, 17, -24), of(0.02).wash(white))
	}
	told := func(b burin) { // the small sheet and pen in the corner
		b.at(96, 86, 0.44).letter(-8)
		b.at(122, 98, 0.4).quill()
	}
	add(scene, "find", map[string]func(b burin){
		"slave-caravan": func(b burin) {
			b.sky(0.4, 0.08, 50, duskWash)
			b.hills(48, 5, 30, 3, of(0.4).cut(0).wash(hillWash))
			b.ground(56, 1.5, of(0.24).to(0.5).cut(-6).wash(dryWash))
			for i := range 8 {
				f := float64(i) / 7
				b.at(paint.Lerp(-104, 40, f), paint.Lerp(66, 90, f), paint.Lerp(0.24, 0.6, f)).yoked()
			}
			b.at(76, 92, 0.62).figure(walking.in(robe))
			b.at(66, 60, 0.5).musketAt(0, 0, -28)
			b.at(-60, 92, 0.5).figure(walking.in(robe))
			b.at(-108, 101, 0.5).bush()
			write(b, 110, 98, -0.6)
		},
		"caravan-news": func(b burin) {
			b.plains(44)
			b.at(-92, 82, 0.6).camel()
			b.at(-50, 80, 0.52).camel()
			b.at(-20, 86, 0.5).bale()
			b.at(-4, 96, 0.7).figure(open.in(robe))
			b.at(40, 97, -0.74).figure(standing.in(coat))
			b.at(108, 82, 0.7).palm()
			told(b)
		},
		"storm-letter": func(b burin) {
			b.stormSky(101)
			b.bolt(-84, 8, 70)
			b.bolt(84, 6, 60)
			b.rain(20, 90, 90)
			b.lamp(0, 60, 80, 0.7)
			b.fill(poly(-72, 102, 0, 10, 72, 102), of(0.5).to(0.4).cut(62).wash(clothWash).edge(1.2))
			b.fill(poly(-34, 102, 0, 24, 34, 102), of(0.2).cut(0).wash(glowWash))
			write(b, -6, 100, 0.8)
			b.at(24, 100, 0.3).lantern()
		},
		"ivory-figures": func(b burin) {
			b.plainWall()
			for i := range 6 {
				b.tusk(-120+9*float64(i), 92-4*float64(i), 66, -14)
			}
			b.at(-16, 95, 0.9).balance()
			b.tusk(-34, 62, 26, -10)
			b.fill(poly(40, 12, 116, 12, 116, 88, 40, 88), of(0.01).wash(white).edge(1.2))
			for i := range 8 {
				y := 22 + 8*float64(i)
				b.line(0.9, 46, y, 58, y-1, 72, y)
				b.rule(0.4, 44, y+3, 112, y+3)
				for j := range 3 {
					b.rule(1.4, 96+5*float64(j), y-3, 98+5*float64(j), y+1)
				}
			}
			b.rule(1, 90, 14, 90, 86)
		},
		"head-bearers-life": func(b burin) {
			b.lamp(4, 90, 90, 0.8)
			b.night(64)
			b.ground(72, 1, of(0.6).to(0.85).cut(-6).wash(earthWash))
			b.at(6, 97, 0.5).fire()
			p := sitting
			p.hand = [2]float64{80, 130}
			b.at(-52, 98, 0.96).figure(p)
			b.at(-92, 97, 0.6).bale()
			write(b, 66, 98, -0.9)
		},
		"chiefs-opinion": func(b burin) {
			b.plains(44)
			b.at(-84, 84, 0.86).hut()
			b.fill(poly(-52, 97, -50, 78, -14, 78, -12, 97), of(0.3).to(0.6).cut(86).wash(woodWash))
			p := sitting.in(robe)
			p.drop, p.near, p.far, p.hand = 20, [2]float64{84, 2}, [2]float64{78, 4}, [2]float64{70, 110}
			b.at(-34, 92, 0.84).figure(p)
			b.at(-64, 96, 0.7).warrior(standing)
			b.parasol(-34, 76, 0.6)
			write(b, 36, 98, -0.84)
			told(b)
		},
		"two-villages": func(b burin) {
			b.plains(48)
			b.at(-100, 74, 0.44).hut()
			b.at(-72, 70, 0.36).hut()
			b.at(100, 74, 0.44).hut()
			b.at(72, 70, 0.36).hut()
			p := open
			p.hand = [2]float64{76, 84}
			b.at(-22, 95, 0.72).figure(p.in(robe))
			b.at(22, 95, -0.72).figure(p)
			for i := range 3 {
				b.at(-50-20*float64(i), 95, 0.62).figure(standing)
				b.at(50+20*float64(i), 95, -0.62).figure(standing.in(robe))
			}
			b.rule(1.6, -16, 98, 18, 93)
			b.rule(1.6, -18, 93, 16, 98)
		},
		"captives-words": func(b burin) {
			b.plains(46)
			b.at(-108, 76, 0.6).thorn()
			for i, x := range []float64{-78, -48, -18} {
				p := sitting.in([]dress{wrap, tunic, wrap}[i])
				p.hand = [2]float64{60, 110 + 10*float64(i)}
				b.at(x, 97, 0.72).figure(p)
			}
			for i := range 5 { // broken yokes
				x := -60 + 16*float64(i)
				b.line(1.8, x-9, 99, x, 97, x+7, 94)
			}
			b.even(1.4, 12, 99, 18, 95, 24, 99, 30, 96, 36, 99)
			write(b, 56, 98, -0.8)
			told(b)
		},
		"market-letter": func(b burin) {
			b.plains(42)
			b.at(-96, 66, 0.4).hut()
			for i, c := range []rgb{goldWash, redWash, leafWash} {
				b.at(-90+34*float64(i), 97, 0.46).basket(c)
				b.at(-74+34*float64(i), 84, 0.54).figure(sitting.in([]dress{robe, tunic, wrap}[i]))
			}
			b.at(-50, 70, 0.36).bearer()
			b.at(-6, 74, 0.42).figure(open)
			b.at(48, 66, 0.86).letter(-6)
			b.at(104, 96, 0.86).quill()
		},
		"driven-families": func(b burin) {
			b.sky(0.46, 0.1, 54, duskWash)
			b.hills(52, 4, 30, 3, of(0.4).cut(0).wash(hillWash))
			b.ground(58, 1.5, of(0.2).to(0.46).cut(-6).wash(dryWash))
			for _, x := range []float64{-112, -90} {
				b.at(x, 62, 0.26).hut()
				b.flames(x, 46, 16, 15, 4)
				b.smoke(x, 34, 34, 10, 16)
			}
			w := walking
			w.lean, w.nod = 12, 14
			for i, x := range []float64{-66, -40, -14, 14, 42} {
				k := 0.5 + 0.06*float64(i)
				if i%2 == 0 {
					b.at(x, 88+2*float64(i), k).bearer()
				} else {
					b.at(x, 88+2*float64(i), k).figure(w.in(robe))
				}
				if i%2 == 1 {
					b.at(x+12, 90+2*float64(i), k*0.5).figure(walking)
				}
			}
			b.at(70, 98, 0.4).figure(walking)
			write(b, 108, 98, -0.66)
		},
		"night-of-lions": func(b burin) {
			b.lamp(70, 88, 66, 0.7)
			b.night(62)
			b.ground(70, 1.5, of(0.7).to(0.92).cut(-6).wash(earthWash))
			b.at(98, 90, 0.56).tent()
			b.at(58, 96, 0.4).fire()
			b.at(84, 98, -0.5).figure(sitting.in(coat))
			b.at(112, 98, -0.46).figure(standing.in(soldier))
			b.at(-88, 92, 0.5).lion()
			b.at(-28, 88, 0.42).lioness()
			for _, q := range [][2]float64{{4, 66}, {20, 70}, {-118, 64}, {-6, 74}} { // eyes in the dark
				b.fill(oval(q[0]-2.4, q[1], 1.3, 1), of(0).bare().wash(goldWash))
				b.fill(oval(q[0]+2.4, q[1], 1.3, 1), of(0).bare().wash(goldWash))
			}
			b.at(-60, 102, 0.5).tallGrass(9)
			b.at(4, 102, 0.44).tallGrass(9)
		},
		"river-sketches": func(b burin) {
			b.plainWall()
			for i := range 12 {
				x, y := -124+42*float64(i%6), 6+46*float64(i/6)
				frame := poly(x, y, x+37, y, x+37, y+40, x, y+40)
				b.fill(frame, of(0.02).wash(white).edge(1))
				c := b.within(poly(x+1, y+1, x+36, y+1, x+36, y+39, x+1, y+39))
				c.fill(poly(x, y+22, x+40, y+22, x+40, y+41, x, y+41), of(0.3).ripples().wash(waterWash).bare())
				d := c.at(x+18, y+32, 1)
				switch i {
				case 0:
					d.at(0, 0, 0.2).canoe()
				case 1:
					d.at(0, -6, 0.34).palm()
				case 2:
					d.at(0, 4, 0.24).wader()
				case 3:
					d.at(-2, 2, 0.13).crocodile()
				case 4:
					d.at(0, -6, 0.2).hut()
				case 5:
					d.at(0, 2, 0.24).hippoHead()
				case 6:
					d.at(-2, 4, 0.26).figure(bowed)
				case 7:
					d.at(2, 2, 0.22).fish(of(0.3).wash(goldWash).edge(0.7), false)
				case 8:
					d.at(0, -4, 0.3).broad()
				case 9:
					d.at(0, 6, 0.3).reedClump(8)
				case 10:
					d.at(0, 0, 0.2).canoe()
					d.at(0, 0, 0.2).paddler()
				default:
					d.at(0, -14, 0.22).flying(of(0.4).wash(greyWash))
				}
				b.rule(1, x, y, x+37, y, x+37, y+40, x, y+40, x, y)
			}
		},
		"nine-dry-days": func(b burin) {
			b.sky(0.08, 0.02, 70, sandWash)
			b.sun(-6, 16, 8, 16)
			b.dune(-180, 0, 60, 14, 0.6)
			b.dune(10, 190, 58, 18, 0.4)
			b.ground(70, 1.5, of(0.06).to(0.22).dots().wash(sandWash))
			b.at(-88, 94, 0.6).camel()
			p := bowed.in(coat)
			b.at(-36, 96, 0.66).figure(p)
			b.at(-8, 97, 0.5).turned(84).skin(false)
			b.at(40, 97, 0.5).skull()
			b.fill(poly(70, 58, 122, 55, 124, 95, 72, 97), of(0.01).wash(white).edge(1.2))
			for i := range 9 { // nine strokes on the page
				x, y := 79+8*float64(i%5), 64+17*float64(i/5)
				b.line(1.6, x, y, x+0.6, y+5, x-0.4, y+11)
			}
		},
		"month-of-shade": func(b burin) {
			b.forest(false)
			b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), 60, b.left(), 60), of(0.4).to(0).cut(10).shade())
			write(b, 16, 98, -0.7)
			b.at(-10, 100, 0.3).bale()
		},
		"column-of-cloud": func(b burin) {
			b.sky(0.24, 0.04, 101, skyWash)
			b.peak(-92, 22, 70, 40, true, 0.6)
			b.peak(60, 16, 70, 46, true, 0.65)
			for i := range 12 {
				b.cloud(-130+24*float64(i), 66+b.dice.Spread(5), 28, 10)
			}
			for i := range 10 {
				b.cloud(-130+30*float64(i), 82+b.dice.Spread(4), 34, 11)
			}
			b.fill(append(shape(curve(-56, 102, -40, 84, -10, 76, 20, 80, 40, 102)), xy{-56, 102}), of(0.2).to(0.6).cut(-30).like(craggy, 8).wash(rockWash).edge(1.1))
			write(b, -10, 82, 0.66)
			b.at(18, 84, 0.3).quill()
		},
		"thunder-of-water": func(b burin) {
			b.sky(0.2, 0.04, 30, skyWash)
			b.hills(28, 3, 22, 3, of(0.45).cut(-12).like(leafy, 4).wash(deepWash))
			b.fill(poly(b.left(), 30, b.right(), 30, b.right(), 102, b.left(), 102), of(0.5).cut(84).like(craggy, 10).wash(rockWash).bare())
			for i, x := range []float64{-130, -84, -40, 2, 46} {
				b.fall(x, x+38, 30, 84+2*float64(i%2))
			}
			for i := range 9 {
				b.cloud(-120+26*float64(i), 84+b.dice.Spread(5), 22, 12)
			}
			b.cloud(-50, 20, 24, 12)
			b.cloud(20, 16, 26, 13)
			b.fill(append(shape(curve(66, 102, 76, 84, 100, 76, 140, 74)), xy{140, 102}), of(0.3).to(0.6).cut(-30).like(leafy, 6).wash(leafWash).edge(1.1))
			write(b, 106, 92, -0.6)
		},
	})
}

// lantern stands, 80 units high.
func (b burin) lantern() {
	b.fill(poly(-20, 0, -20, -8, 20, -8, 20, 0), of(0.6).wash(goldWash))
	b.fill(poly(-16, -8, -18, -46, 18, -46, 16, -8), of(0.02).wash(glowWash))
	b.flames(0, -12, 14, 22, 1)
	b.fill(poly(-20, -46, 0, -64, 20, -46), of(0.5).toRight(0.8).wash(goldWash))
	b.even(1.4, -10, -58, 0, -80, 10, -58)
}

// lioness is a lion without a mane.
func (b burin) lioness() {
	coat := of(0.2).to(0.34).cut(-38).round(8).deep(0.5).wash(tawnyWash)
	b.cat(coat, of(0.6).cut(-38).wash(tawnyWash))
	b.fill(blob(24, -58, 38, -70, 52, -70, 56, -56, 48, -42, 34, -40), coat)
	b.lionFace(54, -60)
}
