package engraving

import "sourceofthenile/render/paint"

// Misfortunes among people, and of goods (rule 11).

// moonlit is open country by night.
func (b burin) moonlit(horizon float64) {
	b.night(horizon)
	b.hills(horizon-2, 4, 30, 3, of(0.82).cut(-8).wash(nightWash))
	b.ground(horizon+6, 1.5, of(0.55).to(0.8).cut(-5).wash(nightWash))
}

// plains is open country by day.
func (b burin) plains(horizon float64) {
	b.sky(0.22, 0.05, horizon, skyWash)
	b.hills(horizon-1, 4, 34, 3, of(0.28).cut(0).wash(hillWash))
	b.ground(horizon+7, 1.5, of(0.14).to(0.4).cut(-6).wash(dryWash))
}

// yoked walks with a forked pole at the neck, hands bound.
func (b burin) yoked() {
	p := walking
	p.lean, p.nod, p.hand, p.hand2 = 12, 16, [2]float64{20, 60}, [2]float64{26, 70}
	b.figure(p.in(wrap))
	b.rule(1.8, 12, -80, 58, -74)
}

// rider sits on a horse with a musket.
func (b burin) rider() {
	b.horse()
	p := sitting.in(robe)
	p.drop, p.lean, p.near, p.far, p.hand = 44, 6, [2]float64{50, -10}, [2]float64{46, -12}, [2]float64{60, 80}
	c := b.at(-2, -66, 0.86)
	c.rule(2, -10, -84, 34, -22)
	c.figure(p)
	c.fill(blob(-6, -50, -5, -58, 4, -60, 10, -54, 7, -49), of(0.04).wash(white))
}

