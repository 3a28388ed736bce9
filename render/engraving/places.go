package engraving

// Camp and other stations of a journey.

func init() {
	add(scene, "place", map[string]func(b burin){
		"camp": func(b burin) {
			b.lamp(2, 80, 100, 0.85)
			b.night(64)
			b.moon(-84, 20, 8)
			b.hills(62, 5, 40, 3, of(0.8).cut(0).wash(nightWash))
			b.ground(74, 1.5, of(0.55).to(0.85).cut(-6).wash(earthWash))
			b.at(-112, 84, 0.8).thorn()
			b.at(-62, 82, 0.6).tent()
			b.at(58, 80, 0.5).tent()
			b.at(106, 90, 0.6).bale()
			b.at(126, 92, 0.5).bale()
			b.at(0, 92, 0.52).fire()
			b.at(-30, 94, 0.42).figure(sitting)
			b.at(30, 94, -0.42).figure(sitting.in(coat))
			b.at(44, 96, -0.4).figure(sitting.in(robe))
			b.at(-48, 97, 0.4).figure(sitting.in(soldier))
			b.at(84, 96, -0.44).askari()
			b.smoke(2, 60, 46, 8, 10)
		},
		"hunting": func(b burin) {
			b.plains(50)
			b.at(-104, 74, 0.66).thorn()
			herd := of(0.14).to(0.3).cut(-45).round(5).wash(tawnyWash)
			b.at(46, 72, 0.36).antelope(herd, true)
			b.at(78, 76, 0.42).antelope(herd, true)
			b.at(112, 70, 0.34).antelope(herd, true)
			b.blades(-60, 140, 82, 9, 60, of(0.3).wash(dryWash))
			b.at(-62, 95, 0.72).musketeer()
			b.cloud(-14, 42, 11, 6)
			k := kneeling.in(coat)
			k.hand, k.hand2 = [2]float64{62, 112}, [2]float64{84, 92}
			c := b.at(-30, 97, 0.74)
			c.figure(k)
			c.musketAt(8, -54, -3)
			b.blades(-10, 140, 101, 15, 40, of(0.6).wash(dryWash))
			b.at(-104, 98, 0.5).bush()
		},
		"sick-ward": func(b burin) {
			b.marquee(clothWash)
			b.at(-66, 96, 0.72).cot(clothWash, false)
			b.at(16, 97, 0.72).cot(blueWash, false)
			b.at(96, 96, 0.72).cot(redWash, false)
			b.at(-22, 92, 0.74).figure(bowed.in(coat))
			b.at(62, 94, -0.66).figure(kneeling.in(robe))
			b.at(-104, 60, 0.2).bottle(leafWash)
			b.at(56, 98, 0.2).bowl(of(0.1))
		},
		"cache": func(b burin) {
			b.plains(50)
			b.at(-94, 84, 0.86).broad()
			b.fill(blob(-52, 88, -34, 80, 10, 78, 40, 84, 46, 92, 10, 98, -40, 97), of(0.95).edge(1.2))
			b.at(-26, 92, 0.44).bale()
			b.at(4, 94, 0.46).keg()
			b.at(28, 92, 0.4).sack(false)
			b.fill(blob(-58, 94, -40, 92, 0, 97, 44, 92, 56, 95, 44, 102, -50, 102), of(0.3).to(0.5).cut(-10).wash(earthWash))
			b.fill(blob(52, 92, 64, 78, 82, 74, 98, 84, 106, 96, 60, 97), of(0.2).to(0.55).cut(-30).like(mottled, 4).wash(earthWash))
			dig := pose{lean: 34, nod: 10, near: [2]float64{30, 4}, far: [2]float64{-20, -30}, hand: [2]float64{40, 70}, hand2: [2]float64{60, 90}}
			c := b.at(76, 80, -0.66)
			c.rule(2, 4, -48, 46, -10)
			c.fill(poly(42, -16, 56, -6, 48, 4, 40, -6), of(0.5).wash(greyWash))
			c.figure(dig)
			b.at(-58, 92, 0.6).figure(bowed.in(soldier))
			b.at(112, 92, -0.6).figure(pointing.in(coat))
		},
		"march": func(b burin) {
			b.sky(0.22, 0.04, 54, skyWash)
			b.cloud(70, 16, 40, 8)
			b.peak(-100, 20, 60, 50, false, 0.5)
			b.hills(54, 6, 30, 3, of(0.26).cut(0).wash(hillWash))
			b.ground(62, 2, of(0.14).to(0.4).cut(-6).wash(dryWash))
			b.at(108, 72, 0.5).thorn()
			b.at(84, 92, 0.62).figure(walking.in(coat))
			b.at(108, 94, 0.6).figure(pointing.in(robe))
			b.at(60, 93, 0.6).askari()
			for i := range 6 {
				b.at(38-22*float64(i), 92-1.6*float64(i), 0.56-0.03*float64(i)).bearer()
			}
			b.at(-94, 82, 0.4).askari()
			b.at(-112, 80, 0.36).bearer()
			b.grass(88, 100, 12, 6)
		},
		"grave": func(b burin) {
			b.sky(0.4, 0.06, 58, duskWash)
			b.sun(-80, 56, 12, 0)
			b.hills(58, 4, 34, 3, of(0.4).cut(0).wash(hillWash))
			b.ground(66, 1.5, of(0.2).to(0.5).cut(-6).wash(dryWash))
			b.at(56, 88, 0.96).thorn()
			for i := range 16 { // a heap of stones
				f := float64(i%6) / 5
				row := float64(i / 6)
				b.stone(-34+44*f+4*row*(1-2*f), 92-6*row, 6-row*0.6)
			}
			b.rule(2.8, -10, 84, -10, 38)
			b.rule(2.8, -24, 50, 4, 50)
			b.at(-10, 40, 0.9).turned(-10).hatOnPeg()
			p := bowed.in(soldier)
			b.at(-68, 95, 0.66).figure(p)
			b.at(-92, 96, 0.62).figure(bowed)
			b.at(22, 95, -0.62).figure(bowed.in(robe))
			b.grass(90, 99, 10, 6)
		},
		"lost-expedition": func(b burin) {
			b.sky(0.3, 0.05, 60, duskWash)
			b.hills(58, 3, 40, 3, of(0.3).cut(0).wash(hillWash))
			b.ground(66, 1, of(0.12).to(0.34).dots().wash(sandWash))
			b.at(-74, 90, 0.66).turned(6).tent()
			b.deadTree(104, 96)
			b.at(-6, 95, 0.5).chest(true)
			b.at(36, 92, 0.6).turned(-6).book()
			b.at(62, 78, 0.4).page(30)
			b.at(78, 88, 0.4).page(-20)
			b.at(-36, 97, 0.44).turned(60).pot()
			b.at(14, 80, 0.72).turned(14).flag(greyWash)
			b.at(-108, 97, 0.36).bale()
			b.tuft(50, 97, 9, 0.9)
			b.tuft(-20, 99, 8, 0.9)
			for i := range 3 {
				b.at(-30+24*float64(i), 18+7*float64(i%2), 0.1).vultureFar()
			}
		},
		"port": func(b burin) {
			b.sky(0.26, 0.04, 52, skyWash)
			b.cloud(-60, 16, 40, 8)
			b.hills(52, 5, 24, 3, of(0.26).cut(0).wash(hillWash))
			b.water(54, 101, 0.4, 0.22)
			b.at(-20, 80, 0.68).ship()
			b.at(84, 58, 0.2).ship()
			b.wavelets(-20, 85, 44, 3)
			b.fill(poly(b.right(), 60, 96, 62, 60, 84, 40, 102, b.right(), 102), of(0.14).to(0.4).cut(4).wash(sandWash).edge(1))
			b.masonryHouse(92, 64, 40, 36)
			b.at(78, 92, 0.36).bale()
			b.at(98, 94, 0.4).keg()
			b.at(66, 97, -0.4).figure(walking.in(wrap))
			b.at(116, 96, 0.46).figure(pointing.in(coat))
			b.at(-98, 84, 0.3).canoe()
			b.at(-98, 82, 0.26).paddler()
			b.at(-116, 60, 0.4).palm()
		},
	})
	add(scene, "europe", map[string]func(b burin){
		"society": func(b burin) {
			b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), 101, b.left(), 101), of(0.34).to(0.2).cut(90).wash(rgb{0.9, 0.82, 0.72}).bare())
			for _, x := range []float64{-118, -84, 84, 118} { // pilasters
				b.fill(poly(x-6, b.top, x+6, b.top, x+6, 78, x-6, 78), of(0.06).toRight(0.3).cut(90).wash(clothWash).edge(0.7))
				b.fill(poly(x-9, b.top-1, x+9, b.top-1, x+8, 5, x-8, 5), of(0.2).wash(clothWash))
			}
			b.fill(poly(-58, 6, 58, 6, 58, 58, -58, 58), of(0.03).wash(white).edge(1.4))
			b.chartOnWall()
			b.fill(poly(-66, 3, 66, 3, 66, 6, -66, 6), of(0.7).wash(woodWash))
			b.fill(poly(62, 98, 62, 66, 92, 66, 92, 98), of(0.3).to(0.5).cut(0).wash(woodWash))
			p := pointing.in(coat)
			p.hand = [2]float64{116, 122}
			lecturer := b.at(72, 90, -0.66)
			lecturer.figure(p)
			g := p.grip()
			lecturer.rule(1.8, g.X-4, g.Y+1, g.X+46, g.Y-9)
			for i := range 11 { // those who listen, from behind
				x := -128 + 25*float64(i)
				b.at(x, 104+3*float64(i%2), 0.5).listener()
			}
		},
		"newspaper": func(b burin) {
			b.ground(-4, 0.1, of(0.3).to(0.5).cut(0).wash(woodWash))
			b.at(-46, 62, 1).turned(-5).broadsheet()
			b.at(62, 92, 0.94).press()
		},
		"setting-out": func(b burin) {
			b.sky(0.24, 0.03, 60, skyWash)
			b.cloud(60, 14, 44, 9)
			b.water(60, 101, 0.44, 0.2)
			b.at(6, 86, 0.78).ship()
			b.wavelets(6, 92, 54, 4)
			b.at(-96, 66, 0.22).ship()
			b.at(98, 64, 0.16).ship()
			b.surge(96, 4, 40, of(0.4).to(0.2).ripples())
			for i := range 4 {
				b.at(-60+9*float64(i), 26+5*float64(i%2), 0.05).vultureFar()
			}
		},
		"treasury": func(b burin) {
			b.ground(-4, 0.1, of(0.5).to(0.3).cut(0).wash(woodWash))
			b.fill(poly(b.left(), 74, b.right(), 74, b.right(), 101, b.left(), 101), of(0.2).to(0.4).cut(2).wash(leafWash).edge(1))
			b.at(-50, 90, 0.9).chest(true)
			for i := range 5 {
				for j := range 3 + i%3 {
					y := 92 - 4*float64(j)
					b.fill(oval(24+15*float64(i), y, 7, 2.6), of(0.04).to(0.3).cut(80).wash(goldWash))
				}
			}
			for range 16 {
				b.fill(oval(-50+b.dice.Spread(40), 56-b.dice.Next()*6, 6, 2.6), of(0.04).wash(goldWash))
			}
			b.at(-112, 94, 0.4).bottle(blueWash)
			b.at(60, 70, 0.86).turned(4).book()
			b.line(1.4, 90, 62, 104, 40, 112, 18)
		},
	})
}

