package tell

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/nile/chartsheet"
)

// Excerpt is what the viewing seat may see of the country round some hexes, in
// a set of colours.
func Excerpt(v nile.View, colours chart.Palette, key string, hexes []hexmap.ID) *chartview.Excerpt {
	s := chartsheet.With(v, chartsheet.Options{Only: true, Undated: true})
	s.Pieces, s.Tracks, s.Palette = nil, nil, colours
	return chartview.NewExcerpt(v.Map(), s, key, hexes)
}
