package engraving

import (
	"image"
	"math"

	"sourceofthenile/render/paint"
)

// plate is a picture while it is being cut.
type plate struct {
	w, h  int
	k     float64 // pixels a unit
	Half  float64 // half the width in units
	Top   float64 // the upper edge in units: 0 or above
	low   float64 // the lower edge in units
	base  affine
	ink   []float32 // how dark, 0 to 1
	wash  []rgb
	Pitch float64 // from one line of a hatching to the next, in pixels
	Hair  float64 // how wide a line of weight 1 is, in pixels
	seed  uint32
	Dice  *paint.Dice
	lamps []lamp
	aside float64 // how much of the lamps' light does not count: people keep their own tone
	faint float32 // how much of the ink is used, 0 for all of it
	land  Landscape

	ras            paint.Raster
	pts            []XY // of the rings at hand, one after the other
	ends           []int
	cover          []float32 // the mask of the shape at hand
	field, scratch []float32 // its roundness
	sums           []float32
}

// lamp is a light in a night scene, in pixels: what is near it is cut lighter
// and washed warmer.
type lamp struct{ x, y, r, power float64 }

// Lamp lights what is cut from now on.
func (b Burin) Lamp(x, y, r, power float64) {
	c := b.m.at(XY{x, y})
	b.plate.lamps = append(b.plate.lamps, lamp{c.X, c.Y, r * b.m.scale(), power})
}

// warm is a colour under the lamps.
func (p *plate) warm(c rgb, x, y float64) rgb {
	if c == FireWash {
		return c
	}
	for _, l := range p.lamps {
		if q := ((x-l.x)*(x-l.x) + (y-l.y)*(y-l.y)*1.7) / (l.r * l.r); q < 1 {
			f := float32(min(1, 1.3*(1-q)))
			w := rgb{1.02, 0.92, 0.60}
			c = rgb{c.R + (w.R-c.R)*f, c.G + (w.G*(0.4+0.6*c.G)-c.G)*f, c.B + (w.B*(0.3+0.7*c.B)-c.B)*f}
		}
	}
	return c
}

// newPlate lays out a plate. Lines grow with the picture, but slower than it:
// a large picture has more of them.
func newPlate(w, h int, l layout, seed uint32) *plate {
	wide := 226.0
	if l == emblem {
		wide = 100
	}
	k := min(float64(h)/100, float64(w)/wide)
	d := paint.Dice(seed)
	p := &plate{
		w: w, h: h, k: k, Half: float64(w) / k / 2, seed: seed, Dice: &d,
		ink: make([]float32, w*h), wash: make([]rgb, w*h),
		Pitch: max(2.1, 2.5*math.Pow(k/0.86, 0.5)), Hair: max(0.55, 0.8*math.Pow(k/0.86, 0.62)),
	}
	high := float64(h) / k
	p.low = 100
	if l != scene {
		p.low = 50 + high/2
	}
	p.Top = p.low - high
	p.base = affine{k, 0, float64(w) / 2, 0, k, -p.Top * k}
	for i := range p.wash {
		p.wash[i] = rgb{1, 1, 1}
	}
	return p
}

// frame rules a line round the picture and leaves a margin of bare paper.
func (p *plate) frame() {
	m := int(math.Round(max(2, p.Hair*2.2)))
	line := int(math.Round(max(1, p.Hair)))
	for y := range p.h {
		paint.Breathe()
		for x := range p.w {
			d := min(x, y, p.w-1-x, p.h-1-y)
			switch i := y*p.w + x; {
			case d < m:
				p.ink[i], p.wash[i] = 0, rgb{1, 1, 1}
			case d < m+line:
				p.ink[i] = 0.85
			}
		}
	}
}

// print puts ink and wash on paper.
func (p *plate) print(ink Ink) *image.RGBA { return Print(p.w, p.h, p.ink, p.wash, ink) }
