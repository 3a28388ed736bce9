package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Whatever is asked, all choices are in sight in the usual window, and with as little room as beside
// the voice of a first journey: nothing says that there are more below.
func TestAllChoicesAreInSight(t *testing.T) {
	for name, rec := range positions(t) { // in any order: each by itself
		table, err := game.TakeUp(heart.Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range []float64{800, 740} {
			r, _ := sit(t, uitest.Size{W: 1280, H: h, Text: 100}, table)
			r.Wait(0.6)
			if r.Has(words.Say("ask.more")) {
				t.Errorf("%s: choices lie below the edge of a window %g high", name, h)
			}
		}
	}
}
