package engraving

import (
	"image"
	"math"

	"sourceofthenile/render/paint"
)

// Wash is a hand colouring as it multiplies the paper: 1 leaves it as it is.
type Wash struct{ R, G, B float32 }

// rgb is its short name among those who cut.
type rgb = Wash

// RGB is a wash by its parts.
func RGB(r, g, b float32) Wash { return Wash{r, g, b} }

// Print puts ink, 0 to 1, and wash on paper: a plate of w by h pixels, row by row.
func Print(w, h int, ink []float32, wash []Wash, with Ink) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	pr, pg, pb := float32(with.Paper.R), float32(with.Paper.G), float32(with.Paper.B)
	lr, lg, lb := float32(with.Line.R), float32(with.Line.G), float32(with.Line.B)
	s := float32(with.Wash)
	for i, v := range ink {
		x, y := i%w, i/w
		// fibres of the paper
		f := 1 + float32(0.012*paint.Noise(float64(x)/2.3, float64(y)/1.7, 5)+0.014*paint.Noise(float64(x)/37, float64(y)/31, 9))
		u := wash[i]
		r := min(pr*f*(1-s*(1-u.R)), 255)
		g := min(pg*f*(1-s*(1-u.G)), 255)
		b := min(pb*f*(1-s*(1-u.B)), 255)
		v = min(max(v, 0), 1) * 0.96
		o := i * 4
		img.Pix[o] = uint8(r + (lr-r)*v + 0.5)
		img.Pix[o+1] = uint8(g + (lg-g)*v + 0.5)
		img.Pix[o+2] = uint8(b + (lb-b)*v + 0.5)
		img.Pix[o+3] = 255
	}
	return img
}

// LineInk is how much of a pixel a line covers: f is the pixel's place between two
// lines, from 0 to 1, width is of their distance, pitch that distance in pixels.
func LineInk(f, width, pitch float64) float64 {
	if width > 0.5 {
		gap := 1 - width
		d := min(f, 1-f) // gaps lie at 0
		return 1 - min(paint.Clamp((gap/2-d)*pitch+0.5, 0, 1), gap*pitch)
	}
	d := math.Abs(f - 0.5)
	return min(paint.Clamp((width/2-d)*pitch+0.5, 0, 1), width*pitch)
}
