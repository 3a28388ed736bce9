package plates

import (
	"math"

	cut "sourceofthenile/render/engraving"
)

// The creatures (1.2): no face, no skin, no dress. They are what was left lying: rope and
// wet paper, chain and coal, tally-sticks (24.2).

// crawler drags itself along on loops of rope, splinters of tally-sticks under it and a wet
// sheet or two hanging from it; 90 units wide.
func crawler(b cut.Burin) {
	for i := range 7 {
		x := -36 + 12*float64(i)
		b.Fill(cut.Tube(x, -14, 3, x-9+3*float64(i%3), 8, 1.6), plank)
	}
	for i := range 5 {
		x, h := -40+17*float64(i), 26+9*float64(i*2%3)
		rope(b, 4.4, x-6, 0, x-2, -h*0.8, x+7, -h, x+15, -h*0.7, x+18, 0)
	}
	rope(b, 4, -46, 6, -24, -6, 0, 2, 22, -7, 44, 4)
	rope(b, 4, -44, -8, -20, -14, 2, -8, 26, -16, 48, -4)
	for i := range 3 {
		c := b.At(-24+22*float64(i), -16+5*float64(i%2), 1).Turned(-12 + 18*float64(i))
		c.Fill(cut.Poly(-5, -8, 6, -7, 5, 9, 1, 7, -4, 10), cut.Of(0.04).To(0.3).Cut(10).Wash(cut.PaleWash))
		c.Rule(0.5, -3, -3, 3, -3)
		c.Rule(0.5, -3, 1, 3, 1)
	}
}

// devourer is a hoop of chain and coal that leans forward, open in the middle; 90 high.
func devourer(b cut.Burin) {
	for i := range 22 {
		a := float64(i) / 22 * 2 * math.Pi
		r := 31 + 4*math.Sin(3*a)
		x, y := r*math.Cos(a)*0.9, -48+r*math.Sin(a)
		b.Fill(cut.Lobes(x, y, 9, 8, 6, b.Dice), cut.Of(0.66).To(0.94).Like(cut.Craggy, 5).Wash(cut.GreyWash))
	}
	b.Fill(cut.Oval(0, -48, 20, 23), cut.Of(1))
	for i := range 9 {
		a := float64(i) / 9 * 2 * math.Pi
		x, y := 20*math.Cos(a), -48+23*math.Sin(a)
		b.Fill(cut.Tube(x, y, 4, x*0.5, -48+(y+48)*0.5, 0.8), cut.Of(0.2).Cut(50).Wash(cut.GreyWash))
	}
	chain(b, -26, -24, -40, 0, 4, 4)
	chain(b, 26, -24, 40, 0, 4, 4)
	chain(b, -12, -17, -14, 2, 2, 4)
	chain(b, 12, -17, 16, 2, 2, 4)
}

// guardian is bundles of tally-sticks bound into a tower that has sat down; 96 high.
func guardian(b cut.Burin) {
	for _, side := range []float64{-1, 1} {
		tallies(b.At(side*34, 0, 1).Turned(side*-8), 6, 44)
		rope(b, 4, side*20, -20, side*34, -16, side*46, -22)
	}
	tallies(b.At(-12, -2, 1.1).Turned(-5), 8, 66)
	tallies(b.At(14, -2, 1.1).Turned(6), 8, 68)
	tallies(b.At(0, -4, 1.2), 9, 76)
	rope(b, 5, -30, -24, 2, -42, 31, -62)
	rope(b, 5, 30, -22, 0, -34, -31, -52)
	rope(b, 4, -28, -72, 4, -68, 30, -76)
	for i, at := range []cut.XY{{X: -20, Y: -30}, {X: 10, Y: -58}, {X: 22, Y: -14}, {X: -6, Y: -84}} {
		c := b.At(at.X, at.Y, 1).Turned(float64(-14 + 17*i))
		c.Fill(cut.Poly(-5, 7, -6, -6, 5, -7, 6, 5, 1, 8), cut.Of(0.04).Wash(cut.PaleWash))
		c.Rule(0.6, -3, -3, 3, -3)
		c.Rule(0.6, -3, 1, 3, 1)
	}
}

