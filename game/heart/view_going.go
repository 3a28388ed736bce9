package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/party"
	"sourceofthenile/game/heart/told"
)

// A Going is why something goes back from a slot of a Matrix.
type Going uint8

// The reasons.
const (
	Dealt  Going = iota // of what was drawn there: its own sentence says so
	Unfit               // its Terrain Dots do not fit (10.5)
	Behind              // it lay in the slot just left, under the Arrow (10.5)
	FarOff              // it lay three or more away (10.5)
	Wasted              // it lay in a Wasteland (15.3)
	Goings
)

var goingNames = [Goings]string{"dealt", "unfit", "behind", "far", "wasted"}

// Name is what the words call a reason by.
func (g Going) Name() string { return goingNames[g] }

// InReach reports whether the Time that a seat has left is enough for the steps to a slot.
func (v View) InReach(s game.Seat, at box.Slot) bool {
	sheet := v.Sheet(s)
	return sheet.Slot != box.NoSlot && box.Distance(sheet.Slot, at) <= sheet.Figures[box.Time]
}

// StepsTo is how many steps a seat is from a slot: so much Time it takes to come there, and more for what is found on the
// way. It is 0 where it stands, and where it has no days.
func (v View) StepsTo(s game.Seat, at box.Slot) int {
	sheet := v.Sheet(s)
	if sheet.Slot == box.NoSlot {
		return 0
	}
	return box.Distance(sheet.Slot, at)
}

// LosesEnd reports whether a step to a slot, which takes so much Time, puts the End out of a seat's reach, which can still
// be reached now (10.9).
func (v View) LosesEnd(s game.Seat, to box.Slot, time int) bool {
	return v.InReach(s, box.End) && box.Distance(to, box.End) > v.Of(s, box.Time)-time
}

// LostByAStep reports whether what lies in a slot goes back if the next step of a seat leads farther from it (10.5).
func (v View) LostByAStep(s game.Seat, at box.Slot) bool {
	sheet := v.Sheet(s)
	return sheet.Slot != box.NoSlot && party.LostByAStep(sheet.Slot, at)
}

// GoingOf is why the chit of one of the events, a ChitBack, went back; the events before it say where the
// Explorer stood.
func GoingOf(events []game.Event, at int) Going {
	e := &events[at]
	switch e.Rule {
	case box.RuleWasteland:
		return Wasted
	case box.RuleGoingBack:
	default:
		return Dealt
	}
	from := told.AsSlot(e).Slot
	for i := at - 1; i >= 0 && (events[i].Kind != Surveyed || events[i].Seat != e.Seat); i-- { // then no step has been taken yet
		x := &events[i]
		if x.Kind != Walked || x.Seat != e.Seat {
			continue
		}
		var pl party.Party
		pl.Slot, pl.Arrow = told.AsWalk(x)
		switch {
		case from == pl.Arrow:
			return Behind
		case pl.LeftBehind(from):
			return FarOff
		}
		break
	}
	return Unfit
}
