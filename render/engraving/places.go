package engraving

// Camp and other stations of a journey.

func init() {
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