func init() {
	musket := func(b burin, x, y, k, deg float64) { b.at(x, y, k).musketAt(0, 0, deg) }
	add(scene, "disaster", map[string]func(b burin){
		"game-gone": func(b burin) {
			b.sky(0.1, 0.03, 60, skyWash)
			b.sun(92, 18, 8, 14)
			b.hills(58, 2, 50, 3, of(0.2).cut(0).wash(hillWash))
			b.ground(64, 1, of(0.08).to(0.24).dots().wash(dryWash))
			b.at(40, 66, 0.3).thorn()
			b.at(-20, 64, 0.16).thorn()
			for i, q := range [][2]float64{{-58, 14}, {-36, 22}, {-12, 10}, {14, 24}} {
				b.at(q[0], q[1], 0.16-0.02*float64(i%2)).vultureFar()
			}
			b.at(64, 92, 0.66).skull()
			for i := range 6 {
				b.even(1.2, 8+6*float64(i), 93, 10+6*float64(i), 84-float64(i%3), 15+6*float64(i), 82, 18+6*float64(i), 87)
			}
			b.line(1.6, 4, 93, 26, 91, 46, 93)
			p := standing.in(coat)
			p.hand = [2]float64{96, 200}
			b.at(-84, 95, 0.74).figure(p)
			b.rule(2, -96, 95, -90, 50)
			for i := range 7 {
				b.fill(tilted(-50+13*float64(i), 96-5*float64(i)*0.8+2*float64(i%2), 1.9-0.12*float64(i), 1.1, 0), of(0.9).edge(0.3))
			}
			b.at(-112, 97, 0.6).figure(standing.in(soldier))
		},
		"bearers-desert": func(b burin) {
			b.moonlit(58)
			b.moon(76, 20, 11)
			b.at(-104, 78, 0.8).thorn()
			b.at(-64, 88, 0.56).tent()
			b.at(-58, 97, 0.3).sleeper(clothWash)
			b.at(-18, 96, 0.36).bale()
			b.at(-2, 92, 0.3).bale()
			b.at(-10, 85, 0.26).bale()
			for i := range 6 {
				f := float64(i) / 5
				p := crouched
				if i > 2 {
					p = running
				}
				b.at(paint.Lerp(14, 118, f), paint.Lerp(97, 68, f), paint.Lerp(0.5, 0.2, f)).figure(p.in(wrap))
			}
		},
		"slave-raiders": func(b burin) {
			b.sky(0.4, 0.08, 58, duskWash)
			b.hills(56, 4, 30, 3, of(0.4).cut(0).wash(hillWash))
			b.smoke(-92, 52, 48, 12, 14)
			b.smoke(-72, 54, 52, 14, 18)
			b.ground(64, 1, of(0.4).to(0.6).cut(-6).wash(dryWash))
			b.at(-100, 68, 0.26).hut()
			b.at(-74, 68, 0.24).hut()
			b.flames(-100, 50, 14, 14, 4)
			b.flames(-74, 52, 13, 13, 4)
			for i := range 5 {
				b.at(-40+26*float64(i), 92, 0.52).yoked()
			}
			b.at(96, 92, 0.56).rider()
			b.at(-78, 94, 0.58).figure(walking.in(robe))
			musket(b, -94, 62, 0.6, -24)
			b.at(-4, 76, 0.3).figure(walking.in(robe))
			musket(b, -12, 60, 0.3, -30)
		},
		"bad-omens": func(b burin) {
			b.night(66)
			b.fill(tube(-8, 12, 13, 40, 7, 7, 92, -3, 0.6), of(0.16).cut(-6).bare().wash(white))
			b.fill(oval(-12, 13, 7, 7), of(0).bare().wash(white))
			b.hills(66, 4, 40, 3, of(0.85).cut(-8).wash(nightWash))
			b.ground(76, 1.5, of(0.6).to(0.85).cut(-6).wash(nightWash))
			b.deadTree(-76, 100)
			b.at(-44, 41, 0.42).owl()
			b.at(28, 94, -0.5).figure(handsUp)
			b.at(54, 96, -0.54).figure(pointing.in(robe))
			b.at(80, 95, -0.5).huddled(clothWash)
			b.at(108, 96, -0.54).figure(open.in(coat))
			b.at(6, 98, 0.36).bale()
		},
		"false-guide": func(b burin) {
			b.sky(0.2, 0.04, 52, skyWash)
			b.hills(46, 9, 20, 3, of(0.36).cut(-12).like(leafy, 6).wash(leafWash))
			b.ground(58, 2, of(0.4).to(0.6).cut(-8).wash(leafWash))
			path := of(0.04).to(0.14).dots().wash(sandWash).edge(0.6)
			b.fill(shape(append(curve(-24, 102, -26, 84, -60, 72, -112, 62), curve(-96, 61, -40, 70, 0, 80, 10, 102)...)), path)
			b.fill(shape(append(curve(-8, 86, 30, 72, 80, 66, 120, 60), curve(128, 62, 70, 72, 30, 82, 12, 102)...)), path)
			b.at(-2, 78, 0.8).broad()
			b.at(-116, 70, 0.5).bush()
			b.at(96, 58, 0.3).palm()
			b.at(-70, 92, 0.56).figure(pose{lean: 10, nod: 16, near: [2]float64{6, 2}, far: [2]float64{-6, -4}, hand: [2]float64{40, 96}, hand2: [2]float64{30, 90}, dress: coat})
			b.at(-56, 61, 0.55).turned(-8).page(0)
			b.at(-102, 95, 0.54).figure(open.in(soldier))
			b.at(-38, 98, 0.5).bearer()
			p := crouched
			b.at(82, 84, 0.5).figure(p)
			b.at(104, 96, 0.5).bush()
			b.at(62, 98, 0.36).fern(7)
		},
		"quarrel": func(b burin) {
			b.plains(54)
			b.at(-100, 76, 0.6).thorn()
			b.at(92, 80, 0.6).tent()
			fist := pose{lean: 14, near: [2]float64{36, 4}, far: [2]float64{-24, -30}, hand: [2]float64{84, 130}, hand2: [2]float64{50, 120}, dress: soldier}
			b.at(-22, 95, 0.78).figure(fist)
			g := fist.grip()
			b.at(-22, 95, 0.78).fill(poly(g.X, g.Y, g.X+4, g.Y-2, g.X+7, g.Y-20, g.X+1, g.Y-14), of(0.1).wash(greyWash))
			fist.hand, fist.lean = [2]float64{120, 160}, -4
			b.at(24, 95, -0.78).figure(fist.in(soldier))
			g = fist.grip()
			b.at(24, 95, -0.78).rule(3, g.X-6, g.Y+8, g.X+8, g.Y-26)
			b.at(-64, 92, 0.6).figure(open)
			b.at(66, 93, -0.62).figure(open.in(coat))
			b.at(-86, 96, 0.6).figure(standing.in(robe))
			b.at(0, 97, 0.2).bowl(of(0.1))
			b.at(116, 96, -0.5).figure(standing.in(soldier))
		},
		"hunting-accident": func(b burin) {
			b.plains(52)
			b.at(-108, 66, 0.7).thorn()
			b.at(6, 70, 0.5).antelope(of(0.14).to(0.3).cut(-45).round(5).wash(tawnyWash), true)
			b.at(-80, 95, 0.72).musketeer()
			b.cloud(-26, 42, 15, 8)
			b.cloud(-10, 39, 11, 6)
			b.line(0.9, -34, 42, 20, 45, 64, 52)
			b.at(92, 92, 0.5).bush()
			p := pose{lean: -26, nod: -16, drop: 10, near: [2]float64{50, -20}, far: [2]float64{10, -40}, hand: [2]float64{100, 130}, hand2: [2]float64{-80, -110}, dress: soldier}
			b.at(64, 94, -0.74).figure(p)
			musket(b, 74, 92, 0.6, 16)
			b.blades(-30, 40, 101, 14, 26, of(0.6).wash(dryWash))
			b.blades(90, 140, 101, 16, 20, of(0.6).wash(dryWash))
		},
		"theft": func(b burin) {
			b.lamp(-96, 70, 56, 0.6)
			b.moonlit(60)
			b.moon(100, 18, 9)
			l := of(0.4).toRight(0.6).cut(64).wash(clothWash)
			b.fill(poly(-136, 102, -110, -8, -20, -8, 22, 102), l)
			b.fill(poly(-80, 102, -58, 34, -30, 102), of(0.96))
			b.fill(poly(-58, 34, -30, 102, -14, 98, -50, 40), of(0.1).cut(60).wash(clothWash))
			b.at(-110, 97, 0.56).sleeper(redWash)
			b.at(16, 97, 0.62).figure(crouched.in(wrap))
			b.at(42, 66, 0.5).sack(false)
			b.at(84, 94, 0.5).figure(running.in(wrap))
			b.at(82, 58, 0.36).bale()
			b.at(-34, 99, 0.3).bale()
			for i := range 9 { // beads and cloth strewn
				b.fill(oval(-14+7*float64(i), 97+2*b.dice.Spread(1), 1.2, 1), of(0.1).wash(redWash).edge(0.5))
			}
			b.at(116, 92, 0.5).bush()
		},
		"mutiny": func(b burin) {
			b.plains(52)
			b.at(104, 82, 0.86).tent()
			b.at(44, 97, 0.5).chest(true)
			b.at(70, 95, -0.76).figure(open.in(coat))
			b.at(-112, 74, 0.5).thorn()
			angry := pose{lean: 6, near: [2]float64{22, 4}, far: [2]float64{-18, -20}, hand: [2]float64{110, 160}, hand2: [2]float64{40, 80}, dress: soldier}
			for i, x := range []float64{-104, -84, -62, -40, -16} {
				p := angry
				if i%2 == 1 {
					p.hand = [2]float64{80, 96}
				}
				c := b.at(x, 92+float64(i%3)*2, 0.7)
				g := p.grip()
				if i%2 == 0 {
					c.rule(2.2, g.X-8, g.Y+18, g.X+12, g.Y-40)
				}
				c.figure(p)
			}
		},
		"elephants-graveyard": func(b burin) {
			b.sky(0.34, 0.06, 56, duskWash)
			b.hills(52, 9, 20, 3, of(0.45).cut(-10).wash(hillWash))
			b.ground(64, 2, of(0.2).to(0.45).cut(-6).wash(dryWash))
			bone := of(0.02).to(0.22).cut(60).round(4).deep(0.5).wash(white)
			for i := range 7 { // ribs
				x := -96 + 10*float64(i)
				b.fill(tube(x, 82, 3.4, x-3, 62, 3, x+4, 48+float64(i%3), 2.4, x+13, 46, 1.2), bone)
			}
			b.fill(tube(-104, 82, 5, -60, 78, 6, -28, 82, 5), bone)
			b.at(80, 71, -0.38).figure(pointing) // farther off than the bones
			b.at(68, 69, -0.33).figure(standing.in(wrap))
			b.at(24, 93, 0.74).elephantSkull()
			b.tusk(86, 94, 46, -20)
			b.tusk(70, 98, 40, -8)
			b.tusk(-8, 98, 36, 190)
			b.tusk(-60, 97, 34, -14)
			b.at(-112, 70, 0.5).thorn()
		},
		"canoe-stolen": func(b burin) {
			b.sky(0.2, 0.05, 38, skyWash)
			b.hills(37, 5, 24, 3, of(0.4).cut(-12).like(leafy, 5).wash(leafWash))
			b.water(42, 101, 0.46, 0.24)
			b.at(-104, 46, 0.4).palm()
			b.at(-60, 62, 0.3).canoe()
			b.at(-66, 60, 0.3).paddler()
			b.at(-54, 60, 0.3).paddler()
			b.line(0.8, -28, 63, -8, 65, 14, 68)
			b.line(0.8, -30, 66, -12, 70, 4, 74)
			b.fill(shape(append(curve(140, 60, 96, 66, 52, 78, 10, 102), xy{140, 102})), of(0.24).to(0.5).cut(-10).wash(earthWash).edge(0.9))
			b.fill(tube(34, 98, 6, 35, 72, 5.4), of(0.4).toRight(0.8).cut(80).wash(woodWash))
			b.even(1.6, 31, 80, 39, 80)
			b.even(1.6, 31, 82, 39, 82)
			b.even(1.3, 33, 81, 24, 88, 18, 86, 8, 94)
			b.at(70, 92, -0.64).figure(handsUp.in(coat))
			b.at(96, 94, -0.6).figure(pointing)
			b.at(118, 92, -0.6).bearer()
			b.at(-116, 101, 0.5).reedClump(12)
		},
		"spoiled-rations": func(b burin) {
			b.sky(0.44, 0.3, 66, earthWash)
			b.ground(66, 0.5, of(0.3).to(0.5).cut(0).wash(woodWash))
			b.at(-92, 92, 0.86).keg()
			b.at(-22, 94, 1.1).sack(true)
			b.fill(blob(2, 94, 10, 74, 30, 66, 48, 78, 78, 92, 84, 97, -6, 97), of(0.2).to(0.5).like(mottled, 3).cut(10).wash(dryWash))
			for range 40 {
				x := b.dice.Between(8, 72)
				b.fill(oval(x, 96-b.dice.Next()*min(x-2, 80-x)*0.6, 1.5, 1), of(0.05).edge(0.5).wash(dryWash))
			}
			for _, q := range [][3]float64{{-30, 62, 9}, {-10, 76, 7}, {22, 78, 8}, {46, 86, 7}, {-84, 62, 8}} { // mould
				b.fill(lobes(q[0], q[1], q[2], q[2]*0.7, 11, b.dice), of(0.45).dots().wash(leafWash).edge(0.5))
			}
			for range 14 { // weevils
				x, y := b.dice.Between(-40, 90), b.dice.Between(80, 98)
				b.fill(oval(x, y, 1.8, 1.1), of(1).edge(0.4))
				b.rule(0.6, x+1.5, y, x+3.4, y-0.8)
			}
			p := bowed.in(coat)
			p.hand = [2]float64{60, 150}
			b.at(108, 97, -0.84).figure(p)
		},
		"wet-powder": func(b burin) {
			b.stormSky(60)
			b.ground(62, 1, of(0.3).to(0.55).cut(0).wash(earthWash))
			b.pool(oval(-10, 94, 96, 7), 0.3, 0.14)
			b.at(-84, 92, 0.8).turned(0).keg()
			b.fill(lobes(-84, 36, 17, 6, 9, b.dice), of(0.95))
			b.line(1.4, -62, 58, -56, 74, -58, 92)
			b.line(1.4, -100, 60, -106, 76, -104, 92)
			b.at(-46, 78, 1.5).musketAt(0, 0, -12)
			b.at(20, 94, 0.9).horn()
			p := sitting.in(soldier)
			b.at(104, 96, -0.74).figure(p)
			b.at(84, 84, 0.7).musketAt(0, 0, -150)
			b.rain(10, 90, 150)
		},
		"notes-lost": func(b burin) {
			b.sky(0.18, 0.05, 30, skyWash)
			b.hills(29, 4, 24, 3, of(0.4).cut(-12).like(leafy, 5).wash(leafWash))
			b.water(32, 101, 0.42, 0.26)
			b.at(-4, 74, 0.66).turned(-7).book()
			b.pool(blob(-54, 76, -28, 74, 8, 76, 36, 71, 52, 74, 44, 84, 0, 88, -44, 86), 0.3, 0.2)
			b.wavelets(-8, 78, 66, 5)
			b.at(48, 52, 0.6).page(20)
			b.at(78, 60, 0.5).page(-14)
			b.at(104, 40, 0.5).page(40)
			b.at(-58, 46, 0.42).page(-30)
			b.at(34, 88, 0.55).page(8)
			b.bank(-1, 84, 78, 0.9)
			b.at(-104, 92, 0.6).figure(pose{lean: 34, near: [2]float64{40, 0}, far: [2]float64{-10, -40}, hand: [2]float64{70, 80}, hand2: [2]float64{80, 90}, dress: coat})
			b.at(112, 101, 0.5).reedClump(12)
		},
		"burst-water-skins": func(b burin) {
			b.sky(0.08, 0.02, 56, sandWash)
			b.sun(-100, 18, 10, 16)
			b.dune(-170, 20, 62, 20, 0.6)
			b.dune(-20, 190, 60, 26, 0.4)
			b.ground(70, 2, of(0.08).to(0.24).dots().wash(sandWash))
			b.rule(2.6, -46, 96, -40, 4)
			b.rule(2.6, 60, 96, 54, 4)
			b.rule(2.8, -50, 10, 66, 8)
			b.at(-14, 92, 0.82).at(0, -6, 1).skin(true)
			b.at(36, 90, 0.74).at(0, -6, 1).skin(false)
			water := of(0.02).to(0.24).cut(80).wash(waterWash).edge(0.8)
			b.fill(shape(append(curve(-2, 48, 8, 56, 14, 74, 16, 94), curve(2, 94, 4, 74, 0, 60, -8, 54)...)), water)
			b.pool(oval(6, 94, 34, 4.6), 0.3, 0.2)
			for range 14 {
				b.fill(oval(8+b.dice.Spread(22), 84+b.dice.Spread(8), 0.9, 1.4), of(0.1).wash(waterWash).edge(0.5))
			}
			b.at(-80, 95, 0.7).figure(handsUp)
			b.at(100, 94, -0.66).figure(kneeling.in(robe))
		},
	})
}

