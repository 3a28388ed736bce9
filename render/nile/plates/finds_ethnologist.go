package plates

import (
	"math"

	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// The ethnologist's finds (rule 20): words, crafts, customs.

// circle is a ring of people seated round something at the origin.
func circle(b cut.Burin, n int, k float64) {
	for i := range n {
		f := float64(i) / float64(n-1)
		x := paint.Lerp(-80, 80, f)
		y := 14 - 22*math.Sin(f*math.Pi)
		d := []cut.Dress{cut.Robe, cut.Tunic, cut.Wrap}[i%3]
		side := k
		if x > 0 {
			side = -k
		}
		b.At(x, y, side).Figure(cut.Sitting.In(d))
	}
}

var observerPose = cut.Pose{Lean: 4, Nod: -10, Near: [2]float64{10, 2}, Far: [2]float64{-10, -8}, Hand: [2]float64{60, 150}, Hand2: [2]float64{0, 6}, Dress: cut.Coat}

// staff stands upright, its head carved one way or another.
func staff(b cut.Burin, h float64, kind int) {
	b.Fill(cut.Tube(0, 0, 2, 0, -h, 2.6), cut.Of(0.5).ToRight(0.8).Wash(cut.WoodWash))
	switch kind % 3 {
	case 0:
		b.Fill(cut.Oval(0, -h-2, 3.4, 3.4), cut.Of(0.3).Wash(cut.GoldWash))
	case 1:
		b.Fill(cut.Poly(-3.4, -h, 0, -h-7, 3.4, -h), cut.Of(0.4).Wash(cut.RedWash))
	default:
		b.Fill(cut.Blob(-3, -h, -4, -h-4, 0, -h-7, 5, -h-6, 3, -h-3, 3, -h), cut.Of(0.4).Wash(cut.WoodWash))
	}
}

// wordSheet is a sheet of two columns of words, 110 units high.
func wordSheet(b cut.Burin) {
	b.Fill(cut.Poly(-62, -50, 60, -52, 62, 46, -60, 48), cut.Of(0.01).Wash(cut.White).Edge(1.2))
	b.Rule(0.7, 0, -46, 0, 42)
	for i := range 13 {
		y := -44 + 7*float64(i)
		w, v := 20+b.Dice.Next()*24, 20+b.Dice.Next()*26
		b.Line(1, -54, y, -54+w*0.3, y-2.4, -54+w*0.6, y+0.8, -54+w, y-1)
		b.Line(1, 7, y, 7+v*0.3, y-2, 7+v*0.6, y+1, 7+v, y-1)
	}
}

func findsEthnologist() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/grammar": func(b cut.Burin) {
			b.Plains(48)
			b.At(-104, 78, 0.56).Hut()
			b.At(0, 78, 0.9).Broad()
			b.At(0, 98, 0.52).Book()
			b.At(-60, 97, 0.82).Figure(cut.Sitting.In(cut.Coat))
			p := cut.Sitting.In(cut.Robe)
			p.Hand = [2]float64{70, 130}
			b.At(58, 97, -0.82).Figure(p)
			b.At(92, 97, -0.76).Figure(cut.Sitting)
		},
		"find/reckoning-months": func(b cut.Burin) {
			b.Night(66)
			b.Ground(72, 1, cut.Of(0.7).To(0.9).Cut(-6).Wash(cut.EarthWash))
			for i := range 9 { // the moon grows and shrinks
				x := -112 + 28*float64(i)
				y := 26 - 8*math.Sin(float64(i)/8*math.Pi)
				b.Fill(cut.Oval(x, y, 9.5, 9.5), cut.Of(0.85).Cut(0).Wash(cut.NightWash).Edge(0.8))
				in := b.Within(cut.Oval(x, y, 9.5, 9.5))
				f := float64(i)/4 - 1
				in.Fill(cut.Oval(x+20*f*math.Abs(f)*1.0, y, 10, 10), cut.Of(0.02).Bare().Wash(cut.White))
			}
			b.Fill(cut.Tube(-76, 86, 6, 76, 82, 6), cut.Of(0.12).Cut(0).Wash(cut.WoodWash))
			for i := range 13 {
				x := -68 + 11*float64(i)
				b.Rule(1.8, x, 82, x, 86.5)
			}
			b.At(-100, 98, 0.6).Figure(cut.Sitting.In(cut.Robe))
			b.At(100, 98, -0.6).Figure(cut.Sitting.In(cut.Coat))
		},
		"find/fourteen-reigns": func(b cut.Burin) {
			b.Plains(46)
			b.At(-6, 74, 0.56).Hut()
			for i := range 14 { // a staff for each
				x := -78 + 12*float64(i)
				staff(b.At(x, 82+2*float64(i%2), 1), 30+2*float64((i*5)%7), i)
			}
			b.At(-104, 97, 0.76).Figure(cut.Pointing.In(cut.Robe))
			b.At(36, 99, -0.6).Figure(cut.Sitting.In(cut.Coat))
			b.At(70, 99, -0.56).Figure(cut.Sitting)
			b.At(98, 99, -0.6).Figure(cut.Sitting.In(cut.Robe))
		},
		"find/law-of-land": func(b cut.Burin) {
			b.Plains(46)
			b.At(0, 78, 1.1).Broad()
			circle(b.At(0, 84, 1), 8, 0.6)
			b.At(0, 97, 0.5).Figure(cut.Open.In(cut.Robe))
			b.At(-112, 98, -0.56).Figure(cut.Standing.In(cut.Coat))
		},
		"find/word-list": func(b cut.Burin) {
			b.PlainWall()
			wordSheet(b.At(-46, 52, 0.9).Turned(-4))
			b.At(20, 96, 0.7).Quill()
			b.At(92, 97, -0.9).Figure(cut.Sitting.In(cut.Robe))
			for i := range 3 { // what is said
				b.Even(0.9, 62-9*float64(i), 46-6*float64(i), 56-11*float64(i), 52, 62-9*float64(i), 58+6*float64(i))
			}
		},
		"find/harvest-song": func(b cut.Burin) {
			b.Plains(48)
			for i := range 16 {
				b.At(-130+17*float64(i), 74+2*float64(i%2), 0.7).Maize()
			}
			b.At(-78, 97, 0.74).Drum()
			b.At(-104, 97, 0.7).Figure(cut.Pose{Lean: 6, Near: [2]float64{6, 2}, Far: [2]float64{-6, -4}, Hand: [2]float64{60, 100}, Hand2: [2]float64{40, 80}})
			for i, x := range []float64{-42, -12, 18, 50} {
				p := cut.HandsUp
				if i%2 == 0 {
					p.Lean = 8
				}
				b.At(x, 96, 0.68).Figure(p.In([]cut.Dress{cut.Robe, cut.Tunic}[i%2]))
			}
			b.At(84, 97, 0.6).Basket(cut.GoldWash)
			b.At(116, 97, -0.6).Figure(cut.Standing.In(cut.Coat))
		},
		"find/house-building": func(b cut.Burin) {
			b.Plains(50)
			b.At(-100, 78, 0.5).Hut()
			b.At(4, 92, 0.98).HutFrame()
			p := cut.HandsUp
			p.Lean = 6
			b.At(-50, 96, 0.62).Figure(p)
			b.At(58, 96, -0.64).Figure(p.In(cut.Wrap))
			b.At(84, 97, -0.6).Bearer()
			b.At(110, 97, -0.56).Figure(cut.Standing.In(cut.Coat))
			b.At(-84, 98, 0.3).Bale()
		},
		"find/proverbs": func(b cut.Burin) {
			b.Lamp(0, 70, 90, 0.4)
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), cut.Of(0.56).To(0.4).Cut(-30).Wash(cut.EarthWash).Bare())
			b.At(-50, 98, 1.1).Figure(cut.Sitting.In(cut.Robe))
			staff(b.At(-86, 98, 1), 74, 3)
			b.Fill(cut.Poly(6, 20, 92, 14, 96, 84, 10, 88), cut.Of(0.02).Wash(cut.White).Edge(1.1))
			for i := range 9 {
				b.Line(0.9, 14, 28+6.4*float64(i), 46, 25+6.5*float64(i), 86-14*float64(i%3), 24+6.4*float64(i))
			}
			b.At(112, 98, 0.6).Quill()
		},
		"find/counting-game": func(b cut.Burin) {
			b.Ward()
			b.Fill(cut.Poly(-92, 62, 92, 62, 102, 86, -102, 86), cut.Of(0.2).To(0.5).Cut(2).Wash(cut.WoodWash).Edge(1.2))
			b.Fill(cut.Poly(-102, 86, 102, 86, 100, 95, -100, 95), cut.Of(0.7).Cut(2).Wash(cut.WoodWash))
			for r := range 2 {
				for i := range 6 {
					x, y := -67+27*float64(i), 68.5+11*float64(r)
					b.Fill(cut.Oval(x, y, 10.5, 4), cut.Of(0.85).To(0.4).Wash(cut.WoodWash))
					for range (i*3+r*2)%4 + 1 {
						b.Fill(cut.Oval(x+b.Dice.Spread(5), y+b.Dice.Spread(1.6), 2, 1.5), cut.Of(0.04).Wash(cut.GreyWash).Edge(0.8))
					}
				}
			}
			skin := cut.Of(0.68).Round(3).Wash(cut.SkinWash)
			b.Fill(cut.Tube(-80, b.Top-12, 16, -58, 34, 12, -44, 50, 10), skin)
			b.At(-45, 49, 0.6).Turned(44).OpenHand(skin)
			b.Fill(cut.Tube(98, b.Top-12, 16, 74, 34, 12, 58, 48, 10), cut.Of(0.1).Round(3).Wash(cut.ClothWash))
			b.At(59, 48, -0.6).Turned(44).OpenHand(cut.Of(0.1).Round(2).Wash(cut.PinkWash))
		},
		"find/fireside-fables": func(b cut.Burin) {
			b.Lamp(0, 84, 100, 0.85)
			b.Night(66)
			b.Ground(74, 1, cut.Of(0.6).To(0.85).Cut(-6).Wash(cut.EarthWash))
			b.At(0, 96, 0.6).Fire()
			ghost := cut.Of(0.24).Cut(0).Wash(cut.GlowWash).Edge(0.7)
			b.Fill(cut.Lobes(0, 26, 64, 20, 15, b.Dice), cut.Of(0.1).Cut(0).Wash(cut.RGB(1, 0.95, 0.84)).Edge(0.5))
			b.At(-24, 42, 0.3).Antelope(ghost, false)
			b.At(26, 40, 0.3).Lion()
			for i, x := range []float64{-96, -66, -38, 40, 70, 100} {
				k := 0.6
				if x > 0 {
					k = -k
				}
				b.At(x, 97, k).Figure(cut.Sitting.In([]cut.Dress{cut.Tunic, cut.Robe, cut.Wrap, cut.Coat, cut.Robe, cut.Tunic}[i]))
			}
		},
		"find/star-names": func(b cut.Burin) {
			b.Night(74)
			b.Dune(-180, 40, 82, 16, 0.6)
			stars := [][2]float64{{-30, 16}, {-16, 30}, {-8, 32}, {0, 34}, {8, 48}, {-34, 46}, {18, 18}}
			for _, e := range [][2]int{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {1, 5}, {3, 6}} {
				b.Bright(0.9, stars[e[0]][0], stars[e[0]][1], (stars[e[0]][0]+stars[e[1]][0])/2, (stars[e[0]][1]+stars[e[1]][1])/2, stars[e[1]][0], stars[e[1]][1])
			}
			cross := [][2]float64{{62, 20}, {70, 46}, {54, 32}, {80, 30}}
			b.Bright(0.9, 62, 20, 66, 33, 70, 46)
			b.Bright(0.9, 54, 32, 67, 31, 80, 30)
			for _, s := range append(stars, cross...) {
				for i := range 4 {
					p := cut.Pt(s[0], s[1]).Polar(45*float64(i), 3.4)
					q := cut.Pt(s[0], s[1]).Polar(45*float64(i)+180, 3.4)
					b.Bright(1.2, p.X, p.Y, s[0], s[1], q.X, q.Y)
				}
			}
			p := cut.Pointing.In(cut.Robe)
			p.Hand = [2]float64{130, 138}
			b.At(-92, 96, 0.7).Figure(p)
			b.At(-112, 97, 0.66).Figure(observerPose)
			b.At(96, 95, 0.56).Camel()
			b.At(60, 97, 0.5).Huddled(cut.ClothWash)
		},
		"find/talking-drums": func(b cut.Burin) {
			b.Woodland()
			b.At(-104, 96, 0.95).Giant()
			b.At(100, 94, 0.95).Giant()
			b.At(-22, 97, 0.84).Drum()
			b.At(26, 97, 0.9).Drum()
			p := cut.Pose{Lean: 8, Near: [2]float64{10, 2}, Far: [2]float64{-10, -8}, Hand: [2]float64{80, 130}, Hand2: [2]float64{50, 100}}
			b.At(-60, 97, 0.8).Figure(p)
			b.At(66, 97, -0.8).Figure(p.In(cut.Wrap))
			for i := range 4 { // the sound goes out
				r := 12 + 8*float64(i)
				for _, s := range []float64{-1, 1} {
					b.Along(0.8, cut.Arc(3, 20, r*1.5, r*0.8, 90-s*90-28, 90-s*90+28))
				}
			}
		},
		"find/boat-builders": func(b cut.Burin) {
			b.Sky(0.2, 0.05, 40, cut.SkyWash)
			b.Hills(39, 4, 24, 3, cut.Of(0.36).Cut(-12).Like(cut.Leafy, 5).Wash(cut.LeafWash))
			b.Water(42, 66, 0.44, 0.3)
			b.Ground(66, 2, cut.Of(0.14).To(0.4).Cut(-6).Wash(cut.SandWash))
			b.At(-4, 84, 0.9).Canoe()
			for _, x := range []float64{-50, 0, 46} {
				b.Rule(2, x-6, 98, x+2, 88)
				b.Rule(2, x+6, 98, x-2, 88)
			}
			p := cut.Pose{Lean: 30, Nod: 10, Near: [2]float64{24, 0}, Far: [2]float64{-14, -20}, Hand: [2]float64{90, 120}, Hand2: [2]float64{60, 90}}
			c := b.At(-78, 97, 0.74)
			c.Figure(p)
			c.Rule(2.2, 44, -40, 58, -70)
			c.Fill(cut.Poly(52, -72, 64, -66, 60, -60), cut.Of(0.4).Wash(cut.GreyWash))
			b.At(80, 96, -0.7).Figure(p.In(cut.Wrap))
			b.At(14, 70, -0.6).Figure(cut.Bowed)
			b.At(112, 97, -0.6).Figure(cut.Standing.In(cut.Coat))
			for range 22 {
				x := b.Dice.Spread(60)
				b.Line(0.8, x, 98, x+2, 96.6, x+4, 98)
			}
		},
	})
}
