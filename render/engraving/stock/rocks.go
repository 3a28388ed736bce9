package stock

import cut "sourceofthenile/render/engraving"

// Rocks, and how the land is built.

// gem is an octahedral crystal.
func gem(b cut.Burin, x, y, r float64) {
	b.Fill(cut.Poly(x, y-r, x+r*0.8, y, x, y+r, x-r*0.8, y), cut.Of(0.02).Wash(cut.White).Edge(1.1))
	b.Fill(cut.Poly(x, y-r, x+r*0.8, y, x+r*0.15, y+r*0.2), cut.Of(0.3).Cut(60).Wash(cut.WaterWash).Edge(0.7))
	b.Fill(cut.Poly(x+r*0.15, y+r*0.2, x+r*0.8, y, x, y+r), cut.Of(0.6).Cut(30).Wash(cut.WaterWash).Edge(0.7))
	for i := range 4 {
		a := 45 + 90*float64(i)
		p := cut.Pt(x, y)
		q, s := p.Polar(a, r*1.1), p.Polar(a, r*1.6)
		b.Rule(0.7, q.X, q.Y, s.X, s.Y)
	}
}

// lensGlass is a magnifying glass, 80 units high.
func lensGlass(b cut.Burin) {
	b.Fill(cut.Tube(12, 10, 6, 26, 40, 8), cut.Of(0.5).ToRight(0.8).Wash(cut.WoodWash))
	b.Fill(cut.Oval(0, -16, 30, 30), cut.Of(0.4).Wash(cut.GoldWash))
	b.Fill(cut.Oval(0, -16, 25, 25), cut.Of(0.1).To(0.02).Cut(-40).Wash(cut.WaterWash))
	b.Line(1, -16, -26, -10, -34, -2, -37)
}

// furnace is a clay smelter with its blast pipes, 80 units high.
func furnace(b cut.Burin) {
	b.Fill(cut.Shape(append(cut.Curve(-34, 0, -30, -30, -20, -60, -14, -78), cut.Curve(14, -78, 20, -60, 30, -30, 34, 0)...)), cut.Of(0.16).ToRight(0.7).Cut(80).Like(cut.Mottled, 5).Wash(cut.EarthWash))
	b.Fill(cut.Oval(0, -78, 14, 4), cut.Of(0.9))
	b.Flames(0, -78, 22, 26, 4)
	b.Fill(append(cut.Arc(0, -4, 11, 14, 180, 360), cut.Pt(11, 0), cut.Pt(-11, 0)), cut.Of(0.3).Wash(cut.FireWash))
	b.Fill(cut.Tube(30, -8, 7, 46, -6, 5, 58, -6, 5), cut.Of(0.4).Wash(cut.EarthWash))
	b.Fill(cut.Blob(56, -2, 58, -14, 72, -18, 82, -12, 80, -2), cut.Of(0.3).Round(4).Wash(cut.WoodWash))
}

// garnet is a crystal of twelve faces, 20 units wide, its middle at the origin.
func garnet(b cut.Burin) {
	red := cut.RGB(0.78, 0.34, 0.32)
	b.Fill(cut.Poly(-10, -2, -5, -10, 5, -10, 10, -2, 6, 8, -6, 8), cut.Of(0.5).To(0.75).Cut(-50).Wash(red).Edge(1.1))
	b.Fill(cut.Poly(-5, -4, 0, -8, 6, -4, 3, 3, -3, 3), cut.Of(0.16).To(0.4).Cut(-30).Wash(red).Edge(0.8))
	b.Fill(cut.Poly(-10, -2, -5, -4, -3, 3, -6, 8), cut.Of(0.7).Wash(red).Edge(0.7))
	b.Fill(cut.Poly(-5, -10, 0, -8, -5, -4, -10, -2), cut.Of(0.04).Wash(cut.RGB(0.98, 0.6, 0.56)).Edge(0.7))
}

