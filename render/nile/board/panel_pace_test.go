package board_test

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
)

// The chance of losing the way that is shown with each pace is the one the
// table rolls on once that pace is chosen (12): the worst that its steps have.
func TestRule12PaceSaysTheOddsToCome(t *testing.T) {
	checked, led := 0, 0
	for seed := range uint64(12) {
		p := niletest.Driven(t, seed, 6, driven.Pacing)
		v := sight.View(p)
		s, _ := v.Sheet(p.Seat())
		at := v.Hex(s.At)
		for _, ch := range p.Choices() {
			if ch.Kind != nile.SetPace {
				continue
			}
			next, _ := v.Unseen(nile.Level(ch.Target))
			want := next.Lost.Odds
			if !local.Do(p, ch.Command(0)) {
				t.Fatal(p.Failed)
			}
			for _, to := range p.Choices() {
				pre := sight.View(p).Preview(to)
				if to.Kind != nile.Move || !pre.Unknown || pre.Follows != 0 || at.Out|at.In != 0 {
					continue
				}
				checked++
				if to.Cost == 1 && to.Odds.Num == 0 { // friends lead there
					led++
				} else if to.Odds != want {
					t.Errorf("seed %d, pace %d: %v shown, %v rolled on", seed, ch.Target, want, to.Odds)
				}
			}
			if sight.View(p).Phase() != nile.Travelling {
				break // a misfortune first
			}
			p.Undo(nil)
		}
	}
	if checked == 0 || led == checked {
		t.Fatalf("%d steps were checked, %d of them led", checked, led)
	}
}
