package nile

import (
	"math"
	"testing"
)

// What the next attack may do, face by face, comes to the same odds as the
// whole battle's (15).
func TestRule15_NextAttack(t *testing.T) {
	for _, c := range []struct {
		strength, askaris int
		first, ours       bool
	}{{30, 8, true, true}, {12, 8, true, true}, {30, 8, false, false}, {60, 24, false, true}, {1, 3, false, true}, {9, 0, true, true}} {
		h := newHamlet(t, 1, 60, Explorer, men(int32(c.askaris)))
		h.fights(UnderArms, true)
		m := &h.e.Meeting
		m.First, m.Ours, m.Warriors = c.first, c.ours, int16(c.strength)
		v := h.p.View(0)
		win := 0.0
		for _, f := range v.NextAttack() {
			after := 1.0 // we have won
			w, a := c.strength, c.askaris
			if c.ours {
				w -= f.Fallen
			} else {
				a, after = a-f.Fallen, 0
			}
			if f.Ends < 1 {
				after = f.Ends*after + (1-f.Ends)*h.p.battleOdds(w, a, c.askaris, true, false, !c.ours).Win
			}
			win += after / 6
		}
		if all := v.BattleOdds().Win; math.Abs(win-all) > 1e-9 {
			t.Errorf("%+v: face by face %.6f, in all %.6f", c, win, all)
		}
	}
	h := newHamlet(t, 1, 9, Explorer, men(4))
	if got := h.p.View(0).NextAttack(); got != (AttackOdds{}) {
		t.Errorf("there is no battle, and an attack: %+v", got)
	}
}
