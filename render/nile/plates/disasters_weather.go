package plates

import (
	"math"

	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// Misfortunes of weather, fire and stone (rule 11).

// fallenTree drifts, its roots to the left, 140 units long.
func fallenTree(b cut.Burin) {
	b.Fill(cut.Tube(-60, 0, 16, -20, 2, 12, 40, 0, 8, 70, -4, 5), cut.Of(0.4).To(0.7).Cut(4).Round(4).Wash(cut.WoodWash))
	for i := range 6 {
		a := 130 + 20*float64(i)
		p := cut.Pt(-60, 0).Polar(a, 24)
		b.Fill(cut.Tube(-60, 0, 5, paint.Lerp(-60, p.X, 0.5), p.Y*0.6-2, 3.4, p.X, p.Y, 0.8), cut.Of(0.7).Wash(cut.WoodWash))
	}
	b.Fill(cut.Lobes(66, -12, 26, 16, 11, b.Dice), cut.Of(0.4).To(0.7).Like(cut.Leafy, 8).Wash(cut.LeafWash))
	b.Rule(1.4, 30, 0, 46, -24)
}

// drowned is an arm and a face above the water's level at the origin's height.
func drowned(b cut.Burin) {
	skin := cut.Of(0.66).Cut(40).Wash(cut.SkinWash).Round(4)
	b.Fill(cut.Tube(0, -6, 9, 3, -22, 7.6, 2, -38, 5.4), skin)
	b.Fill(cut.Blob(-2, -37, -4, -43, 0, -47, 5, -46, 8, -41, 6, -37), skin)
	for i := range 4 {
		b.Fill(cut.Tube(-2+2.8*float64(i), -44, 2.4, -5+4.4*float64(i), -50, 2.2, -6+5.4*float64(i), -55+math.Abs(float64(i)-1.5), 1.6), skin.Edge(0.6))
	}
	b.Fill(cut.Tube(6, -40, 2.6, 11, -42, 2.2, 13, -46, 1.5), skin.Edge(0.6))
	b.Fill(cut.Oval(-14, -10, 8, 9), skin)
	b.Fill(cut.Arc(-14, -12, 8.4, 8.6, 180, 360), cut.Of(0.95).Edge(0.4))
	b.Fill(cut.Blob(-30, -6, -10, -9, 16, -8, 28, -4, 20, 6, -20, 6), cut.Of(0.36).Ripples().Wash(cut.WaterWash).Bare())
}

// crossing is a ford whose rope has parted, and one who is lost there, or nobody.
func crossing(b cut.Burin, lost bool) {
	b.Sky(0.2, 0.05, 34, cut.SkyWash)
	b.Hills(32, 5, 26, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 5).Wash(cut.LeafWash))
	b.At(-96, 40, 0.44).Broad()
	b.Bank(-1, 44, 70, 0.7)
	b.Water(46, 101, 0.46, 0.28)
	b.At(92, 50, 0.5).Palm()
	b.Even(1.3, -110, 34, -40, 50, 40, 52, 118, 30)
	for i, x := range []float64{-74, -46, 36, 62} {
		b.At(x, 82+float64(i%2)*2, 0.44).Figure(cut.Pose{Lean: 6, Near: [2]float64{4, 2}, Far: [2]float64{-4, -4}, Hand: [2]float64{150, 170}, Hand2: [2]float64{140, 170}, Dress: cut.Soldier})
		b.Fill(cut.Poly(x-16, 62, x+16, 62, x+16, 90, x-16, 90), cut.Of(0.4).Ripples().Bare().Wash(cut.WaterWash))
		b.Wavelets(x, 64, 14, 2)
	}
	if lost { // the hand above the water
		drowned(b.At(-4, 96, 0.96).Turned(6))
	}
	b.Wavelets(0, 88, 46, 4)
	b.Line(1, -46, 82, -20, 78, 14, 79, 42, 83)
	b.At(36, 90, 0.6).Turned(16).MusketAt(0, 0, -8)
	b.Bank(1, 92, 84, 0.9)
}

