package plates

import (
	"math"

	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// The explorer's finds (rule 20): observations, ways, waters.

func findsExplorer() cut.Plates {
	observer := cut.Pose{Lean: 6, Nod: -8, Near: [2]float64{10, 2}, Far: [2]float64{-10, -8}, Hand: [2]float64{70, 150}, Hand2: [2]float64{60, 140}, Dress: cut.Coat}
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/jupiters-moons": func(b cut.Burin) {
			b.Night(101)
			b.Fill(cut.Oval(40, 44, 41, 41), cut.Of(0.9).Cut(0).Wash(cut.NightWash).Edge(1.4))
			in := b.Within(cut.Oval(40, 44, 41, 41))
			in.Fill(cut.Oval(42, 44, 14, 13), cut.Of(0.04).To(0.3).Cut(0).Round(6).Wash(cut.GoldWash).Edge(0.8))
			for _, y := range []float64{38, 43, 49} {
				in.Line(2, 28, y, 42, y+1, 56, y)
			}
			for _, x := range []float64{8, 18, 66, 76} {
				in.Fill(cut.Oval(x, 44+(x-42)*0.05, 1.6, 1.6), cut.Of(0).Bare().Wash(cut.White))
			}
			b.At(-74, 97, 1).Telescope()
			b.At(-112, 98, 0.78).Figure(observer)
		},
		"find/noon-latitudes": func(b cut.Burin) {
			b.Sky(0.14, 0.03, 66, cut.SkyWash)
			b.Sun(92, 22, 10, 16)
			b.Hills(64, 3, 40, 3, cut.Of(0.28).Cut(0).Wash(cut.HillWash))
			b.Ground(72, 1.5, cut.Of(0.14).To(0.4).Cut(-6).Wash(cut.DryWash))
			b.At(-8, 95, 0.94).Sextant()
			b.At(-78, 96, 0.8).Figure(observer)
			b.Line(0.7, 80, 28, 40, 48, 6, 60)
			b.At(58, 96, 0.4).Book()
			b.At(110, 96, 0.4).Clock()
		},
		"find/boiling-point": func(b cut.Burin) {
			b.Heights(80)
			b.At(2, 96, 0.86).Boiler()
			b.At(-50, 97, 0.66).Figure(cut.Kneeling.In(cut.Coat))
			b.At(56, 97, 0.42).Book()
			b.At(102, 96, 0.5).Huddled(cut.ClothWash)
			b.At(-104, 97, 0.4).Chest(true)
		},
		"find/traders-road": func(b cut.Burin) {
			b.Plains(48)
			b.Fill(cut.Shape(append(cut.Curve(-60, 102, -20, 84, 26, 74, 4, 64, 30, 56), cut.Curve(34, 56, 20, 64, 62, 74, 40, 86, 30, 102)...)), cut.Of(0.02).To(0.12).Dots().Wash(cut.SandWash).Edge(0.7))
			for i := range 5 {
				b.At(16+5*float64(i), 64-1.4*float64(i), 0.09).Bearer()
			}
			b.At(28, 76, 0.3).Camel()
			b.At(50, 76, 0.24).Bearer()
			b.At(-40, 96, 0.6).Figure(cut.Walking.In(cut.Coat))
			b.At(-62, 97, 0.5).Figure(cut.Walking.In(cut.Soldier))
			b.At(-104, 78, 0.6).Thorn()
			b.At(96, 82, 0.5).Broad()
			b.At(64, 98, 0.4).Compass()
		},
		"find/high-bearings": func(b cut.Burin) {
			b.Sky(0.3, 0.04, 80, cut.SkyWash)
			for i, x := range []float64{-104, -48, 20, 88} {
				b.Peak(x, 36+6*float64(i%2), 84, 34, i == 2, 0.6)
			}
			b.Cloud(-60, 74, 60, 6)
			b.Cloud(60, 78, 60, 6)
			b.Fill(cut.Land(b.Skyline(86, 4, 30, 3), 101), cut.Of(0.24).To(0.6).Cut(-14).Like(cut.Craggy, 8).Wash(cut.RockWash).Edge(1))
			b.At(14, 92, 0.74).Theodolite()
			b.At(-22, 94, 0.72).Figure(observer)
			b.At(64, 96, 0.4).Book()
			for i := range 9 {
				a := -175 + 21*float64(i)
				p := cut.Pt(14, 30)
				q, r := p.Polar(a, 20), p.Polar(a, 30)
				b.Rule(0.7, q.X, q.Y, r.X, r.Y)
			}
		},
		"find/mountain-pass": func(b cut.Burin) {
			b.Sky(0.26, 0.03, 70, cut.SkyWash)
			b.Peak(-78, -2, 86, 74, true, 1)
			b.Peak(80, 2, 86, 74, true, 0.95)
			b.Ground(84, 2, cut.Of(0.2).To(0.5).Cut(-10).Like(cut.Craggy, 6).Wash(cut.EarthWash))
			b.Fill(cut.Shape(append(cut.Curve(-6, 102, -22, 92, 12, 84, -8, 76, 4, 68, 0, 60), cut.Curve(4, 60, 10, 68, 2, 76, 26, 84, -2, 92, 30, 102)...)), cut.Of(0.02).To(0.1).Dots().Wash(cut.SandWash).Edge(0.7))
			b.At(2, 70, 0.1).Bearer()
			b.At(-1, 78, 0.15).Camel()
			b.At(16, 85, 0.24).Camel()
			b.At(-12, 96, 0.44).Horse()
			b.At(-46, 98, 0.5).Figure(cut.Pointing.In(cut.Coat))
			b.At(34, 99, 0.44).Bearer()
		},
		"find/watershed": func(b cut.Burin) {
			b.Sky(0.26, 0.04, 44, cut.SkyWash)
			b.Hills(42, 6, 30, 3, cut.Of(0.26).Cut(0).Wash(cut.HillWash))
			ridge := append(cut.Shape(cut.Curve(b.Left(), 74, -70, 64, -24, 46, 0, 40, 24, 46, 70, 62, b.Right(), 72)), cut.Pt(b.Right(), 102), cut.Pt(b.Left(), 102))
			b.Fill(ridge, cut.Of(0.12).To(0.44).Cut(-14).Wash(cut.DryWash).Edge(1))
			for _, s := range []float64{-1, 1} {
				b.Fill(cut.Shape(append(cut.Curve(8*s, 50, 26*s, 60, 44*s, 66, 60*s, 82, 120*s, 94), cut.Curve(136*s, 102, 70*s, 94, 48*s, 80, 32*s, 66, 8*s, 50)...)), cut.Of(0.3).To(0.14).Ripples().Wash(cut.WaterWash).Edge(0.9))
				b.At(84*s, 78, 0.3).Bush()
				b.At(112*s, 84, 0.4).Broad()
			}
			b.At(0, 44, 0.34).Figure(cut.Standing.In(cut.Coat))
			b.At(10, 45, 0.3).Flag(cut.RedWash)
			b.At(-12, 46, 0.3).Figure(cut.Pointing)
			b.Stone(0, 84, 8)
		},
		"find/safe-ford": func(b cut.Burin) {
			b.Sky(0.2, 0.05, 32, cut.SkyWash)
			b.Cloud(60, 12, 34, 6)
			b.Hills(31, 4, 24, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 5).Wash(cut.LeafWash))
			b.Water(36, 101, 0.4, 0.2)
			for i, x := range []float64{-72, -46, -16, 14, 40, 70} { // in to the waist
				switch c := b.At(x, 96-0.8*float64(i), 0.62); i {
				case 2:
					c.Askari()
				case 5:
					c.Figure(cut.Walking.In(cut.Coat))
				default:
					c.Bearer()
				}
			}
			b.Fill(cut.Poly(b.Left(), 69, b.Right(), 66, b.Right(), 101, b.Left(), 101), cut.Of(0.34).To(0.18).Ripples().Wash(cut.WaterWash).Bare())
			for i, x := range []float64{-72, -46, -16, 14, 40, 70} {
				y := 69 - 0.5*float64(i)
				b.Even(1, x-12, y, x, y+2.4, x+12, y)
				b.Wavelets(x, y+3, 16, 2)
			}
			b.Bank(-1, 62, 92, 0.8)
			b.Bank(1, 58, 96, 0.8)
			for i := range 6 { // the stakes that mark it
				x := -88 + 35*float64(i)
				b.Rule(2.2, x, 88, x, 50)
				b.Fill(cut.Poly(x, 50, x+11, 54, x, 59), cut.Of(0.2).Wash(cut.RedWash).Edge(0.8))
				b.Even(0.9, x-6, 88, x, 90, x+6, 88)
			}
			b.At(-116, 100, 0.5).ReedClump(10)
			b.At(120, 100, 0.44).ReedClump(9)
		},
		"find/river-gauge": func(b cut.Burin) {
			b.Sky(0.2, 0.05, 34, cut.SkyWash)
			b.Hills(33, 4, 24, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 5).Wash(cut.LeafWash))
			b.Water(38, 101, 0.44, 0.26)
			b.Fill(cut.Poly(-8, 98, -8, 8, 6, 8, 6, 98), cut.Of(0.03).ToRight(0.3).Cut(88).Wash(cut.White).Edge(1.2))
			for i := range 15 {
				y := 12 + 4*float64(i)
				w := 6.0
				if i%5 == 0 {
					w = 12
				}
				b.Fill(cut.Poly(-8, y, -8+w, y, -8+w, y+2, -8, y+2), cut.Of(0.95).Edge(0.2))
			}
			b.Fill(cut.Poly(-16, 70, 16, 70, 18, 101, -18, 101), cut.Of(0.34).Ripples().Wash(cut.WaterWash).Bare())
			b.Wavelets(0, 70, 24, 3)
			b.Fill(cut.Oval(62, 60, 9, 8), cut.Of(0.3).To(0.6).Round(4).Wash(cut.RedWash))
			b.Wavelets(62, 65, 16, 2)
			b.Rule(0.9, 62, 52, 62, 40)
			b.Bank(-1, 84, 50, 0.9)
			b.At(-84, 90, 0.66).Figure(cut.Pose{Lean: 8, Nod: 20, Near: [2]float64{6, 2}, Far: [2]float64{-6, -4}, Hand: [2]float64{40, 110}, Hand2: [2]float64{30, 110}, Dress: cut.Coat})
			b.At(112, 101, 0.46).ReedClump(10)
		},
		"find/chain-of-wells": func(b cut.Burin) {
			b.Sky(0.1, 0.02, 40, cut.SandWash)
			b.Dune(-170, 30, 44, 12, 0.6)
			b.Dune(10, 190, 42, 14, 0.4)
			b.Ground(50, 1.5, cut.Of(0.06).To(0.22).Dots().Wash(cut.SandWash))
			for i := range 6 {
				f := float64(i) / 5
				x, y, r := paint.Lerp(64, -74, f)+16*math.Sin(float64(i)*2), paint.Lerp(54, 90, f), paint.Lerp(2.6, 20, f)
				if i > 0 {
					g := float64(i-1) / 5
					x0, y0 := paint.Lerp(64, -74, g)+16*math.Sin(float64(i-1)*2), paint.Lerp(54, 90, g)
					for j := range 6 {
						t := (float64(j) + 1) / 7
						b.Fill(cut.Oval(paint.Lerp(x0, x, t), paint.Lerp(y0, y, t), 0.5+0.7*f, 0.4+0.4*f), cut.Of(1).Edge(0.2))
					}
				}
				b.Fill(cut.Oval(x, y, r, r*0.36), cut.Of(0.2).Like(cut.Craggy, 4).Wash(cut.RockWash).Edge(1))
				b.Fill(cut.Oval(x, y-r*0.04, r*0.7, r*0.24), cut.Of(0.9).To(0.4).Wash(cut.WaterWash).Edge(0.7))
			}
			b.At(-40, 94, 0.5).Figure(cut.Bowed.In(cut.Robe))
			b.At(40, 92, 0.5).Camel()
			b.At(92, 96, 0.5).Camel()
			b.At(-104, 96, 0.5).Figure(cut.Standing.In(cut.Coat))
		},
		"find/deep-soundings": func(b cut.Burin) {
			b.Sky(0.2, 0.04, 26, cut.SkyWash)
			b.Fill(cut.Poly(b.Left(), 26, b.Right(), 26, b.Right(), 101, b.Left(), 101), cut.Of(0.2).To(0.72).Ripples().Wash(cut.WaterWash).Bare())
			b.Rule(0.9, b.Left(), 26, b.Right(), 26)
			b.Fill(append(cut.Shape(cut.Curve(b.Left(), 62, -96, 70, -60, 88, 0, 95, 60, 90, 96, 66, b.Right(), 54)), cut.Pt(b.Right(), 102), cut.Pt(b.Left(), 102)), cut.Of(0.4).To(0.7).Cut(20).Like(cut.Craggy, 8).Wash(cut.EarthWash).Edge(1))
			b.At(0, 27, 0.5).Canoe()
			b.At(-14, 24, 0.4).Paddler()
			b.At(14, 25, 0.36).Figure(cut.Sitting.In(cut.Coat))
			b.Even(1.2, 30, 16, 33, 50, 31, 88)
			b.Fill(cut.Poly(28, 84, 34, 84, 36, 94, 26, 94), cut.Of(0.7).Wash(cut.GreyWash))
			for i := range 7 {
				b.Fill(cut.Poly(30.5, 34+8*float64(i), 37, 35+8*float64(i), 30.5, 37+8*float64(i)), cut.Of(0.1).Wash(cut.RedWash).Edge(0.6))
			}
			b.At(-60, 56, 0.24).Fish(cut.Of(0.3).Wash(cut.GoldWash), false)
			b.At(84, 46, -0.2).Fish(cut.Of(0.3).Wash(cut.GoldWash), false)
		},
		"find/reed-channel": func(b cut.Burin) {
			b.Sky(0.16, 0.04, 40, cut.SkyWash)
			b.Water(36, 101, 0.4, 0.2)
			for i := range 14 {
				for _, s := range []float64{-1, 1} {
					f := float64(i) / 13
					x := s * (10 + 118*f*f)
					b.At(x+b.Dice.Spread(4), 42+60*f, 0.2+0.62*f).Papyrus(s * 8)
					b.At(x+s*10, 44+60*f, 0.16+0.5*f).ReedClump(6)
				}
			}
			b.At(0, 80, 0.5).Canoe()
			b.At(-16, 78, 0.44).Paddler()
			b.At(0, 78, 0.42).Figure(cut.Sitting.In(cut.Coat))
			b.At(18, 78, 0.44).Paddler()
			b.Wavelets(0, 87, 46, 3)
		},
		"find/long-baseline": func(b cut.Burin) {
			b.Plains(46)
			b.At(104, 64, 0.34).Thorn()
			b.At(-96, 96, 0.74).Theodolite()
			b.At(-70, 97, 0.66).Figure(observer)
			b.Rule(1.2, -40, 92, 96, 58)
			for i := range 6 {
				f := float64(i) / 5
				b.At(paint.Lerp(-34, 98, f), paint.Lerp(92, 58, f), paint.Lerp(0.5, 0.16, f)).Flag(cut.RedWash)
			}
			b.At(14, 84, 0.44).Figure(cut.Kneeling)
			b.At(56, 72, 0.28).Figure(cut.Standing)
			b.At(90, 62, 0.18).Figure(cut.Standing.In(cut.Soldier))
			b.Grass(70, 98, 20, 6)
		},
		"find/map-in-sand": func(b cut.Burin) {
			b.Plains(40)
			b.At(96, 64, 0.4).Hut()
			b.Fill(cut.Blob(-62, 80, -30, 70, 30, 70, 64, 80, 44, 94, -36, 95), cut.Of(0.02).Bare().Wash(cut.SandWash))
			b.Even(1.4, -48, 84, -20, 78, 10, 86, 44, 78)
			b.Even(1.1, -10, 80, -4, 90, 14, 92)
			b.Even(1, 20, 84, 30, 90)
			for _, q := range [][2]float64{{-34, 76}, {-26, 74}, {-30, 79}} {
				b.Rule(0.9, q[0]-3, q[1]+3, q[0], q[1]-2, q[0]+3, q[1]+3)
			}
			b.Fill(cut.Oval(40, 86, 7, 3), cut.Of(0.3).Ripples().Wash(cut.WaterWash))
			k := cut.Kneeling.In(cut.Robe)
			k.Hand, k.Lean = [2]float64{40, 50}, 24
			b.At(-84, 92, 0.74).Figure(k)
			b.Rule(1.6, -58, 58, -42, 82)
			b.At(84, 93, -0.74).Figure(cut.Kneeling.In(cut.Coat))
			b.At(-10, 72, 0.5).Figure(cut.Bowed)
			b.At(16, 72, -0.5).Figure(cut.Bowed.In(cut.Soldier))
		},
		"find/fall-by-line": func(b cut.Burin) {
			b.Sky(0.16, 0.04, 20, cut.SkyWash)
			b.Fill(cut.Poly(b.Left(), 18, b.Right(), 18, b.Right(), 102, b.Left(), 102), cut.Of(0.5).Cut(84).Like(cut.Craggy, 11).Wash(cut.RockWash).Bare())
			b.Fall(-60, 4, 18, 90)
			b.Fall(12, 36, 20, 90)
			b.Fill(cut.Poly(-84, 14, 70, 14, 38, 21, -62, 20), cut.Of(0.2).Ripples().Wash(cut.WaterWash).Edge(0.5))
			b.Fill(cut.Poly(46, 19, b.Right(), 15, b.Right(), 102, 60, 102, 54, 60).Ragged(2, 6, 3), cut.Of(0.2).To(0.5).Cut(-70).Like(cut.Craggy, 11).Wash(cut.RockWash).Edge(1.1))
			b.At(66, 19, 0.26).Figure(cut.Kneeling.In(cut.Coat))
			b.Rule(1.4, 58, 12, 52, 14, 52, 88)
			b.Fill(cut.Poly(49, 84, 55, 84, 57, 93, 47, 93), cut.Of(0.85).Wash(cut.GreyWash))
			for i := range 6 {
				b.Fill(cut.Poly(52, 24+10*float64(i), 59, 26+10*float64(i), 52, 28+10*float64(i)), cut.Of(0.1).Wash(cut.RedWash).Edge(0.7))
			}
			b.Cloud(-30, 92, 44, 8)
			b.Cloud(24, 94, 30, 7)
			b.At(92, 18, 0.2).Figure(cut.Standing)
			b.At(-104, 20, 0.3).Bush()
			b.Surge(98, 3, 34, cut.Of(0.3).To(0.1).Ripples())
		},
	})
}
