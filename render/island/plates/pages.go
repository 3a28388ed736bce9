package plates

import cut "sourceofthenile/render/engraving"

// Rituals (9.2), Quests and what they find (22.1, 24.3), Curses (22.2), Events (22.3): places
// and things; whoever was wronged here is not made a picture of.

// desk is a room with a table in it, and its light.
func desk(b cut.Burin) {
	b.Lamp(0, 58, 90, 0.6)
	b.PlainWall()
	b.At(0, 78, 0.8).Table()
}

func rites() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"loot/NAM": func(b cut.Burin) { // reading the names
			b.Night(60)
			b.Lamp(-6, 74, 70, 0.9)
			b.Ground(66, 1, dark)
			b.At(-40, 96, 0.6).Figure(cut.Sitting.In(cut.Coat))
			b.At(44, 96, 0.6).Mirror().Figure(cut.Sitting.In(cut.Robe))
			b.At(70, 94, 0.56).Mirror().Figure(cut.Bowed.In(cut.Coat))
			b.At(14, 95, 0.24).Lantern()
			b.At(-14, 92, 0.2).Book()
		},
		"loot/BAN": func(b cut.Burin) {
			b.Night(62)
			b.Lamp(-50, 60, 74, 1)
			b.Ground(70, 1, dark)
			b.At(-58, 96, 0.62).Figure(cut.Open.In(cut.Coat))
			b.At(-42, 68, 0.2).Lantern()
			crawler(b.At(52, 88, 0.5).Faded(0.5))
		},
		"loot/BEL": func(b cut.Burin) {
			b.Sky(0.4, 0.1, 70, cut.GreyWash)
			b.Water(70, 101, 0.4, 0.2)
			b.At(0, 92, 1.0).Bell()
		},
		"loot/VIG": func(b cut.Burin) {
			b.Night(64)
			b.Moon(60, 20, 8)
			b.Ground(68, 1, dark)
			b.Lamp(0, 84, 60, 0.8)
			b.At(0, 92, 0.5).Fire()
			for _, x := range []float64{-46, -26, 34, 56} {
				b.At(x, 97, 0.5).Huddled(cut.BlueWash)
			}
		},
		"loot/LAN": func(b cut.Burin) {
			b.Night(101)
			b.Fill(cut.Poly(-60, 101, -60, 10, 60, 10, 60, 101), cut.Of(0.72).Cut(2).Wash(cut.NightWash))
			b.Fill(cut.Poly(-26, 84, -26, 26, 26, 26, 26, 84), cut.Of(0.02).Wash(cut.GlowWash))
			b.Rule(2.4, 0, 26, 0, 84)
			b.Rule(2.4, -26, 54, 26, 54)
			b.At(12, 84, 0.4).Lantern()
		},
		"loot/TID": func(b cut.Burin) {
			b.Sky(0.3, 0.04, 44, cut.DuskWash)
			b.Sun(0, 40, 10, 14)
			b.Water(44, 70, 0.34, 0.2)
			b.Surge(70, 3, 30, cut.Of(0.3).Ripples().Wash(cut.WaterWash))
			b.Ground(84, 2, cut.Of(0.1).To(0.3).Dots().Wash(cut.SandWash))
			b.Wavelets(-40, 82, 30, 2)
			b.Wavelets(46, 84, 30, 2)
		},
		"loot/UNB": func(b cut.Burin) { // a ledger burned
			b.Night(60)
			b.Ground(70, 1, dark)
			b.Lamp(0, 80, 84, 1)
			b.At(0, 94, 0.6).Book()
			b.Flames(0, 88, 56, 44, 11)
		},
	})
}

