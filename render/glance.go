package render

import (
	"image"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartsheet"
)

// Glimpse is the whole chart as everybody may see it.
type Glimpse struct {
	*excerpt
	press *press
	shape float64
}

// Glance is a game as everybody may see it, in a set of colours. It may be
// called from any goroutine.
func Glance(v nile.View, colours chart.Palette) (*Glimpse, error) {
	p, err := pressFor(v.Map())
	if err != nil {
		return nil, err
	}
	e := publicChart(v, colours)
	return &Glimpse{e, p, e.shape(v)}, nil
}

// Shape is its width for its height.
func (g *Glimpse) Shape() float64 { return g.shape }

// Paint paints it, w by h pixels. It may be called from any goroutine.
func (g *Glimpse) Paint(w, h int) *image.RGBA { return g.paint(g.press, w, h, 0) }

// publicChart is the whole chart as everybody may see it, with where each
// expedition is.
func publicChart(v nile.View, colours chart.Palette) *excerpt {
	s := chartsheet.With(v, chartsheet.Options{Undated: true})
	s.Tracks, s.Palette = nil, colours
	return &excerpt{key: "saved chart", sheet: s, hexes: []hexmap.ID{0}, whole: true, ring: hexmap.None}
}
