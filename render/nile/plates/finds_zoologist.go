package plates

import (
	"math"

	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// The zoologist's finds (rule 20): beasts where they live.

// branchSpray is a leafy twig that rises from (x, y) at an angle.
func branchSpray(b cut.Burin, x, y, deg float64) {
	b.PlainWall()
	end := cut.Pt(x, y).Polar(deg, 90)
	b.Fill(cut.Tube(x, y, 5, paint.Lerp(x, end.X, 0.5)-4, paint.Lerp(y, end.Y, 0.5), 3.4, end.X, end.Y, 1.4), cut.Of(0.6).Cut(deg).Round(2).Wash(cut.WoodWash))
	for i := range 9 {
		f := (float64(i) + 0.7) / 9
		b.Leaf(paint.Lerp(x, end.X, f)-3*f, paint.Lerp(y, end.Y, f), deg+58-116*float64(i%2), 26-9*f, 10-3*f)
	}
}

func findsZoologist() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/colobus": func(b cut.Burin) {
			b.Sky(0.24, 0.08, 101, cut.LeafWash)
			for i := range 9 {
				b.At(-130+32*float64(i), 108, 1).FarTree()
			}
			b.Fill(cut.Tube(-140, 40, 12, -60, 46, 10, 20, 40, 8, 140, 50, 6), cut.Of(0.6).Cut(6).Round(3).Wash(cut.WoodWash))
			b.Fill(cut.Tube(-10, 42, 6, 30, 20, 4, 70, 8, 3), cut.Of(0.6).Cut(6).Wash(cut.WoodWash))
			b.At(-70, 46, 0.72).Monkey()
			b.At(6, 42, 0.78).Monkey()
			b.At(84, 46, -0.66).Monkey()
			b.Fill(cut.Lobes(-112, 8, 44, 16, 13, b.Dice), cut.Of(0.5).To(0.75).Like(cut.Leafy, 8).Wash(cut.DeepWash).Edge(0.7))
			b.Fill(cut.Lobes(112, 12, 44, 18, 13, b.Dice), cut.Of(0.4).To(0.7).Like(cut.Leafy, 8).Wash(cut.LeafWash).Edge(0.7))
			b.Fill(cut.Lobes(-30, 4, 36, 10, 11, b.Dice), cut.Of(0.4).To(0.7).Like(cut.Leafy, 8).Wash(cut.LeafWash).Edge(0.7))
		},
		"find/great-ape": func(b cut.Burin) {
			b.Woodland()
			b.At(-96, 96, 0.95).Giant()
			b.At(98, 94, 0.9).Giant()
			b.At(0, 98, 0.88).Ape()
			b.BananaLeaf(-70, 104, -110, 44)
			b.BananaLeaf(66, 104, -60, 44)
			b.At(-50, 102, 0.44).Fern(7)
			b.At(48, 102, 0.44).Fern(7)
		},
		"find/grey-parrots": func(b cut.Burin) {
			b.Sky(0.3, 0.04, 101, cut.DuskWash)
			b.Hills(78, 7, 18, 3, cut.Of(0.4).Cut(-10).Like(cut.Leafy, 6).Wash(cut.LeafWash))
			b.Fill(cut.Tube(-140, 84, 12, -60, 66, 9, 10, 62, 6, 60, 52, 3), cut.Of(0.7).Cut(-8).Round(3).Wash(cut.WoodWash))
			b.At(-84, 68, 0.74).Parrot()
			b.At(-34, 62, 0.78).Parrot()
			b.At(18, 60, -0.72).Parrot()
			grey := cut.Of(0.4).Cut(50).Wash(cut.GreyWash)
			b.At(68, 34, 0.36).Mirror().Flying(grey)
			b.At(104, 20, 0.28).Mirror().Flying(grey)
			b.At(112, 48, 0.3).Mirror().Flying(grey)
			b.At(44, 16, 0.2).Mirror().Flying(grey)
			b.Fill(cut.Lobes(-118, 22, 36, 22, 11, b.Dice), cut.Of(0.4).To(0.7).Like(cut.Leafy, 8).Wash(cut.DeepWash).Edge(0.7))
		},
		"find/swallowtail": func(b cut.Burin) {
			branchSpray(b, -100, 96, -40)
			b.At(0, 50, 0.92).Butterfly()
			b.At(92, 60, 0.46).Turned(24).Butterfly()
			b.At(-88, 40, 0.3).Turned(-20).Butterfly()
		},
		"find/termite-hill": func(b cut.Burin) {
			b.Plains(56)
			b.At(-92, 74, 0.5).Thorn()
			hill := cut.Poly(-44, 0, -34, -16, -28, -44, -16, -58, -8, -92, 2, -98, 8, -70, 22, -50, 30, -24, 44, 0).Ragged(2, 6, 7)
			c := b.At(0, 96, 0.96)
			c.Fill(hill, cut.Of(0.12).ToRight(0.72).Cut(72).Like(cut.Craggy, 9).Wash(cut.EarthWash))
			c.Fill(cut.Blob(0, -84, 12, -60, 26, -28, 30, -2, 4, -2, 0, -30, -3, -60), cut.Of(0.06).To(0.2).Wash(cut.SandWash).Edge(1.2))
			for _, q := range [][4]float64{{8, -60, 4, 7}, {10, -42, 6, 5}, {8, -26, 5, 4}, {18, -30, 4, 5}, {14, -12, 9, 6}, {4, -74, 2, 5}} {
				c.Fill(cut.Lobes(q[0], q[1], q[2], q[3], 7, b.Dice), cut.Of(0.9).Edge(0.5))
			}
			c.Fill(cut.Oval(14, -12, 4, 2), cut.Of(0.05).Wash(cut.DryWash))
			b.At(82, 76, 1).Termite()
			b.At(-56, 96, 0.4).Termite()
			b.At(66, 95, 0.4).Termite()
			b.At(94, 96, -0.36).Termite()
		},
		"find/wild-dogs": func(b cut.Burin) {
			b.Plains(54)
			b.At(100, 78, 0.6).Thorn()
			b.At(70, 76, 0.5).Antelope(cut.Of(0.14).To(0.3).Cut(-45).Round(5).Wash(cut.TawnyWash), true)
			b.At(-84, 94, 0.56).WildDog(true)
			b.At(-30, 88, 0.5).WildDog(true)
			b.At(20, 96, 0.6).WildDog(true)
			b.At(-110, 82, 0.34).WildDog(true)
			b.Blades(b.Left(), b.Right(), 101, 9, 60, cut.Of(0.4).Wash(cut.DryWash))
		},
		"find/weaver-nests": func(b cut.Burin) {
			b.Plains(64)
			b.At(-10, 100, 1.06).Thorn()
			for i := range 26 {
				x, y := -46+3.6*float64(i)+b.Dice.Spread(3), 22+8*math.Abs(math.Sin(float64(i)*1.7))
				b.Rule(0.7, x, y-6, x, y+1)
				b.Fill(cut.Blob(x-3.4, y+8, x-4, y+3, x, y, x+4, y+3, x+3.6, y+8, x+1, y+10), cut.Of(0.2).To(0.5).Cut(50).Like(cut.Furry, 2).Wash(cut.DryWash).Edge(0.8))
				b.Fill(cut.Oval(x+1, y+8.6, 1.6, 1.2), cut.Of(1))
			}
			b.At(-92, 60, 0.9).Weaver()
			b.Rule(1.4, -120, 63, -66, 59)
			b.At(76, 40, 0.5).Weaver()
			b.At(96, 66, 0.5).Mirror().Weaver()
		},
		"find/secretary-bird": func(b cut.Burin) {
			b.Plains(60)
			b.At(-100, 76, 0.5).Thorn()
			b.At(-8, 95, 0.84).Secretary()
			b.Fill(cut.Tube(70, 96, 2, 48, 92, 6, 30, 97, 7, 14, 93, 7, 16, 82, 6, 24, 76, 5), cut.Of(0.4).Cut(80).Round(3).Wash(cut.LeafWash))
			b.Fill(cut.Blob(22, 78, 24, 71, 33, 70, 36, 74, 28, 79), cut.Of(0.4).Wash(cut.LeafWash))
			b.Line(0.7, 36, 73, 42, 72, 45, 74)
			b.Grass(84, 99, 16, 8)
		},
		"find/shoebill": func(b cut.Burin) {
			b.Sky(0.2, 0.05, 48, cut.SkyWash)
			b.Hills(47, 2, 24, 3, cut.Of(0.35).Cut(-8).Wash(cut.LeafWash))
			b.Water(50, 101, 0.46, 0.26)
			b.At(0, 96, 0.82).Shoebill()
			b.Wavelets(0, 97, 26, 2)
			for _, q := range [][3]float64{{-112, 99, 0.9}, {-92, 101, 1}, {-70, 103, 0.86}, {-50, 101, 0.7}, {62, 101, 0.8}, {84, 102, 1}, {106, 100, 0.9}, {124, 102, 1}} {
				b.At(q[0], q[1], q[2]).Papyrus(b.Dice.Spread(14))
			}
		},
		"find/lungfish": func(b cut.Burin) {
			b.Sky(0.1, 0.03, 26, cut.SkyWash)
			b.At(-100, 30, 0.3).ReedClump(8)
			b.Fill(cut.Land(b.Skyline(26, 1.5, 30, 3), 101), cut.Of(0.5).To(0.75).Cut(-14).Like(cut.Mottled, 8).Wash(cut.EarthWash).Edge(1))
			for i := range 16 { // cracks of the dried mud
				x := -130 + 17*float64(i)
				b.Line(1.3, x, 27, x+b.Dice.Spread(5), 33, x+b.Dice.Spread(7), 42)
			}
			b.Fill(cut.Tube(0, 26, 5, 1, 36, 6, 0, 46, 9), cut.Of(0.95))
			b.Fill(cut.Oval(0, 70, 52, 25), cut.Of(0.08).To(0.2).Wash(cut.SandWash).Edge(1.3))
			skin := cut.Of(0.34).To(0.5).Cut(60).Round(5).Deep(0.55).Like(cut.Mottled, 4).Wash(cut.LeafWash)
			b.Fill(cut.Tube(34, 62, 2, 40, 74, 8, 20, 88, 14, -18, 87, 17, -36, 74, 18, -26, 58, 18, 0, 52, 17), skin)
			b.Fill(cut.Blob(-6, 60, -2, 44, 12, 44, 26, 52, 28, 60, 18, 64, 4, 63), skin)
			b.Fill(cut.Oval(18, 52, 2, 2), cut.Of(1))
			b.Line(1, 28, 58, 20, 59, 14, 57)
			b.Line(1.2, 8, 62, 20, 72, 18, 80)
			b.At(96, 44, 0.5).Page(0)
		},
		"find/mouthbrooders": func(b cut.Burin) {
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), cut.Of(0.24).To(0.5).Ripples().Wash(cut.WaterWash).Bare())
			b.At(-22, 48, 0.84).Fish(cut.Of(0.2).To(0.4).Cut(20).Round(7).Deep(0.5).Wash(cut.GoldWash), false)
			for range 16 {
				x, y := 62+b.Dice.Spread(18), 46+b.Dice.Spread(22)
				b.At(x, y, 0.10).Fish(cut.Of(0.3).Wash(cut.GoldWash).Edge(0.5), false)
			}
			b.At(88, 84, -0.5).Fish(cut.Of(0.2).To(0.4).Cut(20).Round(5).Wash(cut.BlueWash), false)
			for _, q := range [][3]float64{{-104, 96, 12}, {-74, 99, 9}, {36, 99, 10}, {120, 98, 11}} {
				b.Stone(q[0], q[1], q[2])
			}
			b.Blades(-130, -90, 92, 40, 9, cut.Of(0.5).Wash(cut.LeafWash))
		},
		"find/toothed-fish": func(b cut.Burin) {
			b.PlainWall()
			b.At(0, 54, 1.12).Fish(cut.Of(0.2).To(0.4).Cut(20).Round(7).Deep(0.55).Wash(cut.RGB(0.86, 0.9, 0.88)), true)
			b.Rule(1, -84, 88, 80, 88)
			for i := range 9 {
				b.Rule(0.8, -84+20.5*float64(i), 85.5, -84+20.5*float64(i), 88)
			}
		},
		"find/river-calves": func(b cut.Burin) {
			b.Sky(0.2, 0.05, 40, cut.SkyWash)
			b.Hills(39, 5, 24, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 5).Wash(cut.LeafWash))
			b.Water(44, 101, 0.46, 0.26)
			b.Bank(-1, 82, 20, 0.7)
			b.At(-64, 88, 0.76).Hippo()
			b.At(-4, 90, 0.34).Hippo()
			b.At(52, 74, 0.5).Hippo()
			b.At(88, 76, 0.24).Hippo()
			b.Fill(cut.Blob(14, 74, 60, 70, 110, 73, 112, 84, 16, 84), cut.Of(0.4).To(0.3).Ripples().Wash(cut.WaterWash).Bare())
			b.Wavelets(60, 74, 48, 4)
			b.At(114, 101, 0.5).ReedClump(10)
			b.At(-116, 101, 0.5).ReedClump(9)
		},
		"find/cliff-baboons": func(b cut.Burin) {
			b.Sky(0.28, 0.05, 60, cut.SkyWash)
			b.Peak(70, 6, 80, 60, false, 0.6)
			b.Hills(70, 6, 24, 3, cut.Of(0.3).Cut(-20).Wash(cut.HillWash))
			b.Ground(84, 3, cut.Of(0.16).To(0.4).Cut(-10).Wash(cut.DryWash))
			b.Cliff(-1, -84, 92)
			b.At(-30, 95, 0.8).Baboon()
			b.At(36, 90, 0.6).Baboon()
			b.At(92, 94, -0.6).Baboon()
			b.At(72, 78, 0.3).Baboon()
			b.Grass(88, 99, 18, 6)
		},
		"find/bearded-vulture": func(b cut.Burin) {
			b.Sky(0.3, 0.05, 90, cut.SkyWash)
			b.Peak(-84, 44, 101, 60, false, 0.7)
			b.Peak(88, 40, 101, 64, true, 0.8)
			b.At(0, 44, 0.74).Lammergeier()
			b.At(26, 82, 0.4).Turned(60).Bone()
			for _, x := range []float64{-20, 6, 30, 50} {
				b.Stone(x, 97, 7)
			}
			b.At(14, 91, 0.36).Bone()
		},
		"find/sidewinder": func(b cut.Burin) {
			b.Sky(0.08, 0.02, 34, cut.SandWash)
			b.Dune(-170, 40, 40, 16, 0.6)
			b.Dune(10, 190, 38, 18, 0.4)
			b.Ground(46, 2, cut.Of(0.06).To(0.24).Dots().Wash(cut.SandWash))
			for i := range 6 { // the tracks it leaves
				x := -124 + 24*float64(i)
				b.Even(1.4, x, 94-4*float64(i), x+12, 80-3*float64(i), x+18, 66-2*float64(i))
				b.Even(0.8, x+2, 95-4*float64(i), x+14, 81-3*float64(i), x+20, 67-2*float64(i))
			}
			b.At(34, 82, 0.86).Viper(3)
		},
	})
}