func disastersWeather() cut.Plates {
	return cut.Scenes(map[string]func(b cut.Burin){
		"disaster/sandstorm": func(b cut.Burin) {
			b.Sky(0.16, 0.06, 70, cut.SandWash)
			wall := cut.Shape{}
			for x := b.Left(); x < 50; x += 4 {
				f := (x - b.Left()) / (50 - b.Left())
				wall = append(wall, cut.Pt(x, 4+66*f*f*f+3*math.Sin(x/5)))
			}
			wall = append(wall, cut.Pt(60, 86), cut.Pt(b.Left(), 102))
			b.Fill(wall.Ragged(3, 9, 4), cut.Of(0.3).To(0.6).Cut(-20).Like(cut.Mottled, 13).Round(10).Wash(cut.EarthWash).Edge(1))
			b.Within(wall).Whirls(b.Left(), 40, 10, 84, 13, 26)
			for i := range 7 {
				b.Fill(cut.Lobes(-104+26*float64(i), 18+9*float64(i)*float64(i)/6, 17, 9, 9, b.Dice), cut.Of(0.06).To(0.4).Cut(-20).Round(6).Wash(cut.SandWash).Edge(0.8))
			}
			b.Ground(84, 2, cut.Of(0.14).To(0.34).Dots().Wash(cut.SandWash))
			b.At(60, 95, 0.5).Camel()
			b.At(96, 92, 0.44).Camel()
			for _, x := range []float64{22, 38, 78, 112} {
				b.At(x, 98, 0.42).Huddled(cut.ClothWash)
			}
			for range 30 {
				x, y := b.Dice.Between(-20, b.Half), b.Dice.Between(30, 90)
				b.Line(0.6, x, y, x+6, y-0.7, x+12, y+0.5)
			}
		},
		"disaster/grass-fire": func(b cut.Burin) {
			b.Sky(0.3, 0.1, 60, cut.DuskWash)
			for i := range 10 {
				x := -130 + 28*float64(i)
				b.Fill(cut.Lobes(x, 22+8*math.Sin(float64(i)*2), 24, 14, 9, b.Dice), cut.Of(0.3).To(0.65).Cut(-16).Round(7).Deep(0.4).Wash(cut.GreyWash).Edge(0.7))
			}
			b.At(-92, 72, 0.6).Thorn()
			b.At(86, 70, 0.5).Thorn()
			b.Flames(-70, 74, 130, 36, 11)
			b.Flames(70, 74, 130, 32, 11)
			b.Flames(0, 82, 270, 34, 22)
			b.Ground(80, 2, cut.Of(0.6).To(0.8).Cut(-8).Wash(cut.DryWash))
			b.Blades(b.Left(), b.Right(), 84, 15, 70, cut.Of(0.2).Wash(cut.GoldWash))
			b.Flames(-30, 88, 60, 15, 8)
			b.Blades(b.Left(), b.Right(), 101, 16, 60, cut.Of(0.7).Wash(cut.DryWash))
			b.At(36, 96, 0.5).Antelope(cut.Of(0.2).To(0.4).Cut(-45).Round(5).Wash(cut.TawnyWash), true)
			b.At(-52, 97, 0.42).Antelope(cut.Of(0.2).To(0.4).Cut(-45).Round(5).Wash(cut.TawnyWash), true)
			b.At(98, 97, 0.4).Figure(cut.Running)
		},
		"disaster/flood": func(b cut.Burin) {
			b.StormSky(44)
			b.Hills(44, 4, 30, 3, cut.Of(0.5).Cut(-10).Wash(cut.HillWash))
			b.Rain(24, 50, 60)
			b.Water(48, 101, 0.6, 0.5)
			b.At(-88, 66, 0.6).Palm()
			b.At(98, 60, 0.5).Broad()
			b.Surge(60, 5, 30, cut.Of(0.5).To(0.34).Ripples())
			b.At(-30, 74, 0.6).Tent()
			b.At(36, 76, 0.5).Turned(-8).Hut()
			b.Surge(70, 6, 36, cut.Of(0.5).To(0.34).Ripples())
			fallenTree(b.At(-74, 82, 0.5).Turned(10))
			b.At(66, 78, 0.42).Bale()
			b.At(4, 82, 0.42).Keg()
			b.Surge(80, 7, 44, cut.Of(0.45).To(0.3).Ripples())
			b.At(100, 88, 0.44).Turned(14).Chest(false)
			b.Surge(90, 7, 52, cut.Of(0.4).To(0.2).Ripples())
			b.At(-20, 80, 0.28).Figure(cut.HandsUp)
		},
		"disaster/quicksand": func(b cut.Burin) {
			b.Sky(0.2, 0.06, 44, cut.SkyWash)
			b.Hills(42, 3, 24, 3, cut.Of(0.4).Cut(-12).Like(cut.Leafy, 4).Wash(cut.LeafWash))
			b.Water(46, 64, 0.4, 0.26)
			b.Ground(58, 1, cut.Of(0.3).To(0.5).Cut(0).Wash(cut.EarthWash))
			b.At(-100, 68, 0.6).ReedClump(12)
			b.At(104, 66, 0.5).ReedClump(12)
			b.Fill(cut.Blob(-70, 82, -40, 72, 10, 70, 48, 75, 60, 84, 40, 94, -10, 97, -54, 92), cut.Of(0.5).To(0.3).Ripples().Wash(cut.EarthWash).Edge(0.9))
			b.At(-24, 121, 0.76).Figure(cut.HandsUp.In(cut.Wrap))
			b.Fill(cut.Blob(-52, 88, -38, 84, -8, 84, 4, 88, 0, 99, -46, 99), cut.Of(0.5).To(0.3).Ripples().Wash(cut.EarthWash).Bare())
			b.Wavelets(-24, 87, 24, 4)
			b.At(20, 84, 0.34).Turned(18).Bale()
			b.Fill(cut.Blob(4, 84, 20, 81, 38, 84, 36, 90, 8, 90), cut.Of(0.4).Ripples().Wash(cut.EarthWash).Bare())
			p := cut.Pose{Lean: 30, Nod: -6, Near: [2]float64{40, 4}, Far: [2]float64{-20, -30}, Hand: [2]float64{60, 76}, Hand2: [2]float64{70, 80}}
			b.At(86, 94, -0.62).Figure(p)
			b.Rule(2, 96, 66, 14, 60, -8, 60)
			b.At(114, 92, -0.56).Figure(p.In(cut.Soldier))
			b.At(-108, 100, 0.5).Papyrus(8)
			b.At(-94, 100, 0.42).Papyrus(-10)
		},
		"disaster/drowning": func(b cut.Burin) { crossing(b, true) },
		"outcome/crossed":   func(b cut.Burin) { crossing(b, false) },
	})
}