func quests() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"quest/Q1": func(b cut.Burin) { // the muster roll
			desk(b)
			b.Fill(cut.Poly(-34, 76, -28, 30, 34, 30, 38, 76), cut.Of(0.02).To(0.12).Wash(cut.PaleWash))
			for i := range 8 {
				y := 36 + 5*float64(i)
				b.Line(0.8, -24, y, 0, y-0.6, 26, y)
			}
			b.At(58, 76, 0.42).Quill()
		},
		"quest/Q2": func(b cut.Burin) { // the sealed shaft
			b.Fill(cut.Poly(-190, -4, 190, -4, 190, 104, -190, 104), rock)
			hole(b.At(0, 92, 1.1), 30)
			b.Masonry(-26, 92, 52, 44, 8)
			b.At(-56, 96, 0.3).Lantern()
		},
		"quest/Q3": func(b cut.Burin) { // the keeper's lamp
			b.Night(78)
			b.Water(78, 101, 0.7, 0.5)
			b.Lamp(0, 44, 80, 1)
			b.Fill(cut.Poly(-34, 84, -34, 14, -30, 14, -30, 84), iron)
			b.Fill(cut.Poly(30, 84, 30, 14, 34, 14, 34, 84), iron)
			for i := range 5 {
				r := 26 - 5*float64(i)
				b.Fill(cut.Oval(0, 48, r, r*1.2), cut.Of(0.1).ToRight(0.36).Cut(80).Wash(cut.GlowWash))
			}
			for i := range 3 {
				y := 22 + 5*float64(i)
				b.Line(1, -24, y+3, 0, y, 24, y+3)
				b.Line(1, -24, 77-y+16, 0, 80-y+16, 24, 77-y+16)
			}
			b.Fill(cut.Poly(-40, 90, -40, 84, 40, 84, 40, 90), iron)
			b.Fill(cut.Poly(-40, 14, 0, 2, 40, 14), iron)
		},
		"quest/Q4": func(b cut.Burin) { // the cracked bell
			b.PlainWall()
			b.At(0, 90, 1.05).Bell()
			b.Line(2, 4, 74, -2, 64, 6, 56, 1, 46)
		},
		"quest/Q5": func(b cut.Burin) { // the Company's ledger
			desk(b)
			b.At(0, 76, 0.66).Book()
			b.At(-62, 76, 0.36).Lantern()
			b.At(54, 76, 0.5).Balance()
		},
		"quest/Q6": func(b cut.Burin) { // the last watch
			b.Night(60)
			b.Ground(68, 1, dark)
			b.Lamp(-52, 80, 60, 0.8)
			gate(b.At(20, 90, 0.94), plank, 20, 40)
			b.At(-50, 95, 0.54).Musketeer()
			b.At(-76, 96, 0.28).Lantern()
		},
		"quest/W1": func(b cut.Burin) { // the try-pots
			b.Sky(0.44, 0.14, 60, cut.DuskWash)
			b.Ground(66, 1, turf)
			b.Masonry(-50, 92, 100, 22, 6)
			for _, x := range []float64{-26, 26} {
				b.Fill(cut.Blob(x-22, 62, x+22, 62, x+16, 80, x-16, 80), iron)
				b.Fill(cut.Oval(x, 62, 22, 6), black)
			}
			for _, x := range []float64{-34, -22, 20, 32} {
				b.Line(1.2, x, 58, x-7, 42, x+6, 30, x-2, 10)
			}
		},
		"quest/W2": func(b cut.Burin) { // the false light
			b.Night(56)
			b.Water(56, 101, 0.7, 0.5)
			b.Lamp(-40, 36, 50, 1)
			b.Fill(cut.Blob(-190, 110, -120, 66, -50, 56, -10, 80, 0, 110), rock)
			b.Rule(2.4, -40, 70, -40, 34)
			b.At(-40, 44, 0.26).Lantern()
			b.At(54, 66, 0.42).Ship()
		},
		"quest/W3": func(b cut.Burin) { // the quarry lists
			desk(b)
			for i := range 3 {
				b.At(-40+38*float64(i), 74-3*float64(i%2), 0.5).Slate()
			}
			tallies(b.At(66, 77, 0.7), 6, 40)
		},
		"quest/W4": func(b cut.Burin) { // the salt graves
			b.Sky(0.24, 0.04, 50, cut.GreyWash)
			b.Ground(52, 0.6, cut.Of(0.04).To(0.16).Cut(2).Wash(cut.White))
			for i := range 9 {
				x, y := -78+19.5*float64(i), 68+10*float64(i%3)
				b.Fill(cut.Blob(x-11, y, x-8, y-5, x+8, y-5, x+11, y), cut.Of(0.1).To(0.44).Dots().Wash(cut.RockWash))
				b.Rule(1.8, x-9, y-3, x-9, y-15)
			}
		},
		"quest/W5": func(b cut.Burin) { // the fourth gate
			b.Night(64)
			b.Ground(70, 1, dark)
			b.Lamp(0, 60, 70, 0.7)
			gate(b.At(0, 94, 1.1), plank, 22, 46)
			chain(b, -22, 60, 22, 60, 9, 4)
			b.Fill(cut.Poly(-8, 76, -8, 64, 8, 64, 8, 76), iron)
		},
		"quest/W6": func(b cut.Burin) { // the way by which some got away
			b.Night(50)
			b.Moon(-50, 20, 7)
			b.Water(50, 101, 0.6, 0.4)
			b.Fill(cut.Blob(60, 110, 66, 60, 110, 44, 190, 40, 190, 110), rock)
			b.At(0, 76, 0.6).Canoe()
			b.At(-14, 74, 0.4).Paddler()
			b.At(12, 74, 0.4).Paddler()
		},
	})
}

