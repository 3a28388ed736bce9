package stock

import cut "sourceofthenile/render/engraving"

// What is found on the way, and who lives there.

func plants() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/baobab": func(b cut.Burin) {
			b.Plains(62)
			b.At(0, 97, 0.92).Baobab()
			b.At(-50, 97, 0.3).Figure(cut.Open)
			b.At(-62, 98, 0.3).Figure(cut.Open.In(cut.Coat))
			b.At(52, 97, 0.3).Figure(cut.Open.In(cut.Soldier))
			b.At(-108, 76, 0.36).Baobab()
			b.At(106, 74, 0.3).Baobab()
			b.Grass(88, 99, 12, 5)
		},
		"find/blood-lily": func(b cut.Burin) {
			b.PlainWall()
			for i, q := range [][3]float64{{-64, 34, 22}, {0, 28, 25}, {64, 38, 20}} {
				x := q[0]
				b.Stem(x, 92, q[1]+14, 0)
				for j := range 3 {
					b.Leaf(x+4*float64(j-1), 92, -150+60*float64(j)+9*float64(i), 34, 11)
				}
				b.At(x, q[1], 1).Ball(q[2], cut.RedWash)
				b.Fill(cut.Blob(x-8, 92, x-6, 86, x, 84, x+6, 86, x+8, 92, x, 98), cut.Of(0.3).Round(4).Wash(cut.EarthWash))
			}
			b.At(106, 90, 0.5).Bean()
			b.Fruit(-112, 86, 6)
		},
		"find/groundsel": func(b cut.Burin) {
			b.Heights(80)
			b.At(-72, 96, 0.92).GroundselTree()
			b.At(0, 97, 1).GroundselTree()
			b.At(68, 92, 0.7).GroundselTree()
			b.At(112, 96, 0.86).GroundselTree()
			b.At(-34, 98, 0.34).Figure(cut.Standing.In(cut.Coat))
		},
		"find/two-leaved-plant": func(b cut.Burin) {
			b.Sky(0.1, 0.02, 44, cut.SandWash)
			b.Hills(44, 4, 28, 3, cut.Of(0.26).Cut(-14).Wash(cut.RockWash))
			b.Ground(50, 1.5, cut.Of(0.06).To(0.24).Dots().Wash(cut.SandWash))
			b.Shadow(0, 92, 80, 6)
			b.At(0, 92, 1.3).Welwitschia()
			b.At(-98, 62, 0.3).Welwitschia()
			b.At(96, 60, 0.3).Welwitschia()
			b.At(112, 92, -0.36).Figure(cut.Kneeling.In(cut.Coat))
		},
		"find/fever-tree": func(b cut.Burin) {
			b.Sky(0.18, 0.04, 52, cut.SkyWash)
			b.Cloud(-70, 16, 36, 8)
			b.Hills(51, 3, 24, 3, cut.Of(0.34).Cut(-10).Like(cut.Leafy, 4).Wash(cut.LeafWash))
			b.Ground(56, 1, cut.Of(0.1).To(0.2).Cut(-6).Wash(cut.DryWash))
			b.Water(70, 101, 0.4, 0.22)
			b.At(-96, 66, 0.42).FeverTree()
			b.At(88, 66, 0.5).FeverTree()
			b.At(120, 64, 0.36).FeverTree()
			b.Bank(-1, 78, -40, 0.5)
			b.Bank(1, 80, 70, 0.5)
			b.At(-8, 84, 0.92).FeverTree()
			b.Fill(cut.Blob(-44, 84, -20, 80, 10, 80, 34, 85, 14, 90, -26, 90), cut.Of(0.2).To(0.45).Cut(-8).Wash(cut.LeafWash).Edge(0.7))
			b.Grass(82, 90, 6, 6)
			b.Wavelets(-4, 95, 40, 3)
			b.At(-112, 101, 0.46).ReedClump(9)
			b.At(112, 102, 0.5).ReedClump(10)
			b.At(56, 88, -0.36).Figure(cut.Pointing.In(cut.Coat))
		},
	})
}

