package engraving

// What the papers wanted, as they would have cut it: the reporter, the fire, the place; what
// was never seen is not shown, and sick towns have no faces.

func init() {
	plain := of(0.24).to(0.5).cut(4).wash(dryWash)
	fallow := of(0.2).to(0.46).cut(3).wash(sandWash)
	green := of(0.26).to(0.5).cut(5).wash(leafWash)
	add(scene, "special", map[string]func(b burin){
		"christians": func(b burin) {
			b.sky(0.3, 0.04, 60, duskWash)
			b.peak(-80, 16, 64, 50, false, 0.5)
			b.peak(84, 24, 64, 44, false, 0.5)
			b.ground(64, 1.4, plain)
			b.masonry(-34, 82, 68, 38, 9)
			b.fill(poly(-40, 46, 0, 22, 40, 46), of(0.4).to(0.6).cut(64).wash(dryWash))
			b.rule(2, 0, 22, 0, 8)
			b.rule(2, -5, 13, 5, 13)
			b.fill(blob(-8, 82, -8, 62, 0, 54, 8, 62, 8, 82), of(0.9))
			b.at(-66, 88, 0.3).bell()
			b.rule(2, -80, 88, -66, 62, -52, 88)
			b.at(58, 92, 0.34).figure(standing.in(robe))
			b.at(74, 94, 0.34).figure(bowed.in(robe))
		},
		"queen": func(b burin) {
			b.sky(0.24, 0.03, 58, skyWash)
			b.at(-84, 84, 0.9).palm()
			b.at(-104, 88, 0.8).palm()
			b.ground(66, 1, green)
			b.at(98, 80, 0.5).hut()
			b.parasol(0, 92, 0.58)
			b.at(0, 92, 0.5).figure(sitting.in(robe))
			b.at(-26, 94, 0.5).figure(standing.in(robe))
			b.at(26, 93, 0.5).figure(standing.in(wrap))
			b.at(58, 96, 0.5).mirror().figure(bowed.in(coat))
		},
		"madness": func(b burin) {
			b.night(62)
			b.moon(-70, 22, 9)
			b.ground(66, 1.2, of(0.6).to(0.78).cut(4).wash(nightWash))
			b.lamp(40, 70, 60, 0.6)
			b.stockade(4, 96, 80, 24)
			b.smoke(30, 54, 40, 14, 10)
			b.flames(60, 58, 16, 18, 4)
			b.at(-58, 94, 0.46).tent()
			b.at(-20, 94, 0.46).askari()
			b.at(-34, 97, 0.46).askari()
		},
		"leprosy": func(b burin) {
			b.sky(0.2, 0.02, 54, skyWash)
			b.hills(50, 5, 40, 11, of(0.3).cut(-12).wash(hillWash))
			b.ground(62, 1, green)
			for i := range 5 {
				b.at(-70+22*float64(i), 72+2*float64(i%2), 0.24).hut()
			}
			b.fill(blob(-120, 104, -90, 84, -40, 80, 10, 88, 60, 104), plain)
			b.at(-52, 94, 0.42).figure(walking.in(coat))
			b.at(-76, 96, 0.42).bearer()
			b.at(-98, 99, 0.42).bearer()
		},
		"plague": func(b burin) {
			b.sky(0.4, 0.16, 60, greyWash)
			b.ground(66, 1, fallow)
			b.smoke(-40, 50, 46, 14, 18)
			b.smoke(20, 48, 46, 12, 20)
			b.stockade(-86, 86, 80, 30)
			b.fill(poly(-12, 80, -12, 46, 12, 46, 12, 80), of(0.7).cut(88).wash(woodWash))
			b.rule(2, -12, 56, 12, 70)
			b.rule(2, 12, 56, -12, 70)
			b.at(64, 96, 0.3).pot()
			b.at(80, 98, 0.26).pot()
		},
		"wildman": func(b burin) {
			b.plainWall()
			b.at(0, 74, 0.9).table()
			b.at(-30, 72, 0.5).book()
			b.at(32, 72, 0.42).quill()
			b.at(0, 30, 0.3).broadsheet()
			b.at(64, 72, 0.5).lantern()
			b.at(-74, 72, 0.4).bottle(blueWash)
		},
		"solomon": func(b burin) {
			b.sky(0.22, 0.03, 60, skyWash)
			b.ground(68, 1.6, fallow)
			b.masonry(-110, 88, 90, 40, 8)
			b.masonry(-16, 88, 34, 62, 8)
			b.masonry(22, 90, 96, 30, 8)
			b.fill(blob(48, 90, 48, 74, 54, 68, 60, 74, 60, 90), of(0.92))
			b.at(-60, 99, 0.4).figure(pointing.in(coat))
			b.at(88, 98, 0.5).bush()
		},
		"cursed": func(b burin) {
			b.sky(0.34, 0.1, 62, duskWash)
			b.ground(68, 1.4, fallow)
			b.at(-54, 88, 0.52).hutFrame()
			b.at(8, 84, 0.44).hutFrame()
			b.deadTree(78, 92)
			b.at(40, 98, 0.4).pot()
			b.at(-92, 98, 0.5).tallGrass(9)
			b.at(-10, 99, 0.5).tallGrass(7)
		},
		"kurtz": func(b burin) {
			b.sky(0.36, 0.08, 56, duskWash)
			b.woodland()
			b.water(74, 101, 0.5, 0.3)
			b.at(50, 72, 0.5).hut()
			b.rule(1.6, 88, 74, 88, 24)
			b.at(88, 24, 0.4).flag(blueWash)
			for i := range 7 {
				b.tusk(-66+13*float64(i), 80-2*float64(i%3), 26, -150+9*float64(i%4))
			}
			b.at(-20, 94, 0.5).canoe()
		},
		"kanger": func(b burin) {
			b.sky(0.2, 0.03, 58, skyWash)
			b.ground(64, 1, plain)
			b.at(-72, 88, 0.6).tent()
			b.at(34, 92, 0.5).balance()
			b.at(72, 94, 0.6).bale()
			b.at(94, 96, 0.6).bale()
			b.at(82, 76, 0.5).bale()
			b.at(4, 94, 0.48).figure(sitting.in(robe))
			b.at(-16, 98, 0.48).figure(open.in(coat))
		},
		"haunted": func(b burin) {
			b.night(64)
			b.peak(-74, 10, 76, 62, false, 0.9)
			b.peak(70, 16, 76, 66, false, 0.9)
			b.ground(74, 1.2, of(0.7).to(0.86).cut(4).wash(nightWash))
			for _, l := range [...]xy{{-30, 60}, {-8, 50}, {14, 64}, {34, 54}} {
				b.lamp(l.X, l.Y, 15, 0.9)
				b.flames(l.X, l.Y+2, 4, 7, 2)
			}
			b.at(-86, 97, 0.4).tent()
		},
		"cannibals": func(b burin) {
			b.night(60)
			b.ground(66, 1, of(0.6).to(0.8).cut(4).wash(nightWash))
			b.lamp(0, 80, 74, 0.8)
			b.at(0, 88, 0.6).fire()
			b.at(-40, 92, 0.54).figure(sitting.in(coat))
			b.at(40, 92, 0.54).mirror().figure(sitting.in(robe))
			b.at(66, 90, 0.5).mirror().figure(sitting.in(tunic))
			b.at(-86, 96, 0.6).broad()
		},
		"zombies": func(b burin) {
			b.plainWall()
			b.at(-40, 94, 0.86).press()
			b.at(46, 62, 0.5).broadsheet()
			b.at(78, 70, 0.4).turned(12).broadsheet()
			b.at(14, 97, 0.5).figure(standing.in(coat))
		},
		"link": func(b burin) {
			b.plainWall()
			b.at(0, 46, 0.62).chartOnWall()
			b.at(-58, 96, 0.56).figure(pointing.in(coat))
			for i := range 5 {
				b.at(6+24*float64(i), 99, 0.4).mirror().figure(sitting.in(coat))
			}
		},
		"lost-world": func(b burin) {
			b.sky(0.3, 0.04, 70, skyWash)
			b.fill(poly(-84, 74, -70, 22, 66, 18, 86, 74), of(0.24).toRight(0.66).cut(86).wash(rockWash))
			b.cloud(-40, 42, 40, 6)
			b.cloud(50, 54, 44, 6)
			b.cloud(0, 14, 30, 4)
			b.ground(76, 1.4, green)
			b.at(-92, 94, 0.7).palm()
			b.at(84, 94, 0.6).broad()
			b.at(0, 96, 0.3).figure(pointing.in(coat))
		},
		"lost-eden": func(b burin) {
			b.sky(0.18, 0.02, 56, skyWash)
			b.sun(60, 24, 9, 9)
			b.hills(54, 4, 34, 5, of(0.26).cut(-10).like(leafy, 4).wash(leafWash))
			b.ground(64, 1, green)
			b.pool(blob(-60, 76, -20, 70, 30, 74, 20, 84, -40, 86), 0.4, 0.2)
			b.at(60, 82, 0.5).hut()
			for i := range 5 {
				b.at(20+16*float64(i), 95, 0.34).maize()
			}
			b.at(-92, 90, 0.8).palm()
			b.at(-70, 97, 0.34).bush()
			b.bananaLeaf(-104, 98, -60, 40)
			b.at(-18, 96, 0.4).figure(kneeling.in(robe))
		},
	})
}
