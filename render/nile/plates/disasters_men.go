package plates

import (
	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// Misfortunes among people, and of goods (rule 11).

// moonlit is open country by night.
func moonlit(b cut.Burin, horizon float64) {
	b.Night(horizon)
	b.Hills(horizon-2, 4, 30, 3, cut.Of(0.82).Cut(-8).Wash(cut.NightWash))
	b.Ground(horizon+6, 1.5, cut.Of(0.55).To(0.8).Cut(-5).Wash(cut.NightWash))
}

// yoked walks with a forked pole at the neck, hands bound.
func yoked(b cut.Burin) {
	p := cut.Walking
	p.Lean, p.Nod, p.Hand, p.Hand2 = 12, 16, [2]float64{20, 60}, [2]float64{26, 70}
	b.Figure(p.In(cut.Wrap))
	b.Rule(1.8, 12, -80, 58, -74)
}

// rider sits on a horse with a musket.
func rider(b cut.Burin) {
	b.Horse()
	p := cut.Sitting.In(cut.Robe)
	p.Drop, p.Lean, p.Near, p.Far, p.Hand = 44, 6, [2]float64{50, -10}, [2]float64{46, -12}, [2]float64{60, 80}
	c := b.At(-2, -66, 0.86)
	c.Rule(2, -10, -84, 34, -22)
	c.Figure(p)
	c.Fill(cut.Blob(-6, -50, -5, -58, 4, -60, 10, -54, 7, -49), cut.Of(0.04).Wash(cut.White))
}

// elephantSkull lies facing right, 70 units wide.
func elephantSkull(b cut.Burin) {
	bone := cut.Of(0.02).To(0.24).Cut(-50).Round(7).Deep(0.55).Wash(cut.White)
	b.Fill(cut.Blob(-34, -14, -36, -38, -26, -56, -8, -62, 10, -56, 20, -40, 26, -20, 30, -4, 18, 0, 6, -8, -8, -2, -26, 0), bone)
	b.Fill(cut.Tilted(6, -34, 7, 9, 20), cut.Of(1))
	b.Fill(cut.Tilted(16, -18, 3.4, 5, -20), cut.Of(0.9))
	b.Fill(cut.Tilted(-22, -26, 4, 7, 20), cut.Of(0.7))
	b.Fill(cut.Tube(22, -8, 9, 40, -2, 8, 58, -12, 5, 70, -30, 1), bone)
	b.Line(0.8, -20, -50, -10, -40, -14, -24)
}

// horn is a powder horn on its cord, 70 units wide.
func horn(b cut.Burin) {
	b.Fill(cut.Tube(-34, -30, 26, -8, -14, 22, 20, -16, 13, 40, -36, 5), cut.Of(0.2).To(0.5).Cut(60).Round(8).Deep(0.6).Wash(cut.GoldWash))
	b.Fill(cut.Tilted(-36, -32, 5, 13.5, -36), cut.Of(0.6).Wash(cut.WoodWash))
	b.Fill(cut.Tube(39, -34, 5, 44, -42, 3.4), cut.Of(0.8))
	b.Even(1, -30, -44, -10, -66, 22, -60, 38, -38)
}

func disastersMen() cut.Plates {
	musket := func(b cut.Burin, x, y, k, deg float64) { b.At(x, y, k).MusketAt(0, 0, deg) }
	return cut.Scenes(map[string]func(b cut.Burin){
		"disaster/game-gone": func(b cut.Burin) {
			b.Sky(0.1, 0.03, 60, cut.SkyWash)
			b.Sun(92, 18, 8, 14)
			b.Hills(58, 2, 50, 3, cut.Of(0.2).Cut(0).Wash(cut.HillWash))
			b.Ground(64, 1, cut.Of(0.08).To(0.24).Dots().Wash(cut.DryWash))
			b.At(40, 66, 0.3).Thorn()
			b.At(-20, 64, 0.16).Thorn()
			for i, q := range [][2]float64{{-58, 14}, {-36, 22}, {-12, 10}, {14, 24}} {
				b.At(q[0], q[1], 0.16-0.02*float64(i%2)).VultureFar()
			}
			b.At(64, 92, 0.66).Skull()
			for i := range 6 {
				b.Even(1.2, 8+6*float64(i), 93, 10+6*float64(i), 84-float64(i%3), 15+6*float64(i), 82, 18+6*float64(i), 87)
			}
			b.Line(1.6, 4, 93, 26, 91, 46, 93)
			p := cut.Standing.In(cut.Coat)
			p.Hand = [2]float64{96, 200}
			b.At(-84, 95, 0.74).Figure(p)
			b.Rule(2, -96, 95, -90, 50)
			for i := range 7 {
				b.Fill(cut.Tilted(-50+13*float64(i), 96-5*float64(i)*0.8+2*float64(i%2), 1.9-0.12*float64(i), 1.1, 0), cut.Of(0.9).Edge(0.3))
			}
			b.At(-112, 97, 0.6).Figure(cut.Standing.In(cut.Soldier))
		},
		"disaster/bearers-desert": func(b cut.Burin) {
			moonlit(b, 58)
			b.Moon(76, 20, 11)
			b.At(-104, 78, 0.8).Thorn()
			b.At(-64, 88, 0.56).Tent()
			b.At(-58, 97, 0.3).Sleeper(cut.ClothWash)
			b.At(-18, 96, 0.36).Bale()
			b.At(-2, 92, 0.3).Bale()
			b.At(-10, 85, 0.26).Bale()
			for i := range 6 {
				f := float64(i) / 5
				p := cut.Crouched
				if i > 2 {
					p = cut.Running
				}
				b.At(paint.Lerp(14, 118, f), paint.Lerp(97, 68, f), paint.Lerp(0.5, 0.2, f)).Figure(p.In(cut.Wrap))
			}
		},
		"disaster/slave-raiders": func(b cut.Burin) {
			b.Sky(0.4, 0.08, 58, cut.DuskWash)
			b.Hills(56, 4, 30, 3, cut.Of(0.4).Cut(0).Wash(cut.HillWash))
			b.Smoke(-92, 52, 48, 12, 14)
			b.Smoke(-72, 54, 52, 14, 18)
			b.Ground(64, 1, cut.Of(0.4).To(0.6).Cut(-6).Wash(cut.DryWash))
			b.At(-100, 68, 0.26).Hut()
			b.At(-74, 68, 0.24).Hut()
			b.Flames(-100, 50, 14, 14, 4)
			b.Flames(-74, 52, 13, 13, 4)
			for i := range 5 {
				yoked(b.At(-40+26*float64(i), 92, 0.52))
			}
			rider(b.At(96, 92, 0.56))
			b.At(-78, 94, 0.58).Figure(cut.Walking.In(cut.Robe))
			musket(b, -94, 62, 0.6, -24)
			b.At(-4, 76, 0.3).Figure(cut.Walking.In(cut.Robe))
			musket(b, -12, 60, 0.3, -30)
		},
		"disaster/quarrel": func(b cut.Burin) {
			b.Plains(54)
			b.At(-100, 76, 0.6).Thorn()
			b.At(92, 80, 0.6).Tent()
			fist := cut.Pose{Lean: 14, Near: [2]float64{36, 4}, Far: [2]float64{-24, -30}, Hand: [2]float64{84, 130}, Hand2: [2]float64{50, 120}, Dress: cut.Soldier}
			b.At(-22, 95, 0.78).Figure(fist)
			g := fist.Grip()
			b.At(-22, 95, 0.78).Fill(cut.Poly(g.X, g.Y, g.X+4, g.Y-2, g.X+7, g.Y-20, g.X+1, g.Y-14), cut.Of(0.1).Wash(cut.GreyWash))
			fist.Hand, fist.Lean = [2]float64{120, 160}, -4
			b.At(24, 95, -0.78).Figure(fist.In(cut.Soldier))
			g = fist.Grip()
			b.At(24, 95, -0.78).Rule(3, g.X-6, g.Y+8, g.X+8, g.Y-26)
			b.At(-64, 92, 0.6).Figure(cut.Open)
			b.At(66, 93, -0.62).Figure(cut.Open.In(cut.Coat))
			b.At(-86, 96, 0.6).Figure(cut.Standing.In(cut.Robe))
			b.At(0, 97, 0.2).Bowl(cut.Of(0.1))
			b.At(116, 96, -0.5).Figure(cut.Standing.In(cut.Soldier))
		},
		"disaster/hunting-accident": func(b cut.Burin) {
			b.Plains(52)
			b.At(-108, 66, 0.7).Thorn()
			b.At(6, 70, 0.5).Antelope(cut.Of(0.14).To(0.3).Cut(-45).Round(5).Wash(cut.TawnyWash), true)
			b.At(-80, 95, 0.72).Musketeer()
			b.Cloud(-26, 42, 15, 8)
			b.Cloud(-10, 39, 11, 6)
			b.Line(0.9, -34, 42, 20, 45, 64, 52)
			b.At(92, 92, 0.5).Bush()
			p := cut.Pose{Lean: -26, Nod: -16, Drop: 10, Near: [2]float64{50, -20}, Far: [2]float64{10, -40}, Hand: [2]float64{100, 130}, Hand2: [2]float64{-80, -110}, Dress: cut.Soldier}
			b.At(64, 94, -0.74).Figure(p)
			musket(b, 74, 92, 0.6, 16)
			b.Blades(-30, 40, 101, 14, 26, cut.Of(0.6).Wash(cut.DryWash))
			b.Blades(90, 140, 101, 16, 20, cut.Of(0.6).Wash(cut.DryWash))
		},
		"disaster/theft": func(b cut.Burin) {
			b.Lamp(-96, 70, 56, 0.6)
			moonlit(b, 60)
			b.Moon(100, 18, 9)
			l := cut.Of(0.4).ToRight(0.6).Cut(64).Wash(cut.ClothWash)
			b.Fill(cut.Poly(-136, 102, -110, -8, -20, -8, 22, 102), l)
			b.Fill(cut.Poly(-80, 102, -58, 34, -30, 102), cut.Of(0.96))
			b.Fill(cut.Poly(-58, 34, -30, 102, -14, 98, -50, 40), cut.Of(0.1).Cut(60).Wash(cut.ClothWash))
			b.At(-110, 97, 0.56).Sleeper(cut.RedWash)
			b.At(16, 97, 0.62).Figure(cut.Crouched.In(cut.Wrap))
			b.At(42, 66, 0.5).Sack(false)
			b.At(84, 94, 0.5).Figure(cut.Running.In(cut.Wrap))
			b.At(82, 58, 0.36).Bale()
			b.At(-34, 99, 0.3).Bale()
			for i := range 9 { // beads and cloth strewn
				b.Fill(cut.Oval(-14+7*float64(i), 97+2*b.Dice.Spread(1), 1.2, 1), cut.Of(0.1).Wash(cut.RedWash).Edge(0.5))
			}
			b.At(116, 92, 0.5).Bush()
		},
		"disaster/mutiny": func(b cut.Burin) {
			b.Plains(52)
			b.At(104, 82, 0.86).Tent()
			b.At(44, 97, 0.5).Chest(true)
			b.At(70, 95, -0.76).Figure(cut.Open.In(cut.Coat))
			b.At(-112, 74, 0.5).Thorn()
			angry := cut.Pose{Lean: 6, Near: [2]float64{22, 4}, Far: [2]float64{-18, -20}, Hand: [2]float64{110, 160}, Hand2: [2]float64{40, 80}, Dress: cut.Soldier}
			for i, x := range []float64{-104, -84, -62, -40, -16} {
				p := angry
				if i%2 == 1 {
					p.Hand = [2]float64{80, 96}
				}
				c := b.At(x, 92+float64(i%3)*2, 0.7)
				g := p.Grip()
				if i%2 == 0 {
					c.Rule(2.2, g.X-8, g.Y+18, g.X+12, g.Y-40)
				}
				c.Figure(p)
			}
		},
		"disaster/elephants-graveyard": func(b cut.Burin) {
			b.Sky(0.34, 0.06, 56, cut.DuskWash)
			b.Hills(52, 9, 20, 3, cut.Of(0.45).Cut(-10).Wash(cut.HillWash))
			b.Ground(64, 2, cut.Of(0.2).To(0.45).Cut(-6).Wash(cut.DryWash))
			bone := cut.Of(0.02).To(0.22).Cut(60).Round(4).Deep(0.5).Wash(cut.White)
			for i := range 7 { // ribs
				x := -96 + 10*float64(i)
				b.Fill(cut.Tube(x, 82, 3.4, x-3, 62, 3, x+4, 48+float64(i%3), 2.4, x+13, 46, 1.2), bone)
			}
			b.Fill(cut.Tube(-104, 82, 5, -60, 78, 6, -28, 82, 5), bone)
			b.At(80, 71, -0.38).Figure(cut.Pointing) // farther off than the bones
			b.At(68, 69, -0.33).Figure(cut.Standing.In(cut.Wrap))
			elephantSkull(b.At(24, 93, 0.74))
			b.Tusk(86, 94, 46, -20)
			b.Tusk(70, 98, 40, -8)
			b.Tusk(-8, 98, 36, 190)
			b.Tusk(-60, 97, 34, -14)
			b.At(-112, 70, 0.5).Thorn()
		},
		"disaster/canoe-stolen": func(b cut.Burin) {
			b.Sky(0.2, 0.05, 38, cut.SkyWash)
			b.Hills(37, 5, 24, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 5).Wash(cut.LeafWash))
			b.Water(42, 101, 0.46, 0.24)
			b.At(-104, 46, 0.4).Palm()
			b.At(-60, 62, 0.3).Canoe()
			b.At(-66, 60, 0.3).Paddler()
			b.At(-54, 60, 0.3).Paddler()
			b.Line(0.8, -28, 63, -8, 65, 14, 68)
			b.Line(0.8, -30, 66, -12, 70, 4, 74)
			b.Fill(cut.Shape(append(cut.Curve(140, 60, 96, 66, 52, 78, 10, 102), cut.Pt(140, 102))), cut.Of(0.24).To(0.5).Cut(-10).Wash(cut.EarthWash).Edge(0.9))
			b.Fill(cut.Tube(34, 98, 6, 35, 72, 5.4), cut.Of(0.4).ToRight(0.8).Cut(80).Wash(cut.WoodWash))
			b.Even(1.6, 31, 80, 39, 80)
			b.Even(1.6, 31, 82, 39, 82)
			b.Even(1.3, 33, 81, 24, 88, 18, 86, 8, 94)
			b.At(70, 92, -0.64).Figure(cut.HandsUp.In(cut.Coat))
			b.At(96, 94, -0.6).Figure(cut.Pointing)
			b.At(118, 92, -0.6).Bearer()
			b.At(-116, 101, 0.5).ReedClump(12)
		},
		"disaster/spoiled-rations": func(b cut.Burin) {
			b.Sky(0.44, 0.3, 66, cut.EarthWash)
			b.Ground(66, 0.5, cut.Of(0.3).To(0.5).Cut(0).Wash(cut.WoodWash))
			b.At(-92, 92, 0.86).Keg()
			b.At(-22, 94, 1.1).Sack(true)
			b.Fill(cut.Blob(2, 94, 10, 74, 30, 66, 48, 78, 78, 92, 84, 97, -6, 97), cut.Of(0.2).To(0.5).Like(cut.Mottled, 3).Cut(10).Wash(cut.DryWash))
			for range 40 {
				x := b.Dice.Between(8, 72)
				b.Fill(cut.Oval(x, 96-b.Dice.Next()*min(x-2, 80-x)*0.6, 1.5, 1), cut.Of(0.05).Edge(0.5).Wash(cut.DryWash))
			}
			for _, q := range [][3]float64{{-30, 62, 9}, {-10, 76, 7}, {22, 78, 8}, {46, 86, 7}, {-84, 62, 8}} { // mould
				b.Fill(cut.Lobes(q[0], q[1], q[2], q[2]*0.7, 11, b.Dice), cut.Of(0.45).Dots().Wash(cut.LeafWash).Edge(0.5))
			}
			for range 14 { // weevils
				x, y := b.Dice.Between(-40, 90), b.Dice.Between(80, 98)
				b.Fill(cut.Oval(x, y, 1.8, 1.1), cut.Of(1).Edge(0.4))
				b.Rule(0.6, x+1.5, y, x+3.4, y-0.8)
			}
			p := cut.Bowed.In(cut.Coat)
			p.Hand = [2]float64{60, 150}
			b.At(108, 97, -0.84).Figure(p)
		},
		"disaster/wet-powder": func(b cut.Burin) {
			b.StormSky(60)
			b.Ground(62, 1, cut.Of(0.3).To(0.55).Cut(0).Wash(cut.EarthWash))
			b.Pool(cut.Oval(-10, 94, 96, 7), 0.3, 0.14)
			b.At(-84, 92, 0.8).Turned(0).Keg()
			b.Fill(cut.Lobes(-84, 36, 17, 6, 9, b.Dice), cut.Of(0.95))
			b.Line(1.4, -62, 58, -56, 74, -58, 92)
			b.Line(1.4, -100, 60, -106, 76, -104, 92)
			b.At(-46, 78, 1.5).MusketAt(0, 0, -12)
			horn(b.At(20, 94, 0.9))
			p := cut.Sitting.In(cut.Soldier)
			b.At(104, 96, -0.74).Figure(p)
			b.At(84, 84, 0.7).MusketAt(0, 0, -150)
			b.Rain(10, 90, 150)
		},
		"disaster/notes-lost": func(b cut.Burin) {
			b.Sky(0.18, 0.05, 30, cut.SkyWash)
			b.Hills(29, 4, 24, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 5).Wash(cut.LeafWash))
			b.Water(32, 101, 0.42, 0.26)
			b.At(-4, 74, 0.66).Turned(-7).Book()
			b.Pool(cut.Blob(-54, 76, -28, 74, 8, 76, 36, 71, 52, 74, 44, 84, 0, 88, -44, 86), 0.3, 0.2)
			b.Wavelets(-8, 78, 66, 5)
			b.At(48, 52, 0.6).Page(20)
			b.At(78, 60, 0.5).Page(-14)
			b.At(104, 40, 0.5).Page(40)
			b.At(-58, 46, 0.42).Page(-30)
			b.At(34, 88, 0.55).Page(8)
			b.Bank(-1, 84, 78, 0.9)
			b.At(-104, 92, 0.6).Figure(cut.Pose{Lean: 34, Near: [2]float64{40, 0}, Far: [2]float64{-10, -40}, Hand: [2]float64{70, 80}, Hand2: [2]float64{80, 90}, Dress: cut.Coat})
			b.At(112, 101, 0.5).ReedClump(12)
		},
	})
}
