package stock

import cut "sourceofthenile/render/engraving"

// What befalls those who travel.

func beasts() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"disaster/crocodile": func(b cut.Burin) {
			b.Sky(0.2, 0.05, 34, cut.SkyWash)
			b.Hills(33, 4, 30, 3, cut.Of(0.3).Cut(-12).Like(cut.Leafy, 4).Wash(cut.LeafWash))
			b.Water(36, 101, 0.42, 0.2)
			b.Bank(1, 50, 20, 0.6)
			b.At(92, 52, 0.44).Palm()
			b.At(64, 50, 0.3).Bush()
			b.Ground(90, 1.5, cut.Of(0.3).To(0.6).Dots().Wash(cut.SandWash))
			b.At(-6, 93, 0.86).Crocodile()
			b.At(-118, 100, 0.56).ReedClump(12)
			b.At(106, 101, 0.46).ReedClump(12)
			b.Wavelets(-84, 82, 26, 3)
			b.At(108, 90, -0.34).Figure(cut.HandsUp)
		},
		"disaster/hippopotamus": func(b cut.Burin) {
			b.Sky(0.22, 0.05, 36, cut.SkyWash)
			b.Hills(35, 4, 22, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 4).Wash(cut.LeafWash))
			b.At(-100, 40, 0.3).Palm()
			b.At(112, 40, 0.34).Palm()
			b.Water(38, 101, 0.5, 0.25)
			b.At(14, 66, 0.5).Turned(-158).Canoe()
			b.At(26, 70, 0.3).Figure(cut.HandsUp.In(cut.Wrap))
			b.At(84, 74, 0.34).Figure(cut.HandsUp.In(cut.Soldier))
			b.Pool(cut.Oval(26, 75, 18, 6), 0.5, 0.3)
			b.Pool(cut.Oval(84, 79, 18, 6), 0.5, 0.3)
			b.At(-46, 84, 0.86).HippoHead()
			b.Wavelets(-40, 86, 62, 4)
			b.Wavelets(28, 74, 30, 3)
			b.Wavelets(84, 80, 20, 2)
			b.At(62, 62, 1).Turned(-30).Rule(1.6, 0, 0, 24, 0)
			b.At(-108, 101, 0.4).ReedClump(10)
		},
		"disaster/elephant-stampede": func(b cut.Burin) {
			b.Sky(0.2, 0.04, 50, cut.SkyWash)
			b.Hills(48, 4, 40, 3, cut.Of(0.25).Cut(0).Wash(cut.HillWash))
			b.Ground(58, 1.5, cut.Of(0.22).To(0.5).Cut(-6).Wash(cut.DryWash))
			b.At(-104, 62, 0.5).Thorn()
			for _, x := range []float64{-118, -96, -76, -30, 4} { // dust
				b.Cloud(x, 80, 20, 8)
			}
			b.At(-84, 84, 0.5).Elephant(true)
			b.At(-4, 80, 0.46).Elephant(true)
			b.At(-44, 92, 0.72).Elephant(true)
			b.At(52, 92, 0.4).Figure(cut.Running)
			b.At(80, 84, 0.34).Figure(cut.Running.In(cut.Wrap))
			b.At(98, 96, 0.42).Figure(cut.Running.In(cut.Coat))
			b.At(120, 86, 0.34).Figure(cut.Running)
			b.At(62, 97, 0.3).Turned(24).Bale()
			b.At(30, 98, 0.24).Bale()
			b.Grass(92, 100, 14, 5)
		},
		"disaster/leopard": func(b cut.Burin) {
			b.Lamp(64, 86, 60, 0.8)
			b.Night(70)
			b.Moon(-6, 22, 13)
			b.Hills(70, 4, 20, 3, cut.Of(0.85).Cut(-10).Like(cut.Leafy, 5).Wash(cut.NightWash))
			b.Ground(80, 1, cut.Of(0.7).To(0.9).Cut(-6).Wash(cut.EarthWash))
			b.At(92, 90, 0.5).Tent()
			b.At(52, 93, 0.3).Fire()
			b.At(64, 97, 0.3).Sleeper(cut.RedWash)
			b.At(30, 96, 0.3).Sleeper(cut.BlueWash)
			b.Fill(cut.Tube(-128, 100, 26, -122, 70, 20, -112, 50, 18, -116, 0, 16), cut.Of(0.8).Cut(85).Round(4).Wash(cut.WoodWash))
			b.Fill(cut.Tube(-116, 62, 14, -80, 56, 10, -40, 58, 8, 0, 50, 5, 26, 54, 2), cut.Of(0.85).Cut(10).Round(3).Wash(cut.WoodWash))
			b.At(-50, 55, 0.62).Leopard()
			b.Fill(cut.Lobes(-90, 6, 50, 12, 13, b.Dice), cut.Of(0.9).Like(cut.Leafy, 7).Wash(cut.DeepWash).Edge(0.6))
			b.Fill(cut.Lobes(14, 47, 16, 6, 9, b.Dice), cut.Of(0.85).Like(cut.Leafy, 6).Wash(cut.DeepWash).Edge(0.6))
		},
		"disaster/lion": func(b cut.Burin) {
			b.Lamp(70, 74, 84, 0.75)
			b.Night(62)
			b.Hills(60, 4, 36, 3, cut.Of(0.8).Cut(0).Wash(cut.NightWash))
			b.At(-98, 66, 0.5).Thorn()
			b.Ground(72, 2, cut.Of(0.7).To(0.9).Cut(-6).Wash(cut.EarthWash))
			b.At(104, 80, 0.42).Tent()
			b.At(70, 92, 0.5).Fire()
			p := cut.HandsUp.In(cut.Wrap)
			b.At(96, 96, -0.4).Figure(p)
			b.At(120, 97, -0.36).Figure(cut.Standing)
			b.Fill(cut.Oval(-22, 90, 52, 7), cut.Of(0.85).Cut(0).Bare())
			b.At(-22, 92, 0.86).Lion()
			b.At(-100, 101, 0.6).TallGrass(9)
			b.At(-66, 102, 0.45).TallGrass(7)
		},
	})
}

