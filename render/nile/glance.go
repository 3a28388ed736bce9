package nile

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// Glimpse is the whole chart as everybody may see it.
type Glimpse struct {
	chartview.Glance
	says string
}

// Glance is a game as everybody may see it, in a set of colours. It may be
// called from any goroutine.
func Glance(v nile.View, colours chart.Palette) (*Glimpse, error) {
	w, err := chartsheet.World(v.Map())
	if err != nil {
		return nil, err
	}
	g, err := chartview.GlanceOf(w, press.PublicSheet(v, colours))
	return &Glimpse{g, words.In(tell.Words()).Say("glance.mapped", "n", shareMapped(v))}, err
}

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
