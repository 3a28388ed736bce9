package engraving

import "math"

// scramble is the finaliser of a good integer hash.
func scramble(h uint32) uint32 {
	h ^= h >> 16
	h *= 0x7feb352d
	h ^= h >> 15
	h *= 0x846ca68b
	return h ^ h>>16
}

func lattice(x, y int32, seed uint32) uint32 {
	return scramble(uint32(x)*0x9e3779b1 ^ scramble(uint32(y)+0x85ebca6b*seed+seed))
}

func fraction(h uint32) float64 { return float64(h>>8) * (1.0 / (1 << 24)) }

// dice hands out the accidents of one picture, always the same in the same order.
type dice uint32

// next is uniform from 0 to 1.
func (d *dice) next() float64 {
	*d = dice(scramble(uint32(*d) + 0x9e3779b9))
	return fraction(uint32(*d))
}

// about is uniform from −a to a.
func (d *dice) about(a float64) float64 { return (2*d.next() - 1) * a }

// between is uniform from a to b.
func (d *dice) between(a, b float64) float64 { return a + (b-a)*d.next() }

// grain is smooth noise from −1 to 1 with features one unit wide.
func grain(x, y float64, seed uint32) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int32(fx), int32(fy)
	tx, ty := x-fx, y-fy
	tx, ty = tx*tx*(3-2*tx), ty*ty*(3-2*ty)
	a := mix(fraction(lattice(ix, iy, seed)), fraction(lattice(ix+1, iy, seed)), tx)
	b := mix(fraction(lattice(ix, iy+1, seed)), fraction(lattice(ix+1, iy+1, seed)), tx)
	return 2*mix(a, b, ty) - 1
}

// rough sums octaves of grain.
func rough(x, y float64, octaves int, seed uint32) float64 {
	sum, amp := 0.0, 0.6
	for i := range octaves {
		sum += amp * grain(x, y, seed+uint32(i)*101)
		x, y, amp = x*2.03+7.1, y*2.03-3.7, amp/2
	}
	return sum
}

func mix(a, b, t float64) float64 { return a + (b-a)*t }

func clamp(v, lo, hi float64) float64 { return min(max(v, lo), hi) }

// step climbs smoothly from 0 at a to 1 at b.
func step(a, b, v float64) float64 {
	t := clamp((v-a)/(b-a), 0, 1)
	return t * t * (3 - 2*t)
}
