package engraving

import "math"

// tent is a ridge tent seen from its open end, 100 units wide, its foot at the origin.
func (b burin) tent() {
	b.fill(poly(0, -62, 46, -70, 84, -8, 46, 0), of(0.5).toRight(0.3).cut(62).wash(clothWash))
	b.fill(poly(-46, 0, 0, -62, 46, 0), of(0.1).to(0.2).cut(60).wash(clothWash))
	b.fill(poly(0, -62, -15, 0, 12, 0), of(0.9).cut(80).edge(0.6))
	b.fill(poly(0, -62, -15, 0, -22, 0), of(0.3).cut(70).wash(clothWash).edge(0.6))
	b.rule(1, 0, -62, 0, -72)
	b.rule(0.6, -46, 0, -60, 6)
	b.rule(0.6, 46, -70, 98, 2)
	b.rule(0.6, 0, -66, -62, 4)
}

// fire is a camp fire, 60 units high.
func (b burin) fire() {
	b.rule(2.4, -22, 0, 16, -8)
	b.rule(2.4, -14, -8, 22, 1)
	b.rule(2.4, -4, 2, 2, -10)
	b.flames(0, -4, 32, 52, 5)
}

// night rules a dark sky down to the horizon.
func (b burin) night(horizon float64) {
	b.sky(0.66, 0.44, horizon, nightWash)
	b.stars(40, horizon-6)
}

// bale is a corded load.
func (b burin) bale() {
	b.fill(poly(-26, 0, -25, -34, 20, -36, 22, 0), of(0.15).to(0.3).cut(76).round(5).wash(sandWash))
	b.fill(poly(20, -36, 31, -40, 33, -6, 22, 0), of(0.55).cut(70).wash(sandWash))
	b.fill(poly(-25, -34, -12, -40, 31, -40, 20, -36), of(0.08).wash(sandWash))
	b.rule(1, -8, 0, -8, -35, 2, -40)
	b.rule(1, 8, 0, 8, -35.5, 18, -40)
	b.rule(1, -26, -17, 21, -18, 32, -23)
}

// hut is a round house under a thatched cone, 100 units wide.
func (b burin) hut() {
	b.fill(poly(-36, 0, -38, -34, 38, -34, 36, 0), of(0.12).toRight(0.55).cut(88).wash(earthWash))
	b.fill(blob(-7, 0, -7, -20, 0, -26, 8, -20, 8, 0), of(0.95))
	roof := poly(-56, -28, 0, -92, 56, -28, 40, -24, 20, -29, 0, -24, -20, -29, -40, -24)
	b.fill(roof, of(0.18).toRight(0.6).cut(70).wash(dryWash).like(furry, 4))
	for i := range 15 {
		f := float64(i)/14*2 - 1
		b.line(0.6, f*6, -86, f*28, -58, f*52, -30+4*math.Abs(f))
	}
	b.fill(tube(0, -98, 2, 0, -90, 5), of(0.7).wash(dryWash))
}
