package plates

import cut "sourceofthenile/render/engraving"

// Signs: emblems so plain that they are told apart on a counter no larger than a thumb
// nail. Free on the paper, in a square of 100 units round (0, 50).

func signs() cut.Plates {
	stoneTone := cut.Of(0.14).ToRight(0.6).Cut(70).Wash(cut.RockWash).Edge(1.8)
	return cut.Emblems(map[string]func(b cut.Burin){
		"sign/village": func(b cut.Burin) {
			b.At(22, 84, 0.6).Hut()
			b.At(-16, 94, 0.78).Hut()
		},
		"sign/beast": func(b cut.Burin) { // a horned head
			horn := func(s float64) {
				b.Fill(cut.Tube(6*s, 34, 8, 24*s, 22, 7, 30*s, 4, 3), cut.Of(0.6).Wash(cut.WoodWash).Edge(1.4))
				b.Fill(cut.Blob(10*s, 42, 34*s, 34, 40*s, 42, 28*s, 50, 12*s, 50), cut.Of(0.4).Wash(cut.TawnyWash).Edge(1.4))
			}
			horn(-1)
			horn(1)
			b.Fill(cut.Blob(-16, 36, 16, 36, 20, 54, 12, 82, 7, 94, -7, 94, -12, 82, -20, 54), cut.Of(0.16).ToRight(0.6).Cut(80).Round(6).Wash(cut.TawnyWash).Edge(1.8))
			b.Fill(cut.Oval(-11, 54, 3.4, 3.4), cut.Of(1))
			b.Fill(cut.Oval(11, 54, 3.4, 3.4), cut.Of(1))
			b.Fill(cut.Oval(0, 88, 7, 5), cut.Of(0.9))
		},
		"sign/tusk": func(b cut.Burin) {
			t := cut.Of(0.02).ToRight(0.4).Cut(60).Wash(cut.White).Edge(2)
			b.Fill(cut.Shape(append(cut.Curve(-40, 92, -8, 84, 18, 54, 24, 10), cut.Curve(24, 10, 40, 52, 16, 92, -36, 99)...)), t)
			b.Fill(cut.Shape(append(cut.Curve(-44, 64, -22, 58, -8, 40, -6, 10), cut.Curve(-6, 10, 8, 42, -12, 66, -42, 72)...)), t)
		},
		"sign/plant": func(b cut.Burin) {
			b.Rule(3, 0, 100, 0, 48)
			b.Leaf(0, 84, -154, 40, 20)
			b.Leaf(0, 74, -26, 40, 20)
			b.Leaf(0, 60, -140, 34, 17)
			b.Leaf(0, 54, -40, 34, 17)
			b.Leaf(0, 54, -90, 46, 20)
		},
		"sign/mortar":  func(b cut.Burin) { b.At(0, 94, 1.1).Mortar() },
		"sign/mission": func(b cut.Burin) { b.At(0, 82, 1.2).Bell() },
		"sign/work": func(b cut.Burin) { // a pot with a pattern
			b.Fill(cut.Blob(-14, 22, 14, 22, 38, 48, 36, 74, 18, 94, -18, 94, -36, 74, -38, 48), cut.Of(0.14).ToRight(0.62).Cut(74).Round(10).Wash(cut.EarthWash).Edge(1.8))
			b.Fill(cut.Poly(-20, 12, 20, 12, 14, 24, -14, 24), cut.Of(0.4).Wash(cut.EarthWash).Edge(1.6))
			b.Even(3, -36, 54, -24, 64, -12, 54, 0, 64, 12, 54, 24, 64, 36, 54)
			b.Even(2, -36, 74, 0, 80, 36, 74)
		},
		"sign/bloom": func(b cut.Burin) {
			b.Rule(3, 0, 100, 0, 48)
			b.Leaf(0, 90, -150, 34, 15)
			b.Leaf(0, 84, -30, 34, 15)
			b.At(0, 36, 1).Bloom(34, 7, cut.PinkWash)
		},
		"sign/view": func(b cut.Burin) { // a sketch on an easel
			b.Rule(3, -20, 62, -32, 100)
			b.Rule(3, 20, 62, 32, 100)
			b.Fill(cut.Poly(-42, 12, 42, 12, 42, 72, -42, 72), cut.Of(0.01).Wash(cut.White).Edge(2))
			b.Fill(cut.Poly(-38, 68, -16, 30, 0, 54, 14, 38, 38, 68), cut.Of(0.3).ToRight(0.6).Cut(64).Wash(cut.HillWash).Edge(1.4))
			b.Fill(cut.Oval(24, 26, 6, 6), cut.Of(0).Wash(cut.GoldWash).Edge(1.2))
		},
		"sign/crystal": func(b cut.Burin) { b.At(0, 92, 1.1).Crystals(cut.WaterWash) },
		"sign/mountain": func(b cut.Burin) {
			b.Fill(cut.Poly(-48, 92, -8, 20, 14, 52, 24, 42, 48, 92), stoneTone)
			b.Line(1.6, -8, 20, -2, 48, -10, 70)
		},
		"sign/summit": func(b cut.Burin) {
			b.Fill(cut.Poly(-48, 94, 0, 26, 48, 94), stoneTone)
			b.Fill(cut.Poly(-17, 50, 0, 26, 17, 50, 8, 46, 0, 56, -9, 46), cut.Of(0).Wash(cut.White).Edge(1.4))
			b.Rule(2.4, 0, 28, 0, 2)
			b.Fill(cut.Poly(0, 2, 24, 8, 0, 15), cut.Of(0.2).Wash(cut.RedWash).Edge(1.4))
		},
		"sign/lake": func(b cut.Burin) {
			b.Fill(cut.Blob(-46, 58, -20, 34, 18, 38, 46, 56, 30, 80, -14, 84), cut.Of(0.3).To(0.1).Ripples().Wash(cut.WaterWash).Edge(2))
			b.Even(2, -26, 56, -16, 52, -6, 56, 4, 52)
			b.Even(2, 0, 68, 10, 64, 20, 68, 30, 64)
		},
		"sign/ruin": func(b cut.Burin) {
			b.Masonry(-12, 96, 26, 30, 12)
			b.Masonry(-46, 96, 36, 62, 12)
			b.Masonry(10, 96, 36, 84, 12)
			b.Rule(2.4, -48, 97, 48, 97)
		},
		"sign/throne": func(b cut.Burin) {
			b.Parasol(4, 118, 0.86)
			b.Parasol(4, 118, 0.86)
			b.Rule(3, 0, 80, 0, 20)
			b.Fill(cut.Poly(-26, 98, -20, 78, 20, 78, 26, 98), cut.Of(0.5).Wash(cut.WoodWash).Edge(1.8))
		},
		"sign/shield": func(b cut.Burin) {
			b.Rule(3.4, -34, 98, 32, 4)
			b.Fill(cut.Poly(28, 14, 40, -4, 38, 18), cut.Of(0.4).Wash(cut.GreyWash).Edge(1.4))
			b.Fill(cut.Blob(0, 8, 24, 28, 28, 56, 18, 82, 0, 98, -18, 82, -28, 56, -24, 28), cut.Of(0.14).ToRight(0.6).Cut(80).Round(8).Wash(cut.RedWash).Edge(2))
			b.Rule(3, 0, 14, 0, 92)
			b.Rule(2, -20, 40, 20, 40)
			b.Rule(2, -20, 66, 20, 66)
		},
		"sign/band": func(b cut.Burin) {
			for i := range 3 {
				x := -28 + 28*float64(i)
				b.Rule(3, x-8, 98, x+8, 20)
				b.Fill(cut.Poly(x+1, 24, x+12, 0, x+16, 26), cut.Of(0.5).Wash(cut.GreyWash).Edge(1.4))
			}
		},
		"sign/fly": func(b cut.Burin) { b.At(0, 54, 0.62).Fly() },
		"sign/knot": func(b cut.Burin) { // a charm tied to a branch
			b.Line(4, -46, 18, -10, 24, 46, 12)
			b.Rule(1.6, 0, 22, 0, 52)
			b.Fill(cut.Blob(-16, 52, 16, 52, 22, 74, 0, 96, -22, 74), cut.Of(0.3).ToRight(0.7).Cut(40).Round(6).Wash(cut.RedWash).Edge(1.8))
			b.Even(2, -16, 62, 0, 68, 16, 62)
			for i := range 3 {
				x := -12 + 12*float64(i)
				b.Leaf(x, 92, 90, 16, 5)
			}
		},
		"sign/crate": func(b cut.Burin) {
			b.At(-2, 92, 0.9).Turned(-12).Chest(true)
		},
		"sign/storm": func(b cut.Burin) {
			b.Cloud(0, 34, 42, 20)
			b.Fill(cut.Poly(2, 48, -16, 74, -2, 74, -12, 99, 18, 66, 4, 66, 14, 48), cut.Of(0).Wash(cut.GoldWash).Edge(2))
		},
		"sign/thirst": func(b cut.Burin) {
			b.Fill(cut.Oval(20, 24, 15, 15), cut.Of(0).Wash(cut.FireWash).Edge(1.8))
			b.At(-4, 96, 0.84).Skin(true)
		},
		"sign/astray": func(b cut.Burin) { b.At(0, 74, 1.02).Compass() },
		"sign/success": func(b cut.Burin) {
			b.Sun(0, 56, 24, 14)
			b.Fill(cut.Oval(0, 56, 25, 25), cut.Of(0.2).ToRight(0.6).Cut(60).Round(9).Wash(cut.GoldWash).Edge(2.2))
		},
		"sign/rumour": func(b cut.Burin) { // somebody calls through the hands
			b.Fill(cut.Blob(-34, 60, -30, 34, -8, 22, 12, 30, 14, 44, 22, 56, 12, 60, 12, 72, -4, 76, -6, 96, -36, 96), cut.Of(0.5).ToRight(0.75).Cut(70).Round(6).Wash(cut.SkinWash).Edge(1.8))
			for i := range 3 {
				r := 12 + 10*float64(i)
				b.Even(2.4, 24+r*0.5, 62-r*0.7, 24+r*0.85, 66, 24+r*0.5, 70+r*0.7)
			}
		},
		"sign/rocks": func(b cut.Burin) {
			b.Stone(-22, 80, 24)
			b.Stone(24, 82, 22)
			b.Stone(2, 52, 22)
			b.Fill(cut.Blob(-46, 96, -40, 62, -20, 54, -4, 70, -4, 96), stoneTone)
			b.Fill(cut.Blob(2, 96, 4, 66, 26, 58, 46, 76, 46, 96), stoneTone)
			b.Fill(cut.Blob(-22, 58, -12, 30, 12, 26, 24, 46, 14, 62), stoneTone)
		},
	})
}