// masonryHouse is a flat-roofed house by the sea, its foot at (x, y).
func (b burin) masonryHouse(x, y, w, h float64) {
	b.fill(poly(x-w/2, y, x-w/2, y-h, x+w/2, y-h, x+w/2, y), of(0.04).toRight(0.24).cut(80).wash(white))
	for i := range 3 {
		b.fill(append(shape{{x - w/2 + 6 + 11*float64(i), y - h*0.5}}, append(arc(x-w/2+9+11*float64(i), y-h*0.66, 3, 3.6, 180, 360), xy{x - w/2 + 12 + 11*float64(i), y - h*0.5})...), of(0.85))
	}
	for i := range 9 {
		b.fill(poly(x-w/2+w/9*float64(i), y-h, x-w/2+w/9*float64(i), y-h-3.4, x-w/2+w/9*(float64(i)+0.6), y-h-3.4, x-w/2+w/9*(float64(i)+0.6), y-h), of(0.1).wash(white).edge(0.6))
	}
}

// chartOnWall is the outline of southern Africa, with its rivers, on the wall
// of the lecture room.
func (b burin) chartOnWall() {
	coast := blob(-30, 12, -6, 10, 14, 9, 22, 13, 30, 18, 24, 26, 19, 32, 20, 39, 13, 47, 6, 53, -3, 54, -7, 46, -9, 36, -8, 29, -14, 23, -27, 22, -32, 17)
	b.fill(coast, of(0.12).cut(30).wash(sandWash).edge(1))
	b.even(0.9, 10, 10, 8, 17, 11, 22, 9, 28)
	b.even(0.9, -9, 27, -2, 22, 5, 26, 4, 33)
	b.even(0.9, 16, 41, 8, 39, 2, 42)
	for i := range 4 {
		b.rule(0.4, -56, 18+11*float64(i), 56, 18+11*float64(i))
		b.rule(0.4, -42+28*float64(i), 8, -42+28*float64(i), 56)
	}
}

