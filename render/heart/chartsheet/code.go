package chartsheet

import (
	"image"
	"image/color"

	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/page"
)

// Code is a Colour Code by itself, as the chart has it on its borders.
type Code struct{ Sign chart.Sign }

// Paint implements page.Plate.
func (k Code) Paint(size image.Point, ink engraving.Ink) *image.RGBA {
	img := image.NewRGBA(image.Rectangle{Max: size})
	for i := 0; i < len(img.Pix); i += 4 {
		img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = ink.Paper.R, ink.Paper.G, ink.Paper.B, ink.Paper.A
	}
	p, half := page.Pen{Img: img, K: 1}, float64(min(size.X, size.Y))/2
	fill := func(of float64, ring [][2]float64, col color.RGBA) {
		var xy []float64
		for _, q := range ring {
			xy = append(xy, float64(size.X)/2+of*half*q[0], float64(size.Y)/2+of*half*q[1])
		}
		p.Area(col, xy...)
	}
	fill(codeRim, signRing(k.Sign), rimInk)
	fill(codeIn, signRing(k.Sign), signInks[k.Sign])
	if k.Sign == chart.BlueRing {
		fill(codeHole, signRing(k.Sign), ink.Paper)
	}
	return img
}

// How large a Code is drawn, of half its side.
const codeRim, codeIn, codeHole = 0.86, 0.66, 0.3
