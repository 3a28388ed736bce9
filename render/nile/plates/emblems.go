package plates

import cut "sourceofthenile/render/engraving"

// Emblems of the eight specialties (rule 4.6): small, free on the paper, in a
// square of 100 units round (0, 50).

func specialties() cut.Plates {
	return cut.Emblems(map[string]func(b cut.Burin){
		"specialty/botanist": func(b cut.Burin) {
			b.Fill(cut.Tube(-8, 98, 4, 0, 66, 3.4, 0, 40, 3), cut.Of(0.4).Cut(80).Wash(cut.LeafWash))
			b.Leaf(-2, 78, -150, 36, 14)
			b.Leaf(0, 70, -30, 36, 14)
			b.Leaf(0, 88, -20, 28, 11)
			b.At(0, 30, 1).Bloom(27, 8, cut.PinkWash)
		},
		"specialty/doctor": func(b cut.Burin) {
			b.Fill(cut.Tube(0, 98, 5, 0, 4, 6), cut.Of(0.3).ToRight(0.7).Cut(84).Wash(cut.WoodWash))
			b.Fill(cut.Oval(0, 5, 6, 6), cut.Of(0.3).Round(3).Wash(cut.GoldWash))
			b.Fill(cut.Tube(6, 92, 2, 14, 82, 5, -12, 70, 7, 16, 54, 8, -15, 38, 8, 10, 24, 7, 20, 16, 6), cut.Of(0.3).Cut(70).Round(3).Deep(0.5).Wash(cut.LeafWash))
			b.Fill(cut.Tube(0, 66, 5.4, 0, 58, 5.4), cut.Of(0.4).Wash(cut.WoodWash).Bare())
			b.Fill(cut.Blob(14, 14, 20, 8, 32, 10, 34, 15, 24, 20, 16, 20), cut.Of(0.3).Wash(cut.LeafWash))
			b.Fill(cut.Oval(24, 13, 1.6, 1.5), cut.Of(1))
		},
		"specialty/explorer": func(b cut.Burin) { b.At(0, 97, 0.94).Sextant() },
		"specialty/ethnologist": func(b cut.Burin) {
			b.At(-18, 97, 0.9).Drum()
			b.At(24, 98, 0.78).Lute()
		},
		"specialty/geologist": func(b cut.Burin) {
			b.At(0, 88, 1).Crystals(cut.WaterWash)
			b.At(6, 78, 0.92).Turned(-38).Hammer()
		},
		"specialty/journalist": func(b cut.Burin) {
			b.At(-6, 62, 0.66).Turned(-6).Broadsheet()
			b.At(24, 97, 0.8).Quill()
		},
		"specialty/missionary": func(b cut.Burin) {
			b.At(0, 52, 0.8).Bell()
			b.At(0, 92, 0.78).Book()
		},
		"specialty/zoologist": func(b cut.Burin) { b.At(0, 50, 0.74).Butterfly() },
	})
}

func titles() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"game/title": func(b cut.Burin) {
			b.Sky(0.34, 0.03, 56, cut.DuskWash)
			b.Sun(0, 50, 15, 0)
			b.Cloud(-84, 18, 44, 8)
			b.Cloud(90, 14, 40, 7)
			b.Peak(-104, 30, 62, 44, false, 0.6)
			b.Peak(104, 24, 62, 50, true, 0.6)
			b.Hills(58, 4, 30, 3, cut.Of(0.4).Cut(-10).Like(cut.Leafy, 4).Wash(cut.LeafWash))
			b.Water(60, 101, 0.44, 0.2)
			for i := range 9 {
				b.Bright(2.4, -10+b.Dice.Spread(6), 63+4*float64(i), b.Dice.Spread(4), 63.4+4*float64(i), 10+b.Dice.Spread(8), 63+4*float64(i))
			}
			b.At(0, 82, 0.72).Canoe()
			b.At(-30, 80, 0.6).Paddler()
			b.At(-8, 80, 0.6).Paddler()
			b.At(16, 79, 0.6).Figure(cut.Pointing.In(cut.Coat))
			b.At(38, 80, 0.6).Paddler()
			b.Wavelets(0, 91, 66, 3)
			b.At(-100, 92, 0.9).Palm()
			b.At(-122, 96, 0.8).Palm()
			b.At(112, 92, 0.9).Broad()
			b.At(-90, 101, 0.5).ReedClump(10)
			b.At(84, 101, 0.54).Papyrus(8)
			b.At(96, 102, 0.5).Papyrus(-8)
		},
		"game/letter": func(b cut.Burin) { // by which a game goes from hand to hand
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 62, b.Left(), 62), cut.Of(0.66).To(0.5).Cut(90).Wash(cut.WoodWash).Bare())
			b.Fill(cut.Oval(-edge(b, 96), 36, 44, 30), cut.Of(0.04).Wash(cut.GlowWash).Bare())
			b.Fill(cut.Poly(b.Left(), 60, b.Right(), 60, b.Right(), 101, b.Left(), 101), cut.Of(0.2).To(0.5).Cut(0).Wash(cut.WoodWash).Edge(1))
			b.At(-edge(b, 96), 74, 0.72).Lantern()
			b.At(edge(b, 112), 82, 0.62).Book()
			b.At(edge(b, 70)-8, 72, 0.6).Quill()
			letter := cut.Poly(-44, 62, 40, 58, 52, 88, -36, 94)
			b.Fill(letter, cut.Of(0.02).ToRight(0.14).Cut(30).Wash(cut.White).Edge(1.2))
			b.Even(0.9, -44, 62, 2, 80, 40, 58)
			b.Even(0.7, -36, 94, -8, 77)
			b.Even(0.7, 52, 88, 14, 75)
			b.Fill(cut.Blob(-5, 74, 3, 71, 11, 74, 12, 81, 5, 86, -4, 84, -7, 79), cut.Of(0.3).To(0.6).Round(3).Wash(cut.RedWash).Edge(1))
			b.Even(0.8, -1, 79, 3, 76, 7, 80, 3, 82)
		},
		"game/afar": func(b cut.Burin) { // those who sit at one table on two coasts
			b.Sky(0.3, 0.02, 58, cut.DuskWash)
			b.Sun(40, 52, 12, 0)
			b.Cloud(-60, 20, 40, 7)
			b.Cloud(70, 16, 44, 8)
			b.Water(56, 101, 0.4, 0.16)
			b.At(-14, 66, 0.4).Ship()
			b.Wavelets(0, 84, 70, 4)
			far := edge(b, 110)
			b.Fill(cut.Blob(b.Left()-2, 74, -far-12, 74, -far+14, 80, -far+30, 90, -far+40, 102, b.Left()-2, 102), cut.Of(0.4).To(0.6).Cut(8).Wash(cut.GreyWash))
			b.Fill(cut.Blob(b.Right()+2, 74, far+12, 74, far-14, 80, far-32, 90, far-44, 102, b.Right()+2, 102), cut.Of(0.1).To(0.3).Cut(-8).Wash(cut.SandWash))
			p := cut.Pointing.In(cut.Coat)
			b.At(-far+8, 84, 0.62).Figure(p)
			b.At(far-6, 86, -0.62).Figure(p)
			b.At(far+38, 90, 0.86).Palm()
			b.At(-far-10, 84, 0.5).Chest(false)
		},
	})
}
