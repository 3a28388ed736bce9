package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// The ethnologist's finds (rule 20): words, crafts, customs.

// circle is a ring of people seated round something at the origin.
func (b burin) circle(n int, k float64) {
	for i := range n {
		f := float64(i) / float64(n-1)
		x := paint.Lerp(-80, 80, f)
		y := 14 - 22*math.Sin(f*math.Pi)
		d := []dress{robe, tunic, wrap}[i%3]
		side := k
		if x > 0 {
			side = -k
		}
		b.at(x, y, side).figure(sitting.in(d))
	}
}

// basket is woven, 70 units wide.
func (b burin) basket(heap rgb) {
	b.fill(lobes(0, -34, 28, 9, 11, b.dice), of(0.1).like(leafy, 6).wash(heap))
	b.fill(poly(-34, -34, -24, 0, 24, 0, 34, -34), of(0.2).toRight(0.6).cut(40).wash(goldWash))
	for i := range 5 {
		y := -30 + 7*float64(i)
		b.even(0.8, -33+2.4*float64(i), y, 0, y+2, 33-2.4*float64(i), y)
	}
	for i := range 8 {
		x := -28 + 8*float64(i)
		b.rule(0.7, x, -33, x*0.72, 0)
	}
}

// hutFrame is a house while it is built, 100 units wide.
func (b burin) hutFrame() {
	for i := range 9 {
		x := -40 + 10*float64(i)
		b.rule(1.6, x, 0, x, -36)
		b.even(1.3, x*1.2, -34, x*0.6, -64, 0, -90)
	}
	b.even(1.4, -42, -34, 0, -30, 42, -34)
	b.even(1.2, -42, -18, 0, -14, 42, -18)
	b.even(1.2, -32, -52, 0, -48, 32, -52)
	b.even(1.1, -18, -70, 0, -67, 18, -70)
	b.fill(poly(-56, -28, -20, -74, -6, -82, -20, -29, -40, -24), of(0.18).toRight(0.5).cut(60).like(furry, 4).wash(dryWash))
}

