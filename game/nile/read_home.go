package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// What the events of coming home and publishing tell, as values with names (20 to 27).

// DiedEvent is what Died tells: an explorer is dead (27).
type DiedEvent struct {
	Cause       Cause
	Months      int // out
	Unpublished int // hexes known
	Number      int // of the people that killed him, from 1; 0: none has, or an older program has told it
}

// ErasedEvent is what Erased tells: what only the dead knew is blank again (27).
type ErasedEvent struct {
	Hexes int
}

// SheetsBroughtEvent is what SheetsBrought tells: what a dead explorer's people bring home (7.4).
type SheetsBroughtEvent struct {
	Hexes int
}

// CameHomeEvent is what CameHome tells: an expedition is home (21).
type CameHomeEvent struct {
	Port        hexmap.PortID
	Sold        int // dollars from goods
	Unpublished int // hexes
	Months      int // out
}

// ScoredEvent is what Scored tells: points published (22).
type ScoredEvent struct {
	Reason  Reason
	Points  int
	Figure  int // feet, square miles, length…
	Terrain hexmap.Terrain
}

// AccountEvent is what Account tells: publishing is closed (22).
type AccountEvent struct {
	Points int // just published
	Total  int
	Hexes  int
}

// DonatedEvent is what Donated tells: money given (23, 26).
type DonatedEvent struct {
	Dollars int
	InHand  int // dollars now
}

// NewExplorerEvent is what NewExplorer tells: a successor (27).
type NewExplorerEvent struct {
	Number int // how many explorers the seat has had, with him
	InHand int // dollars
}

// SetsOutEvent is what SetsOut tells: a new expedition is outfitted (26).
type SetsOutEvent struct {
	Port   hexmap.PortID
	InHand int // dollars
}

// WonEvent is what Won tells: the target is reached (7).
type WonEvent struct {
	Points int
}

// ForestalledEvent is what Forestalled tells: a rival society was first (7.3), or the account of
// a chart of the day is drawn up (7.5).
type ForestalledEvent struct {
	Points int // of whoever leads
	Target int
	Months int // the game has had
	Day    bool
}

// FindMadeEvent is what FindMade tells: a find (20).
type FindMadeEvent struct {
	Find   int // index among Finds
	Points int
}

// NothingFoundEvent is what NothingFound tells: the bonus card held nothing (20).
type NothingFoundEvent struct {
	Card int // its number, from 1
}

// NotedEvent is what Noted tells: something for the next publication (24).
type NotedEvent struct {
	Reason Reason
	Points int
	About  game.Seat // whom it concerns
}

// EpicMadeEvent is what EpicMade tells: a journey across Africa (25).
type EpicMadeEvent struct {
	Epic   Epic
	Before int // how often it had been made
}

// NamedEvent is what Named tells: a feature has a name (22.7).
type NamedEvent struct {
	Feature Feature
	Name    int // which name it is, from 0 (View.GivenName)
}
