package render

import (
	"image"
	"image/draw"
	"math"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartsheet"
	"sourceofthenile/render/ui"
)

// excerpt is a piece of the chart as it is printed in a newspaper or pinned
// beside a list: certain hexes and the country round them.
type excerpt struct {
	key     string // tells it from other excerpts of the scene
	version uint64 // tells it from every other excerpt there has been
	sheet   *chart.Sheet
	hexes   []hexmap.ID
	// margin is how many hex sides of country are shown round the hexes,
	// largest how large a hex side may become, in units.
	margin, largest float64
	// whole shows all of the chart, its frame included.
	whole bool
	ring  hexmap.ID // ringed in red, None for none
}

// excerpts counts them; they are made on the game loop alone.
var excerpts uint64

// newExcerpt is what the viewing seat may see of the country round some hexes.
func newExcerpt(v nile.View, colours chart.Palette, key string, hexes []hexmap.ID) *excerpt {
	s := chartsheet.With(v, chartsheet.Options{Only: true, Undated: true})
	s.Pieces, s.Tracks, s.Palette = nil, nil, colours
	excerpts++
	return &excerpt{key: key, version: excerpts, sheet: s, hexes: hexes, margin: 3, largest: 26, ring: hexmap.None}
}

// draw puts the excerpt into r.
func (e *excerpt) draw(c *ui.Context, v nile.View, r ui.Rect) {
	press, err := pressFor(v.Map())
	if err != nil || len(e.hexes) == 0 {
		return
	}
	largest := e.largest * c.Scale
	c.Picture(r, e.key, e.version, func(w, h int) *image.RGBA { return e.paint(press, w, h, largest) })
	outline(c, r, ui.Faded)
}

func (e *excerpt) paint(p *press, w, h int, largest float64) *image.RGBA {
	p.Lock()
	defer p.Unlock()
	if e.whole {
		return e.paintWhole(p, w, h)
	}
	scale, left, top := e.place(p, w, h, largest)
	in := p.Inside(scale)
	img := image.NewRGBA(image.Rect(left, top, left+w, top+h))
	draw.Draw(img, img.Rect, image.NewUniform(ui.Paper), image.Point{}, draw.Src)
	sheet := *e.sheet
	sheet.Crop = p.CropAt(img.Rect, scale, img.Rect.In(in) && min(w, h) >= framedFrom)
	p.Paint(img, &sheet, scale)
	ringAt := image.Pt(-1, -1)
	if e.ring != hexmap.None {
		x, y := p.Centre(e.ring, scale)
		ringAt = image.Pt(int(x)-left, int(y)-top)
	}
	img.Rect = image.Rect(0, 0, w, h)
	if e.ring != hexmap.None {
		paintRing(img, ringAt, 0.98*scale, max(1.6, scale*0.085))
	}
	return img
}

// place is how large a hex side is in a picture of w by h pixels, and which
// pixel of the whole chart is its upper left one.
func (e *excerpt) place(p *press, w, h int, largest float64) (scale float64, left, top int) {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, id := range e.hexes {
		x, y := p.Centre(id, 1)
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	x0, y0, x1, y1 = x0-e.margin, y0-e.margin, x1+e.margin, y1+e.margin
	scale = min(float64(w)/(x1-x0), float64(h)/(y1-y0), largest)
	scale = max(math.Round(scale*4)/4, 2)
	in := p.Inside(scale)
	left = within(int((x0+x1)/2*scale)-w/2, w, in.Min.X, in.Max.X)
	top = within(int((y0+y1)/2*scale)-h/2, h, in.Min.Y, in.Max.Y)
	return scale, left, top
}

// framedFrom is the least side, in pixels, of an excerpt with a neat-line of its own.
const framedFrom = 150

// paintWhole paints the whole chart, in the middle of the picture.
func (e *excerpt) paintWhole(p *press, w, h int) *image.RGBA {
	x0, y0, x1, y1 := p.Bounds()
	scale := min(float64(w)/(x1-x0), float64(h)/(y1-y0))
	size := p.Size(scale)
	at := image.Pt((size.X-w)/2, (size.Y-h)/2)
	img := image.NewRGBA(image.Rectangle{at, at.Add(image.Pt(w, h))})
	draw.Draw(img, img.Rect, image.NewUniform(ui.Paper), image.Point{}, draw.Src)
	p.Paint(img, e.sheet, scale)
	img.Rect = image.Rect(0, 0, w, h)
	return img
}

// shape is the width of the whole chart for its height.
func (e *excerpt) shape(v nile.View) float64 {
	p, err := pressFor(v.Map())
	if err != nil {
		return 1
	}
	x0, y0, x1, y1 := p.Bounds()
	return (x1 - x0) / (y1 - y0)
}

// paintRing draws a ring of red ink round a place.
func paintRing(img *image.RGBA, at image.Point, radius, width float64) {
	var pts [][2]float64
	for i := range 65 {
		a := 2 * math.Pi * float64(i) / 64
		pts = append(pts, [2]float64{float64(at.X) + radius*math.Cos(a), float64(at.Y) + radius*math.Sin(a)})
	}
	strokePath(img, pts, width, nil, ui.Red)
}

// within moves a stretch of length n that begins at so that it lies between
// from and to, if it is not longer than that.
func within(at, n, from, to int) int {
	if to-from <= n {
		return (from + to - n) / 2
	}
	return min(max(at, from), to-n)
}
