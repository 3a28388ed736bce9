package page

import (
	"image"
	"image/color"
	"math"

	"sourceofthenile/render/paint"
)

// Pen fills figures on a small picture.
type Pen struct {
	Img *image.RGBA
	K   float64 // pixels a unit
}

// Area fills a figure.
func (p *Pen) Area(col color.RGBA, xy ...float64) {
	pts := make([][2]float64, len(xy)/2)
	for i := range pts {
		pts[i] = [2]float64{xy[2*i] * p.K, xy[2*i+1] * p.K}
	}
	paint.Fill(p.Img, p.Img.Bounds(), col, pts)
}

// RingOf is an arc of an ellipse round x, y as the corners of a figure.
func RingOf(x, y, rx, ry, from, to float64) (xy []float64) {
	const steps = 16
	for i := range steps + 1 {
		a := from + (to-from)*float64(i)/steps
		xy = append(xy, x+rx*math.Cos(a), y+ry*math.Sin(a))
	}
	return xy
}

// StrokePath paints a path of a width with a pattern of lengths on and off;
// none is a whole line.
func StrokePath(dst *image.RGBA, pts [][2]float64, width float64, dash []float64, ink color.RGBA) {
	var bars [][][2]float64
	bar := func(x0, y0, x1, y1 float64) {
		l := math.Hypot(x1-x0, y1-y0)
		if l == 0 {
			return
		}
		ux, uy := (x1-x0)/l, (y1-y0)/l
		px, py := -uy*width/2, ux*width/2
		x0, y0, x1, y1 = x0-ux*width/2, y0-uy*width/2, x1+ux*width/2, y1+uy*width/2
		bars = append(bars, [][2]float64{{x0 + px, y0 + py}, {x1 + px, y1 + py}, {x1 - px, y1 - py}, {x0 - px, y0 - py}})
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
	paint.Fill(dst, dst.Bounds(), ink, bars...)
}

// BlendPixel lays colour over a premultiplied pixel.
func BlendPixel(img *image.RGBA, x, y int, col color.RGBA, a float64) {
	if a <= 0 {
		return
	}
	i := img.PixOffset(x, y)
	p := img.Pix[i : i+4 : i+4]
	for k, v := range [4]uint8{col.R, col.G, col.B, 255} {
		p[k] = uint8(math.Round(float64(v)*a + float64(p[k])*(1-a)))
	}
}

// Edge goes from 0 to 1 where v passes at.
func Edge(v, at, soft float64) float64 { return min(max((v-at)/soft+0.5, 0), 1) }
