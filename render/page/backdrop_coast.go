package page

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

// coast is the shore under the board. It is part of the program, so that one
// which cannot be read is a broken build.
var coast = sync.OnceValue(func() []hexmap.Outline {
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

// coastView says where the plane of the coast lies in a picture.
type coastView struct{ k, x0, y0 float64 }

// ViewCoast fits the coast into w by h: as high as it, at its right edge.
func ViewCoast(w, h float64) coastView {
	k := h / coastHigh
	return coastView{k, w - coastEast*k, -coastTop * k}
}

func (v coastView) At(x, y float64) (float64, float64) { return v.x0 + v.k*x, v.y0 + v.k*y }

// PaintCoast paints Africa as the title shows it: paper, the sea in a thin
// wash with lines that follow the shore, and the shore itself.
func PaintCoast(w, h int, scale float64) *image.RGBA {
	img := ui.PaintPaper(w, h)
	inside := img.Bounds().Inset(int(math.Round(18 * scale)))
	land := LandMask(w, h, ViewCoast(float64(w), float64(h)))
	dist := ShoreDistance(land)
	for y := inside.Min.Y; y < inside.Max.Y; y++ {
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

// LandMask is how much of each pixel is land.
func LandMask(w, h int, v coastView) *image.Alpha {
	mask := image.NewAlpha(image.Rect(0, 0, w, h))
	figure := func(pts [][2]float64, dy float64) (out [][2]float64) {
		for _, p := range pts {
			x, y := v.At(p[0], p[1]+dy)
			out = append(out, [2]float64{x, y})
		}
		return out
	}
	var land [][][2]float64
	cut := 0.0 // where the coast leaves the board to the west
	for _, o := range coast() {
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

// ShoreDistance is how far each pixel is from the shore: positive at sea,
// negative on land. It is measured over the pixels' neighbours, which is
// right to a few hundredths.
func ShoreDistance(land *image.Alpha) []float32 {
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
		for x := range w {
			step(y*w+x, x, -1)
		}
		for x := w - 2; x >= 0; x-- {
			d[y*w+x] = min(d[y*w+x], d[y*w+x+1]+side)
		}
	}
}

// coastNameHalf is half of what the longest word of a sea's name takes, in the
// coast's plane.
const coastNameHalf = 5.4

// coastNames writes the few names behind the title, those that begin right of from.
func coastNames(c *ui.Context, from float64) {
	v := ViewCoast(c.W, c.H)
	faint := color.RGBA{0x2a, 0x20, 0x14, 0x70} // premultiplied
	sea := color.RGBA{0x28, 0x40, 0x48, 0xb0}
	for _, n := range []struct {
		text string
		x, y float64
		size float64
		ink  color.RGBA
	}{
		{"P a r t s   U n k n o w n", 29, 24.5, 3.2, faint},
		{"E t h i o p i c", 6.5, 40, 2.1, sea},
		{"O c e a n", 6.5, 43, 2.1, sea},
		{"I n d i a n", 50.6, 29.8, 1.75, sea},
		{"O c e a n", 50.6, 32.3, 1.75, sea},
	} {
		st := ui.Style{Face: ui.Engraved, Size: max(15, n.size*v.k), Colour: n.ink, Align: ui.Centre}
		x, y := v.At(n.x, n.y)
		w := c.TextWidth(n.text, st) + 2
		if left, _ := v.At(n.x-coastNameHalf, 0); min(left, x-w/2) < from {
			continue // with all of its name, or none
		}
		c.Text(ui.R(x-w/2, y-st.Size, w, 2*st.Size), n.text, st)
	}
}
