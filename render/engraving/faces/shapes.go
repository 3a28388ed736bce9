package faces

import (
	"math"

	"sourceofthenile/render/paint"
)

// ball places a globe, wide and high.
func (p *person) ball(s *studio, at vec, wide, high float64, of *matter, hold stance) {
	s.place(sheet{36, 24, func(u, v float64) (vec, float64, float64, float64) {
		sn, c := math.Sincos(2 * math.Pi * u)
		up, r := math.Sincos(math.Pi * (v - 0.5))
		return at.add(vec{wide * r * sn, high * up, wide * r * c}), 2 * math.Pi * u, v * 3, 1
	}, of, hold})
}

// cord places a thing as long as it is from one place to another, and so thick; knots
// swell it so many times.
func (p *person) cord(s *studio, from, to vec, thick float64, knots int, of *matter, hold stance) {
	way := to.sub(from).unit()
	side := way.cross(vec{0.3, 0.2, 1}).unit()
	over := way.cross(side)
	s.place(sheet{12, max(10, knots*4), func(u, v float64) (vec, float64, float64, float64) {
		sn, c := math.Sincos(2 * math.Pi * u)
		r := thick * math.Sqrt(max(0, 1-math.Pow(2*v-1, 8)))
		if knots > 0 {
			r *= 0.78 + 0.3*math.Abs(math.Sin(math.Pi*v*float64(knots)))
		}
		return from.lerp(to, v).add(side.mul(r * sn)).add(over.mul(r * c)), u, v, 1
	}, of, hold})
}

// hoop places a ring round the upright axis, by its cut and its own thickness; beads
// swell it so many times. Its front hangs lower by drop.
func (p *person) hoop(s *studio, r ring, thick, drop float64, beads int, of *matter, hold stance) {
	s.place(sheet{max(96, beads*6), 10, func(u, v float64) (vec, float64, float64, float64) {
		a := math.Pi * (2*u - 1)
		q := r.round(a)
		out := vec{q.X, 0, q.Z + 0.1}.unit()
		sn, c := math.Sincos(2 * math.Pi * v)
		k := thick
		if beads > 0 {
			k *= 0.45 + 0.6*math.Abs(math.Sin(u*math.Pi*float64(beads)))
		}
		q.Y -= drop * (0.5 + 0.5*math.Cos(a))
		return q.add(out.mul(k * c)).add(vec{0, k * sn, 0}), a, v, 1
	}, of, hold})
}

// turnedOn places what is turned as on a lathe, by its cuts; fold pushes its surface out
// by an angle and a share of the height.
func (p *person) turnedOn(s *studio, list []ring, fold func(a, v float64) float64, keep func(q vec, a float64) float64, of *matter, hold stance) {
	s.place(sheet{110, 64, func(u, v float64) (vec, float64, float64, float64) {
		a := angles(u)
		q := rounded(list, v).round(a)
		if fold != nil {
			q = q.add(vec{q.X, 0, q.Z}.unit().mul(fold(a, v)))
		}
		q.Z += p.breast(q)
		k := 1.0
		if keep != nil {
			k = keep(q, a)
		}
		return q, a, v, k
	}, of, hold})
}

// tipped moves cuts up, and makes them so many times as wide.
func tipped(list []ring, up, wide float64) []ring {
	out := make([]ring, len(list))
	for i, r := range list {
		out[i] = ring{r.y + up, r.wide * wide, r.front * wide, r.back * wide}
	}
	return out
}

// folds is cloth in folds along an angle and a height.
func folds(seed uint32, k float64) func(a, v float64) float64 {
	return func(a, v float64) float64 {
		return k * paint.SmoothStep(0.1, 0.55, v) * (math.Sin(a*7+4*paint.Noise(a*2, v*3, seed)) + 0.7*math.Sin(a*13-v*6+float64(seed%7)))
	}
}

// broadened makes cuts so many times as wide, and no deeper.
func broadened(list []ring, k float64) []ring {
	out := make([]ring, len(list))
	for i, r := range list {
		out[i] = ring{r.y, r.wide*k + 0.02*min(1, r.wide), r.front + 0.045*min(1, r.wide), r.back}
	}
	return out
}
