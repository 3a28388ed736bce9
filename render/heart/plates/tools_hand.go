package plates

import cut "sourceofthenile/render/engraving"

// Tools of an expedition as emblems: what is carried in the hand, worn at the belt or
// used on the road. Free on the paper, in a square of 100 units round (0, 50); cut
// broadly, because they are mostly seen small.

func toolsHand() cut.Plates {
	return cut.Emblems(map[string]func(b cut.Burin){
		"tool/guide": func(b cut.Burin) { // somebody who points the way
			b.At(-8, 98, 0.96).Figure(cut.Pointing.In(cut.Robe))
			b.Rule(2.2, -16, 40, -22, 98)
		},
		"tool/canoes": func(b cut.Burin) {
			b.At(0, 58, 0.58).Canoe()
			b.Rule(2.6, -34, 88, 30, 22)
			b.Fill(cut.Tilted(34, 18, 4.6, 12, 44), cut.Of(0.5).Wash(cut.WoodWash))
			b.Wavelets(0, 74, 42, 2)
		},
		"tool/fishing": func(b cut.Burin) {
			b.Rule(2.6, -40, 96, 26, 6)
			b.Line(0.9, 26, 6, 34, 30, 30, 46)
			c := b.At(24, 66, 1).Turned(74)
			body := append(cut.Shape(cut.Curve(-24, 0, -8, -11, 12, -9, 24, 0)), cut.Curve(24, 0, 12, 9, -8, 11, -24, 0)...)
			c.Fill(cut.Poly(20, 0, 38, -12, 34, 0, 38, 12), cut.Of(0.4).Wash(cut.WaterWash))
			c.Fill(body, cut.Of(0.1).To(0.5).Cut(0).Round(5).Wash(cut.WaterWash))
			c.Fill(cut.Oval(-16, -2, 2, 2), cut.Of(1))
			c.Line(0.9, -9, -7, -6, 0, -9, 7)
			for i := range 3 {
				c.Line(0.6, -1+6*float64(i), -5, 1+6*float64(i), 0, -1+6*float64(i), 5)
			}
		},
		"tool/machete": func(b cut.Burin) {
			c := b.At(-4, 54, 1).Turned(-46)
			blade := append(cut.Shape(cut.Curve(-18, -7, 14, -9, 40, -13, 50, -4)), cut.Curve(50, -4, 44, 8, 14, 8, -18, 6)...)
			c.Fill(blade, cut.Of(0.04).To(0.5).Cut(0).Wash(cut.GreyWash).Edge(1.4))
			c.Line(0.8, -16, -2, 16, -3, 44, -5)
			c.Fill(cut.Poly(-22, -11, -17, -11, -17, 10, -22, 10), cut.Of(0.6).Wash(cut.GoldWash))
			c.Fill(cut.Blob(-22, -6, -40, -7, -52, -10, -54, 4, -44, 8, -22, 6), cut.Of(0.55).To(0.85).Cut(80).Round(3).Wash(cut.WoodWash))
			c.Fill(cut.Oval(-30, 0, 1.8, 1.8), cut.Of(0).Wash(cut.GoldWash))
			c.Fill(cut.Oval(-42, 0, 1.8, 1.8), cut.Of(0).Wash(cut.GoldWash))
		},
		"tool/canteen": func(b cut.Burin) {
			b.Line(2, -24, 34, -30, 4, 0, 0, 30, 6, 24, 34)
			b.Fill(cut.Oval(0, 62, 35, 35), cut.Of(0.14).ToRight(0.7).Cut(64).Round(12).Wash(cut.BlueWash).Edge(1.5))
			b.Fill(cut.Poly(-8, 32, -7, 18, 7, 18, 8, 32), cut.Of(0.3).ToRight(0.7).Wash(cut.GreyWash))
			b.Fill(cut.Poly(-9, 18, -9, 11, 9, 11, 9, 18), cut.Of(0.7).Wash(cut.WoodWash))
			b.Even(1.6, -34, 56, 0, 62, 34, 56)
			b.Even(1.6, -33, 70, 0, 76, 33, 70)
		},
		"tool/quinine": func(b cut.Burin) {
			b.Fill(cut.Poly(-24, 98, -24, 44, -10, 30, -10, 18, 10, 18, 10, 30, 24, 44, 24, 98), cut.Of(0.08).ToRight(0.6).Cut(84).Round(4).Wash(cut.WaterWash).Edge(1.5))
			b.Fill(cut.Poly(-22, 96, -22, 62, 22, 62, 22, 96), cut.Of(0.12).ToRight(0.34).Cut(84).Wash(cut.GoldWash).Bare())
			b.Fill(cut.Poly(-9, 18, -8, 6, 8, 6, 9, 18), cut.Of(0.5).Wash(cut.WoodWash))
			b.Fill(cut.Poly(-19, 90, -19, 56, 19, 56, 19, 90), cut.Of(0).Wash(cut.White).Edge(1))
			b.Line(2.2, 9, 65, 0, 60, -9, 68, -8, 80, 4, 84, 9, 76, 6, 66)
			b.Rule(2.2, 3, 78, 12, 88)
		},
		"tool/cannabis": func(b cut.Burin) {
			b.Rule(2, 0, 100, 0, 66)
			for _, l := range [...]struct{ Deg, Long float64 }{{-168, 26}, {-12, 26}, {-146, 40}, {-34, 40}, {-118, 48}, {-62, 48}, {-90, 58}} {
				b.Leaf(0, 68, l.Deg, l.Long, 11)
			}
		},
		"tool/ammo": func(b cut.Burin) {
			b.At(0, 96, 0.86).Chest(false)
			for i := range 4 {
				x := -26 + 15*float64(i)
				b.Fill(cut.Poly(x, 52, x, 26, x+9, 26, x+9, 52), cut.Of(0.1).ToRight(0.6).Cut(88).Wash(cut.GoldWash))
				b.Fill(cut.Blob(x, 26, x+1, 18, x+4.5, 11, x+8, 18, x+9, 26), cut.Of(0.4).ToRight(0.8).Wash(cut.GreyWash))
			}
		},
		"tool/rifle": func(b cut.Burin) {
			c := b.At(0, 52, 1).Turned(-44)
			c.Fill(cut.Poly(-58, 2, -56, 17, -48, 16, -30, 7, 18, 5, 18, -1, -26, -2), cut.Of(0.3).To(0.75).Cut(4).Round(3).Wash(cut.WoodWash).Edge(1.2))
			c.Fill(cut.Poly(-26, -6, 58, -5, 58, -1, -26, -2), cut.Of(0.5).To(0.8).Wash(cut.GreyWash).Edge(1.1))
			c.Line(1.3, -26, 6, -22, 14, -15, 12, -14, 6)
			c.Fill(cut.Poly(-24, -6, -18, -13, -13, -12, -15, -6), cut.Of(0.8))
			c.Fill(cut.Poly(53, -5, 53, -9, 56, -9, 56, -5), cut.Of(0.9).Edge(0.5))
			c.Even(1.5, 6, -6, 7, 0, 6, 5)
		},
	})
}
