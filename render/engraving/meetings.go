package engraving

import "sourceofthenile/render/paint"

// Meetings with people: policies, trade, battle and what comes of it (rules 13
// to 16).

// stockade is a fence of thorn boughs across the foreground.
func (b burin) stockade(x0, x1, y, h float64) {
	n := int((x1 - x0) / 5)
	for i := range n {
		x := paint.Lerp(x0, x1, (float64(i)+0.5)/float64(n))
		a := b.dice.Spread(h * 0.5)
		b.line(1.5, x-a, y, x, y-h*0.5, x+a, y-h*b.dice.Between(0.7, 1.1))
		b.line(1, x+a*0.4, y-h*0.7, x+a*0.4+3, y-h*0.9, x+a*0.4+7, y-h*0.86)
		b.line(1, x-a*0.3, y-h*0.3, x-a*0.3-4, y-h*0.44, x-a*0.3-6, y-h*0.4)
	}
	b.line(1.8, x0, y-h*0.35, paint.Lerp(x0, x1, 0.5), y-h*0.5, x1, y-h*0.35)
}

// warrior stands with spear and shield, facing right.
func (b burin) warrior(p pose) {
	b.figure(p)
	g := p.grip()
	b.at(g.X, g.Y, 1).turned(p.lean*0.5).at(0, 50, 1).spear(100)
	b.fill(blob(6, -62, 16, -70, 26, -60, 27, -36, 18, -20, 8, -30), of(0.1).to(0.4).cut(80).round(5).wash(woodWash))
	b.line(1.4, 17, -68, 18, -45, 18, -22)
	b.fill(oval(17.5, -45, 3, 5), of(0.8))
}

var armed = pose{lean: 4, near: [2]float64{16, 4}, far: [2]float64{-12, -14}, hand: [2]float64{40, 120}, hand2: [2]float64{20, 60}}

