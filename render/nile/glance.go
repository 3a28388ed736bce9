package nile

import (
	"image"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// Glimpse is the whole chart as everybody may see it.
type Glimpse struct {
	*chartview.Excerpt
	press *chartview.Press
	shape float64
	says  string
}

// Glance is a game as everybody may see it, in a set of colours. It may be
// called from any goroutine.
func Glance(v nile.View, colours chart.Palette) (*Glimpse, error) {
	p, err := excerpt.Press(v.Map())
	if err != nil {
		return nil, err
	}
	e := publicChart(v, colours)
	return &Glimpse{e, p, e.Shape(), words.In(tell.Words()).Say("glance.mapped", "n", shareMapped(v))}, nil
}

// Shape is its width for its height.
func (g *Glimpse) Shape() float64 { return g.shape }

// Says is how much of the continent is mapped.
func (g *Glimpse) Says() string { return g.says }

// shareMapped is how much of what was blank in 1820 is on the chart, of a hundred.
// The whole is not said before the last hex is drawn.
func shareMapped(v nile.View) int {
	blank, drawn := 0, 0
	for id := range v.Map().Cells {
		switch v.Hex(hexmap.ID(id)).State {
		case nile.Unmapped:
			blank++
		case nile.Explored, nile.Published:
			drawn++
		}
	}
	return 100 * drawn / max(1, blank+drawn)
}

// Paint paints it, w by h pixels. It may be called from any goroutine.
func (g *Glimpse) Paint(w, h int) *image.RGBA { return g.Excerpt.Paint(g.press, w, h, 0) }

// publicChart is the whole chart as everybody may see it, with where each
// expedition is.
func publicChart(v nile.View, colours chart.Palette) *chartview.Excerpt {
	s := chartsheet.With(v, journal.Options{Undated: true})
	s.Tracks, s.Palette = nil, colours
	e := excerpt.OfSheet(v.Map(), s, "saved chart", []hexmap.ID{0})
	e.Whole = true
	return e
}
