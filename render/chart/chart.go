// Package chart paints the board: the chart of a country as it was known at first
// and what has been found since, on screen at any zoom and on paper for export.
//
// There is one painter for both. Whatever looks like chance, the fibre of the
// paper, the strokes of a crayon, the windings of a river, is a function of the
// place on the chart, so that any rectangle painted by itself is equal, byte for
// byte, to the same rectangle cut from the whole chart at that scale.
//
// Lengths are in sides of a hex, as for hexmap.Hex.Centre, or in pixels of the
// whole chart: pixel (0, 0) is the north-west corner of the paper.
package chart

import (
	"image/color"

	"sourceofthenile/hexmap"
)

// Ink says how much of a hex is drawn.
type Ink uint8

// The inks.
const (
	Bare      Ink = iota // blank land, or the sea
	Printed              // engraved: the belt known in 1820
	Crayon               // explored: coloured in by hand
	Published            // explored and published: crayon with a darker outline
)

// Mark is a discovery counter lying on a hex.
type Mark uint8

// The marks.
const (
	NoMark Mark = iota
	Hidden      // face down: "?"
	LostCity
	NativeKingdom
	Mine
	Livingstone
	Rumour // turned up, and nothing was there
	marks
)

// Hex is what the painter is shown of one hex.
type Hex struct {
	Ink     Ink
	Terrain hexmap.Terrain
	// With is a second crayon that changes places with that of the terrain, Blank for
	// none: land between two kinds, which has no name of its own on the board.
	With    hexmap.Terrain
	Out, In hexmap.DirSet // the edges where water leaves and enters
	// Breadth tells how big the river is here: the number of hexes drawn
	// upstream so far. The line stops growing at maxBreadth.
	Breadth  uint8
	Cataract hexmap.Dir // the edge a cataract lies on, NoDir for none
	Fall     int32      // height of the waterfall there in feet, 0 for none recorded
	Oasis    bool
	Peak     int32 // height of the mountain in feet, 0 for none recorded
	Lake     int32 // size of the lake in square miles, 0 for none recorded
	Tribe    int16 // number of the people that live here, 0 for none
	Caches   uint8 // a bit per seat: that player has a cache here
	Flags    uint8 // a bit per seat: known to that player and not published
	Mark     Mark
	// By is one more than the seat that published the hex, 0 for nobody.
	By uint8
	// Mine: the viewing player knows the hex, or it is published.
	// It matters for OnlyMine alone.
	Mine bool
	// Points is what publishing the hex brought, for ShowPoints; 0 is not written.
	Points int16
}

// Track is the way one party has gone, from cell to neighbouring cell
// (a step between cells that do not touch is drawn straight).
type Track struct {
	Colour color.RGBA
	Seat   uint8 // whose: each seat has dashes of its own form
	Cells  []hexmap.ID
}

// Piece is a player's counter. Several in one hex are fanned out.
type Piece struct {
	At      hexmap.ID
	Colour  color.RGBA
	Letter  string // one or two letters below the hat, so that colour is not all
	Current bool   // whose turn it is: ringed with gold
	Afloat  bool   // it goes by canoe
}

// Style is the hand in which a label is written.
type Style uint8

// The styles.
const (
	Place  Style = iota // a named place: brown italic with a halo of paper
	Region              // a stretch of country: wide, pale, no halo
	Water               // a lake or river: blue italic with a halo
	Hand                // written by a player, in ink
)

// Label is a name on the chart, centred on X, Y.
type Label struct {
	Text  string
	X, Y  float64 // hex sides
	Angle float64 // radians, clockwise from level
	Size  float64 // height of the type (one em) in hex sides; 0 takes the style's own
	Style Style
}

// Layers switches parts of the chart off. The zero value shows everything.
type Layers uint16

// The switches.
const (
	NoTracks Layers = 1 << iota
	NoTribes
	NoNames // ports' names and labels
	NoGrid
	NoFlags
	NoCaches
	NoMarks
	NoPieces
	NoFigures      // heights of peaks and falls, sizes of lakes
	FlowArrows     // which way the water runs
	ShowPublishers // published country outlined in the colour of who published it
	ShowPoints     // in each hex the points it brought
	OnlyMine       // what the viewing player does not know is faded
	NoPortNames    // for who sets them otherwise: see PortNames
)

func (l Layers) has(bit Layers) bool { return l&bit != 0 }

// NameKind says what bears a given name.
type NameKind uint8

// The kinds of names.
const (
	RiverName NameKind = iota // set along the river's course
	LakeName                  // set across the lake
	PeakName                  // beside the mountain
	FallsName                 // beside the cataract
	nameKinds
)

// Name is a name that a player gave to a thing on the chart. The painter finds
// the place for it: clear of ports and their names, of labels, of other names, of
// what is printed over the land, of huts and cards; one that finds no room is left out.
type Name struct {
	Kind NameKind
	// Cells are the hexes it lies in, in any order. A river's name stands at
	// the longest reach of them, a peak's or a fall's at the first.
	Cells []hexmap.ID
	Text  string
	Size  float64 // height of the type (one em) in hex sides at the most; 0 takes the kind's own
}

// Score is one line of the block of scores below the title.
type Score struct {
	Name   string
	Colour color.RGBA
	Seat   uint8  // the form of the flag before the name
	Points string // at the end of the line: "41"
	Note   string // after the name in small italics, may be empty: "geologist"
}

// maxScores is how many scores the block has lines for.
const maxScores = 8

// Crop is a rectangle of the chart, in the units and from the origin of
// Painter.Bounds, that is to be shown alone. Nothing written is cut by its
// edge: names move within it, or are left out.
type Crop struct {
	X0, Y0, X1, Y1 float64
	// Framed rules a neat-line with degrees within the edge.
	Framed bool
}

// Sheet is all that is on the chart.
type Sheet struct {
	Hexes   []Hex        // by hexmap.ID; missing ones are as the map has them
	Colours []color.RGBA // by seat, for caches and flags
	Tracks  []Track
	Pieces  []Piece
	Plates  []Plate
	Labels  []Label
	// The words of the cartouche: what country it is, and how much of it,
	// whose journals it was laid down from, "August 1824". Empty lines are left out.
	Title, Subtitle, Authors, Date string
	Layers                         Layers
	Look                           Look
	Palette                        Palette
	Names                          []Name // given by players, the weightiest first
	Legend                         bool   // signs explained, in open water
	// Scores is a block of its own above the cartouche, below the line Standing;
	// none for no block. No more than eight are shown.
	Standing string
	Scores   []Score
	Crop     *Crop // nil for the whole chart
	// Drawing is the hex that is being coloured in just now, nil for none.
	Drawing *Drawing
	// Dim is how dark it lies over the whole sheet, of 255; 0: as it was printed.
	Dim uint8
}

// Drawing is a hex in the middle of being coloured in, stroke by stroke. Its
// signs, rivers and notes appear when it is done.
type Drawing struct {
	At   hexmap.ID
	Part float64 // 0 nothing yet, 1 done
}

// part is how much of a cell's colour is on the paper.
func (s *Sheet) part(id hexmap.ID) float64 {
	if s.Drawing != nil && s.Drawing.At == id {
		return s.Drawing.Part
	}
	return 1
}
