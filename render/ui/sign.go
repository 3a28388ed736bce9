package ui

import (
	"image"
	"image/color"
	"math"

	"sourceofthenile/render/paint"
)

// outline is a closed figure within the circle of radius 1.
func (s Sign) outline() [][2]float64 {
	var out [][2]float64
	around := func(n int, from, radius float64) {
		for i := range n {
			a := from + 2*math.Pi*float64(i)/float64(n)
			out = append(out, [2]float64{radius * math.Cos(a), radius * math.Sin(a)})
		}
	}
	switch s {
	case Disc:
		around(48, 0, 0.66)
	case Diamond:
		out = [][2]float64{{0, -0.95}, {0.66, 0}, {0, 0.95}, {-0.66, 0}}
	case Square:
		around(4, math.Pi/4, 0.92)
	case Triangle:
		around(3, -math.Pi/2, 0.98)
	case Star:
		for i := range 10 {
			r := 1.02
			if i%2 == 1 {
				r = 0.42
			}
			a := -math.Pi/2 + math.Pi*float64(i)/5
			out = append(out, [2]float64{r * math.Cos(a), r * math.Sin(a)})
		}
	case Cross:
		const a, b = 0.27, 0.86
		out = [][2]float64{
			{-a, -b}, {a, -b}, {a, -a}, {b, -a}, {b, a}, {a, a}, {a, b}, {-a, b}, {-a, a}, {-b, a}, {-b, -a}, {-a, -a},
		}
	}
	return out
}

// fillShape fills a closed figure.
func fillShape(dst *image.RGBA, pts [][2]float64, cx, cy, k float64, col color.RGBA) {
	at := make([][2]float64, len(pts))
	for i, p := range pts {
		at[i] = [2]float64{cx + k*p[0], cy + k*p[1]}
	}
	paint.Fill(dst, dst.Bounds(), col, at)
}

var circle = func() (out [][2]float64) {
	for i := range 64 {
		a := 2 * math.Pi * float64(i) / 64
		out = append(out, [2]float64{math.Cos(a), math.Sin(a)})
	}
	return out
}()

// paintSign paints the round counter of player colour i with its
// sign, size pixels wide; grey, when the colour cannot be had.
func paintSign(i uint8, size int, grey bool) *image.RGBA {
	p := PlayerOf(i)
	ink, field, edge := p.Ink, rgb(0xf7ecd2), rgb(0x2b2118)
	if grey {
		ink, field, edge = mix(p.Ink, Paper, 0.72), mix(field, Paper, 0.5), rgb(0xbfae8a)
	}
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	mid, r := float64(size)/2, float64(size)/2-0.5
	fillShape(img, circle, mid, mid, r, edge)
	fillShape(img, circle, mid, mid, r*0.93, field)
	fillShape(img, circle, mid, mid, r*0.84, ink)
	fillShape(img, p.Sign.outline(), mid, mid, r*0.56, field)
	return img
}

// paintMark paints an arrow or a tick.
func paintMark(k Kind, text string, w, h int, col color.RGBA) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	cx, cy, r := float64(w)/2, float64(h)/2, float64(min(w, h))/2
	if k == TickItem {
		fillShape(img, [][2]float64{
			{-0.62, 0.02}, {-0.44, -0.14}, {-0.16, 0.22}, {0.52, -0.68}, {0.66, -0.56}, {-0.12, 0.62},
		}, cx, cy, r, col)
		return img
	}
	turn := map[string]float64{"r": 0, "d": math.Pi / 2, "l": math.Pi, "u": -math.Pi / 2}[text]
	var pts [][2]float64
	for _, a := range []float64{0, 2.3, -2.3} {
		pts = append(pts, [2]float64{0.8 * math.Cos(a+turn), 0.8 * math.Sin(a+turn)})
	}
	fillShape(img, pts, cx, cy, r, col)
	return img
}
