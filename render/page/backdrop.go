package page

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/draw"

	"sourceofthenile/render/ui"
)

// Backdrop covers the window with a picture within a double neat-line with degree
// ticks; with bare paper where there is none, and until it is painted. The picture
// lies shifted by at, in units; no further than DriftReach either way.
func Backdrop(c *ui.Context, p Plate, at ui.Point) {
	if p == nil {
		PlainBackdrop(c)
		return
	}
	scale := c.Scale
	whole := func(units float64) float64 { return math.Round(units*scale) / scale }
	room, dx, dy := whole(DriftReach), whole(at.X), whole(at.Y)
	show(c, ui.R(dx-room, dy-room, c.W+2*room, c.H+2*room), "backdrop", 0, cover{p})
	frameStrips(c)
}

// PlainBackdrop covers the window with bare paper, in the same frame.
func PlainBackdrop(c *ui.Context) {
	scale := c.Scale
	c.Picture(c.Screen(), "backdrop", 0, func(w, h int) *image.RGBA {
		img := ui.PaintPaper(w, h)
		NeatLine(img, img.Rect, scale)
		return img
	})
}

// frameWide is how wide the neat-line with the paper round it is, in units.
const frameWide = 18

// frameStrips lays the neat-line over the edges of the window in four strips,
// so that the chart may move behind it.
func frameStrips(c *ui.Context) {
	scale, all := c.Scale, c.Screen()
	full := image.Rect(0, 0, int(math.Round(all.W*scale)), int(math.Round(all.H*scale)))
	wide := float64(max(1, int(math.Round(frameWide*scale)))+1) / scale
	for i, r := range [4]ui.Rect{
		{W: all.W, H: wide},
		{Y: all.H - wide, W: all.W, H: wide},
		{Y: wide, W: wide, H: all.H - 2*wide},
		{X: all.W - wide, Y: wide, W: wide, H: all.H - 2*wide},
	} {
		x, y := int(math.Round(r.X*scale)), int(math.Round(r.Y*scale))
		c.Picture(r, "neat-line", uint64(i), func(w, h int) *image.RGBA {
			img := image.NewRGBA(image.Rect(x, y, x+w, y+h))
			NeatLine(img, full, scale)
			img.Rect = image.Rect(0, 0, w, h)
			return img
		})
	}
}

// margin is the paper round a chart.
var margin = color.RGBA{0xf1, 0xe6, 0xcb, 255}

var sepia = color.RGBA{0x4a, 0x38, 0x24, 255}

// NeatLine frames a chart: a heavy line outside, a fine one inside, and
// between them the degrees, every other one filled. b is the whole chart, of
// which img may be a part.
func NeatLine(img *image.RGBA, b image.Rectangle, scale float64) {
	px := func(v float64) int { return max(1, int(math.Round(v*scale))) }
	outer := b.Inset(px(9))
	inner := b.Inset(px(frameWide))
	border(img, b, px(frameWide), margin)
	border(img, outer, px(2), sepia)
	border(img, inner, px(1), sepia)
	step, w := px(34), px(3)
	for i, x := 0, inner.Min.X; x < inner.Max.X; i, x = i+1, x+step {
		if i%2 == 0 {
			end := min(x+step, inner.Max.X)
			fill(img, image.Rect(x, inner.Min.Y-w-px(1), end, inner.Min.Y-px(1)), sepia)
			fill(img, image.Rect(x, inner.Max.Y+px(1), end, inner.Max.Y+w+px(1)), sepia)
		}
	}
	for i, y := 0, inner.Min.Y; y < inner.Max.Y; i, y = i+1, y+step {
		if i%2 == 0 {
			end := min(y+step, inner.Max.Y)
			fill(img, image.Rect(inner.Min.X-w-px(1), y, inner.Min.X-px(1), end), sepia)
			fill(img, image.Rect(inner.Max.X+px(1), y, inner.Max.X+w+px(1), end), sepia)
		}
	}
}

func fill(img *image.RGBA, r image.Rectangle, col color.RGBA) {
	draw.Draw(img, r, image.NewUniform(col), image.Point{}, draw.Src)
}

func border(img *image.RGBA, r image.Rectangle, w int, col color.RGBA) {
	fill(img, image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+w), col)
	fill(img, image.Rect(r.Min.X, r.Max.Y-w, r.Max.X, r.Max.Y), col)
	fill(img, image.Rect(r.Min.X, r.Min.Y, r.Min.X+w, r.Max.Y), col)
	fill(img, image.Rect(r.Max.X-w, r.Min.Y, r.Max.X, r.Max.Y), col)
}

// DriftReach is how far the backdrop may lie from its place, in units.
const DriftReach = 26.0
