package engraving

import "math"

// Tent is a ridge tent seen from its open end, 100 units wide, its foot at the origin.
func (b Burin) Tent() {
	b.Fill(Poly(0, -62, 46, -70, 84, -8, 46, 0), Of(0.5).ToRight(0.3).Cut(62).Wash(ClothWash))
	b.Fill(Poly(-46, 0, 0, -62, 46, 0), Of(0.1).To(0.2).Cut(60).Wash(ClothWash))
	b.Fill(Poly(0, -62, -15, 0, 12, 0), Of(0.9).Cut(80).Edge(0.6))
	b.Fill(Poly(0, -62, -15, 0, -22, 0), Of(0.3).Cut(70).Wash(ClothWash).Edge(0.6))
	b.Rule(1, 0, -62, 0, -72)
	b.Rule(0.6, -46, 0, -60, 6)
	b.Rule(0.6, 46, -70, 98, 2)
	b.Rule(0.6, 0, -66, -62, 4)
}

// Fire is a camp fire, 60 units high.
func (b Burin) Fire() {
	b.Rule(2.4, -22, 0, 16, -8)
	b.Rule(2.4, -14, -8, 22, 1)
	b.Rule(2.4, -4, 2, 2, -10)
	b.Flames(0, -4, 32, 52, 5)
}

// Night rules a dark sky down to the horizon.
func (b Burin) Night(horizon float64) {
	b.Sky(0.66, 0.44, horizon, NightWash)
	b.stars(40, horizon-6)
}

// Bale is a corded load.
func (b Burin) Bale() {
	b.Fill(Poly(-26, 0, -25, -34, 20, -36, 22, 0), Of(0.15).To(0.3).Cut(76).Round(5).Wash(SandWash))
	b.Fill(Poly(20, -36, 31, -40, 33, -6, 22, 0), Of(0.55).Cut(70).Wash(SandWash))
	b.Fill(Poly(-25, -34, -12, -40, 31, -40, 20, -36), Of(0.08).Wash(SandWash))
	b.Rule(1, -8, 0, -8, -35, 2, -40)
	b.Rule(1, 8, 0, 8, -35.5, 18, -40)
	b.Rule(1, -26, -17, 21, -18, 32, -23)
}

// Hut is a round house under a thatched cone, 100 units wide.
func (b Burin) Hut() {
	b.Fill(Poly(-36, 0, -38, -34, 38, -34, 36, 0), Of(0.12).ToRight(0.55).Cut(88).Wash(EarthWash))
	b.Fill(Blob(-7, 0, -7, -20, 0, -26, 8, -20, 8, 0), Of(0.95))
	roof := Poly(-56, -28, 0, -92, 56, -28, 40, -24, 20, -29, 0, -24, -20, -29, -40, -24)
	b.Fill(roof, Of(0.18).ToRight(0.6).Cut(70).Wash(DryWash).Like(Furry, 4))
	for i := range 15 {
		f := float64(i)/14*2 - 1
		b.Line(0.6, f*6, -86, f*28, -58, f*52, -30+4*math.Abs(f))
	}
	b.Fill(Tube(0, -98, 2, 0, -90, 5), Of(0.7).Wash(DryWash))
}
