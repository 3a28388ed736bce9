package plates

import cut "sourceofthenile/render/engraving"

// minerals are finds in the ground that only this game has.
func minerals() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/natron": func(b cut.Burin) { // a lake that dries up, and its crust in heaps
			b.Sky(0.14, 0.03, 40, cut.SkyWash)
			b.Hills(40, 3, 60, 5, cut.Of(0.3).Cut(0).Wash(cut.HillWash))
			b.Water(42, 60, 0.3, 0.16)
			b.Fill(cut.Poly(b.Left(), 58, -40, 54, 50, 60, b.Right(), 56, b.Right(), 101, b.Left(), 101), cut.Of(0.04).Bare().Wash(cut.White))
			for _, q := range [][3]float64{{-104, 82, 22}, {-64, 74, 16}, {36, 78, 20}, {92, 86, 26}} {
				b.Fill(cut.Poly(q[0]-q[2], q[1], q[0]-4, q[1]-q[2]*0.8, q[0]+5, q[1]-q[2]*0.76, q[0]+q[2], q[1]), cut.Of(0.06).ToRight(0.42).Cut(58).Wash(cut.White).Edge(1))
			}
			for _, q := range [][2]float64{{-30, 70}, {8, 88}, {62, 94}, {-84, 94}} {
				b.Fill(cut.Oval(q[0], q[1], 11, 3), cut.Of(0.4).Wash(cut.WaterWash).Edge(0.9))
			}
			b.At(-14, 96, 0.62).Figure(cut.Pose{Lean: 24, Near: [2]float64{24, 4}, Far: [2]float64{-14, -20}, Hand: [2]float64{100, 140}, Hand2: [2]float64{60, 90}})
			b.At(10, 98, 0.4).Basket(cut.White)
		},
		"find/rock-salt": func(b cut.Burin) { // slabs, and what carries them
			b.Sky(0.1, 0.02, 46, cut.SandWash)
			b.Dune(-130, 20, 62, 22, -50)
			b.Fill(cut.Poly(b.Left(), 60, b.Right(), 58, b.Right(), 101, b.Left(), 101), cut.Of(0.08).Cut(0).Wash(cut.SandWash))
			slab := func(x, y, w, h float64) {
				b.Fill(cut.Poly(x, y, x+w, y-2, x+w, y+h-2, x, y+h), cut.Of(0.04).ToRight(0.3).Cut(70).Wash(cut.White).Edge(1.1))
			}
			for i := range 4 {
				slab(-112+3*float64(i%2), 86-9*float64(i), 44, 9)
				slab(-58+2*float64(i%2), 90-9*float64(i), 38, 9)
			}
			b.At(46, 95, 0.8).Camel()
			slab(26, 52, 16, 20)
			b.At(98, 96, 0.6).Figure(cut.Pointing)
		},
		"find/amethyst": func(b cut.Burin) {
			b.PlainWall()
			violet := cut.RGB(0.66, 0.5, 0.8)
			b.At(-58, 84, 0.86).Crystals(violet)
			b.At(6, 92, 1.16).Crystals(violet)
			b.At(70, 86, 0.8).Crystals(violet)
			b.Stone(-100, 94, 9)
			b.Stone(104, 92, 11)
			b.At(112, 60, 0.34).Turned(-50).Hammer()
		},
		"find/graphite": func(b cut.Burin) { // a grey seam in a bank, and a page written on with it
			b.Sky(0.2, 0.05, 30, cut.SkyWash)
			b.At(84, 32, 0.4).Thorn()
			bank := append(cut.Shape(cut.Curve(b.Left(), 24, -70, 22, 0, 34, 70, 32, b.Right(), 36)), cut.Pt(b.Right(), 90), cut.Pt(b.Left(), 90))
			b.Beds(bank, 22, 92, []float64{0.16, 0.3, 0.12, 0.28, 0.1, 0.24, 0.14}, -4, cut.RockWash)
			in := b.Within(bank)
			in.Fill(cut.Tube(b.Left(), 44, 14, -50, 54, 18, 20, 58, 13, b.Right(), 72, 16), cut.Of(0.82).Cut(20).Like(cut.Mottled, 3).Wash(cut.GreyWash).Edge(1.2))
			in.Bright(1.1, -118, 46, -80, 52, -40, 56)
			in.Bright(1.1, 0, 58, 44, 62, 90, 70)
			b.Ground(88, 2, cut.Of(0.3).To(0.5).Cut(-6).Wash(cut.EarthWash))
			for _, q := range [][3]float64{{-96, 92, 9}, {-78, 95, 6}, {40, 94, 8}} {
				b.Fill(cut.Lobes(q[0], q[1], q[2], q[2]*0.7, 7, b.Dice), cut.Of(0.86).Wash(cut.GreyWash).Edge(0.9))
			}
			b.At(-22, 97, 0.66).Figure(cut.Pointing.In(cut.Coat))
		},
	})
}
