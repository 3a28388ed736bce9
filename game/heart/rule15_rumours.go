package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// Rumours (15.1 to 15.3).

// hearRumour has the people of the slot tell of the Rumour on it, if there is one,
// before the step below goes on at place at (15.1).
func (p *Position) hearRumour(f *frame, at uint8, a *game.Act) {
	f.At = at
	s := f.Seat
	pl := &p.seats[s]
	if !pl.Rumours[pl.Slot] {
		return
	}
	if p.seats[s].BarsAll() {
		p.rumourBack(a, s, pl.Slot, "15.1")
		return
	}
	p.call(f, at, movingRumour, s, 1)
}

// runMovingRumour throws for the slot of the active Rumour until it is a free one.
func (p *Position) runMovingRumour(in reply, f *frame, a *game.Act) {
	s := f.Seat
	pl := &p.seats[s]
	if f.At == 0 {
		if p.seats[s].BarsAll() { // 15.2: it stays where it is
			p.pop(0)
			return
		}
		p.throw(f, 1, box.SlotDie, 0, 0, 1)
		return
	}
	to := box.RumourSlot(int(in.got))
	if p.seats[s].BarsRumour(to) {
		f.At = 0
		return
	}
	if f.V[vActivated] == 1 {
		pl.Rumours[pl.Slot] = false // this one; it lies in the Matrix as the active one now
		pl.Activated, pl.Active = true, to
		p.tell(a, RumourTold, s, "15.1", int(to))
		for at := range box.Slot(box.Slots) {
			p.rumourBack(a, s, at, "15.1")
		}
	} else {
		pl.Active = to
		p.tell(a, RumourMoved, s, "15.2", int(to))
	}
	p.layWaste(a, s)
	p.pop(0)
}

// layWaste returns Encounters and Findings in the Wasteland (15.3).
func (p *Position) layWaste(a *game.Act, s game.Seat) {
	pl := &p.seats[s]
	for at := range box.Slot(box.Slots) {
		if !p.seats[s].Wasteland(at) {
			continue
		}
		if pl.Chits[at].Sort().Encounter() {
			p.clearSlot(a, s, at, "15.3")
		}
		p.findBack(a, s, at, "15.3")
	}
}
