package page

import (
	"image"
	"image/color"
	"math"

	"sourceofthenile/render/engraving"
)

// silhouetteInk is how much of the ink is in the shade of a head that is still to be cut.
const silhouetteInk = 0.13

// silhouette is what stands for a portrait while it is being cut: nobody's head and
// shoulders as a shade on the paper, so that its frame does not lie empty.
func (p portrait) silhouette(w, h int) *image.RGBA {
	ink := engraving.Sepia
	if p.news {
		ink = engraving.News
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	tall := float64(h)
	for y := range h {
		for x := range w {
			dx, dy := (float64(x)+0.5-float64(w)/2)/tall, (float64(y)+0.5)/tall
			cover := max(within(dx, dy-0.40, 0.18, 0.25, tall), within(dx, dy-1.12, 0.44, 0.46, tall))
			img.SetRGBA(x, y, p.shade(ink, cover*silhouetteInk))
		}
	}
	return img
}

// shade is paper with so much ink on it; of a portrait on a page, the ink alone.
func (p portrait) shade(ink engraving.Ink, dark float64) color.RGBA {
	if p.free {
		of := func(line uint8) uint8 { return uint8(float64(line) * dark) }
		return color.RGBA{of(ink.Line.R), of(ink.Line.G), of(ink.Line.B), uint8(255 * dark)}
	}
	of := func(line, paper uint8) uint8 { return uint8(math.Round(float64(line)*dark + float64(paper)*(1-dark))) }
	return color.RGBA{of(ink.Line.R, ink.Paper.R), of(ink.Line.G, ink.Paper.G), of(ink.Line.B, ink.Paper.B), 255}
}

// within is how much of a pixel at x, y from its middle an ellipse covers, 0 to 1, in heights
// of a picture so many pixels high.
func within(x, y, across, down, pixels float64) float64 {
	edge := (1 - math.Hypot(x/across, y/down)) * min(across, down) * pixels
	return min(max(edge+0.5, 0), 1)
}
