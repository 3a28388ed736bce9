package plates

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/draw"
	cut "sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// The program's mark: a coin with Africa on it, the Nile in blue, and a red dot
// where nobody knew what it comes from.

// africa is the continent's outline, the Nile its river, as degrees east and
// south of 17° E, 1° N.
var (
	africa = cut.Poly(
		-23, -34.8, -14, -35.8, -7, -36.4, -6.6, -33.4, -2, -31.4, 2, -29.3, 3, -31.5, 7, -31.7, 13, -30.2, 15.6, -30.3,
		16.4, -27.6, 18.7, -23, 20.4, -18.6, 22.6, -14.5, 26.4, -10.4, 34.3, -10.8, 33.6, -8.4, 28.4, -1, 22.8, 5, 22.3, 8,
		23.6, 12, 23.6, 16, 18, 20.8, 18.5, 24.8, 15.7, 27, 14, 30.9, 11, 34, 3, 35.8, 1.4, 35, -2, 27.6,
		-2.7, 23.9, -5, 16, -3.8, 9.8, -5.1, 5.8, -8, 2, -7.5, -2.8, -11, -3.4, -13.6, -5.4, -17, -4.5, -19, -3.7,
		-24.7, -3.4, -28, -5.4, -30.4, -7.6, -33, -10.5, -34.5, -13.7, -34, -20, -32.9, -22.7, -30, -26.9, -26.6, -29.4, -24.6, -32.6,
	)
	nile = []float64{14, -30.4, 13.8, -26, 15.8, -23.4, 14.2, -20.6, 16.4, -18, 15.2, -14.6, 15.4, -9.6, 13.4, -5, 15, -0.5, 14.6, 3.4}
)

// coin is how far the coin's rim lies from its middle, in units.
const coin = 48

// river is a river in hand colouring, with the place of its source.
func river(b cut.Burin, course []float64) {
	pts := cut.Curve(course...)
	for i := range len(pts) - 1 {
		b.Fill(cut.Tube(pts[i].X, pts[i].Y, 1.7, pts[i+1].X, pts[i+1].Y, 1.7), cut.Of(0).Wash(cut.RGB(0.16, 0.36, 0.66)).Bare())
	}
	end := pts[len(pts)-1]
	b.Fill(cut.Oval(end.X, end.Y+1.5, 5, 5), cut.Of(0).Wash(cut.RGB(0.98, 0.93, 0.8)).Bare())
	b.Fill(cut.Oval(end.X, end.Y+1.5, 3.7, 3.7), cut.Of(0).Wash(cut.RGB(0.86, 0.2, 0.14)).Bare())
}

// Mark paints the program's mark, size by size pixels, free on a ground one sees
// through: what a window, a folder or a shop shows.
func Mark(size int) *image.RGBA {
	if size <= 0 {
		return image.NewRGBA(image.Rectangle{})
	}
	// A small one is a large one seen from afar: lines cut that fine would be dust.
	large := size
	for large < 192 {
		large *= 2
	}
	ink := cut.Ink{Line: cut.Sepia.Line, Paper: color.RGBA{0xf8, 0xf0, 0xda, 255}, Wash: 1}
	img := Of("game/mark").Paint(image.Pt(large, large), ink)
	middle, rim := float64(large)/2, (coin-0.2)/100*float64(large)
	for y := range large {
		for x := range large {
			in := paint.Clamp(rim-math.Hypot(float64(x)+0.5-middle, float64(y)+0.5-middle)+0.5, 0, 1)
			for c, i := 0, img.PixOffset(x, y); c < 4; c++ {
				img.Pix[i+c] = uint8(float64(img.Pix[i+c])*in + 0.5)
			}
		}
	}
	if large == size {
		return img
	}
	small := image.NewRGBA(image.Rect(0, 0, size, size))
	draw.CatmullRom.Scale(small, small.Rect, img, img.Rect, draw.Src, nil)
	return small
}

func marks() cut.Plates {
	return cut.Emblems(map[string]func(b cut.Burin){
		"game/mark": func(b cut.Burin) {
			b = b.At(0, 50, 1)
			b.Fill(cut.Oval(0, 0, coin, coin), cut.Of(0.42).Round(4).Cut(30).Wash(cut.GoldWash).Edge(2))
			b.Fill(cut.Oval(0, 0, coin-4, coin-4), cut.Of(0.3).Ripples().Wash(cut.RGB(0.56, 0.76, 0.86)).Edge(1.1))
			b.At(0, 0.6, 1.13).Fill(africa, cut.Of(0).To(0.06).Wash(cut.RGB(1.02, 0.93, 0.74)).Edge(2.2))
			river(b.At(0, 0.6, 1.13), nile)
			b.At(25.8, 27.4, 1).Squeezed(0.55, 1).Turned(24).Fill(cut.Oval(0, 0, 5.4, 5.4), cut.Of(0).Wash(cut.RGB(1.02, 0.93, 0.74)).Edge(1.4)) // Madagascar
		},
	})
}
