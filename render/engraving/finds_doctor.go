package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// The doctor's finds (rule 20): patients, remedies, tables.

// graphPaper is a sheet with a curve ruled on it, 120 units wide, its middle at the origin.
func (b burin) graphPaper(points ...float64) {
	b.fill(poly(-60, -44, 60, -44, 60, 42, -60, 42), of(0.01).wash(white).edge(1.2))
	for i := range 8 {
		b.rule(0.4, -52, -36+10*float64(i), 54, -36+10*float64(i))
	}
	b.rule(1, -52, -38, -52, 36, 56, 36)
	b.even(1.8, points...)
	for i := 0; i+1 < len(points); i += 2 {
		b.fill(oval(points[i], points[i+1], 1.6, 1.6), of(1))
	}
}

// herbs is a tied bunch, hung or lying, 60 units high.
func (b burin) herbs(kind int) {
	for i := range 7 {
		x := -14 + 4.7*float64(i)
		b.line(1, 0, -10, x*0.5, -26, x, -46)
		switch kind % 4 {
		case 0:
			b.leaf(x, -40, -90+3*x, 18, 7)
		case 1:
			b.fill(oval(x, -50, 3.4, 4), of(0.2).wash(goldWash).edge(0.8))
		case 2:
			for j := range 4 {
				b.leaf(x*(0.5+0.15*float64(j)), -26-6*float64(j), -50-80*float64(j%2), 8, 4)
			}
		default:
			b.at(x, -50, 0.18).bloom(22, 6, pinkWash)
		}
	}
	for i := range 5 {
		b.line(0.9, 0, -10, -4+2*float64(i), 0, -8+4*float64(i), 8)
	}
	b.rule(2.4, -4, -10, 4, -10)
}

// eye is a human eye, drawn large, 100 units wide.
func (b burin) eye() {
	lid := shape(append(curve(-50, 4, -26, -18, 2, -24, 30, -16, 50, 6), curve(50, 6, 26, 18, 0, 22, -28, 16, -50, 4)...))
	b.fill(lid, of(0.01).to(0.14).wash(white).edge(1.4))
	in := b.within(lid)
	in.fill(oval(0, -2, 21, 21), of(0.5).cut(80).wash(woodWash).edge(1.2))
	for i := range 30 {
		p := xy{0, -2}
		a := 12 * float64(i)
		in.rule(0.7, p.polar(a, 10).X, p.polar(a, 10).Y, p.polar(a, 19).X, p.polar(a, 19).Y)
	}
	in.fill(oval(0, -2, 9, 9), of(1))
	in.fill(oval(-6, -9, 4, 4), of(0).bare().wash(white))
	b.line(2, -50, 4, -26, -18, 2, -24, 30, -16, 50, 6)
	b.line(1.2, -48, -12, -24, -31, 4, -36, 34, -28, 52, -8)
	for i := range 11 {
		f := float64(i) / 10
		x, y := paint.Lerp(-40, 42, f), -14-10*math.Sin(f*math.Pi)
		b.line(1.1, x, y, x+(f-0.5)*5, y-6, x+(f-0.5)*13, y-10)
	}
}

func (b burin) ward() {
	b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), 101, b.left(), 101), of(0.3).to(0.16).cut(64).wash(clothWash).bare())
	for i := range 8 {
		x := -120 + 34*float64(i)
		b.line(0.8, x, b.top, x+5, 40, x+2, 80)
	}
	b.ground(80, 0.4, of(0.3).to(0.5).cut(0).wash(earthWash))
}

// table is a camp table 180 units wide, its top at the origin.
func (b burin) table() {
	b.rule(2.6, -78, 4, -70, 46)
	b.rule(2.6, 78, 4, 70, 46)
	b.fill(poly(-92, 0, 92, 0, 92, 6, -92, 6), of(0.4).to(0.7).cut(0).wash(woodWash))
	b.fill(poly(-86, -8, 86, -8, 92, 0, -92, 0), of(0.12).cut(0).wash(woodWash))
}

