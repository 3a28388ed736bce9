package paint

import "math"

// Tiled is smooth value noise in [−1, 1] over a square that repeats without a seam.
type Tiled struct {
	across, down int // cells
	v            []float64
}

// NewTiled is such noise with so many cells across and down, each of which asks for
// one figure in [0, 1).
func NewTiled(across, down int, next func() float64) Tiled {
	t := Tiled{across, down, make([]float64, across*down)}
	for i := range t.v {
		t.v[i] = 2*next() - 1
	}
	return t
}

// At is the noise at a place in the square, whose sides are 1.
func (t *Tiled) At(x, y float64) float64 {
	fx, fy := x*float64(t.across), y*float64(t.down)
	ix, iy := int(math.Floor(fx)), int(math.Floor(fy))
	get := func(i, j int) float64 { return t.v[mod(j, t.down)*t.across+mod(i, t.across)] }
	tx, ty := Smooth(fx-float64(ix)), Smooth(fy-float64(iy))
	a := Lerp(get(ix, iy), get(ix+1, iy), tx)
	b := Lerp(get(ix, iy+1), get(ix+1, iy+1), tx)
	return Lerp(a, b, ty)
}

// mod is what is left of a over whole n, never below 0.
func mod(a, n int) int { return (a%n + n) % n }
