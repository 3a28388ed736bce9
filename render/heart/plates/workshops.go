package plates

import cut "sourceofthenile/render/engraving"

// Work and trade: the yard where ivory changes hands, carvers, players.

// mask is a carved face on its pole, 40 units high.
func mask(b cut.Burin, kind int) {
	wood := cut.Of(0.26).To(0.6).Cut(70).Round(6).Deep(0.5).Wash([]cut.Wash{cut.WoodWash, cut.RedWash, cut.DryWash}[kind%3])
	b.Fill(cut.Blob(-13, -16, 0, -22, 13, -16, 12, 4, 5, 18, 0, 21, -5, 18, -12, 4), wood)
	for _, side := range []float64{-1, 1} {
		b.Fill(cut.Poly(side*3, -5, side*9, -6, side*9, -3, side*3, -2), cut.Of(0.95))
		if kind == 1 { // horns
			b.Fill(cut.Tube(side*8, -17, 3, side*14, -30, 2.2, side*8, -40, 0.8), wood)
		}
	}
	b.Rule(1.6, 0, -6, 0, 6)
	b.Fill(cut.Poly(-4, 11, 4, 11, 3, 14, -3, 14), cut.Of(0.95))
	if kind == 2 { // fibre below the chin
		for i := range 7 {
			x := -9 + 3*float64(i)
			b.Line(0.8, x, 15, x*1.3, 34)
		}
	}
}

// gourd is half a calabash with the keys of a lamellophone in it, 30 units wide.
func gourd(b cut.Burin) {
	b.Fill(cut.Blob(-16, -4, 0, -10, 16, -4, 14, 8, 0, 15, -14, 8), cut.Of(0.2).To(0.56).Cut(40).Round(8).Deep(0.6).Wash(cut.GoldWash))
	b.Fill(cut.Poly(-8, -6, 8, -6, 7, 1, -7, 1), cut.Of(0.5).Wash(cut.WoodWash))
	for i := range 6 {
		x := -6 + 2.4*float64(i)
		b.Bright(1, x, -6, x, 0)
	}
}

func works() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"work/ivory": func(b cut.Burin) {
			b.Sky(0.26, 0.04, 50, cut.SkyWash)
			b.Hills(50, 4, 46, 5, cut.Of(0.28).Cut(-8).Wash(cut.HillWash))
			b.At(-92, 57, 0.13).Elephant(false) // what it was
			b.At(-68, 58, 0.1).Elephant(false)
			b.Ground(60, 1.2, cut.Of(0.16).To(0.42).Cut(3).Wash(cut.SandWash))
			b.At(98, 82, 0.72).Hut()
			for i := range 5 {
				b.Tusk(-122+11*float64(i), 97-3*float64(i), 58-3*float64(i), -8)
			}
			b.At(4, 92, 0.72).Balance()
			b.Tusk(-34, 63, 24, -12)
			b.At(-58, 88, 0.44).Figure(cut.Standing.In(cut.Wrap))
			b.At(48, 97, -0.54).Figure(cut.Sitting.In(cut.Robe))
			b.At(74, 96, -0.56).Figure(cut.Open.In(cut.Coat))
		},
		"work/masks": func(b cut.Burin) {
			b.Plains(52)
			b.At(-104, 76, 0.56).Hut()
			b.Rule(2.4, 4, 36, 4, 94)
			b.Rule(2.4, 108, 36, 108, 94)
			b.Rule(2, 0, 38, 112, 38)
			for i, x := range []float64{24, 56, 88} {
				b.Rule(0.8, x, 38, x, 44)
				mask(b.At(x, 64, 0.86), i)
			}
			b.At(-62, 98, 0.82).Figure(cut.Sitting.In(cut.Wrap))
			mask(b.At(-28, 92, 0.6).Turned(18), 0)
			b.At(132, 98, 0.4).Basket(cut.WoodWash)
		},
		"work/mbira": func(b cut.Burin) {
			b.Lamp(0, 76, 110, 0.6)
			b.Sky(0.34, 0.1, 54, cut.DuskWash)
			b.Hills(52, 5, 44, 9, cut.Of(0.4).Cut(-10).Wash(cut.HillWash))
			b.Ground(62, 1.2, cut.Of(0.2).To(0.46).Cut(4).Wash(cut.DryWash))
			b.At(-104, 80, 0.6).Hut()
			b.At(104, 78, 0.8).Broad()
			for i, x := range []float64{-44, 14} {
				b.At(x, 97, 0.72).Figure(cut.Sitting.In([]cut.Dress{cut.Wrap, cut.Robe}[i]))
				gourd(b.At(x+27, 78, 0.74))
			}
			b.At(74, 96, -0.5).Figure(cut.Open.In(cut.Tunic))
			b.At(90, 98, -0.5).Figure(cut.Standing.In(cut.Robe))
		},
	})
}

func grounds() cut.Plates {
	return cut.Emblems(map[string]func(b cut.Burin){
		"ground/jungle-1": func(b cut.Burin) {
			b.At(-18, 92, 0.62).Broad()
			b.At(22, 95, 0.44).Broad()
			b.At(2, 98, 0.24).Fern(5)
		},
		"ground/jungle-2": func(b cut.Burin) {
			b.At(-6, 94, 0.66).Palm()
			b.At(26, 96, 0.5).Bush()
		},
		"ground/jungle-3": func(b cut.Burin) {
			b.At(20, 94, 0.6).Giant()
			b.At(-24, 97, 0.4).Fern(6)
		},
		"ground/savanna-1": func(b cut.Burin) {
			b.At(0, 92, 0.7).Thorn()
			for i := range 6 {
				b.Tuft(-40+15*float64(i), 96, 12, 1)
			}
		},
		"ground/savanna-2": func(b cut.Burin) {
			b.At(14, 95, 0.5).TermiteHill()
			for i := range 4 {
				b.Tuft(-44+16*float64(i), 97, 20, 1)
			}
		},
		"ground/savanna-3": func(b cut.Burin) {
			b.At(-26, 88, 0.42).Thorn()
			b.At(24, 86, 0.32).Thorn()
			b.Blades(-44, 46, 97, 22, 46, cut.Of(0.4).Wash(cut.DryWash))
		},
		"ground/veldt-1": func(b cut.Burin) {
			b.Stone(-14, 78, 23)
			b.Stone(20, 86, 16)
			b.Stone(-36, 94, 7)
			b.Tuft(36, 95, 14, 1)
		},
		"ground/veldt-2": func(b cut.Burin) {
			b.At(-16, 94, 0.62).Bush()
			for i := range 4 {
				b.Tuft(10+11*float64(i), 96, 18, 1)
			}
		},
		"ground/veldt-3": func(b cut.Burin) {
			b.At(12, 94, 0.52).QuiverTree()
			b.Stone(-28, 93, 8)
		},
		"ground/desert-1": func(b cut.Burin) {
			b.Dune(-58, 52, 95, 58, 0.6)
			b.Stone(40, 95, 9)
		},
		"ground/desert-2": func(b cut.Burin) {
			b.At(0, 94, 0.44).Welwitschia()
		},
		"ground/desert-3": func(b cut.Burin) {
			b.DeadTree(-6, 94)
			b.Stone(28, 94, 6)
		},
	})
}
