package plates

import cut "sourceofthenile/render/engraving"

// Where an account is heard besides the great room of the Society (22): bent over a table of charts, or before the
// cases of the museum.

func halls() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"europe/map-room": func(b cut.Burin) {
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), cut.Of(0.5).To(0.36).Cut(90).Wash(cut.WoodWash).Bare())
			shelves(b)
			b.Fill(cut.Poly(b.Left(), 80, b.Right(), 80, b.Right(), 101, b.Left(), 101), cut.Of(0.24).To(0.5).Cut(0).Wash(cut.EarthWash).Edge(0.8))
			globe(b.At(8-edge(b, 116), 80, 1))
			b.Rule(1.4, 0, b.Top, 0, 22)
			b.Fill(cut.Poly(-5, 22, 5, 22, 17, 33, -17, 33), cut.Of(0.3).ToRight(0.6).Cut(80).Wash(cut.LeafWash))
			b.Fill(cut.Oval(0, 34, 9, 2.6), cut.Of(0.02).Wash(cut.GlowWash))
			p := cut.Pointing.In(cut.Evening)
			p.Lean, p.Nod, p.Hand = 14, 10, [2]float64{52, 60}
			b.At(-edge(b, 80), 90, 0.62).Figure(cut.Standing.In(cut.Evening))
			b.At(-40, 90, 0.62).Figure(p)
			p.Hand = [2]float64{40, 66}
			b.At(46, 90, -0.62).Figure(p)
			b.At(edge(b, 84), 90, -0.6).Figure(cut.Standing.In(cut.Evening))
			for _, x := range []float64{-88, 88} {
				b.Fill(cut.Tube(x, 84, 4, x, 102, 3), cut.Of(0.4).ToRight(0.7).Cut(80).Wash(cut.WoodWash))
			}
			b.Fill(cut.Poly(-92, 73, 92, 73, 104, 84, -104, 84), cut.Of(0.16).To(0.3).Cut(0).Wash(cut.WoodWash))
			b.Fill(cut.Poly(-104, 84, 104, 84, 104, 88, -104, 88), cut.Of(0.5).To(0.7).Cut(0).Wash(cut.WoodWash))
			sheet := cut.Poly(-58, 74, 54, 74, 62, 83, -64, 83)
			b.Fill(sheet, cut.Of(0.02).Wash(cut.White).Edge(1))
			on := b.Within(sheet)
			on.Fill(cut.Blob(-30, 74, 6, 73, 34, 76, 26, 80, 12, 84, -8, 84, -14, 79), cut.Of(0.1).Cut(24).Wash(cut.SandWash).Edge(0.8))
			on.Even(0.8, 0, 74, 6, 77, 2, 80, 6, 83)
			b.Fill(cut.Tube(64, 79, 3, 86, 77, 3), cut.Of(0.06).To(0.3).Cut(4).Wash(cut.ClothWash))
		},
		"europe/museum": func(b cut.Burin) {
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 101, b.Left(), 101), cut.Of(0.2).To(0.12).Cut(90).Wash(cut.LeafWash).Bare())
			b.Fill(cut.Poly(b.Left(), 78, b.Right(), 78, b.Right(), 101, b.Left(), 101), cut.Of(0.16).To(0.4).Cut(0).Wash(cut.WoodWash).Edge(0.8))
			at := edge(b, 110) - 12
			for _, x := range []float64{-at, at} { // cases against the wall
				b.Fill(cut.Poly(x-26, 10, x+26, 10, x+26, 82, x-26, 82), cut.Of(0.06).Cut(60).Wash(cut.BlueWash).Edge(1.6))
				b.Fill(cut.Poly(x-29, 6, x+29, 6, x+29, 11, x-29, 11), cut.Of(0.5).Wash(cut.WoodWash))
				b.Fill(cut.Poly(x-29, 72, x+29, 72, x+29, 84, x-29, 84), cut.Of(0.4).To(0.6).Cut(0).Wash(cut.WoodWash))
				b.Rule(0.9, x-26, 40, x+26, 40)
			}
			b.At(-at, 39, 0.24).Ostrich(true)
			b.At(-at, 70, 0.2).Crocodile()
			b.At(at, 39, 0.28).Secretary()
			b.At(at, 70, 0.3).Wader()
			b.At(-2, 42, 0.36).Elephant(false)
			b.Fill(cut.Poly(-30, 42, 30, 42, 30, 47, -30, 47), cut.Of(0.5).Wash(cut.WoodWash))
			p := cut.Pointing.In(cut.Evening)
			p.Lean, p.Nod, p.Hand = 12, 8, [2]float64{50, 64}
			b.At(-38, 95, 0.6).Figure(p)
			b.At(36, 94, -0.62).Figure(cut.Standing.In(cut.Evening))
			b.At(54, 98, -0.62).Figure(p)
			b.At(-edge(b, 86), 97, 0.6).Figure(cut.Standing.In(cut.Evening))
			b.At(0, 96, 0.5).Chest(true)
			b.At(-6, 80, 0.22).Parrot()
		},
	})
}

// edge is so far from the middle, or as far as there is room for somebody who stands there.
func edge(b cut.Burin, x float64) float64 { return min(x, b.Half-16) }

// shelves are books from wall to wall, above the heads of whoever stands before them.
func shelves(b cut.Burin) {
	washes := []cut.Tone{cut.Of(0.3).Cut(80).Wash(cut.RedWash), cut.Of(0.4).Cut(80).Wash(cut.BlueWash), cut.Of(0.3).Cut(80).Wash(cut.GoldWash), cut.Of(0.5).Cut(80).Wash(cut.LeafWash)}
	for foot, row := 60.0, 0; foot > b.Top; foot, row = foot-20, row+1 {
		for x, k := b.Left()+2, row; x < b.Right()-3; k++ {
			w, h := 4+2*b.Dice.Next(), 12+5*b.Dice.Next()
			b.Fill(cut.Poly(x, foot, x, foot-h, x+w, foot-h, x+w, foot), washes[k%len(washes)].Edge(0.5))
			x += w + 0.4
		}
		b.Fill(cut.Poly(b.Left(), foot, b.Right(), foot, b.Right(), foot+2.6, b.Left(), foot+2.6), cut.Of(0.6).Wash(cut.WoodWash))
	}
}

// globe stands on the floor, on three feet.
func globe(b cut.Burin) {
	b.Rule(2, -9, 20, 0, -2)
	b.Rule(2, 9, 20, 0, -2)
	b.Rule(2, 0, 22, 0, -2)
	b.Fill(cut.Oval(0, -20, 18, 18), cut.Of(0.06).ToRight(0.5).Cut(60).Round(3).Wash(cut.BlueWash).Edge(1.2))
	b.Fill(cut.Blob(-6, -32, 6, -32, 9, -24, 4, -14, 0, -8, -4, -18, -9, -24), cut.Of(0.16).Cut(30).Wash(cut.SandWash).Edge(0.7))
	b.Even(0.6, -18, -20, 0, -16, 18, -20)
	b.Even(0.6, -2, -38, -10, -20, -2, -2)
	b.Even(1.4, -21, -12, -12, 1, 0, 3, 14, 0, 21, -12)
}