func remedies() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/fever-bark": func(b cut.Burin) {
			b.PlainWall()
			b.Fill(cut.Tube(-92, 106, 34, -88, 50, 30, -92, -8, 30), cut.Of(0.3).ToRight(0.8).Cut(86).Like(cut.Furry, 5).Wash(cut.RedWash))
			b.Fill(cut.Poly(-104, 30, -86, 26, -84, 70, -102, 74), cut.Of(0.03).ToRight(0.2).Cut(86).Wash(cut.SandWash).Edge(1))
			b.Fill(cut.Tube(-76, 66, 4, -64, 60, 5, -56, 62, 3), cut.Of(0.3).Wash(cut.GreyWash))
			for i := range 4 {
				x := -44 + 17*float64(i)
				b.Fill(cut.Tube(x, 92, 9, x+2, 66, 10, x-1, 40, 9), cut.Of(0.3).ToRight(0.75).Cut(86).Like(cut.Furry, 4).Wash(cut.RedWash))
				b.Fill(cut.Oval(x-1, 39, 5, 2), cut.Of(0.2).Wash(cut.SandWash))
			}
			b.At(56, 92, 0.8).Mortar()
			b.At(104, 92, 0.66).Bottle(cut.GoldWash)
			b.At(20, 22, 0.9).Sprig(80, 26, 11, 4)
		},
		"find/bone-setter": func(b cut.Burin) {
			b.Ward()
			c := b.At(0, 60, 1)
			c.Table()
			skin := cut.Of(0.66).Cut(70).Round(5).Wash(cut.SkinWash)
			b.Fill(cut.Tube(-104, 50, 19, -40, 46, 15, 20, 48, 12, 46, 50, 9), skin)
			b.At(44, 50, 0.9).OpenHand(skin)
			for i := range 5 { // splints and their bindings
				b.Fill(cut.Poly(-64, 36+5.4*float64(i), 30, 38+5.2*float64(i), 30, 40+5.2*float64(i), -64, 38.4+5.4*float64(i)), cut.Of(0.14).Cut(0).Wash(cut.WoodWash).Edge(0.8))
			}
			for i := range 5 {
				x := -56 + 20*float64(i)
				b.Fill(cut.Poly(x, 34, x+6, 34, x+6, 62, x, 62), cut.Of(0.05).ToRight(0.2).Cut(80).Wash(cut.ClothWash))
			}
			b.At(88, 98, -0.86).Figure(cut.Pose{Lean: 20, Nod: 14, Near: [2]float64{10, 0}, Far: [2]float64{-8, -10}, Hand: [2]float64{60, 80}, Hand2: [2]float64{50, 80}, Dress: cut.Robe})
		},
	})
}

func customs() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/iron-smelters": func(b cut.Burin) {
			b.Sky(0.34, 0.08, 54, cut.DuskWash)
			b.Hills(52, 4, 30, 3, cut.Of(0.36).Cut(0).Wash(cut.HillWash))
			b.Ground(60, 1, cut.Of(0.24).To(0.5).Cut(-6).Wash(cut.EarthWash))
			furnace(b.At(-30, 92, 0.86))
			b.At(66, 97, -0.7).Figure(cut.Kneeling.In(cut.Wrap))
			b.At(-90, 96, 0.66).Figure(cut.Pose{Lean: 30, Nod: 10, Near: [2]float64{24, 0}, Far: [2]float64{-14, -20}, Hand: [2]float64{120, 160}, Hand2: [2]float64{100, 150}, Dress: cut.Wrap})
			b.Rule(3, -98, 30, -76, 22)
			b.At(104, 96, -0.6).Figure(cut.Standing.In(cut.Coat))
			for range 7 {
				b.Fill(cut.Lobes(-62+b.Dice.Spread(14), 94+b.Dice.Spread(3), 5, 3.4, 7, b.Dice), cut.Of(0.6).Round(2).Wash(cut.RedWash))
			}
			for i := range 3 {
				b.Fill(cut.Lobes(-34+16*float64(i), 9-3*float64(i), 17, 9, 9, b.Dice), cut.Of(0.2).To(0.5).Round(5).Wash(cut.GreyWash).Edge(0.7))
			}
		},
		"find/market-customs": func(b cut.Burin) {
			b.Plains(44)
			b.At(-100, 70, 0.44).Hut()
			b.At(96, 72, 0.5).Broad()
			for i, c := range []cut.Wash{cut.GoldWash, cut.LeafWash, cut.RedWash, cut.White, cut.DryWash} {
				b.At(-88+44*float64(i), 97, 0.54).Basket(c)
			}
			b.At(-66, 86, 0.6).Figure(cut.Sitting.In(cut.Robe))
			b.At(-22, 84, 0.66).Figure(cut.Bowed)
			b.At(22, 85, -0.66).Figure(cut.Open.In(cut.Robe))
			b.At(66, 86, -0.6).Figure(cut.Sitting)
			b.At(112, 96, -0.62).Figure(cut.Standing.In(cut.Coat))
			b.At(0, 64, 0.4).Bearer()
		},
		"find/stone-walls": func(b cut.Burin) {
			b.Plains(52)
			b.Masonry(-124, 92, 84, 34, 5)
			b.Masonry(-50, 92, 30, 50, 5)
			b.Fill(cut.Poly(-26, 92, -26, 50, -16, 46, 8, 46, 18, 50, 18, 92), cut.Of(0.95))
			b.Masonry(16, 92, 30, 46, 5)
			b.Masonry(44, 94, 80, 30, 5)
			for i := range 14 { // the zigzag course
				x := 46 + 5.6*float64(i)
				b.Rule(1.2, x, 70, x+2.8, 66, x+5.6, 70)
			}
			b.At(-96, 58, 0.3).Broad()
			b.At(66, 97, 0.5).Figure(cut.Pointing.In(cut.Coat))
			b.At(88, 98, 0.5).Figure(cut.Open.In(cut.Robe))
			b.Grass(92, 100, 12, 7)
		},
	})
}

