package board

import (
	"image"
	"image/color"
	"math"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Measures of the arrow at the edge of the chart, in units: how large it is, and how far from the edge.
const goalSize, goalEdge = 34.0, 10.0

// goalBeyond is an arrow at the edge of the chart towards the hex that was advised, where that is out of sight.
func (b *Board) goalBeyond(c *ui.Context, r ui.Rect) {
	if b.Advised == hexmap.None {
		return
	}
	to, in := b.Chart.HexRect(b.Advised).Centre(), r.Inset(goalEdge+goalSize/2)
	if r.Contains(to) || in.Empty() {
		return
	}
	from := r.Centre()
	dx, dy := to.X-from.X, to.Y-from.Y
	far := min(in.W/2/max(1e-9, math.Abs(dx)), in.H/2/max(1e-9, math.Abs(dy)))
	at := ui.R(from.X+dx*far-goalSize/2, from.Y+dy*far-goalSize/2, goalSize, goalSize)
	turn := math.Atan2(dy, dx)
	c.Picture(at, "goal beyond", uint64(int64(math.Round(turn*90)))+1000, func(w, h int) *image.RGBA { return paintGoal(w, h, turn) })
	c.Tip(at, ui.Plain(words.Say("hint.beyond")))
}

// paintGoal paints an arrow in a round of paper.
func paintGoal(w, h int, turn float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	sin, cos := math.Sincos(turn)
	red, paper := color.RGBA{0x8a, 0x1f, 0x1f, 255}, color.RGBA{0xf4, 0xe9, 0xcc, 255}
	half := float64(min(w, h)) / 2
	soft := 1 / half
	for y := range h {
		for x := range w {
			px, py := (float64(x)+0.5-float64(w)/2)/half, (float64(y)+0.5-float64(h)/2)/half
			r := math.Hypot(px, py)
			page.BlendPixel(img, x, y, red, 1-page.Edge(r, 0.98, soft))
			page.BlendPixel(img, x, y, paper, 1-page.Edge(r, 0.88, soft))
			u, v := px*cos+py*sin, math.Abs(py*cos-px*sin) // u along the arrow
			head := min(0.62-u-v*1.1, u+0.02)
			shaft := min(min(u+0.58, 0.05-u), 0.13-v)
			page.BlendPixel(img, x, y, red, page.Edge(max(head, shaft), 0, soft))
		}
	}
	return img
}
