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

// AsDied reads such an event.
func AsDied(e game.Event) DiedEvent {
	expect(e, Died)
	return DiedEvent{Cause(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3])}
}

// ErasedEvent is what Erased tells: what only the dead knew is blank again (27).
type ErasedEvent struct {
	Hexes int
}

// AsErased reads such an event.
func AsErased(e game.Event) ErasedEvent {
	expect(e, Erased)
	return ErasedEvent{int(e.Args[0])}
}

// CameHomeEvent is what CameHome tells: an expedition is home (21).
type CameHomeEvent struct {
	Port        hexmap.PortID
	Sold        int // dollars from goods
	Unpublished int // hexes
	Months      int // out
}

// AsCameHome reads such an event.
func AsCameHome(e game.Event) CameHomeEvent {
	expect(e, CameHome)
	return CameHomeEvent{hexmap.PortID(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3])}
}

// ScoredEvent is what Scored tells: points published (22).
type ScoredEvent struct {
	Reason  Reason
	Points  int
	Figure  int // feet, square miles, length…
	Terrain hexmap.Terrain
}

// AsScored reads such an event.
func AsScored(e game.Event) ScoredEvent {
	expect(e, Scored)
	return ScoredEvent{Reason(e.Args[0]), int(e.Args[1]), int(e.Args[2]), hexmap.Terrain(e.Args[3])}
}

// AccountEvent is what Account tells: publishing is closed (22).
type AccountEvent struct {
	Points int // just published
	Total  int
	Hexes  int
}

// AsAccount reads such an event.
func AsAccount(e game.Event) AccountEvent {
	expect(e, Account)
	return AccountEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

// DonatedEvent is what Donated tells: money given (23, 26).
type DonatedEvent struct {
	Dollars int
	InHand  int // dollars now
}

// AsDonated reads such an event.
func AsDonated(e game.Event) DonatedEvent {
	expect(e, Donated)
	return DonatedEvent{int(e.Args[0]), int(e.Args[1])}
}

// NewExplorerEvent is what NewExplorer tells: a successor (27).
type NewExplorerEvent struct {
	Number int // how many explorers the seat has had, with him
	InHand int // dollars
}

// AsNewExplorer reads such an event.
func AsNewExplorer(e game.Event) NewExplorerEvent {
	expect(e, NewExplorer)
	return NewExplorerEvent{int(e.Args[0]), int(e.Args[1])}
}

// SetsOutEvent is what SetsOut tells: a new expedition is outfitted (26).
type SetsOutEvent struct {
	Port   hexmap.PortID
	InHand int // dollars
}

// AsSetsOut reads such an event.
func AsSetsOut(e game.Event) SetsOutEvent {
	expect(e, SetsOut)
	return SetsOutEvent{hexmap.PortID(e.Args[0]), int(e.Args[1])}
}

// WonEvent is what Won tells: the target is reached (7).
type WonEvent struct {
	Points int
}

// AsWon reads such an event.
func AsWon(e game.Event) WonEvent {
	expect(e, Won)
	return WonEvent{int(e.Args[0])}
}

// ForestalledEvent is what Forestalled tells: a rival society was first (7.3).
type ForestalledEvent struct {
	Points int // of whoever leads
	Target int
	Months int // the game has had
}

// AsForestalled reads such an event.
func AsForestalled(e game.Event) ForestalledEvent {
	expect(e, Forestalled)
	return ForestalledEvent{int(e.Args[0]), int(e.Args[1]), int(e.Args[2])}
}

// FindMadeEvent is what FindMade tells: a find (20).
type FindMadeEvent struct {
	Find   int // index among Finds
	Points int
}

// AsFindMade reads such an event.
func AsFindMade(e game.Event) FindMadeEvent {
	expect(e, FindMade)
	return FindMadeEvent{int(e.Args[0]), int(e.Args[1])}
}

// NothingFoundEvent is what NothingFound tells: the bonus card held nothing (20).
type NothingFoundEvent struct {
	Card int // its number, from 1
}

// AsNothingFound reads such an event.
func AsNothingFound(e game.Event) NothingFoundEvent {
	expect(e, NothingFound)
	return NothingFoundEvent{int(e.Args[0])}
}

// NotedEvent is what Noted tells: something for the next publication (24).
type NotedEvent struct {
	Reason Reason
	Points int
	About  game.Seat // whom it concerns
}

// AsNoted reads such an event.
func AsNoted(e game.Event) NotedEvent {
	expect(e, Noted)
	return NotedEvent{Reason(e.Args[0]), int(e.Args[1]), game.Seat(e.Args[2])}
}

// EpicMadeEvent is what EpicMade tells: a journey across Africa (25).
type EpicMadeEvent struct {
	Epic   Epic
	Before int // how often it had been made
}

// AsEpicMade reads such an event.
func AsEpicMade(e game.Event) EpicMadeEvent {
	expect(e, EpicMade)
	return EpicMadeEvent{Epic(e.Args[0]), int(e.Args[1])}
}

// NamedEvent is what Named tells: a feature has a name (22.7).
type NamedEvent struct {
	Feature Feature
	Name    int // which name it is, from 0 (View.GivenName)
}

// AsNamed reads such an event.
func AsNamed(e game.Event) NamedEvent {
	expect(e, Named)
	return NamedEvent{Feature(e.Args[0]), int(e.Args[1])}
}
