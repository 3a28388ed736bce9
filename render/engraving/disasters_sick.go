package engraving

import "sourceofthenile/render/paint"

// Misfortunes of the body (rule 11): fevers, poison, sun and cold.

// marquee is the inside of a large tent, open to the country behind.
func (b burin) marquee(t rgb) {
	b.sky(0.14, 0.04, 60, skyWash)
	b.hills(56, 4, 24, 3, of(0.35).cut(-12).like(leafy, 5).wash(leafWash))
	b.ground(64, 1, of(0.2).to(0.4).cut(0).wash(earthWash))
	l, r, u := b.left(), b.right(), b.top-2
	b.fill(poly(l, u, 4, u, -34, 22, -74, 66, -84, 101, l, 101), of(0.2).toRight(0.42).cut(64).wash(t))
	b.fill(poly(r, u, 4, u, 42, 22, 82, 66, 92, 101, r, 101), of(0.5).toRight(0.3).cut(-64).wash(t))
	b.rule(1.6, 4, u, 4, 78)
	for i := range 4 {
		f := float64(i+1) / 5
		b.rule(0.7, paint.Lerp(4, l, f), u, paint.Lerp(-74, l, f), 101)
		b.rule(0.7, paint.Lerp(4, r, f), u, paint.Lerp(82, r, f), 101)
	}
}

// cot is a camp bed with somebody in it, head to the left, 120 units long.
func (b burin) cot(c rgb, hat bool) {
	b.rule(2, -52, 0, -38, -22)
	b.rule(2, -38, 0, -52, -22)
	b.rule(2, 38, 0, 52, -22)
	b.rule(2, 52, 0, 38, -22)
	b.fill(poly(-62, -20, -62, -27, 62, -27, 62, -20), of(0.5).cut(0).wash(woodWash))
	b.fill(blob(-60, -27, -60, -38, -42, -40, -32, -36, -32, -27), of(0.03).to(0.2).round(4).wash(white))
	head := of(0.6).round(3).wash(skinWash)
	if hat {
		head = of(0.06).round(3).wash(pinkWash)
	}
	b.fill(oval(-42, -41, 7, 6), head)
	b.fill(arc(-44, -42, 7, 6.4, 140, 310), of(0.9).edge(0.4))
	b.line(0.6, -40, -42, -38, -41.6)
	b.fill(blob(-34, -26, -34, -38, -20, -44, 0, -41, 16, -46, 26, -40, 48, -42, 58, -38, 61, -26), of(0.06).to(0.3).cut(58).round(6).deep(0.4).wash(c))
	for _, x := range []float64{-18, 4, 22, 42} {
		b.line(0.7, x, -41, x+5, -34, x+2, -26)
	}
	b.fill(poly(-20, -24, 60, -24, 58, -12, 44, -14, 30, -10, 10, -14, -8, -11), of(0.2).to(0.4).cut(70).wash(c))
	b.fill(tube(-26, -38, 6, -14, -44, 5, 0, -38, 4), head)
}

