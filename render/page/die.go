package page

import (
	"image"
	"image/color"
	"math"
)

// PaintDie paints a die of ivory that shows a face.
func PaintDie(face, w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	s := float64(min(w, h))
	pips := [...][]int{nil, {4}, {2, 6}, {2, 4, 6}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8}}[face]
	for y := range h {
		for x := range w {
			px, py := (float64(x)+0.5)/s-0.5, (float64(y)+0.5)/s-0.5
			soft := 1 / s
			d := roundBox(px, py-0.03, 0.42, 0.12)
			BlendPixel(img, x, y, color.RGBA{0x2b, 0x1c, 0x0c, 255}, 0.35*(1-Edge(d, 0.015, 0.07)))
			d = roundBox(px, py, 0.42, 0.11)
			BlendPixel(img, x, y, color.RGBA{0x5b, 0x46, 0x2c, 255}, 1-Edge(d, 0, soft))
			light := 0xf6 - uint8(22*(px+py+0.9)/1.8)
			BlendPixel(img, x, y, color.RGBA{light, light - 9, light - 34, 255}, 1-Edge(d, -0.022, soft))
			for _, i := range pips {
				qx, qy := px-float64(i%3-1)*0.23, py-float64(i/3-1)*0.23
				BlendPixel(img, x, y, color.RGBA{0x3a, 0x1a, 0x14, 255}, 1-Edge(math.Hypot(qx, qy), 0.075, soft))
			}
		}
	}
	return img
}

// roundBox is how far outside a square of half side a with round corners a
// point lies.
func roundBox(x, y, a, r float64) float64 {
	dx, dy := math.Abs(x)-a+r, math.Abs(y)-a+r
	return math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - r
}
