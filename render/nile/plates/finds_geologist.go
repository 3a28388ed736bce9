package plates

import (
	"math"

	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// The geologist's finds (rule 20): rocks, and how the land is built.

func findsGeologist() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"find/basalt-columns": func(b cut.Burin) {
			b.Sky(0.22, 0.04, 80, cut.SkyWash)
			b.Cloud(-70, 16, 36, 8)
			for i := range 34 {
				x := -136 + 8.2*float64(i)
				top := 26 + 16*math.Sin(float64(i)*0.33+1) + b.Dice.Spread(4)
				b.Fill(cut.Poly(x-4.2, 100, x-4.2, top, x-1.6, top-3, x+2, top-3, x+4.2, top, x+4.2, 100), cut.Of(0.12).ToRight(0.8).Cut(88).Wash(cut.GreyWash))
				b.Fill(cut.Poly(x-4.2, top, x-1.6, top-3, x+2, top-3, x+4.2, top, x+1.8, top+2.4, x-1.8, top+2.4), cut.Of(0.05).Wash(cut.RockWash).Edge(0.7))
				for j := range 4 {
					b.Even(0.5, x-4, top+16+15*float64(j)+b.Dice.Spread(4), x, top+17.4+15*float64(j), x+4, top+16+15*float64(j))
				}
			}
			for i := range 14 {
				x := -130 + 20*float64(i) + b.Dice.Spread(5)
				h := b.Dice.Between(4, 14)
				b.Fill(cut.Poly(x-5, 101, x-5, 97-h, x-2, 94-h, x+3, 94-h, x+5.4, 97-h, x+5.4, 101), cut.Of(0.1).ToRight(0.7).Cut(88).Wash(cut.GreyWash))
			}
			b.At(20, 99, 0.3).Figure(cut.Pointing.In(cut.Coat))
		},
		"find/warm-crater": func(b cut.Burin) {
			b.Sky(0.3, 0.05, 60, cut.SkyWash)
			b.Hills(56, 4, 30, 3, cut.Of(0.3).Cut(0).Wash(cut.HillWash))
			cone := append(cut.Shape(cut.Curve(b.Left(), 92, -80, 78, -40, 40, -26, 30, -8, 34, 10, 31, 30, 29, 46, 40, 86, 78, b.Right(), 92)), cut.Pt(b.Right(), 102), cut.Pt(b.Left(), 102))
			b.Fill(cone, cut.Of(0.2).ToRight(0.7).Cut(60).Like(cut.Craggy, 9).Wash(cut.RockWash).Edge(1))
			b.Fill(cut.Blob(-30, 32, -8, 38, 20, 37, 36, 31, 20, 27, -14, 27), cut.Of(0.85).Wash(cut.RedWash).Edge(1))
			for _, x := range []float64{-14, 4, 20} {
				b.Fill(cut.Lobes(x, 16+b.Dice.Spread(3), 15, 10, 9, b.Dice), cut.Of(0.03).To(0.26).Round(6).Wash(cut.White).Edge(0.7))
			}
			b.Fill(cut.Lobes(20, 2, 26, 8, 9, b.Dice), cut.Of(0.03).To(0.26).Round(6).Wash(cut.White).Edge(0.7))
			for i := range 5 {
				b.Smoke(-70+30*float64(i), 82+4*float64(i%2), 16, 4, 3)
			}
			b.At(-98, 97, 0.4).Figure(cut.Kneeling.In(cut.Coat))
			b.At(104, 98, 0.36).Figure(cut.Standing)
		},
		"find/stone-forest": func(b cut.Burin) {
			b.Sky(0.1, 0.02, 56, cut.SandWash)
			b.Hills(54, 4, 40, 3, cut.Of(0.24).Cut(0).Wash(cut.RockWash))
			b.Ground(62, 1.5, cut.Of(0.06).To(0.24).Dots().Wash(cut.SandWash))
			trunk := func(x, y, l, w, deg float64) {
				c := b.At(x, y, 1).Turned(deg)
				c.Fill(cut.Poly(-l/2, -w/2, l/2, -w/2+1, l/2, w/2, -l/2, w/2), cut.Of(0.14).To(0.6).Cut(3).Like(cut.Furry, 5).Wash(cut.RockWash).Edge(1))
				c.Fill(cut.Tilted(-l/2, 0, w*0.22, w/2, 0), cut.Of(0.06).Wash(cut.RedWash))
				for i := range 3 {
					c.Even(0.7, -l/2+w*0.2*0.28*float64(i), -w*0.14*float64(i), -l/2+w*0.05*float64(i), 0, -l/2, w*0.14*float64(i))
				}
				for i := range 3 {
					c.Line(1, l*(-0.2+0.25*float64(i)), -w/2, l*(-0.18+0.25*float64(i)), 0, l*(-0.21+0.25*float64(i)), w/2)
				}
			}
			trunk(-40, 70, 60, 8, -4)
			trunk(64, 72, 70, 9, 7)
			trunk(-72, 88, 90, 17, -3)
			trunk(46, 92, 104, 20, 4)
			b.Fill(cut.Poly(-12, 86, -14, 56, -8, 50, -2, 54, 2, 48, 8, 54, 8, 86), cut.Of(0.14).ToRight(0.7).Cut(88).Like(cut.Furry, 5).Wash(cut.RockWash))
			b.At(116, 90, -0.44).Figure(cut.Pointing.In(cut.Coat))
		},
		"find/moving-dunes": func(b cut.Burin) {
			b.Sky(0.1, 0.02, 80, cut.SandWash)
			b.Dune(30, 210, 62, 20, 0.4)
			b.Dune(-180, 20, 70, 30, 0.6)
			b.Dune(-60, 150, 90, 46, 0.5)
			for i := range 6 { // sand off the crest
				b.Line(0.6, 46, 45+1.4*float64(i), 62, 42+2*float64(i), 80, 46+3*float64(i))
			}
			for i := range 6 { // the stakes
				x := -84 + 26*float64(i)
				h := 15 - float64(i)*1.2
				b.Rule(1.6, x, 97-1.4*float64(i), x, 97-1.4*float64(i)-h)
				b.Fill(cut.Poly(x, 97-1.4*float64(i)-h, x+7, 99-1.4*float64(i)-h, x, 102-1.4*float64(i)-h), cut.Of(0.2).Wash(cut.RedWash).Edge(0.7))
			}
			b.At(-104, 97, 0.44).Figure(cut.Standing.In(cut.Coat))
			b.At(92, 98, -0.4).Figure(cut.Kneeling.In(cut.Robe))
		},
		"find/sky-iron": func(b cut.Burin) {
			b.Sky(0.14, 0.02, 54, cut.DuskWash)
			b.Dune(-180, 10, 60, 14, 0.6)
			b.Dune(0, 190, 58, 16, 0.4)
			b.Ground(66, 1.5, cut.Of(0.08).To(0.26).Dots().Wash(cut.SandWash))
			b.Fill(cut.Tube(120, -4, 14, 70, 12, 6, 26, 26, 0.8), cut.Of(0.02).Cut(20).Bare().Wash(cut.GlowWash))
			b.Shadow(4, 93, 60, 5)
			c := b.At(0, 94, 1.02)
			s := c.Lump(cut.Of(0.6).To(0.85).Cut(-50).Round(12).Deep(0.7).Wash(cut.GreyWash))
			in := c.Within(s)
			for range 16 { // the thumb-marks of its fall
				x, y := b.Dice.Spread(40), -8-b.Dice.Next()*44
				r := b.Dice.Between(3, 6.5)
				in.Fill(cut.Oval(x, y, r, r*0.7), cut.Of(0.9).To(0.3).Cut(-40).Wash(cut.GreyWash).Edge(0.6))
			}
			b.At(-84, 96, 0.6).Figure(cut.Pointing.In(cut.Coat))
			b.At(80, 97, -0.56).Figure(cut.Kneeling.In(cut.Robe))
		},
		"find/fossil-bones": func(b cut.Burin) {
			b.Sky(0.2, 0.04, 30, cut.SkyWash)
			b.Beds(cut.Poly(b.Left(), 26, b.Right(), 30, b.Right(), 102, b.Left(), 102), 24, 104, []float64{0.3, 0.12, 0.24, 0.1, 0.2, 0.3}, 2, cut.SandWash)
			bone := cut.Of(0.02).To(0.3).Cut(60).Round(3).Deep(0.5).Wash(cut.White)
			var spine []cut.XY
			for i := range 22 { // a backbone along the bed
				f := float64(i) / 21
				p := cut.Pt(paint.Lerp(-112, 60, f), 62-15*math.Sin(f*3.1)+4*f)
				spine = append(spine, p)
				if i > 6 && i < 18 {
					l := 30 * math.Sin(float64(i-5)/13*math.Pi)
					b.Fill(cut.Tube(p.X, p.Y, 3, p.X+4, p.Y+l*0.6, 2.4, p.X-4, p.Y+l, 1), bone)
				}
			}
			for i, p := range spine {
				r := 1.8 + 2.6*math.Sin(float64(i)/21*2.4)
				b.Fill(cut.Oval(p.X, p.Y, r*1.15, r), bone)
				b.Fill(cut.Poly(p.X-1, p.Y-r, p.X, p.Y-r-5, p.X+1.6, p.Y-r), bone)
			}
			b.Fill(cut.Tube(20, 66, 8, 28, 78, 6, 20, 92, 7), bone)
			b.Fill(cut.Tube(-46, 62, 8, -54, 78, 6, -44, 92, 7), bone)
			b.Fill(cut.Blob(58, 56, 70, 48, 88, 50, 108, 60, 116, 66, 112, 72, 92, 70, 74, 72, 62, 68), bone)
			b.Fill(cut.Oval(74, 57, 4, 3.6), cut.Of(1))
			for i := range 6 {
				b.Fill(cut.Poly(88+4*float64(i), 69, 91+4*float64(i), 69, 89.6+4*float64(i), 75), cut.Of(0).Edge(0.8))
			}
			b.At(-92, 30, 0.24).Figure(cut.Kneeling.In(cut.Coat))
			b.At(100, 98, 0.5).Turned(-10).Hammer()
		},
		"find/drilled-rock": func(b cut.Burin) {
			b.Fill(cut.Poly(b.Left(), b.Top-1, b.Right(), b.Top-1, b.Right(), 40, b.Left(), 40), cut.Of(0.3).To(0.5).Cut(80).Like(cut.Craggy, 11).Wash(cut.RockWash).Bare())
			b.Fall(-120, -60, b.Top-1, 42)
			b.Fall(84, 120, b.Top-1, 42)
			b.Fill(cut.Poly(b.Left(), 40, b.Right(), 38, b.Right(), 101, b.Left(), 101), cut.Of(0.1).To(0.34).Cut(-12).Like(cut.Craggy, 14).Wash(cut.RockWash).Bare())
			for _, q := range [][3]float64{{-66, 58, 22}, {4, 54, 17}, {58, 62, 24}, {-24, 84, 30}, {94, 88, 22}, {-104, 86, 18}} {
				b.Fill(cut.Oval(q[0], q[1], q[2], q[2]*0.46), cut.Of(0.5).To(0.95).Cut(-10).Wash(cut.RockWash).Edge(1.3))
				b.Within(cut.Oval(q[0], q[1], q[2], q[2]*0.46)).Fill(cut.Oval(q[0]+2, q[1]+q[2]*0.26, q[2]*0.8, q[2]*0.28), cut.Of(0.3).Ripples().Wash(cut.WaterWash).Edge(0.7))
				b.Stone(q[0]+q[2]*0.2, q[1]+q[2]*0.2, q[2]*0.2)
			}
		},
		"find/hot-springs": func(b cut.Burin) {
			b.Sky(0.26, 0.04, 44, cut.SkyWash)
			b.Hills(43, 6, 30, 3, cut.Of(0.28).Cut(0).Wash(cut.HillWash))
			b.Water(46, 68, 0.36, 0.24)
			b.Ground(68, 2, cut.Of(0.16).To(0.4).Cut(-8).Wash(cut.EarthWash))
			for _, q := range [][3]float64{{-72, 86, 26}, {0, 90, 34}, {74, 84, 26}} {
				b.Fill(cut.Oval(q[0], q[1], q[2]+6, (q[2]+6)*0.3), cut.Of(0.05).Wash(cut.White).Edge(1))
				b.Pool(cut.Oval(q[0], q[1], q[2], q[2]*0.26), 0.2, 0.1)
				for j := range 4 {
					b.Fill(cut.Lobes(q[0]+b.Dice.Spread(12)+5*float64(j), q[1]-14-17*float64(j), 13+2*float64(j), 9, 9, b.Dice), cut.Of(0.02).To(0.2).Round(6).Wash(cut.White).Edge(0.6))
				}
			}
			b.At(-112, 94, 0.5).Figure(cut.Kneeling.In(cut.Coat))
			b.At(112, 98, 0.4).ReedClump(9)
		},
		"find/old-shorelines": func(b cut.Burin) {
			b.Sky(0.24, 0.04, 50, cut.SkyWash)
			b.Cloud(60, 14, 40, 8)
			for i := range 5 { // terraces, one above the other
				y := 34 + 9*float64(i)
				x := -10 + 24*float64(i)
				b.Fill(cut.Poly(b.Left(), y, x, y+1, x+14, y+9, b.Right(), y+12, b.Right(), 102, b.Left(), 102), cut.Of(0.06+0.05*float64(i)).To(0.4).Cut(-8).Wash(cut.DryWash).Edge(0.8))
				b.Fill(cut.Poly(b.Left(), y+1, x, y+2, x+14, y+9, b.Left(), y+8), cut.Of(0.55).Cut(74).Wash(cut.EarthWash).Bare())
			}
			b.Water(80, 101, 0.36, 0.24)
			for i := range 4 {
				b.Rule(0.9, -96, 42+9.4*float64(i), -66, 42+9.4*float64(i))
			}
			b.Rule(1.4, -92, 80, -92, 36)
			b.At(-76, 42, 0.2).Theodolite()
			b.At(-64, 42, 0.2).Figure(cut.Standing.In(cut.Coat))
			for _, q := range [][2]float64{{-20, 72}, {2, 74}, {24, 73}} {
				b.Fill(cut.Arc(q[0], q[1], 5, 4, 180, 360), cut.Of(0.05).Wash(cut.White))
				b.Line(0.6, q[0], q[1]-4, q[0]-1, q[1]-2, q[0]-2, q[1])
				b.Line(0.6, q[0], q[1]-4, q[0]+1, q[1]-2, q[0]+2, q[1])
			}
			b.At(66, 92, 0.3).Canoe()
		},
	})
}
