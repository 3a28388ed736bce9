package island

import (
	"testing"

	"sourceofthenile/game/island"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Who is lost is read on a page of its own, by name, and so is who comes for them with the next turn: nobody is
// somebody else without having been told (14.1, 14.5).
func TestRule14_1_ALossIsAPageOfItsOwn(t *testing.T) {
	lost, came := 0, 0
	for seed := uint64(0); seed < 40 && came == 0; seed++ {
		r, p := sit(t, usual, newGame(t, "island:hell", 3, seed))
		h := newHands(t, seed, false)
		for !p.Over() && guide.Told(p, island.RoundBegan) < 12 && came == 0 {
			if r.has("parting/on") {
				uitest.Check(t, r.List)
				uitest.CheckWords(t, r.List)
				named := false
				for _, e := range p.Told() {
					switch {
					case e.Kind == island.LostOne:
						named = named || r.Has(words.Say("lost.title", "trade", words.Sentence(tell.Trade(island.As[island.LostEvent](&e).Role))))
					case e.Kind == island.Came:
						named = named || r.Has(words.Say("lost.now", "who", p.Position().Summary().Players[e.Seat].Name, "trade", tell.Trade(island.As[island.CameEvent](&e).Role)))
					}
				}
				if !named {
					t.Errorf("seed %d: nobody is named: %q", seed, r.List.Texts())
				}
				if r.Has(words.Say("lost.gift")) {
					came++
				} else {
					r.Want(words.Say("lost.next"))
					lost++
				}
				r.Wait(2 * desk.GuardTime)
				r.ByKeys("parting/on")
				r.Wait(2 * desk.GuardTime)
				continue
			}
			if r.has("finding/on") {
				r.Wait(2 * desk.GuardTime)
				r.ByKeys("finding/on")
				r.Wait(2 * desk.GuardTime)
				continue
			}
			h.play(t, r, p)
		}
	}
	if lost == 0 || came == 0 {
		t.Errorf("%d losses and %d comings were read, want one of each", lost, came)
	}
}
