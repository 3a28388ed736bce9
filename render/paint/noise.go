package paint

import "math"

// Mix scrambles a word: the finaliser of a good integer hash, so that
// neighbouring inputs share nothing.
func Mix(h uint32) uint32 {
	h ^= h >> 16
	h *= 0x7feb352d
	h ^= h >> 15
	h *= 0x846ca68b
	h ^= h >> 16
	return h
}

// Lattice is a word that depends on a lattice point and a seed.
func Lattice(x, y int32, seed uint32) uint32 {
	return Mix(uint32(x)*0x9e3779b1 ^ Mix(uint32(y)+0x85ebca6b*seed+seed))
}

// Unit maps a word to [0, 1).
func Unit(h uint32) float64 { return float64(h>>8) * (1.0 / (1 << 24)) }

// Dice hands out the accidents of one thing on the chart, a hex for
// instance: the same thing always gets the same ones in the same order.
type Dice uint32

// NewDice are those of a thing by its number.
func NewDice(id int, seed uint32) Dice { return Dice(Lattice(int32(id), int32(seed), 0x51ed27)) }

// Next is uniform in [0, 1).
func (d *Dice) Next() float64 {
	*d = Dice(Mix(uint32(*d) + 0x9e3779b9))
	return Unit(uint32(*d))
}

// Spread is uniform in [−a, a).
func (d *Dice) Spread(a float64) float64 { return (2*d.Next() - 1) * a }

// Between is uniform in [a, b).
func (d *Dice) Between(a, b float64) float64 { return a + (b-a)*d.Next() }

// Noise is smooth value noise in [−1, 1], with features one Unit wide.
func Noise(x, y float64, seed uint32) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int32(fx), int32(fy)
	tx, ty := Smooth(x-fx), Smooth(y-fy)
	a := Lerp(Unit(Lattice(ix, iy, seed)), Unit(Lattice(ix+1, iy, seed)), tx)
	b := Lerp(Unit(Lattice(ix, iy+1, seed)), Unit(Lattice(ix+1, iy+1, seed)), tx)
	return 2*Lerp(a, b, ty) - 1
}

// NoiseAlong is smooth value noise along a line, in [−1, 1].
func NoiseAlong(x float64, seed uint32) float64 {
	fx := math.Floor(x)
	ix := int32(fx)
	return 2*Lerp(Unit(Lattice(ix, 77, seed)), Unit(Lattice(ix+1, 77, seed)), Smooth(x-fx)) - 1
}

// Cloud sums octaves of Noise, each half as wide and half as strong; amp is the
// strength of the first.
func Cloud(x, y float64, octaves int, seed uint32, amp float64) float64 {
	sum := 0.0
	for i := range octaves {
		sum += amp * Noise(x, y, seed+uint32(i)*101)
		x, y, amp = x*2.03+7.1, y*2.03-3.7, amp/2
	}
	return sum
}

// Smooth climbs from 0 at 0 to 1 at 1, level at both.
func Smooth(t float64) float64 { return t * t * (3 - 2*t) }

// Lerp lies between a at 0 and b at 1.
func Lerp(a, b, t float64) float64 { return a + (b-a)*t }

// Clamp keeps v between lo and hi.
func Clamp(v, lo, hi float64) float64 { return min(max(v, lo), hi) }

// SmoothStep climbs from 0 at a to 1 at b.
func SmoothStep(a, b, v float64) float64 { return Smooth(Clamp((v-a)/(b-a), 0, 1)) }
