package stock

import cut "sourceofthenile/render/engraving"

// Country: the eight terrains.

// foothills are the broken ground before mountains, with woods in their folds.
func foothills(b cut.Burin, y float64) {
	b.Hills(y, 5, 22, 21, cut.Of(0.2).To(0.5).Cut(-14).Wash(cut.DryWash))
	b.Hills(y+6, 4, 12, 23, cut.Of(0.5).To(0.75).Cut(-14).Like(cut.Leafy, 5).Wash(cut.LeafWash))
	b.Ground(y+12, 2, cut.Of(0.3).To(0.6).Cut(-12).Wash(cut.EarthWash))
}

// stilts is a tree of the wet forest, on its roots above the water.
func stilts(b cut.Burin) {
	for i := range 6 {
		x := -20 + 8*float64(i)
		b.Fill(cut.Tube(0, -30, 4, x*0.7, -20, 3, x, 2, 2), cut.Of(0.6).Cut(80).Wash(cut.WoodWash).Edge(0.7))
	}
	b.Fill(cut.Tube(0, -24, 7, 1, -54, 5), cut.Of(0.4).ToRight(0.7).Cut(84).Wash(cut.WoodWash))
	light := cut.Of(0.34).To(0.62).Like(cut.Leafy, 8).Round(8).Deep(0.4).Wash(cut.LeafWash).Edge(0.7)
	b.Fill(cut.Lobes(0, -62, 28, 13, 11, b.Dice), cut.Of(0.7).Like(cut.Leafy, 8).Round(8).Wash(cut.DeepWash).Edge(0.7))
	b.Fill(cut.Lobes(-14, -70, 19, 12, 9, b.Dice), light)
	b.Fill(cut.Lobes(13, -74, 20, 13, 9, b.Dice), light)
}

// lilies float, 70 units wide.
func lilies(b cut.Burin) {
	for i, q := range [][3]float64{{-28, 0, 13}, {0, 6, 16}, {26, -2, 13}} {
		b.Fill(cut.Oval(q[0], q[1], q[2], q[2]*0.32), cut.Of(0.3).To(0.5).Cut(0).Wash(cut.LeafWash))
		b.Line(0.7, q[0], q[1], q[0]+q[2]*0.8, q[1]+1)
		if i != 1 {
			b.Lily(q[0]+2, q[1]-2, 9)
		}
	}
}

