package stock

import cut "sourceofthenile/render/engraving"

// What a map shows in a country: rivers, falls, peaks, wells; and what is
// heard of in it.

func features() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"feature/river": func(b cut.Burin) {
			b.Sky(0.26, 0.04, 46, cut.SkyWash)
			b.Cloud(50, 16, 40, 9)
			b.Hills(44, 7, 44, 3, cut.Of(0.22).Cut(0).Wash(cut.HillWash))
			b.Hills(50, 3, 20, 9, cut.Of(0.4).Cut(-15).Like(cut.Leafy, 4).Wash(cut.LeafWash))
			b.Water(52, 101, 0.5, 0.22)
			b.Bank(-1, 54, 30, 0.6)
			b.Bank(1, 58, 26, 0.7)
			b.At(-92, 72, 0.62).Broad()
			b.At(-66, 66, 0.44).Palm()
			b.At(84, 72, 0.72).Palm()
			b.At(104, 74, 0.6).Broad()
			b.Bank(-1, 76, 52, 0.9)
			b.Bank(1, 82, 60, 0.9)
			b.At(-104, 98, 0.36).ReedClump(12)
			b.At(-84, 100, 0.3).ReedClump(9)
			b.At(100, 100, 0.4).ReedClump(12)
			b.At(-2, 76, 0.4).Canoe()
			b.At(-14, 74, 0.34).Paddler()
			b.At(6, 74, 0.34).Paddler()
			b.Wavelets(-2, 82, 36, 2)
		},
		"feature/source": func(b cut.Burin) {
			if !b.Behind(50) {
				b.Sky(0.26, 0.04, 50, cut.SkyWash)
				b.Peak(46, 12, 70, 60, false, 0.9)
				b.Peak(-70, 22, 70, 46, false, 0.8)
				foothills(b, 58)
			}
			b.Fill(cut.Shape(append(cut.Curve(2, 66, -6, 74, 16, 80, -12, 88, -20, 102), cut.Curve(44, 102, 26, 90, 38, 82, 10, 75, 8, 66)...)), cut.Of(0.3).To(0.1).Ripples().Wash(cut.WaterWash).Edge(0.9))
			for _, q := range [][3]float64{{-26, 90, 7}, {44, 88, 8}, {14, 70, 4}, {-8, 74, 4}, {56, 98, 6}} {
				b.Stone(q[0], q[1], q[2])
			}
			b.At(-66, 96, 0.56).Figure(cut.Pointing.In(cut.Coat))
			b.At(-84, 97, 0.4).Flag(cut.RedWash)
			b.At(-102, 97, 0.52).Figure(cut.Standing.In(cut.Soldier))
			b.At(96, 98, 0.5).Bush()
		},
		"feature/oasis": func(b cut.Burin) {
			b.Sky(0.14, 0.02, 58, cut.SandWash)
			b.Dune(-180, -10, 62, 20, 0.6)
			b.Dune(10, 190, 60, 26, 0.4)
			b.Ground(72, 1.5, cut.Of(0.06).To(0.22).Dots().Wash(cut.SandWash))
			b.At(-24, 78, 0.9).Palm()
			b.At(6, 76, 0.8).Palm()
			b.At(30, 80, 0.94).Palm()
			b.At(-44, 80, 0.7).Palm()
			b.At(-8, 80, 0.3).Bush()
			b.At(46, 82, 0.26).Bush()
			b.Pool(cut.Blob(-50, 88, -20, 82, 20, 82, 52, 87, 40, 95, 0, 97, -40, 95), 0.4, 0.2)
			b.At(-90, 94, 0.46).Camel()
			b.At(-112, 92, 0.4).Camel()
			b.At(74, 94, -0.46).Figure(cut.Kneeling.In(cut.Robe))
			b.At(104, 92, 0.4).Huddled(cut.BlueWash)
			b.At(60, 98, 0.2).Pot()
		},
		"feature/cataract": func(b cut.Burin) {
			b.Sky(0.2, 0.04, 42, cut.SkyWash)
			b.Hills(40, 6, 26, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 5).Wash(cut.LeafWash))
			b.Water(46, 60, 0.4, 0.3)
			b.At(-100, 50, 0.5).Palm()
			b.At(98, 50, 0.44).Broad()
			b.Surge(58, 4, 30, cut.Of(0.3).Ripples())
			for i := range 4 { // ledges, one below the other, broken by rocks
				y := 58 + 10*float64(i)
				x := b.Left() - b.Dice.Next()*30
				for x < b.Right() {
					w, drop := b.Dice.Between(16, 44), b.Dice.Spread(3)
					b.Fall(x, x+w, y+drop, y+drop+7+float64(i))
					b.Foam(x+w/2, y+drop+8+float64(i), w*0.55)
					r := 4.5 + 1.5*float64(i) + b.Dice.Spread(1.5)
					b.Stone(x+w+r*0.6, y+drop+4, r)
					x += w + r*b.Dice.Between(1, 2.4)
				}
				b.Surge(y+10, 3, 34, cut.Of(0.3).To(0.16).Ripples())
			}
			b.Bank(-1, 92, 88, 0.9)
			b.At(-110, 100, 0.44).ReedClump(9)
		},
		"feature/waterfall": func(b cut.Burin) {
			b.Sky(0.2, 0.04, 24, cut.SkyWash)
			b.Hills(22, 4, 22, 3, cut.Of(0.5).Cut(-12).Like(cut.Leafy, 4).Wash(cut.DeepWash))
			b.Ground(25, 1, cut.Of(0.3).To(0.5).Cut(0).Like(cut.Leafy, 4).Wash(cut.LeafWash))
			b.Fill(cut.Poly(-46, 26, 42, 26, 46, 102, -50, 102), cut.Of(0.55).Cut(84).Like(cut.Craggy, 9).Wash(cut.RockWash).Bare())
			b.Fall(-38, 8, 27, 86)
			b.Fall(14, 34, 28, 86)
			b.Fill(cut.Poly(-60, 22, 60, 22, 36, 29, -40, 29), cut.Of(0.2).Ripples().Wash(cut.WaterWash).Edge(0.5))
			for _, s := range []float64{-1, 1} {
				wall := cut.Poly(s*140, 27, s*38, 27, s*42, 40, s*37, 46, s*44, 62, s*39, 72, s*50, 84, s*46, 102, s*140, 102)
				b.Fill(wall.Ragged(2, 7, 3), cut.Of(0.25).To(0.5).Cut(s*-70).Like(cut.Craggy, 12).Wash(cut.RockWash).Edge(1.1))
			}
			b.Cloud(-28, 86, 26, 9)
			b.Cloud(24, 88, 28, 9)
			b.Cloud(-2, 82, 22, 9)
			b.Surge(94, 4, 30, cut.Of(0.4).To(0.2).Ripples())
			b.At(-108, 40, 0.4).Palm()
			b.At(-88, 30, 0.26).Bush()
			b.At(104, 34, 0.4).Broad()
			b.At(92, 98, 0.24).Figure(cut.Pointing.In(cut.Coat))
			b.At(100, 98, 0.22).Figure(cut.Standing)
			b.At(-110, 102, 0.5).Fern(7)
		},
		"feature/peak": func(b cut.Burin) {
			b.Sky(0.4, 0.06, 80, cut.SkyWash)
			b.Peak(-90, 46, 86, 44, false, 0.6)
			b.Peak(86, 42, 86, 50, false, 0.65)
			b.Peak(0, -2, 90, 88, true, 1)
			b.Cloud(-70, 54, 40, 6)
			b.Cloud(62, 60, 44, 6)
			foothills(b, 86)
			b.At(-96, 99, 0.28).Figure(cut.Pointing.In(cut.Coat))
			b.At(-106, 99, 0.26).Figure(cut.Standing)
			b.At(-88, 99, 0.26).SextantStand()
		},
		"feature/village": func(b cut.Burin) {
			b.Plains(54)
			b.At(-104, 72, 0.6).Palm()
			b.At(-76, 74, 0.44).Hut()
			b.At(-28, 72, 0.4).Hut()
			b.At(70, 74, 0.46).Hut()
			b.At(108, 78, 0.56).Broad()
			b.At(22, 84, 0.66).Hut()
			b.At(-52, 90, 0.4).Figure(cut.Standing.In(cut.Robe))
			b.At(-36, 92, 0.4).Figure(cut.Open)
			b.At(76, 94, 0.44).Huddled(cut.RedWash)
			b.At(62, 95, 0.2).Pot()
			b.At(-96, 94, 0.44).Bearer()
			b.Grass(88, 99, 12, 5)
		},
	})
}

