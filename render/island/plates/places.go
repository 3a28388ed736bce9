package plates

import cut "sourceofthenile/render/engraving"

// The places of the island (2), as they stand deserted.

func coast() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"place/SHP": func(b cut.Burin) { // the ship on the rocks, her back broken
			sea(b, 50)
			c := b.At(0, 78, 1).Turned(-9)
			c.Fill(cut.Blob(-62, -18, -20, -12, 14, -14, 60, -26, 52, 2, 20, 10, -44, 10), cut.Of(0.5).To(0.8).Cut(8).Wash(cut.EarthWash))
			c.Line(1.2, -60, -12, -10, -6, 56, -18)
			c.Fill(cut.Poly(-22, -12, -22, -30, 8, -30, 8, -13), plank)
			c.Fill(cut.Poly(-12, -30, -10, -50, 0, -50, 2, -30), iron)
			c.Rule(2, 30, -18, 34, -66)
			c.Rule(1.4, -46, -14, -50, -52, -36, -60)
			c.Rule(0.7, 34, -66, 60, -25)
			c.Rule(0.7, 34, -66, 2, -32)
			b.Stone(-46, 92, 12)
			b.Stone(10, 95, 10)
			b.Stone(46, 90, 13)
			b.Foam(-48, 94, 11)
			b.Foam(44, 93, 12)
		},
		"place/HAR": func(b cut.Burin) { // the mole, and nobody on it
			sea(b, 46)
			shore(b, -1, -44, 58, turf)
			b.Fill(cut.Poly(-70, 70, 66, 64, 74, 72, -66, 84), rock)
			for i := range 6 {
				x := -56 + 22*float64(i)
				b.Fill(cut.Poly(x, 82-1.2*float64(i), x, 68-float64(i), x+4, 68-float64(i), x+4, 83-1.2*float64(i)), plank)
			}
			b.Rule(2.4, 40, 66, 40, 30, 66, 20)
			b.Rule(1, 40, 50, 58, 23)
			b.Rule(0.7, 66, 20, 66, 50)
			b.At(-62, 70, 0.2).Keg()
			crate(b.At(-16, 69, 1), 14)
			crate(b.At(2, 68, 1), 12)
		},
		"place/VIL": func(b cut.Burin) {
			b.Sky(0.34, 0.06, 54, cut.DuskWash)
			b.Hills(48, 7, 42, 3, cut.Of(0.34).Cut(-10).Wash(cut.HillWash))
			b.Ground(60, 1.2, turf)
			house(b.At(-74, 80, 0.9), 34, 18, slate)
			house(b.At(70, 82, 0.9), 38, 20, slate)
			house(b.At(-16, 88, 1.15), 36, 20, slate)
			b.At(18, 92, 0.18).Pot()
			b.Rule(1.4, 22, 72, 104, 70)
			b.Fill(cut.Poly(40, 71, 41, 84, 52, 84, 52, 71), cut.Of(0.06).Wash(cut.ClothWash)) // washing left on its line
			b.Fill(cut.Poly(60, 71, 60, 88, 68, 88, 68, 71), cut.Of(0.06).Wash(cut.ClothWash))
		},
		"place/CAV": func(b cut.Burin) {
			sea(b, 60)
			b.Fill(cut.Land(b.Skyline(30, 12, 30, 5), 88), rock)
			b.Fill(cut.Blob(-40, 90, -34, 56, -8, 42, 22, 48, 38, 72, 42, 92), black)
			b.Fill(cut.Blob(-26, 90, -18, 66, 2, 58, 20, 68, 26, 90), cut.Of(0.7).Cut(30).Bare())
			b.Water(88, 101, 0.5, 0.2)
			b.At(-70, 92, 0.36).Canoe()
		},
		"place/CEM": func(b cut.Burin) { // boards without names, and room for more
			b.Sky(0.36, 0.1, 56, cut.GreyWash)
			b.Ground(58, 2, turf)
			b.DeadTree(-92, 86)
			for i := range 15 {
				x, y := -64+9.6*float64(i), 70+9*float64(i%3)
				k := 0.7 + 0.16*float64(i%3)
				b.At(x, y, k).Turned(float64(i*7%11)-5).Fill(cut.Poly(-3.4, 0, -3.4, -12, 0, -15, 3.4, -12, 3.4, 0), plank)
			}
			b.Fill(cut.Poly(6, 97, 18, 88, 50, 88, 42, 97), black)
			b.Fill(cut.Blob(44, 97, 54, 86, 70, 86, 78, 97), cut.Of(0.4).To(0.6).Dots().Wash(cut.EarthWash))
			b.Rule(2, 64, 88, 72, 64)
		},
		"place/LIG": func(b cut.Burin) {
			sea(b, 62)
			b.Fill(cut.Blob(-60, 106, -40, 78, -14, 66, 20, 66, 44, 80, 66, 106), rock)
			b.Fill(cut.Poly(-11, 68, -7, 24, 7, 24, 11, 68), cut.Of(0.06).ToRight(0.6).Cut(88).Round(4).Wash(cut.White))
			b.Fill(cut.Poly(-9.6, 54, -8.8, 44, 8.8, 44, 9.6, 54), cut.Of(0.5).ToRight(0.8).Wash(cut.RedWash))
			b.Fill(cut.Poly(-10, 24, -10, 21, 10, 21, 10, 24), iron)
			b.Fill(cut.Poly(-6, 21, -6, 11, 6, 11, 6, 21), black) // the lamp is out
			b.Fill(cut.Poly(-8, 11, 0, 4, 8, 11), iron)
			house(b.At(34, 76, 0.7), 26, 12, slate)
			b.Foam(-56, 97, 10)
			b.At(84, 30, 0.16).Flying(cut.Of(0.5))
			b.At(-90, 24, 0.13).Flying(cut.Of(0.5))
		},
		"place/SWA": func(b cut.Burin) {
			b.Sky(0.46, 0.2, 52, cut.GreyWash)
			b.Woodland()
			b.Water(70, 101, 0.56, 0.3)
			b.Bank(-1, 84, 60, 0.5)
			b.DeadTree(-60, 90)
			for _, x := range []float64{-20, 6, 18} {
				b.Rule(2.6, x, 92, x+3, 62)
			}
			b.Fill(cut.Poly(-24, 72, 24, 70, 24, 73, -24, 75), plank) // a causeway that ends
			b.At(62, 98, 0.7).ReedClump(8)
			b.At(96, 99, 0.8).ReedClump(9)
		},
	})
}

