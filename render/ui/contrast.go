package ui

import (
	"image"
	"image/color"
	"math"

	"sourceofthenile/render/paint"
)

// Stark is a colour as it is with high contrast: light ones are nearly white,
// dark ones nearly black, and what lies between is drawn apart. Papers, woods,
// letters and lines are changed by it; pictures and the chart are not.
func Stark(c color.RGBA) color.RGBA {
	t := &starker
	return color.RGBA{t[c.R], t[c.G], t[c.B], c.A}
}

// starker is what becomes of a part of a colour: each pair is a part between 0
// and 1, and what it becomes; between them it is in proportion.
var starker = func() (out [256]uint8) {
	bends := [][2]float64{{0, 0}, {0.32, 0.10}, {0.46, 0.26}, {0.62, 0.74}, {0.80, 0.98}, {1, 1}}
	for v := range out {
		x, k := float64(v)/255, 1
		for k < len(bends)-1 && x > bends[k][0] {
			k++
		}
		a, b := bends[k-1], bends[k]
		out[v] = uint8(math.Round(255 * (a[1] + (x-a[0])/(b[0]-a[0])*(b[1]-a[1]))))
	}
	return out
}()

// starken changes a picture so, apart from what shines through.
func starken(img *image.RGBA) {
	for i := 0; i+3 < len(img.Pix); i += 4 {
		if i%(4*img.Rect.Dx()) == 0 {
			paint.Breathe()
		}
		if p := img.Pix[i : i+4 : i+4]; p[3] == 255 {
			p[0], p[1], p[2] = starker[p[0]], starker[p[1]], starker[p[2]]
		}
	}
}

// Ground is the colour of a panel where letters stand on it: the mean of its
// middle. ok is false for those that let through what they lie on.
func Ground(p Panel, s State) (mean color.RGBA, ok bool) {
	const side, in = 48, 16
	img, margin := paintPanel(p, s, side, side, 1)
	var sum [3]int
	for y := range side - 2*in {
		for x := range side - 2*in {
			c := img.RGBAAt(margin+in+x, margin+in+y)
			if c.A != 255 {
				return color.RGBA{}, false
			}
			sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
		}
	}
	const n = (side - 2*in) * (side - 2*in)
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}, true
}
