package chartview

import (
	"cmp"
	"image"
	"image/color"
	"image/draw"
	"math"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
)

// Excerpt is a piece of the chart as it is printed on a page or pinned
// beside a list: certain hexes and the country round them.
type Excerpt struct {
	Key     string // tells it from other excerpts of the screen
	Version uint64 // tells it from every other excerpt there has been
	world   *chart.World
	Sheet   *chart.Sheet
	Hexes   []hexmap.ID
	// Margin is how many hex sides of country are shown round the hexes,
	// Largest how large a hex side may become, in units.
	Margin, Largest float64
	// Whole shows all of the chart, its frame included.
	Whole bool
	Ring  hexmap.ID // ringed in red, twice where the whole chart is shown; None for none
	// Beside is how much of its width, from the left, something else lies on: the hexes are shown in
	// the middle of what is left. Below nought it is from the right.
	Beside float64
	// Paper is what it lies on; the zero value: a screen's.
	Paper color.RGBA
	// Rings are ringed in red where the whole chart is shown.
	Rings []hexmap.ID
}

// excerpts counts them; they are made on the game loop alone.
var excerpts uint64

// NewExcerpt is the country round some hexes of a world, as a sheet shows it. It
// is made on the game loop.
func NewExcerpt(w *chart.World, s *chart.Sheet, key string, hexes []hexmap.ID) *Excerpt {
	excerpts++
	return &Excerpt{Key: key, Version: excerpts, world: w, Sheet: s, Hexes: hexes, Margin: 3, Largest: 26, Ring: hexmap.None}
}

// Draw puts the excerpt into r.
func (e *Excerpt) Draw(c *ui.Context, r ui.Rect) {
	press, err := PressFor(e.world)
	if err != nil || len(e.Hexes) == 0 {
		return
	}
	largest := e.Largest * c.Scale
	c.Picture(r, e.Key, e.Version, func(w, h int) *image.RGBA { return e.Paint(press, w, h, largest) })
	page.Outline(c, r, ui.Faded)
}

// Paint paints it, w by h pixels, with a hex side of so many pixels at most. It
// may be called from any goroutine.
func (e *Excerpt) Paint(p *Press, w, h int, largest float64) *image.RGBA {
	p.Lock()
	defer p.Unlock()
	if e.Whole {
		return e.paintWhole(p, w, h)
	}
	scale, left, top := e.Place(p, w, h, largest)
	in := p.Inside(scale)
	img := image.NewRGBA(image.Rect(left, top, left+w, top+h))
	draw.Draw(img, img.Rect, image.NewUniform(cmp.Or(e.Paper, ui.Paper)), image.Point{}, draw.Src)
	sheet := *e.Sheet
	sheet.Crop = p.CropAt(img.Rect, scale, img.Rect.In(in) && min(w, h) >= framedFrom)
	p.Paint(img, &sheet, scale)
	ringAt := image.Pt(-1, -1)
	if e.Ring != hexmap.None {
		x, y := p.Centre(e.Ring, scale)
		ringAt = image.Pt(int(x)-left, int(y)-top)
	}
	img.Rect = image.Rect(0, 0, w, h)
	if e.Ring != hexmap.None {
		PaintRing(img, ringAt, 0.98*scale, max(1.6, scale*0.085))
	}
	return img
}