func inland() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"place/HUT": func(b cut.Burin) {
			b.Sky(0.36, 0.1, 50, cut.GreyWash)
			b.Woodland()
			b.Ground(72, 1.4, turf)
			c := b.At(0, 90, 1).Turned(-3)
			c.Fill(cut.Poly(-32, 0, -30, -30, 26, -28, 28, 0), plank)
			for i := range 8 {
				c.Rule(0.8, -28+7.4*float64(i), 0, -27+7.2*float64(i), -28)
			}
			c.Fill(cut.Poly(-38, -28, -22, -46, 14, -44, 34, -26), slate)
			c.Fill(cut.Poly(4, -36, 12, -42, 16, -32), black)
			c.Fill(cut.Poly(-6, 0, -6, -20, 6, -20, 6, 0), black)
			b.At(-56, 98, 0.6).TallGrass(10)
			b.At(60, 98, 0.6).TallGrass(9)
		},
		"place/RIT": func(b cut.Burin) { // a hall of rock, and a ring of lamps that the wrecked put down
			b.Fill(cut.Poly(-190, -4, 190, -4, 190, 104, -190, 104), cut.Of(0.86).Bare())
			b.Lamp(0, 82, 86, 0.9)
			b.Fill(cut.Blob(-190, 60, -84, 70, -30, 66, 40, 68, 92, 62, 190, 66, 190, 110, -190, 110), cut.Of(0.3).To(0.6).Cut(4).Wash(cut.EarthWash))
			for i := range 9 {
				x := -100 + 25*float64(i)
				b.Fill(cut.Poly(x-8, -4, x, 22+14*float64(i%3), x+8, -4), rock)
			}
			for i := range 7 {
				x, y := -48+16*float64(i), 84+6*float64((i+1)%2)
				b.Flames(x, y-6, 4, 8, 2)
				b.Fill(cut.Poly(x-3, y, x-3, y-6, x+3, y-6, x+3, y), iron)
			}
			b.At(0, 92, 0.4).Book()
		},
		"place/CHA": func(b cut.Burin) {
			b.Sky(0.3, 0.06, 56, cut.DuskWash)
			b.Hills(50, 6, 46, 12, cut.Of(0.3).Cut(-10).Wash(cut.HillWash))
			b.Ground(64, 1.4, turf)
			b.Fill(cut.Poly(-10, 86, -10, 52, 48, 52, 48, 86), brick)
			b.Fill(cut.Poly(-14, 52, 2, 38, 60, 38, 50, 52), slate)
			for i := range 3 {
				x := 4 + 15*float64(i)
				b.Fill(cut.Blob(x, 76, x, 64, x+3, 59, x+6, 64, x+6, 76), black)
			}
			b.Fill(cut.Poly(-32, 88, -32, 34, -10, 34, -10, 88), brick)
			b.Fill(cut.Poly(-34, 34, -21, 12, -8, 34), slate)
			b.Fill(cut.Blob(-26, 54, -26, 44, -21, 40, -16, 44, -16, 54), black)
			b.At(-21, 53, 0.1).Bell()
			b.Fill(cut.Blob(-27, 88, -27, 74, -21, 68, -15, 74, -15, 88), black)
			b.At(84, 92, 0.6).Conifer()
		},
		"place/MAN": func(b cut.Burin) { // the manager's house, that once overlooked everything
			b.Sky(0.4, 0.12, 54, cut.GreyWash)
			b.Hills(46, 8, 50, 7, cut.Of(0.34).Cut(-10).Wash(cut.HillWash))
			b.Ground(66, 1.2, turf)
			b.Fill(cut.Poly(-46, 84, -46, 42, 46, 42, 46, 84), brick)
			b.Fill(cut.Poly(-52, 42, -34, 26, 34, 26, 52, 42), slate)
			for i := range 5 {
				x := -40 + 18*float64(i)
				b.Fill(cut.Poly(x, 58, x, 47, x+7, 47, x+7, 58), black)
				if i != 2 {
					b.Fill(cut.Poly(x, 78, x, 65, x+7, 65, x+7, 78), black)
				}
			}
			b.Fill(cut.Poly(-52, 62, 52, 62, 52, 64, -52, 64), plank)
			for i := range 7 {
				b.Rule(1.6, -50+16.6*float64(i), 64, -50+16.6*float64(i), 86)
			}
			b.Fill(cut.Poly(-34, 26, -34, 14, -26, 14, -26, 26), brick)
			b.Fill(cut.Poly(24, 26, 24, 12, 32, 12, 32, 26), brick)
			b.At(-88, 92, 0.8).Palm()
			b.At(90, 94, 0.5).Bush()
		},
		"place/MIL": func(b cut.Burin) {
			b.Sky(0.38, 0.1, 56, cut.GreyWash)
			b.Ground(62, 1, cut.Of(0.16).To(0.4).Cut(3).Wash(cut.SandWash))
			b.Fill(cut.Blob(-60, 84, -58, 62, -30, 50, 0, 48, 30, 52, 44, 66, 46, 84), cut.Of(0.2).ToRight(0.6).Cut(10).Round(10).Wash(cut.GreyWash))
			b.Fill(cut.Poly(-34, 68, -34, 62, 20, 62, 20, 68), black)
			mast(b.At(64, 84, 1), 66)
			for i := range 8 {
				x := -104 + 27*float64(i)
				b.Rule(1.6, x, 98, x, 82)
			}
			for _, y := range []float64{85, 91} {
				b.Line(0.8, -120, y, -60, y+2, 0, y-1, 60, y+2, 120, y)
			}
			crate(b.At(-80, 84, 1), 14)
		},
		"place/MIN": func(b cut.Burin) {
			b.Sky(0.34, 0.08, 44, cut.DuskWash)
			b.Fill(cut.Land(b.Skyline(34, 9, 34, 9), 90), rock)
			b.Ground(78, 1, cut.Of(0.3).To(0.5).Dots().Wash(cut.EarthWash))
			hole(b.At(-8, 82, 1), 20)
			b.Rule(1.4, -16, 84, -34, 101)
			b.Rule(1.4, 0, 84, 6, 101)
			for i := range 4 {
				b.Rule(2, -20-4*float64(i), 87+4*float64(i), 4+float64(i), 87+4*float64(i))
			}
			b.Fill(cut.Poly(40, 94, 36, 78, 66, 78, 62, 94), iron) // a tub, left full
			b.Fill(cut.Blob(36, 79, 44, 70, 56, 71, 66, 79), cut.Of(0.6).Like(cut.Craggy, 5))
			b.Fill(cut.Oval(44, 95, 4, 4), iron)
			b.Fill(cut.Oval(58, 95, 4, 4), iron)
			b.Rule(2, 84, 84, 92, 40, 100, 84)
			b.Fill(cut.Oval(92, 42, 9, 9), iron)
		},
		"place/TNN": func(b cut.Burin) { tunnel(b, 3, -18, cut.GreyWash) },
		"place/TNE": func(b cut.Burin) {
			tunnel(b, 11, 22, cut.DuskWash)
			b.At(-52, 95, 0.28).Keg()
		},
		"place/TNW": func(b cut.Burin) {
			tunnel(b, 17, 0, cut.HillWash)
			b.At(-76, 96, 0.6).Fern(7)
			b.At(72, 97, 0.5).Fern(6)
		},
	})
}

// tunnel is one of the Company's, whose rails are gone.
func tunnel(b cut.Burin, seed uint32, x float64, wash cut.Wash) {
	b.Sky(0.34, 0.1, 40, wash)
	b.Fill(cut.Land(b.Skyline(26, 10, 26+float64(seed), seed), 92), rock)
	b.Ground(82, 1, cut.Of(0.3).To(0.52).Cut(4).Wash(cut.EarthWash))
	hole(b.At(x, 86, 1), 26)
	for i := range 4 {
		b.Fill(cut.Poly(x-22+3*float64(i), 98-4*float64(i), x+22-3*float64(i), 98-4*float64(i), x+21-3*float64(i), 100-4*float64(i), x-21+3*float64(i), 100-4*float64(i)), plank)
	}
}
