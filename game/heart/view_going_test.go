package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/party"
	"sourceofthenile/game/heart/told"
)

// 10.5, 15.3: why something goes back from a slot is said as it was: it lay in the slot just left, three
// or more away, in a Wasteland, or its dots do not fit.
func TestRule10_5_WhySomethingGoesBack(t *testing.T) {
	var seen [Goings]int
	for seed := range uint64(12) {
		play(t, box.ForSeats(1+int(seed%5)), 70+seed, func(table *game.Table) {
			v := table.Position().(*Position).View(game.Nobody)
			step, s, ok := v.Asked()
			if !ok || step != Stepping {
				return
			}
			all := table.Events()
			for i := len(all) - 1; i >= 0 && (all[i].Kind != DaysBegan || all[i].Seat != s); i-- {
				e := &all[i]
				if e.Kind != ChitBack || e.Seat != s {
					continue
				}
				got, x, sheet := GoingOf(all, i), told.AsSlot(e), v.Sheet(s)
				far, behind := box.Distance(x.Slot, sheet.Slot) >= 3, x.Slot == sheet.Arrow
				want := Dealt
				switch {
				case e.Rule == box.RuleWasteland:
					want = Wasted
				case e.Rule != box.RuleGoingBack:
				case behind:
					want = Behind
				case far:
					want = FarOff
				default:
					if want = Unfit; x.Chit.Legal(v.Dots(s)) {
						t.Errorf("seed %d: %s goes back from %s, where it fits, is near, and nobody came from", seed, x.Chit.Sort().Name(), x.Slot.Name())
					}
				}
				if seen[got]++; got != want {
					t.Errorf("seed %d: from %s to %s: it went back because %s, want %s", seed, x.Slot.Name(), sheet.Slot.Name(), got.Name(), want.Name())
				}
			}
		})
	}
	for g := Unfit; g <= FarOff; g++ {
		if seen[g] < 20 {
			t.Errorf("%s: only %d were seen", g.Name(), seen[g])
		}
	}
}

// 10.5: what is told to be lost by a step farther off is what goes back then.
func TestRule10_5_WhatAStepAwayLoses(t *testing.T) {
	lost, kept := 0, 0
	for from := range box.Slot(box.Slots) {
		for at := range box.Slot(box.Slots) {
			for to := range box.Slot(box.Slots) {
				if box.Distance(from, to) != 1 || box.Distance(at, to) <= box.Distance(at, from) || box.Distance(at, from) >= 3 {
					continue
				}
				p := party.Party{Slot: to, Arrow: from}
				if got, want := party.LostByAStep(from, at), p.LeftBehind(at) && at != from; got != want {
					t.Fatalf("at %d, seen from %d, after a step to %d: lost %v, want %v", at, from, to, got, want)
				} else if got {
					lost++
				} else {
					kept++
				}
			}
		}
	}
	if lost == 0 || kept == 0 {
		t.Errorf("%d are lost and %d kept, want some of both", lost, kept)
	}
}
