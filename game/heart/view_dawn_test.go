package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
)

// 7.1, 7.2: what a turn begins with is said before it as it then comes: what is eaten, what hunger adds,
// and which of the two rolls are made.
func TestRule7_1_WhatATurnBeginsWithIsKnownBefore(t *testing.T) {
	began, rolls := 0, 0
	for seed := range uint64(20) {
		var last *Position
		play(t, box.ForSeats(2+int(seed%4)), 90+seed, func(table *game.Table) {
			now := table.Position().(*Position)
			was := last
			last = now.Clone().(*Position)
			if was == nil {
				return
			}
			done := table.EventsOf(table.Len() - 1)
			for i := range done {
				if done[i].Kind == TurnBegan { // the Track is set anew
					return
				}
			}
			for i := range done {
				e := &done[i]
				if e.Kind != MapTurnBegan || i == 0 {
					continue
				}
				began++
				var got Dawn
				want := was.View(e.Seat).Dawn(e.Seat)
				for k := i + 1; k < len(done) && done[k].Seat == e.Seat; k++ {
					x := &done[k]
					switch {
					case x.Kind == Changed && told.AsChanged(x).Cause == box.ByEating:
						got.Eaten = -told.AsChanged(x).By
					case x.Kind == Changed && told.AsChanged(x).Cause == box.ByHunger:
						got.Discontent = told.AsChanged(x).By
					case x.Kind == Rolled && told.AsRolled(x).Die == box.HealthDie:
						got.Disease = true
						rolls++
					case x.Kind == Rolled && told.AsRolled(x).Die == box.SanityDie:
						got.Horror = true
						rolls++
					}
				}
				if step, s, _ := now.View(e.Seat).Asked(); step != Marching || s != e.Seat { // a die may be thrown again first
					continue
				}
				want.Discontent = min(want.Discontent, 10-was.of(e.Seat, box.Discontent))
				if got != want {
					t.Errorf("seed %d: the turn of %d began with %+v, said was %+v", seed, e.Seat, got, want)
				}
			}
		})
	}
	if began < 60 || rolls < 20 {
		t.Errorf("only %d turns began, with %d rolls", began, rolls)
	}
}
