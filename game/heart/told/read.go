// Package told reads the events of Heart of Darkness: what the numbers of each kind
// mean, as values with names. It knows the pieces and the chart, and no rule.
package told

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

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
	Terms box.Terms // what is added, term by term; none in games told before there were any
}

// AsRolled reads such an event.
func AsRolled(e *game.Event) RolledEvent {
	return RolledEvent{box.Die(e.Args[0]), [2]int{int(e.Args[1]), int(e.Args[2])}, int(e.Args[3]), int(e.Args[4]), e.Args[5]&1 == 1, box.UnpackTerms(int(e.Args[5] >> 1))}
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

// AsDecided is the kind of choice that Decided tells.
func AsDecided(e *game.Event) game.Kind { return game.Kind(e.Args[0]) }

// AsTurnBegan is the number of the Game Turn that began, from 1.
func AsTurnBegan(e *game.Event) int { return int(e.Args[0]) }

// AsPatronTaken is the Patron that was taken.
func AsPatronTaken(e *game.Event) box.Patron { return box.Patron(e.Args[0]) }

// FaceEvent is what FaceNamed tells: a die named for Success.
type FaceEvent struct {
	Die  box.Die
	Face int
}

// AsFace reads such an event.
func AsFace(e *game.Event) FaceEvent { return FaceEvent{box.Die(e.Args[0]), int(e.Args[1])} }

// AsTrack is where TrackSet puts Disease and Horror on the Turn Track, from 1.
func AsTrack(e *game.Event) (disease, horror int) { return int(e.Args[0]), int(e.Args[1]) }

// AsDrawn is how many Events Surveyed and Balanced drew, and how many of them stayed or
// left the game.
func AsDrawn(e *game.Event) (drawn, counted int) { return int(e.Args[0]), int(e.Args[1]) }

// AsMarch is whence Marched led, and across which region in a hurry, Nowhere if in none.
func AsMarch(e *game.Event) (from, across chart.Region) {
	across = chart.Nowhere
	if e.Args[1] >= 0 {
		across = chart.Region(e.Args[1])
	}
	return chart.Region(e.Args[0]), across
}

// AsStuck reports whether Rested was for want of a way.
func AsStuck(e *game.Event) bool { return e.Args[0] == 1 }

// AsOther is the other seat of MetExplorer, HumbledBy and Shamed.
func AsOther(e *game.Event) game.Seat { return game.Seat(e.Args[0]) }

// AsHumbled is the Incident of HumbledBy.
func AsHumbled(e *game.Event) box.Sort { return box.Sort(e.Args[1]) }

// AsShamed is how many Drama Points Shamed leaves.
func AsShamed(e *game.Event) int { return int(e.Args[1]) }

// AsCode is the Colour Code of CodeDrawn.
func AsCode(e *game.Event) chart.Sign { return chart.Sign(e.Args[0]) }

// How a terrain was found (8).
type How uint8

// The ways.
const (
	AsPresumed How = iota
	ByCode
	ByChart
)

// AsTerrain is what TerrainFound found, and how.
func AsTerrain(e *game.Event) (chart.Terrain, How) {
	return chart.Terrain(e.Args[0]), min(ByChart, How(e.Args[1]))
}

// AsJoin is the Water Zone that JoinTried tries.
func AsJoin(e *game.Event) chart.Region { return chart.Region(e.Args[0]) }

// WaterEvent is what WaterDrawn, WaterBack and WaterLaid tell; the regions are those of
// WaterLaid, Up being Nowhere where a spring lies inside.
type WaterEvent struct {
	Marker   box.Marker
	Up, Down chart.Region
}

// AsWater reads such an event.
func AsWater(e *game.Event) WaterEvent {
	out := WaterEvent{box.Marker(e.Args[0]), chart.Nowhere, chart.Region(e.Args[2])}
	switch { // the second number is the region across the border, which lies above or below
	case e.Args[1] < 0:
	case e.Args[1] == e.Args[2]:
		out.Up = chart.Region(e.At)
	default:
		out.Up = chart.Region(e.Args[1])
	}
	return out
}

// AsEvent is which Event EventDrawn drew: 0 the first of a turn, 1 the second, 2 for
// another player; and what it is.
func AsEvent(e *game.Event) (which int, c box.Chit) {
	return min(2, max(0, int(e.Args[0]))), box.Chit(e.Args[1])
}

// AsChit is the chit of EventBack, Ignored, FindNamed and Nothing.
func AsChit(e *game.Event) box.Chit { return box.Chit(e.Args[0]) }

// AsWhole reports whether Nothing was for want of anything to be healed.
func AsWhole(e *game.Event) bool { return e.Args[1] == 1 }

// AsPlace is the slot of Walked, RumourTold, RumourMoved and RumourBack.
func AsPlace(e *game.Event) box.Slot { return box.Slot(e.Args[0]) }

// AsWalk is the slot that Walked leads to, and the one it leaves.
func AsWalk(e *game.Event) (to, from box.Slot) { return box.Slot(e.Args[0]), box.Slot(e.Args[1]) }

// AsSpecial is the Special of SpecialFound.
func AsSpecial(e *game.Event) box.Wild { return box.Wild(e.Args[0]) }

// AsSaved is whether PersonSaved saved an Askari or a Porter.
func AsSaved(e *game.Event) box.Figure { return box.Figure(e.Args[0]) }

// AsChased is for whose sake the band of ChasedOff had come: a Warband’s or a Special’s.
func AsChased(e *game.Event) box.Cause { return box.Cause(e.Args[0]) }

// AsVillage is what VillageMet came to (14.6).
func AsVillage(e *game.Event) (liked, respected bool) { return e.Args[0] == 1, e.Args[1] == 1 }

// AsTimeUp is where TimeIsUp finds the Explorer: on End, or stopped by a Special.
func AsTimeUp(e *game.Event) (onEnd, stopped bool) { return e.Args[0] == 1, e.Args[1] == 1 }

// AsMad reports whether the Explorer of ExplorerLost lives, out of his mind.
func AsMad(e *game.Event) bool { return e.Args[0] == 1 }