// vultureFar soars far off, 100 units across.
func (b burin) vultureFar() {
	b.fill(blob(-100, -20, -60, -26, -20, -6, 0, -8, 20, -6, 60, -26, 100, -20, 60, -12, 24, 10, 10, 8, 0, 20, -10, 8, -24, 10, -60, -12), of(0.95).edge(0.3))
}

// deadTree stands bare at the left, one bough reaching right.
func (b burin) deadTree(x, y float64) {
	t := of(0.9).wash(woodWash).edge(0.5)
	b.fill(tube(x-2, y, 16, x-4, y-34, 10, x-10, y-70, 7, x-18, y-98, 2), t)
	b.fill(tube(x-5, y-44, 8, x+14, y-57, 5, x+34, y-60, 4, x+54, y-66, 1.4), t)
	b.fill(tube(x-8, y-60, 6, x+4, y-78, 3.4, x+10, y-98, 1), t)
	b.fill(tube(x-6, y-40, 6, x-24, y-56, 4, x-36, y-60, 1.4), t)
	b.fill(tube(x+20, y-58, 3, x+26, y-72, 2, x+34, y-80, 0.6), t)
	b.fill(tube(x-12, y-76, 3.4, x-28, y-86, 2, x-34, y-98, 0.6), t)
}

// owl sits looking out of the picture, 90 units high.
func (b burin) owl() {
	b.fill(blob(-24, 0, -30, -30, -24, -58, -26, -82, -12, -74, 12, -74, 26, -82, 24, -58, 30, -30, 24, 0, 0, 8), of(0.4).to(0.6).cut(80).round(8).like(furry, 5).wash(woodWash))
	for _, s := range []float64{-1, 1} {
		b.fill(oval(11*s, -58, 11, 12), of(0.06).wash(white))
		b.fill(oval(11*s, -58, 7, 7.5), of(0).wash(goldWash))
		b.fill(oval(11*s, -58, 4, 4.6), of(1))
	}
	b.fill(poly(-3, -52, 3, -52, 0, -42), of(0.8))
	for i := range 4 {
		for j := range 3 {
			b.line(0.9, -16+11*float64(j), -34+9*float64(i), -12+11*float64(j), -30+9*float64(i), -8+11*float64(j), -34+9*float64(i))
		}
	}
}