func init() {
	add(scene, "find", map[string]func(b burin){
		"grammar": func(b burin) {
			b.plains(48)
			b.at(-104, 78, 0.56).hut()
			b.at(0, 78, 0.9).broad()
			b.at(0, 98, 0.52).book()
			b.at(-60, 97, 0.82).figure(sitting.in(coat))
			p := sitting.in(robe)
			p.hand = [2]float64{70, 130}
			b.at(58, 97, -0.82).figure(p)
			b.at(92, 97, -0.76).figure(sitting)
		},
		"reckoning-months": func(b burin) {
			b.night(66)
			b.ground(72, 1, of(0.7).to(0.9).cut(-6).wash(earthWash))
			for i := range 9 { // the moon grows and shrinks
				x := -112 + 28*float64(i)
				y := 26 - 8*math.Sin(float64(i)/8*math.Pi)
				b.fill(oval(x, y, 9.5, 9.5), of(0.85).cut(0).wash(nightWash).edge(0.8))
				in := b.within(oval(x, y, 9.5, 9.5))
				f := float64(i)/4 - 1
				in.fill(oval(x+20*f*math.Abs(f)*1.0, y, 10, 10), of(0.02).bare().wash(white))
			}
			b.fill(tube(-76, 86, 6, 76, 82, 6), of(0.12).cut(0).wash(woodWash))
			for i := range 13 {
				x := -68 + 11*float64(i)
				b.rule(1.8, x, 82, x, 86.5)
			}
			b.at(-100, 98, 0.6).figure(sitting.in(robe))
			b.at(100, 98, -0.6).figure(sitting.in(coat))
		},
		"fourteen-reigns": func(b burin) {
			b.plains(46)
			b.at(-6, 74, 0.56).hut()
			for i := range 14 { // a staff for each
				x := -78 + 12*float64(i)
				b.at(x, 82+2*float64(i%2), 1).staff(30+2*float64((i*5)%7), i)
			}
			b.at(-104, 97, 0.76).figure(pointing.in(robe))
			b.at(36, 99, -0.6).figure(sitting.in(coat))
			b.at(70, 99, -0.56).figure(sitting)
			b.at(98, 99, -0.6).figure(sitting.in(robe))
		},
		"iron-smelters": func(b burin) {
			b.sky(0.34, 0.08, 54, duskWash)
			b.hills(52, 4, 30, 3, of(0.36).cut(0).wash(hillWash))
			b.ground(60, 1, of(0.24).to(0.5).cut(-6).wash(earthWash))
			b.at(-30, 92, 0.86).furnace()
			b.at(66, 97, -0.7).figure(kneeling.in(wrap))
			b.at(-90, 96, 0.66).figure(pose{lean: 30, nod: 10, near: [2]float64{24, 0}, far: [2]float64{-14, -20}, hand: [2]float64{120, 160}, hand2: [2]float64{100, 150}, dress: wrap})
			b.rule(3, -98, 30, -76, 22)
			b.at(104, 96, -0.6).figure(standing.in(coat))
			for range 7 {
				b.fill(lobes(-62+b.dice.Spread(14), 94+b.dice.Spread(3), 5, 3.4, 7, b.dice), of(0.6).round(2).wash(redWash))
			}
			for i := range 3 {
				b.fill(lobes(-34+16*float64(i), 9-3*float64(i), 17, 9, 9, b.dice), of(0.2).to(0.5).round(5).wash(greyWash).edge(0.7))
			}
		},
		"law-of-land": func(b burin) {
			b.plains(46)
			b.at(0, 78, 1.1).broad()
			b.at(0, 84, 1).circle(8, 0.6)
			b.at(0, 97, 0.5).figure(open.in(robe))
			b.at(-112, 98, -0.56).figure(standing.in(coat))
		},
		"word-list": func(b burin) {
			b.plainWall()
			b.at(-46, 52, 0.9).turned(-4).wordSheet()
			b.at(20, 96, 0.7).quill()
			b.at(92, 97, -0.9).figure(sitting.in(robe))
			for i := range 3 { // what is said
				b.even(0.9, 62-9*float64(i), 46-6*float64(i), 56-11*float64(i), 52, 62-9*float64(i), 58+6*float64(i))
			}
		},
		"harvest-song": func(b burin) {
			b.plains(48)
			for i := range 16 {
				b.at(-130+17*float64(i), 74+2*float64(i%2), 0.7).maize()
			}
			b.at(-78, 97, 0.74).drum()
			b.at(-104, 97, 0.7).figure(pose{lean: 6, near: [2]float64{6, 2}, far: [2]float64{-6, -4}, hand: [2]float64{60, 100}, hand2: [2]float64{40, 80}})
			for i, x := range []float64{-42, -12, 18, 50} {
				p := handsUp
				if i%2 == 0 {
					p.lean = 8
				}
				b.at(x, 96, 0.68).figure(p.in([]dress{robe, tunic}[i%2]))
			}
			b.at(84, 97, 0.6).basket(goldWash)
			b.at(116, 97, -0.6).figure(standing.in(coat))
		},
		"house-building": func(b burin) {
			b.plains(50)
			b.at(-100, 78, 0.5).hut()
			b.at(4, 92, 0.98).hutFrame()
			p := handsUp
			p.lean = 6
			b.at(-50, 96, 0.62).figure(p)
			b.at(58, 96, -0.64).figure(p.in(wrap))
			b.at(84, 97, -0.6).bearer()
			b.at(110, 97, -0.56).figure(standing.in(coat))
			b.at(-84, 98, 0.3).bale()
		},
		"market-customs": func(b burin) {
			b.plains(44)
			b.at(-100, 70, 0.44).hut()
			b.at(96, 72, 0.5).broad()
			for i, c := range []rgb{goldWash, leafWash, redWash, white, dryWash} {
				b.at(-88+44*float64(i), 97, 0.54).basket(c)
			}
			b.at(-66, 86, 0.6).figure(sitting.in(robe))
			b.at(-22, 84, 0.66).figure(bowed)
			b.at(22, 85, -0.66).figure(open.in(robe))
			b.at(66, 86, -0.6).figure(sitting)
			b.at(112, 96, -0.62).figure(standing.in(coat))
			b.at(0, 64, 0.4).bearer()
		},
		"proverbs": func(b burin) {
			b.lamp(0, 70, 90, 0.4)
			b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), 101, b.left(), 101), of(0.56).to(0.4).cut(-30).wash(earthWash).bare())
			b.at(-50, 98, 1.1).figure(sitting.in(robe))
			b.at(-86, 98, 1).staff(74, 3)
			b.fill(poly(6, 20, 92, 14, 96, 84, 10, 88), of(0.02).wash(white).edge(1.1))
			for i := range 9 {
				b.line(0.9, 14, 28+6.4*float64(i), 46, 25+6.5*float64(i), 86-14*float64(i%3), 24+6.4*float64(i))
			}
			b.at(112, 98, 0.6).quill()
		},
		"counting-game": func(b burin) {
			b.ward()
			b.fill(poly(-92, 62, 92, 62, 102, 86, -102, 86), of(0.2).to(0.5).cut(2).wash(woodWash).edge(1.2))
			b.fill(poly(-102, 86, 102, 86, 100, 95, -100, 95), of(0.7).cut(2).wash(woodWash))
			for r := range 2 {
				for i := range 6 {
					x, y := -67+27*float64(i), 68.5+11*float64(r)
					b.fill(oval(x, y, 10.5, 4), of(0.85).to(0.4).wash(woodWash))
					for range (i*3+r*2)%4 + 1 {
						b.fill(oval(x+b.dice.Spread(5), y+b.dice.Spread(1.6), 2, 1.5), of(0.04).wash(greyWash).edge(0.8))
					}
				}
			}
			skin := of(0.68).round(3).wash(skinWash)
			b.fill(tube(-80, b.top-12, 16, -58, 34, 12, -44, 50, 10), skin)
			b.at(-45, 49, 0.6).turned(44).openHand(skin)
			b.fill(tube(98, b.top-12, 16, 74, 34, 12, 58, 48, 10), of(0.1).round(3).wash(clothWash))
			b.at(59, 48, -0.6).turned(44).openHand(of(0.1).round(2).wash(pinkWash))
		},
		"fireside-fables": func(b burin) {
			b.lamp(0, 84, 100, 0.85)
			b.night(66)
			b.ground(74, 1, of(0.6).to(0.85).cut(-6).wash(earthWash))
			b.at(0, 96, 0.6).fire()
			ghost := of(0.24).cut(0).wash(glowWash).edge(0.7)
			b.fill(lobes(0, 26, 64, 20, 15, b.dice), of(0.1).cut(0).wash(rgb{1, 0.95, 0.84}).edge(0.5))
			b.at(-24, 42, 0.3).antelope(ghost, false)
			b.at(26, 40, 0.3).lion()
			for i, x := range []float64{-96, -66, -38, 40, 70, 100} {
				k := 0.6
				if x > 0 {
					k = -k
				}
				b.at(x, 97, k).figure(sitting.in([]dress{tunic, robe, wrap, coat, robe, tunic}[i]))
			}
		},
		"star-names": func(b burin) {
			b.night(74)
			b.dune(-180, 40, 82, 16, 0.6)
			stars := [][2]float64{{-30, 16}, {-16, 30}, {-8, 32}, {0, 34}, {8, 48}, {-34, 46}, {18, 18}}
			for _, e := range [][2]int{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {1, 5}, {3, 6}} {
				b.bright(0.9, stars[e[0]][0], stars[e[0]][1], (stars[e[0]][0]+stars[e[1]][0])/2, (stars[e[0]][1]+stars[e[1]][1])/2, stars[e[1]][0], stars[e[1]][1])
			}
			cross := [][2]float64{{62, 20}, {70, 46}, {54, 32}, {80, 30}}
			b.bright(0.9, 62, 20, 66, 33, 70, 46)
			b.bright(0.9, 54, 32, 67, 31, 80, 30)
			for _, s := range append(stars, cross...) {
				for i := range 4 {
					p := xy{s[0], s[1]}.polar(45*float64(i), 3.4)
					q := xy{s[0], s[1]}.polar(45*float64(i)+180, 3.4)
					b.bright(1.2, p.X, p.Y, s[0], s[1], q.X, q.Y)
				}
			}
			p := pointing.in(robe)
			p.hand = [2]float64{130, 138}
			b.at(-92, 96, 0.7).figure(p)
			b.at(-112, 97, 0.66).figure(observerPose)
			b.at(96, 95, 0.56).camel()
			b.at(60, 97, 0.5).huddled(clothWash)
		},
		"talking-drums": func(b burin) {
			b.woodland()
			b.at(-104, 96, 0.95).giant()
			b.at(100, 94, 0.95).giant()
			b.at(-22, 97, 0.84).drum()
			b.at(26, 97, 0.9).drum()
			p := pose{lean: 8, near: [2]float64{10, 2}, far: [2]float64{-10, -8}, hand: [2]float64{80, 130}, hand2: [2]float64{50, 100}}
			b.at(-60, 97, 0.8).figure(p)
			b.at(66, 97, -0.8).figure(p.in(wrap))
			for i := range 4 { // the sound goes out
				r := 12 + 8*float64(i)
				for _, s := range []float64{-1, 1} {
					b.along(0.8, arc(3, 20, r*1.5, r*0.8, 90-s*90-28, 90-s*90+28))
				}
			}
		},
		"stone-walls": func(b burin) {
			b.plains(52)
			b.masonry(-124, 92, 84, 34, 5)
			b.masonry(-50, 92, 30, 50, 5)
			b.fill(poly(-26, 92, -26, 50, -16, 46, 8, 46, 18, 50, 18, 92), of(0.95))
			b.masonry(16, 92, 30, 46, 5)
			b.masonry(44, 94, 80, 30, 5)
			for i := range 14 { // the zigzag course
				x := 46 + 5.6*float64(i)
				b.rule(1.2, x, 70, x+2.8, 66, x+5.6, 70)
			}
			b.at(-96, 58, 0.3).broad()
			b.at(66, 97, 0.5).figure(pointing.in(coat))
			b.at(88, 98, 0.5).figure(open.in(robe))
			b.grass(92, 100, 12, 7)
		},
		"boat-builders": func(b burin) {
			b.sky(0.2, 0.05, 40, skyWash)
			b.hills(39, 4, 24, 3, of(0.36).cut(-12).like(leafy, 5).wash(leafWash))
			b.water(42, 66, 0.44, 0.3)
			b.ground(66, 2, of(0.14).to(0.4).cut(-6).wash(sandWash))
			b.at(-4, 84, 0.9).canoe()
			for _, x := range []float64{-50, 0, 46} {
				b.rule(2, x-6, 98, x+2, 88)
				b.rule(2, x+6, 98, x-2, 88)
			}
			p := pose{lean: 30, nod: 10, near: [2]float64{24, 0}, far: [2]float64{-14, -20}, hand: [2]float64{90, 120}, hand2: [2]float64{60, 90}}
			c := b.at(-78, 97, 0.74)
			c.figure(p)
			c.rule(2.2, 44, -40, 58, -70)
			c.fill(poly(52, -72, 64, -66, 60, -60), of(0.4).wash(greyWash))
			b.at(80, 96, -0.7).figure(p.in(wrap))
			b.at(14, 70, -0.6).figure(bowed)
			b.at(112, 97, -0.6).figure(standing.in(coat))
			for range 22 {
				x := b.dice.Spread(60)
				b.line(0.8, x, 98, x+2, 96.6, x+4, 98)
			}
		},
	})
}