func init() {
	add(scene, "disaster", map[string]func(b burin){
		"fever": func(b burin) {
			b.sky(0.3, 0.12, 50, dryWash)
			b.hills(48, 7, 18, 3, of(0.45).cut(-12).like(leafy, 6).wash(deepWash))
			b.water(56, 74, 0.5, 0.3)
			b.at(-110, 70, 0.5).reedClump(10)
			b.at(100, 72, 0.52).reedClump(10)
			b.at(80, 66, 0.7).palm()
			b.ground(72, 1, of(0.3).to(0.55).cut(-6).wash(leafWash))
			b.cloud(-40, 52, 60, 4)
			b.cloud(60, 57, 50, 4)
			b.at(-72, 94, 0.56).sleeper(redWash)
			b.at(6, 98, 0.6).sleeper(clothWash)
			b.at(76, 95, 0.52).sleeper(blueWash)
			b.at(-28, 88, 0.44).figure(kneeling.in(robe))
			b.at(-12, 90, 0.2).bowl(of(0.1))
			b.at(44, 88, -0.42).figure(bowed)
			b.at(110, 92, 0.44).huddled(clothWash)
			for range 26 { // the insects of the marsh
				x, y := b.dice.Spread(100), b.dice.Between(26, 62)
				b.rule(0.8, x, y, x+1.3, y-0.8)
				b.rule(0.6, x, y, x+0.8, y+1.4)
			}
		},
		"sleeping-sickness": func(b burin) {
			b.sky(0.2, 0.06, 54, skyWash)
			b.hills(52, 4, 30, 3, of(0.35).cut(-12).like(leafy, 4).wash(leafWash))
			b.water(56, 66, 0.4, 0.3)
			b.ground(66, 1, of(0.25).to(0.5).cut(-6).wash(dryWash))
			b.at(-48, 82, 0.98).broad()
			p := sitting
			p.lean, p.nod, p.hand = -10, 46, [2]float64{8, 20}
			b.at(-78, 92, -0.46).figure(p)
			b.at(-24, 93, 0.46).figure(p.in(robe))
			b.at(14, 96, 0.46).figure(p.in(wrap))
			b.at(80, 92, 0.78).carcase(of(0.35).cut(-50).round(6).deep(0.5).wash(tawnyWash))
			b.at(64, 97, 0.44).sleeper(clothWash)
			b.at(112, 72, 0.5).palm()
			b.at(60, 30, 0.16).turned(20).fly()
			b.at(88, 46, 0.13).turned(120).fly()
			b.at(34, 48, 0.12).turned(-40).fly()
		},
		"dysentery": func(b burin) {
			b.sky(0.2, 0.04, 46, skyWash)
			b.hills(44, 4, 36, 3, of(0.25).cut(0).wash(hillWash))
			b.ground(54, 1.5, of(0.16).to(0.36).dots().wash(sandWash))
			b.pool(blob(-50, 76, -30, 68, 10, 66, 50, 70, 62, 80, 40, 90, -10, 92, -44, 86), 0.75, 0.5)
			b.at(-34, 74, 0.4).carcase(of(0.5).round(5).wash(greyWash))
			double := pose{lean: 58, nod: 20, drop: 8, near: [2]float64{34, -12}, far: [2]float64{16, -20}, hand: [2]float64{10, 100}, hand2: [2]float64{6, 90}}
			b.at(-88, 90, 0.6).figure(double)
			b.at(-110, 86, 0.5).figure(double.in(soldier))
			b.at(84, 92, -0.6).figure(double.in(wrap))
			b.at(112, 95, -0.5).huddled(clothWash)
			b.at(20, 94, 0.36).pot()
			b.at(42, 96, 0.34).turned(70).pot()
			b.at(100, 58, 0.4).thorn()
			b.at(26, 62, -0.34).figure(kneeling)
		},
		"poisonous-fruit": func(b burin) {
			b.sky(0.3, 0.1, 60, deepWash)
			for i := range 8 {
				b.at(-130+float64(i)*36, 66, 0.7).farTree()
			}
			b.ground(68, 1.5, of(0.5).to(0.7).cut(-8).wash(leafWash))
			b.at(48, 95, 0.62).sleeper(clothWash)
			b.at(88, 93, -0.6).figure(pose{lean: 60, nod: 20, drop: 22, near: [2]float64{86, 0}, far: [2]float64{-6, -88}, hand: [2]float64{20, 110}, hand2: [2]float64{20, 100}})
			b.at(18, 92, 0.46).huddled(redWash)
			b.branch(-132, 14, 0, 30, 26)
			for i, q := range [][2]float64{{-84, 44}, {-62, 58}, {-40, 46}, {-16, 58}, {4, 44}} {
				b.rule(0.9, q[0], 22, q[0], q[1]-9)
				b.fruit(q[0], q[1], 9.5-float64(i%2))
			}
			for _, q := range [][2]float64{{-96, 92}, {-78, 96}, {-20, 96}, {-54, 90}} {
				b.fruit(q[0], q[1], 6)
			}
			b.fill(arc(-38, 94, 8, 8, 0, 180), of(0.2).wash(pinkWash))
			b.fill(oval(-38, 94, 8, 3), of(0.04).wash(glowWash))
		},
		"sunstroke": func(b burin) {
			u := b.top
			b.fill(poly(b.left(), u, b.right(), u, b.right(), 70, b.left(), 70), of(0).bare().wash(glowWash))
			for i := range 64 { // the sun fills the sky
				a := 360 * float64(i) / 64
				p := xy{-34, 24}
				in, out := p.polar(a, 22+4*float64(i%2)), p.polar(a, 70+60*float64((i*7)%5)/4)
				b.along(1.1, []xy{in, in.toward(out, 0.5), out})
			}
			b.fill(oval(-34, 24, 19, 19), of(0).wash(goldWash).edge(1.4))
			b.dune(-170, 60, 74, 18, 0.6)
			b.dune(0, 190, 72, 22, 0.45)
			b.ground(80, 2, of(0.1).to(0.26).dots().wash(sandWash))
			b.shadow(22, 95, 40, 3)
			b.at(16, 94, 0.62).turned(-86).figure(lying.in(coat))
			b.at(70, 94, -0.58).figure(kneeling)
			b.at(46, 90, 0.26).bottle(waterWash)
			b.at(104, 88, -0.44).figure(standing.in(soldier))
			b.at(-90, 94, 0.5).skull()
		},
		"explorers-fever": func(b burin) {
			b.marquee(clothWash)
			b.at(-8, 95, 1.05).cot(redWash, true)
			b.at(62, 96, 0.62).keg()
			b.at(56, 56, 0.3).bottle(leafWash)
			b.at(68, 56, 0.24).bottle(blueWash)
			b.at(-92, 97, 0.6).figure(kneeling)
			b.at(4, 30, 1).squeezed(1, 1).hatOnPeg()
			b.at(104, 99, 0.6).chest(false)
		},
		"smallpox": func(b burin) {
			b.sky(0.26, 0.06, 56, skyWash)
			b.hills(54, 4, 30, 3, of(0.3).cut(-12).like(leafy, 4).wash(leafWash))
			b.ground(62, 1, of(0.2).to(0.42).cut(-6).wash(earthWash))
			b.at(-96, 78, 0.52).hut()
			b.at(-50, 74, 0.44).hut()
			b.at(96, 74, 0.36).palm()
			b.at(66, 84, 0.74).hut()
			b.smoke(66, 22, 22, 6, -6)
			for i := range 9 { // the fence that shuts the way
				x := -30 + 8*float64(i)
				b.rule(1.6, x, 96, x+2, 76)
			}
			b.rule(1.4, -36, 82, 42, 80)
			b.rule(1.4, -36, 89, 42, 88)
			b.rule(1.8, -12, 98, 14, 70)
			b.rule(1.8, 14, 98, -12, 70)
			b.at(66, 95, 0.5).huddled(clothWash)
			b.at(92, 97, 0.5).huddled(redWash)
			b.at(116, 95, -0.46).spotted()
			b.at(-70, 96, 0.56).figure(pointing.in(coat))
			b.at(-98, 96, 0.5).figure(standing)
		},
		"mountain-cold": func(b burin) {
			b.sky(0.55, 0.35, 80, nightWash)
			b.peak(-70, -4, 80, 60, true, 0.9)
			b.peak(74, 6, 80, 56, true, 0.8)
			b.fill(land(b.skyline(72, 4, 30, 5), 101), of(0.02).to(0.16).cut(-14).edge(0.8).wash(white))
			b.at(-46, 94, 0.56).huddled(clothWash)
			b.at(-18, 90, 0.56).huddled(blueWash)
			b.at(46, 92, -0.56).huddled(redWash)
			b.at(76, 95, -0.56).huddled(clothWash)
			b.at(14, 94, 0.3).fire()
			p := standing
			p.lean, p.nod, p.hand, p.hand2 = 12, 16, [2]float64{20, 110}, [2]float64{30, 110}
			b.at(-84, 93, 0.52).figure(p.in(robe))
			b.at(108, 92, -0.5).figure(p.in(coat))
			for range 110 {
				x, y, r := b.dice.Spread(b.half), b.dice.Between(b.top, 98), b.dice.Between(0.5, 1.1)
				b.fill(oval(x, y, r, r), of(0).bare().wash(white))
			}
		},
	})
}

