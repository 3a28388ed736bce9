package render

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"
)

// pen draws ink on a small picture: figures of a battle, numerals, marks.
type pen struct {
	img *image.RGBA
	k   float64 // pixels a unit
	ras *vector.Rasterizer
	ink color.RGBA
}

// line draws a line through points given as x, y, x, y…
func (p *pen) line(width float64, xy ...float64) {
	b := p.img.Bounds()
	p.ras.Reset(b.Dx(), b.Dy())
	for i := 0; i+3 < len(xy); i += 2 {
		p.segment(width, xy[i], xy[i+1], xy[i+2], xy[i+3])
	}
	p.ras.Draw(p.img, b, image.NewUniform(p.ink), image.Point{})
}

// segment adds one straight piece with round ends.
func (p *pen) segment(width, x0, y0, x1, y1 float64) {
	dx, dy := x1-x0, y1-y0
	l := math.Hypot(dx, dy)
	if l == 0 {
		return
	}
	a, r := math.Atan2(dy, dx), width/2
	const steps = 5
	for i := range 2 * (steps + 1) {
		x, y, from := x0, y0, a+math.Pi/2
		if i > steps {
			x, y, from = x1, y1, a-math.Pi/2
		}
		t := from + math.Pi*float64(i%(steps+1))/steps
		px, py := float32((x+r*math.Cos(t))*p.k), float32((y+r*math.Sin(t))*p.k)
		if i == 0 {
			p.ras.MoveTo(px, py)
		} else {
			p.ras.LineTo(px, py)
		}
	}
	p.ras.ClosePath()
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
