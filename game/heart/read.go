package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// What events tell, as values with names. Where a kind tells but one or two numbers,
// kinds.go says what they are.

// ChangedEvent is what Changed tells: a figure on the Sheet.
type ChangedEvent struct {
	Figure box.Figure
	By     int
	Now    int
	Cause  box.Cause
}

// AsChanged reads such an event.
func AsChanged(e *game.Event) ChangedEvent {
	return ChangedEvent{box.Figure(e.Args[0]), int(e.Args[1]), int(e.Args[2]), box.Cause(e.Args[3])}
}

// ThingEvent is what Got and GaveUp tell: a Resource.
type ThingEvent struct {
	Resource box.Resource
	Cause    box.Cause
}

// AsThing reads such an event.
func AsThing(e *game.Event) ThingEvent {
	return ThingEvent{box.Resource(e.Args[0]), box.Cause(e.Args[1])}
}

// RolledEvent is what Rolled tells: dice, and how they went.
type RolledEvent struct {
	Die   box.Die
	Faces [2]int // the second is that of the d10 of JoinDice, else 0
	Add   int
	Limit int // the number that counts, 0 where none does
	Well  bool
}

// AsRolled reads such an event.
func AsRolled(e *game.Event) RolledEvent {
	return RolledEvent{box.Die(e.Args[0]), [2]int{int(e.Args[1]), int(e.Args[2])}, int(e.Args[3]), int(e.Args[4]), e.Args[5] == 1}
}

// AgainEvent is what ThrownAgain tells (18.3).
type AgainEvent struct {
	Die    box.Die
	Which  int // 0, or 1 for the d10 of JoinDice
	Face   int
	By     game.Seat // who handed the marker
	Colour game.Seat // whose colour it has
	Well   bool
}

// AsAgain reads such an event.
func AsAgain(e *game.Event) AgainEvent {
	return AgainEvent{box.Die(e.Args[0]), int(e.Args[1]), int(e.Args[2]), game.Seat(e.Args[3]), game.Seat(e.Args[4]), e.Args[5] == 1}
}

// SlotEvent is what events of chits in the Matrix tell: ChitLaid, ChitBack, ChitPlaced,
// FindScored; and Met.
type SlotEvent struct {
	Slot   box.Slot
	Chit   box.Chit
	Before box.Sort // of Met: the Encounter it looks back to
}

// AsSlot reads such an event.
func AsSlot(e *game.Event) SlotEvent {
	return SlotEvent{box.Slot(e.Args[0]), box.Chit(e.Args[1]), box.Sort(e.Args[2])}
}

// ScoredEvent is what Scored tells: Drama Points (20.1).
type ScoredEvent struct {
	From   box.Source
	Points int
	Now    int
	What   int // a Patron, Resource, Chit, Wild or seat, as From has it; −1
}

// AsScored reads such an event.
func AsScored(e *game.Event) ScoredEvent {
	return ScoredEvent{box.Source(e.Args[0]), int(e.Args[1]), int(e.Args[2]), int(e.Args[3])}
}

// AsTurnBegan is the number of the Game Turn that began, from 1.
func AsTurnBegan(e *game.Event) int { return int(e.Args[0]) }

// AsPatronTaken is the Patron that was taken.
func AsPatronTaken(e *game.Event) box.Patron { return box.Patron(e.Args[0]) }
