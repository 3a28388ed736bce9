package render

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"
)

// pen fills figures on a small picture.
type pen struct {
	img *image.RGBA
	k   float64 // pixels a unit
	ras *vector.Rasterizer
}

// area fills a figure.
func (p *pen) area(col color.RGBA, xy ...float64) {
	b := p.img.Bounds()
	p.ras.Reset(b.Dx(), b.Dy())
	for i := 0; i+1 < len(xy); i += 2 {
		x, y := float32(xy[i]*p.k), float32(xy[i+1]*p.k)
		if i == 0 {
			p.ras.MoveTo(x, y)
		} else {
			p.ras.LineTo(x, y)
		}
	}
	p.ras.ClosePath()
	p.ras.Draw(p.img, b, image.NewUniform(col), image.Point{})
}

func ringOf(x, y, rx, ry, from, to float64) (xy []float64) {
	const steps = 16
	for i := range steps + 1 {
		a := from + (to-from)*float64(i)/steps
		xy = append(xy, x+rx*math.Cos(a), y+ry*math.Sin(a))
	}
	return xy
}
