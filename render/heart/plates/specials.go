package plates

import cut "sourceofthenile/render/engraving"

// What the papers wanted, as they would have cut it: the reporter, the fire, the place; what
// was never seen is not shown, and sick towns have no faces.

func specials() cut.Plates {
	plain := cut.Of(0.24).To(0.5).Cut(4).Wash(cut.DryWash)
	fallow := cut.Of(0.2).To(0.46).Cut(3).Wash(cut.SandWash)
	green := cut.Of(0.26).To(0.5).Cut(5).Wash(cut.LeafWash)
	return cut.Scenes(map[string]func(b cut.Burin){
		"special/christians": func(b cut.Burin) {
			b.Sky(0.3, 0.04, 60, cut.DuskWash)
			b.Peak(-80, 16, 64, 50, false, 0.5)
			b.Peak(84, 24, 64, 44, false, 0.5)
			b.Ground(64, 1.4, plain)
			b.Masonry(-34, 82, 68, 38, 9)
			b.Fill(cut.Poly(-40, 46, 0, 22, 40, 46), cut.Of(0.4).To(0.6).Cut(64).Wash(cut.DryWash))
			b.Rule(2, 0, 22, 0, 8)
			b.Rule(2, -5, 13, 5, 13)
			b.Fill(cut.Blob(-8, 82, -8, 62, 0, 54, 8, 62, 8, 82), cut.Of(0.9))
			b.At(-66, 88, 0.3).Bell()
			b.Rule(2, -80, 88, -66, 62, -52, 88)
			b.At(58, 92, 0.34).Figure(cut.Standing.In(cut.Robe))
			b.At(74, 94, 0.34).Figure(cut.Bowed.In(cut.Robe))
		},
		"special/queen": func(b cut.Burin) {
			b.Sky(0.24, 0.03, 58, cut.SkyWash)
			b.At(-84, 84, 0.9).Palm()
			b.At(-104, 88, 0.8).Palm()
			b.Ground(66, 1, green)
			b.At(98, 80, 0.5).Hut()
			b.Parasol(0, 92, 0.58)
			b.At(0, 92, 0.5).Figure(cut.Sitting.In(cut.Robe))
			b.At(-26, 94, 0.5).Figure(cut.Standing.In(cut.Robe))
			b.At(26, 93, 0.5).Figure(cut.Standing.In(cut.Wrap))
			b.At(58, 96, 0.5).Mirror().Figure(cut.Bowed.In(cut.Coat))
		},
		"special/madness": func(b cut.Burin) {
			b.Night(62)
			b.Moon(-70, 22, 9)
			b.Ground(66, 1.2, cut.Of(0.6).To(0.78).Cut(4).Wash(cut.NightWash))
			b.Lamp(40, 70, 60, 0.6)
			b.Stockade(4, 96, 80, 24)
			b.Smoke(30, 54, 40, 14, 10)
			b.Flames(60, 58, 16, 18, 4)
			b.At(-58, 94, 0.46).Tent()
			b.At(-20, 94, 0.46).Askari()
			b.At(-34, 97, 0.46).Askari()
		},
		"special/leprosy": func(b cut.Burin) {
			b.Sky(0.2, 0.02, 54, cut.SkyWash)
			b.Hills(50, 5, 40, 11, cut.Of(0.3).Cut(-12).Wash(cut.HillWash))
			b.Ground(62, 1, green)
			for i := range 5 {
				b.At(-70+22*float64(i), 72+2*float64(i%2), 0.24).Hut()
			}
			b.Fill(cut.Blob(-120, 104, -90, 84, -40, 80, 10, 88, 60, 104), plain)
			b.At(-52, 94, 0.42).Figure(cut.Walking.In(cut.Coat))
			b.At(-76, 96, 0.42).Bearer()
			b.At(-98, 99, 0.42).Bearer()
		},
		"special/plague": func(b cut.Burin) {
			b.Sky(0.4, 0.16, 60, cut.GreyWash)
			b.Ground(66, 1, fallow)
			b.Smoke(-40, 50, 46, 14, 18)
			b.Smoke(20, 48, 46, 12, 20)
			b.Stockade(-86, 86, 80, 30)
			b.Fill(cut.Poly(-12, 80, -12, 46, 12, 46, 12, 80), cut.Of(0.7).Cut(88).Wash(cut.WoodWash))
			b.Rule(2, -12, 56, 12, 70)
			b.Rule(2, 12, 56, -12, 70)
			b.At(64, 96, 0.3).Pot()
			b.At(80, 98, 0.26).Pot()
		},
		"special/wildman": func(b cut.Burin) {
			b.PlainWall()
			b.At(0, 74, 0.9).Table()
			b.At(-30, 72, 0.5).Book()
			b.At(32, 72, 0.42).Quill()
			b.At(0, 30, 0.3).Broadsheet()
			b.At(64, 72, 0.5).Lantern()
			b.At(-74, 72, 0.4).Bottle(cut.BlueWash)
		},
		"special/solomon": func(b cut.Burin) {
			b.Sky(0.22, 0.03, 60, cut.SkyWash)
			b.Ground(68, 1.6, fallow)
			b.Masonry(-110, 88, 90, 40, 8)
			b.Masonry(-16, 88, 34, 62, 8)
			b.Masonry(22, 90, 96, 30, 8)
			b.Fill(cut.Blob(48, 90, 48, 74, 54, 68, 60, 74, 60, 90), cut.Of(0.92))
			b.At(-60, 99, 0.4).Figure(cut.Pointing.In(cut.Coat))
			b.At(88, 98, 0.5).Bush()
		},
		"special/cursed": func(b cut.Burin) {
			b.Sky(0.34, 0.1, 62, cut.DuskWash)
			b.Ground(68, 1.4, fallow)
			b.At(-54, 88, 0.52).HutFrame()
			b.At(8, 84, 0.44).HutFrame()
			b.DeadTree(78, 92)
			b.At(40, 98, 0.4).Pot()
			b.At(-92, 98, 0.5).TallGrass(9)
			b.At(-10, 99, 0.5).TallGrass(7)
		},
		"special/kurtz": func(b cut.Burin) {
			b.Sky(0.36, 0.08, 56, cut.DuskWash)
			b.Woodland()
			b.Water(74, 101, 0.5, 0.3)
			b.At(50, 72, 0.5).Hut()
			b.Rule(1.6, 88, 74, 88, 24)
			b.At(88, 24, 0.4).Flag(cut.BlueWash)
			for i := range 7 {
				b.Tusk(-66+13*float64(i), 80-2*float64(i%3), 26, -150+9*float64(i%4))
			}
			b.At(-20, 94, 0.5).Canoe()
		},
		"special/kanger": func(b cut.Burin) {
			b.Sky(0.2, 0.03, 58, cut.SkyWash)
			b.Ground(64, 1, plain)
			b.At(-72, 88, 0.6).Tent()
			b.At(34, 92, 0.5).Balance()
			b.At(72, 94, 0.6).Bale()
			b.At(94, 96, 0.6).Bale()
			b.At(82, 76, 0.5).Bale()
			b.At(4, 94, 0.48).Figure(cut.Sitting.In(cut.Robe))
			b.At(-16, 98, 0.48).Figure(cut.Open.In(cut.Coat))
		},
		"special/haunted": func(b cut.Burin) {
			b.Night(64)
			b.Peak(-74, 10, 76, 62, false, 0.9)
			b.Peak(70, 16, 76, 66, false, 0.9)
			b.Ground(74, 1.2, cut.Of(0.7).To(0.86).Cut(4).Wash(cut.NightWash))
			for _, l := range cut.Poly(-30, 60, -8, 50, 14, 64, 34, 54) {
				b.Lamp(l.X, l.Y, 15, 0.9)
				b.Flames(l.X, l.Y+2, 4, 7, 2)
			}
			b.At(-86, 97, 0.4).Tent()
		},
		"special/cannibals": func(b cut.Burin) {
			b.Night(60)
			b.Ground(66, 1, cut.Of(0.6).To(0.8).Cut(4).Wash(cut.NightWash))
			b.Lamp(0, 80, 74, 0.8)
			b.At(0, 88, 0.6).Fire()
			b.At(-40, 92, 0.54).Figure(cut.Sitting.In(cut.Coat))
			b.At(40, 92, 0.54).Mirror().Figure(cut.Sitting.In(cut.Robe))
			b.At(66, 90, 0.5).Mirror().Figure(cut.Sitting.In(cut.Tunic))
			b.At(-86, 96, 0.6).Broad()
		},
		"special/zombies": func(b cut.Burin) {
			b.PlainWall()
			b.At(-40, 94, 0.86).Press()
			b.At(46, 62, 0.5).Broadsheet()
			b.At(78, 70, 0.4).Turned(12).Broadsheet()
			b.At(14, 97, 0.5).Figure(cut.Standing.In(cut.Coat))
		},
		"special/link": func(b cut.Burin) {
			b.PlainWall()
			b.At(0, 46, 0.62).ChartOnWall()
			b.At(-58, 96, 0.56).Figure(cut.Pointing.In(cut.Coat))
			for i := range 5 {
				b.At(6+24*float64(i), 99, 0.4).Mirror().Figure(cut.Sitting.In(cut.Coat))
			}
		},
		"special/lost-world": func(b cut.Burin) {
			b.Sky(0.3, 0.04, 70, cut.SkyWash)
			b.Fill(cut.Poly(-84, 74, -70, 22, 66, 18, 86, 74), cut.Of(0.24).ToRight(0.66).Cut(86).Wash(cut.RockWash))
			b.Cloud(-40, 42, 40, 6)
			b.Cloud(50, 54, 44, 6)
			b.Cloud(0, 14, 30, 4)
			b.Ground(76, 1.4, green)
			b.At(-92, 94, 0.7).Palm()
			b.At(84, 94, 0.6).Broad()
			b.At(0, 96, 0.3).Figure(cut.Pointing.In(cut.Coat))
		},
		"special/lost-eden": func(b cut.Burin) {
			b.Sky(0.18, 0.02, 56, cut.SkyWash)
			b.Sun(60, 24, 9, 9)
			b.Hills(54, 4, 34, 5, cut.Of(0.26).Cut(-10).Like(cut.Leafy, 4).Wash(cut.LeafWash))
			b.Ground(64, 1, green)
			b.Pool(cut.Blob(-60, 76, -20, 70, 30, 74, 20, 84, -40, 86), 0.4, 0.2)
			b.At(60, 82, 0.5).Hut()
			for i := range 5 {
				b.At(20+16*float64(i), 95, 0.34).Maize()
			}
			b.At(-92, 90, 0.8).Palm()
			b.At(-70, 97, 0.34).Bush()
			b.BananaLeaf(-104, 98, -60, 40)
			b.At(-18, 96, 0.4).Figure(cut.Kneeling.In(cut.Robe))
		},
	})
}