func creatures() cut.Plates {
	signs := cut.Emblems(map[string]func(b cut.Burin){
		"sign/crawler":  func(b cut.Burin) { crawler(b.At(0, 76, 1.06)) },
		"sign/devourer": func(b cut.Burin) { devourer(b.At(0, 96, 1.04)) },
		"sign/guardian": func(b cut.Burin) { guardian(b.At(0, 98, 0.98)) },
		"sign/boat": func(b cut.Burin) {
			b.At(0, 70, 0.62).Ship()
			b.Wavelets(0, 78, 44, 3)
		},
		"sign/trap": func(b cut.Burin) {
			b.Fill(cut.Blob(-44, 62, 0, 44, 44, 62, 0, 82), black)
			for i := range 9 {
				x := -34 + 8.5*float64(i)
				b.Fill(cut.Tube(x, 74-6*float64(i%2), 2.4, x+2, 48-6*float64(i%2), 0.8), plank)
			}
			rope(b, 3.4, -46, 60, -20, 40, 20, 40, 46, 60)
		},
		"sign/loot": func(b cut.Burin) { // a chest
			b.Fill(cut.Poly(-42, 84, -42, 52, 42, 52, 42, 84), plank)
			b.Fill(cut.Poly(-42, 48, -36, 26, 36, 26, 42, 48), plank)
			b.Rule(6, -42, 84, -42, 50, 42, 50, 42, 84, -42, 84)
			b.Rule(6, -42, 50, -36, 26, 36, 26, 42, 50)
			b.Fill(cut.Poly(-9, 44, -9, 62, 9, 62, 9, 44), black)
		},
		"sign/damage": func(b cut.Burin) { // a notch in iron
			for i := range 3 {
				x := -28 + 28*float64(i)
				b.Fill(cut.Poly(x-6, 94, x-6, 20, x, 10, x+6, 20, x+6, 94), iron)
			}
			b.Fill(cut.Poly(-44, 46, -44, 36, 44, 36, 44, 46), iron)
			b.Fill(cut.Poly(-10, 40, -2, 52, -9, 62, 3, 78, 0, 60, 8, 54, 2, 44, 9, 34), cut.Of(0).Edge(1.6))
		},
	})
	meetings := cut.Scenes(map[string]func(b cut.Burin){
		"creature/crawler": func(b cut.Burin) {
			b.Night(58)
			b.Ground(66, 1.2, dark)
			b.Lamp(-60, 70, 60, 0.6)
			crawler(b.At(4, 90, 1))
			crawler(b.At(74, 76, 0.5))
			b.At(-66, 92, 0.3).Lantern()
		},
		"creature/devourer": func(b cut.Burin) {
			b.Night(62)
			b.Ground(70, 1.2, dark)
			b.Lamp(-30, 84, 56, 0.7)
			b.At(-84, 94, 0.5).TallGrass(8)
			devourer(b.At(22, 96, 0.86))
			b.At(-30, 96, 0.34).Lantern()
		},
		"moment/boat": func(b cut.Burin) { // off the mole, with a lamp in it
			b.Sky(0.4, 0.1, 58, cut.DuskWash)
			b.Water(58, 101, 0.5, 0.3)
			b.Lamp(10, 52, 60, 0.8)
			b.At(14, 76, 0.7).Ship()
			b.Wavelets(14, 84, 60, 3)
			b.Fill(cut.Poly(-190, 104, -190, 84, -58, 80, -46, 92, -40, 104), rock)
			b.At(-62, 82, 0.3).Lantern()
		},
		"creature/guardian": func(b cut.Burin) {
			b.Night(66)
			b.Fill(cut.Poly(-60, 80, -60, 30, 60, 30, 60, 80), cut.Of(0.76).Cut(2).Wash(cut.NightWash))
			b.Ground(78, 1, dark)
			guardian(b.At(6, 98, 0.94))
			papers(b, -60, 92, 50, 5)
		},
	})
	return cut.Collect(signs, meetings)
}