// listener is somebody's back, high collar and hair, from behind.
func (b burin) listener() {
	c := of(0.7).to(0.9).cut(60).wash(blueWash).round(8)
	b.fill(blob(-26, 10, -26, -18, -18, -32, -6, -38, 6, -38, 18, -32, 26, -18, 26, 10), c)
	b.fill(oval(0, -50, 10, 13), of(0.8).cut(70).round(5).like(furry, 3).wash(woodWash))
	b.fill(poly(-8, -36, 8, -36, 10, -30, -10, -30), of(0.04).wash(white))
}

// broadsheet is a newspaper, 110 units wide, its middle at the origin.
func (b burin) broadsheet() {
	b.fill(poly(-52, -56, 52, -56, 54, 44, -54, 44), of(0.02).to(0.06).wash(white).edge(1.2))
	b.rule(1, -46, -38, 46, -38)
	b.rule(0.6, -46, -36, 46, -36)
	b.rule(1, -46, -50, 46, -50)
	for i := range 14 { // the title in black letter
		x := -38 + 5.6*float64(i)
		if i == 4 || i == 10 {
			continue
		}
		b.rule(2.2, x, -47.5, x, -41)
		b.rule(1, x, -47.5, x+3, -46.6, x+3, -41.6, x, -41)
	}
	for c := range 3 {
		x := -46 + 32*float64(c)
		for i := range 19 {
			y := -32 + 3.9*float64(i)
			if c == 1 && i > 2 && i < 12 {
				continue
			}
			w := 28.0
			if i%6 == 5 {
				w = 15
			}
			b.rule(0.7, x, y, x+w, y)
		}
	}
	b.fill(poly(-14, -22, 14, -22, 14, 12, -14, 12), of(0.08).wash(white))
	b.at(0, 10, 0.34).peakSmall()
}

