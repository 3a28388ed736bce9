package plates

import cut "sourceofthenile/render/engraving"

// game are beasts that only this game has.
func game() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"game/ostrich": func(b cut.Burin) {
			b.Plains(58)
			b.At(-98, 82, 0.56).Thorn()
			b.At(104, 76, 0.3).Thorn()
			b.At(14, 78, 0.3).Ostrich(false)
			b.At(62, 82, -0.36).Ostrich(true)
			b.At(-36, 96, 0.66).Ostrich(true)
			b.Fill(cut.Poly(-28, 97, -60, 96, -96, 99, -40, 99), cut.Of(0.5).Cut(0).Shade())
			b.Grass(84, 99, 16, 6)
		},
		"game/zebra": func(b cut.Burin) {
			b.Plains(54)
			b.At(-98, 78, 0.56).Thorn()
			b.At(100, 72, 0.3).Thorn()
			b.At(62, 76, -0.36).Zebra()
			b.At(14, 78, 0.4).Zebra()
			b.At(-34, 95, 0.72).Zebra()
			b.Fill(cut.Poly(-4, 97, -66, 96, -96, 99, -20, 99), cut.Of(0.5).Cut(0).Shade())
			b.Grass(84, 99, 16, 6)
		},
		"game/buffalo": func(b cut.Burin) {
			b.Plains(52)
			b.At(-96, 74, 0.5).Thorn()
			b.At(100, 70, -0.34).Buffalo()
			b.At(48, 74, 0.4).Buffalo()
			b.At(-36, 95, 0.86).Buffalo()
			b.Fill(cut.Poly(6, 97, -84, 96, -112, 99, -20, 99), cut.Of(0.5).Cut(0).Shade())
			b.At(-112, 98, 0.5).ReedClump(10)
			b.Grass(84, 99, 16, 6)
		},
		"game/forest-hog": func(b cut.Burin) {
			b.Sky(0.3, 0.1, 60, cut.SkyWash)
			b.Fill(cut.Poly(-130, 60, 130, 60, 130, 101, -130, 101), cut.Of(0.3).To(0.6).Cut(0).Wash(cut.LeafWash))
			for _, q := range [][3]float64{{-112, 66, 0.7}, {-62, 62, 0.6}, {58, 62, 0.6}, {110, 68, 0.74}} {
				b.At(q[0], q[1], q[2]).Thorn()
			}
			b.At(80, 84, -0.5).Hog()
			b.At(-18, 95, 0.9).Hog()
			b.Fill(cut.Poly(18, 97, -54, 96, -80, 99, -4, 99), cut.Of(0.6).Cut(0).Shade())
			b.At(-104, 100, 0.6).ReedClump(12)
			b.At(104, 100, 0.7).ReedClump(14)
		},
	})
}
