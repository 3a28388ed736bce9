package plates

import cut "sourceofthenile/render/engraving"

// The Gates (11), the Heart that they stand about, and the western shores (20).

// gate is two piers with leaves of iron between them, shut; its foot in the middle at the origin.
func gate(b cut.Burin, pier cut.Tone, w, h float64) {
	b.Fill(cut.Poly(-w, 0, -w, -h, w, -h, w, 0), black)
	for i := range 7 {
		x := -w + w*2*(float64(i)+0.5)/7
		b.Fill(cut.Poly(x-1.6, 0, x-1.6, -h-4, x, -h-8, x+1.6, -h-4, x+1.6, 0), iron)
	}
	for _, y := range []float64{-h * 0.2, -h * 0.8} {
		b.Fill(cut.Poly(-w, y, -w, y-3, w, y-3, w, y), iron)
	}
	for _, side := range []float64{-1, 1} {
		b.Fill(cut.Poly(side*w, 2, side*w, -h-6, side*(w+12), -h-6, side*(w+13), 2), pier)
		b.Fill(cut.Poly(side*(w-2), -h-6, side*(w-2), -h-10, side*(w+14), -h-10, side*(w+14), -h-6), pier)
	}
}

func gates() cut.Plates {
	wall := cut.Of(0.24).To(0.5).Cut(2).Like(cut.Craggy, 9).Wash(cut.RockWash)
	return cut.Scenes(map[string]func(b cut.Burin){
		"place/GAN": func(b cut.Burin) { // stone, on a pass
			b.Sky(0.36, 0.1, 50, cut.GreyWash)
			b.Peak(-84, 10, 74, 60, false, 0.5)
			b.Peak(88, 16, 74, 56, false, 0.5)
			b.Ground(78, 1.4, turf)
			b.Masonry(-120, 88, 88, 38, 8)
			b.Masonry(34, 88, 88, 38, 8)
			gate(b.At(0, 90, 1), wall, 20, 44)
		},
		"place/GAE": func(b cut.Burin) { // timber and wire, on the flat
			b.Sky(0.38, 0.08, 60, cut.DuskWash)
			b.Ground(66, 1, cut.Of(0.2).To(0.44).Cut(3).Wash(cut.SandWash))
			b.Stockade(-140, -32, 86, 34)
			b.Stockade(32, 140, 86, 34)
			gate(b.At(0, 88, 1), plank, 20, 42)
			b.Rule(2, -60, 84, -60, 30)
			b.Fill(cut.Poly(-72, 30, -72, 16, -48, 16, -48, 30), plank)
			b.Fill(cut.Poly(-75, 16, -60, 6, -45, 16), slate)
		},
		"place/GAS": func(b cut.Burin) { // brick, with the Company's plate torn off
			b.Sky(0.34, 0.08, 54, cut.SkyWash)
			b.Woodland()
			b.Ground(74, 1, turf)
			b.Fill(cut.Poly(-150, 84, -150, 54, -32, 54, -32, 84), brick)
			b.Fill(cut.Poly(32, 84, 32, 54, 150, 54, 150, 84), brick)
			gate(b.At(0, 90, 1), brick, 20, 40)
			b.Fill(cut.Poly(-16, 40, -16, 26, 16, 26, 16, 40), plank)
			b.Fill(cut.Oval(-12, 33, 1.4, 1.4), black)
			b.Fill(cut.Oval(12, 33, 1.4, 1.4), black)
		},
		"place/HRT": func(b cut.Burin) { // the counting house, where the ledgers were kept
			b.Night(70)
			b.Ground(70, 1, dark)
			b.Fill(cut.Poly(-52, 88, -52, 34, 52, 34, 52, 88), cut.Of(0.7).Cut(2).Wash(cut.NightWash))
			b.Fill(cut.Poly(-58, 34, 0, 8, 58, 34), cut.Of(0.82).Cut(60))
			for i := range 6 {
				x := -44 + 17.6*float64(i)
				b.Fill(cut.Poly(x-2.4, 88, x-2.4, 36, x+2.4, 36, x+2.4, 88), cut.Of(0.3).ToRight(0.7).Cut(88).Wash(cut.GreyWash))
			}
			b.Fill(cut.Poly(-11, 88, -11, 52, 11, 52, 11, 88), cut.Of(1))
			b.Fill(cut.Poly(-20, 94, -16, 88, 16, 88, 20, 94), cut.Of(0.5).To(0.7).Cut(2).Wash(cut.GreyWash))
			papers(b, -8, 97, 152, 9)
		},
		"moment/gate": func(b cut.Burin) { // its leaves down, and nothing shut any more
			b.Night(62)
			b.Ground(72, 1.2, dark)
			b.Lamp(0, 60, 70, 0.5)
			for _, side := range []float64{-1, 1} {
				b.Fill(cut.Poly(side*26, 92, side*26, 40, side*40, 36+6*side, side*42, 92), wall)
				b.Masonry(42+side*42-84, 92, 84, 40+6*side, 7)
			}
			for i := range 9 {
				x := -30 + 8*float64(i)
				b.Fill(cut.Tube(x, 96, 3, x+14-5*float64(i%3), 80+4*float64(i%4), 2), iron)
			}
			papers(b, -40, 97, 90, 5)
			crawler(b.At(0, 72, 0.5))
		},
		"place/GAB": func(b cut.Burin) { // hung with hooks
			b.Sky(0.44, 0.14, 60, cut.DuskWash)
			b.Ground(70, 1.2, cut.Of(0.3).To(0.54).Cut(4).Wash(cut.EarthWash))
			b.Masonry(-110, 86, 78, 30, 7)
			b.Masonry(34, 86, 78, 34, 7)
			gate(b.At(0, 89, 1), plank, 20, 40)
			b.Fill(cut.Poly(-40, 34, -40, 28, 40, 28, 40, 34), plank)
			for i := range 4 {
				x := -27 + 18*float64(i)
				chain(b, x, 34, x, 44, 0, 1.6)
				b.Line(1.8, x, 45, x+4, 52, x-1, 55, x-4, 51)
			}
		},
	})
}