// Place is how large a hex side is in a picture of w by h pixels, and which
// pixel of the whole chart is its upper left one.
func (e *Excerpt) Place(p *Press, w, h int, largest float64) (scale float64, left, top int) {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, id := range e.Hexes {
		x, y := p.Centre(id, 1)
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	x0, y0, x1, y1 = x0-e.Margin, y0-e.Margin, x1+e.Margin, y1+e.Margin
	under := int(math.Abs(e.Beside) * float64(w))
	free := w - under
	scale = min(float64(free)/(x1-x0), float64(h)/(y1-y0), largest)
	scale = max(math.Round(scale*4)/4, 2)
	in := p.Inside(scale)
	left = int((x0+x1)/2*scale) - free/2
	switch {
	case under == 0:
		left = within(left, w, in.Min.X, in.Max.X)
	case e.Beside > 0: // as far as the chart goes, too, what lies on it has chart all round it
		left = max(within(left, free, in.Min.X, in.Max.X)-under, min(in.Min.X, in.Max.X-w))
	default:
		left = min(within(left, free, in.Min.X, in.Max.X), max(in.Min.X, in.Max.X-w))
	}
	top = within(int((y0+y1)/2*scale)-h/2, h, in.Min.Y, in.Max.Y)
	return scale, left, top
}

// West reports whether its hexes lie in the western half of the chart.
func (e *Excerpt) West() bool {
	p, err := PressFor(e.world)
	if err != nil {
		return false
	}
	sum := 0.0
	for _, id := range e.Hexes {
		x, _ := p.Centre(id, 1)
		sum += x
	}
	in := p.Inside(1)
	return sum < float64(len(e.Hexes))*float64(in.Min.X+in.Max.X)/2
}

// framedFrom is the least side, in pixels, of an excerpt with a neat-line of its own.
const framedFrom = 150

// paintWhole paints the whole chart, in the middle of the picture.
func (e *Excerpt) paintWhole(p *Press, w, h int) *image.RGBA {
	x0, y0, x1, y1 := p.Bounds()
	scale := min(float64(w)/(x1-x0), float64(h)/(y1-y0))
	size := p.Size(scale)
	at := image.Pt((size.X-w)/2, (size.Y-h)/2)
	img := image.NewRGBA(image.Rectangle{at, at.Add(image.Pt(w, h))})
	draw.Draw(img, img.Rect, image.NewUniform(ui.Paper), image.Point{}, draw.Src)
	p.Paint(img, e.Sheet, scale)
	img.Rect = image.Rect(0, 0, w, h)
	radius, width := max(7, 1.3*scale), max(1.6, scale*0.2)
	ring := func(id hexmap.ID, radius float64) {
		x, y := p.Centre(id, scale)
		PaintRing(img, image.Pt(int(x), int(y)).Sub(at), radius, width)
	}
	for _, id := range e.Rings {
		ring(id, radius)
	}
	if e.Ring != hexmap.None {
		ring(e.Ring, radius)
		ring(e.Ring, radius+2.5*width)
	}
	return img
}

// Shape is the width of the whole chart for its height.
func (e *Excerpt) Shape() float64 {
	p, err := PressFor(e.world)
	if err != nil {
		return 1
	}
	x0, y0, x1, y1 := p.Bounds()
	return (x1 - x0) / (y1 - y0)
}

// Glance is a whole chart as the shelf shows it.
type Glance struct {
	*Excerpt
	press *Press
}

// GlanceOf is the whole chart of a world, as a sheet shows it.
func GlanceOf(w *chart.World, s *chart.Sheet) (Glance, error) {
	press, err := PressFor(w)
	return Glance{&Excerpt{world: w, Sheet: s, Hexes: []hexmap.ID{0}, Whole: true, Ring: hexmap.None}, press}, err
}

// Paint paints it, w by h pixels. It may be called from any goroutine.
func (g Glance) Paint(w, h int) *image.RGBA { return g.Excerpt.Paint(g.press, w, h, 0) }

// PaintRing draws a ring of red ink round a place.
func PaintRing(img *image.RGBA, at image.Point, radius, width float64) {
	var pts [][2]float64
	for i := range 65 {
		a := 2 * math.Pi * float64(i) / 64
		pts = append(pts, [2]float64{float64(at.X) + radius*math.Cos(a), float64(at.Y) + radius*math.Sin(a)})
	}
	page.StrokePath(img, pts, width, nil, ui.Red)
}

// within moves a stretch of length n that begins at so that it lies between
// from and to, if it is not longer than that.
func within(at, n, from, to int) int {
	if to-from <= n {
		return (from + to - n) / 2
	}
	return min(max(at, from), to-n)
}