func discoveries() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"discovery/lost-city": func(b cut.Burin) {
			b.Sky(0.3, 0.05, 60, cut.DuskWash)
			b.Hills(56, 8, 18, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 6).Wash(cut.LeafWash))
			b.Ground(66, 2, cut.Of(0.3).To(0.5).Cut(-8).Wash(cut.LeafWash))
			b.Masonry(-96, 84, 44, 34, 6)
			b.Masonry(-58, 84, 22, 62, 9)
			b.Fill(cut.Poly(-60, 26, -47, 8, -34, 24), cut.Of(0.2).ToRight(0.6).Cut(70).Wash(cut.RockWash))
			b.Masonry(-32, 84, 66, 40, 7)
			b.Fill(append(cut.Poly(-8, 84), append(cut.Arc(2, 60, 10, 12, 180, 360), cut.Pt(12, 84))...), cut.Of(0.95))
			b.Masonry(38, 84, 20, 50, 8)
			b.Masonry(64, 86, 50, 22, 4)
			b.Fill(cut.Blob(66, 64, 66, 52, 72, 44, 80, 40, 90, 42, 96, 52, 96, 64), cut.Of(0.2).ToRight(0.6).Cut(70).Like(cut.Craggy, 6).Wash(cut.RockWash))
			for _, q := range [][3]float64{{-70, 30, 12}, {-28, 46, 9}, {44, 38, 11}, {-96, 54, 10}, {20, 48, 8}, {108, 68, 13}} {
				b.Fill(cut.Lobes(q[0], q[1], q[2], q[2]*0.7, 9, b.Dice), cut.Of(0.4).To(0.7).Like(cut.Leafy, 6).Wash(cut.LeafWash).Edge(0.7))
				b.Line(1, q[0]-4, q[1]+5, q[0]-6, q[1]+16, q[0]-3, q[1]+27)
			}
			b.At(116, 98, 0.86).Broad()
			b.Stone(-14, 92, 7)
			b.Stone(52, 92, 8)
			b.At(-110, 101, 0.5).Fern(7)
			b.At(-40, 98, 0.4).Figure(cut.Pointing.In(cut.Coat))
			b.At(-56, 99, 0.38).Figure(cut.Open)
		},
		"discovery/native-kingdom": func(b cut.Burin) {
			b.Sky(0.24, 0.04, 50, cut.SkyWash)
			b.Cloud(-70, 16, 36, 8)
			b.Hills(48, 5, 26, 3, cut.Of(0.3).Cut(0).Wash(cut.HillWash))
			b.Ground(56, 1, cut.Of(0.14).To(0.36).Cut(-6).Wash(cut.DryWash))
			for i := range 9 {
				b.At(-124+31*float64(i), 66+3*float64(i%2), 0.26).Hut()
			}
			b.At(2, 76, 0.74).Squeezed(1.3, 1).Hut()
			for i := range 26 { // the palisade
				x := -130 + 10.4*float64(i)
				if x > -18 && x < 22 {
					continue
				}
				b.Fill(cut.Poly(x-2.4, 84, x-2.4, 70, x, 66, x+2.4, 70, x+2.4, 84), cut.Of(0.3).ToRight(0.7).Cut(86).Wash(cut.WoodWash).Edge(0.6))
			}
			b.At(2, 93, 0.5).Figure(cut.Open.In(cut.Robe))
			b.Parasol(9, 93, 0.5)
			for i := range 5 {
				for _, s := range []float64{-1, 1} {
					x := s * (26 + 19*float64(i))
					b.At(x+s*4, 96, 0.5).Spear(96)
					b.At(x, 96, -s*0.46).Figure(cut.Standing)
				}
			}
		},
		"discovery/rumour": func(b cut.Burin) {
			b.Sky(0.1, 0.02, 50, cut.SkyWash)
			b.Hills(50, 2, 50, 3, cut.Of(0.2).Cut(0).Wash(cut.HillWash))
			b.Ground(54, 0.6, cut.Of(0.06).To(0.2).Dots().Wash(cut.SandWash))
			// towers in the shimmer, that are not there
			for i, q := range [][3]float64{{-40, 20, 10}, {-22, 30, 9}, {0, 36, 12}, {22, 24, 9}, {40, 17, 10}} {
				t := cut.Of(0.14).Cut(0).Wide(1.5).Edge(0.35)
				b.Fill(cut.Poly(q[0]-q[2]/2, 46, q[0]-q[2]/2, 46-q[1], q[0], 40-q[1], q[0]+q[2]/2, 46-q[1], q[0]+q[2]/2, 46), t)
				if i%2 == 0 {
					b.Fill(cut.Arc(q[0], 46-q[1], q[2]/2, q[2]/2, 180, 360), t)
				}
			}
			for i := range 9 {
				y := 40 + 1.5*float64(i)
				b.Bright(2, -64+b.Dice.Spread(8), y, 0, y+0.6, 64+b.Dice.Spread(8), y)
				b.Line(0.5, -70+b.Dice.Spread(8), y+0.7, 0, y+1.3, 70+b.Dice.Spread(8), y+0.7)
			}
			p := cut.Standing.In(cut.Coat)
			p.Hand, p.Hand2 = [2]float64{50, 150}, [2]float64{40, 140}
			b.At(-86, 95, 0.7).Figure(p)
			b.At(-108, 96, 0.62).Figure(cut.Pose{Lean: 0, Nod: -4, Near: [2]float64{4, 2}, Far: [2]float64{-5, -5}, Hand: [2]float64{30, 150}, Hand2: [2]float64{-10, 0}})
			b.At(76, 90, 0.46).Skull()
			b.Stone(44, 94, 6)
			b.Stone(104, 92, 8)
			b.Tuft(60, 94, 8, 0.9)
			b.Tuft(20, 90, 6, 0.8)
		},
	})
}