func western() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"place/WHA": func(b cut.Burin) {
			sea(b, 48)
			shore(b, 1, 40, 66, turf)
			b.Fill(cut.Poly(-70, 74, -70, 52, -14, 50, -14, 74), plank)
			b.Fill(cut.Poly(-75, 52, -42, 36, -8, 50), slate)
			b.Fill(cut.Poly(-60, 36, -60, 18, -52, 18, -52, 42), brick)
			b.Fill(cut.Poly(-30, 98, -14, 74, 54, 74, 44, 98), plank) // the slip
			for i := range 4 {
				b.Rule(1, -26+5*float64(i), 93-6*float64(i), 46+2*float64(i), 93-6*float64(i))
			}
			for i := range 6 { // ribs
				x := 52 + 9*float64(i)
				b.Line(2.4, x, 90, x+3, 66-2*float64(i%3), x+13, 56)
			}
		},
		"place/QUA": func(b cut.Burin) {
			b.Sky(0.3, 0.06, 40, cut.SkyWash)
			steps := []float64{-190, 34, -80, 34, -80, 48, -46, 48, -46, 62, -14, 62, -14, 78, 30, 78, 30, 62, 66, 62, 66, 44, 104, 44, 104, 30, 190, 30, 190, 110, -190, 110}
			b.Fill(cut.Poly(steps...), cut.Of(0.14).To(0.46).Cut(88).Wash(cut.RockWash))
			b.Ground(88, 1, cut.Of(0.2).To(0.4).Dots().Wash(cut.RockWash))
			b.Fill(cut.Poly(-34, 94, -34, 82, -10, 82, -10, 94), brick)
			b.Fill(cut.Poly(14, 98, 14, 86, 40, 86, 40, 98), brick)
			b.Rule(2.2, 52, 90, 70, 40, 88, 90)
			b.Rule(1, 70, 42, 70, 74)
			b.Fill(cut.Poly(62, 82, 62, 74, 78, 74, 78, 82), rock)
		},
		"place/SAL": func(b cut.Burin) {
			b.Sky(0.2, 0.02, 46, cut.SkyWash)
			b.Ground(48, 0.6, cut.Of(0.04).To(0.14).Cut(2).Wash(cut.White))
			for i := range 4 {
				y := 54 + 12*float64(i)
				b.Even(1.1, -150, y, 150, y+2)
			}
			for i := range 7 {
				f := float64(i) - 3
				b.Rule(1, f*18, 50, f*58, 101)
			}
			for i := range 5 {
				x, y := -76+38*float64(i), 66+9*float64(i%3)
				b.Fill(cut.Poly(x-11, y, x, y-13, x+11, y), cut.Of(0.02).ToRight(0.44).Cut(70).Wash(cut.White))
			}
			b.Rule(1.6, 28, 94, 46, 76)
			b.Fill(cut.Poly(20, 96, 32, 88, 36, 92, 26, 99), plank)
		},
		"place/WRK": func(b cut.Burin) { // a lantern on a pole, where no harbour is
			b.Night(52)
			b.Water(52, 80, 0.7, 0.5)
			b.Lamp(26, 34, 60, 0.8)
			b.Ground(80, 2, cut.Of(0.4).To(0.6).Cut(4).Wash(cut.EarthWash))
			b.Rule(2.4, 20, 90, 26, 32)
			b.At(30, 44, 0.2).Lantern()
			for i := range 6 {
				x := -84 + 18*float64(i)
				b.Fill(cut.Tube(x, 94, 3, x+10, 72+4*float64(i%3), 2), plank)
			}
			b.Fill(cut.Blob(-74, 96, -50, 86, -8, 88, 0, 96), plank)
			b.At(60, 95, 0.24).Keg()
		},
		"place/SIG": func(b cut.Burin) {
			sea(b, 70)
			b.Fill(cut.Blob(-120, 108, -70, 76, -20, 56, 24, 56, 70, 74, 124, 108), turf)
			mast(b.At(0, 60, 1), 52)
			b.Fill(cut.Poly(-18, 20, -4, 17, -4, 27, -18, 28), cut.Of(0.1).Wash(cut.RedWash))
			b.Rule(1.6, -22, 17, 22, 17)
			b.Fill(cut.Oval(18, 22, 4, 4), black)
			house(b.At(40, 74, 0.7), 24, 12, slate)
		},
		"place/TNS": func(b cut.Burin) {
			tunnel(b, 29, -10, cut.DuskWash)
			b.At(44, 96, 0.28).Keg()
			b.At(60, 97, 0.3).Bale()
			b.At(30, 97, 0.2).Lantern()
		},
	})
}
