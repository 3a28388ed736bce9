package plates

import (
	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// Misfortunes of the body (rule 11): fevers, poison, sun and cold.

// branch reaches from the left edge with broad leaves.
func branch(b cut.Burin, x0, y0, sag, x1, y1 float64) {
	b.Fill(cut.Tube(x0, y0, 8, paint.Lerp(x0, x1, 0.5), paint.Lerp(y0, y1, 0.3)+sag, 5, x1, y1, 2), cut.Of(0.6).Cut(10).Round(2).Wash(cut.WoodWash))
	for i := range 16 {
		f := (float64(i) + 0.6) / 16
		x, y := paint.Lerp(x0, x1, f), paint.Lerp(y0, y1, f*0.9)+sag*4*f*(1-f)
		a := 50 + 40*float64(i%2) + b.Dice.Spread(16)
		if i%2 == 0 {
			a = -a + 20
		}
		b.Leaf(x, y, a, 19+b.Dice.Spread(4), 7)
	}
}

// spotted sits with the marks of smallpox.
func spotted(b cut.Burin) {
	b.Figure(cut.Sitting.In(cut.Wrap))
	for i := range 12 {
		b.Fill(cut.Oval(-2+b.Dice.Spread(7), -26-4*float64(i%8)+b.Dice.Spread(2), 0.9, 0.9), cut.Of(0).Bare().Wash(cut.RedWash))
	}
}

func disastersSick() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"disaster/sleeping-sickness": func(b cut.Burin) {
			b.Sky(0.2, 0.06, 54, cut.SkyWash)
			b.Hills(52, 4, 30, 3, cut.Of(0.35).Cut(-12).Like(cut.Leafy, 4).Wash(cut.LeafWash))
			b.Water(56, 66, 0.4, 0.3)
			b.Ground(66, 1, cut.Of(0.25).To(0.5).Cut(-6).Wash(cut.DryWash))
			b.At(-48, 82, 0.98).Broad()
			p := cut.Sitting
			p.Lean, p.Nod, p.Hand = -10, 46, [2]float64{8, 20}
			b.At(-78, 92, -0.46).Figure(p)
			b.At(-24, 93, 0.46).Figure(p.In(cut.Robe))
			b.At(14, 96, 0.46).Figure(p.In(cut.Wrap))
			b.At(80, 92, 0.78).Carcase(cut.Of(0.35).Cut(-50).Round(6).Deep(0.5).Wash(cut.TawnyWash))
			b.At(64, 97, 0.44).Sleeper(cut.ClothWash)
			b.At(112, 72, 0.5).Palm()
			b.At(60, 30, 0.16).Turned(20).Fly()
			b.At(88, 46, 0.13).Turned(120).Fly()
			b.At(34, 48, 0.12).Turned(-40).Fly()
		},
		"disaster/dysentery": func(b cut.Burin) {
			b.Sky(0.2, 0.04, 46, cut.SkyWash)
			b.Hills(44, 4, 36, 3, cut.Of(0.25).Cut(0).Wash(cut.HillWash))
			b.Ground(54, 1.5, cut.Of(0.16).To(0.36).Dots().Wash(cut.SandWash))
			b.Pool(cut.Blob(-50, 76, -30, 68, 10, 66, 50, 70, 62, 80, 40, 90, -10, 92, -44, 86), 0.75, 0.5)
			b.At(-34, 74, 0.4).Carcase(cut.Of(0.5).Round(5).Wash(cut.GreyWash))
			double := cut.Pose{Lean: 58, Nod: 20, Drop: 8, Near: [2]float64{34, -12}, Far: [2]float64{16, -20}, Hand: [2]float64{10, 100}, Hand2: [2]float64{6, 90}}
			b.At(-88, 90, 0.6).Figure(double)
			b.At(-110, 86, 0.5).Figure(double.In(cut.Soldier))
			b.At(84, 92, -0.6).Figure(double.In(cut.Wrap))
			b.At(112, 95, -0.5).Huddled(cut.ClothWash)
			b.At(20, 94, 0.36).Pot()
			b.At(42, 96, 0.34).Turned(70).Pot()
			b.At(100, 58, 0.4).Thorn()
			b.At(26, 62, -0.34).Figure(cut.Kneeling)
		},
		"disaster/poisonous-fruit": func(b cut.Burin) {
			b.Sky(0.3, 0.1, 60, cut.DeepWash)
			for i := range 8 {
				b.At(-130+float64(i)*36, 66, 0.7).FarTree()
			}
			b.Ground(68, 1.5, cut.Of(0.5).To(0.7).Cut(-8).Wash(cut.LeafWash))
			b.At(48, 95, 0.62).Sleeper(cut.ClothWash)
			b.At(88, 93, -0.6).Figure(cut.Pose{Lean: 60, Nod: 20, Drop: 22, Near: [2]float64{86, 0}, Far: [2]float64{-6, -88}, Hand: [2]float64{20, 110}, Hand2: [2]float64{20, 100}})
			b.At(18, 92, 0.46).Huddled(cut.RedWash)
			branch(b, -132, 14, 0, 30, 26)
			for i, q := range [][2]float64{{-84, 44}, {-62, 58}, {-40, 46}, {-16, 58}, {4, 44}} {
				b.Rule(0.9, q[0], 22, q[0], q[1]-9)
				b.Fruit(q[0], q[1], 9.5-float64(i%2))
			}
			for _, q := range [][2]float64{{-96, 92}, {-78, 96}, {-20, 96}, {-54, 90}} {
				b.Fruit(q[0], q[1], 6)
			}
			b.Fill(cut.Arc(-38, 94, 8, 8, 0, 180), cut.Of(0.2).Wash(cut.PinkWash))
			b.Fill(cut.Oval(-38, 94, 8, 3), cut.Of(0.04).Wash(cut.GlowWash))
		},
		"disaster/sunstroke": func(b cut.Burin) {
			u := b.Top
			b.Fill(cut.Poly(b.Left(), u, b.Right(), u, b.Right(), 70, b.Left(), 70), cut.Of(0).Bare().Wash(cut.GlowWash))
			for i := range 64 { // the sun fills the sky
				a := 360 * float64(i) / 64
				p := cut.Pt(-34, 24)
				in, out := p.Polar(a, 22+4*float64(i%2)), p.Polar(a, 70+60*float64((i*7)%5)/4)
				b.Along(1.1, []cut.XY{in, in.Toward(out, 0.5), out})
			}
			b.Fill(cut.Oval(-34, 24, 19, 19), cut.Of(0).Wash(cut.GoldWash).Edge(1.4))
			b.Dune(-170, 60, 74, 18, 0.6)
			b.Dune(0, 190, 72, 22, 0.45)
			b.Ground(80, 2, cut.Of(0.1).To(0.26).Dots().Wash(cut.SandWash))
			b.Shadow(22, 95, 40, 3)
			b.At(16, 94, 0.62).Turned(-86).Figure(cut.Lying.In(cut.Coat))
			b.At(70, 94, -0.58).Figure(cut.Kneeling)
			b.At(46, 90, 0.26).Bottle(cut.WaterWash)
			b.At(104, 88, -0.44).Figure(cut.Standing.In(cut.Soldier))
			b.At(-90, 94, 0.5).Skull()
		},
		"disaster/explorers-fever": func(b cut.Burin) {
			b.Marquee(cut.ClothWash)
			b.At(-8, 95, 1.05).Cot(cut.RedWash, true)
			b.At(62, 96, 0.62).Keg()
			b.At(56, 56, 0.3).Bottle(cut.LeafWash)
			b.At(68, 56, 0.24).Bottle(cut.BlueWash)
			b.At(-92, 97, 0.6).Figure(cut.Kneeling)
			b.At(4, 30, 1).Squeezed(1, 1).HatOnPeg()
			b.At(104, 99, 0.6).Chest(false)
		},
		"disaster/smallpox": func(b cut.Burin) {
			b.Sky(0.26, 0.06, 56, cut.SkyWash)
			b.Hills(54, 4, 30, 3, cut.Of(0.3).Cut(-12).Like(cut.Leafy, 4).Wash(cut.LeafWash))
			b.Ground(62, 1, cut.Of(0.2).To(0.42).Cut(-6).Wash(cut.EarthWash))
			b.At(-96, 78, 0.52).Hut()
			b.At(-50, 74, 0.44).Hut()
			b.At(96, 74, 0.36).Palm()
			b.At(66, 84, 0.74).Hut()
			b.Smoke(66, 22, 22, 6, -6)
			for i := range 9 { // the fence that shuts the way
				x := -30 + 8*float64(i)
				b.Rule(1.6, x, 96, x+2, 76)
			}
			b.Rule(1.4, -36, 82, 42, 80)
			b.Rule(1.4, -36, 89, 42, 88)
			b.Rule(1.8, -12, 98, 14, 70)
			b.Rule(1.8, 14, 98, -12, 70)
			b.At(66, 95, 0.5).Huddled(cut.ClothWash)
			b.At(92, 97, 0.5).Huddled(cut.RedWash)
			spotted(b.At(116, 95, -0.46))
			b.At(-70, 96, 0.56).Figure(cut.Pointing.In(cut.Coat))
			b.At(-98, 96, 0.5).Figure(cut.Standing)
		},
		"disaster/mountain-cold": func(b cut.Burin) {
			b.Sky(0.55, 0.35, 80, cut.NightWash)
			b.Peak(-70, -4, 80, 60, true, 0.9)
			b.Peak(74, 6, 80, 56, true, 0.8)
			b.Fill(cut.Land(b.Skyline(72, 4, 30, 5), 101), cut.Of(0.02).To(0.16).Cut(-14).Edge(0.8).Wash(cut.White))
			b.At(-46, 94, 0.56).Huddled(cut.ClothWash)
			b.At(-18, 90, 0.56).Huddled(cut.BlueWash)
			b.At(46, 92, -0.56).Huddled(cut.RedWash)
			b.At(76, 95, -0.56).Huddled(cut.ClothWash)
			b.At(14, 94, 0.3).Fire()
			p := cut.Standing
			p.Lean, p.Nod, p.Hand, p.Hand2 = 12, 16, [2]float64{20, 110}, [2]float64{30, 110}
			b.At(-84, 93, 0.52).Figure(p.In(cut.Robe))
			b.At(108, 92, -0.5).Figure(p.In(cut.Coat))
			for range 110 {
				x, y, r := b.Dice.Spread(b.Half), b.Dice.Between(b.Top, 98), b.Dice.Between(0.5, 1.1)
				b.Fill(cut.Oval(x, y, r, r), cut.Of(0).Bare().Wash(cut.White))
			}
		},
	})
}