// branch reaches from the left edge with broad leaves.
func (b burin) branch(x0, y0, sag, x1, y1 float64) {
	b.fill(tube(x0, y0, 8, paint.Lerp(x0, x1, 0.5), paint.Lerp(y0, y1, 0.3)+sag, 5, x1, y1, 2), of(0.6).cut(10).round(2).wash(woodWash))
	for i := range 16 {
		f := (float64(i) + 0.6) / 16
		x, y := paint.Lerp(x0, x1, f), paint.Lerp(y0, y1, f*0.9)+sag*4*f*(1-f)
		a := 50 + 40*float64(i%2) + b.dice.Spread(16)
		if i%2 == 0 {
			a = -a + 20
		}
		b.leaf(x, y, a, 19+b.dice.Spread(4), 7)
	}
}

// leaf is one pointed leaf from (x, y) at an angle.
func (b burin) leaf(x, y, deg, l, w float64) {
	c := b.at(x, y, 1).turned(deg)
	c.fill(shape(append(curve(0, 0, l*0.3, -w*0.5, l*0.65, -w*0.45, l, 0), curve(l, 0, l*0.65, w*0.45, l*0.3, w*0.5, 0, 0)...)), of(0.5).cut(deg+50).wash(leafWash).edge(0.8))
	c.fill(shape(append(curve(0, 0, l*0.3, -w*0.5, l*0.65, -w*0.45, l, 0), xy{0, 0})), of(0.16).cut(deg-50).wash(leafWash).bare())
	c.line(0.7, 0, 0, l*0.5, 0, l, 0)
}

// fruit is a round fruit.
func (b burin) fruit(x, y, r float64) {
	b.fill(blob(x-r*0.7, y-r*0.75, x, y-r*0.9, x+r*0.7, y-r*0.75, x+r, y, x+r*0.6, y+r*0.85, x, y+r, x-r*0.6, y+r*0.85, x-r, y), of(0.3).to(0.4).cut(-50).round(r*0.9).deep(0.7).wash(redWash))
	b.line(0.9, x, y-r*0.9, x+r*0.1, y-r*1.3)
}

// hatOnPeg hangs on the tent pole.
func (b burin) hatOnPeg() {
	b.fill(tilted(10, 20, 15, 4.4, 62), of(0.4).wash(sandWash))
	b.fill(arc(8, 18, 8, 8, -120, 60), of(0.2).to(0.5).wash(sandWash))
}

// spotted sits with the marks of smallpox.
func (b burin) spotted() {
	b.figure(sitting.in(wrap))
	for i := range 12 {
		b.fill(oval(-2+b.dice.Spread(7), -26-4*float64(i%8)+b.dice.Spread(2), 0.9, 0.9), of(0).bare().wash(redWash))
	}
}
