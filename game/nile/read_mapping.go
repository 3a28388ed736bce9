package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// What the events of mapping tell, as values with names (10, 23).

// MappedEvent is what Mapped tells: a hex has terrain (10.2).
type MappedEvent struct {
	Terrain hexmap.Terrain
	How     MappedBy
	Copied  hexmap.Dir // where it was copied from; NoDir: not from a neighbour
}

// AsMapped reads such an event.
func AsMapped(e game.Event) MappedEvent {
	expect(e, Mapped)
	return MappedEvent{hexmap.Terrain(e.Args[0]), MappedBy(e.Args[1]), hexmap.Dir(e.Args[2])}
}

// TerrainSettledEvent is what TerrainSettled tells: a rule changed the terrain drawn.
type TerrainSettledEvent struct {
	Drawn  hexmap.Terrain
	Became hexmap.Terrain
}

// AsTerrainSettled reads such an event.
func AsTerrainSettled(e game.Event) TerrainSettledEvent {
	expect(e, TerrainSettled)
	return TerrainSettledEvent{hexmap.Terrain(e.Args[0]), hexmap.Terrain(e.Args[1])}
}

// RiverMappedEvent is what RiverMapped tells: the rivers of a hex (10.3).
type RiverMappedEvent struct {
	Out   hexmap.DirSet
	In    hexmap.DirSet
	Case  RiverCase
	River int // −1 none
}

// AsRiverMapped reads such an event.
func AsRiverMapped(e game.Event) RiverMappedEvent {
	expect(e, RiverMapped)
	return RiverMappedEvent{hexmap.DirSet(e.Args[0]), hexmap.DirSet(e.Args[1]), RiverCase(e.Args[2]), int(e.Args[3])}
}

// CataractFoundEvent is what CataractFound tells: a cataract (10.4).
type CataractFoundEvent struct {
	Edge hexmap.Dir
	Fall int // feet, 0 for rapids
}

// AsCataractFound reads such an event.
func AsCataractFound(e game.Event) CataractFoundEvent {
	expect(e, CataractFound)
	return CataractFoundEvent{hexmap.Dir(e.Args[0]), int(e.Args[1])}
}

// PeakFoundEvent is what PeakFound tells: a peak (10.6).
type PeakFoundEvent struct {
	Feet int
}

// AsPeakFound reads such an event.
func AsPeakFound(e game.Event) PeakFoundEvent {
	expect(e, PeakFound)
	return PeakFoundEvent{int(e.Args[0])}
}

// LakeMeasuredEvent is what LakeMeasured tells: a lake (10.6).
type LakeMeasuredEvent struct {
	Here  int // square miles of the hex
	Whole int // of the whole lake so far
}

// AsLakeMeasured reads such an event.
func AsLakeMeasured(e game.Event) LakeMeasuredEvent {
	expect(e, LakeMeasured)
	return LakeMeasuredEvent{int(e.Args[0]), int(e.Args[1])}
}

// CounterRevealedEvent is what CounterRevealed tells: a discovery counter is turned (23).
type CounterRevealedEvent struct {
	Counter Counter
	Heard   bool // of from friends near it, not seen (14.8)
}

// AsCounterRevealed reads such an event.
func AsCounterRevealed(e game.Event) CounterRevealedEvent {
	expect(e, CounterRevealed)
	return CounterRevealedEvent{Counter(e.Args[0]), e.Args[1] == 1}
}

// TribeMappedEvent is what TribeMapped tells: people live in a hex (10.7).
type TribeMappedEvent struct {
	Number   int // from 1
	Strength int // warriors
	Distance int // hexes to the nearest port
}

// AsTribeMapped reads such an event.
func AsTribeMapped(e game.Event) TribeMappedEvent {
	expect(e, TribeMapped)
	return TribeMappedEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
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
