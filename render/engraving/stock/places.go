package stock

import cut "sourceofthenile/render/engraving"

// Camp and other stations of a journey.

// masonryHouse is a flat-roofed house by the sea, its foot at (x, y).
func masonryHouse(b cut.Burin, x, y, w, h float64) {
	b.Fill(cut.Poly(x-w/2, y, x-w/2, y-h, x+w/2, y-h, x+w/2, y), cut.Of(0.04).ToRight(0.24).Cut(80).Wash(cut.White))
	for i := range 3 {
		b.Fill(append(cut.Poly(x-w/2+6+11*float64(i), y-h*0.5), append(cut.Arc(x-w/2+9+11*float64(i), y-h*0.66, 3, 3.6, 180, 360), cut.Pt(x-w/2+12+11*float64(i), y-h*0.5))...), cut.Of(0.85))
	}
	for i := range 9 {
		b.Fill(cut.Poly(x-w/2+w/9*float64(i), y-h, x-w/2+w/9*float64(i), y-h-3.4, x-w/2+w/9*(float64(i)+0.6), y-h-3.4, x-w/2+w/9*(float64(i)+0.6), y-h), cut.Of(0.1).Wash(cut.White).Edge(0.6))
	}
}

// listener is somebody's back, high collar and hair, from behind.
func listener(b cut.Burin) {
	c := cut.Of(0.7).To(0.9).Cut(60).Wash(cut.BlueWash).Round(8)
	b.Fill(cut.Blob(-26, 10, -26, -18, -18, -32, -6, -38, 6, -38, 18, -32, 26, -18, 26, 10), c)
	b.Fill(cut.Oval(0, -50, 10, 13), cut.Of(0.8).Cut(70).Round(5).Like(cut.Furry, 3).Wash(cut.WoodWash))
	b.Fill(cut.Poly(-8, -36, 8, -36, 10, -30, -10, -30), cut.Of(0.04).Wash(cut.White))
}

