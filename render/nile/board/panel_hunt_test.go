package board_test

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// What is red risks nobody for nothing: a party with food for half a year and more is not proposed
// to hunt where beasts are; whoever wants to ticks it, and the month ends with the hunt (18).
func TestANeedlessHuntIsNotProposed(t *testing.T) {
	for _, wanted := range []bool{false, true} {
		p := niletest.Driven(t, 5, 2, func(v nile.View) bool {
			return v.Phase() == nile.Travelling && board.HuntNeedless(v)
		})
		d, _ := niletest.Table(p)
		d.Size(uitest.Size{W: 1280, H: 800, Text: 100})
		st := d.Stage(t)
		st.Wait(1)
		st.Want(words.Say("board.hunt.spared"))
		st.Target("board/board/hunt")
		if wanted {
			st.Click(words.Say("march.guns"))
			st.Wait(0.5)
			if st.Has(words.Say("board.hunt.spared")) {
				t.Error("the hunt that was ticked is still spared")
			}
		}
		from := len(p.Events())
		st.Click("board/end travel")
		st.Wait(3)
		spared, hunted := false, false
		for _, e := range p.Events()[from:] {
			if e.Seat == sight.View(p).Seat() || e.Kind == nile.HuntSet || e.Kind == nile.Hunted {
				spared = spared || e.Kind == nile.HuntSet && !nile.As[nile.HuntSetEvent](e).On
				hunted = hunted || e.Kind == nile.Hunted
			}
			if e.Kind == nile.TurnBegan {
				break
			}
		}
		if spared == wanted || hunted != wanted {
			t.Errorf("the hunt is wanted: %v; spared %v, hunted %v", wanted, spared, hunted)
		}
		if len(p.Events()) == from {
			t.Error("the month does not end")
		}
	}
}
