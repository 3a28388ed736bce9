package render

import (
	"image"
	"image/color"
	"image/draw"
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

// strokePath paints a path of a width with a pattern of lengths on and off;
// none is a whole line.
func strokePath(dst *image.RGBA, pts [][2]float64, width float64, dash []float64, ink color.RGBA) {
	b := dst.Bounds()
	ras := vector.NewRasterizer(b.Dx(), b.Dy())
	bar := func(x0, y0, x1, y1 float64) {
		l := math.Hypot(x1-x0, y1-y0)
		if l == 0 {
			return
		}
		ux, uy := (x1-x0)/l, (y1-y0)/l
		px, py := -uy*width/2, ux*width/2
		x0, y0, x1, y1 = x0-ux*width/2, y0-uy*width/2, x1+ux*width/2, y1+uy*width/2
		ras.MoveTo(float32(x0+px), float32(y0+py))
		ras.LineTo(float32(x1+px), float32(y1+py))
		ras.LineTo(float32(x1-px), float32(y1-py))
		ras.LineTo(float32(x0-px), float32(y0-py))
		ras.ClosePath()
	}
	part, left, on := 0, math.Inf(1), true
	if len(dash) > 0 {
		left = dash[0]
	}
	for i := 1; i < len(pts); i++ {
		x, y := pts[i-1][0], pts[i-1][1]
		rest := math.Hypot(pts[i][0]-x, pts[i][1]-y)
		for rest > 1e-9 {
			walk := min(rest, left)
			nx, ny := x+(pts[i][0]-x)*walk/rest, y+(pts[i][1]-y)*walk/rest
			if on {
				bar(x, y, nx, ny)
			}
			x, y, rest, left = nx, ny, rest-walk, left-walk
			if left <= 1e-9 {
				part, on = (part+1)%len(dash), !on
				left = dash[part]
			}
		}
	}
	ras.DrawOp = draw.Over
	ras.Draw(dst, b, image.NewUniform(ink), image.Point{})
}

// blendPixel lays colour over a premultiplied pixel.
func blendPixel(img *image.RGBA, x, y int, col color.RGBA, a float64) {
	if a <= 0 {
		return
	}
	i := img.PixOffset(x, y)
	p := img.Pix[i : i+4 : i+4]
	for k, v := range [4]uint8{col.R, col.G, col.B, 255} {
		p[k] = uint8(math.Round(float64(v)*a + float64(p[k])*(1-a)))
	}
}

// edge goes from 0 to 1 where v passes at.
func edge(v, at, soft float64) float64 { return min(max((v-at)/soft+0.5, 0), 1) }