func places() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"place/camp": func(b cut.Burin) {
			b.Lamp(2, 80, 100, 0.85)
			b.Night(64)
			b.Moon(-84, 20, 8)
			b.Hills(62, 5, 40, 3, cut.Of(0.8).Cut(0).Wash(cut.NightWash))
			b.Ground(74, 1.5, cut.Of(0.55).To(0.85).Cut(-6).Wash(cut.EarthWash))
			b.At(-112, 84, 0.8).Thorn()
			b.At(-62, 82, 0.6).Tent()
			b.At(58, 80, 0.5).Tent()
			b.At(106, 90, 0.6).Bale()
			b.At(126, 92, 0.5).Bale()
			b.At(0, 92, 0.52).Fire()
			b.At(-30, 94, 0.42).Figure(cut.Sitting)
			b.At(30, 94, -0.42).Figure(cut.Sitting.In(cut.Coat))
			b.At(44, 96, -0.4).Figure(cut.Sitting.In(cut.Robe))
			b.At(-48, 97, 0.4).Figure(cut.Sitting.In(cut.Soldier))
			b.At(84, 96, -0.44).Askari()
			b.Smoke(2, 60, 46, 8, 10)
		},
		"place/hunting": func(b cut.Burin) {
			b.Plains(50)
			b.At(-104, 74, 0.66).Thorn()
			herd := cut.Of(0.14).To(0.3).Cut(-45).Round(5).Wash(cut.TawnyWash)
			b.At(46, 72, 0.36).Antelope(herd, true)
			b.At(78, 76, 0.42).Antelope(herd, true)
			b.At(112, 70, 0.34).Antelope(herd, true)
			b.Blades(-60, 140, 82, 9, 60, cut.Of(0.3).Wash(cut.DryWash))
			b.At(-62, 95, 0.72).Musketeer()
			b.Cloud(-14, 42, 11, 6)
			k := cut.Kneeling.In(cut.Coat)
			k.Hand, k.Hand2 = [2]float64{62, 112}, [2]float64{84, 92}
			c := b.At(-30, 97, 0.74)
			c.Figure(k)
			c.MusketAt(8, -54, -3)
			b.Blades(-10, 140, 101, 15, 40, cut.Of(0.6).Wash(cut.DryWash))
			b.At(-104, 98, 0.5).Bush()
		},
		"place/sick-ward": func(b cut.Burin) {
			b.Marquee(cut.ClothWash)
			b.At(-66, 96, 0.72).Cot(cut.ClothWash, false)
			b.At(16, 97, 0.72).Cot(cut.BlueWash, false)
			b.At(96, 96, 0.72).Cot(cut.RedWash, false)
			b.At(-22, 92, 0.74).Figure(cut.Bowed.In(cut.Coat))
			b.At(62, 94, -0.66).Figure(cut.Kneeling.In(cut.Robe))
			b.At(-104, 60, 0.2).Bottle(cut.LeafWash)
			b.At(56, 98, 0.2).Bowl(cut.Of(0.1))
		},
		"place/cache": func(b cut.Burin) {
			b.Plains(50)
			b.At(-94, 84, 0.86).Broad()
			b.Fill(cut.Blob(-52, 88, -34, 80, 10, 78, 40, 84, 46, 92, 10, 98, -40, 97), cut.Of(0.95).Edge(1.2))
			b.At(-26, 92, 0.44).Bale()
			b.At(4, 94, 0.46).Keg()
			b.At(28, 92, 0.4).Sack(false)
			b.Fill(cut.Blob(-58, 94, -40, 92, 0, 97, 44, 92, 56, 95, 44, 102, -50, 102), cut.Of(0.3).To(0.5).Cut(-10).Wash(cut.EarthWash))
			b.Fill(cut.Blob(52, 92, 64, 78, 82, 74, 98, 84, 106, 96, 60, 97), cut.Of(0.2).To(0.55).Cut(-30).Like(cut.Mottled, 4).Wash(cut.EarthWash))
			dig := cut.Pose{Lean: 34, Nod: 10, Near: [2]float64{30, 4}, Far: [2]float64{-20, -30}, Hand: [2]float64{40, 70}, Hand2: [2]float64{60, 90}}
			c := b.At(76, 80, -0.66)
			c.Rule(2, 4, -48, 46, -10)
			c.Fill(cut.Poly(42, -16, 56, -6, 48, 4, 40, -6), cut.Of(0.5).Wash(cut.GreyWash))
			c.Figure(dig)
			b.At(-58, 92, 0.6).Figure(cut.Bowed.In(cut.Soldier))
			b.At(112, 92, -0.6).Figure(cut.Pointing.In(cut.Coat))
		},
		"place/march": func(b cut.Burin) {
			b.Sky(0.22, 0.04, 54, cut.SkyWash)
			b.Cloud(70, 16, 40, 8)
			b.Peak(-100, 20, 60, 50, false, 0.5)
			b.Hills(54, 6, 30, 3, cut.Of(0.26).Cut(0).Wash(cut.HillWash))
			b.Ground(62, 2, cut.Of(0.14).To(0.4).Cut(-6).Wash(cut.DryWash))
			b.At(108, 72, 0.5).Thorn()
			b.At(84, 92, 0.62).Figure(cut.Walking.In(cut.Coat))
			b.At(108, 94, 0.6).Figure(cut.Pointing.In(cut.Robe))
			b.At(60, 93, 0.6).Askari()
			for i := range 6 {
				b.At(38-22*float64(i), 92-1.6*float64(i), 0.56-0.03*float64(i)).Bearer()
			}
			b.At(-94, 82, 0.4).Askari()
			b.At(-112, 80, 0.36).Bearer()
			b.Grass(88, 100, 12, 6)
		},
		"place/grave": func(b cut.Burin) {
			b.Sky(0.4, 0.06, 58, cut.DuskWash)
			b.Sun(-80, 56, 12, 0)
			b.Hills(58, 4, 34, 3, cut.Of(0.4).Cut(0).Wash(cut.HillWash))
			b.Ground(66, 1.5, cut.Of(0.2).To(0.5).Cut(-6).Wash(cut.DryWash))
			b.At(56, 88, 0.96).Thorn()
			for i := range 16 { // a heap of stones
				f := float64(i%6) / 5
				row := float64(i / 6)
				b.Stone(-34+44*f+4*row*(1-2*f), 92-6*row, 6-row*0.6)
			}
			b.Rule(2.8, -10, 84, -10, 38)
			b.Rule(2.8, -24, 50, 4, 50)
			b.At(-10, 40, 0.9).Turned(-10).HatOnPeg()
			p := cut.Bowed.In(cut.Soldier)
			b.At(-68, 95, 0.66).Figure(p)
			b.At(-92, 96, 0.62).Figure(cut.Bowed)
			b.At(22, 95, -0.62).Figure(cut.Bowed.In(cut.Robe))
			b.Grass(90, 99, 10, 6)
		},
		"place/lost-expedition": func(b cut.Burin) {
			b.Sky(0.3, 0.05, 60, cut.DuskWash)
			b.Hills(58, 3, 40, 3, cut.Of(0.3).Cut(0).Wash(cut.HillWash))
			b.Ground(66, 1, cut.Of(0.12).To(0.34).Dots().Wash(cut.SandWash))
			b.At(-74, 90, 0.66).Turned(6).Tent()
			b.DeadTree(104, 96)
			b.At(-6, 95, 0.5).Chest(true)
			b.At(36, 92, 0.6).Turned(-6).Book()
			b.At(62, 78, 0.4).Page(30)
			b.At(78, 88, 0.4).Page(-20)
			b.At(-36, 97, 0.44).Turned(60).Pot()
			b.At(14, 80, 0.72).Turned(14).Flag(cut.GreyWash)
			b.At(-108, 97, 0.36).Bale()
			b.Tuft(50, 97, 9, 0.9)
			b.Tuft(-20, 99, 8, 0.9)
			for i := range 3 {
				b.At(-30+24*float64(i), 18+7*float64(i%2), 0.1).VultureFar()
			}
		},
		"place/port": func(b cut.Burin) {
			b.Sky(0.26, 0.04, 52, cut.SkyWash)
			b.Cloud(-60, 16, 40, 8)
			b.Hills(52, 5, 24, 3, cut.Of(0.26).Cut(0).Wash(cut.HillWash))
			b.Water(54, 101, 0.4, 0.22)
			b.At(-20, 80, 0.68).Ship()
			b.At(84, 58, 0.2).Ship()
			b.Wavelets(-20, 85, 44, 3)
			b.Fill(cut.Poly(b.Right(), 60, 96, 62, 60, 84, 40, 102, b.Right(), 102), cut.Of(0.14).To(0.4).Cut(4).Wash(cut.SandWash).Edge(1))
			masonryHouse(b, 92, 64, 40, 36)
			b.At(78, 92, 0.36).Bale()
			b.At(98, 94, 0.4).Keg()
			b.At(66, 97, -0.4).Figure(cut.Walking.In(cut.Wrap))
			b.At(116, 96, 0.46).Figure(cut.Pointing.In(cut.Coat))
			b.At(-98, 84, 0.3).Canoe()
			b.At(-98, 82, 0.26).Paddler()
			b.At(-116, 60, 0.4).Palm()
		},
	})
}

