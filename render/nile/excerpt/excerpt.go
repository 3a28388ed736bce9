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

// Press is the press of a board: all of the screens paint with it.
func Press(m *hexmap.Map) (*chartview.Press, error) {
	w, err := chartsheet.World(m)
	if err != nil {
		return nil, err
	}
	return chartview.PressFor(w)
}

// OfSheet is the country round some hexes of a board, as a sheet shows it; nothing
// if the board's shores cannot be read.
func OfSheet(m *hexmap.Map, s *chart.Sheet, key string, hexes []hexmap.ID) *chartview.Excerpt {
	w, err := chartsheet.World(m)
	if err != nil {
		hexes = nil
	}
	return chartview.NewExcerpt(w, s, key, hexes)
}

// Of is what the viewing seat may see of the country round some hexes, in
// a set of colours.
func Of(v nile.View, colours chart.Palette, key string, hexes []hexmap.ID) *chartview.Excerpt {
	s := chartsheet.With(v, chart.Options{Only: true, Undated: true})
	s.Pieces, s.Tracks, s.Palette = nil, nil, colours
	return OfSheet(v.Map(), s, key, hexes)
}
