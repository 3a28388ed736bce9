package engraving

import "sourceofthenile/render/paint"

// Misfortunes by beasts (rule 11).

func init() {
	add(scene, "disaster", map[string]func(b burin){
		"crocodile": func(b burin) {
			b.sky(0.2, 0.05, 34, skyWash)
			b.hills(33, 4, 30, 3, of(0.3).cut(-12).like(leafy, 4).wash(leafWash))
			b.water(36, 101, 0.42, 0.2)
			b.bank(1, 50, 20, 0.6)
			b.at(92, 52, 0.44).palm()
			b.at(64, 50, 0.3).bush()
			b.ground(90, 1.5, of(0.3).to(0.6).dots().wash(sandWash))
			b.at(-6, 93, 0.86).crocodile()
			b.at(-118, 100, 0.56).reedClump(12)
			b.at(106, 101, 0.46).reedClump(12)
			b.wavelets(-84, 82, 26, 3)
			b.at(108, 90, -0.34).figure(handsUp)
		},
		"hippopotamus": func(b burin) {
			b.sky(0.22, 0.05, 36, skyWash)
			b.hills(35, 4, 22, 3, of(0.4).cut(-12).like(leafy, 4).wash(leafWash))
			b.at(-100, 40, 0.3).palm()
			b.at(112, 40, 0.34).palm()
			b.water(38, 101, 0.5, 0.25)
			b.at(14, 66, 0.5).turned(-158).canoe()
			b.at(26, 70, 0.3).figure(handsUp.in(wrap))
			b.at(84, 74, 0.34).figure(handsUp.in(soldier))
			b.pool(oval(26, 75, 18, 6), 0.5, 0.3)
			b.pool(oval(84, 79, 18, 6), 0.5, 0.3)
			b.at(-46, 84, 0.86).hippoHead()
			b.wavelets(-40, 86, 62, 4)
			b.wavelets(28, 74, 30, 3)
			b.wavelets(84, 80, 20, 2)
			b.at(62, 62, 1).turned(-30).rule(1.6, 0, 0, 24, 0)
			b.at(-108, 101, 0.4).reedClump(10)
		},
		"elephant-stampede": func(b burin) {
			b.sky(0.2, 0.04, 50, skyWash)
			b.hills(48, 4, 40, 3, of(0.25).cut(0).wash(hillWash))
			b.ground(58, 1.5, of(0.22).to(0.5).cut(-6).wash(dryWash))
			b.at(-104, 62, 0.5).thorn()
			for _, x := range []float64{-118, -96, -76, -30, 4} { // dust
				b.cloud(x, 80, 20, 8)
			}
			b.at(-84, 84, 0.5).elephant(true)
			b.at(-4, 80, 0.46).elephant(true)
			b.at(-44, 92, 0.72).elephant(true)
			b.at(52, 92, 0.4).figure(running)
			b.at(80, 84, 0.34).figure(running.in(wrap))
			b.at(98, 96, 0.42).figure(running.in(coat))
			b.at(120, 86, 0.34).figure(running)
			b.at(62, 97, 0.3).turned(24).bale()
			b.at(30, 98, 0.24).bale()
			b.grass(92, 100, 14, 5)
		},
		"driver-ants": func(b burin) {
			b.sky(0.4, 0.2, 40, deepWash)
			for i := range 7 {
				b.at(-120+float64(i)*40, 46, 0.8).giant()
			}
			b.ground(44, 2, of(0.06).to(0.2).cut(-5).wash(earthWash))
			b.at(-92, 72, 0.9).bale()
			b.at(-56, 80, 0.76).sack(true)
			stream := append(curve(138, 50, 96, 53, 60, 60, 24, 62, -14, 72, -40, 84), curve(-26, 88, -4, 79, 30, 69, 64, 68, 100, 58, 138, 54)...)
			b.fill(shape(stream).ragged(3, 7, 9), of(0.9).wash(earthWash).edge(0.6)) // the column, from the wood to the sacks
			for i := range 34 {
				f := float64(i) / 33
				x, y := paint.Lerp(128, -34, f), paint.Lerp(49, 80, f*f)
				b.at(x, y-4+b.dice.Spread(2), -paint.Lerp(0.05, 0.13, f)).driverAnt()
				b.at(x+b.dice.Spread(4), y+9+b.dice.Spread(3), -paint.Lerp(0.05, 0.14, f)).driverAnt()
			}
			for i := range 9 {
				b.at(-98+float64(i)*8, 52+b.dice.Spread(12), 0.12).turned(-70).driverAnt()
			}
			b.at(30, 95, -0.78).driverAnt()
			b.at(104, 90, -0.6).driverAnt()
			b.at(-44, 100, -0.5).driverAnt()
		},
		"tsetse": func(b burin) {
			b.sky(0.16, 0.04, 50, skyWash)
			b.hills(50, 3, 30, 3, of(0.4).cut(-10).like(leafy, 4).wash(leafWash))
			b.ground(58, 1.5, of(0.18).to(0.4).cut(-6).wash(dryWash))
			b.at(96, 66, 0.56).thorn()
			b.at(80, 86, 0.74).carcase(of(0.4).cut(-50).round(6).deep(0.5).wash(woodWash))
			b.at(114, 78, 0.4).carcase(of(0.4).cut(-50).round(6).deep(0.5).wash(tawnyWash))
			b.at(36, 84, -0.4).figure(bowed)
			b.grass(86, 99, 10, 6)
			b.at(-52, 52, 0.9).turned(-18).fly()
			b.at(14, 26, 0.16).turned(30).fly()
			b.at(46, 38, 0.12).turned(-140).fly()
			b.at(64, 20, 0.12).turned(60).fly()
		},
		"termites": func(b burin) {
			b.sky(0.18, 0.04, 56, skyWash)
			b.ground(62, 1.5, of(0.25).to(0.5).cut(-6).wash(dryWash))
			b.at(-92, 88, 0.9).termiteHill()
			b.at(-40, 66, 0.3).thorn()
			b.at(22, 88, 1.1).bale()
			b.at(76, 92, 1).bale()
			for _, q := range [][3]float64{{6, 72, 7}, {34, 78, 6}, {70, 80, 8}, {88, 66, 6}, {14, 56, 5}} {
				b.fill(lobes(q[0], q[1], q[2], q[2]*0.7, 7, b.dice), of(0.96).edge(0.6))
			}
			b.fill(tube(-64, 92, 5, -30, 94, 4, -8, 90, 3, 4, 76, 2), of(0.6).like(craggy, 4).wash(earthWash))
			for i := range 26 {
				f := float64(i) / 25
				b.at(paint.Lerp(-60, 60, f)+b.dice.Spread(6), 92+b.dice.Spread(4)-8*f*f, 0.13+0.05*b.dice.Next()).turned(b.dice.Spread(60)).termite()
			}
			b.at(112, 94, 0.42).termite()
			b.at(-18, 98, 0.36).termite()
		},
		"leopard": func(b burin) {
			b.lamp(64, 86, 60, 0.8)
			b.night(70)
			b.moon(-6, 22, 13)
			b.hills(70, 4, 20, 3, of(0.85).cut(-10).like(leafy, 5).wash(nightWash))
			b.ground(80, 1, of(0.7).to(0.9).cut(-6).wash(earthWash))
			b.at(92, 90, 0.5).tent()
			b.at(52, 93, 0.3).fire()
			b.at(64, 97, 0.3).sleeper(redWash)
			b.at(30, 96, 0.3).sleeper(blueWash)
			b.fill(tube(-128, 100, 26, -122, 70, 20, -112, 50, 18, -116, 0, 16), of(0.8).cut(85).round(4).wash(woodWash))
			b.fill(tube(-116, 62, 14, -80, 56, 10, -40, 58, 8, 0, 50, 5, 26, 54, 2), of(0.85).cut(10).round(3).wash(woodWash))
			b.at(-50, 55, 0.62).leopard()
			b.fill(lobes(-90, 6, 50, 12, 13, b.dice), of(0.9).like(leafy, 7).wash(deepWash).edge(0.6))
			b.fill(lobes(14, 47, 16, 6, 9, b.dice), of(0.85).like(leafy, 6).wash(deepWash).edge(0.6))
		},
		"snake": func(b burin) {
			b.sky(0.18, 0.04, 40, skyWash)
			b.hills(42, 5, 26, 3, of(0.4).cut(-12).like(leafy, 5).wash(leafWash))
			b.ground(50, 1.5, of(0.45).to(0.65).cut(-8).wash(leafWash))
			b.fill(shape(append(curve(26, 50, 10, 62, -10, 76, -64, 102), curve(84, 102, 60, 80, 46, 62, 38, 50)...)), of(0.08).to(0.2).dots().bare().wash(sandWash))
			b.at(-30, 94, 0.78).cobra()
			b.at(56, 92, -0.6).bearerStartled()
			b.at(96, 76, -0.36).bearer()
			b.at(118, 74, -0.34).bearer()
			b.at(-112, 98, 0.5).fern(7)
			b.at(-92, 101, 0.5).tallGrass(8)
			b.at(110, 101, 0.4).fern(7)
			b.at(-104, 56, 0.6).broad()
		},
		"lion": func(b burin) {
			b.lamp(70, 74, 84, 0.75)
			b.night(62)
			b.hills(60, 4, 36, 3, of(0.8).cut(0).wash(nightWash))
			b.at(-98, 66, 0.5).thorn()
			b.ground(72, 2, of(0.7).to(0.9).cut(-6).wash(earthWash))
			b.at(104, 80, 0.42).tent()
			b.at(70, 92, 0.5).fire()
			p := handsUp.in(wrap)
			b.at(96, 96, -0.4).figure(p)
			b.at(120, 97, -0.36).figure(standing)
			b.fill(oval(-22, 90, 52, 7), of(0.85).cut(0).bare())
			b.at(-22, 92, 0.86).lion()
			b.at(-100, 101, 0.6).tallGrass(9)
			b.at(-66, 102, 0.45).tallGrass(7)
		},
	})
}
