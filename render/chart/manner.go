package chart

import (
	"math"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// manner is how a terrain is coloured in. Each has its own, so that the lie of
// the strokes tells two countries apart where colour does not.
type manner struct {
	slant, sway float64 // radians clockwise from level, and how far a hex may differ
	pitch       float64 // from stroke to stroke, hex sides
	wide        float64 // breadth of a stroke in pitches
	loose       float64 // how freely the hand moves: 0 as if ruled, 1 as a hurried man's
	least       float64 // what is smeared between strokes
	film, most  float64 // how much covers the hollows of the paper, and how much its grain
	dash        float64 // length of a dash and its gap in hex sides, 0 for whole strokes
	stipple     float64 // radius of dots in hex sides, instead of strokes; 0 for strokes
	cross       bool    // strokes both ways
}

// crayonManners are those of the players' crayons: all strokes, at slants as
// far apart as a hand that colours in allows. Dark colours are laid on thinner.
var crayonManners = [hexmap.Terrains]manner{
	hexmap.Desert:   {slant: -0.62, sway: 0.26, pitch: 0.124, wide: 1.02, loose: 1, least: 0.44, film: 0.42, most: 0.93},
	hexmap.Veldt:    {slant: -0.42, sway: 0.24, pitch: 0.118, wide: 1.02, loose: 1, least: 0.44, film: 0.42, most: 0.90},
	hexmap.Jungle:   {slant: -0.86, sway: 0.20, pitch: 0.112, wide: 1.04, loose: 0.9, least: 0.50, film: 0.46, most: 0.80},
	hexmap.Swamp:    {slant: math.Pi/2 - 0.06, sway: 0.12, pitch: 0.122, wide: 1.0, loose: 1, least: 0.44, film: 0.42, most: 0.93},
	hexmap.Mountain: {slant: 0.84, sway: 0.18, pitch: 0.120, wide: 1.02, loose: 1, least: 0.48, film: 0.44, most: 0.86},
	hexmap.Lake:     {slant: 0, sway: 0.12, pitch: 0.118, wide: 1.02, loose: 1, least: 0.44, film: 0.42, most: 0.93},
}

// greyManners are an engraver's: stipple, single lines of five slants and
// weights, and lines crossed. Their lengths are in units of rule.
var greyManners = [hexmap.Terrains]manner{
	hexmap.Desert:   {pitch: 1.25, most: 0.9, stipple: 0.25},
	hexmap.Veldt:    {slant: -0.52, sway: 0.05, pitch: 1.30, wide: 0.34, loose: 0.35, film: 0.5, most: 0.85},
	hexmap.Jungle:   {slant: -0.86, sway: 0.05, pitch: 1.10, wide: 0.60, loose: 0.3, film: 0.55, most: 0.92, cross: true},
	hexmap.Swamp:    {slant: math.Pi / 2, sway: 0.03, pitch: 1.10, wide: 0.52, loose: 0.3, film: 0.5, most: 0.9, dash: 2.2},
	hexmap.Mountain: {slant: 1.0, sway: 0.06, pitch: 1.10, wide: 0.78, loose: 0.4, film: 0.55, most: 0.92},
	hexmap.Lake:     {slant: 0, sway: 0.02, pitch: 0.95, wide: 0.56, loose: 0.3, film: 0.5, most: 0.9},
}

// rule gives an engraver's manner its lengths: fine on paper, but never closer
// than the eye tells apart in pixels.
func (m *manner) rule(scale float64) {
	unit := paint.Clamp(4.7/scale, 0.085, 0.205)
	m.pitch, m.dash, m.stipple = m.pitch*unit, m.dash*unit, m.stipple*unit
}

// mannersOf are the manners of a look.
func mannersOf(l Look) *[hexmap.Terrains]manner {
	if l == Greyscale {
		return &greyManners
	}
	return &crayonManners
}

// firstCrayon and secondCrayon are the countries whose crayons a terrain is
// coloured in with: two where it is a mixture.
func firstCrayon(t hexmap.Terrain) hexmap.Terrain {
	switch {
	case t == hexmap.JungleSwamp || t == hexmap.JungleMountain:
		return hexmap.Jungle
	case t == hexmap.Blank || t >= hexmap.Terrains:
		return hexmap.Desert // coloured in by nobody
	}
	return t
}

func secondCrayon(t hexmap.Terrain) hexmap.Terrain {
	switch t {
	case hexmap.JungleSwamp:
		return hexmap.Swamp
	case hexmap.JungleMountain:
		return hexmap.Mountain
	}
	return firstCrayon(t)
}
