package ui

import (
	"math"
	"math/rand/v2"
	"sync"

	"sourceofthenile/render/paint"
)

// tileSize is the side of a texture, a power of two.
const tileSize = 512

// tile is a texture that repeats without a seam: how much lighter or darker
// each place is, in 256ths.
type tile [tileSize * tileSize]int16

func (t *tile) at(x, y int) int { return int(t[(y&(tileSize-1))*tileSize+x&(tileSize-1)]) }

// weave adds up noises: each has so many cells across and down, and its strength.
func weave(rng *rand.Rand, parts [][3]float64) *tile {
	var sum [tileSize * tileSize]float64
	for _, p := range parts {
		l := paint.NewTiled(int(p[0]), int(p[1]), rng.Float64)
		for y := range tileSize {
			paint.Breathe()
			for x := range tileSize {
				sum[y*tileSize+x] += p[2] * l.At(float64(x)/tileSize, float64(y)/tileSize)
			}
		}
	}
	t := &tile{}
	for i, v := range sum {
		t[i] = int16(math.Round(v))
	}
	return t
}

// paperTile is laid paper: faint clouds, grain, and fibres.
var paperTile = sync.OnceValue(func() *tile {
	rng := rand.New(rand.NewPCG(1821, 4))
	t := weave(rng, [][3]float64{{3, 3, 2.4}, {8, 8, 1.6}, {32, 32, 1.2}, {200, 200, 1.6}, {512, 512, 1.5}})
	for range 520 {
		fibre(rng, t)
	}
	return t
})

// fibre lays one fibre into the paper: a short bent thread, lighter or darker.
func fibre(rng *rand.Rand, t *tile) {
	x, y := rng.Float64()*tileSize, rng.Float64()*tileSize
	a, bend := rng.Float64()*2*math.Pi, (rng.Float64()-0.5)*0.16
	shade := int16(-3)
	if rng.IntN(3) == 0 {
		shade = 4
	}
	for range 8 + rng.IntN(26) {
		x, y, a = x+math.Cos(a), y+math.Sin(a), a+bend
		i := (int(y)&(tileSize-1))*tileSize + int(x)&(tileSize-1)
		t[i] += shade
	}
}

// woodTile is walnut: long grain with slow waves.
var woodTile = sync.OnceValue(func() *tile {
	rng := rand.New(rand.NewPCG(1858, 8))
	return weave(rng, [][3]float64{{2, 40, 3.0}, {4, 120, 2.6}, {6, 340, 2.2}, {3, 6, 2.5}, {256, 512, 0.9}})
})
