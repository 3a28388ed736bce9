// Package excerpt cuts pieces out of the chart of a game: as they are printed in
// a newspaper, pinned beside a list, or shown when something is lost.
package excerpt

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/nile/chartsheet"
)

// Of is what the viewing seat may see of the country round some hexes, in
// a set of colours.
func Of(v nile.View, colours chart.Palette, key string, hexes []hexmap.ID) *chartview.Excerpt {
	s := chartsheet.With(v, chartsheet.Options{Only: true, Undated: true})
	s.Pieces, s.Tracks, s.Palette = nil, nil, colours
	return chartview.NewExcerpt(v.Map(), s, key, hexes)
}