var observerPose = pose{lean: 4, nod: -10, near: [2]float64{10, 2}, far: [2]float64{-10, -8}, hand: [2]float64{60, 150}, hand2: [2]float64{0, 6}, dress: coat}

// staff stands upright, its head carved one way or another.
func (b burin) staff(h float64, kind int) {
	b.fill(tube(0, 0, 2, 0, -h, 2.6), of(0.5).toRight(0.8).wash(woodWash))
	switch kind % 3 {
	case 0:
		b.fill(oval(0, -h-2, 3.4, 3.4), of(0.3).wash(goldWash))
	case 1:
		b.fill(poly(-3.4, -h, 0, -h-7, 3.4, -h), of(0.4).wash(redWash))
	default:
		b.fill(blob(-3, -h, -4, -h-4, 0, -h-7, 5, -h-6, 3, -h-3, 3, -h), of(0.4).wash(woodWash))
	}
}

// wordSheet is a sheet of two columns of words, 110 units high.
func (b burin) wordSheet() {
	b.fill(poly(-62, -50, 60, -52, 62, 46, -60, 48), of(0.01).wash(white).edge(1.2))
	b.rule(0.7, 0, -46, 0, 42)
	for i := range 13 {
		y := -44 + 7*float64(i)
		w, v := 20+b.dice.Next()*24, 20+b.dice.Next()*26
		b.line(1, -54, y, -54+w*0.3, y-2.4, -54+w*0.6, y+0.8, -54+w, y-1)
		b.line(1, 7, y, 7+v*0.3, y-2, 7+v*0.6, y+1, 7+v, y-1)
	}
}

// maize is a stalk with ears, 60 units high.
func (b burin) maize() {
	b.fill(tube(0, 0, 2.4, 0, -50, 1.4), of(0.4).toRight(0.7).wash(leafWash).edge(0.6))
	for i := range 5 {
		a := -150 + 120*float64(i%2)
		b.leaf(0, -10-8*float64(i), a+b.dice.Spread(12), 17, 4)
	}
	b.fill(tube(3, -26, 4, 6, -36, 4), of(0.2).wash(goldWash).edge(0.8))
	b.line(0.7, 0, -50, -3, -56, -6, -58)
	b.line(0.7, 0, -50, 3, -56, 6, -58)
}
