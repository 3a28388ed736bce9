package plates

import cut "sourceofthenile/render/engraving"

// Europe (rules 4 and 6), and what was lost in Africa (rule 23).

func europe() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"europe/setting-out": func(b cut.Burin) {
			b.Sky(0.24, 0.03, 60, cut.SkyWash)
			b.Cloud(60, 14, 44, 9)
			b.Water(60, 101, 0.44, 0.2)
			b.At(6, 86, 0.78).Ship()
			b.Wavelets(6, 92, 54, 4)
			b.At(-96, 66, 0.22).Ship()
			b.At(98, 64, 0.16).Ship()
			b.Surge(96, 4, 40, cut.Of(0.4).To(0.2).Ripples())
			for i := range 4 {
				b.At(-60+9*float64(i), 26+5*float64(i%2), 0.05).VultureFar()
			}
		},
		"europe/treasury": func(b cut.Burin) {
			b.Ground(-4, 0.1, cut.Of(0.5).To(0.3).Cut(0).Wash(cut.WoodWash))
			b.Fill(cut.Poly(b.Left(), 74, b.Right(), 74, b.Right(), 101, b.Left(), 101), cut.Of(0.2).To(0.4).Cut(2).Wash(cut.LeafWash).Edge(1))
			b.At(-50, 90, 0.9).Chest(true)
			for i := range 5 {
				for j := range 3 + i%3 {
					y := 92 - 4*float64(j)
					b.Fill(cut.Oval(24+15*float64(i), y, 7, 2.6), cut.Of(0.04).To(0.3).Cut(80).Wash(cut.GoldWash))
				}
			}
			for range 16 {
				b.Fill(cut.Oval(-50+b.Dice.Spread(40), 56-b.Dice.Next()*6, 6, 2.6), cut.Of(0.04).Wash(cut.GoldWash))
			}
			b.At(-112, 94, 0.4).Bottle(cut.BlueWash)
			b.At(60, 70, 0.86).Turned(4).Book()
			b.Line(1.4, 90, 62, 104, 40, 112, 18)
		},
	})
}

// torch burns, 300 units high: it is drawn at a tenth.
func torch(b cut.Burin) {
	b.Rule(3, 0, 100, 0, 0)
	b.Flames(0, 0, 120, 190, 3)
}

func discoveries() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"discovery/king-solomons-mine": func(b cut.Burin) {
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), cut.Of(0.62).To(0.8).Cut(-62).Like(cut.Craggy, 14).Wash(cut.RockWash).Bare())
			b.Fill(cut.Blob(-46, 102, -52, 60, -40, 26, -10, 10, 24, 14, 46, 34, 52, 64, 46, 102), cut.Of(0.2).To(0.5).Cut(70).Wash(cut.GlowWash).Edge(1.2))
			for _, s := range []float64{-1, 1} {
				b.Fill(cut.Tube(44*s, 102, 8, 46*s, 20, 7), cut.Of(0.4).Cut(84).Round(2).Wash(cut.WoodWash))
			}
			b.Fill(cut.Tube(-52, 22, 8, 52, 20, 8), cut.Of(0.4).Cut(4).Round(2).Wash(cut.WoodWash))
			b.At(-16, 92, 0.56).Chest(true)
			b.Fill(cut.Lobes(-17, 70, 15, 5, 9, b.Dice), cut.Of(0.06).Like(cut.Leafy, 3).Wash(cut.GoldWash))
			for range 30 {
				b.Fill(cut.Oval(b.Dice.Spread(40), 94+b.Dice.Spread(4), 2.4, 1.4), cut.Of(0.04).Wash(cut.GoldWash).Edge(0.8))
			}
			b.At(28, 92, 0.5).Figure(cut.Pose{Lean: 16, Near: [2]float64{24, 4}, Far: [2]float64{-14, -20}, Hand: [2]float64{96, 120}, Hand2: [2]float64{20, 50}, Dress: cut.Coat})
			torch(b.At(42, 62, 0.1))
			for _, x := range []float64{-104, -78, 84, 108} { // veins
				b.Bright(2.6, x, 4, x+8, 30, x-5, 58, x+6, 96)
				b.Line(0.9, x+1.6, 4, x+10, 30, x-3, 58, x+8, 96)
			}
			b.At(-84, 98, 0.5).Crystals(cut.GlowWash)
			b.At(88, 98, 0.56).Crystals(cut.GlowWash)
		},
		"discovery/livingstone": func(b cut.Burin) {
			b.Plains(50)
			b.At(-108, 80, 0.8).Palm()
			b.At(70, 76, 0.56).Hut()
			b.At(110, 80, 0.5).Hut()
			p := cut.Standing.In(cut.Coat)
			p.Hand, p.Hand2 = [2]float64{64, 80}, [2]float64{-4, 6}
			b.At(-20, 95, 0.84).Figure(p)
			p.Hand = [2]float64{60, 76}
			b.At(34, 95, -0.84).Figure(p)
			b.Fill(cut.Poly(29, 29, 36, 29, 38, 41, 33, 45, 29, 41), cut.Of(0.1).Cut(80).Wash(cut.White).Edge(0.6))
			b.At(-58, 95, 0.66).Askari()
			b.At(-80, 96, 0.6).Bearer()
			b.At(66, 95, -0.64).Figure(cut.Open.In(cut.Robe))
			b.At(90, 96, -0.6).Figure(cut.Standing)
			b.At(-100, 97, 0.8).Flag(cut.RedWash)
		},
	})
}
