package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// The explorer's finds (rule 20): observations, ways, waters.

func init() {
	observer := pose{lean: 6, nod: -8, near: [2]float64{10, 2}, far: [2]float64{-10, -8}, hand: [2]float64{70, 150}, hand2: [2]float64{60, 140}, dress: coat}
	add(scene, "find", map[string]func(b burin){
		"jupiters-moons": func(b burin) {
			b.night(101)
			b.fill(oval(40, 44, 41, 41), of(0.9).cut(0).wash(nightWash).edge(1.4))
			in := b.within(oval(40, 44, 41, 41))
			in.fill(oval(42, 44, 14, 13), of(0.04).to(0.3).cut(0).round(6).wash(goldWash).edge(0.8))
			for _, y := range []float64{38, 43, 49} {
				in.line(2, 28, y, 42, y+1, 56, y)
			}
			for _, x := range []float64{8, 18, 66, 76} {
				in.fill(oval(x, 44+(x-42)*0.05, 1.6, 1.6), of(0).bare().wash(white))
			}
			b.at(-74, 97, 1).telescope()
			b.at(-112, 98, 0.78).figure(observer)
		},
		"noon-latitudes": func(b burin) {
			b.sky(0.14, 0.03, 66, skyWash)
			b.sun(92, 22, 10, 16)
			b.hills(64, 3, 40, 3, of(0.28).cut(0).wash(hillWash))
			b.ground(72, 1.5, of(0.14).to(0.4).cut(-6).wash(dryWash))
			b.at(-8, 95, 0.94).sextant()
			b.at(-78, 96, 0.8).figure(observer)
			b.line(0.7, 80, 28, 40, 48, 6, 60)
			b.at(58, 96, 0.4).book()
			b.at(110, 96, 0.4).clock()
		},
		"boiling-point": func(b burin) {
			b.heights(80)
			b.at(2, 96, 0.86).boiler()
			b.at(-50, 97, 0.66).figure(kneeling.in(coat))
			b.at(56, 97, 0.42).book()
			b.at(102, 96, 0.5).huddled(clothWash)
			b.at(-104, 97, 0.4).chest(true)
		},
		"traders-road": func(b burin) {
			b.plains(48)
			b.fill(shape(append(curve(-60, 102, -20, 84, 26, 74, 4, 64, 30, 56), curve(34, 56, 20, 64, 62, 74, 40, 86, 30, 102)...)), of(0.02).to(0.12).dots().wash(sandWash).edge(0.7))
			for i := range 5 {
				b.at(16+5*float64(i), 64-1.4*float64(i), 0.09).bearer()
			}
			b.at(28, 76, 0.3).camel()
			b.at(50, 76, 0.24).bearer()
			b.at(-40, 96, 0.6).figure(walking.in(coat))
			b.at(-62, 97, 0.5).figure(walking.in(soldier))
			b.at(-104, 78, 0.6).thorn()
			b.at(96, 82, 0.5).broad()
			b.at(64, 98, 0.4).compass()
		},
		"high-bearings": func(b burin) {
			b.sky(0.3, 0.04, 80, skyWash)
			for i, x := range []float64{-104, -48, 20, 88} {
				b.peak(x, 36+6*float64(i%2), 84, 34, i == 2, 0.6)
			}
			b.cloud(-60, 74, 60, 6)
			b.cloud(60, 78, 60, 6)
			b.fill(land(b.skyline(86, 4, 30, 3), 101), of(0.24).to(0.6).cut(-14).like(craggy, 8).wash(rockWash).edge(1))
			b.at(14, 92, 0.74).theodolite()
			b.at(-22, 94, 0.72).figure(observer)
			b.at(64, 96, 0.4).book()
			for i := range 9 {
				a := -175 + 21*float64(i)
				p := xy{14, 30}
				q, r := p.polar(a, 20), p.polar(a, 30)
				b.rule(0.7, q.X, q.Y, r.X, r.Y)
			}
		},
		"mountain-pass": func(b burin) {
			b.sky(0.26, 0.03, 70, skyWash)
			b.peak(-78, -2, 86, 74, true, 1)
			b.peak(80, 2, 86, 74, true, 0.95)
			b.ground(84, 2, of(0.2).to(0.5).cut(-10).like(craggy, 6).wash(earthWash))
			b.fill(shape(append(curve(-6, 102, -22, 92, 12, 84, -8, 76, 4, 68, 0, 60), curve(4, 60, 10, 68, 2, 76, 26, 84, -2, 92, 30, 102)...)), of(0.02).to(0.1).dots().wash(sandWash).edge(0.7))
			b.at(2, 70, 0.1).bearer()
			b.at(-1, 78, 0.15).camel()
			b.at(16, 85, 0.24).camel()
			b.at(-12, 96, 0.44).horse()
			b.at(-46, 98, 0.5).figure(pointing.in(coat))
			b.at(34, 99, 0.44).bearer()
		},
		"watershed": func(b burin) {
			b.sky(0.26, 0.04, 44, skyWash)
			b.hills(42, 6, 30, 3, of(0.26).cut(0).wash(hillWash))
			ridge := append(shape(curve(b.left(), 74, -70, 64, -24, 46, 0, 40, 24, 46, 70, 62, b.right(), 72)), xy{b.right(), 102}, xy{b.left(), 102})
			b.fill(ridge, of(0.12).to(0.44).cut(-14).wash(dryWash).edge(1))
			for _, s := range []float64{-1, 1} {
				b.fill(shape(append(curve(8*s, 50, 26*s, 60, 44*s, 66, 60*s, 82, 120*s, 94), curve(136*s, 102, 70*s, 94, 48*s, 80, 32*s, 66, 8*s, 50)...)), of(0.3).to(0.14).ripples().wash(waterWash).edge(0.9))
				b.at(84*s, 78, 0.3).bush()
				b.at(112*s, 84, 0.4).broad()
			}
			b.at(0, 44, 0.34).figure(standing.in(coat))
			b.at(10, 45, 0.3).flag(redWash)
			b.at(-12, 46, 0.3).figure(pointing)
			b.stone(0, 84, 8)
		},
		"safe-ford": func(b burin) {
			b.sky(0.2, 0.05, 32, skyWash)
			b.cloud(60, 12, 34, 6)
			b.hills(31, 4, 24, 3, of(0.4).cut(-12).like(leafy, 5).wash(leafWash))
			b.water(36, 101, 0.4, 0.2)
			for i, x := range []float64{-72, -46, -16, 14, 40, 70} { // in to the waist
				switch c := b.at(x, 96-0.8*float64(i), 0.62); i {
				case 2:
					c.askari()
				case 5:
					c.figure(walking.in(coat))
				default:
					c.bearer()
				}
			}
			b.fill(poly(b.left(), 69, b.right(), 66, b.right(), 101, b.left(), 101), of(0.34).to(0.18).ripples().wash(waterWash).bare())
			for i, x := range []float64{-72, -46, -16, 14, 40, 70} {
				y := 69 - 0.5*float64(i)
				b.even(1, x-12, y, x, y+2.4, x+12, y)
				b.wavelets(x, y+3, 16, 2)
			}
			b.bank(-1, 62, 92, 0.8)
			b.bank(1, 58, 96, 0.8)
			for i := range 6 { // the stakes that mark it
				x := -88 + 35*float64(i)
				b.rule(2.2, x, 88, x, 50)
				b.fill(poly(x, 50, x+11, 54, x, 59), of(0.2).wash(redWash).edge(0.8))
				b.even(0.9, x-6, 88, x, 90, x+6, 88)
			}
			b.at(-116, 100, 0.5).reedClump(10)
			b.at(120, 100, 0.44).reedClump(9)
		},
		"river-gauge": func(b burin) {
			b.sky(0.2, 0.05, 34, skyWash)
			b.hills(33, 4, 24, 3, of(0.4).cut(-12).like(leafy, 5).wash(leafWash))
			b.water(38, 101, 0.44, 0.26)
			b.fill(poly(-8, 98, -8, 8, 6, 8, 6, 98), of(0.03).toRight(0.3).cut(88).wash(white).edge(1.2))
			for i := range 15 {
				y := 12 + 4*float64(i)
				w := 6.0
				if i%5 == 0 {
					w = 12
				}
				b.fill(poly(-8, y, -8+w, y, -8+w, y+2, -8, y+2), of(0.95).edge(0.2))
			}
			b.fill(poly(-16, 70, 16, 70, 18, 101, -18, 101), of(0.34).ripples().wash(waterWash).bare())
			b.wavelets(0, 70, 24, 3)
			b.fill(oval(62, 60, 9, 8), of(0.3).to(0.6).round(4).wash(redWash))
			b.wavelets(62, 65, 16, 2)
			b.rule(0.9, 62, 52, 62, 40)
			b.bank(-1, 84, 50, 0.9)
			b.at(-84, 90, 0.66).figure(pose{lean: 8, nod: 20, near: [2]float64{6, 2}, far: [2]float64{-6, -4}, hand: [2]float64{40, 110}, hand2: [2]float64{30, 110}, dress: coat})
			b.at(112, 101, 0.46).reedClump(10)
		},
		"chain-of-wells": func(b burin) {
			b.sky(0.1, 0.02, 40, sandWash)
			b.dune(-170, 30, 44, 12, 0.6)
			b.dune(10, 190, 42, 14, 0.4)
			b.ground(50, 1.5, of(0.06).to(0.22).dots().wash(sandWash))
			for i := range 6 {
				f := float64(i) / 5
				x, y, r := paint.Lerp(64, -74, f)+16*math.Sin(float64(i)*2), paint.Lerp(54, 90, f), paint.Lerp(2.6, 20, f)
				if i > 0 {
					g := float64(i-1) / 5
					x0, y0 := paint.Lerp(64, -74, g)+16*math.Sin(float64(i-1)*2), paint.Lerp(54, 90, g)
					for j := range 6 {
						t := (float64(j) + 1) / 7
						b.fill(oval(paint.Lerp(x0, x, t), paint.Lerp(y0, y, t), 0.5+0.7*f, 0.4+0.4*f), of(1).edge(0.2))
					}
				}
				b.fill(oval(x, y, r, r*0.36), of(0.2).like(craggy, 4).wash(rockWash).edge(1))
				b.fill(oval(x, y-r*0.04, r*0.7, r*0.24), of(0.9).to(0.4).wash(waterWash).edge(0.7))
			}
			b.at(-40, 94, 0.5).figure(bowed.in(robe))
			b.at(40, 92, 0.5).camel()
			b.at(92, 96, 0.5).camel()
			b.at(-104, 96, 0.5).figure(standing.in(coat))
		},
		"deep-soundings": func(b burin) {
			b.sky(0.2, 0.04, 26, skyWash)
			b.fill(poly(b.left(), 26, b.right(), 26, b.right(), 101, b.left(), 101), of(0.2).to(0.72).ripples().wash(waterWash).bare())
			b.rule(0.9, b.left(), 26, b.right(), 26)
			b.fill(append(shape(curve(b.left(), 62, -96, 70, -60, 88, 0, 95, 60, 90, 96, 66, b.right(), 54)), xy{b.right(), 102}, xy{b.left(), 102}), of(0.4).to(0.7).cut(20).like(craggy, 8).wash(earthWash).edge(1))
			b.at(0, 27, 0.5).canoe()
			b.at(-14, 24, 0.4).paddler()
			b.at(14, 25, 0.36).figure(sitting.in(coat))
			b.even(1.2, 30, 16, 33, 50, 31, 88)
			b.fill(poly(28, 84, 34, 84, 36, 94, 26, 94), of(0.7).wash(greyWash))
			for i := range 7 {
				b.fill(poly(30.5, 34+8*float64(i), 37, 35+8*float64(i), 30.5, 37+8*float64(i)), of(0.1).wash(redWash).edge(0.6))
			}
			b.at(-60, 56, 0.24).fish(of(0.3).wash(goldWash), false)
			b.at(84, 46, -0.2).fish(of(0.3).wash(goldWash), false)
		},
		"reed-channel": func(b burin) {
			b.sky(0.16, 0.04, 40, skyWash)
			b.water(36, 101, 0.4, 0.2)
			for i := range 14 {
				for _, s := range []float64{-1, 1} {
					f := float64(i) / 13
					x := s * (10 + 118*f*f)
					b.at(x+b.dice.Spread(4), 42+60*f, 0.2+0.62*f).papyrus(s * 8)
					b.at(x+s*10, 44+60*f, 0.16+0.5*f).reedClump(6)
				}
			}
			b.at(0, 80, 0.5).canoe()
			b.at(-16, 78, 0.44).paddler()
			b.at(0, 78, 0.42).figure(sitting.in(coat))
			b.at(18, 78, 0.44).paddler()
			b.wavelets(0, 87, 46, 3)
		},
		"forest-path": func(b burin) {
			b.forest(true)
			b.fill(shape(append(curve(-6, 68, -12, 78, 4, 86, -34, 102), curve(46, 102, 24, 88, 8, 78, 4, 68)...)), of(0.02).to(0.12).dots().wash(sandWash).edge(0.7))
			b.at(0, 76, 0.2).bearer()
			b.at(6, 84, 0.3).bearer()
			b.at(-8, 97, 0.56).figure(walking.in(coat))
			c := b.at(28, 98, 0.5)
			c.figure(pose{lean: 6, near: [2]float64{20, 4}, far: [2]float64{-16, -20}, hand: [2]float64{130, 170}, hand2: [2]float64{20, 50}})
			c.rule(2, 22, -92, 34, -116)
		},
		"long-baseline": func(b burin) {
			b.plains(46)
			b.at(104, 64, 0.34).thorn()
			b.at(-96, 96, 0.74).theodolite()
			b.at(-70, 97, 0.66).figure(observer)
			b.rule(1.2, -40, 92, 96, 58)
			for i := range 6 {
				f := float64(i) / 5
				b.at(paint.Lerp(-34, 98, f), paint.Lerp(92, 58, f), paint.Lerp(0.5, 0.16, f)).flag(redWash)
			}
			b.at(14, 84, 0.44).figure(kneeling)
			b.at(56, 72, 0.28).figure(standing)
			b.at(90, 62, 0.18).figure(standing.in(soldier))
			b.grass(70, 98, 20, 6)
		},
		"map-in-sand": func(b burin) {
			b.plains(40)
			b.at(96, 64, 0.4).hut()
			b.fill(blob(-62, 80, -30, 70, 30, 70, 64, 80, 44, 94, -36, 95), of(0.02).bare().wash(sandWash))
			b.even(1.4, -48, 84, -20, 78, 10, 86, 44, 78)
			b.even(1.1, -10, 80, -4, 90, 14, 92)
			b.even(1, 20, 84, 30, 90)
			for _, q := range [][2]float64{{-34, 76}, {-26, 74}, {-30, 79}} {
				b.rule(0.9, q[0]-3, q[1]+3, q[0], q[1]-2, q[0]+3, q[1]+3)
			}
			b.fill(oval(40, 86, 7, 3), of(0.3).ripples().wash(waterWash))
			k := kneeling.in(robe)
			k.hand, k.lean = [2]float64{40, 50}, 24
			b.at(-84, 92, 0.74).figure(k)
			b.rule(1.6, -58, 58, -42, 82)
			b.at(84, 93, -0.74).figure(kneeling.in(coat))
			b.at(-10, 72, 0.5).figure(bowed)
			b.at(16, 72, -0.5).figure(bowed.in(soldier))
		},
		"fall-by-line": func(b burin) {
			b.sky(0.16, 0.04, 20, skyWash)
			b.fill(poly(b.left(), 18, b.right(), 18, b.right(), 102, b.left(), 102), of(0.5).cut(84).like(craggy, 11).wash(rockWash).bare())
			b.fall(-60, 4, 18, 90)
			b.fall(12, 36, 20, 90)
			b.fill(poly(-84, 14, 70, 14, 38, 21, -62, 20), of(0.2).ripples().wash(waterWash).edge(0.5))
			b.fill(poly(46, 19, b.right(), 15, b.right(), 102, 60, 102, 54, 60).ragged(2, 6, 3), of(0.2).to(0.5).cut(-70).like(craggy, 11).wash(rockWash).edge(1.1))
			b.at(66, 19, 0.26).figure(kneeling.in(coat))
			b.rule(1.4, 58, 12, 52, 14, 52, 88)
			b.fill(poly(49, 84, 55, 84, 57, 93, 47, 93), of(0.85).wash(greyWash))
			for i := range 6 {
				b.fill(poly(52, 24+10*float64(i), 59, 26+10*float64(i), 52, 28+10*float64(i)), of(0.1).wash(redWash).edge(0.7))
			}
			b.cloud(-30, 92, 44, 8)
			b.cloud(24, 94, 30, 7)
			b.at(92, 18, 0.2).figure(standing)
			b.at(-104, 20, 0.3).bush()
			b.surge(98, 3, 34, of(0.3).to(0.1).ripples())
		},
	})
}
