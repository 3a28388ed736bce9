package engraving

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
	add(scene, "camp", map[string]func(b burin){
		"night": func(b burin) {
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
	})
}
