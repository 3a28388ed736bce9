package plates

import cut "sourceofthenile/render/engraving"

// What one finds on the island (21), free on the paper: things, weapons, traps.

func gear() cut.Plates {
	return cut.Emblems(map[string]func(b cut.Burin){
		"loot/RAD": func(b cut.Burin) { // a valve and its coil
			b.Fill(cut.Poly(-40, 92, -40, 66, 40, 66, 40, 92), plank)
			b.Fill(cut.Blob(-30, 64, -32, 34, -20, 18, -8, 34, -10, 64), cut.Of(0.04).ToRight(0.4).Cut(80).Round(6).Wash(cut.WaterWash))
			b.Line(1.2, -25, 62, -22, 40, -17, 40, -15, 62)
			for i := range 9 {
				b.Fill(cut.Oval(8+3.4*float64(i), 48, 2.2, 17), cut.Of(0.2).ToRight(0.6).Cut(80).Wash(cut.GoldWash))
			}
			b.Rule(1.6, 8, 64, 8, 68)
			b.Rule(1.6, 36, 64, 36, 68)
			b.Fill(cut.Oval(-22, 79, 6, 6), iron)
			b.Fill(cut.Oval(14, 79, 6, 6), iron)
		},
		"loot/DRS": func(b cut.Burin) {
			b.Fill(cut.Poly(-30, 84, -30, 40, 30, 40, 30, 84), cut.Of(0.04).ToRight(0.3).Cut(84).Wash(cut.ClothWash))
			for i := range 5 {
				b.Line(0.8, -30, 46+8*float64(i), 0, 50+8*float64(i), 30, 45+8*float64(i))
			}
			b.Fill(cut.Oval(0, 40, 30, 9), cut.Of(0.12).Wash(cut.ClothWash))
			b.Line(1, -18, 40, 0, 35, 16, 40, 0, 44, -9, 40)
			b.Fill(cut.Poly(-7, 72, -7, 52, 7, 52, 7, 72), cut.Of(0.5).Wash(cut.RedWash).Bare())
			b.Fill(cut.Poly(-14, 66, -14, 58, 14, 58, 14, 66), cut.Of(0.5).Wash(cut.RedWash).Bare())
		},
		"loot/TEA": func(b cut.Burin) {
			b.Fill(cut.Blob(-32, 46, 32, 46, 26, 84, 0, 92, -26, 84), cut.Of(0.08).ToRight(0.5).Cut(80).Round(8).Wash(cut.White))
			b.Fill(cut.Oval(0, 46, 32, 8), cut.Of(0.5).Wash(cut.EarthWash))
			b.Line(3, 30, 54, 46, 56, 42, 74, 27, 76)
			b.Line(1, -8, 38, -14, 26, -4, 18, -9, 6)
			b.Line(1, 8, 37, 2, 26, 11, 17, 6, 8)
		},
		"loot/RAT": func(b cut.Burin) {
			b.Fill(cut.Poly(-30, 90, -30, 34, 30, 34, 30, 90), cut.Of(0.06).ToRight(0.6).Cut(86).Round(8).Wash(cut.GreyWash))
			b.Fill(cut.Oval(0, 34, 30, 9), cut.Of(0.14).ToRight(0.4).Wash(cut.GreyWash))
			b.Fill(cut.Poly(-30, 78, -30, 50, 30, 50, 30, 78), cut.Of(0.1).ToRight(0.3).Cut(86).Wash(cut.GoldWash))
			b.Rule(1.2, -18, 60, 18, 60)
			b.Rule(1.2, -18, 68, 12, 68)
		},
		"loot/LMP": func(b cut.Burin) { b.At(0, 98, 1.1).Lantern() },
		"loot/ROP": func(b cut.Burin) {
			for i := range 4 {
				rope(b, 7, -34+2*float64(i), 70-9*float64(i), -14, 84-9*float64(i), 14, 84-9*float64(i), 34-2*float64(i), 70-9*float64(i), 12, 58-9*float64(i), -14, 58-9*float64(i), -34+2*float64(i), 70-9*float64(i))
			}
			rope(b, 7, 30, 66, 44, 76, 40, 92)
		},
		"loot/FLR": func(b cut.Burin) {
			c := b.At(-8, 58, 1.1).Turned(-18)
			c.Fill(cut.Poly(-4, -8, 40, -9, 40, 9, -4, 8), iron)
			c.Fill(cut.Poly(36, -12, 44, -12, 44, 12, 36, 12), iron)
			c.Fill(cut.Blob(-6, -6, 4, 6, -10, 30, -24, 30, -14, 4), plank)
			c.Line(1.6, 6, 8, 14, 18, 4, 20)
		},
		"loot/MAP": func(b cut.Burin) {
			b.Fill(cut.Poly(-44, 86, -38, 22, 44, 26, 40, 90), cut.Of(0.02).To(0.14).Cut(6).Wash(cut.PaleWash))
			b.Fill(cut.Blob(-18, 70, -26, 50, -10, 36, 14, 40, 22, 58, 8, 74), cut.Of(0.3).To(0.5).Cut(20).Wash(cut.DryWash))
			for i := range 4 {
				b.Rule(0.7, -40+2*float64(i), 34+14*float64(i), 42-float64(i), 38+14*float64(i))
			}
			b.Rule(1, 30, 34, 30, 50)
			b.Fill(cut.Poly(26, 38, 30, 28, 34, 38), iron)
		},
		"loot/GLD": func(b cut.Burin) {
			b.At(0, 92, 0.72).Chest(true)
			for i := range 7 {
				b.Fill(cut.Oval(-24+8*float64(i), 50-3*float64(i%3), 6, 4), cut.Of(0.1).ToRight(0.4).Wash(cut.GoldWash))
			}
		},
		"loot/BAG": func(b cut.Burin) {
			b.At(0, 92, 1).Sack(true)
			b.Fill(cut.Poly(-18, 30, 8, 20, 16, 36, -10, 46), cut.Of(0.02).Wash(cut.White))
			b.Line(0.8, -18, 30, 2, 36, 8, 20)
		},
		"loot/TIM": func(b cut.Burin) {
			for i := range 3 {
				b.At(0, 84-14*float64(i), 1).Turned(-6+5*float64(i)).Fill(cut.Poly(-44, 5, -44, -6, 44, -6, 44, 5), plank)
			}
			b.At(6, 50, 0.7).Hammer()
		},
		"item/MAS": func(b cut.Burin) { b.At(0, 66, 0.72).Book() },
		"item/ENG": func(b cut.Burin) {
			crate(b.At(0, 92, 1), 76)
			b.At(0, 34, 0.7).Hammer()
		},
		"item/DOC": func(b cut.Burin) {
			b.Fill(cut.Blob(-40, 90, -36, 46, 0, 40, 36, 46, 40, 90), cut.Of(0.5).ToRight(0.8).Cut(70).Round(8).Wash(cut.EarthWash))
			b.Line(3, -14, 44, -10, 26, 10, 26, 14, 44)
			b.Fill(cut.Poly(-36, 60, -36, 55, 36, 55, 36, 60), iron)
			b.Fill(cut.Poly(-6, 64, -6, 52, 6, 52, 6, 64), cut.Of(0.1).Wash(cut.GoldWash))
		},
		"item/WLS": func(b cut.Burin) { // shutters before a light
			b.Fill(cut.Poly(-34, 78, -34, 24, 30, 24, 30, 78), iron)
			for i := range 5 {
				y := 32 + 9*float64(i)
				b.Fill(cut.Poly(-26, y+5, -26, y, 22, y, 22, y+5), cut.Of(0.02).Wash(cut.GlowWash))
			}
			b.Fill(cut.Poly(-8, 96, -5, 78, 5, 78, 8, 96), iron)
			b.Line(2.4, 30, 50, 44, 46, 46, 62)
		},
		"item/SUR": func(b cut.Burin) {
			for _, side := range []float64{-1, 1} {
				b.Fill(cut.Poly(side*4, 34, side*24, 30, side*34, 82, side*6, 84), cut.Of(0.5).ToRight(0.84).Cut(80).Round(6).Wash(cut.GreyWash))
				b.Fill(cut.Poly(side*6, 22, side*20, 20, side*24, 32, side*5, 35), iron)
				b.Fill(cut.Oval(side*19, 83, 15, 5), cut.Of(0.2).ToRight(0.6).Wash(cut.WaterWash))
			}
			b.Fill(cut.Poly(-6, 46, -6, 40, 6, 40, 6, 46), iron)
		},
		"item/BOS": func(b cut.Burin) {
			c := b.At(0, 54, 1).Turned(-44)
			c.Fill(cut.Tube(-46, 0, 13, -30, 0, 11, 20, 0, 7, 50, 0, 1.4), cut.Of(0.06).To(0.6).Cut(0).Round(4).Wash(cut.GreyWash))
			rope(c, 4, -40, -7, -34, 8, -28, -7, -22, 7)
			rope(b, 4, -34, 88, -10, 94, 14, 82, 34, 92)
		},
		"item/COR": func(b cut.Burin) {
			b.At(-8, 74, 0.6).Book()
			b.At(28, 90, 0.5).Quill()
		},
	})
}

