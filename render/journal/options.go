// Package journal is the journalist: it goes through the story of a game, whichever it is, and
// makes of it what players keep. Its chart as a picture, the chart turn by turn as a film, its
// journals as text, its story as a book, and the journals laid open in the window. A game gives
// the sentences, plates and charts; but for laying them open it needs no window.
package journal

import (
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
)

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
	// chart.ShowPoints; nil for none.
	Points map[hexmap.ID]int

	Layers  chart.Layers
	Look    chart.Look
	Palette chart.Palette
	// Undated leaves the date off the cartouche, which a chart that is shown
	// turn after turn has no room to change.
	Undated bool
}

// Moment is the chart as it stood when a turn began, or as it stands now.
type Moment struct {
	Turn  int
	Date  string // what the caption calls it
	Sheet *chart.Sheet
	// Standing is where the players stand, by seat.
	Standing []Standing
}

// Standing is a player in the caption.
type Standing struct {
	Name   string
	Letter string // what stands on the counter
	Colour uint8  // of paint.PlayerInk
	Points int    // published
}
