package chart

import "sourceofthenile/hexmap"

// Options say how much of the game is put on the sheet.
type Options struct {
	// Only shows what the viewing seat knows and what all may know: no other land,
	// and of the others neither tracks, flags nor counters. Without a seat it shows
	// what all may know.
	Only bool
	// Print is for paper: nobody's counter is marked as the one to move, and the
	// title says whose knowledge is shown where it is one player's.
	Print bool
	// Title stands in the cartouche; "": the chart's own.
	Title string
	// Legend and Scores add the explanation of the signs, and where the players
	// stand.
	Legend, Scores bool
	// Points is what each hex brought, which the painter writes with
	// ShowPoints; nil for none.
	Points map[hexmap.ID]int

	Layers  Layers
	Look    Look
	Palette Palette
	// Undated leaves the date off the cartouche, which a chart that is shown
	// turn after turn has no room to change.
	Undated bool
}