func arms() cut.Plates {
	barrel := cut.Of(0.4).To(0.8).Cut(0).Round(3).Wash(cut.GreyWash)
	long := func(b cut.Burin, bores int) {
		c := b.At(-4, 58, 1).Turned(-34)
		for i := range bores {
			y := -3 + 5*float64(i)
			c.Fill(cut.Poly(-18, y-2.4, 52, y-1.8, 52, y+1.8, -18, y+2.4), barrel)
		}
		c.Fill(cut.Blob(-14, -5, -14, 6, -34, 10, -56, 20, -58, 6, -34, -3), plank)
		c.Line(1.6, -16, 8, -10, 16, -22, 15)
	}
	return cut.Emblems(map[string]func(b cut.Burin){
		"loot/AXE": func(b cut.Burin) {
			c := b.At(0, 54, 1).Turned(-40)
			c.Fill(cut.Tube(-50, 0, 5, 30, 0, 6), plank)
			c.Fill(cut.Shape(append(cut.Curve(18, -4, 18, -16, 8, -32), cut.Curve(8, -32, 27, -38, 46, -32, 37, -16, 36, -4)...)), cut.Of(0.06).To(0.5).Cut(20).Wash(cut.RedWash))
			c.Fill(cut.Poly(22, 4, 34, 4, 34, 16, 28, 22), iron)
		},
		"loot/KNF": func(b cut.Burin) {
			c := b.At(0, 54, 1).Turned(-42)
			c.Fill(cut.Poly(-8, -6, 40, -6, 50, 2, 40, 6, -8, 6), cut.Of(0.04).To(0.4).Cut(0).Wash(cut.GreyWash))
			c.Fill(cut.Blob(-8, -6, -48, -8, -50, 8, -8, 6), plank)
			for _, x := range []float64{-40, -28, -16} {
				c.Fill(cut.Oval(x, 0, 2, 2), cut.Of(0).Wash(cut.GoldWash))
			}
		},
		"loot/REV": func(b cut.Burin) {
			c := b.At(-4, 52, 1.1).Turned(-12)
			c.Fill(cut.Poly(2, -9, 46, -8, 46, -2, 2, 0), barrel)
			c.Fill(cut.Poly(44, -12, 46, -12, 46, -7, 42, -7), barrel)
			c.Fill(cut.Blob(-14, -10, 10, -11, 12, 8, -12, 8), barrel)
			for i := range 3 {
				c.Rule(1, -10, -5+5*float64(i), 9, -5.5+5*float64(i))
			}
			c.Fill(cut.Blob(-14, -8, -10, 8, -22, 38, -36, 36, -26, 4), plank)
			c.Line(1.8, -6, 8, 4, 18, -10, 20)
		},
		"loot/RIF": func(b cut.Burin) {
			long(b.At(0, -4, 1), 1)
			b.Line(2, -34, 70, -14, 66, 12, 51, 32, 32) // its sling, drawn tight: slack it is a bow’s string
		},
		"loot/SHG": func(b cut.Burin) {
			long(b, 2)
			for i := range 3 {
				b.Fill(cut.Poly(14+12*float64(i), 96, 14+12*float64(i), 78, 22+12*float64(i), 78, 22+12*float64(i), 96), cut.Of(0.3).ToRight(0.6).Wash(cut.RedWash))
			}
		},
		"loot/HPN": func(b cut.Burin) {
			b.Rule(3, -44, 94, 26, 26)
			b.Fill(cut.Poly(44, 8, 14, 22, 25, 27, 31, 38), cut.Of(0.2).To(0.6).Cut(30).Wash(cut.GreyWash))
			rope(b, 3.4, -10, 62, -34, 40, -14, 26, 4, 46)
		},
		"loot/DYN": func(b cut.Burin) {
			for i := range 3 {
				x := -24 + 17*float64(i)
				b.Fill(cut.Poly(x, 92, x, 38, x+15, 38, x+15, 92), cut.Of(0.14).ToRight(0.6).Cut(86).Round(4).Wash(cut.RedWash))
				b.Fill(cut.Oval(x+7.5, 38, 7.5, 2.6), cut.Of(0.1).Wash(cut.PaleWash))
			}
			rope(b, 4, -26, 60, 0, 64, 28, 60)
			b.Line(1.8, 0, 37, 4, 22, 18, 24, 26, 10)
			b.Flames(27, 9, 6, 9, 3)
		},
		"loot/WIR": func(b cut.Burin) {
			for _, x := range []float64{-36, 34} {
				b.Fill(cut.Tube(x, 92, 6, x+2, 44, 5), plank)
			}
			b.Line(1.8, -34, 66, 0, 70, 35, 66)
			b.Fill(cut.Poly(26, 66, 26, 52, 44, 52, 44, 66), iron)
			b.Tuft(-12, 92, 14, 1)
			b.Tuft(12, 93, 12, 1)
		},
		"loot/PIT": func(b cut.Burin) {
			b.Fill(cut.Blob(-46, 66, 0, 50, 46, 66, 0, 88), black)
			for i := range 6 {
				b.Rule(2, -40+14*float64(i), 58, -34+14*float64(i), 84)
			}
			for i := range 5 {
				b.Leaf(-30+14*float64(i), 68, float64(-30+40*i), 18, 7)
			}
		},
		"loot/SPR": func(b cut.Burin) {
			long(b.At(6, -6, 0.86), 1)
			for _, x := range []float64{-20, 16} {
				b.Rule(2.6, x-8, 96, x, 62, x+8, 96)
			}
			b.Line(1.2, -10, 66, 20, 84, 46, 88)
		},
	})
}
