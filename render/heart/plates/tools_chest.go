package plates

import cut "sourceofthenile/render/engraving"

// Tools of an expedition that travel in a chest: books, instruments, and a revolver.

func toolsChest() cut.Plates {
	return cut.Emblems(map[string]func(b cut.Burin){
		"tool/revolver": func(b cut.Burin) {
			c := b.At(4, 46, 1.12).Turned(-6)
			c.Fill(cut.Blob(-22, 2, -34, 22, -40, 40, -24, 44, -18, 26, -6, 10), cut.Of(0.4).ToRight(0.8).Cut(60).Round(4).Wash(cut.WoodWash).Edge(1.2))
			c.Fill(cut.Poly(-24, -12, 40, -12, 40, -3, 4, -3, 2, 10, -20, 10), cut.Of(0.3).To(0.75).Cut(2).Wash(cut.GreyWash).Edge(1.2))
			c.Fill(cut.Blob(-12, -9, 8, -9, 10, 0, 8, 9, -12, 9), cut.Of(0.12).To(0.7).Cut(0).Round(4).Wash(cut.GreyWash).Edge(1.1))
			c.Rule(1, -12, -3, 9, -3)
			c.Rule(1, -12, 4, 9, 4)
			c.Line(1.4, -4, 10, 0, 20, 9, 18, 9, 9)
			c.Fill(cut.Poly(-24, -12, -30, -21, -24, -23, -18, -12), cut.Of(0.8))
			c.Fill(cut.Poly(36, -12, 36, -16, 40, -16, 40, -12), cut.Of(0.9).Edge(0.5))
		},
		"tool/bible": func(b cut.Burin) {
			b.Fill(cut.Poly(-32, 10, 26, 6, 32, 88, -26, 94), cut.Of(0.55).ToRight(0.82).Cut(70).Wash(cut.RedWash).Edge(1.5))
			b.Fill(cut.Poly(-26, 94, 32, 88, 34, 93, -22, 99), cut.Of(0.06).Wash(cut.White).Edge(0.8))
			b.Fill(cut.Poly(-32, 10, -26, 94, -22, 99, -37, 16), cut.Of(0.9).Wash(cut.RedWash))
			b.Fill(cut.Poly(-3, 22, 5, 21.5, 8.5, 70, 0.5, 71), cut.Of(0).Wash(cut.GoldWash).Edge(0.8))
			b.Fill(cut.Poly(-17, 39, 20, 36, 20.6, 44, -16.4, 47), cut.Of(0).Wash(cut.GoldWash).Bare())
			b.Rule(0.8, -17, 39, -2, 38)
			b.Rule(0.8, 5.5, 37, 20, 36, 20.6, 44, 6.5, 45)
			b.Rule(0.8, -1.4, 46, -16.4, 47, -17, 39)
		},
		"tool/books": func(b cut.Burin) {
			spine := func(x, y, w, h, deg float64, c cut.Wash) {
				s := b.At(x, y, 1).Turned(deg)
				s.Fill(cut.Poly(0, 0, 0, -h, w, -h, w, 0), cut.Of(0.3).ToRight(0.74).Cut(88).Round(3).Wash(c).Edge(1.3))
				s.Fill(cut.Poly(2, -h*0.82, w-2, -h*0.82, w-2, -h*0.66, 2, -h*0.66), cut.Of(0).Wash(cut.GoldWash).Edge(0.7))
				s.Rule(1.2, 1, -h*0.2, w-1, -h*0.2)
				s.Rule(1.2, 1, -h*0.12, w-1, -h*0.12)
			}
			spine(-44, 96, 20, 78, 0, cut.RedWash)
			spine(-23, 96, 17, 66, 0, cut.BlueWash)
			spine(-5, 96, 22, 84, 0, cut.LeafWash)
			spine(20, 96, 18, 74, 11, cut.WoodWash)
			b.Rule(2, -50, 97, 50, 97)
		},
		"tool/diary": func(b cut.Burin) {
			b.Fill(cut.Poly(-34, 20, 22, 12, 30, 90, -26, 98), cut.Of(0.4).ToRight(0.66).Cut(80).Wash(cut.TawnyWash).Edge(1.4))
			b.Fill(cut.Poly(-22, 36, 12, 31, 14, 50, -20, 55), cut.Of(0).Wash(cut.White).Edge(0.9))
			b.Line(1, -16, 44, -4, 40, 6, 41)
			b.Even(2.2, 18, 13, 24, 50, 26, 90)
			c := b.At(14, 84, 0.92).Turned(30)
			c.Fill(cut.Shape(append(cut.Curve(0, 0, 4, -30, 14, -60, 26, -84), cut.Curve(26, -84, 30, -64, 22, -36, 10, -14)...)), cut.Of(0.02).ToRight(0.34).Cut(-60).Wash(cut.White).Edge(1.2))
			c.Line(1.2, -3, 8, 6, -26, 16, -58, 26, -83)
		},
		"tool/painting": func(b cut.Burin) {
			b.Fill(cut.Blob(-40, 62, -40, 36, -18, 20, 16, 20, 40, 38, 42, 62, 26, 66, 20, 76, 8, 90, -24, 86), cut.Of(0.12).ToRight(0.44).Cut(20).Wash(cut.WoodWash).Edge(1.5))
			b.Fill(cut.Oval(20, 72, 7, 6), cut.Of(0).Wash(cut.White).Edge(1.1))
			for _, d := range [...]struct {
				X, Y float64
				C    cut.Wash
			}{{-26, 46, cut.RedWash}, {-10, 34, cut.GoldWash}, {10, 34, cut.LeafWash}, {27, 46, cut.BlueWash}, {-24, 66, cut.GreyWash}} {
				b.Fill(cut.Oval(d.X, d.Y, 7, 5.6), cut.Of(0.24).Round(3).Wash(d.C).Edge(1))
			}
			c := b.At(2, 62, 1).Turned(-58)
			c.Rule(2.2, -34, 0, 34, 0)
			c.Fill(cut.Blob(34, -4, 46, -4, 54, 0, 46, 4, 34, 4), cut.Of(0.6).Wash(cut.RedWash))
		},
		"tool/pickax": func(b cut.Burin) {
			c := b.At(0, 54, 1).Turned(-52)
			c.Fill(cut.Tube(-50, 0, 7, 0, 0, 6, 44, 0, 7), cut.Of(0.24).To(0.6).Cut(4).Round(2).Wash(cut.WoodWash).Edge(1.2))
			head := append(cut.Shape(cut.Curve(26, -46, 40, -20, 43, 0, 40, 20, 26, 46)), cut.Curve(26, 46, 33, 20, 34, 0, 33, -20, 26, -46)...)
			c.Fill(head, cut.Of(0.3).To(0.7).Cut(60).Wash(cut.GreyWash).Edge(1.3))
			c.Fill(cut.Poly(32, -8, 46, -8, 46, 8, 32, 8), cut.Of(0.6).Wash(cut.GreyWash))
		},
		"tool/surveying": func(b cut.Burin) { b.At(0, 98, 1.02).Theodolite() },
		"tool/altimeter": func(b cut.Burin) {
			b.Fill(cut.Arc(0, 12, 9, 9, 150, 390), cut.Of(0.5).Wash(cut.GoldWash).Edge(1.2))
			b.Fill(cut.Oval(0, 58, 40, 40), cut.Of(0.2).ToRight(0.7).Cut(60).Wash(cut.GoldWash).Edge(1.5))
			b.Fill(cut.Oval(0, 58, 32, 32), cut.Of(0.01).Wash(cut.White).Edge(1))
			mid := cut.Pt(0, 58)
			for i := range 11 {
				a := 120 + 30*float64(i)
				p, q := mid.Polar(a, 23), mid.Polar(a, 29)
				b.Rule(1.3, p.X, p.Y, q.X, q.Y)
			}
			b.Fill(cut.Poly(-17, 72, -3, 50, 3, 57, 8, 51, 18, 72), cut.Of(0.4).To(0.7).Cut(70).Wash(cut.HillWash).Edge(0.8))
			b.Rule(2.4, 0, 58, 15, 36)
			b.Fill(cut.Oval(0, 58, 4, 4), cut.Of(0.9))
		},
		"tool/telescope": func(b cut.Burin) {
			c := b.At(0, 52, 1).Turned(-38)
			brass := cut.Of(0.1).To(0.66).Cut(2).Wash(cut.GoldWash).Edge(1.3)
			c.Fill(cut.Poly(-50, -6, -18, -7, -18, 7, -50, 6), brass)
			c.Fill(cut.Poly(-20, -10, 16, -11, 16, 11, -20, 10), cut.Of(0.36).To(0.84).Cut(2).Wash(cut.RedWash).Edge(1.3))
			c.Fill(cut.Poly(14, -13, 48, -15, 48, 15, 14, 13), brass)
			c.Fill(cut.Tilted(48, 0, 5, 15, 0), cut.Of(0.16).Wash(cut.WaterWash).Edge(1.2))
			c.Fill(cut.Poly(-56, -8, -50, -8, -50, 8, -56, 8), cut.Of(0.85))
		},
		"tool/askari": func(b cut.Burin) { b.At(0, 99, 0.94).Askari() },
		"tool/porter": func(b cut.Burin) { b.At(0, 99, 0.86).Bearer() },
		"tool/stock":  func(b cut.Burin) { b.At(0, 96, 1.1).Keg() },
		"tool/gifts": func(b cut.Burin) {
			b.At(-4, 84, 1.4).Bale()
			for i := range 9 { // a string of beads
				p := cut.Pt(4, 66).Polar(20+17.5*float64(i), 32)
				b.Fill(cut.Oval(p.X, p.Y, 6, 6), cut.Of(0.14).Round(3).Wash([]cut.Wash{cut.BlueWash, cut.GoldWash, cut.RedWash}[i%3]).Edge(1))
			}
		},
		"tool/food": func(b cut.Burin) { b.At(0, 97, 1.1).Sack(true); b.At(0, 34, 0.6).Maize() },
	})
}
