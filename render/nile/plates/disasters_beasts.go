package plates

import (
	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// Misfortunes by beasts (rule 11).

func disastersBeasts() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"disaster/driver-ants": func(b cut.Burin) {
			b.Sky(0.4, 0.2, 40, cut.DeepWash)
			for i := range 7 {
				b.At(-120+float64(i)*40, 46, 0.8).Giant()
			}
			b.Ground(44, 2, cut.Of(0.06).To(0.2).Cut(-5).Wash(cut.EarthWash))
			b.At(-92, 72, 0.9).Bale()
			b.At(-56, 80, 0.76).Sack(true)
			stream := append(cut.Curve(138, 50, 96, 53, 60, 60, 24, 62, -14, 72, -40, 84), cut.Curve(-26, 88, -4, 79, 30, 69, 64, 68, 100, 58, 138, 54)...)
			b.Fill(cut.Shape(stream).Ragged(3, 7, 9), cut.Of(0.9).Wash(cut.EarthWash).Edge(0.6)) // the column, from the wood to the sacks
			for i := range 34 {
				f := float64(i) / 33
				x, y := paint.Lerp(128, -34, f), paint.Lerp(49, 80, f*f)
				b.At(x, y-4+b.Dice.Spread(2), -paint.Lerp(0.05, 0.13, f)).DriverAnt()
				b.At(x+b.Dice.Spread(4), y+9+b.Dice.Spread(3), -paint.Lerp(0.05, 0.14, f)).DriverAnt()
			}
			for i := range 9 {
				b.At(-98+float64(i)*8, 52+b.Dice.Spread(12), 0.12).Turned(-70).DriverAnt()
			}
			b.At(30, 95, -0.78).DriverAnt()
			b.At(104, 90, -0.6).DriverAnt()
			b.At(-44, 100, -0.5).DriverAnt()
		},
		"disaster/tsetse": func(b cut.Burin) {
			b.Sky(0.16, 0.04, 50, cut.SkyWash)
			b.Hills(50, 3, 30, 3, cut.Of(0.4).Cut(-10).Like(cut.Leafy, 4).Wash(cut.LeafWash))
			b.Ground(58, 1.5, cut.Of(0.18).To(0.4).Cut(-6).Wash(cut.DryWash))
			b.At(96, 66, 0.56).Thorn()
			b.At(80, 86, 0.74).Carcase(cut.Of(0.4).Cut(-50).Round(6).Deep(0.5).Wash(cut.WoodWash))
			b.At(114, 78, 0.4).Carcase(cut.Of(0.4).Cut(-50).Round(6).Deep(0.5).Wash(cut.TawnyWash))
			b.At(36, 84, -0.4).Figure(cut.Bowed)
			b.Grass(86, 99, 10, 6)
			b.At(-52, 52, 0.9).Turned(-18).Fly()
			b.At(14, 26, 0.16).Turned(30).Fly()
			b.At(46, 38, 0.12).Turned(-140).Fly()
			b.At(64, 20, 0.12).Turned(60).Fly()
		},
		"disaster/termites": func(b cut.Burin) {
			b.Sky(0.18, 0.04, 56, cut.SkyWash)
			b.Ground(62, 1.5, cut.Of(0.25).To(0.5).Cut(-6).Wash(cut.DryWash))
			b.At(-92, 88, 0.9).TermiteHill()
			b.At(-40, 66, 0.3).Thorn()
			b.At(22, 88, 1.1).Bale()
			b.At(76, 92, 1).Bale()
			for _, q := range [][3]float64{{6, 72, 7}, {34, 78, 6}, {70, 80, 8}, {88, 66, 6}, {14, 56, 5}} {
				b.Fill(cut.Lobes(q[0], q[1], q[2], q[2]*0.7, 7, b.Dice), cut.Of(0.96).Edge(0.6))
			}
			b.Fill(cut.Tube(-64, 92, 5, -30, 94, 4, -8, 90, 3, 4, 76, 2), cut.Of(0.6).Like(cut.Craggy, 4).Wash(cut.EarthWash))
			for i := range 26 {
				f := float64(i) / 25
				b.At(paint.Lerp(-60, 60, f)+b.Dice.Spread(6), 92+b.Dice.Spread(4)-8*f*f, 0.13+0.05*b.Dice.Next()).Turned(b.Dice.Spread(60)).Termite()
			}
			b.At(112, 94, 0.42).Termite()
			b.At(-18, 98, 0.36).Termite()
		},
		"disaster/snake": func(b cut.Burin) {
			b.Sky(0.18, 0.04, 40, cut.SkyWash)
			b.Hills(42, 5, 26, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 5).Wash(cut.LeafWash))
			b.Ground(50, 1.5, cut.Of(0.45).To(0.65).Cut(-8).Wash(cut.LeafWash))
			b.Fill(cut.Shape(append(cut.Curve(26, 50, 10, 62, -10, 76, -64, 102), cut.Curve(84, 102, 60, 80, 46, 62, 38, 50)...)), cut.Of(0.08).To(0.2).Dots().Bare().Wash(cut.SandWash))
			b.At(-30, 94, 0.78).Cobra()
			b.At(56, 92, -0.6).BearerStartled()
			b.At(96, 76, -0.36).Bearer()
			b.At(118, 74, -0.34).Bearer()
			b.At(-112, 98, 0.5).Fern(7)
			b.At(-92, 101, 0.5).TallGrass(8)
			b.At(110, 101, 0.4).Fern(7)
			b.At(-104, 56, 0.6).Broad()
		},
	})
}