// owl sits looking out of the picture, 90 units high.
func owl(b cut.Burin) {
	b.Fill(cut.Blob(-24, 0, -30, -30, -24, -58, -26, -82, -12, -74, 12, -74, 26, -82, 24, -58, 30, -30, 24, 0, 0, 8), cut.Of(0.4).To(0.6).Cut(80).Round(8).Like(cut.Furry, 5).Wash(cut.WoodWash))
	for _, s := range []float64{-1, 1} {
		b.Fill(cut.Oval(11*s, -58, 11, 12), cut.Of(0.06).Wash(cut.White))
		b.Fill(cut.Oval(11*s, -58, 7, 7.5), cut.Of(0).Wash(cut.GoldWash))
		b.Fill(cut.Oval(11*s, -58, 4, 4.6), cut.Of(1))
	}
	b.Fill(cut.Poly(-3, -52, 3, -52, 0, -42), cut.Of(0.8))
	for i := range 4 {
		for j := range 3 {
			b.Line(0.9, -16+11*float64(j), -34+9*float64(i), -12+11*float64(j), -30+9*float64(i), -8+11*float64(j), -34+9*float64(i))
		}
	}
}

func omens() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"disaster/bad-omens": func(b cut.Burin) {
			b.Night(66)
			b.Fill(cut.Tube(-8, 12, 13, 40, 7, 7, 92, -3, 0.6), cut.Of(0.16).Cut(-6).Bare().Wash(cut.White))
			b.Fill(cut.Oval(-12, 13, 7, 7), cut.Of(0).Bare().Wash(cut.White))
			b.Hills(66, 4, 40, 3, cut.Of(0.85).Cut(-8).Wash(cut.NightWash))
			b.Ground(76, 1.5, cut.Of(0.6).To(0.85).Cut(-6).Wash(cut.NightWash))
			b.DeadTree(-76, 100)
			owl(b.At(-44, 41, 0.42))
			b.At(28, 94, -0.5).Figure(cut.HandsUp)
			b.At(54, 96, -0.54).Figure(cut.Pointing.In(cut.Robe))
			b.At(80, 95, -0.5).Huddled(cut.ClothWash)
			b.At(108, 96, -0.54).Figure(cut.Open.In(cut.Coat))
			b.At(6, 98, 0.36).Bale()
		},
		"disaster/false-guide": func(b cut.Burin) {
			b.Sky(0.2, 0.04, 52, cut.SkyWash)
			b.Hills(46, 9, 20, 3, cut.Of(0.36).Cut(-12).Like(cut.Leafy, 6).Wash(cut.LeafWash))
			b.Ground(58, 2, cut.Of(0.4).To(0.6).Cut(-8).Wash(cut.LeafWash))
			path := cut.Of(0.04).To(0.14).Dots().Wash(cut.SandWash).Edge(0.6)
			b.Fill(cut.Shape(append(cut.Curve(-24, 102, -26, 84, -60, 72, -112, 62), cut.Curve(-96, 61, -40, 70, 0, 80, 10, 102)...)), path)
			b.Fill(cut.Shape(append(cut.Curve(-8, 86, 30, 72, 80, 66, 120, 60), cut.Curve(128, 62, 70, 72, 30, 82, 12, 102)...)), path)
			b.At(-2, 78, 0.8).Broad()
			b.At(-116, 70, 0.5).Bush()
			b.At(96, 58, 0.3).Palm()
			b.At(-70, 92, 0.56).Figure(cut.Pose{Lean: 10, Nod: 16, Near: [2]float64{6, 2}, Far: [2]float64{-6, -4}, Hand: [2]float64{40, 96}, Hand2: [2]float64{30, 90}, Dress: cut.Coat})
			b.At(-56, 61, 0.55).Turned(-8).Page(0)
			b.At(-102, 95, 0.54).Figure(cut.Open.In(cut.Soldier))
			b.At(-38, 98, 0.5).Bearer()
			p := cut.Crouched
			b.At(82, 84, 0.5).Figure(p)
			b.At(104, 96, 0.5).Bush()
			b.At(62, 98, 0.36).Fern(7)
		},
		"disaster/burst-water-skins": func(b cut.Burin) {
			b.Sky(0.08, 0.02, 56, cut.SandWash)
			b.Sun(-100, 18, 10, 16)
			b.Dune(-170, 20, 62, 20, 0.6)
			b.Dune(-20, 190, 60, 26, 0.4)
			b.Ground(70, 2, cut.Of(0.08).To(0.24).Dots().Wash(cut.SandWash))
			b.Rule(2.6, -46, 96, -40, 4)
			b.Rule(2.6, 60, 96, 54, 4)
			b.Rule(2.8, -50, 10, 66, 8)
			b.At(-14, 92, 0.82).At(0, -6, 1).Skin(true)
			b.At(36, 90, 0.74).At(0, -6, 1).Skin(false)
			water := cut.Of(0.02).To(0.24).Cut(80).Wash(cut.WaterWash).Edge(0.8)
			b.Fill(cut.Shape(append(cut.Curve(-2, 48, 8, 56, 14, 74, 16, 94), cut.Curve(2, 94, 4, 74, 0, 60, -8, 54)...)), water)
			b.Pool(cut.Oval(6, 94, 34, 4.6), 0.3, 0.2)
			for range 14 {
				b.Fill(cut.Oval(8+b.Dice.Spread(22), 84+b.Dice.Spread(8), 0.9, 1.4), cut.Of(0.1).Wash(cut.WaterWash).Edge(0.5))
			}
			b.At(-80, 95, 0.7).Figure(cut.HandsUp)
			b.At(100, 94, -0.66).Figure(cut.Kneeling.In(cut.Robe))
		},
	})
}

