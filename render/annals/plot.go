package annals

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// How much there was of something is drawn as charts are: hatched in crayon, framed in ink, by a
// hand that is not quite steady.

var (
	crayon = color.RGBA{0xb4, 0x83, 0x4c, 255}
	ink    = color.RGBA{0x3a, 0x2b, 0x1c, 255}
)

// plots count what was drawn: each figure has a version of its own.
type plots struct {
	version uint64
	of      map[string][]int
	at      map[string]uint64
}

// versionOf is that of a figure with these numbers.
func (p *plots) versionOf(key string, n []int) uint64 {
	if p.of == nil {
		p.of, p.at = map[string][]int{}, map[string]uint64{}
	}
	if was, ok := p.of[key]; !ok || !equal(was, n) {
		p.version++
		p.of[key], p.at[key] = n, p.version
	}
	return p.at[key]
}

func equal(a, b []int) bool {
	for i := range a {
		if len(a) != len(b) || a[i] != b[i] {
			return false
		}
	}
	return len(a) == len(b)
}

// broadest is how wide a column is at most, in units; figures of it stand above it.
const broadest, aboveColumn = 64.0, 20.0

// columns draws the first figure of each row as a column above its name, and the number above that.
func (s *scene) columns(col *page.Column, _ desk.Desk, rows []Row) {
	c := col.C
	var n []int
	for _, r := range rows {
		n = append(n, r.N[0])
	}
	r := col.Next(plotH)
	labels := r.CutBottom(22)
	r.CutTop(aboveColumn)
	c.Picture(r, "annals columns", s.drawn.versionOf("columns", n), func(w, h int) *image.RGBA { return standing(w, h, n, broadest*float64(w)/r.W) })
	wide, free, most := r.W/float64(len(rows)), labels.X, max(1, slices.Max(n))
	for i := range rows {
		x := r.X + wide*float64(i)
		st := ui.Small.At(15).To(ui.Centre)
		if w := c.TextWidth(rows[i].Name, st) + 10; x+wide/2-w/2 >= free {
			c.Text(ui.R(x+wide/2-w/2, labels.Y, w, labels.H), rows[i].Name, st)
			free = x + wide/2 + w/2
		}
		if n[i] > 0 && wide >= broadest/2 {
			c.Text(ui.R(x, r.Bottom()-r.H*float64(n[i])/float64(most)-aboveColumn, wide, aboveColumn), words.Number(n[i]), st)
		}
		c.TipArea(ui.R(x, r.Y, wide, r.H), ui.Plain(words.Whole(words.Terms(rows[i].Name, words.Number(n[i])))))
	}
}

// strokes draws the first figure of each row as a stroke beside its name.
func (s *scene) strokes(col *page.Column, _ desk.Desk, key string, rows []Row) {
	c, most := col.C, 1
	for _, r := range rows {
		most = max(most, r.N[0])
	}
	for i, row := range rows {
		line := col.Next(24)
		name := line.CutLeft(min(240, line.W*0.4))
		st := ui.Body.At(16).Own()
		st.MayCut = true
		c.Text(name, row.Name, st)
		c.Text(line.CutRight(50), words.Number(row.N[0]), ui.Body.At(16).To(ui.Right))
		line.CutRight(8)
		line.W = max(6, line.W*float64(row.N[0])/float64(most))
		seed := uint32(i)
		c.Picture(line.InsetXY(0, 4), key+row.Name, s.drawn.versionOf(key+row.Name, []int{row.N[0], most}), func(w, h int) *image.RGBA {
			img := sheet(w, h)
			hatch(img, 0, 0, float64(w), float64(h), seed)
			return img
		})
	}
}

// sheet is paper to draw on.
func sheet(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Rect, image.NewUniform(ui.Paper), image.Point{}, draw.Src)
	return img
}

// standing is a figure of columns over a line, each so many pixels broad at most.
func standing(w, h int, n []int, broad float64) *image.RGBA {
	img := sheet(w, h)
	most := 1
	for _, v := range n {
		most = max(most, v)
	}
	foot := float64(h) - 4
	wide := float64(w) / float64(len(n))
	for i, v := range n {
		if v > 0 {
			high, b := (foot-8)*float64(v)/float64(most), min(wide*0.68, broad)
			hatch(img, wide*(float64(i)+0.5)-b/2, foot-high, b, high, uint32(i))
		}
	}
	line(img, 2, foot, float64(w)-2, foot, 1.6, 77, ink)
	return img
}

// hatch fills a rectangle with crayon and frames it in ink.
func hatch(img *image.RGBA, x, y, w, h float64, seed uint32) {
	const apart, wide = 5.6, 2.4
	for d := apart; d < w+h; d += apart { // from the left and upper edge down to the right
		x0, y0 := x+max(0, d-h), y+min(d, h)
		x1, y1 := x+min(d, w), y+max(0, d-w)
		line(img, x0, y0, x1, y1, wide, seed*31+uint32(d), crayon)
	}
	for i, e := range [4][4]float64{{x, y, x + w, y}, {x + w, y, x + w, y + h}, {x + w, y + h, x, y + h}, {x, y + h, x, y}} {
		line(img, e[0], e[1], e[2], e[3], 1.3, seed*7+uint32(i), ink)
	}
}

// line is a stroke of a hand that is not quite steady.
func line(img *image.RGBA, x0, y0, x1, y1, wide float64, seed uint32, col color.RGBA) {
	const step, off = 9.0, 0.7
	n := int(math.Hypot(x1-x0, y1-y0)/step) + 1
	pts := make([][2]float64, 0, n+1)
	for i := range n + 1 {
		t := float64(i) / float64(n)
		pts = append(pts, [2]float64{x0 + (x1-x0)*t + off*paint.NoiseAlong(t*float64(n)/3, seed), y0 + (y1-y0)*t + off*paint.NoiseAlong(t*float64(n)/3, seed+1)})
	}
	page.StrokePath(img, pts, wide, nil, col)
}