func europe() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"europe/society": func(b cut.Burin) {
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), cut.Of(0.34).To(0.2).Cut(90).Wash(cut.RGB(0.9, 0.82, 0.72)).Bare())
			for _, x := range []float64{-118, -84, 84, 118} { // pilasters
				b.Fill(cut.Poly(x-6, b.Top, x+6, b.Top, x+6, 78, x-6, 78), cut.Of(0.06).ToRight(0.3).Cut(90).Wash(cut.ClothWash).Edge(0.7))
				b.Fill(cut.Poly(x-9, b.Top-1, x+9, b.Top-1, x+8, 5, x-8, 5), cut.Of(0.2).Wash(cut.ClothWash))
			}
			b.Fill(cut.Poly(-58, 6, 58, 6, 58, 58, -58, 58), cut.Of(0.03).Wash(cut.White).Edge(1.4))
			b.ChartOnWall()
			b.Fill(cut.Poly(-66, 3, 66, 3, 66, 6, -66, 6), cut.Of(0.7).Wash(cut.WoodWash))
			b.Fill(cut.Poly(62, 98, 62, 66, 92, 66, 92, 98), cut.Of(0.3).To(0.5).Cut(0).Wash(cut.WoodWash))
			p := cut.Pointing.In(cut.Evening)
			p.Hand = [2]float64{116, 122}
			lecturer := b.At(72, 90, -0.66)
			lecturer.Figure(p)
			g := p.Grip()
			lecturer.Rule(1.8, g.X-4, g.Y+1, g.X+46, g.Y-9)
			for i := range 11 { // those who listen, from behind
				x := -128 + 25*float64(i)
				listener(b.At(x, 104+3*float64(i%2), 0.5))
			}
		},
		"europe/newspaper": func(b cut.Burin) {
			b.Ground(-4, 0.1, cut.Of(0.3).To(0.5).Cut(0).Wash(cut.WoodWash))
			b.At(-46, 62, 1).Turned(-5).Broadsheet()
			b.At(62, 92, 0.94).Press()
		},
	})
}