func curses() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"curse/SHK": func(b cut.Burin) {
			b.PlainWall()
			for i, dx := range []float64{-4, 5, 0} {
				b.At(-30+dx, 56+dx, 1.3).Faded([]float32{0.35, 0.5, 0}[i]).OpenHand(cut.Of(0.1).To(0.4).Cut(10).Wash(cut.SkinWash))
			}
		},
		"curse/WHI": func(b cut.Burin) { // a door not shut
			b.Fill(cut.Poly(-190, -104, 190, -104, 190, 104, -190, 104), cut.Of(0.8).Cut(2).Wash(cut.NightWash))
			b.Fill(cut.Poly(-24, 98, -24, 12, 24, 12, 24, 98), cut.Of(1))
			b.Fill(cut.Poly(-24, 98, -24, 12, 12, 20, 12, 104), plank)
			b.Fill(cut.Oval(6, 60, 2, 2), cut.Of(0).Wash(cut.GoldWash))
			for i := range 4 {
				r := 8 + 6*float64(i)
				b.Bright(1, 20+r, 50-r*0.6, 24+r*1.3, 58, 20+r, 66+r*0.6)
			}
		},
		"curse/LIM": func(b cut.Burin) {
			b.Sky(0.4, 0.14, 60, cut.GreyWash)
			b.Ground(70, 1, turf)
			b.At(-16, 94, 0.66).Figure(cut.Bowed.In(cut.Coat))
			chain(b, -14, 92, 40, 96, 2, 4)
			b.Fill(cut.Oval(52, 90, 11, 11), iron)
		},
		"curse/FOL": func(b cut.Burin) {
			b.Sky(0.4, 0.14, 44, cut.DuskWash)
			b.Ground(46, 1, cut.Of(0.06).To(0.2).Dots().Wash(cut.SandWash))
			for i := range 9 {
				f := float64(i)
				x, y, k := -50+10*f+7*float64(i%2), 94-5*f, 1-0.07*f
				b.Fill(cut.Tilted(x, y, 5*k, 2.6*k, -30), cut.Of(0.6).Bare())
				if i > 1 {
					b.Fill(cut.Tilted(x-30*k, y+3, 9*k, 2*k, -24), cut.Of(0.8).Bare()) // another's, dragged
				}
			}
		},
		"curse/SLP": func(b cut.Burin) {
			b.Night(70)
			b.Moon(54, 22, 10)
			b.Ground(74, 1, dark)
			b.At(-4, 92, 0.9).Cot(cut.ClothWash, false)
			b.At(-70, 94, 0.3).Lantern()
		},
		"curse/HUN": func(b cut.Burin) {
			desk(b)
			b.At(0, 76, 0.9).Bowl(cut.Of(0.96))
			b.Rule(2, 40, 76, 62, 70)
		},
		"curse/DRD": func(b cut.Burin) {
			b.Night(101)
			b.Lamp(0, 84, 34, 0.9)
			b.At(0, 94, 0.3).Lantern()
			b.At(-16, 96, 0.4).Huddled(cut.GreyWash)
		},
	})
}

func nights() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"event/EV1": func(b cut.Burin) {
			b.Night(74)
			b.Water(74, 101, 0.8, 0.7)
			b.Fill(cut.Poly(-8, 80, -5, 34, 5, 34, 8, 80), cut.Of(0.7).ToRight(0.9).Wash(cut.NightWash))
			b.Fill(cut.Blob(-60, 106, -30, 80, 30, 80, 60, 106), cut.Of(0.86))
			for range 12 {
				b.Fill(cut.Oval(b.Dice.Between(b.Left(), b.Right()), b.Dice.Between(6, 60), 0.8, 0.8), cut.Of(0).Bare())
			}
		},
		"event/EV2": func(b cut.Burin) {
			b.StormSky(46)
			b.Water(46, 101, 0.5, 0.3)
			b.Fill(cut.Blob(-60, 78, -20, 66, 30, 70, 64, 80, 20, 92, -30, 90), cut.Of(0.44).Ripples().Wash(cut.RedWash).Bare())
			b.Wavelets(-30, 74, 30, 3)
			b.Wavelets(34, 84, 30, 3)
		},
		"event/EV3": func(b cut.Burin) {
			b.PlainWall()
			b.Fill(cut.Poly(-60, 92, -60, 10, -6, 10, -6, 92), plank)
			b.Fill(cut.Poly(6, 92, 6, 10, 40, 10, 40, 92), brick)
			for _, y := range []float64{28, 66} {
				b.Fill(cut.Poly(-44, y+8, -44, y, 22, y, 22, y+8), cut.Of(0.5).To(0.7).Dots().Wash(cut.EarthWash))
				b.Fill(cut.Oval(0, y+4, 6, 11), cut.Of(0.5).ToRight(0.8).Dots().Wash(cut.EarthWash))
			}
		},
		"event/EV4": func(b cut.Burin) {
			b.Fill(cut.Poly(-190, -4, 190, -4, 190, 104, -190, 104), rock)
			for i := range 5 {
				r := 50 - 9*float64(i)
				b.Fill(cut.Oval(0, 56, r*1.3, r*0.9), cut.Of(0.5+0.11*float64(i)).Cut(20))
			}
		},
		"event/EV5": func(b cut.Burin) {
			b.StormSky(40)
			b.Rain(30, 90, 70)
			b.Ground(66, 1, cut.Of(0.4).To(0.6).Cut(3).Wash(cut.EarthWash))
			b.Pool(cut.Blob(-50, 86, -10, 78, 30, 84, 10, 94, -30, 95), 0.4, 0.2)
			b.Rule(2.4, -40, 92, -30, 62)
			b.Line(1.4, -32, 70, 0, 86, 30, 88)
		},
		"event/EV6": func(b cut.Burin) {
			b.Night(56)
			b.Ground(62, 1, dark)
			for i := range 7 {
				crawler(b.At(-84+28*float64(i), 74+11*float64(i%3), 0.3+0.08*float64(i%3)))
			}
		},
	})
}
