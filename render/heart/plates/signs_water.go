package plates

import cut "sourceofthenile/render/engraving"

// Signs of waters, of the Patrons and of a voyage.

func signsOfWater() cut.Plates {
	blue := cut.Of(0.3).To(0.12).Ripples().Wash(cut.WaterWash).Edge(2)
	band := func(b cut.Burin, c ...float64) { b.Fill(cut.Tube(c...), blue) }
	return cut.Emblems(map[string]func(b cut.Burin){
		"sign/fork": func(b cut.Burin) {
			band(b, -38, 6, 11, -10, 40, 13, 0, 64, 16)
			band(b, 38, 6, 11, 12, 40, 13, 0, 64, 16)
			band(b, 0, 58, 18, 0, 98, 20)
		},
		"sign/river": func(b cut.Burin) { band(b, -26, 2, 15, 14, 28, 17, -14, 62, 19, 18, 98, 22) },
		"sign/marsh": func(b cut.Burin) {
			b.Fill(cut.Blob(-46, 74, -10, 64, 46, 74, 34, 92, -30, 94), blue)
			for i := range 5 {
				x := -28 + 14*float64(i)
				h := 34 + 16*float64((i*3)%4)/3
				b.Line(2.4, x, 82, x+2, 82-h/2, x+5, 80-h)
				b.Fill(cut.Tube(x+3, 86-h, 5, x+6, 74-h, 5), cut.Of(0.6).Wash(cut.WoodWash).Edge(1.2))
			}
		},
		"sign/waterfall": func(b cut.Burin) {
			b.Fill(cut.Poly(-46, 96, -46, 26, -20, 20, -18, 96), cut.Of(0.3).ToRight(0.6).Cut(70).Wash(cut.RockWash).Edge(1.8))
			b.Fill(cut.Poly(46, 96, 46, 30, 20, 20, 18, 96), cut.Of(0.2).ToRight(0.7).Cut(70).Wash(cut.RockWash).Edge(1.8))
			b.Fill(cut.Poly(-20, 20, 20, 20, 20, 84, -20, 84), cut.Of(0.04).Wash(cut.WaterWash).Edge(1.4))
			for i := range 5 {
				x := -14 + 7*float64(i)
				b.Rule(1.4, x, 24, x, 78-4*float64(i%2))
			}
			b.Foam(0, 86, 32)
		},
		"sign/great-lake": func(b cut.Burin) {
			b.Fill(cut.Blob(-48, 50, -30, 22, 10, 14, 46, 36, 44, 70, 14, 90, -30, 82), blue)
			b.Even(2, -30, 44, -20, 40, -10, 44, 0, 40)
			b.Even(2, -6, 66, 4, 62, 14, 66, 24, 62)
			b.At(14, 44, 0.3).Canoe()
		},
		"sign/mountain-source": func(b cut.Burin) {
			b.Fill(cut.Poly(-48, 92, -4, 12, 48, 92), cut.Of(0.14).ToRight(0.6).Cut(70).Wash(cut.RockWash).Edge(1.8))
			band(b, 0, 44, 5, -8, 64, 9, 6, 80, 13, 0, 97, 17)
			b.Fill(cut.Oval(0, 42, 7, 6), cut.Of(0).Wash(cut.WaterWash).Edge(1.8))
		},
		"sign/spring": func(b cut.Burin) {
			b.Fill(cut.Oval(0, 78, 40, 17), blue)
			for _, s := range []float64{-1, 1} {
				b.Line(2.4, 0, 74, 6*s, 40, 20*s, 28, 30*s, 44)
			}
			b.Line(2.4, 0, 74, 0, 24)
			b.Fill(cut.Oval(0, 18, 5, 7), cut.Of(0).Wash(cut.WaterWash).Edge(1.6))
		},
	})
}

func patrons() cut.Plates {
	return cut.Emblems(map[string]func(b cut.Burin){
		"specialty/explorer": func(b cut.Burin) { b.At(0, 97, 0.94).Sextant() },
		"patron/university": func(b cut.Burin) {
			b.At(0, 86, 0.78).Book()
			b.Fill(cut.Poly(-34, 38, 0, 24, 34, 38, 0, 52), cut.Of(0.6).Wash(cut.BlueWash).Edge(1.6))
			b.Fill(cut.Poly(-18, 46, 0, 53, 18, 46, 18, 58, 0, 64, -18, 58), cut.Of(0.75).Wash(cut.BlueWash).Edge(1.4))
			b.Line(1.6, 0, 38, 26, 44, 28, 62)
		},
		"patron/city": func(b cut.Burin) { b.At(0, 98, 0.92).Balance() },
		"patron/westminster": func(b cut.Burin) {
			b.Fill(cut.Poly(-24, 98, -24, 30, 24, 30, 24, 98), cut.Of(0.12).ToRight(0.6).Cut(84).Wash(cut.RockWash).Edge(1.6))
			b.Fill(cut.Poly(-28, 30, 0, 2, 28, 30), cut.Of(0.5).Wash(cut.HillWash).Edge(1.6))
			b.Fill(cut.Oval(0, 50, 15, 15), cut.Of(0.01).Wash(cut.White).Edge(1.6))
			b.Rule(2.2, 0, 50, 0, 39)
			b.Rule(2.2, 0, 50, 8, 54)
			for i := range 3 {
				x := -16 + 13*float64(i)
				b.Fill(cut.Blob(x, 96, x, 78, x+3, 72, x+6, 78, x+6, 96), cut.Of(0.8))
			}
		},
		"patron/fleet-street": func(b cut.Burin) { b.At(0, 56, 0.86).Turned(-5).Broadsheet() },
	})
}
