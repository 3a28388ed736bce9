package island

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/words"
)

// The card on which the machine changes hands tells what has happened since whoever comes had the turn
// last, and nothing of what only others may see (17.1).
func TestTheCardOnWhichTheMachineChangesHandsTellsWhatHasHappened(t *testing.T) {
	r, p := sit(t, usual, newGame(t, "island", 3, 4))
	h := newHands(t, 2, true)
	first, since := 0, 0
	for guide.Told(p, island.RoundBegan) < 5 && !p.Over() {
		if to, must := p.HandOver(); must && r.has("handover/I am ready") {
			had := 0
			for _, e := range p.Told() {
				if e.Kind == island.TurnOver && e.Seat == to {
					had++
				}
			}
			switch {
			case p.Position().(*island.Position).View(game.Nobody).Round() == 0: // nothing has
			case had == 0:
				first++
				r.Want(words.Say("handover.since.first"))
			default:
				since++
				r.Want(words.Say("handover.since"))
			}
		}
		if r.has("finding/on") {
			r.Wait(2 * desk.GuardTime)
			r.ByKeys("finding/on")
			r.Wait(2 * desk.GuardTime)
			continue
		}
		h.play(t, r, p)
	}
	if first < 2 || since < 4 {
		t.Errorf("the card was seen %d and %d times", first, since)
	}
}
