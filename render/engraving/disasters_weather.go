package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// Misfortunes of weather, fire and stone (rule 11).

func init() {
	add(scene, "disaster", map[string]func(b burin){
		"rockfall": func(b burin) {
			b.sky(0.24, 0.04, 70, skyWash)
			b.peak(66, 16, 82, 50, true, 0.7)
			b.hills(74, 5, 30, 3, of(0.3).cut(-20).wash(rockWash))
			b.ground(82, 3, of(0.25).to(0.5).cut(-12).like(craggy, 6).wash(earthWash))
			b.cliff(-1, -34, 86)
			for _, q := range [][3]float64{{-40, 16, 7}, {-22, 30, 9}, {-34, 46, 6}, {-4, 44, 10}, {-14, 62, 8}, {14, 66, 7}, {4, 24, 4}, {-26, 74, 9}, {18, 84, 11}, {-6, 90, 8}} {
				b.stone(q[0], q[1], q[2])
				if q[1] < 70 {
					b.line(0.7, q[0]-8, q[1]-11, q[0]-6, q[1]-17, q[0]-6, q[1]-23)
					b.line(0.7, q[0]-3, q[1]-12, q[0]-2, q[1]-18, q[0]-3, q[1]-26)
				}
			}
			b.at(42, 94, 0.46).figure(running.in(wrap))
			b.at(66, 97, 0.5).figure(running)
			b.at(98, 94, 0.44).figure(running.in(coat))
			b.at(30, 99, 0.4).turned(80).figure(fallen)
			b.at(122, 92, 0.4).figure(running)
		},
		"sandstorm": func(b burin) {
			b.sky(0.16, 0.06, 70, sandWash)
			wall := shape{}
			for x := b.left(); x < 50; x += 4 {
				f := (x - b.left()) / (50 - b.left())
				wall = append(wall, xy{x, 4 + 66*f*f*f + 3*math.Sin(x/5)})
			}
			wall = append(wall, xy{60, 86}, xy{b.left(), 102})
			b.fill(wall.ragged(3, 9, 4), of(0.3).to(0.6).cut(-20).like(mottled, 13).round(10).wash(earthWash).edge(1))
			b.within(wall).whirls(b.left(), 40, 10, 84, 13, 26)
			for i := range 7 {
				b.fill(lobes(-104+26*float64(i), 18+9*float64(i)*float64(i)/6, 17, 9, 9, b.dice), of(0.06).to(0.4).cut(-20).round(6).wash(sandWash).edge(0.8))
			}
			b.ground(84, 2, of(0.14).to(0.34).dots().wash(sandWash))
			b.at(60, 95, 0.5).camel()
			b.at(96, 92, 0.44).camel()
			for _, x := range []float64{22, 38, 78, 112} {
				b.at(x, 98, 0.42).huddled(clothWash)
			}
			for range 30 {
				x, y := b.dice.Between(-20, b.half), b.dice.Between(30, 90)
				b.line(0.6, x, y, x+6, y-0.7, x+12, y+0.5)
			}
		},
		"grass-fire": func(b burin) {
			b.sky(0.3, 0.1, 60, duskWash)
			for i := range 10 {
				x := -130 + 28*float64(i)
				b.fill(lobes(x, 22+8*math.Sin(float64(i)*2), 24, 14, 9, b.dice), of(0.3).to(0.65).cut(-16).round(7).deep(0.4).wash(greyWash).edge(0.7))
			}
			b.at(-92, 72, 0.6).thorn()
			b.at(86, 70, 0.5).thorn()
			b.flames(-70, 74, 130, 36, 11)
			b.flames(70, 74, 130, 32, 11)
			b.flames(0, 82, 270, 34, 22)
			b.ground(80, 2, of(0.6).to(0.8).cut(-8).wash(dryWash))
			b.blades(b.left(), b.right(), 84, 15, 70, of(0.2).wash(goldWash))
			b.flames(-30, 88, 60, 15, 8)
			b.blades(b.left(), b.right(), 101, 16, 60, of(0.7).wash(dryWash))
			b.at(36, 96, 0.5).antelope(of(0.2).to(0.4).cut(-45).round(5).wash(tawnyWash), true)
			b.at(-52, 97, 0.42).antelope(of(0.2).to(0.4).cut(-45).round(5).wash(tawnyWash), true)
			b.at(98, 97, 0.4).figure(running)
		},
		"thunderstorm": func(b burin) {
			b.stormSky(66)
			b.hills(62, 4, 30, 3, of(0.55).cut(0).wash(nightWash))
			b.ground(72, 2, of(0.4).to(0.65).cut(-6).wash(leafWash))
			b.bolt(-28, 6, 78)
			b.bolt(66, 8, 66)
			b.at(-40, 78, 0.44).broad()
			b.at(96, 78, 0.4).palm()
			b.at(10, 92, 0.62).tent()
			b.at(-92, 94, 0.5).huddled(clothWash)
			b.at(-72, 96, 0.46).huddled(blueWash)
			b.at(84, 95, -0.46).figure(bowed.in(robe))
			b.pool(oval(-20, 96, 30, 4), 0.4, 0.2)
			b.rain(26, 86, 130)
		},
		"flood": func(b burin) {
			b.stormSky(44)
			b.hills(44, 4, 30, 3, of(0.5).cut(-10).wash(hillWash))
			b.rain(24, 50, 60)
			b.water(48, 101, 0.6, 0.5)
			b.at(-88, 66, 0.6).palm()
			b.at(98, 60, 0.5).broad()
			b.surge(60, 5, 30, of(0.5).to(0.34).ripples())
			b.at(-30, 74, 0.6).tent()
			b.at(36, 76, 0.5).turned(-8).hut()
			b.surge(70, 6, 36, of(0.5).to(0.34).ripples())
			b.at(-74, 82, 0.5).turned(10).fallenTree()
			b.at(66, 78, 0.42).bale()
			b.at(4, 82, 0.42).keg()
			b.surge(80, 7, 44, of(0.45).to(0.3).ripples())
			b.at(100, 88, 0.44).turned(14).chest(false)
			b.surge(90, 7, 52, of(0.4).to(0.2).ripples())
			b.at(-20, 80, 0.28).figure(handsUp)
		},
		"quicksand": func(b burin) {
			b.sky(0.2, 0.06, 44, skyWash)
			b.hills(42, 3, 24, 3, of(0.4).cut(-12).like(leafy, 4).wash(leafWash))
			b.water(46, 64, 0.4, 0.26)
			b.ground(58, 1, of(0.3).to(0.5).cut(0).wash(earthWash))
			b.at(-100, 68, 0.6).reedClump(12)
			b.at(104, 66, 0.5).reedClump(12)
			b.fill(blob(-70, 82, -40, 72, 10, 70, 48, 75, 60, 84, 40, 94, -10, 97, -54, 92), of(0.5).to(0.3).ripples().wash(earthWash).edge(0.9))
			b.at(-24, 121, 0.76).figure(handsUp.in(wrap))
			b.fill(blob(-52, 88, -38, 84, -8, 84, 4, 88, 0, 99, -46, 99), of(0.5).to(0.3).ripples().wash(earthWash).bare())
			b.wavelets(-24, 87, 24, 4)
			b.at(20, 84, 0.34).turned(18).bale()
			b.fill(blob(4, 84, 20, 81, 38, 84, 36, 90, 8, 90), of(0.4).ripples().wash(earthWash).bare())
			p := pose{lean: 30, nod: -6, near: [2]float64{40, 4}, far: [2]float64{-20, -30}, hand: [2]float64{60, 76}, hand2: [2]float64{70, 80}}
			b.at(86, 94, -0.62).figure(p)
			b.rule(2, 96, 66, 14, 60, -8, 60)
			b.at(114, 92, -0.56).figure(p.in(soldier))
			b.at(-108, 100, 0.5).papyrus(8)
			b.at(-94, 100, 0.42).papyrus(-10)
		},
		"rapids": func(b burin) {
			b.sky(0.16, 0.04, 40, skyWash)
			b.hills(34, 8, 26, 3, of(0.4).cut(-14).like(leafy, 5).wash(leafWash))
			b.cliff(-1, -94, 60)
			b.cliff(1, 98, 56)
			b.water(44, 101, 0.5, 0.3)
			b.surge(52, 5, 28, of(0.3).ripples())
			for _, q := range [][3]float64{{-60, 60, 10}, {-8, 54, 7}, {54, 58, 11}} {
				b.stone(q[0], q[1], q[2])
				b.foam(q[0], q[1]+q[2]*0.6, q[2]*1.7)
			}
			b.surge(68, 9, 40, of(0.4).to(0.2).ripples())
			c := b.at(4, 66, 0.66).turned(22)
			c.at(-34, -2, 0.5).paddler()
			c.at(6, 0, 0.5).figure(handsUp)
			c.at(44, -2, 0.5).paddler()
			c.canoe()
			b.foam(58, 86, 26)
			b.surge(84, 9, 50, of(0.36).to(0.16).ripples())
			for _, q := range [][3]float64{{-84, 86, 14}, {-20, 94, 10}, {88, 90, 15}} {
				b.stone(q[0], q[1], q[2])
				b.foam(q[0], q[1]+q[2]*0.55, q[2]*1.5)
			}
		},
		"drowning": func(b burin) {
			b.sky(0.2, 0.05, 34, skyWash)
			b.hills(32, 5, 26, 3, of(0.4).cut(-12).like(leafy, 5).wash(leafWash))
			b.at(-96, 40, 0.44).broad()
			b.bank(-1, 44, 70, 0.7)
			b.water(46, 101, 0.46, 0.28)
			b.at(92, 50, 0.5).palm()
			b.even(1.3, -110, 34, -40, 50, 40, 52, 118, 30)
			for i, x := range []float64{-74, -46, 36, 62} {
				b.at(x, 82+float64(i%2)*2, 0.44).figure(pose{lean: 6, near: [2]float64{4, 2}, far: [2]float64{-4, -4}, hand: [2]float64{150, 170}, hand2: [2]float64{140, 170}, dress: soldier})
				b.fill(poly(x-16, 62, x+16, 62, x+16, 90, x-16, 90), of(0.4).ripples().bare().wash(waterWash))
				b.wavelets(x, 64, 14, 2)
			}
			// the hand above the water
			b.at(-4, 96, 0.96).turned(6).drowned()
			b.wavelets(0, 88, 46, 4)
			b.line(1, -46, 82, -20, 78, 14, 79, 42, 83)
			b.at(36, 90, 0.6).turned(16).musketAt(0, 0, -8)
			b.bank(1, 92, 84, 0.9)
		},
	})
}

