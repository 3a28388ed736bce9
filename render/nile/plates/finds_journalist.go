package plates

import (
	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// The journalist's finds (rule 20): what was seen, and what was told.

// letter is a written sheet on the ground of a scene, its middle at the origin.
func letter(b cut.Burin, deg float64) {
	c := b.Turned(deg)
	c.Fill(cut.Poly(-46, -34, 44, -36, 46, 32, -44, 34), cut.Of(0.01).Wash(cut.White).Edge(1.2))
	for i := range 9 {
		y := -26 + 6.4*float64(i)
		c.Line(0.9, -38, y, -20, y-1.6, 0, y+0.7, 38-18*float64(i%4/3), y-0.8)
	}
	c.Line(1.1, 14, 28, 22, 24, 28, 29, 36, 25)
}

// lioness is a lion without a mane.
func lioness(b cut.Burin) {
	coat := cut.Of(0.2).To(0.34).Cut(-38).Round(8).Deep(0.5).Wash(cut.TawnyWash)
	b.Cat(coat, cut.Of(0.6).Cut(-38).Wash(cut.TawnyWash))
	b.Fill(cut.Blob(24, -58, 38, -70, 52, -70, 56, -56, 48, -42, 34, -40), coat)
	b.LionFace(54, -60)
}

func findsJournalist() cut.Plates {
	writer := cut.Pose{Lean: 26, Nod: 18, Drop: 43, Near: [2]float64{126, -6}, Far: [2]float64{116, -2}, Hand: [2]float64{40, 100}, Hand2: [2]float64{30, 96}, Dress: cut.Coat}
	write := func(b cut.Burin, x, y, k float64) {
		b.At(x, y, k).Figure(writer)
		b.At(x, y, k).Fill(cut.Poly(20, -34, 44, -28, 40, -18, 17, -24), cut.Of(0.02).Wash(cut.White))
	}
	told := func(b cut.Burin) { // the small sheet and pen in the corner
		letter(b.At(96, 86, 0.44), -8)
		b.At(122, 98, 0.4).Quill()
	}
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/slave-caravan": func(b cut.Burin) {
			b.Sky(0.4, 0.08, 50, cut.DuskWash)
			b.Hills(48, 5, 30, 3, cut.Of(0.4).Cut(0).Wash(cut.HillWash))
			b.Ground(56, 1.5, cut.Of(0.24).To(0.5).Cut(-6).Wash(cut.DryWash))
			for i := range 8 {
				f := float64(i) / 7
				yoked(b.At(paint.Lerp(-104, 40, f), paint.Lerp(66, 90, f), paint.Lerp(0.24, 0.6, f)))
			}
			b.At(76, 92, 0.62).Figure(cut.Walking.In(cut.Robe))
			b.At(66, 60, 0.5).MusketAt(0, 0, -28)
			b.At(-60, 92, 0.5).Figure(cut.Walking.In(cut.Robe))
			b.At(-108, 101, 0.5).Bush()
			write(b, 110, 98, -0.6)
		},
		"find/caravan-news": func(b cut.Burin) {
			b.Plains(44)
			b.At(-92, 82, 0.6).Camel()
			b.At(-50, 80, 0.52).Camel()
			b.At(-20, 86, 0.5).Bale()
			b.At(-4, 96, 0.7).Figure(cut.Open.In(cut.Robe))
			b.At(40, 97, -0.74).Figure(cut.Standing.In(cut.Coat))
			b.At(108, 82, 0.7).Palm()
			told(b)
		},
		"find/storm-letter": func(b cut.Burin) {
			b.StormSky(101)
			b.Bolt(-84, 8, 70)
			b.Bolt(84, 6, 60)
			b.Rain(20, 90, 90)
			b.Lamp(0, 60, 80, 0.7)
			b.Fill(cut.Poly(-72, 102, 0, 10, 72, 102), cut.Of(0.5).To(0.4).Cut(62).Wash(cut.ClothWash).Edge(1.2))
			b.Fill(cut.Poly(-34, 102, 0, 24, 34, 102), cut.Of(0.2).Cut(0).Wash(cut.GlowWash))
			write(b, -6, 100, 0.8)
			b.At(24, 100, 0.3).Lantern()
		},
		"find/ivory-figures": func(b cut.Burin) {
			b.PlainWall()
			for i := range 6 {
				b.Tusk(-120+9*float64(i), 92-4*float64(i), 66, -14)
			}
			b.At(-16, 95, 0.9).Balance()
			b.Tusk(-34, 62, 26, -10)
			b.Fill(cut.Poly(40, 12, 116, 12, 116, 88, 40, 88), cut.Of(0.01).Wash(cut.White).Edge(1.2))
			for i := range 8 {
				y := 22 + 8*float64(i)
				b.Line(0.9, 46, y, 58, y-1, 72, y)
				b.Rule(0.4, 44, y+3, 112, y+3)
				for j := range 3 {
					b.Rule(1.4, 96+5*float64(j), y-3, 98+5*float64(j), y+1)
				}
			}
			b.Rule(1, 90, 14, 90, 86)
		},
		"find/head-bearers-life": func(b cut.Burin) {
			b.Lamp(4, 90, 90, 0.8)
			b.Night(64)
			b.Ground(72, 1, cut.Of(0.6).To(0.85).Cut(-6).Wash(cut.EarthWash))
			b.At(6, 97, 0.5).Fire()
			p := cut.Sitting
			p.Hand = [2]float64{80, 130}
			b.At(-52, 98, 0.96).Figure(p)
			b.At(-92, 97, 0.6).Bale()
			write(b, 66, 98, -0.9)
		},
		"find/chiefs-opinion": func(b cut.Burin) {
			b.Plains(44)
			b.At(-84, 84, 0.86).Hut()
			b.Fill(cut.Poly(-52, 97, -50, 78, -14, 78, -12, 97), cut.Of(0.3).To(0.6).Cut(86).Wash(cut.WoodWash))
			p := cut.Sitting.In(cut.Robe)
			p.Drop, p.Near, p.Far, p.Hand = 20, [2]float64{84, 2}, [2]float64{78, 4}, [2]float64{70, 110}
			b.At(-34, 92, 0.84).Figure(p)
			b.At(-64, 96, 0.7).Warrior(cut.Standing)
			b.Parasol(-34, 76, 0.6)
			write(b, 36, 98, -0.84)
			told(b)
		},
		"find/two-villages": func(b cut.Burin) {
			b.Plains(48)
			b.At(-100, 74, 0.44).Hut()
			b.At(-72, 70, 0.36).Hut()
			b.At(100, 74, 0.44).Hut()
			b.At(72, 70, 0.36).Hut()
			p := cut.Open
			p.Hand = [2]float64{76, 84}
			b.At(-22, 95, 0.72).Figure(p.In(cut.Robe))
			b.At(22, 95, -0.72).Figure(p)
			for i := range 3 {
				b.At(-50-20*float64(i), 95, 0.62).Figure(cut.Standing)
				b.At(50+20*float64(i), 95, -0.62).Figure(cut.Standing.In(cut.Robe))
			}
			b.Rule(1.6, -16, 98, 18, 93)
			b.Rule(1.6, -18, 93, 16, 98)
		},
		"find/captives-words": func(b cut.Burin) {
			b.Plains(46)
			b.At(-108, 76, 0.6).Thorn()
			for i, x := range []float64{-78, -48, -18} {
				p := cut.Sitting.In([]cut.Dress{cut.Wrap, cut.Tunic, cut.Wrap}[i])
				p.Hand = [2]float64{60, 110 + 10*float64(i)}
				b.At(x, 97, 0.72).Figure(p)
			}
			for i := range 5 { // broken yokes
				x := -60 + 16*float64(i)
				b.Line(1.8, x-9, 99, x, 97, x+7, 94)
			}
			b.Even(1.4, 12, 99, 18, 95, 24, 99, 30, 96, 36, 99)
			write(b, 56, 98, -0.8)
			told(b)
		},
		"find/market-letter": func(b cut.Burin) {
			b.Plains(42)
			b.At(-96, 66, 0.4).Hut()
			for i, c := range []cut.Wash{cut.GoldWash, cut.RedWash, cut.LeafWash} {
				b.At(-90+34*float64(i), 97, 0.46).Basket(c)
				b.At(-74+34*float64(i), 84, 0.54).Figure(cut.Sitting.In([]cut.Dress{cut.Robe, cut.Tunic, cut.Wrap}[i]))
			}
			b.At(-50, 70, 0.36).Bearer()
			b.At(-6, 74, 0.42).Figure(cut.Open)
			letter(b.At(48, 66, 0.86), -6)
			b.At(104, 96, 0.86).Quill()
		},
		"find/driven-families": func(b cut.Burin) {
			b.Sky(0.46, 0.1, 54, cut.DuskWash)
			b.Hills(52, 4, 30, 3, cut.Of(0.4).Cut(0).Wash(cut.HillWash))
			b.Ground(58, 1.5, cut.Of(0.2).To(0.46).Cut(-6).Wash(cut.DryWash))
			for _, x := range []float64{-112, -90} {
				b.At(x, 62, 0.26).Hut()
				b.Flames(x, 46, 16, 15, 4)
				b.Smoke(x, 34, 34, 10, 16)
			}
			w := cut.Walking
			w.Lean, w.Nod = 12, 14
			for i, x := range []float64{-66, -40, -14, 14, 42} {
				k := 0.5 + 0.06*float64(i)
				if i%2 == 0 {
					b.At(x, 88+2*float64(i), k).Bearer()
				} else {
					b.At(x, 88+2*float64(i), k).Figure(w.In(cut.Robe))
				}
				if i%2 == 1 {
					b.At(x+12, 90+2*float64(i), k*0.5).Figure(cut.Walking)
				}
			}
			b.At(70, 98, 0.4).Figure(cut.Walking)
			write(b, 108, 98, -0.66)
		},
		"find/night-of-lions": func(b cut.Burin) {
			b.Lamp(70, 88, 66, 0.7)
			b.Night(62)
			b.Ground(70, 1.5, cut.Of(0.7).To(0.92).Cut(-6).Wash(cut.EarthWash))
			b.At(98, 90, 0.56).Tent()
			b.At(58, 96, 0.4).Fire()
			b.At(84, 98, -0.5).Figure(cut.Sitting.In(cut.Coat))
			b.At(112, 98, -0.46).Figure(cut.Standing.In(cut.Soldier))
			b.At(-88, 92, 0.5).Lion()
			lioness(b.At(-28, 88, 0.42))
			for _, q := range [][2]float64{{4, 66}, {20, 70}, {-118, 64}, {-6, 74}} { // eyes in the dark
				b.Fill(cut.Oval(q[0]-2.4, q[1], 1.3, 1), cut.Of(0).Bare().Wash(cut.GoldWash))
				b.Fill(cut.Oval(q[0]+2.4, q[1], 1.3, 1), cut.Of(0).Bare().Wash(cut.GoldWash))
			}
			b.At(-60, 102, 0.5).TallGrass(9)
			b.At(4, 102, 0.44).TallGrass(9)
		},
		"find/river-sketches": func(b cut.Burin) {
			b.PlainWall()
			for i := range 12 {
				x, y := -124+42*float64(i%6), 6+46*float64(i/6)
				frame := cut.Poly(x, y, x+37, y, x+37, y+40, x, y+40)
				b.Fill(frame, cut.Of(0.02).Wash(cut.White).Edge(1))
				c := b.Within(cut.Poly(x+1, y+1, x+36, y+1, x+36, y+39, x+1, y+39))
				c.Fill(cut.Poly(x, y+22, x+40, y+22, x+40, y+41, x, y+41), cut.Of(0.3).Ripples().Wash(cut.WaterWash).Bare())
				d := c.At(x+18, y+32, 1)
				switch i {
				case 0:
					d.At(0, 0, 0.2).Canoe()
				case 1:
					d.At(0, -6, 0.34).Palm()
				case 2:
					d.At(0, 4, 0.24).Wader()
				case 3:
					d.At(-2, 2, 0.13).Crocodile()
				case 4:
					d.At(0, -6, 0.2).Hut()
				case 5:
					d.At(0, 2, 0.24).HippoHead()
				case 6:
					d.At(-2, 4, 0.26).Figure(cut.Bowed)
				case 7:
					d.At(2, 2, 0.22).Fish(cut.Of(0.3).Wash(cut.GoldWash).Edge(0.7), false)
				case 8:
					d.At(0, -4, 0.3).Broad()
				case 9:
					d.At(0, 6, 0.3).ReedClump(8)
				case 10:
					d.At(0, 0, 0.2).Canoe()
					d.At(0, 0, 0.2).Paddler()
				default:
					d.At(0, -14, 0.22).Flying(cut.Of(0.4).Wash(cut.GreyWash))
				}
				b.Rule(1, x, y, x+37, y, x+37, y+40, x, y+40, x, y)
			}
		},
		"find/nine-dry-days": func(b cut.Burin) {
			b.Sky(0.08, 0.02, 70, cut.SandWash)
			b.Sun(-6, 16, 8, 16)
			b.Dune(-180, 0, 60, 14, 0.6)
			b.Dune(10, 190, 58, 18, 0.4)
			b.Ground(70, 1.5, cut.Of(0.06).To(0.22).Dots().Wash(cut.SandWash))
			b.At(-88, 94, 0.6).Camel()
			p := cut.Bowed.In(cut.Coat)
			b.At(-36, 96, 0.66).Figure(p)
			b.At(-8, 97, 0.5).Turned(84).Skin(false)
			b.At(40, 97, 0.5).Skull()
			b.Fill(cut.Poly(70, 58, 122, 55, 124, 95, 72, 97), cut.Of(0.01).Wash(cut.White).Edge(1.2))
			for i := range 9 { // nine strokes on the page
				x, y := 79+8*float64(i%5), 64+17*float64(i/5)
				b.Line(1.6, x, y, x+0.6, y+5, x-0.4, y+11)
			}
		},
		"find/month-of-shade": func(b cut.Burin) {
			b.Forest(false)
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 60, b.Left(), 60), cut.Of(0.4).To(0).Cut(10).Shade())
			write(b, 16, 98, -0.7)
			b.At(-10, 100, 0.3).Bale()
		},
		"find/column-of-cloud": func(b cut.Burin) {
			b.Sky(0.24, 0.04, 101, cut.SkyWash)
			b.Peak(-92, 22, 70, 40, true, 0.6)
			b.Peak(60, 16, 70, 46, true, 0.65)
			for i := range 12 {
				b.Cloud(-130+24*float64(i), 66+b.Dice.Spread(5), 28, 10)
			}
			for i := range 10 {
				b.Cloud(-130+30*float64(i), 82+b.Dice.Spread(4), 34, 11)
			}
			b.Fill(append(cut.Shape(cut.Curve(-56, 102, -40, 84, -10, 76, 20, 80, 40, 102)), cut.Pt(-56, 102)), cut.Of(0.2).To(0.6).Cut(-30).Like(cut.Craggy, 8).Wash(cut.RockWash).Edge(1.1))
			write(b, -10, 82, 0.66)
			b.At(18, 84, 0.3).Quill()
		},
		"find/thunder-of-water": func(b cut.Burin) {
			b.Sky(0.2, 0.04, 30, cut.SkyWash)
			b.Hills(28, 3, 22, 3, cut.Of(0.45).Cut(-12).Like(cut.Leafy, 4).Wash(cut.DeepWash))
			b.Fill(cut.Poly(b.Left(), 30, b.Right(), 30, b.Right(), 102, b.Left(), 102), cut.Of(0.5).Cut(84).Like(cut.Craggy, 10).Wash(cut.RockWash).Bare())
			for i, x := range []float64{-130, -84, -40, 2, 46} {
				b.Fall(x, x+38, 30, 84+2*float64(i%2))
			}
			for i := range 9 {
				b.Cloud(-120+26*float64(i), 84+b.Dice.Spread(5), 22, 12)
			}
			b.Cloud(-50, 20, 24, 12)
			b.Cloud(20, 16, 26, 13)
			b.Fill(append(cut.Shape(cut.Curve(66, 102, 76, 84, 100, 76, 140, 74)), cut.Pt(140, 102)), cut.Of(0.3).To(0.6).Cut(-30).Like(cut.Leafy, 6).Wash(cut.LeafWash).Edge(1.1))
			write(b, 106, 92, -0.6)
		},
	})
}
