package chart

import "math"

// mix scrambles a word: the finaliser of a good integer hash, so that
// neighbouring inputs share nothing.
func mix(h uint32) uint32 {
	h ^= h >> 16
	h *= 0x7feb352d
	h ^= h >> 15
	h *= 0x846ca68b
	h ^= h >> 16
	return h
}

// hash2 is a word that depends on a lattice point and a seed.
func hash2(x, y int32, seed uint32) uint32 {
	return mix(uint32(x)*0x9e3779b1 ^ mix(uint32(y)+0x85ebca6b*seed+seed))
}

// unit maps a word to [0, 1).
func unit(h uint32) float64 { return float64(h>>8) * (1.0 / (1 << 24)) }

// dice hands out the accidents of one thing on the chart, a hex for
// instance: the same thing always gets the same ones in the same order.
type dice uint32

func newDice(id int, seed uint32) dice { return dice(hash2(int32(id), int32(seed), 0x51ed27)) }

// next is uniform in [0, 1).
func (d *dice) next() float64 {
	*d = dice(mix(uint32(*d) + 0x9e3779b9))
	return unit(uint32(*d))
}

// spread is uniform in [−a, a).
func (d *dice) spread(a float64) float64 { return (2*d.next() - 1) * a }

// noise2 is smooth value noise in [−1, 1], with features one unit wide.
func noise2(x, y float64, seed uint32) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int32(fx), int32(fy)
	tx, ty := smooth(x-fx), smooth(y-fy)
	a := lerp(unit(hash2(ix, iy, seed)), unit(hash2(ix+1, iy, seed)), tx)
	b := lerp(unit(hash2(ix, iy+1, seed)), unit(hash2(ix+1, iy+1, seed)), tx)
	return 2*lerp(a, b, ty) - 1
}

// noise1 is smooth value noise along a line, in [−1, 1].
func noise1(x float64, seed uint32) float64 {
	fx := math.Floor(x)
	ix := int32(fx)
	return 2*lerp(unit(hash2(ix, 77, seed)), unit(hash2(ix+1, 77, seed)), smooth(x-fx)) - 1
}

// cloud sums octaves of noise2, each half as wide and half as strong.
func cloud(x, y float64, octaves int, seed uint32) float64 {
	sum, amp := 0.0, 0.5
	for i := range octaves {
		sum += amp * noise2(x, y, seed+uint32(i)*101)
		x, y, amp = x*2.03+7.1, y*2.03-3.7, amp/2
	}
	return sum
}

func smooth(t float64) float64 { return t * t * (3 - 2*t) }

func lerp(a, b, t float64) float64 { return a + (b-a)*t }

func clamp(v, lo, hi float64) float64 { return min(max(v, lo), hi) }

// smoothstep climbs from 0 at a to 1 at b.
func smoothstep(a, b, v float64) float64 { return smooth(clamp((v-a)/(b-a), 0, 1)) }