func init() {
	gifts := func(b burin) { // cloth, beads and wire laid out
		b.fill(poly(-50, 0, -38, -14, 44, -14, 54, 0), of(0.16).cut(10).wash(redWash))
		b.fill(tube(-34, -9, 7, -16, -9, 7), of(0.1).wash(blueWash))
		b.fill(tube(-32, -5, 7, -14, -5, 7), of(0.2).wash(goldWash))
		for i := range 9 {
			b.fill(oval(-2+3.4*float64(i), -5-2*float64(i%3), 1.8, 1.8), of(0.05).wash(blueWash).edge(0.8))
		}
		b.even(1.6, 36, -8, 40, -12, 44, -8, 40, -4, 36, -8)
	}
	add(scene, "policy", map[string]func(b burin){
		"fortified-camp": func(b burin) {
			b.plains(50)
			b.at(-60, 82, 0.62).tent()
			b.at(0, 80, 0.56).tent()
			b.at(56, 82, 0.62).tent()
			b.at(28, 86, 0.34).fire()
			b.at(-92, 92, 0.6).askari()
			b.at(90, 92, -0.6).askari()
			b.at(-12, 86, 0.44).figure(standing.in(coat))
			b.at(2, 87, 0.6).flag(redWash)
			b.stockade(b.left(), b.right(), 100, 22)
			b.stockade(b.left(), b.right(), 101, 16)
		},
		"under-arms": func(b burin) {
			b.plains(52)
			b.at(104, 72, 0.6).thorn()
			b.at(-96, 96, 0.72).askari()
			b.at(-58, 94, 0.7).askari()
			b.at(-22, 96, 0.62).bearer()
			b.at(4, 94, 0.6).bearer()
			b.at(36, 95, 0.74).figure(walking.in(coat))
			b.at(72, 94, 0.7).askari()
			b.at(108, 96, 0.72).askari()
		},
		"send-the-guide": func(b burin) {
			b.plains(54)
			b.at(78, 74, 0.5).hut()
			b.at(112, 76, 0.44).hut()
			b.fill(shape(append(curve(-80, 102, -40, 88, 20, 78, 74, 74), curve(84, 75, 40, 82, 0, 90, -30, 102)...)), of(0.02).to(0.1).dots().wash(sandWash).edge(0.5))
			p := walking
			p.hand = [2]float64{100, 170}
			b.at(6, 92, 0.8).figure(p.in(robe))
			g := p.grip()
			c := b.at(6, 92, 0.8)
			c.rule(1.4, g.X, g.Y+10, g.X+3, g.Y-26)
			c.fill(poly(g.X+3, g.Y-26, g.X+20, g.Y-24, g.X+19, g.Y-12, g.X+2, g.Y-14), of(0.02).wash(white))
			b.at(-92, 96, 0.5).figure(standing.in(coat))
			b.at(-112, 96, 0.46).askari()
			b.at(98, 86, -0.36).figure(standing)
			b.at(112, 87, -0.36).warrior(standing)
		},
		"open-hands": func(b burin) {
			b.plains(52)
			b.at(112, 72, 0.44).hut()
			b.at(-112, 74, 0.5).thorn()
			b.at(-24, 96, 0.86).figure(open.in(coat))
			c := b.at(-62, 95, 0.72)
			c.rule(2, -16, -84, 16, -34)
			c.figure(open.in(soldier))
			b.at(-92, 96, 0.6).bearer()
			b.at(44, 95, -0.78).figure(open.in(robe))
			b.at(76, 95, -0.72).warrior(armed)
			b.at(104, 96, -0.7).warrior(armed)
		},
		"as-a-guest": func(b burin) {
			b.plains(50)
			b.at(-86, 82, 0.6).hut()
			b.at(92, 84, 0.7).hut()
			b.at(-2, 74, 0.86).broad()
			b.at(-46, 96, 0.7).figure(sitting.in(coat))
			b.at(46, 96, -0.7).figure(sitting.in(robe))
			b.at(70, 95, -0.64).figure(sitting)
			b.at(-74, 95, 0.64).figure(sitting.in(soldier))
			b.at(0, 98, 0.4).bowl(of(0.06).wash(white))
			b.at(22, 98, 0.26).pot()
			p := bowed.in(robe)
			p.hand = [2]float64{60, 80}
			b.at(18, 90, -0.62).figure(p)
		},
	})
	add(scene, "meeting", map[string]func(b burin){
		"people": func(b burin) {
			b.plains(50)
			b.at(-108, 76, 0.52).hut()
			b.at(-70, 72, 0.42).hut()
			b.at(106, 82, 0.74).broad()
			for i, x := range []float64{-86, -62, -38} {
				b.at(x, 94+float64(i%2)*2, 0.64).warrior(armed)
			}
			b.at(-14, 95, 0.7).figure(open.in(robe))
			b.at(44, 96, -0.74).figure(open.in(coat))
			b.at(70, 95, -0.62).askari()
			b.at(92, 96, -0.56).bearer()
		},
		"trade": func(b burin) {
			b.plains(48)
			b.at(-100, 76, 0.56).hut()
			b.at(104, 78, 0.7).palm()
			b.at(0, 96, 1).squeezed(0.9, 1).at(0, 0, 1).sackRow()
			gifts(b.at(-6, 94, 1))
			b.at(-66, 95, 0.74).figure(kneeling.in(robe))
			b.at(-92, 96, 0.7).figure(open)
			b.at(64, 95, -0.74).figure(kneeling.in(coat))
			b.at(94, 96, -0.66).figure(standing.in(soldier))
			b.at(-44, 99, 0.3).pot()
		},
		"parley": func(b burin) {
			b.plains(48)
			b.at(0, 80, 1.02).broad()
			b.at(-40, 96, 0.76).figure(sitting.in(robe))
			b.at(38, 96, -0.76).figure(sitting.in(coat))
			b.at(-72, 95, 0.7).warrior(armed)
			b.at(-98, 96, 0.66).figure(sitting)
			b.at(66, 96, -0.7).figure(sitting.in(soldier))
			b.at(96, 95, -0.64).askari()
			gifts(b.at(-2, 98, 0.66))
		},
		"hide": func(b burin) {
			b.sky(0.2, 0.05, 46, skyWash)
			b.hills(44, 6, 24, 3, of(0.4).cut(-12).like(leafy, 6).wash(leafWash))
			b.ground(54, 1.5, of(0.3).to(0.5).cut(-8).wash(leafWash))
			b.at(14, 66, 0.4).hut()
			b.at(46, 64, 0.34).hut()
			b.smoke(14, 30, 20, 5, 4)
			p := standing.in(coat)
			p.hand = [2]float64{90, 190}
			b.at(28, 88, 0.5).figure(p)
			b.at(48, 89, 0.46).askari()
			for i, x := range []float64{-98, -66, 92, 118} {
				b.at(x, 98, 0.66*float64(1-2*(i/2))).figure(crouched)
			}
			b.at(-104, 104, 0.5).bush()
			b.at(-68, 104, 0.46).bush()
			b.at(96, 105, 0.5).bush()
			b.at(128, 104, 0.5).bush()
			b.blades(-120, -40, 102, 20, 30, of(0.6).wash(deepWash))
			b.blades(70, 140, 102, 20, 26, of(0.6).wash(deepWash))
		},
		"ambush": func(b burin) {
			b.forest(true)
			b.fill(shape(append(curve(-12, 70, -10, 80, -26, 102), curve(34, 102, 14, 82, 4, 70)...)), of(0.06).to(0.2).dots().wash(sandWash))
			b.at(-4, 82, 0.3).bearer()
			b.at(6, 92, 0.44).figure(walking.in(coat))
			b.at(-10, 97, 0.46).askari()
			throw := pose{lean: 12, near: [2]float64{40, 4}, far: [2]float64{-24, -30}, hand: [2]float64{-120, -190}, hand2: [2]float64{80, 90}}
			for _, q := range [][3]float64{{-86, 98, 0.7}, {-58, 94, 0.6}, {92, 98, -0.7}, {62, 94, -0.6}} {
				c := b.at(q[0], q[1], q[2])
				c.figure(throw)
				g := throw.grip()
				c.rule(1.6, g.X-24, g.Y+4, g.X+46, g.Y-4)
				c.fill(poly(g.X+44, g.Y-6, g.X+58, g.Y-5, g.X+44, g.Y-1), of(0.6))
			}
			b.line(1.2, -40, 50, -24, 48, -6, 52)
			b.line(1.2, 52, 56, 36, 54, 18, 58)
			b.at(-104, 102, 0.44).fern(7)
			b.at(112, 102, 0.44).fern(7)
		},
		"charge": func(b burin) {
			b.plains(46)
			run := pose{lean: 18, near: [2]float64{52, 6}, far: [2]float64{-26, -70}, hand: [2]float64{60, 130}, hand2: [2]float64{20, 60}}
			b.cloud(-60, 84, 40, 6)
			for _, q := range [][3]float64{{-112, 84, 0.46}, {-90, 80, 0.4}, {-66, 82, 0.44}, {-100, 95, 0.66}, {-66, 96, 0.7}, {-30, 94, 0.66}} {
				b.at(q[0], q[1], q[2]).warrior(run)
			}
			for _, q := range [][2]float64{{58, 95}, {84, 96}, {110, 95}} {
				b.at(q[0], q[1], -0.66).musketeer()
				b.cloud(q[0]-40, 46, 9, 5)
			}
			b.at(72, 84, -0.5).figure(pointing.in(coat))
		},
		"battle": func(b burin) {
			b.sky(0.26, 0.06, 50, duskWash)
			b.hills(48, 4, 30, 3, of(0.3).cut(0).wash(hillWash))
			b.ground(56, 1.5, of(0.18).to(0.44).cut(-6).wash(dryWash))
			for i := range 9 {
				b.cloud(-110+28*float64(i), 50+b.dice.Spread(6), 24, 10)
			}
			run := pose{lean: 18, near: [2]float64{52, 6}, far: [2]float64{-26, -70}, hand: [2]float64{60, 130}, hand2: [2]float64{20, 60}}
			for _, q := range [][3]float64{{-104, 86, 0.56}, {-74, 82, 0.5}, {-46, 88, 0.6}, {-90, 97, 0.7}} {
				b.at(q[0], q[1], q[2]).warrior(run)
			}
			for i := range 5 {
				x := 26 + 24*float64(i)
				b.at(x, 92+3*float64(i%2), -0.62).musketeer()
				if i%2 == 0 {
					b.cloud(x-40, 50, 12, 6)
				}
			}
			b.at(-12, 97, 0.6).turned(84).figure(fallen)
			b.at(6, 99, 0.56).turned(-82).figure(lying.in(soldier))
		},
		"prisoners": func(b burin) {
			b.plains(50)
			b.at(106, 74, 0.5).thorn()
			bound := pose{lean: 4, nod: 16, near: [2]float64{4, 2}, far: [2]float64{-5, -5}, hand: [2]float64{-20, -70}, hand2: [2]float64{-26, -70}}
			for i := range 4 {
				b.at(-44+26*float64(i), 94, 0.66).figure(bound)
			}
			b.even(1.3, -44, 60, -18, 64, 8, 60, 34, 63, 64, 58)
			b.at(-92, 96, 0.74).askari()
			b.at(66, 96, -0.74).figure(open.in(coat))
			b.at(100, 96, -0.66).askari()
		},
		"poison": func(b burin) {
			b.lamp(6, 58, 90, 0.5)
			b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), 101, b.left(), 101), of(0.7).to(0.5).cut(-30).wash(earthWash).bare())
			for i := range 13 { // the wall of a hut
				b.rule(0.8, -132+22*float64(i), b.top, -132+22*float64(i), 82)
			}
			b.ground(84, 0.6, of(0.4).to(0.6).cut(0).wash(earthWash))
			b.at(2, 97, 1.1).bowl(of(0.85).ripples().wash(leafWash))
			b.smoke(2, 70, 40, 12, 4)
			skin := of(0.7).round(3).wash(skinWash)
			b.fill(tube(66, 76, 12, 48, 60, 10, 32, 46, 8), skin)
			b.at(33, 47, -0.66).turned(24).openHand(skin)
			for i := range 8 {
				b.fill(oval(6+b.dice.Spread(5), 54+2.4*float64(i), 1, 1.4), of(0.9))
			}
			b.at(-70, 96, 0.7).figure(sitting.in(coat))
			b.at(86, 97, -0.86).figure(sitting.in(robe))
			b.at(-34, 98, 0.3).pot()
			b.at(48, 98, 0.34).snakeGourd()
		},
		"village-found": func(b burin) {
			b.plains(48)
			b.at(-40, 70, 0.4).hut()
			b.at(6, 72, 0.46).hut()
			b.at(56, 70, 0.4).hut()
			b.at(96, 74, 0.5).hut()
			b.stockade(-60, 120, 84, 10)
			b.at(-104, 96, 0.74).figure(pointing.in(coat))
			b.at(-72, 96, 0.66).askari()
			b.at(-44, 97, 0.6).askari()
			b.at(98, 101, 0.5).bush()
		},
		"looting": func(b burin) {
			b.sky(0.4, 0.14, 50, duskWash)
			b.ground(58, 1.5, of(0.3).to(0.55).cut(-6).wash(earthWash))
			for _, x := range []float64{-92, -30, 40, 104} {
				b.at(x, 78, 0.56).hut()
			}
			b.flames(-92, 40, 40, 30, 6)
			b.flames(40, 42, 40, 30, 6)
			for i := range 6 {
				b.fill(cloudShape(-100+40*float64(i), 12, 30, 12, b.dice), of(0.3).to(0.6).cut(-16).round(7).wash(greyWash).edge(0.7))
			}
			b.at(-62, 95, 0.62).figure(walking.in(soldier))
			b.at(-56, 52, 0.36).sack(false)
			b.at(10, 96, 0.66).figure(walking.in(soldier))
			b.at(16, 50, 0.4).bale()
			b.at(72, 95, -0.6).huddled(clothWash)
			b.at(96, 97, 0.3).pot()
			b.at(-104, 97, 0.4).chest(true)
		},
		"two-explorers": func(b burin) {
			b.plains(50)
			b.at(-108, 76, 0.6).thorn()
			b.at(104, 78, 0.6).palm()
			p := standing.in(coat)
			p.hand, p.lean = [2]float64{64, 80}, 6
			b.at(-26, 96, 0.86).figure(p)
			q := standing.in(coat)
			q.hand, q.hand2 = [2]float64{120, 170}, [2]float64{-30, -10}
			b.at(30, 96, -0.86).figure(q)
			b.at(-66, 96, 0.6).bearer()
			b.at(-90, 95, 0.56).bearer()
			b.at(70, 96, -0.6).bearer()
			b.at(94, 95, -0.58).askari()
		},
	})
	add(scene, "outcome", map[string]func(b burin){
		"victory": func(b burin) {
			b.sky(0.2, 0.02, 56, skyWash)
			for i := range 28 {
				p := xy{0, 60}
				a := 180 + 180*float64(i)/27
				b.along(0.9, []xy{p.polar(a, 44), p.polar(a, 60), p.polar(a, 80+30*float64(i%2))})
			}
			b.hills(56, 4, 30, 3, of(0.24).cut(0).wash(hillWash))
			b.ground(64, 2, of(0.16).to(0.4).cut(-6).wash(dryWash))
			b.fill(blob(-60, 102, -36, 84, 0, 76, 36, 84, 60, 102), of(0.2).to(0.5).cut(-14).wash(earthWash))
			b.at(8, 80, 0.86).flag(redWash)
			p := handsUp.in(coat)
			b.at(-6, 80, 0.62).figure(p)
			for i, x := range []float64{-96, -70, -44, 44, 70, 98} {
				q := handsUp
				if i%2 == 0 {
					q = q.in(soldier)
				}
				b.at(x, 96, 0.54).figure(q)
			}
		},
		"defeat": func(b burin) {
			b.sky(0.5, 0.16, 60, duskWash)
			b.hills(58, 4, 30, 3, of(0.5).cut(0).wash(hillWash))
			b.ground(66, 1.5, of(0.4).to(0.6).cut(-6).wash(earthWash))
			b.at(-60, 92, 0.6).turned(-7).tent()
			b.flames(-84, 92, 30, 22, 4)
			b.smoke(-84, 70, 60, 12, 12)
			b.at(6, 96, 0.36).turned(14).bale()
			b.at(-8, 99, 0.4).chest(true)
			b.at(-14, 88, 0.6).turned(24).flag(greyWash)
			b.at(36, 88, 0.7).turned(0).musketAt(0, 0, 12)
			p := pose{lean: 26, nod: 24, near: [2]float64{18, 2}, far: [2]float64{-16, -24}, hand: [2]float64{10, 20}, hand2: [2]float64{14, 30}, dress: coat}
			b.at(72, 96, 0.7).figure(p)
			b.at(104, 95, 0.6).figure(pose{lean: 26, nod: 24, near: [2]float64{18, 2}, far: [2]float64{-16, -24}, hand: [2]float64{10, 20}, hand2: [2]float64{14, 30}})
			for i := range 4 {
				b.at(10+22*float64(i), 20+6*float64(i%2), 0.09).vultureFar()
			}
		},
		"captivity": func(b burin) {
			b.lamp(88, 40, 70, 0.5)
			b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), 101, b.left(), 101), of(0.66).cut(-34).wash(earthWash).bare())
			b.fill(poly(56, b.top-1, 118, b.top-1, 118, 72, 56, 72), of(0.04).to(0.12).cut(0).wash(skyWash))
			b.within(poly(56, b.top-1, 118, b.top-1, 118, 72, 56, 72)).at(88, 68, 0.4).hut()
			for i := range 17 { // the bars of the wall
				x := -130 + 16*float64(i)
				b.fill(tube(x, b.top-2, 5, x+b.dice.Spread(1), 84, 5.4), of(0.4).toRight(0.85).cut(86).wash(woodWash))
			}
			b.fill(tube(b.left(), 30, 4, b.right(), 32, 4), of(0.6).wash(woodWash))
			b.ground(84, 1, of(0.5).to(0.7).cut(0).wash(earthWash))
			p := sitting.in(coat)
			p.nod, p.lean = 34, 28
			b.at(-20, 98, 1.02).figure(p)
			b.at(30, 99, 0.3).bowl(of(0.1))
			b.even(2, -8, 96, 10, 99, 26, 96, 44, 99, 60, 94)
			b.at(90, 98, -0.86).warrior(standing)
		},
		"escape": func(b burin) {
			b.moonlit(58)
			b.moon(60, 22, 12)
			b.stockade(-140, -20, 88, 26)
			b.at(-96, 78, 0.44).hut()
			b.at(36, 96, 0.76).figure(running.in(coat))
			b.at(-112, 101, 0.5).bush()
			b.at(108, 98, 0.7).tallGrass(11)
			b.at(84, 101, 0.5).tallGrass(9)
			b.at(126, 96, 0.86).thorn()
		},
		"peace": func(b burin) {
			b.plains(50)
			b.at(-96, 76, 0.5).hut()
			b.at(98, 76, 0.5).hut()
			p := open.in(robe)
			p.hand = [2]float64{74, 84}
			b.at(-26, 96, 0.84).figure(p)
			p = p.in(coat)
			b.at(28, 96, -0.84).figure(p)
			b.at(-66, 96, 0.7).figure(open)
			b.at(68, 96, -0.7).figure(standing.in(soldier))
			for _, q := range [][2]float64{{-84, 98}, {90, 98}} { // arms laid down
				b.rule(1.8, q[0]-22, q[1], q[0]+22, q[1]-5)
				b.rule(1.8, q[0]-20, q[1]-6, q[0]+22, q[1]+1)
			}
		},
	})
}

// sackRow is a line of loads behind a bargain.
func (b burin) sackRow() {
	for i := range 4 {
		b.at(-54+34*float64(i), -14, 0.34).sack(i%2 == 0)
	}
}

// snakeGourd is a stoppered gourd, 60 units high.
func (b burin) snakeGourd() {
	b.fill(blob(-18, 0, -26, -16, -18, -34, -6, -42, -5, -58, 5, -58, 6, -42, 18, -34, 26, -16, 18, 0), of(0.2).to(0.6).cut(-40).round(8).wash(goldWash))
	b.fill(poly(-4, -58, -3, -68, 3, -68, 4, -58), of(0.7))
}