func sickness() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"disaster/fever": func(b cut.Burin) {
			b.Sky(0.3, 0.12, 50, cut.DryWash)
			b.Hills(48, 7, 18, 3, cut.Of(0.45).Cut(-12).Like(cut.Leafy, 6).Wash(cut.DeepWash))
			b.Water(56, 74, 0.5, 0.3)
			b.At(-110, 70, 0.5).ReedClump(10)
			b.At(100, 72, 0.52).ReedClump(10)
			b.At(80, 66, 0.7).Palm()
			b.Ground(72, 1, cut.Of(0.3).To(0.55).Cut(-6).Wash(cut.LeafWash))
			b.Cloud(-40, 52, 60, 4)
			b.Cloud(60, 57, 50, 4)
			b.At(-72, 94, 0.56).Sleeper(cut.RedWash)
			b.At(6, 98, 0.6).Sleeper(cut.ClothWash)
			b.At(76, 95, 0.52).Sleeper(cut.BlueWash)
			b.At(-28, 88, 0.44).Figure(cut.Kneeling.In(cut.Robe))
			b.At(-12, 90, 0.2).Bowl(cut.Of(0.1))
			b.At(44, 88, -0.42).Figure(cut.Bowed)
			b.At(110, 92, 0.44).Huddled(cut.ClothWash)
			for range 26 { // the insects of the marsh
				x, y := b.Dice.Spread(100), b.Dice.Between(26, 62)
				b.Rule(0.8, x, y, x+1.3, y-0.8)
				b.Rule(0.6, x, y, x+0.8, y+1.4)
			}
		},
	})
}

