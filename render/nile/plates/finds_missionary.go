package plates

import (
	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// The missionary's finds (rule 20): teaching, peace-making, freed people.

// coffle is a row of people from whose necks the rope falls.
func coffle(b cut.Burin, n int, x0, x1, y, k float64) {
	for i := range n {
		x := paint.Lerp(x0, x1, float64(i)/float64(n-1))
		p := cut.Open
		if i%2 == 0 {
			p = cut.HandsUp
		}
		b.At(x, y, k).Figure(p.In(cut.Wrap))
	}
}

// fruitPicture is a fruit as a primer shows it.
func fruitPicture(b cut.Burin) {
	b.Fruit(0, 0, 13)
	b.Leaf(0, -12, -40, 13, 6)
}

// letterA is a capital letter, 40 units high.
func letterA(b cut.Burin) {
	b.Fill(cut.Poly(-16, 18, -2, -20, 4, -20, 18, 18, 10, 18, 6, 8, -8, 8, -11, 18), cut.Of(0.97).Edge(0.4))
	b.Fill(cut.Poly(-5, 2, 4, 2, 0, -11), cut.Of(0).Bare().Wash(cut.White))
}

// wellHead is a low ring of stone with a beam over it, 70 units wide.
func wellHead(b cut.Burin) {
	b.Masonry(-34, 0, 68, 22, 6)
	b.Fill(cut.Oval(0, -22, 34, 7), cut.Of(0.95))
	b.Rule(2.4, -30, -20, -26, -76)
	b.Rule(2.4, 30, -20, 26, -76)
	b.Rule(2.8, -32, -74, 32, -74)
	b.Rule(1.1, 0, -74, 0, -40)
	b.Fill(cut.Poly(-8, -40, 8, -40, 6, -26, -6, -26), cut.Of(0.3).ToRight(0.6).Wash(cut.WoodWash))
}

func findsMissionary() cut.Plates {
	speaker := cut.Pose{Lean: 4, Near: [2]float64{5, 2}, Far: [2]float64{-5, -4}, Hand: [2]float64{110, 140}, Hand2: [2]float64{30, 90}, Dress: cut.Coat}
	listeners := func(b cut.Burin, x0, x1, y, k float64, n int) {
		for i := range n {
			x := paint.Lerp(x0, x1, float64(i)/float64(n-1))
			b.At(x, y+1.5*float64(i%2), k).Pupil([]cut.Dress{cut.Tunic, cut.Robe, cut.Wrap}[i%3])
		}
	}
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/gospel": func(b cut.Burin) {
			b.PlainWall()
			for i := range 36 {
				p := cut.Pt(0, 56)
				a := 180 + 5*float64(i) + 2.5
				b.Along(0.8, []cut.XY{p.Polar(a, 74), p.Polar(a, 84), p.Polar(a, 96+22*float64(i%2))})
			}
			b.At(0, 84, 1.16).Book()
			b.Fill(cut.Tube(4, 56, 2, 8, 80, 5, 6, 98, 4), cut.Of(0.3).Wash(cut.RedWash))
			b.At(-108, 95, 0.7).Quill()
			b.At(108, 95, 0.56).Lantern()
		},
		"find/thanksgiving": func(b cut.Burin) {
			b.Plains(46)
			b.At(-104, 78, 0.56).Hut()
			b.At(104, 80, 0.6).Hut()
			b.Fill(cut.Poly(-70, 78, 70, 78, 84, 90, -84, 90), cut.Of(0.05).To(0.2).Cut(2).Wash(cut.White))
			for i, x := range []float64{-56, -22, 14, 48} {
				b.At(x, 88, 0.26).Basket([]cut.Wash{cut.GoldWash, cut.LeafWash, cut.RedWash, cut.DryWash}[i])
			}
			b.At(-4, 88, 0.3).Pot()
			for i, x := range []float64{-60, -30, 0, 30, 60} {
				p := cut.Bowed
				if i == 2 {
					p = cut.HandsUp.In(cut.Coat)
				}
				b.At(x, 78, 0.52).Figure(p)
			}
			listeners(b, -84, -30, 99, 0.5, 3)
			listeners(b, 40, 94, 99, -0.5, 3)
		},
		"find/elders-questions": func(b cut.Burin) {
			b.Lamp(0, 76, 90, 0.8)
			b.Night(66)
			b.Ground(72, 1, cut.Of(0.6).To(0.85).Cut(-6).Wash(cut.EarthWash))
			b.At(96, 84, 0.66).Hut()
			b.At(0, 92, 0.46).Lantern()
			b.At(-52, 98, 0.86).Figure(cut.Sitting.In(cut.Coat))
			p := cut.Sitting.In(cut.Robe)
			p.Hand = [2]float64{80, 120}
			b.At(46, 98, -0.86).Figure(p)
			b.At(78, 97, -0.8).Figure(cut.Sitting.In(cut.Robe))
			b.At(108, 98, -0.76).Figure(cut.Sitting)
			b.At(-20, 99, 0.3).Book()
			staff(b.At(-96, 97, 0.9), 70, 2)
		},
		"find/service": func(b cut.Burin) {
			b.Plains(44)
			b.At(0, 80, 0.7).Squeezed(1.3, 1).Hut()
			b.Rule(2.6, 0, 96, 0, 40)
			b.Rule(2.6, -12, 54, 12, 54)
			b.At(-24, 92, 0.7).Figure(speaker)
			listeners(b, 24, 124, 97, -0.5, 7)
			listeners(b, 34, 118, 86, -0.4, 6)
			listeners(b, -124, -56, 97, 0.5, 5)
			listeners(b, -118, -60, 86, 0.4, 4)
		},
		"find/quarrel-ended": func(b cut.Burin) {
			b.Plains(48)
			b.At(-100, 76, 0.5).Hut()
			b.At(100, 76, 0.5).Hut()
			p := cut.Open
			p.Hand, p.Lean = [2]float64{70, 76}, 10
			b.At(-38, 96, 0.76).Figure(p.In(cut.Robe))
			b.At(38, 96, -0.76).Figure(p)
			b.At(0, 90, 0.74).Figure(cut.Pose{Near: [2]float64{4, 2}, Far: [2]float64{-4, -2}, Hand: [2]float64{66, 60}, Hand2: [2]float64{-66, -60}, Dress: cut.Coat})
			b.At(-72, 95, 0.6).Figure(cut.Standing)
			b.At(72, 95, -0.6).Figure(cut.Standing.In(cut.Robe))
		},
		"find/eleven-orphans": func(b cut.Burin) {
			b.Plains(48)
			b.At(92, 86, 0.86).Hut()
			b.At(-64, 86, 0.66).Hut()
			b.At(40, 96, -0.78).Figure(cut.Open.In(cut.Robe))
			b.At(-104, 96, 0.76).Figure(cut.Open.In(cut.Coat))
			for i := range 11 {
				b.At(-84+11.4*float64(i), 94+3*float64(i%2), 0.34+0.05*float64(i%3)).Figure([]cut.Pose{cut.Walking, cut.Standing, cut.Open}[i%3].In([]cut.Dress{cut.Tunic, cut.Wrap}[i%2]))
			}
		},
		"find/evening-hymn": func(b cut.Burin) {
			b.Lamp(-8, 88, 90, 0.7)
			b.Sky(0.6, 0.2, 64, cut.DuskWash)
			b.Ground(70, 1, cut.Of(0.5).To(0.75).Cut(-6).Wash(cut.EarthWash))
			b.At(-114, 84, 0.86).Thorn()
			b.At(-8, 97, 0.5).Fire()
			for i, x := range []float64{-76, -52, 24, 48, 72} {
				k := 0.66
				if x > 0 {
					k = -k
				}
				p := cut.Standing
				p.Nod, p.Hand = -14, [2]float64{20, 90}
				b.At(x, 96, k).Figure(p.In([]cut.Dress{cut.Robe, cut.Coat, cut.Tunic, cut.Soldier, cut.Wrap}[i]))
			}
			for i, q := range [][2]float64{{-40, 40}, {-16, 26}, {12, 34}, {36, 18}, {60, 28}} { // the notes
				b.Fill(cut.Tilted(q[0], q[1], 4, 3, -20), cut.Of(1))
				b.Rule(1.3, q[0]+3.6, q[1]-1, q[0]+3.6, q[1]-15)
				if i%2 == 0 {
					b.Line(1.4, q[0]+3.6, q[1]-15, q[0]+8, q[1]-11, q[0]+9, q[1]-7)
				}
			}
		},
		"find/letters-by-fire": func(b cut.Burin) {
			b.Lamp(-4, 90, 90, 0.85)
			b.Night(64)
			b.Ground(72, 1, cut.Of(0.6).To(0.85).Cut(-6).Wash(cut.EarthWash))
			b.At(-4, 97, 0.5).Fire()
			b.At(-58, 70, 0.6).Slate()
			b.At(-96, 97, 0.76).Figure(cut.Pointing.In(cut.Coat))
			listeners(b, 34, 112, 97, -0.66, 4)
			b.At(-30, 98, 0.6).Pupil(cut.Wrap)
		},
		"find/spelling-book": func(b cut.Burin) {
			b.Ground(-4, 0.1, cut.Of(0.3).To(0.5).Cut(0).Wash(cut.WoodWash))
			b.Fill(cut.Poly(-92, 12, -10, 6, -4, 90, -86, 96), cut.Of(0.01).Wash(cut.White).Edge(1.2))
			fruitPicture(b.At(-70, 34, 1).Turned(-4))
			letterA(b.At(-32, 32, 1).Turned(-4))
			b.At(-68, 72, 0.2).Turned(-4).Fish(cut.Of(0.2).Wash(cut.GoldWash), false)
			for i := range 4 {
				b.Line(1.4, -44, 62+7*float64(i), -34, 61+7*float64(i), -14, 60+7*float64(i))
			}
			b.At(60, 94, 0.96).Press()
			b.At(116, 96, 0.7).Quill()
		},
		"find/captives-home": func(b cut.Burin) {
			b.Plains(48)
			b.At(96, 82, 0.66).Hut()
			b.At(64, 76, 0.5).Hut()
			b.At(-112, 76, 0.5).Thorn()
			coffle(b, 5, -66, 16, 95, 0.64)
			b.At(-96, 96, 0.74).Figure(cut.Walking.In(cut.Coat))
			b.At(48, 94, -0.62).Figure(cut.HandsUp.In(cut.Robe))
			b.At(72, 96, -0.62).Figure(cut.Running)
			b.Line(1.8, -50, 99, -40, 97, -30, 99)
			b.Line(1.8, -20, 99, -12, 96, 0, 99)
		},
		"find/petition": func(b cut.Burin) {
			b.Ground(-4, 0.1, cut.Of(0.3).To(0.5).Cut(0).Wash(cut.WoodWash))
			b.Fill(cut.Poly(-76, 4, 52, 0, 60, 100, -70, 104), cut.Of(0.01).Wash(cut.White).Edge(1.3))
			for i := range 4 {
				b.Line(1.4, -58, 14+6*float64(i), -20, 12+6*float64(i), 40-20*float64(i%2), 11+6*float64(i))
			}
			for i := range 14 { // many hands have signed
				x, y := -58+34*float64(i%3), 46+10*float64(i/3)
				w := b.Dice.Between(16, 28)
				b.Line(1, x, y, x+w*0.2, y-4, x+w*0.4, y+1, x+w*0.6, y-3, x+w*0.8, y+1, x+w, y-1)
			}
			b.Fill(cut.Oval(34, 88, 11, 10), cut.Of(0.4).Round(6).Deep(0.6).Wash(cut.RedWash))
			b.Even(1.6, 84, 20, 92, 34, 84, 48, 92, 62, 84, 76)
			for i := range 7 { // a broken chain
				b.Even(2.2, 92, 14+12*float64(i), 98, 18+12*float64(i), 92, 24+12*float64(i), 87, 18+12*float64(i), 92, 14+12*float64(i))
			}
			b.At(-108, 96, 0.7).Quill()
		},
		"find/open-sky": func(b cut.Burin) {
			b.Sky(0.2, 0.02, 60, cut.SkyWash)
			for i := range 18 {
				p := cut.Pt(-20, 60)
				a := 184 + 10*float64(i)
				b.Along(0.8, []cut.XY{p.Polar(a, 60), p.Polar(a, 76), p.Polar(a, 100)})
			}
			b.Hills(60, 3, 40, 3, cut.Of(0.24).Cut(0).Wash(cut.HillWash))
			b.Ground(68, 1, cut.Of(0.14).To(0.4).Cut(-6).Wash(cut.DryWash))
			b.Fill(cut.Blob(-52, 97, -40, 84, -14, 80, 8, 86, 14, 97), cut.Of(0.2).To(0.5).Like(cut.Craggy, 6).Wash(cut.RockWash))
			b.At(-20, 84, 0.72).Figure(speaker)
			listeners(b, 30, 124, 97, -0.5, 7)
			listeners(b, -124, -66, 97, 0.5, 4)
			b.At(104, 74, 0.4).Thorn()
		},
		"find/station-ground": func(b cut.Burin) {
			b.Sky(0.22, 0.04, 44, cut.SkyWash)
			b.Hills(43, 5, 24, 3, cut.Of(0.3).Cut(-12).Wash(cut.HillWash))
			b.Water(66, 101, 0.44, 0.26)
			b.Fill(append(cut.Shape(cut.Curve(b.Left(), 60, -60, 56, 0, 54, 60, 62, 86, 74, 40, 84, -30, 90, b.Left(), 96)), cut.Pt(b.Left(), 60)), cut.Of(0.14).To(0.4).Cut(-8).Wash(cut.LeafWash).Edge(1))
			for i := range 5 { // pegs and line
				x := -84 + 32*float64(i)
				b.Rule(1.8, x, 74, x, 62)
			}
			b.Rule(0.9, -84, 66, 44, 66)
			b.At(-104, 66, 0.5).Broad()
			b.At(-20, 82, 0.6).Figure(cut.Pointing.In(cut.Coat))
			b.At(4, 83, 0.56).Figure(cut.Standing.In(cut.Robe))
			b.At(-58, 84, 0.5).Figure(cut.Kneeling)
			b.At(96, 96, 0.44).Canoe()
			b.At(114, 66, 0.44).Palm()
		},
		"find/hill-station": func(b cut.Burin) {
			b.Sky(0.26, 0.03, 60, cut.SkyWash)
			b.Cloud(-70, 18, 36, 8)
			b.Hills(62, 8, 30, 3, cut.Of(0.26).Cut(0).Wash(cut.HillWash))
			hill := append(cut.Shape(cut.Curve(b.Left(), 92, -80, 76, -40, 54, 10, 44, 50, 48, 90, 70, b.Right(), 88)), cut.Pt(b.Right(), 102), cut.Pt(b.Left(), 102))
			b.Fill(hill, cut.Of(0.12).To(0.44).Cut(-14).Wash(cut.LeafWash).Edge(1))
			b.Fill(cut.Poly(-6, 50, -6, 30, 34, 30, 34, 50), cut.Of(0.04).ToRight(0.2).Cut(80).Wash(cut.White))
			b.Fill(cut.Poly(-10, 31, 4, 16, 26, 16, 38, 31), cut.Of(0.3).To(0.6).Cut(70).Like(cut.Furry, 3).Wash(cut.DryWash))
			b.Fill(cut.Poly(6, 50, 6, 36, 14, 36, 14, 50), cut.Of(0.85))
			b.Fill(cut.Poly(20, 44, 20, 37, 27, 37, 27, 44), cut.Of(0.7))
			b.Rule(1.4, 14, 16, 14, 5)
			b.Rule(1.4, 10, 9, 18, 9)
			b.At(-44, 66, 0.4).Conifer()
			b.At(60, 62, 0.42).Conifer()
			b.At(-74, 96, 0.56).Figure(cut.Pointing.In(cut.Coat))
			b.At(-96, 97, 0.5).Figure(cut.Standing.In(cut.Robe))
			b.At(104, 96, 0.44).Broad()
		},
		"find/meeting-wells": func(b cut.Burin) {
			b.Sky(0.1, 0.02, 62, cut.SandWash)
			b.Dune(-180, 0, 66, 14, 0.6)
			b.Dune(20, 190, 64, 18, 0.4)
			b.Ground(70, 1.5, cut.Of(0.06).To(0.24).Dots().Wash(cut.SandWash))
			b.At(-96, 82, 0.86).Palm()
			b.At(-72, 78, 0.7).Palm()
			b.At(104, 84, 0.8).Palm()
			wellHead(b.At(0, 96, 0.7))
			b.At(-44, 95, 0.64).Figure(speaker)
			listeners(b, 34, 86, 97, -0.5, 4)
			b.At(-84, 96, 0.5).Huddled(cut.BlueWash)
			b.At(-112, 97, 0.46).Huddled(cut.ClothWash)
			b.At(64, 78, 0.34).Camel()
		},
	})
}
