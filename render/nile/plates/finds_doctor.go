package plates

import (
	"math"

	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// The doctor's finds (rule 20): patients, remedies, tables.

// graphPaper is a sheet with a curve ruled on it, 120 units wide, its middle at the origin.
func graphPaper(b cut.Burin, points ...float64) {
	b.Fill(cut.Poly(-60, -44, 60, -44, 60, 42, -60, 42), cut.Of(0.01).Wash(cut.White).Edge(1.2))
	for i := range 8 {
		b.Rule(0.4, -52, -36+10*float64(i), 54, -36+10*float64(i))
	}
	b.Rule(1, -52, -38, -52, 36, 56, 36)
	b.Even(1.8, points...)
	for i := 0; i+1 < len(points); i += 2 {
		b.Fill(cut.Oval(points[i], points[i+1], 1.6, 1.6), cut.Of(1))
	}
}

// herbs is a tied bunch, hung or lying, 60 units high.
func herbs(b cut.Burin, kind int) {
	for i := range 7 {
		x := -14 + 4.7*float64(i)
		b.Line(1, 0, -10, x*0.5, -26, x, -46)
		switch kind % 4 {
		case 0:
			b.Leaf(x, -40, -90+3*x, 18, 7)
		case 1:
			b.Fill(cut.Oval(x, -50, 3.4, 4), cut.Of(0.2).Wash(cut.GoldWash).Edge(0.8))
		case 2:
			for j := range 4 {
				b.Leaf(x*(0.5+0.15*float64(j)), -26-6*float64(j), -50-80*float64(j%2), 8, 4)
			}
		default:
			b.At(x, -50, 0.18).Bloom(22, 6, cut.PinkWash)
		}
	}
	for i := range 5 {
		b.Line(0.9, 0, -10, -4+2*float64(i), 0, -8+4*float64(i), 8)
	}
	b.Rule(2.4, -4, -10, 4, -10)
}

// eye is a human eye, drawn large, 100 units wide.
func eye(b cut.Burin) {
	lid := cut.Shape(append(cut.Curve(-50, 4, -26, -18, 2, -24, 30, -16, 50, 6), cut.Curve(50, 6, 26, 18, 0, 22, -28, 16, -50, 4)...))
	b.Fill(lid, cut.Of(0.01).To(0.14).Wash(cut.White).Edge(1.4))
	in := b.Within(lid)
	in.Fill(cut.Oval(0, -2, 21, 21), cut.Of(0.5).Cut(80).Wash(cut.WoodWash).Edge(1.2))
	for i := range 30 {
		p := cut.Pt(0, -2)
		a := 12 * float64(i)
		in.Rule(0.7, p.Polar(a, 10).X, p.Polar(a, 10).Y, p.Polar(a, 19).X, p.Polar(a, 19).Y)
	}
	in.Fill(cut.Oval(0, -2, 9, 9), cut.Of(1))
	in.Fill(cut.Oval(-6, -9, 4, 4), cut.Of(0).Bare().Wash(cut.White))
	b.Line(2, -50, 4, -26, -18, 2, -24, 30, -16, 50, 6)
	b.Line(1.2, -48, -12, -24, -31, 4, -36, 34, -28, 52, -8)
	for i := range 11 {
		f := float64(i) / 10
		x, y := paint.Lerp(-40, 42, f), -14-10*math.Sin(f*math.Pi)
		b.Line(1.1, x, y, x+(f-0.5)*5, y-6, x+(f-0.5)*13, y-10)
	}
}

func findsDoctor() cut.Plates {
	tend := cut.Pose{Lean: 30, Nod: 12, Near: [2]float64{12, 0}, Far: [2]float64{-8, -10}, Hand: [2]float64{50, 90}, Hand2: [2]float64{40, 80}, Dress: cut.Coat}
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/marsh-fever": func(b cut.Burin) {
			b.Sky(0.24, 0.08, 40, cut.DryWash)
			b.Water(44, 101, 0.46, 0.26)
			b.At(-112, 98, 0.8).ReedClump(14)
			b.At(112, 98, 0.8).ReedClump(14)
			b.At(-84, 96, 0.74).Papyrus(6)
			b.At(84, 96, 0.74).Papyrus(-6)
			graphPaper(b.At(0, 52, 1), -48, 26, -40, 10, -32, -26, -24, 8, -16, 24, -6, 18, 2, -30, 10, 4, 18, 24, 28, 16, 36, -24, 44, 8, 52, 22)
			for range 10 {
				x, y := b.Dice.Spread(110), b.Dice.Between(10, 40)
				b.Rule(0.8, x, y, x+2, y-1)
				b.Rule(0.6, x, y, x+1, y+2)
			}
		},
		"find/vaccination": func(b cut.Burin) {
			b.Plains(48)
			b.At(-104, 76, 0.52).Hut()
			b.At(108, 78, 0.56).Broad()
			b.At(-18, 96, 0.8).Figure(tend)
			c := cut.Open
			c.Hand = [2]float64{80, 86}
			b.At(32, 96, -0.74).Figure(c.In(cut.Wrap))
			for i := range 4 {
				b.At(58+20*float64(i), 96, -0.6).Figure(cut.Standing.In([]cut.Dress{cut.Robe, cut.Tunic, cut.Wrap, cut.Tunic}[i]))
			}
			b.At(-62, 96, 0.44).Chest(true)
			b.At(-60, 78, 0.2).Bottle(cut.BlueWash)
			b.At(66, 98, -0.36).Figure(cut.Standing)
		},
		"find/safe-birth": func(b cut.Burin) {
			b.Lamp(-6, 60, 90, 0.5)
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), cut.Of(0.62).To(0.44).Cut(-30).Wash(cut.EarthWash).Bare())
			b.Ground(86, 0.5, cut.Of(0.4).To(0.6).Cut(0).Wash(cut.EarthWash))
			b.At(-18, 96, 1.2).Huddled(cut.ClothWash)
			b.Fill(cut.Blob(-10, 66, 4, 58, 22, 62, 26, 72, 10, 78, -6, 76), cut.Of(0.05).To(0.2).Cut(30).Round(4).Wash(cut.White))
			b.Fill(cut.Oval(22, 62, 6.4, 6), cut.Of(0.6).Round(3).Wash(cut.SkinWash))
			b.At(70, 97, -0.86).Figure(cut.Kneeling.In(cut.Robe))
			b.At(-84, 97, 0.86).Figure(cut.Kneeling.In(cut.Coat))
			b.At(34, 98, 0.3).Bowl(cut.Of(0.1).Ripples().Wash(cut.WaterWash))
			b.At(108, 97, 0.4).Pot()
		},
		"find/eye-clinic": func(b cut.Burin) {
			b.Plains(46)
			b.At(-104, 80, 0.62).Tent()
			b.At(-24, 96, 0.8).Figure(tend)
			b.At(18, 97, -0.76).Figure(cut.Sitting)
			for i := range 5 {
				p := cut.Sitting.In([]cut.Dress{cut.Robe, cut.Tunic, cut.Wrap, cut.Robe, cut.Tunic}[i])
				x := 46 + 19*float64(i)
				b.At(x, 97, -0.64).Figure(p)
				b.Fill(cut.Poly(x-15, 65.5, x-5.6, 64, x-5, 67.6, x-14.6, 69), cut.Of(0.03).Wash(cut.White))
			}
			b.At(-58, 97, 0.3).Bottle(cut.BlueWash)
			b.At(-70, 97, 0.3).Bottle(cut.LeafWash)
		},
		"find/clear-sight": func(b cut.Burin) {
			b.PlainWall()
			for i := range 40 {
				p := cut.Pt(0, 50)
				a := 9 * float64(i)
				q, r := p.Polar(a, 62+4*float64(i%2)), p.Polar(a, 80+30*float64(i%3))
				q.Y, r.Y = 50+(q.Y-50)*0.6, 50+(r.Y-50)*0.6
				b.Along(0.8, []cut.XY{q, q.Toward(r, 0.5), r})
			}
			eye(b.At(0, 54, 1.1))
			b.Fill(cut.Tube(-108, 78, 4, -84, 70, 5, -62, 60, 2), cut.Of(0.3).Wash(cut.GreyWash))
			b.At(96, 92, 0.5).Bottle(cut.WaterWash)
		},
		"find/twelve-herbs": func(b cut.Burin) {
			b.PlainWall()
			b.Fill(cut.Tube(-134, 8, 4, 134, 6, 4), cut.Of(0.5).Cut(0).Wash(cut.WoodWash))
			for i := range 12 {
				x := -121 + 22*float64(i)
				b.Line(0.8, x, 8, x+1, 14, x, 20)
				c := b.At(x, 18, 0.62).Turned(180)
				herbs(c, i)
			}
			b.At(-50, 97, 0.7).Figure(cut.Sitting.In(cut.Robe))
			b.At(0, 95, 0.5).Mortar()
			b.At(54, 97, -0.7).Figure(cut.Sitting.In(cut.Coat))
		},
		"find/quinine-trial": func(b cut.Burin) {
			b.Ward()
			b.At(0, 78, 1.2).Table()
			for i, c := range []cut.Wash{cut.White, cut.LeafWash, cut.GoldWash, cut.BlueWash, cut.PinkWash, cut.LeafWash, cut.GoldWash} {
				b.At(-84+28*float64(i), 70, 0.5+0.06*float64(i%3)).Bottle(c)
			}
			b.At(-2, 98, 0.4).Balance()
		},
		"find/diet-tables": func(b cut.Burin) {
			b.Ward()
			b.At(0, 78, 1.2).Table()
			b.At(-74, 70, 0.66).Balance()
			b.At(0, 70, 0.5).Sack(true)
			for _, q := range [][2]float64{{36, 66}, {46, 66}, {41, 59}} {
				b.Fruit(q[0], q[1], 5.4)
			}
			b.At(82, 71, 0.34).Fish(cut.Of(0.2).Round(5).Wash(cut.BlueWash), false)
			graphPaper(b.At(70, 40, 0.6), -48, 26, -24, 10, 0, 4, 24, -14, 50, -28)
		},
		"find/deep-wound": func(b cut.Burin) {
			b.Ward()
			skin := cut.Of(0.66).Cut(70).Round(6).Wash(cut.SkinWash)
			b.Fill(cut.Tube(-130, 60, 34, -60, 52, 28, 0, 54, 20, 60, 62, 15), skin)
			b.At(58, 61, 1.25).Turned(8).OpenHand(skin)
			for i := range 7 {
				x := -66 + 11*float64(i)
				b.Fill(cut.Poly(x, 36+1.4*float64(i), x+13, 38+1.4*float64(i), x+8, 70, x-5, 69), cut.Of(0.03).ToRight(0.22).Cut(84).Wash(cut.White))
			}
			b.Fill(cut.Tube(8, 68, 6, 20, 80, 6, 14, 94, 5), cut.Of(0.03).Wash(cut.White))
			b.At(-104, 97, 0.4).Bowl(cut.Of(0.1).Ripples().Wash(cut.WaterWash))
			b.At(112, 97, 0.5).Bottle(cut.GoldWash)
			b.Fill(cut.Tube(44, 92, 3, 60, 88, 3, 88, 90, 2), cut.Of(0.2).Wash(cut.GreyWash))
		},
		"find/snakebite": func(b cut.Burin) {
			b.Plains(50)
			b.At(-100, 74, 0.5).Thorn()
			p := cut.Sitting
			p.Near = [2]float64{100, 70}
			b.At(-12, 97, 0.86).Figure(p)
			b.Fill(cut.Poly(16, 78, 24, 75, 26, 88, 18, 90), cut.Of(0.03).ToRight(0.2).Wash(cut.White))
			b.At(66, 98, -0.84).Figure(cut.Kneeling.In(cut.Coat))
			b.At(-86, 96, 0.42).Viper(2)
			b.At(100, 97, 0.4).Bottle(cut.LeafWash)
		},
		"find/guinea-worm": func(b cut.Burin) {
			b.PlainWall()
			b.Fill(cut.Tube(-20, -8, 30, -14, 40, 24, -18, 84, 14), cut.Of(0.62).Cut(10).Round(7).Wash(cut.SkinWash))
			b.Fill(cut.Blob(-28, 80, -8, 82, 14, 88, 24, 96, -10, 98, -30, 96), cut.Of(0.62).Cut(10).Round(4).Wash(cut.SkinWash))
			for i := range 4 {
				b.Fill(cut.Oval(23-1.5*float64(i), 90+2.4*float64(i), 3.4, 2), cut.Of(0.6).Wash(cut.SkinWash))
			}
			b.Line(0.8, -20, 78, -14, 82, -6, 80)
			b.Fill(cut.Oval(-10, 50, 3.4, 4), cut.Of(0.5).Wash(cut.RedWash))
			b.Fill(cut.Poly(14, 46, 52, 40, 53, 44, 15, 50), cut.Of(0.4).Wash(cut.WoodWash))
			b.Even(2.2, -9, 50, 4, 53, 18, 50)
			for i := range 9 {
				b.Line(2, 18+3.2*float64(i), 42-0.5*float64(i), 20+3.2*float64(i), 46, 20+3.2*float64(i), 50-0.5*float64(i))
			}
			var worm []float64
			for i := range 13 {
				worm = append(worm, 76+14*math.Sin(float64(i)*0.9), 20+6*float64(i), 3.4-0.16*float64(i))
			}
			b.Fill(cut.Tube(worm...), cut.Of(0.05).To(0.3).Round(1.6).Wash(cut.White))
			b.Fill(cut.Oval(-92, 50, 28, 28), cut.Of(0.1).Wash(cut.WaterWash).Edge(1.4))
			for i := range 4 { // the water flea, enlarged
				x, y := -104+12*float64(i%3), 38+16*float64(i/2)
				b.Fill(cut.Blob(x-6, y, x, y-4, x+7, y, x, y+4), cut.Of(0.2).Round(2).Wash(cut.DryWash))
				b.Line(0.8, x-4, y-2, x-9, y-6, x-12, y-6)
				b.Line(0.8, x-4, y+2, x-9, y+6, x-12, y+6)
			}
		},
		"find/sleeping-illness": func(b cut.Burin) {
			b.Sky(0.2, 0.05, 50, cut.SkyWash)
			b.Hills(48, 4, 24, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 5).Wash(cut.LeafWash))
			b.Water(52, 66, 0.4, 0.3)
			b.Ground(64, 1, cut.Of(0.2).To(0.44).Cut(-6).Wash(cut.DryWash))
			p := cut.Sitting
			p.Lean, p.Nod, p.Hand = -16, 50, [2]float64{6, 16}
			b.At(-84, 84, 0.86).Broad()
			b.At(-62, 97, 0.72).Figure(p)
			b.At(10, 98, -0.74).Figure(cut.Pose{Lean: 20, Nod: 16, Drop: 23, Near: [2]float64{86, 0}, Far: [2]float64{-6, -88}, Hand: [2]float64{40, 110}, Hand2: [2]float64{30, 100}, Dress: cut.Coat})
			b.At(46, 98, 0.34).Book()
			b.Fill(cut.Oval(94, 48, 34, 34), cut.Of(0.02).Wash(cut.White).Edge(1.4))
			b.At(96, 48, 0.5).Turned(-20).Fly()
		},
		"find/sweet-wells": func(b cut.Burin) {
			b.Sky(0.1, 0.02, 62, cut.SandWash)
			b.Dune(10, 190, 60, 14, 0.4)
			b.Ground(64, 1.5, cut.Of(0.06).To(0.24).Dots().Wash(cut.SandWash))
			b.At(-104, 82, 0.86).Palm()
			b.At(-78, 78, 0.7).Palm()
			b.Masonry(-34, 96, 68, 26, 6)
			b.Fill(cut.Oval(0, 70, 34, 7), cut.Of(0.95).Wash(cut.WaterWash))
			b.Rule(2.4, -30, 72, -26, 20)
			b.Rule(2.4, 30, 72, 26, 20)
			b.Rule(2.8, -32, 22, 32, 22)
			b.Rule(1.1, 0, 22, 0, 52)
			b.Fill(cut.Poly(-8, 52, 8, 52, 6, 66, -6, 66), cut.Of(0.3).ToRight(0.6).Wash(cut.WoodWash))
			b.At(70, 96, -0.7).Figure(cut.Pose{Lean: 4, Nod: -6, Near: [2]float64{6, 2}, Far: [2]float64{-6, -4}, Hand: [2]float64{90, 150}, Hand2: [2]float64{10, 30}, Dress: cut.Coat})
			b.At(96, 96, 0.36).Bottle(cut.WaterWash)
			b.At(112, 96, 0.3).Bottle(cut.WaterWash)
		},
		"find/healthy-heights": func(b cut.Burin) {
			b.Sky(0.26, 0.03, 60, cut.SkyWash)
			b.Cloud(-50, 78, 60, 8)
			b.Cloud(80, 84, 60, 8)
			b.Peak(96, 4, 80, 50, true, 0.6)
			hill := append(cut.Shape(cut.Curve(b.Left(), 94, -90, 70, -50, 52, -10, 46, 40, 50, 70, 66, 110, 90, b.Right(), 96)), cut.Pt(b.Right(), 102), cut.Pt(b.Left(), 102))
			b.Fill(hill, cut.Of(0.1).To(0.4).Cut(-14).Wash(cut.LeafWash).Edge(1))
			b.At(-26, 56, 0.4).Tent()
			b.At(20, 56, 0.44).Tent()
			b.At(-52, 62, 0.4).Flag(cut.RedWash)
			b.At(-2, 74, 0.4).Figure(cut.Standing.In(cut.Coat))
			b.At(16, 76, 0.38).Figure(cut.Open)
			b.At(34, 76, 0.38).Figure(cut.Standing)
			b.At(-92, 92, 0.3).Conifer()
			b.At(-74, 84, 0.26).Conifer()
			b.Cloud(-84, 98, 40, 6)
			b.Cloud(30, 99, 50, 5)
		},
	})
}