func ways() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/forest-path": func(b cut.Burin) {
			b.Forest(true)
			b.Fill(cut.Shape(append(cut.Curve(-6, 68, -12, 78, 4, 86, -34, 102), cut.Curve(46, 102, 24, 88, 8, 78, 4, 68)...)), cut.Of(0.02).To(0.12).Dots().Wash(cut.SandWash).Edge(0.7))
			b.At(0, 76, 0.2).Bearer()
			b.At(6, 84, 0.3).Bearer()
			b.At(-8, 97, 0.56).Figure(cut.Walking.In(cut.Coat))
			c := b.At(28, 98, 0.5)
			c.Figure(cut.Pose{Lean: 6, Near: [2]float64{20, 4}, Far: [2]float64{-16, -20}, Hand: [2]float64{130, 170}, Hand2: [2]float64{20, 50}})
			c.Rule(2, 22, -92, 34, -116)
		},
	})
}

func schools() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/school": func(b cut.Burin) {
			b.Plains(46)
			b.At(-102, 82, 0.94).Broad()
			b.At(96, 74, 0.62).Hut()
			b.Rule(2, 50, 76, 60, 44) // the bell before the school-house
			b.Rule(2, 70, 76, 60, 44)
			b.At(60, 62, 0.2).Bell()
			b.At(-46, 64, 0.6).Slate()
			b.Rule(1.6, -60, 92, -50, 78)
			b.Rule(1.6, -32, 92, -42, 78)
			b.At(-8, 94, -0.6).Figure(cut.Pointing.In(cut.Robe))
			for i, x := range []float64{34, 62, 90, 118} {
				b.At(x, 99-1.5*float64(i%2), -0.46).Pupil([]cut.Dress{cut.Tunic, cut.Robe, cut.Wrap}[i%3])
			}
		},
	})
}

func animals() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/striped-legs": func(b cut.Burin) {
			b.Woodland()
			b.At(-100, 94, 0.95).Giant()
			b.At(8, 95, 0.84).Okapi()
			b.At(104, 96, 0.9).Giant()
			b.At(80, 102, 0.5).Fern(7)
			b.At(-74, 103, 0.5).Fern(7)
			b.BananaLeaf(-120, 104, -70, 40)
		},
		"find/giraffe": func(b cut.Burin) {
			b.Plains(58)
			b.At(-84, 92, 0.9).Thorn()
			b.At(-22, 96, 0.54).Giraffe()
			b.At(44, 92, 0.46).Giraffe()
			b.At(94, 88, -0.36).Giraffe()
			b.Fill(cut.Poly(-8, 97, -34, 96, 76, 99, 108, 99), cut.Of(0.5).Cut(0).Shade())
			b.Grass(84, 98, 14, 6)
		},
		"find/wide-lipped-rhino": func(b cut.Burin) {
			b.Plains(56)
			b.At(-104, 78, 0.64).Thorn()
			b.At(-4, 95, 1.0).Rhino()
			b.At(-34, 39, 0.4).Weaver()
			b.At(102, 76, 0.3).Thorn()
			b.Grass(88, 100, 16, 8)
		},
		"find/reed-antelope": func(b cut.Burin) {
			b.Sky(0.2, 0.05, 48, cut.SkyWash)
			b.Water(50, 101, 0.46, 0.26)
			b.Fill(cut.Blob(-80, 92, -40, 88, 30, 88, 80, 92, 60, 98, -60, 98), cut.Of(0.4).To(0.7).Cut(0).Wash(cut.LeafWash))
			b.At(-4, 92, 0.66).Antelope(cut.Of(0.3).To(0.5).Cut(-45).Round(6).Deep(0.5).Wash(cut.EarthWash), false)
			b.Wavelets(0, 97, 60, 3)
			b.At(-100, 98, 0.74).ReedClump(14)
			b.At(-72, 101, 0.5).ReedClump(10)
			b.At(92, 100, 0.8).ReedClump(14)
			b.At(116, 98, 0.8).Papyrus(6)
			b.At(64, 101, 0.4).ReedClump(8)
		},
	})
}