func init() {
	tend := pose{lean: 30, nod: 12, near: [2]float64{12, 0}, far: [2]float64{-8, -10}, hand: [2]float64{50, 90}, hand2: [2]float64{40, 80}, dress: coat}
	add(scene, "find", map[string]func(b burin){
		"fever-bark": func(b burin) {
			b.plainWall()
			b.fill(tube(-92, 106, 34, -88, 50, 30, -92, -8, 30), of(0.3).toRight(0.8).cut(86).like(furry, 5).wash(redWash))
			b.fill(poly(-104, 30, -86, 26, -84, 70, -102, 74), of(0.03).toRight(0.2).cut(86).wash(sandWash).edge(1))
			b.fill(tube(-76, 66, 4, -64, 60, 5, -56, 62, 3), of(0.3).wash(greyWash))
			for i := range 4 {
				x := -44 + 17*float64(i)
				b.fill(tube(x, 92, 9, x+2, 66, 10, x-1, 40, 9), of(0.3).toRight(0.75).cut(86).like(furry, 4).wash(redWash))
				b.fill(oval(x-1, 39, 5, 2), of(0.2).wash(sandWash))
			}
			b.at(56, 92, 0.8).mortar()
			b.at(104, 92, 0.66).bottle(goldWash)
			b.at(20, 22, 0.9).sprig(80, 26, 11, 4)
		},
		"marsh-fever": func(b burin) {
			b.sky(0.24, 0.08, 40, dryWash)
			b.water(44, 101, 0.46, 0.26)
			b.at(-112, 98, 0.8).reedClump(14)
			b.at(112, 98, 0.8).reedClump(14)
			b.at(-84, 96, 0.74).papyrus(6)
			b.at(84, 96, 0.74).papyrus(-6)
			b.at(0, 52, 1).graphPaper(-48, 26, -40, 10, -32, -26, -24, 8, -16, 24, -6, 18, 2, -30, 10, 4, 18, 24, 28, 16, 36, -24, 44, 8, 52, 22)
			for range 10 {
				x, y := b.dice.Spread(110), b.dice.Between(10, 40)
				b.rule(0.8, x, y, x+2, y-1)
				b.rule(0.6, x, y, x+1, y+2)
			}
		},
		"vaccination": func(b burin) {
			b.plains(48)
			b.at(-104, 76, 0.52).hut()
			b.at(108, 78, 0.56).broad()
			b.at(-18, 96, 0.8).figure(tend)
			c := open
			c.hand = [2]float64{80, 86}
			b.at(32, 96, -0.74).figure(c.in(wrap))
			for i := range 4 {
				b.at(58+20*float64(i), 96, -0.6).figure(standing.in([]dress{robe, tunic, wrap, tunic}[i]))
			}
			b.at(-62, 96, 0.44).chest(true)
			b.at(-60, 78, 0.2).bottle(blueWash)
			b.at(66, 98, -0.36).figure(standing)
		},
		"safe-birth": func(b burin) {
			b.lamp(-6, 60, 90, 0.5)
			b.fill(poly(b.left(), b.top-1, b.right(), b.top-1, b.right(), 101, b.left(), 101), of(0.62).to(0.44).cut(-30).wash(earthWash).bare())
			b.ground(86, 0.5, of(0.4).to(0.6).cut(0).wash(earthWash))
			b.at(-18, 96, 1.2).huddled(clothWash)
			b.fill(blob(-10, 66, 4, 58, 22, 62, 26, 72, 10, 78, -6, 76), of(0.05).to(0.2).cut(30).round(4).wash(white))
			b.fill(oval(22, 62, 6.4, 6), of(0.6).round(3).wash(skinWash))
			b.at(70, 97, -0.86).figure(kneeling.in(robe))
			b.at(-84, 97, 0.86).figure(kneeling.in(coat))
			b.at(34, 98, 0.3).bowl(of(0.1).ripples().wash(waterWash))
			b.at(108, 97, 0.4).pot()
		},
		"eye-clinic": func(b burin) {
			b.plains(46)
			b.at(-104, 80, 0.62).tent()
			b.at(-24, 96, 0.8).figure(tend)
			b.at(18, 97, -0.76).figure(sitting)
			for i := range 5 {
				p := sitting.in([]dress{robe, tunic, wrap, robe, tunic}[i])
				x := 46 + 19*float64(i)
				b.at(x, 97, -0.64).figure(p)
				b.fill(poly(x-15, 65.5, x-5.6, 64, x-5, 67.6, x-14.6, 69), of(0.03).wash(white))
			}
			b.at(-58, 97, 0.3).bottle(blueWash)
			b.at(-70, 97, 0.3).bottle(leafWash)
		},
		"clear-sight": func(b burin) {
			b.plainWall()
			for i := range 40 {
				p := xy{0, 50}
				a := 9 * float64(i)
				q, r := p.polar(a, 62+4*float64(i%2)), p.polar(a, 80+30*float64(i%3))
				q.Y, r.Y = 50+(q.Y-50)*0.6, 50+(r.Y-50)*0.6
				b.along(0.8, []xy{q, q.toward(r, 0.5), r})
			}
			b.at(0, 54, 1.1).eye()
			b.fill(tube(-108, 78, 4, -84, 70, 5, -62, 60, 2), of(0.3).wash(greyWash))
			b.at(96, 92, 0.5).bottle(waterWash)
		},
		"bone-setter": func(b burin) {
			b.ward()
			c := b.at(0, 60, 1)
			c.table()
			skin := of(0.66).cut(70).round(5).wash(skinWash)
			b.fill(tube(-104, 50, 19, -40, 46, 15, 20, 48, 12, 46, 50, 9), skin)
			b.at(44, 50, 0.9).openHand(skin)
			for i := range 5 { // splints and their bindings
				b.fill(poly(-64, 36+5.4*float64(i), 30, 38+5.2*float64(i), 30, 40+5.2*float64(i), -64, 38.4+5.4*float64(i)), of(0.14).cut(0).wash(woodWash).edge(0.8))
			}
			for i := range 5 {
				x := -56 + 20*float64(i)
				b.fill(poly(x, 34, x+6, 34, x+6, 62, x, 62), of(0.05).toRight(0.2).cut(80).wash(clothWash))
			}
			b.at(88, 98, -0.86).figure(pose{lean: 20, nod: 14, near: [2]float64{10, 0}, far: [2]float64{-8, -10}, hand: [2]float64{60, 80}, hand2: [2]float64{50, 80}, dress: robe})
		},
		"twelve-herbs": func(b burin) {
			b.plainWall()
			b.fill(tube(-134, 8, 4, 134, 6, 4), of(0.5).cut(0).wash(woodWash))
			for i := range 12 {
				x := -121 + 22*float64(i)
				b.line(0.8, x, 8, x+1, 14, x, 20)
				c := b.at(x, 18, 0.62).turned(180)
				c.herbs(i)
			}
			b.at(-50, 97, 0.7).figure(sitting.in(robe))
			b.at(0, 95, 0.5).mortar()
			b.at(54, 97, -0.7).figure(sitting.in(coat))
		},
		"quinine-trial": func(b burin) {
			b.ward()
			b.at(0, 78, 1.2).table()
			for i, c := range []rgb{white, leafWash, goldWash, blueWash, pinkWash, leafWash, goldWash} {
				b.at(-84+28*float64(i), 70, 0.5+0.06*float64(i%3)).bottle(c)
			}
			b.at(-2, 98, 0.4).balance()
		},
		"diet-tables": func(b burin) {
			b.ward()
			b.at(0, 78, 1.2).table()
			b.at(-74, 70, 0.66).balance()
			b.at(0, 70, 0.5).sack(true)
			for _, q := range [][2]float64{{36, 66}, {46, 66}, {41, 59}} {
				b.fruit(q[0], q[1], 5.4)
			}
			b.at(82, 71, 0.34).fish(of(0.2).round(5).wash(blueWash), false)
			b.at(70, 40, 0.6).graphPaper(-48, 26, -24, 10, 0, 4, 24, -14, 50, -28)
		},
		"deep-wound": func(b burin) {
			b.ward()
			skin := of(0.66).cut(70).round(6).wash(skinWash)
			b.fill(tube(-130, 60, 34, -60, 52, 28, 0, 54, 20, 60, 62, 15), skin)
			b.at(58, 61, 1.25).turned(8).openHand(skin)
			for i := range 7 {
				x := -66 + 11*float64(i)
				b.fill(poly(x, 36+1.4*float64(i), x+13, 38+1.4*float64(i), x+8, 70, x-5, 69), of(0.03).toRight(0.22).cut(84).wash(white))
			}
			b.fill(tube(8, 68, 6, 20, 80, 6, 14, 94, 5), of(0.03).wash(white))
			b.at(-104, 97, 0.4).bowl(of(0.1).ripples().wash(waterWash))
			b.at(112, 97, 0.5).bottle(goldWash)
			b.fill(tube(44, 92, 3, 60, 88, 3, 88, 90, 2), of(0.2).wash(greyWash))
		},
		"snakebite": func(b burin) {
			b.plains(50)
			b.at(-100, 74, 0.5).thorn()
			p := sitting
			p.near = [2]float64{100, 70}
			b.at(-12, 97, 0.86).figure(p)
			b.fill(poly(16, 78, 24, 75, 26, 88, 18, 90), of(0.03).toRight(0.2).wash(white))
			b.at(66, 98, -0.84).figure(kneeling.in(coat))
			b.at(-86, 96, 0.42).viper(2)
			b.at(100, 97, 0.4).bottle(leafWash)
		},
		"guinea-worm": func(b burin) {
			b.plainWall()
			b.fill(tube(-20, -8, 30, -14, 40, 24, -18, 84, 14), of(0.62).cut(10).round(7).wash(skinWash))
			b.fill(blob(-28, 80, -8, 82, 14, 88, 24, 96, -10, 98, -30, 96), of(0.62).cut(10).round(4).wash(skinWash))
			for i := range 4 {
				b.fill(oval(23-1.5*float64(i), 90+2.4*float64(i), 3.4, 2), of(0.6).wash(skinWash))
			}
			b.line(0.8, -20, 78, -14, 82, -6, 80)
			b.fill(oval(-10, 50, 3.4, 4), of(0.5).wash(redWash))
			b.fill(poly(14, 46, 52, 40, 53, 44, 15, 50), of(0.4).wash(woodWash))
			b.even(2.2, -9, 50, 4, 53, 18, 50)
			for i := range 9 {
				b.line(2, 18+3.2*float64(i), 42-0.5*float64(i), 20+3.2*float64(i), 46, 20+3.2*float64(i), 50-0.5*float64(i))
			}
			var worm []float64
			for i := range 13 {
				worm = append(worm, 76+14*math.Sin(float64(i)*0.9), 20+6*float64(i), 3.4-0.16*float64(i))
			}
			b.fill(tube(worm...), of(0.05).to(0.3).round(1.6).wash(white))
			b.fill(oval(-92, 50, 28, 28), of(0.1).wash(waterWash).edge(1.4))
			for i := range 4 { // the water flea, enlarged
				x, y := -104+12*float64(i%3), 38+16*float64(i/2)
				b.fill(blob(x-6, y, x, y-4, x+7, y, x, y+4), of(0.2).round(2).wash(dryWash))
				b.line(0.8, x-4, y-2, x-9, y-6, x-12, y-6)
				b.line(0.8, x-4, y+2, x-9, y+6, x-12, y+6)
			}
		},
		"sleeping-illness": func(b burin) {
			b.sky(0.2, 0.05, 50, skyWash)
			b.hills(48, 4, 24, 3, of(0.4).cut(-12).like(leafy, 5).wash(leafWash))
			b.water(52, 66, 0.4, 0.3)
			b.ground(64, 1, of(0.2).to(0.44).cut(-6).wash(dryWash))
			p := sitting
			p.lean, p.nod, p.hand = -16, 50, [2]float64{6, 16}
			b.at(-84, 84, 0.86).broad()
			b.at(-62, 97, 0.72).figure(p)
			b.at(10, 98, -0.74).figure(pose{lean: 20, nod: 16, drop: 23, near: [2]float64{86, 0}, far: [2]float64{-6, -88}, hand: [2]float64{40, 110}, hand2: [2]float64{30, 100}, dress: coat})
			b.at(46, 98, 0.34).book()
			b.fill(oval(94, 48, 34, 34), of(0.02).wash(white).edge(1.4))
			b.at(96, 48, 0.5).turned(-20).fly()
		},
		"sweet-wells": func(b burin) {
			b.sky(0.1, 0.02, 62, sandWash)
			b.dune(10, 190, 60, 14, 0.4)
			b.ground(64, 1.5, of(0.06).to(0.24).dots().wash(sandWash))
			b.at(-104, 82, 0.86).palm()
			b.at(-78, 78, 0.7).palm()
			b.masonry(-34, 96, 68, 26, 6)
			b.fill(oval(0, 70, 34, 7), of(0.95).wash(waterWash))
			b.rule(2.4, -30, 72, -26, 20)
			b.rule(2.4, 30, 72, 26, 20)
			b.rule(2.8, -32, 22, 32, 22)
			b.rule(1.1, 0, 22, 0, 52)
			b.fill(poly(-8, 52, 8, 52, 6, 66, -6, 66), of(0.3).toRight(0.6).wash(woodWash))
			b.at(70, 96, -0.7).figure(pose{lean: 4, nod: -6, near: [2]float64{6, 2}, far: [2]float64{-6, -4}, hand: [2]float64{90, 150}, hand2: [2]float64{10, 30}, dress: coat})
			b.at(96, 96, 0.36).bottle(waterWash)
			b.at(112, 96, 0.3).bottle(waterWash)
		},
		"healthy-heights": func(b burin) {
			b.sky(0.26, 0.03, 60, skyWash)
			b.cloud(-50, 78, 60, 8)
			b.cloud(80, 84, 60, 8)
			b.peak(96, 4, 80, 50, true, 0.6)
			hill := append(shape(curve(b.left(), 94, -90, 70, -50, 52, -10, 46, 40, 50, 70, 66, 110, 90, b.right(), 96)), xy{b.right(), 102}, xy{b.left(), 102})
			b.fill(hill, of(0.1).to(0.4).cut(-14).wash(leafWash).edge(1))
			b.at(-26, 56, 0.4).tent()
			b.at(20, 56, 0.44).tent()
			b.at(-52, 62, 0.4).flag(redWash)
			b.at(-2, 74, 0.4).figure(standing.in(coat))
			b.at(16, 76, 0.38).figure(open)
			b.at(34, 76, 0.38).figure(standing)
			b.at(-92, 92, 0.3).conifer()
			b.at(-74, 84, 0.26).conifer()
			b.cloud(-84, 98, 40, 6)
			b.cloud(30, 99, 50, 5)
		},
	})
}
