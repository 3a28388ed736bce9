package nile

import (
	"sourceofthenile/hexmap"
)

// What the events of mapping tell, as values with names (10, 23).

// MappedEvent is what Mapped tells: a hex has terrain (10.2).
type MappedEvent struct {
	Terrain hexmap.Terrain
	How     MappedBy
	Copied  hexmap.Dir // where it was copied from; NoDir: not from a neighbour
}

// TerrainSettledEvent is what TerrainSettled tells: a rule changed the terrain drawn.
type TerrainSettledEvent struct {
	Drawn  hexmap.Terrain
	Became hexmap.Terrain
}

// RiverMappedEvent is what RiverMapped tells: the rivers of a hex (10.3).
type RiverMappedEvent struct {
	Out   hexmap.DirSet
	In    hexmap.DirSet
	Case  RiverCase
	River int // −1 none
}

// CataractFoundEvent is what CataractFound tells: a cataract (10.4).
type CataractFoundEvent struct {
	Edge hexmap.Dir
	Fall int // feet, 0 for rapids
}

// PeakFoundEvent is what PeakFound tells: a peak (10.6).
type PeakFoundEvent struct {
	Feet int
}

// LakeMeasuredEvent is what LakeMeasured tells: a lake (10.6).
type LakeMeasuredEvent struct {
	Here  int // square miles of the hex
	Whole int // of the whole lake so far
}

// CounterRevealedEvent is what CounterRevealed tells: a discovery counter is turned (23).
type CounterRevealedEvent struct {
	Counter Counter
	Heard   bool // of from friends near it, not seen (14.8)
}

// TribeMappedEvent is what TribeMapped tells: people live in a hex (10.7).
type TribeMappedEvent struct {
	Number   int // from 1
	Strength int // warriors
	Distance int // hexes to the nearest port
}

// MappedBy is how a hex came by its terrain (10.2).
type MappedBy uint8

// The ways, in the order in which they are tried.
const (
	FirstNumber  MappedBy = iota // the card's first compass number (10.23)
	SecondNumber                 // its second (10.24)
	OwnTerrain                   // its own terrain (10.25)
	Redrawn                      // drawn again until it was wet (10.3)
)
