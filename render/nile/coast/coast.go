// Package coast is Africa as everybody knew it in 1820, which lies behind the pages
// that hold nothing of a game: her shore, the sea, a compass rose, a few names.
package coast

import (
	"image"
	"image/color"
	"math"
	"sync"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/ui"
)

// The part of the coast's own plane that is seen behind the title: sides of a
// hex from the middle of the first cell.
const (
	coastEast = 56.4 // what lies at the right edge
	coastTop  = -3.4
	coastHigh = 69 // from the upper edge to the lower
)

// shores are what lies under the board. They are part of the program, so that ones
// which cannot be read is a broken build.
var shores = sync.OnceValue(func() []hexmap.Outline {
	out, err := hexmap.ReadCoast(assets.Coast)
	if err != nil {
		panic(err)
	}
	return out
})

// mainland is what the outline of the continent is called.
const mainland = "Africa"

// guinea continues the coast beyond the board's western edge, from there to
// Cape Verde, in the same plane; it begins at the board's edge and is moved to
// where the coast is cut off.
var guinea = [][2]float64{
	{-3.5, 0},
	{-6.3, 1.0},
	{-8.5, 1.9},
	{-10.7, 1.3},
	{-13, 1.7},
	{-15, 2.3},
	{-16.8, 1.4},
	{-18.5, 0.1},
	{-20.2, -1.4},
	{-21.3, -2.4},
	{-22.4, -4.6},
	{-24, -6.3},
	{-25, -8.2},
	{-26.2, -9.5},
	{-25, -60},
	{-3.5, -60},
}

// view says where the plane of the coast lies in a picture.
type view struct{ k, x0, y0 float64 }

// viewIn fits the coast into w by h: as high as it, at its right edge.
func viewIn(w, h float64) view {
	k := h / coastHigh
	return view{k, w - coastEast*k, -coastTop * k}
}

func (v view) at(x, y float64) (float64, float64) { return v.x0 + v.k*x, v.y0 + v.k*y }

// paintCoast paints Africa as the title shows it: paper, the sea in a thin
// wash with lines that follow the shore, and the shore itself.
func paintCoast(w, h int, scale float64) *image.RGBA {
	img := ui.PaintPaper(w, h)
	inside := img.Bounds().Inset(int(math.Round(18 * scale)))
	land := landMask(w, h, viewIn(float64(w), float64(h)))
	dist := shoreDistance(land)
	for y := inside.Min.Y; y < inside.Max.Y; y++ {
		paint.Breathe()
		for x := inside.Min.X; x < inside.Max.X; x++ {
			tintCoast(img, x, y, float64(dist[y*w+x])/scale)
		}
	}
	return img
}

var (
	seaWash   = color.RGBA{0xc3, 0xd0, 0xca, 255}
	waterLine = color.RGBA{0x74, 0x97, 0x9c, 255}
	shoreInk  = color.RGBA{0x43, 0x33, 0x22, 255}
	// waterLines are how far from the shore its echoes run, and how strongly.
	waterLines = [...][2]float64{{4.5, 0.55}, {9.5, 0.42}, {15.5, 0.31}, {22.5, 0.21}, {30.5, 0.12}}
)

// tintCoast inks one pixel; d is its distance from the shore in units, out to
// sea positive.
func tintCoast(img *image.RGBA, x, y int, d float64) {
	if d > 0 {
		lay(img, x, y, seaWash, 0.42+0.30*math.Exp(-d/26))
		for _, l := range waterLines {
			lay(img, x, y, waterLine, l[1]*max(0, 1-math.Abs(d-l[0])/0.95))
		}
	} else if d > -16 { // land darkens a little toward the shore
		lay(img, x, y, color.RGBA{0xc8, 0xb0, 0x7c, 255}, 0.16*(1+d/16))
	}
	lay(img, x, y, shoreInk, min(0.9, max(0, 1.35-math.Abs(d))))
}

func lay(img *image.RGBA, x, y int, col color.RGBA, a float64) {
	if a <= 0 {
		return
	}
	i := img.PixOffset(x, y)
	p := img.Pix[i : i+3 : i+3]
	for k, v := range [3]uint8{col.R, col.G, col.B} {
		p[k] = uint8(float64(p[k])*(1-a) + float64(v)*a + 0.5)
	}
}

// landMask is how much of each pixel is land.
func landMask(w, h int, v view) *image.Alpha {
	mask := image.NewAlpha(image.Rect(0, 0, w, h))
	figure := func(pts [][2]float64, dy float64) (out [][2]float64) {
		for _, p := range pts {
			x, y := v.at(p[0], p[1]+dy)
			out = append(out, [2]float64{x, y})
		}
		return out
	}
	var land [][][2]float64
	cut := 0.0 // where the coast leaves the board to the west
	for _, o := range shores() {
		land = append(land, figure(o.Points, 0))
		if o.Name != mainland {
			continue
		}
		for _, p := range o.Points {
			if p[0] < -3.5 {
				cut = max(cut, p[1])
			}
		}
	}
	paint.Fill(mask, mask.Rect, color.Opaque, land...)
	paint.Fill(mask, mask.Rect, color.Opaque, figure(guinea, cut)) // apart from what it overlaps: two outlines that run opposite ways cancel out
	return mask
}

// shoreDistance is how far each pixel is from the shore: positive at sea,
// negative on land. It is measured over the pixels' neighbours, which is
// right to a few hundredths.
func shoreDistance(land *image.Alpha) []float32 {
	b := land.Bounds()
	w, h := b.Dx(), b.Dy()
	out, in := make([]float32, w*h), make([]float32, w*h)
	const far = 1e6
	for i := range out {
		cover := float32(land.Pix[i]) / 255
		switch {
		case cover >= 1:
			out[i], in[i] = 0, far
		case cover <= 0:
			out[i], in[i] = far, 0
		default:
			out[i], in[i] = 1-cover, cover
		}
	}
	spread(out, w, h)
	spread(in, w, h)
	for i := range out {
		out[i] -= in[i]
	}
	return out
}

// spread carries distances from the zeros over the whole picture, once down
// and once up.
func spread(d []float32, w, h int) {
	const side, corner = 1, math.Sqrt2
	step := func(i, x int, back int) {
		v := d[i]
		v = min(v, d[i-back*w]+side)
		if x > 0 {
			v = min(v, d[i-back*w-1]+corner)
		}
		if x < w-1 {
			v = min(v, d[i-back*w+1]+corner)
		}
		d[i] = v
	}
	for y := 1; y < h; y++ {
		paint.Breathe()
		for x := range w {
			step(y*w+x, x, 1)
			if x > 0 {
				d[y*w+x] = min(d[y*w+x], d[y*w+x-1]+side)
			}
		}
		for x := w - 2; x >= 0; x-- {
			d[y*w+x] = min(d[y*w+x], d[y*w+x+1]+side)
		}
	}
	for y := h - 2; y >= 0; y-- {
		paint.Breathe()
		for x := range w {
			step(y*w+x, x, -1)
		}
		for x := w - 2; x >= 0; x-- {
			d[y*w+x] = min(d[y*w+x], d[y*w+x+1]+side)
		}
	}
}