func rocks() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/copper-vein": func(b cut.Burin) {
			b.Sky(0.24, 0.05, 60, cut.SkyWash)
			b.Peak(104, 18, 90, 44, false, 0.7)
			b.Ground(86, 3, cut.Of(0.3).To(0.5).Cut(-10).Wash(cut.EarthWash))
			b.Cliff(-1, 40, 92)
			in := b.Within(cut.Poly(-140, -2, 52, -2, 48, 26, 38, 50, 34, 76, 30, 92, -140, 100))
			for i, q := range [][6]float64{{-126, 10, -60, 36, 44, 70}, {-80, -4, -40, 34, 6, 92}, {-20, 2, 10, 30, 50, 40}} {
				in.Fill(cut.Tube(q[0], q[1], 9, q[2], q[3], 12-2*float64(i), q[4], q[5], 5), cut.Of(0.3).Cut(-60).Like(cut.Mottled, 4).Wash(cut.RGB(0.5, 0.84, 0.70)).Edge(1))
			}
			b.At(70, 96, -0.66).Figure(cut.Pose{Lean: 14, Near: [2]float64{24, 4}, Far: [2]float64{-14, -20}, Hand: [2]float64{110, 150}, Hand2: [2]float64{30, 60}, Dress: cut.Coat})
			b.At(56, 52, 0.3).Turned(-50).Hammer()
			b.Stone(40, 96, 6)
		},
		"find/gold-quartz": func(b cut.Burin) {
			b.PlainWall()
			c := b.At(-34, 92, 1.25)
			s := c.Lump(cut.Of(0.03).To(0.24).Cut(-50).Like(cut.Craggy, 12).Round(8).Deep(0.35).Wash(cut.White))
			in := c.Within(s)
			for _, q := range [][6]float64{{-40, -20, -20, -34, -6, -30}, {-10, -50, 4, -34, 20, -30}, {6, -14, 20, -20, 38, -16}, {-24, -10, -12, -16, -4, -8}} {
				in.Fill(cut.Tube(q[0], q[1], 1, q[2], q[3], 5, q[4], q[5], 1.4), cut.Of(0.16).Dots().Wash(cut.GoldWash).Edge(0.8))
			}
			c.Line(1, -30, -50, -16, -30, -20, -6)
			c.Line(1, 24, -50, 14, -28, 30, -4)
			b.At(74, 94, 0.9).Hammer()
			for range 9 {
				b.Fill(cut.Lobes(64+b.Dice.Spread(40), 96+b.Dice.Spread(2), 2.4, 1.6, 5, b.Dice), cut.Of(0.1).Wash(cut.GoldWash))
			}
			lensGlass(b.At(98, 70, 0.56))
		},
		"find/rift-wall": func(b cut.Burin) {
			b.Sky(0.2, 0.04, 40, cut.SkyWash)
			b.Cloud(60, 14, 40, 8)
			wall := append(cut.Shape(cut.Curve(b.Left(), 14, -80, 16, -50, 20, -38, 24, -30, 40, -18, 48, -8, 66, 10, 74, 26, 84, 60, 88, b.Right(), 90)), cut.Pt(b.Right(), 102), cut.Pt(b.Left(), 102))
			b.Fill(cut.Poly(b.Left(), 40, b.Right(), 40, b.Right(), 92, b.Left(), 92), cut.Of(0.1).To(0.3).Cut(0).Wash(cut.DryWash).Bare())
			b.Hills(40, 3, 40, 9, cut.Of(0.3).Cut(0).Wash(cut.HillWash))
			b.Pool(cut.Blob(10, 60, 60, 56, 110, 58, 124, 64, 70, 68, 20, 66), 0.3, 0.2)
			b.Beds(wall, 14, 96, []float64{0.2, 0.5, 0.12, 0.6, 0.26, 0.1, 0.5, 0.3}, 2, cut.EarthWash)
			for i := range 8 {
				x := -120 + 13*float64(i)
				b.Within(wall).Line(1.1, x, 15, x+b.Dice.Spread(5), 50, x+b.Dice.Spread(8), 92)
			}
			b.At(-64, 19, 0.2).Theodolite()
			b.At(-74, 19, 0.2).Figure(cut.Standing.In(cut.Coat))
			b.At(92, 98, 0.36).Bush()
			b.At(50, 92, 0.2).Thorn()
		},
		"find/glacier": func(b cut.Burin) {
			b.Sky(0.44, 0.1, 70, cut.SkyWash)
			b.Peak(-60, 0, 84, 70, true, 0.9)
			b.Peak(66, 6, 84, 66, true, 0.9)
			b.Hills(80, 4, 20, 3, cut.Of(0.4).To(0.6).Cut(-14).Like(cut.Craggy, 6).Wash(cut.RockWash))
			ice := append(cut.Shape(cut.Curve(-8, 30, -18, 48, -34, 66, -56, 84, -62, 102)), cut.Curve(52, 102, 44, 84, 26, 62, 14, 46, 12, 30)...)
			b.Fill(ice, cut.Of(0.02).To(0.18).Cut(-70).Wash(cut.RGB(0.88, 0.97, 1.03)).Edge(1.1))
			in := b.Within(ice)
			for i := range 11 {
				f := float64(i) / 10
				y := 36 + 62*f
				w := 14 + 44*f
				in.Line(1.3, -w-6, y+5, -w*0.3, y-1.4, w*0.2, y+1, w+6, y+6)
				in.Line(0.7, -w-6, y+7, -w*0.3, y+0.8, w*0.2, y+3, w+6, y+8)
			}
			b.Ground(96, 2, cut.Of(0.3).To(0.6).Cut(-12).Like(cut.Craggy, 5).Wash(cut.EarthWash))
			b.At(-90, 98, 0.28).Figure(cut.Pointing.In(cut.Coat))
			b.At(-98, 98, 0.26).Figure(cut.Standing)
		},
		"find/salt-pan": func(b cut.Burin) {
			b.Sky(0.1, 0.02, 44, cut.SandWash)
			b.Hills(43, 2, 50, 3, cut.Of(0.24).Cut(0).Wash(cut.HillWash))
			b.Fill(cut.Poly(b.Left(), 46, b.Right(), 46, b.Right(), 101, b.Left(), 101), cut.Of(0.02).Bare().Wash(cut.White))
			for i := range 7 { // polygons of crust
				y := 50 + 1.2*float64(i)*float64(i)
				var c []float64
				for x := b.Left(); x < b.Right()+10; x += 9 + 2*float64(i) {
					c = append(c, x, y+1.6*float64(len(c)/2%2)*(1+float64(i)*0.5))
				}
				b.Rule(0.8, c...)
				for j := 0; j+3 < len(c); j += 4 {
					k := c[j+1] + 2.4*float64(i) + 2
					b.Rule(0.8, c[j], c[j+1], c[j]+b.Dice.Spread(3), k)
				}
			}
			b.Rule(2.2, 6, 92, 16, 34)
			b.Rule(2, 2, 44, 28, 48)
			b.At(-10, 94, 0.66).Figure(cut.Pose{Lean: 16, Near: [2]float64{22, 4}, Far: [2]float64{-14, -20}, Hand: [2]float64{70, 90}, Hand2: [2]float64{60, 80}, Dress: cut.Soldier})
			b.At(44, 94, -0.66).Figure(cut.Pose{Lean: 10, Near: [2]float64{22, 4}, Far: [2]float64{-14, -20}, Hand: [2]float64{80, 96}, Hand2: [2]float64{70, 90}})
			b.At(-72, 94, 0.6).Figure(cut.Kneeling.In(cut.Coat))
			b.At(-48, 95, 0.26).Bottle(cut.WaterWash)
			for i := range 3 {
				b.Fill(cut.Poly(80+15*float64(i), 95, 90+15*float64(i), 78-3*float64(i%2), 101+15*float64(i), 95), cut.Of(0.02).ToRight(0.3).Cut(60).Wash(cut.White))
			}
		},
		"find/blue-ground": func(b cut.Burin) {
			b.Plains(38)
			b.Fill(cut.Poly(b.Left(), 44, b.Right(), 44, b.Right(), 101, b.Left(), 101), cut.Of(0.2).To(0.36).Dots().Wash(cut.EarthWash).Bare())
			b.Fill(cut.Blob(-56, 102, -50, 70, -40, 54, -10, 46, 30, 48, 48, 60, 56, 102), cut.Of(0.44).To(0.6).Cut(-40).Like(cut.Mottled, 6).Wash(cut.RGB(0.66, 0.76, 0.82)).Edge(1.2))
			for _, q := range [][3]float64{{-24, 74, 9}, {8, 64, 7}, {24, 84, 11}, {-8, 92, 7}, {38, 70, 5}, {-36, 90, 5}} {
				gem(b, q[0], q[1], q[2])
			}
			b.At(-92, 96, 0.6).Figure(cut.Kneeling.In(cut.Coat))
			b.At(-62, 94, 0.5).Turned(-20).Hammer()
			b.At(92, 94, -0.56).Figure(cut.Pose{Lean: 30, Nod: 10, Near: [2]float64{30, 4}, Far: [2]float64{-20, -30}, Hand: [2]float64{40, 70}, Hand2: [2]float64{60, 90}})
			b.At(70, 96, 0.4).Keg()
		},
		"find/red-ironstone": func(b cut.Burin) {
			b.Plains(56)
			hill := append(cut.Shape(cut.Curve(b.Left(), 80, -70, 70, -40, 44, -20, 34, 20, 30, 50, 40, 80, 66, b.Right(), 78)), cut.Pt(b.Right(), 102), cut.Pt(b.Left(), 102))
			b.Beds(hill, 28, 100, []float64{0.5, 0.16, 0.6, 0.24, 0.5, 0.12, 0.55, 0.3}, 4, cut.RGB(0.95, 0.66, 0.50))
			for _, q := range [][3]float64{{-50, 94, 10}, {-26, 97, 8}, {44, 95, 11}, {74, 97, 8}} {
				b.Stone(q[0], q[1], q[2])
			}
			furnace(b.At(6, 98, 0.7))
			b.At(104, 96, -0.5).Figure(cut.Pointing.In(cut.Coat))
			b.At(-98, 96, 0.5).Bearer()
		},
		"find/granite-domes": func(b cut.Burin) {
			b.Plains(60)
			dome := func(x, y, rx, ry, t float64) {
				b.Fill(append(cut.Arc(x, y, rx, ry, 180, 360), cut.Pt(x+rx, y+3), cut.Pt(x-rx, y+3)), cut.Of(0.04*t).ToRight(0.62*t).Cut(62).Round(12).Wash(cut.RockWash).Edge(1))
				for i := range 5 {
					o := -rx*0.6 + rx*0.3*float64(i)
					b.Line(0.8, x+o*0.4, y-ry*0.94, x+o, y-ry*0.5, x+o*1.25, y)
				}
			}
			dome(-92, 72, 36, 40, 0.7)
			dome(96, 72, 44, 34, 0.7)
			dome(-28, 80, 50, 62, 1)
			dome(44, 82, 40, 44, 1)
			b.Stone(-30, 15, 7)
			b.Stone(40, 34, 6)
			for _, x := range []float64{-96, -60, 4, 26, 84, 112} {
				b.At(x, 92+b.Dice.Spread(4), 0.24).Bush()
			}
			b.At(-110, 98, 0.5).Thorn()
			b.At(70, 98, 0.24).Figure(cut.Standing.In(cut.Coat))
		},
		"find/river-garnets": func(b cut.Burin) {
			b.Sky(0.16, 0.04, 30, cut.SkyWash)
			b.Hills(29, 5, 24, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 5).Wash(cut.LeafWash))
			b.Water(34, 101, 0.4, 0.22)
			b.Ground(70, 2, cut.Of(0.06).To(0.22).Dots().Wash(cut.SandWash))
			b.At(-92, 84, 0.66).Figure(cut.Kneeling.In(cut.Coat)) // who washes more of it
			b.Fill(cut.Oval(-66, 62, 17, 5), cut.Of(0.6).Wash(cut.GreyWash))
			b.Wavelets(-62, 68, 16, 2)
			b.Fill(cut.Oval(22, 81, 66, 17), cut.Of(0.5).ToRight(0.85).Cut(10).Wash(cut.GreyWash).Edge(1.3))
			b.Fill(cut.Oval(22, 77, 58, 12.5), cut.Of(0.08).To(0.22).Dots().Wash(cut.SandWash).Edge(0.9))
			for _, q := range [][3]float64{{-14, 76, 7}, {4, 73, 8}, {20, 71, 9}, {38, 73, 8}, {54, 76, 7}, {-4, 80, 9}, {14, 79, 12}, {34, 81, 11}, {50, 83, 7}, {20, 86, 7}} {
				garnet(b.At(q[0], q[1], q[2]/10))
			}
			for _, q := range [][3]float64{{-106, 97, 8}, {108, 94, 7}, {-52, 97, 5}, {92, 99, 4}} {
				b.Stone(q[0], q[1], q[2])
			}
			garnet(b.At(-34, 97, 0.5))
			b.At(118, 84, 0.4).ReedClump(9)
		},
		"find/coal-seam": func(b cut.Burin) {
			b.Sky(0.2, 0.04, 26, cut.SkyWash)
			b.At(-92, 30, 0.4).Broad()
			b.At(60, 30, 0.34).Palm()
			bank := append(cut.Shape(cut.Curve(b.Left(), 28, -60, 26, 0, 30, 70, 26, b.Right(), 30)), cut.Pt(b.Right(), 84), cut.Pt(b.Left(), 82))
			b.Beds(bank, 26, 86, []float64{0.24, 0.1, 0.3, 0.97, 0.97, 0.16, 0.34, 0.12}, 5, cut.EarthWash)
			b.Water(82, 101, 0.4, 0.26)
			b.At(-20, 82, 0.44).Figure(cut.Pointing.In(cut.Coat))
			b.At(40, 95, 0.5).Canoe()
			b.At(34, 93, 0.4).Paddler()
			for _, q := range [][2]float64{{-64, 84}, {-52, 86}, {-58, 80}} {
				b.Fill(cut.Lobes(q[0], q[1], 6, 4, 7, b.Dice), cut.Of(0.96))
			}
		},
		"find/tin-stream": func(b cut.Burin) {
			b.Woodland()
			b.At(-104, 92, 0.9).Giant()
			b.At(106, 92, 0.9).Giant()
			b.Fill(cut.Shape(append(cut.Curve(-10, 76, -24, 84, -30, 92, -70, 102), cut.Curve(80, 102, 40, 92, 26, 84, 14, 76)...)), cut.Of(0.3).To(0.16).Ripples().Wash(cut.WaterWash).Edge(0.9))
			for range 14 {
				b.Fill(cut.Lobes(b.Dice.Spread(34), 92+b.Dice.Spread(7), 4.4, 2.8, 6, b.Dice), cut.Of(0.85).Round(2).Wash(cut.GreyWash))
			}
			b.At(-48, 92, 0.56).Figure(cut.Pose{Lean: 50, Nod: 10, Near: [2]float64{20, 2}, Far: [2]float64{-10, -16}, Hand: [2]float64{10, 30}, Hand2: [2]float64{20, 30}})
			b.Fill(cut.Oval(-16, 92, 14, 4), cut.Of(0.4).Wash(cut.WoodWash))
			b.At(66, 94, -0.56).Figure(cut.Standing.In(cut.Coat))
			b.At(-84, 102, 0.4).Fern(7)
			b.At(88, 102, 0.4).Fern(7)
		},
	})
}