func weather() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"disaster/rockfall": func(b cut.Burin) {
			b.Sky(0.24, 0.04, 70, cut.SkyWash)
			b.Peak(66, 16, 82, 50, true, 0.7)
			b.Hills(74, 5, 30, 3, cut.Of(0.3).Cut(-20).Wash(cut.RockWash))
			b.Ground(82, 3, cut.Of(0.25).To(0.5).Cut(-12).Like(cut.Craggy, 6).Wash(cut.EarthWash))
			b.Cliff(-1, -34, 86)
			for _, q := range [][3]float64{{-40, 16, 7}, {-22, 30, 9}, {-34, 46, 6}, {-4, 44, 10}, {-14, 62, 8}, {14, 66, 7}, {4, 24, 4}, {-26, 74, 9}, {18, 84, 11}, {-6, 90, 8}} {
				b.Stone(q[0], q[1], q[2])
				if q[1] < 70 {
					b.Line(0.7, q[0]-8, q[1]-11, q[0]-6, q[1]-17, q[0]-6, q[1]-23)
					b.Line(0.7, q[0]-3, q[1]-12, q[0]-2, q[1]-18, q[0]-3, q[1]-26)
				}
			}
			b.At(42, 94, 0.46).Figure(cut.Running.In(cut.Wrap))
			b.At(66, 97, 0.5).Figure(cut.Running)
			b.At(98, 94, 0.44).Figure(cut.Running.In(cut.Coat))
			b.At(30, 99, 0.4).Turned(80).Figure(cut.Fallen)
			b.At(122, 92, 0.4).Figure(cut.Running)
		},
		"disaster/thunderstorm": func(b cut.Burin) {
			b.StormSky(66)
			b.Hills(62, 4, 30, 3, cut.Of(0.55).Cut(0).Wash(cut.NightWash))
			b.Ground(72, 2, cut.Of(0.4).To(0.65).Cut(-6).Wash(cut.LeafWash))
			b.Bolt(-28, 6, 78)
			b.Bolt(66, 8, 66)
			b.At(-40, 78, 0.44).Broad()
			b.At(96, 78, 0.4).Palm()
			b.At(10, 92, 0.62).Tent()
			b.At(-92, 94, 0.5).Huddled(cut.ClothWash)
			b.At(-72, 96, 0.46).Huddled(cut.BlueWash)
			b.At(84, 95, -0.46).Figure(cut.Bowed.In(cut.Robe))
			b.Pool(cut.Oval(-20, 96, 30, 4), 0.4, 0.2)
			b.Rain(26, 86, 130)
		},
		"disaster/rapids": func(b cut.Burin) {
			b.Sky(0.16, 0.04, 40, cut.SkyWash)
			b.Hills(34, 8, 26, 3, cut.Of(0.4).Cut(-14).Like(cut.Leafy, 5).Wash(cut.LeafWash))
			b.Cliff(-1, -94, 60)
			b.Cliff(1, 98, 56)
			b.Water(44, 101, 0.5, 0.3)
			b.Surge(52, 5, 28, cut.Of(0.3).Ripples())
			for _, q := range [][3]float64{{-60, 60, 10}, {-8, 54, 7}, {54, 58, 11}} {
				b.Stone(q[0], q[1], q[2])
				b.Foam(q[0], q[1]+q[2]*0.6, q[2]*1.7)
			}
			b.Surge(68, 9, 40, cut.Of(0.4).To(0.2).Ripples())
			c := b.At(4, 66, 0.66).Turned(22)
			c.At(-34, -2, 0.5).Paddler()
			c.At(6, 0, 0.5).Figure(cut.HandsUp)
			c.At(44, -2, 0.5).Paddler()
			c.Canoe()
			b.Foam(58, 86, 26)
			b.Surge(84, 9, 50, cut.Of(0.36).To(0.16).Ripples())
			for _, q := range [][3]float64{{-84, 86, 14}, {-20, 94, 10}, {88, 90, 15}} {
				b.Stone(q[0], q[1], q[2])
				b.Foam(q[0], q[1]+q[2]*0.55, q[2]*1.5)
			}
		},
	})
}