// fallenTree drifts, its roots to the left, 140 units long.
func (b burin) fallenTree() {
	b.fill(tube(-60, 0, 16, -20, 2, 12, 40, 0, 8, 70, -4, 5), of(0.4).to(0.7).cut(4).round(4).wash(woodWash))
	for i := range 6 {
		a := 130 + 20*float64(i)
		p := xy{-60, 0}.polar(a, 24)
		b.fill(tube(-60, 0, 5, paint.Lerp(-60, p.X, 0.5), p.Y*0.6-2, 3.4, p.X, p.Y, 0.8), of(0.7).wash(woodWash))
	}
	b.fill(lobes(66, -12, 26, 16, 11, b.dice), of(0.4).to(0.7).like(leafy, 8).wash(leafWash))
	b.rule(1.4, 30, 0, 46, -24)
}

// drowned is an arm and a face above the water's level at the origin's height.
func (b burin) drowned() {
	skin := of(0.66).cut(40).wash(skinWash).round(4)
	b.fill(tube(0, -6, 9, 3, -22, 7.6, 2, -38, 5.4), skin)
	b.fill(blob(-2, -37, -4, -43, 0, -47, 5, -46, 8, -41, 6, -37), skin)
	for i := range 4 {
		b.fill(tube(-2+2.8*float64(i), -44, 2.4, -5+4.4*float64(i), -50, 2.2, -6+5.4*float64(i), -55+math.Abs(float64(i)-1.5), 1.6), skin.edge(0.6))
	}
	b.fill(tube(6, -40, 2.6, 11, -42, 2.2, 13, -46, 1.5), skin.edge(0.6))
	b.fill(oval(-14, -10, 8, 9), skin)
	b.fill(arc(-14, -12, 8.4, 8.6, 180, 360), of(0.95).edge(0.4))
	b.fill(blob(-30, -6, -10, -9, 16, -8, 28, -4, 20, 6, -20, 6), of(0.36).ripples().wash(waterWash).bare())
}
