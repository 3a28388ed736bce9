package plates

import (
	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// The botanist's finds (rule 20): plants as plates show them, or where they stand.

// fruitBunch is a bunch of palm fruit, 60 units high, hung from above.
func fruitBunch(b cut.Burin) {
	b.Fill(cut.Tube(0, -52, 5, 2, -30, 4), cut.Of(0.5).Wash(cut.WoodWash))
	for row := range 6 {
		n := []int{3, 5, 6, 5, 4, 2}[row]
		for i := range n {
			x := (float64(i) - float64(n-1)/2) * 8
			b.Fill(cut.Oval(x, -28+8*float64(row), 4.8, 5.6), cut.Of(0.24).To(0.5).Cut(-40).Round(4).Deep(0.6).Wash(cut.FireWash))
		}
	}
}

// nut is a fruit cut open.
func nut(b cut.Burin) {
	b.Fill(cut.Oval(0, -16, 12, 15), cut.Of(0.2).Cut(60).Wash(cut.GoldWash))
	b.Fill(cut.Oval(0, -16, 7, 9), cut.Of(0.7).Cut(30).Wash(cut.WoodWash))
	b.Fill(cut.Oval(0, -16, 4, 6), cut.Of(0.02).Wash(cut.White))
}

// fig is a tree held in another's roots, 100 units high.
func fig(b cut.Burin) {
	b.Fill(cut.Tube(0, 2, 22, 0, -50, 18, 0, -92, 18), cut.Of(0.85).Cut(86).Wash(cut.WoodWash))
	root := cut.Of(0.2).ToRight(0.6).Cut(82).Round(3).Deep(0.4).Wash(cut.TawnyWash)
	for _, q := range [][8]float64{
		{-24, 4, -12, -16, -8, -46, -12, -84},
		{22, 4, 10, -14, 12, -44, 6, -82},
		{-36, 5, -16, -8, 4, -34, 10, -70},
		{36, 5, 14, -6, -4, -36, -12, -64},
		{-4, 4, 2, -20, -6, -40, 2, -78},
	} {
		b.Fill(cut.Tube(q[0], q[1], 9, q[2], q[3], 6.5, q[4], q[5], 5.4, q[6], q[7], 6), root)
	}
	for i := range 6 {
		y := -20 - 11*float64(i)
		b.Fill(cut.Tube(-10, y, 3.4, 0, y-4, 3, 10, y+3, 3.4), root)
	}
	light := cut.Of(0.3).To(0.6).Like(cut.Leafy, 8).Round(8).Wash(cut.LeafWash).Edge(0.7)
	b.Fill(cut.Lobes(-30, -86, 30, 13, 11, b.Dice), light)
	b.Fill(cut.Lobes(30, -88, 30, 13, 11, b.Dice), light)
	b.Fill(cut.Lobes(0, -95, 34, 12, 13, b.Dice), light)
}

// heath is heather grown to a tree, 100 units high.
func heath(b cut.Burin) {
	wood := cut.Of(0.6).ToRight(0.85).Cut(84).Wash(cut.WoodWash)
	b.Fill(cut.Tube(0, 2, 8, 3, -24, 6, -2, -50, 5), wood)
	for _, q := range [][2]float64{{-18, -66}, {14, -70}, {0, -84}} {
		b.Fill(cut.Tube(0, -38, 4, q[0]*0.6, -54, 3.4, q[0], q[1], 2), wood)
		b.Fill(cut.Lobes(q[0], q[1]-4, 14, 12, 11, b.Dice), cut.Of(0.3).To(0.65).Like(cut.Leafy, 3.4).Wash(cut.DeepWash).Edge(0.6))
		for range 8 {
			b.Fill(cut.Oval(q[0]+b.Dice.Spread(11), q[1]-4+b.Dice.Spread(9), 1.1, 1.1), cut.Of(0.05).Wash(cut.PinkWash).Edge(0.5))
		}
	}
}

// papyrusHead is the head alone, large.
func papyrusHead(b cut.Burin) {
	b.Fill(cut.Tube(0, 0, 3, 0, -22, 2.4), cut.Of(0.35).ToRight(0.7).Cut(85).Wash(cut.LeafWash))
	for i := range 27 {
		a := -188 + 196*float64(i)/26
		p := cut.Pt(0, -22)
		q := p.Polar(a, 30)
		q.Y += 3
		b.Along(0.8, []cut.XY{p, p.Polar(a, 16).Add(cut.Pt(0, -1)), q})
		b.Fill(cut.Tilted(q.X, q.Y, 1.8, 0.8, a), cut.Of(0.5).Wash(cut.TawnyWash).Edge(0.5))
	}
}

// pad is a lily's floating leaf with its cleft.
func pad(b cut.Burin, x, y, r float64) {
	b.Fill(append(cut.Arc(x, y, r, r*0.3, 20, 340), cut.Pt(x, y)), cut.Of(0.2).To(0.45).Cut(-10).Wash(cut.LeafWash).Edge(1))
	for i := range 7 {
		a := 50 + 43*float64(i)
		p := cut.Pt(x, y).Polar(a, r*0.9)
		b.Line(0.6, x, y, paint.Lerp(x, p.X, 0.5), y+(p.Y-y)*0.15, p.X, y+(p.Y-y)*0.3)
	}
}

func findsBotanist() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/ghost-orchid": func(b cut.Burin) {
			b.PlainWall()
			b.Fill(cut.Tube(-140, 84, 15, -60, 78, 12, 0, 82, 11, 140, 70, 8), cut.Of(0.5).Cut(4).Round(4).Deep(0.5).Like(cut.Mottled, 4).Wash(cut.WoodWash))
			for i := range 9 { // roots that hold the bough
				x := -44 + 9*float64(i)
				b.Even(1.4, x, 74, x+5, 82, x-2, 90)
			}
			b.Even(1.2, -30, 74, -24, 52, -34, 36)
			b.Even(1.2, 0, 74, 8, 46, 26, 30)
			b.Even(1.2, 10, 74, 40, 60, 66, 56)
			b.At(-36, 34, 0.86).Orchid()
			b.At(28, 30, 1).Orchid()
			b.At(70, 54, 0.7).Orchid()
			b.At(-96, 46, 0.5).Turned(16).Orchid()
		},
		"find/oil-palm": func(b cut.Burin) {
			b.Plains(66)
			for i, x := range []float64{-112, -84, -56, -30} {
				b.At(x, 84+6*float64(i%2), 0.84).Palm()
			}
			b.At(-8, 96, 0.96).Palm()
			fruitBunch(b.At(70, 78, 1))
			nut(b.At(112, 94, 1))
			b.At(-60, 97, 0.4).Figure(cut.Pointing.In(cut.Coat))
		},
		"find/strangler-fig": func(b cut.Burin) {
			b.Woodland()
			b.At(-104, 96, 0.9).Giant()
			b.At(104, 96, 0.9).Giant()
			fig(b.At(0, 98, 1))
			b.At(-60, 102, 0.44).Fern(7)
			b.At(62, 102, 0.44).Fern(7)
			b.At(44, 97, 0.26).Figure(cut.Pointing.In(cut.Coat))
		},
		"find/rubber-vine": func(b cut.Burin) {
			b.PlainWall()
			b.Fill(cut.Tube(-46, 106, 30, -42, 50, 27, -46, -6, 28), cut.Of(0.3).ToRight(0.8).Cut(86).Like(cut.Furry, 5).Wash(cut.WoodWash))
			b.Fill(cut.Tube(-84, 102, 9, -54, 80, 9, -24, 60, 9, -52, 36, 8, -62, 14, 8, -30, -6, 7), cut.Of(0.3).To(0.5).Cut(30).Round(3).Deep(0.5).Wash(cut.TawnyWash))
			for i := range 3 {
				b.Line(1.6, -34+2*float64(i), 56+5*float64(i), -26, 59+5*float64(i), -20, 58+5*float64(i))
			}
			b.Line(1.4, -24, 66, -22, 72, -22, 80)
			b.Fill(cut.Oval(-22, 79, 1.8, 2.6), cut.Of(0).Wash(cut.White))
			b.At(-20, 97, 0.34).Bowl(cut.Of(0.02).Wash(cut.White))
			b.At(8, 50, 1).Sprig(92, 40, 15, 4)
			b.At(60, 84, 0.5).Bloom(22, 5, cut.White)
			b.Fruit(104, 82, 11)
		},
		"find/wild-coffee": func(b cut.Burin) {
			b.PlainWall()
			b.At(-104, 54, 1).Sprig(176, 44, 17, 6)
			for i := range 5 {
				x := -76 + 30*float64(i)
				for j := range 4 {
					b.Fruit(x+4.4*float64(j)-6, 49+4*float64(j%2), 4.4)
				}
			}
			b.At(88, 84, 0.5).Bloom(20, 5, cut.White)
			b.At(-92, 88, 0.4).Bean()
			b.At(-70, 90, 0.4).Turned(30).Bean()
		},
		"find/acacias": func(b cut.Burin) {
			b.PlainWall()
			b.At(-96, 96, 0.92).ThornTwig(92, 16, 0)
			b.At(-50, 97, 0.92).ThornTwig(80, 7, 5)
			b.At(-8, 96, 0.92).ThornTwig(92, 11, -3)
			b.At(34, 97, 0.92).ThornTwig(76, 9, 8)
			b.At(98, 94, 0.8).Thorn()
		},
		"find/tree-aloe": func(b cut.Burin) {
			b.Sky(0.12, 0.03, 64, cut.SandWash)
			b.Hills(62, 5, 24, 3, cut.Of(0.3).Cut(-14).Wash(cut.RockWash))
			b.Ground(70, 2, cut.Of(0.08).To(0.3).Dots().Wash(cut.SandWash))
			b.At(-10, 97, 0.98).QuiverTree()
			b.At(78, 84, 0.56).QuiverTree()
			b.At(-90, 80, 0.44).QuiverTree()
			for _, q := range [][3]float64{{-50, 95, 8}, {34, 96, 9}, {112, 94, 7}, {-112, 96, 9}} {
				b.Stone(q[0], q[1], q[2])
			}
		},
		"find/giant-lobelia": func(b cut.Burin) {
			b.Heights(80)
			b.At(-66, 96, 0.84).Lobelia()
			b.At(-22, 94, 0.72).Lobelia()
			b.At(20, 97, 0.96).Lobelia()
			b.At(104, 92, 0.6).Lobelia()
			b.At(62, 98, 0.36).Figure(cut.Pointing.In(cut.Coat))
		},
		"find/tree-heath": func(b cut.Burin) {
			b.Heights(78)
			b.At(14, 97, 0.62).Tent()
			for i, x := range []float64{-104, -70, -36, 78, 112} {
				heath(b.At(x, 97, 0.94+0.06*float64(i%2)))
			}
			b.At(40, 98, 0.4).Figure(cut.Standing.In(cut.Coat))
		},
		"find/pencil-cedar": func(b cut.Burin) {
			b.Heights(78)
			for i, x := range []float64{-116, -92, -70, -44, -16, 14} {
				b.At(x, 86+float64(i%3)*5, 0.74+0.1*float64(i%3)).Conifer()
			}
			b.At(52, 98, 1.04).Conifer()
			b.At(108, 96, 0.9).Conifer()
		},
		"find/papyrus": func(b cut.Burin) {
			b.PlainWall()
			for i, x := range []float64{-100, -82, -58} {
				b.At(x, 92, 0.92+0.06*float64(i%2)).Papyrus(float64(i)*9 - 10)
			}
			b.Fill(cut.Tube(-112, 92, 6, -80, 95, 7, -44, 91, 5), cut.Of(0.5).Round(2).Wash(cut.EarthWash))
			papyrusHead(b.At(14, 96, 1.5).Squeezed(1.2, 0.9))
			b.Fill(cut.Tube(84, 94, 12, 86, 40, 10), cut.Of(0.2).ToRight(0.6).Cut(86).Wash(cut.LeafWash))
			b.Fill(cut.Poly(104, 40, 118, 40, 111, 54), cut.Of(0.1).Dots().Wash(cut.LeafWash))
			b.Fill(cut.Poly(104, 64, 122, 64, 122, 94, 104, 94), cut.Of(0.05).Cut(0).Wash(cut.DryWash))
			for i := range 7 {
				b.Rule(0.6, 104, 67+4*float64(i), 122, 67+4*float64(i))
			}
		},
		"find/blue-lily": func(b cut.Burin) {
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), cut.Of(0.14).To(0.4).Ripples().Wash(cut.WaterWash).Bare())
			for _, q := range [][3]float64{{-78, 62, 40}, {70, 56, 44}, {-6, 84, 46}, {112, 90, 30}, {-116, 94, 30}} {
				pad(b, q[0], q[1], q[2])
			}
			b.At(-40, 62, 2.4).Lily(0, 0, 14)
			b.At(28, 50, 2.9).Lily(0, 0, 15)
			b.At(92, 72, 1.8).Lily(0, 0, 13)
			b.At(-100, 52, 1.4).Lily(0, 0, 12)
		},
		"find/desert-melon": func(b cut.Burin) {
			b.Sky(0.08, 0.02, 40, cut.SandWash)
			b.Dune(-170, 30, 46, 14, 0.6)
			b.Dune(0, 190, 44, 18, 0.4)
			b.Ground(54, 1.5, cut.Of(0.06).To(0.2).Dots().Wash(cut.SandWash))
			b.Even(1.6, -120, 92, -80, 84, -30, 92, 30, 82, 80, 92, 120, 84)
			for i := range 11 {
				x := -110 + 22*float64(i)
				b.Leaf(x, 88, -100+30*float64(i%3), 20, 12)
			}
			b.At(-60, 92, 1).Melon(17)
			b.At(6, 94, 1).Melon(22)
			b.At(82, 93, 1).Melon(18)
			b.Fill(cut.Arc(44, 92, 15, 14, 180, 360), cut.Of(0.1).Wash(cut.LeafWash))
			b.Fill(cut.Oval(44, 92, 15, 4.4), cut.Of(0.04).Dots().Wash(cut.GlowWash))
		},
		"find/date-palm": func(b cut.Burin) {
			b.Sky(0.12, 0.03, 74, cut.SandWash)
			b.Dune(-180, 0, 64, 16, 0.6)
			b.Dune(10, 190, 62, 20, 0.4)
			b.Ground(72, 1.5, cut.Of(0.08).To(0.26).Dots().Wash(cut.SandWash))
			b.Pool(cut.Oval(-64, 92, 44, 5), 0.36, 0.2)
			b.At(-12, 96, 1.12).DatePalm()
			b.At(-92, 86, 0.84).DatePalm()
			b.At(40, 88, 0.84).DatePalm()
			fruitBunch(b.At(92, 74, 0.9))
		},
		"find/spray-ferns": func(b cut.Burin) {
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), cut.Of(0.5).To(0.7).Cut(80).Like(cut.Craggy, 12).Wash(cut.RockWash).Bare())
			b.Fall(-34, 30, b.Top-1, 96)
			b.Cloud(-2, 94, 50, 8)
			b.At(-84, 70, 0.8).Fern(9)
			b.At(84, 66, 0.84).Fern(9)
			b.At(-56, 101, 0.66).Fern(9)
			b.At(58, 102, 0.7).Fern(9)
			b.At(-118, 40, 0.5).Fern(7)
			b.At(118, 34, 0.5).Fern(7)
			b.LeafFeather(-118, 104, -40, 80, 24)
			b.LeafFeather(118, 104, -140, 80, 24)
		},
	})
}
