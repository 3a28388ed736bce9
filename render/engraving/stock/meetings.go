package stock

import cut "sourceofthenile/render/engraving"

func meetings() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"meeting/ambush": func(b cut.Burin) {
			b.Forest(true)
			b.Fill(cut.Shape(append(cut.Curve(-12, 70, -10, 80, -26, 102), cut.Curve(34, 102, 14, 82, 4, 70)...)), cut.Of(0.06).To(0.2).Dots().Wash(cut.SandWash))
			b.At(-4, 82, 0.3).Bearer()
			b.At(6, 92, 0.44).Figure(cut.Walking.In(cut.Coat))
			b.At(-10, 97, 0.46).Askari()
			throw := cut.Pose{Lean: 12, Near: [2]float64{40, 4}, Far: [2]float64{-24, -30}, Hand: [2]float64{-120, -190}, Hand2: [2]float64{80, 90}}
			for _, q := range [][3]float64{{-86, 98, 0.7}, {-58, 94, 0.6}, {92, 98, -0.7}, {62, 94, -0.6}} {
				c := b.At(q[0], q[1], q[2])
				c.Figure(throw)
				g := throw.Grip()
				c.Rule(1.6, g.X-24, g.Y+4, g.X+46, g.Y-4)
				c.Fill(cut.Poly(g.X+44, g.Y-6, g.X+58, g.Y-5, g.X+44, g.Y-1), cut.Of(0.6))
			}
			b.Line(1.2, -40, 50, -24, 48, -6, 52)
			b.Line(1.2, 52, 56, 36, 54, 18, 58)
			b.At(-104, 102, 0.44).Fern(7)
			b.At(112, 102, 0.44).Fern(7)
		},
		"meeting/charge": func(b cut.Burin) {
			b.Plains(46)
			run := cut.Pose{Lean: 18, Near: [2]float64{52, 6}, Far: [2]float64{-26, -70}, Hand: [2]float64{60, 130}, Hand2: [2]float64{20, 60}}
			b.Cloud(-60, 84, 40, 6)
			for _, q := range [][3]float64{{-112, 84, 0.46}, {-90, 80, 0.4}, {-66, 82, 0.44}, {-100, 95, 0.66}, {-66, 96, 0.7}, {-30, 94, 0.66}} {
				b.At(q[0], q[1], q[2]).Warrior(run)
			}
			for _, q := range [][2]float64{{58, 95}, {84, 96}, {110, 95}} {
				b.At(q[0], q[1], -0.66).Musketeer()
				b.Cloud(q[0]-40, 46, 9, 5)
			}
			b.At(72, 84, -0.5).Figure(cut.Pointing.In(cut.Coat))
		},
		"meeting/two-explorers": func(b cut.Burin) {
			b.Plains(50)
			b.At(-108, 76, 0.6).Thorn()
			b.At(104, 78, 0.6).Palm()
			p := cut.Standing.In(cut.Coat)
			p.Hand, p.Lean = [2]float64{64, 80}, 6
			b.At(-26, 96, 0.86).Figure(p)
			q := cut.Standing.In(cut.Coat)
			q.Hand, q.Hand2 = [2]float64{120, 170}, [2]float64{-30, -10}
			b.At(30, 96, -0.86).Figure(q)
			b.At(-66, 96, 0.6).Bearer()
			b.At(-90, 95, 0.56).Bearer()
			b.At(70, 96, -0.6).Bearer()
			b.At(94, 95, -0.58).Askari()
		},
	})
}

func outcomes() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"outcome/peace": func(b cut.Burin) {
			b.Plains(50)
			b.At(-96, 76, 0.5).Hut()
			b.At(98, 76, 0.5).Hut()
			p := cut.Open.In(cut.Robe)
			p.Hand = [2]float64{74, 84}
			b.At(-26, 96, 0.84).Figure(p)
			p = p.In(cut.Coat)
			b.At(28, 96, -0.84).Figure(p)
			b.At(-66, 96, 0.7).Figure(cut.Open)
			b.At(68, 96, -0.7).Figure(cut.Standing.In(cut.Soldier))
			for _, q := range [][2]float64{{-84, 98}, {90, 98}} { // arms laid down
				b.Rule(1.8, q[0]-22, q[1], q[0]+22, q[1]-5)
				b.Rule(1.8, q[0]-20, q[1]-6, q[0]+22, q[1]+1)
			}
		},
	})
}