// elephantSkull lies facing right, 70 units wide.
func (b burin) elephantSkull() {
	bone := of(0.02).to(0.24).cut(-50).round(7).deep(0.55).wash(white)
	b.fill(blob(-34, -14, -36, -38, -26, -56, -8, -62, 10, -56, 20, -40, 26, -20, 30, -4, 18, 0, 6, -8, -8, -2, -26, 0), bone)
	b.fill(tilted(6, -34, 7, 9, 20), of(1))
	b.fill(tilted(16, -18, 3.4, 5, -20), of(0.9))
	b.fill(tilted(-22, -26, 4, 7, 20), of(0.7))
	b.fill(tube(22, -8, 9, 40, -2, 8, 58, -12, 5, 70, -30, 1), bone)
	b.line(0.8, -20, -50, -10, -40, -14, -24)
}

// tusk lies on the ground.
func (b burin) tusk(x, y, l, deg float64) {
	b.at(x, y, 1).turned(deg).fill(tube(0, 0, 6, l*0.4, -l*0.06, 5, l*0.8, -l*0.22, 3, l, -l*0.4, 0.6), of(0.02).to(0.3).cut(60).round(3).deep(0.5).wash(white))
}

// horn is a powder horn on its cord, 70 units wide.
func (b burin) horn() {
	b.fill(tube(-34, -30, 26, -8, -14, 22, 20, -16, 13, 40, -36, 5), of(0.2).to(0.5).cut(60).round(8).deep(0.6).wash(goldWash))
	b.fill(tilted(-36, -32, 5, 13.5, -36), of(0.6).wash(woodWash))
	b.fill(tube(39, -34, 5, 44, -42, 3.4), of(0.8))
	b.even(1, -30, -44, -10, -66, 22, -60, 38, -38)
}