// peakSmall is a mountain as a newspaper's cut shows it.
func (b burin) peakSmall() {
	b.fill(poly(-38, 0, -20, -40, -10, -34, 2, -66, 14, -40, 22, -46, 38, 0), of(0.2).cut(60))
	b.fill(poly(2, -66, 14, -40, 10, -20, 18, 0, 38, 0, 22, -46, 14, -40), of(0.7).cut(-50))
}

// press is a hand press of iron, 80 units high.
func (b burin) press() {
	iron := of(0.6).toRight(0.85).cut(84).wash(greyWash)
	b.fill(poly(-34, 0, -30, -10, 30, -10, 34, 0), iron)
	b.fill(poly(-30, -10, -30, -76, -20, -76, -20, -10), iron)
	b.fill(poly(20, -10, 20, -76, 30, -76, 30, -10), iron)
	b.fill(blob(-36, -74, -30, -86, 0, -92, 30, -86, 36, -74, 0, -70), iron)
	b.fill(tube(0, -72, 8, 0, -52, 8), of(0.3).toRight(0.7).cut(0).wash(greyWash))
	b.fill(poly(-18, -52, 18, -52, 18, -44, -18, -44), iron)
	b.fill(poly(-44, -36, 44, -36, 44, -30, -44, -30), of(0.3).to(0.6).cut(0).wash(woodWash))
	b.fill(poly(-26, -40, 14, -40, 18, -36, -30, -36), of(0.02).wash(white))
	b.fill(tube(4, -60, 5, 36, -66, 4, 62, -58, 3), of(0.5).wash(woodWash))
	b.fill(oval(63, -58, 4, 4), of(0.6).round(2).wash(woodWash))
}
