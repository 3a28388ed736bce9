package engraving

import "sourceofthenile/render/paint"

// The missionary's finds (rule 20): teaching, peace-making, freed people.

// pupil sits and looks up; small.
func (b burin) pupil(d dress) {
	p := sitting.in(d)
	p.nod, p.lean = -12, 6
	b.figure(p)
}

// slate is a written tablet, 60 units wide.
func (b burin) slate() {
	b.fill(poly(-34, -26, 34, -26, 34, 26, -34, 26), of(0.3).cut(0).wash(woodWash))
	b.fill(poly(-28, -20, 28, -20, 28, 20, -28, 20), of(0.96))
	for i, w := range []float64{40, 30, 44} {
		y := -12 + 12*float64(i)
		for j := range int(w / 9) {
			x := -22 + 10*float64(j)
			b.bright(2, x, y-3, x+3, y+3, x+6, y-3)
		}
	}
}

// coffle is a row of people from whose necks the rope falls.
func (b burin) coffle(n int, x0, x1, y, k float64) {
	for i := range n {
		x := paint.Lerp(x0, x1, float64(i)/float64(n-1))
		p := open
		if i%2 == 0 {
			p = handsUp
		}
		b.at(x, y, k).figure(p.in(wrap))
	}
}

func init() {
	speaker := pose{lean: 4, near: [2]float64{5, 2}, far: [2]float64{-5, -4}, hand: [2]float64{110, 140}, hand2: [2]float64{30, 90}, dress: coat}
	listeners := func(b burin, x0, x1, y, k float64, n int) {
		for i := range n {
			x := paint.Lerp(x0, x1, float64(i)/float64(n-1))
			b.at(x, y+1.5*float64(i%2), k).pupil([]dress{tunic, robe, wrap}[i%3])
		}
	}
	add(scene, "find", map[string]func(b burin){
		"school": func(b burin) {
			b.plains(46)
			b.at(-102, 82, 0.94).broad()
			b.at(96, 74, 0.62).hut()
			b.rule(2, 50, 76, 60, 44) // the bell before the school-house
			b.rule(2, 70, 76, 60, 44)
			b.at(60, 62, 0.2).bell()
			b.at(-46, 64, 0.6).slate()
			b.rule(1.6, -60, 92, -50, 78)
			b.rule(1.6, -32, 92, -42, 78)
			b.at(-8, 94, -0.6).figure(pointing.in(robe))
			for i, x := range []float64{34, 62, 90, 118} {
				b.at(x, 99-1.5*float64(i%2), -0.46).pupil([]dress{tunic, robe, wrap}[i%3])
			}
		},
		"gospel": func(b burin) {
			b.plainWall()
			for i := range 36 {
				p := xy{0, 56}
				a := 180 + 5*float64(i) + 2.5
				b.along(0.8, []xy{p.polar(a, 74), p.polar(a, 84), p.polar(a, 96+22*float64(i%2))})
			}
			b.at(0, 84, 1.16).book()
			b.fill(tube(4, 56, 2, 8, 80, 5, 6, 98, 4), of(0.3).wash(redWash))
			b.at(-108, 95, 0.7).quill()
			b.at(108, 95, 0.56).lantern()
		},
		"thanksgiving": func(b burin) {
			b.plains(46)
			b.at(-104, 78, 0.56).hut()
			b.at(104, 80, 0.6).hut()
			b.fill(poly(-70, 78, 70, 78, 84, 90, -84, 90), of(0.05).to(0.2).cut(2).wash(white))
			for i, x := range []float64{-56, -22, 14, 48} {
				b.at(x, 88, 0.26).basket([]rgb{goldWash, leafWash, redWash, dryWash}[i])
			}
			b.at(-4, 88, 0.3).pot()
			for i, x := range []float64{-60, -30, 0, 30, 60} {
				p := bowed
				if i == 2 {
					p = handsUp.in(coat)
				}
				b.at(x, 78, 0.52).figure(p)
			}
			listeners(b, -84, -30, 99, 0.5, 3)
			listeners(b, 40, 94, 99, -0.5, 3)
		},
		"elders-questions": func(b burin) {
			b.lamp(0, 76, 90, 0.8)
			b.night(66)
			b.ground(72, 1, of(0.6).to(0.85).cut(-6).wash(earthWash))
			b.at(96, 84, 0.66).hut()
			b.at(0, 92, 0.46).lantern()
			b.at(-52, 98, 0.86).figure(sitting.in(coat))
			p := sitting.in(robe)
			p.hand = [2]float64{80, 120}
			b.at(46, 98, -0.86).figure(p)
			b.at(78, 97, -0.8).figure(sitting.in(robe))
			b.at(108, 98, -0.76).figure(sitting)
			b.at(-20, 99, 0.3).book()
			b.at(-96, 97, 0.9).staff(70, 2)
		},
		"service": func(b burin) {
			b.plains(44)
			b.at(0, 80, 0.7).squeezed(1.3, 1).hut()
			b.rule(2.6, 0, 96, 0, 40)
			b.rule(2.6, -12, 54, 12, 54)
			b.at(-24, 92, 0.7).figure(speaker)
			listeners(b, 24, 124, 97, -0.5, 7)
			listeners(b, 34, 118, 86, -0.4, 6)
			listeners(b, -124, -56, 97, 0.5, 5)
			listeners(b, -118, -60, 86, 0.4, 4)
		},
		"quarrel-ended": func(b burin) {
			b.plains(48)
			b.at(-100, 76, 0.5).hut()
			b.at(100, 76, 0.5).hut()
			p := open
			p.hand, p.lean = [2]float64{70, 76}, 10
			b.at(-38, 96, 0.76).figure(p.in(robe))
			b.at(38, 96, -0.76).figure(p)
			b.at(0, 90, 0.74).figure(pose{near: [2]float64{4, 2}, far: [2]float64{-4, -2}, hand: [2]float64{66, 60}, hand2: [2]float64{-66, -60}, dress: coat})
			b.at(-72, 95, 0.6).figure(standing)
			b.at(72, 95, -0.6).figure(standing.in(robe))
		},
		"eleven-orphans": func(b burin) {
			b.plains(48)
			b.at(92, 86, 0.86).hut()
			b.at(-64, 86, 0.66).hut()
			b.at(40, 96, -0.78).figure(open.in(robe))
			b.at(-104, 96, 0.76).figure(open.in(coat))
			for i := range 11 {
				b.at(-84+11.4*float64(i), 94+3*float64(i%2), 0.34+0.05*float64(i%3)).figure([]pose{walking, standing, open}[i%3].in([]dress{tunic, wrap}[i%2]))
			}
		},
		"evening-hymn": func(b burin) {
			b.lamp(-8, 88, 90, 0.7)
			b.sky(0.6, 0.2, 64, duskWash)
			b.ground(70, 1, of(0.5).to(0.75).cut(-6).wash(earthWash))
			b.at(-114, 84, 0.86).thorn()
			b.at(-8, 97, 0.5).fire()
			for i, x := range []float64{-76, -52, 24, 48, 72} {
				k := 0.66
				if x > 0 {
					k = -k
				}
				p := standing
				p.nod, p.hand = -14, [2]float64{20, 90}
				b.at(x, 96, k).figure(p.in([]dress{robe, coat, tunic, soldier, wrap}[i]))
			}
			for i, q := range [][2]float64{{-40, 40}, {-16, 26}, {12, 34}, {36, 18}, {60, 28}} { // the notes
				b.fill(tilted(q[0], q[1], 4, 3, -20), of(1))
				b.rule(1.3, q[0]+3.6, q[1]-1, q[0]+3.6, q[1]-15)
				if i%2 == 0 {
					b.line(1.4, q[0]+3.6, q[1]-15, q[0]+8, q[1]-11, q[0]+9, q[1]-7)
				}
			}
		},
		"letters-by-fire": func(b burin) {
			b.lamp(-4, 90, 90, 0.85)
			b.night(64)
			b.ground(72, 1, of(0.6).to(0.85).cut(-6).wash(earthWash))
			b.at(-4, 97, 0.5).fire()
			b.at(-58, 70, 0.6).slate()
			b.at(-96, 97, 0.76).figure(pointing.in(coat))
			listeners(b, 34, 112, 97, -0.66, 4)
			b.at(-30, 98, 0.6).pupil(wrap)
		},
		"spelling-book": func(b burin) {
			b.ground(-4, 0.1, of(0.3).to(0.5).cut(0).wash(woodWash))
			b.fill(poly(-92, 12, -10, 6, -4, 90, -86, 96), of(0.01).wash(white).edge(1.2))
			b.at(-70, 34, 1).turned(-4).fruitPicture()
			b.at(-32, 32, 1).turned(-4).letterA()
			b.at(-68, 72, 0.2).turned(-4).fish(of(0.2).wash(goldWash), false)
			for i := range 4 {
				b.line(1.4, -44, 62+7*float64(i), -34, 61+7*float64(i), -14, 60+7*float64(i))
			}
			b.at(60, 94, 0.96).press()
			b.at(116, 96, 0.7).quill()
		},
		"captives-home": func(b burin) {
			b.plains(48)
			b.at(96, 82, 0.66).hut()
			b.at(64, 76, 0.5).hut()
			b.at(-112, 76, 0.5).thorn()
			b.coffle(5, -66, 16, 95, 0.64)
			b.at(-96, 96, 0.74).figure(walking.in(coat))
			b.at(48, 94, -0.62).figure(handsUp.in(robe))
			b.at(72, 96, -0.62).figure(running)
			b.line(1.8, -50, 99, -40, 97, -30, 99)
			b.line(1.8, -20, 99, -12, 96, 0, 99)
		},
		"petition": func(b burin) {
			b.ground(-4, 0.1, of(0.3).to(0.5).cut(0).wash(woodWash))
			b.fill(poly(-76, 4, 52, 0, 60, 100, -70, 104), of(0.01).wash(white).edge(1.3))
			for i := range 4 {
				b.line(1.4, -58, 14+6*float64(i), -20, 12+6*float64(i), 40-20*float64(i%2), 11+6*float64(i))
			}
			for i := range 14 { // many hands have signed
				x, y := -58+34*float64(i%3), 46+10*float64(i/3)
				w := b.dice.Between(16, 28)
				b.line(1, x, y, x+w*0.2, y-4, x+w*0.4, y+1, x+w*0.6, y-3, x+w*0.8, y+1, x+w, y-1)
			}
			b.fill(oval(34, 88, 11, 10), of(0.4).round(6).deep(0.6).wash(redWash))
			b.even(1.6, 84, 20, 92, 34, 84, 48, 92, 62, 84, 76)
			for i := range 7 { // a broken chain
				b.even(2.2, 92, 14+12*float64(i), 98, 18+12*float64(i), 92, 24+12*float64(i), 87, 18+12*float64(i), 92, 14+12*float64(i))
			}
			b.at(-108, 96, 0.7).quill()
		},
		"open-sky": func(b burin) {
			b.sky(0.2, 0.02, 60, skyWash)
			for i := range 18 {
				p := xy{-20, 60}
				a := 184 + 10*float64(i)
				b.along(0.8, []xy{p.polar(a, 60), p.polar(a, 76), p.polar(a, 100)})
			}
			b.hills(60, 3, 40, 3, of(0.24).cut(0).wash(hillWash))
			b.ground(68, 1, of(0.14).to(0.4).cut(-6).wash(dryWash))
			b.fill(blob(-52, 97, -40, 84, -14, 80, 8, 86, 14, 97), of(0.2).to(0.5).like(craggy, 6).wash(rockWash))
			b.at(-20, 84, 0.72).figure(speaker)
			listeners(b, 30, 124, 97, -0.5, 7)
			listeners(b, -124, -66, 97, 0.5, 4)
			b.at(104, 74, 0.4).thorn()
		},
		"station-ground": func(b burin) {
			b.sky(0.22, 0.04, 44, skyWash)
			b.hills(43, 5, 24, 3, of(0.3).cut(-12).wash(hillWash))
			b.water(66, 101, 0.44, 0.26)
			b.fill(append(shape(curve(b.left(), 60, -60, 56, 0, 54, 60, 62, 86, 74, 40, 84, -30, 90, b.left(), 96)), xy{b.left(), 60}), of(0.14).to(0.4).cut(-8).wash(leafWash).edge(1))
			for i := range 5 { // pegs and line
				x := -84 + 32*float64(i)
				b.rule(1.8, x, 74, x, 62)
			}
			b.rule(0.9, -84, 66, 44, 66)
			b.at(-104, 66, 0.5).broad()
			b.at(-20, 82, 0.6).figure(pointing.in(coat))
			b.at(4, 83, 0.56).figure(standing.in(robe))
			b.at(-58, 84, 0.5).figure(kneeling)
			b.at(96, 96, 0.44).canoe()
			b.at(114, 66, 0.44).palm()
		},
		"hill-station": func(b burin) {
			b.sky(0.26, 0.03, 60, skyWash)
			b.cloud(-70, 18, 36, 8)
			b.hills(62, 8, 30, 3, of(0.26).cut(0).wash(hillWash))
			hill := append(shape(curve(b.left(), 92, -80, 76, -40, 54, 10, 44, 50, 48, 90, 70, b.right(), 88)), xy{b.right(), 102}, xy{b.left(), 102})
			b.fill(hill, of(0.12).to(0.44).cut(-14).wash(leafWash).edge(1))
			b.fill(poly(-6, 50, -6, 30, 34, 30, 34, 50), of(0.04).toRight(0.2).cut(80).wash(white))
			b.fill(poly(-10, 31, 4, 16, 26, 16, 38, 31), of(0.3).to(0.6).cut(70).like(furry, 3).wash(dryWash))
			b.fill(poly(6, 50, 6, 36, 14, 36, 14, 50), of(0.85))
			b.fill(poly(20, 44, 20, 37, 27, 37, 27, 44), of(0.7))
			b.rule(1.4, 14, 16, 14, 5)
			b.rule(1.4, 10, 9, 18, 9)
			b.at(-44, 66, 0.4).conifer()
			b.at(60, 62, 0.42).conifer()
			b.at(-74, 96, 0.56).figure(pointing.in(coat))
			b.at(-96, 97, 0.5).figure(standing.in(robe))
			b.at(104, 96, 0.44).broad()
		},
		"meeting-wells": func(b burin) {
			b.sky(0.1, 0.02, 62, sandWash)
			b.dune(-180, 0, 66, 14, 0.6)
			b.dune(20, 190, 64, 18, 0.4)
			b.ground(70, 1.5, of(0.06).to(0.24).dots().wash(sandWash))
			b.at(-96, 82, 0.86).palm()
			b.at(-72, 78, 0.7).palm()
			b.at(104, 84, 0.8).palm()
			b.at(0, 96, 0.7).wellHead()
			b.at(-44, 95, 0.64).figure(speaker)
			listeners(b, 34, 86, 97, -0.5, 4)
			b.at(-84, 96, 0.5).huddled(blueWash)
			b.at(-112, 97, 0.46).huddled(clothWash)
			b.at(64, 78, 0.34).camel()
		},
	})
}

// fruitPicture is a fruit as a primer shows it.
func (b burin) fruitPicture() {
	b.fruit(0, 0, 13)
	b.leaf(0, -12, -40, 13, 6)
}

// letterA is a capital letter, 40 units high.
func (b burin) letterA() {
	b.fill(poly(-16, 18, -2, -20, 4, -20, 18, 18, 10, 18, 6, 8, -8, 8, -11, 18), of(0.97).edge(0.4))
	b.fill(poly(-5, 2, 4, 2, 0, -11), of(0).bare().wash(white))
}

// wellHead is a low ring of stone with a beam over it, 70 units wide.
func (b burin) wellHead() {
	b.masonry(-34, 0, 68, 22, 6)
	b.fill(oval(0, -22, 34, 7), of(0.95))
	b.rule(2.4, -30, -20, -26, -76)
	b.rule(2.4, 30, -20, 26, -76)
	b.rule(2.8, -32, -74, 32, -74)
	b.rule(1.1, 0, -74, 0, -40)
	b.fill(poly(-8, -40, 8, -40, 6, -26, -6, -26), of(0.3).toRight(0.6).wash(woodWash))
}