func countries() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"country/mountain": func(b cut.Burin) {
			b.Sky(0.3, 0.05, 70, cut.SkyWash)
			b.Cloud(-70, 22, 34, 9)
			b.Cloud(92, 12, 30, 8)
			b.Hills(58, 10, 40, 3, cut.Of(0.2).Cut(0).Wash(cut.HillWash))
			b.Peak(-88, 30, 82, 40, false, 0.7)
			b.Peak(92, 26, 82, 44, false, 0.75)
			b.Peak(-34, 20, 84, 42, false, 0.85)
			b.Peak(24, 4, 86, 56, true, 1)
			foothills(b, 80)
			b.At(-112, 98, 0.44).Broad()
			b.At(-92, 100, 0.36).Broad()
			for range 6 {
				b.Stone(b.Dice.Spread(110), b.Dice.Between(93, 98), b.Dice.Between(3, 6))
			}
		},
		"country/jungle": func(b cut.Burin) { b.Forest(false) },
		"country/jungle/mountain": func(b cut.Burin) {
			b.Sky(0.26, 0.05, 60, cut.SkyWash)
			b.Cloud(-96, 20, 36, 9)
			b.Peak(-52, 10, 76, 58, false, 0.85)
			b.Peak(60, 2, 76, 62, false, 0.9)
			b.Cloud(-30, 50, 44, 7)
			b.Cloud(58, 46, 36, 6)
			b.Hills(64, 8, 16, 3, cut.Of(0.4).To(0.6).Cut(-10).Like(cut.Leafy, 6).Wash(cut.LeafWash))
			b.Hills(74, 7, 14, 8, cut.Of(0.5).To(0.75).Cut(-10).Like(cut.Leafy, 8).Wash(cut.DeepWash))
			for i := range 9 {
				b.At(-128+32*float64(i)+b.Dice.Spread(7), 100+b.Dice.Spread(3), 0.46+0.16*b.Dice.Next()).Broad()
			}
			b.At(-20, 99, 0.6).Palm()
			b.At(74, 100, 0.6).Palm()
			b.At(20, 102, 0.4).Fern(7)
		},
		"country/jungle/swamp": func(b cut.Burin) {
			b.Sky(0.2, 0.06, 56, cut.SkyWash)
			for i := range 13 {
				b.At(-130+21*float64(i)+b.Dice.Spread(4), 62, 0.5+0.2*b.Dice.Next()).FarTree()
			}
			b.Water(60, 101, 0.6, 0.34)
			for i, x := range []float64{-104, -62, -14, 42, 92} {
				stilts(b.At(x, 80+6*float64(i%2), 0.86))
				b.Wavelets(x, 82+6*float64(i%2), 16, 3)
			}
			b.Bank(-1, 92, 92, 0.9)
			b.Bank(1, 94, 80, 0.9)
			b.At(-116, 100, 0.5).Fern(7)
			b.At(14, 100, 0.54).Papyrus(6)
			b.At(24, 102, 0.46).Papyrus(-8)
			b.At(6, 101, 0.4).Papyrus(-14)
			b.At(112, 102, 0.5).Fern(7)
		},
		"country/swamp": func(b cut.Burin) {
			b.Sky(0.2, 0.04, 44, cut.SkyWash)
			b.Cloud(-60, 14, 36, 8)
			b.Hills(43, 2, 24, 3, cut.Of(0.35).Cut(-8).Wash(cut.LeafWash))
			b.Water(46, 101, 0.46, 0.24)
			for i := range 5 {
				y := 52 + 8*float64(i)
				x := b.Dice.Spread(90)
				b.Fill(cut.Blob(x-40, y, x-18, y-2.4, x+14, y-2, x+40, y, x+10, y+3, x-20, y+3), cut.Of(0.4).To(0.7).Cut(0).Wash(cut.LeafWash).Edge(0.7))
				for range 7 {
					b.At(x+b.Dice.Spread(30), y+1, 0.10+0.035*float64(i)).ReedClump(7)
				}
			}
			for _, q := range [][3]float64{{-112, 96, 0.72}, {-96, 100, 0.82}, {-78, 102, 0.66}, {98, 98, 0.8}, {114, 102, 0.7}, {80, 101, 0.6}, {124, 98, 0.84}} {
				b.At(q[0], q[1], q[2]).Papyrus(b.Dice.Spread(14))
			}
			b.At(10, 84, 0.42).Wader()
			lilies(b.At(-30, 92, 0.36))
			lilies(b.At(36, 96, 0.4))
		},
		"country/lake": func(b cut.Burin) {
			b.Sky(0.28, 0.04, 46, cut.SkyWash)
			b.Cloud(60, 16, 44, 9)
			b.Cloud(-84, 24, 30, 6)
			b.Peak(-96, 26, 50, 44, false, 0.6)
			b.Hills(46, 6, 34, 3, cut.Of(0.26).Cut(0).Wash(cut.HillWash))
			b.Water(50, 101, 0.36, 0.2)
			b.At(34, 66, 0.34).Canoe()
			b.At(26, 64, 0.28).Paddler()
			b.At(40, 64, 0.28).Paddler()
			b.Wavelets(34, 71, 32, 2)
			b.At(-24, 56, 0.14).Canoe()
			b.Bank(-1, 88, 60, 0.9)
			b.At(-104, 94, 0.74).Palm()
			b.At(-84, 98, 0.5).Bush()
			for i := range 3 {
				b.At(64+10*float64(i), 22+5*float64(i%2), 0.06).VultureFar()
			}
			b.At(112, 101, 0.5).ReedClump(10)
		},
		"country/desert": func(b cut.Burin) {
			b.Sky(0.12, 0.02, 60, cut.SandWash)
			b.Sun(-88, 20, 10, 16)
			b.Ground(59, 0, cut.Of(0.06).To(0.16).Dots().Bare().Wash(cut.SandWash)) // between the dunes, and beyond them in a wide picture
			b.Dune(40, 190, 58, 14, 0.4)
			b.Dune(-170, -30, 62, 22, 0.62)
			b.Dune(-70, 110, 76, 34, 0.56)
			b.Dune(-190, 20, 96, 26, 0.64)
			b.Dune(60, 220, 96, 24, 0.3)
			for i := range 5 {
				b.At(30+13*float64(i), 84+0.6*float64(i), 0.13).Camel()
			}
			b.Line(0.8, -40, 98, 0, 92, 30, 88)
		},
		"country/veldt": func(b cut.Burin) {
			b.Sky(0.24, 0.04, 56, cut.SkyWash)
			b.Cloud(20, 14, 44, 9)
			b.Hills(54, 5, 40, 3, cut.Of(0.24).Cut(0).Wash(cut.HillWash))
			b.Ground(62, 1, cut.Of(0.1).To(0.34).Cut(-5).Wash(cut.DryWash))
			b.At(40, 66, 0.2).Thorn()
			b.At(66, 68, 0.26).Thorn()
			b.At(6, 72, 0.16).Antelope(cut.Of(0.2).To(0.4).Wash(cut.TawnyWash), false)
			b.At(24, 74, 0.18).Antelope(cut.Of(0.2).To(0.4).Wash(cut.TawnyWash), false)
			b.At(-16, 76, -0.2).Antelope(cut.Of(0.2).To(0.4).Wash(cut.TawnyWash), false)
			b.At(100, 78, 0.34).Giraffe()
			b.At(-72, 90, 0.86).Thorn()
			b.Grass(72, 96, 34, 8)
			b.Blades(b.Left(), b.Right(), 101, 12, 90, cut.Of(0.5).Wash(cut.DryWash))
		},
	})
}
