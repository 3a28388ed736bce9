package plates

import (
	"math"

	cut "sourceofthenile/render/engraving"
)

// Signs of those figures of the Sheet that are no thing: told apart as small as a letter is high.

func signsOfFigures() cut.Plates {
	return cut.Emblems(map[string]func(b cut.Burin){
		"figure/health": func(b cut.Burin) { // a heart
			side := func(s float64) []cut.XY { return cut.Curve(0, 98, 40*s, 62, 50*s, 30, 26*s, 10, 0, 28) }
			left := side(-1)
			all := side(1)
			for i := len(left) - 1; i >= 0; i-- {
				all = append(all, left[i])
			}
			b.Fill(cut.Shape(all), cut.Of(0.1).Wash(cut.RedWash).Edge(4))
		},
		"figure/sanity": func(b cut.Burin) { // a head, with light in it
			b.Fill(cut.Blob(-36, 40, -20, 10, 10, 2, 32, 18, 34, 38, 46, 58, 34, 62, 34, 78, 14, 80, 12, 98, -26, 98, -24, 72), cut.Of(0.06).Wash(cut.SkinWash).Edge(4))
			b.Fill(cut.Oval(2, 36, 16, 16), cut.Of(0).Wash(cut.GoldWash).Edge(3))
		},
		"figure/time": func(b cut.Burin) { // an hourglass
			b.Fill(cut.Poly(-30, 8, 30, 8, 5, 51, -5, 51), cut.Of(0).Wash(cut.White).Edge(3.4))
			b.Fill(cut.Poly(-5, 51, 5, 51, 30, 94, -30, 94), cut.Of(0).Wash(cut.White).Edge(3.4))
			b.Fill(cut.Poly(-14, 34, 14, 34, 3, 51, -3, 51), cut.Of(0.2).Wash(cut.GoldWash).Edge(1.4))
			b.Fill(cut.Poly(0, 66, 26, 92, -26, 92), cut.Of(0.2).Wash(cut.GoldWash).Edge(1.4))
			b.Fill(cut.Poly(-38, 0, 38, 0, 38, 10, -38, 10), cut.Of(0.5).Wash(cut.WoodWash).Edge(2))
			b.Fill(cut.Poly(-38, 91, 38, 91, 38, 101, -38, 101), cut.Of(0.5).Wash(cut.WoodWash).Edge(2))
		},
		"figure/discontent": func(b cut.Burin) { // what smoulders, and flames up
			b.Fill(cut.Blob(0, 0, 18, 28, 34, 46, 34, 76, 14, 98, -14, 98, -34, 78, -32, 52, -18, 40, -12, 52, -6, 26), cut.Of(0.1).Wash(cut.FireWash).Edge(4))
			b.Fill(cut.Blob(2, 50, 16, 70, 12, 92, -10, 92, -16, 74, -6, 68), cut.Of(0).Wash(cut.GoldWash).Edge(2))
		},
		"figure/credit": func(b cut.Burin) { // a coin, which bears a figure
			b.Fill(cut.Oval(0, 50, 49, 49), cut.Of(0.02).Wash(cut.GoldWash).Edge(3.4))
			b.Fill(cut.Oval(0, 50, 39, 39), cut.Of(0).Wash(cut.White).Edge(1.4))
		},
		"figure/points": func(b cut.Burin) { // a star
			var c []float64
			for i := range 10 {
				r := 52.0
				if i%2 == 1 {
					r = 22
				}
				sin, cos := math.Sincos(math.Pi * float64(i) / 5)
				c = append(c, r*sin, 54-r*cos)
			}
			b.Fill(cut.Poly(c...), cut.Of(0.05).Wash(cut.GoldWash).Edge(4))
		},
	})
}
