package heart

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/ui"
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

// Whatever came of a turn, the button that goes on from it is in sight as a whole, with one person at the machine and with
// three, in the usual window and in the least.
func TestGoingOnIsAlwaysInSight(t *testing.T) {
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1024, H: 700, Text: 100}, {W: 1024, H: 700, Text: 200}} {
		for _, seats := range []int{1, 3} {
			table := newGame(t, seats, 17)
			r, p := sit(t, z, table)
			h := newHands(t, 3, false)
			held := 0
			for n := 0; !p.Over() && n < 120; n++ {
				r.Key(ebiten.KeyF24) // the command came past the screen
				r.Wait(2 * desk.GuardTime)
				for range 3 {
					switch at := slices.IndexFunc(r.List.Targets, func(t ui.Target) bool { return t.ID == "board/go-on" }); {
					case at >= 0:
						held++
						if of, seen := r.List.Targets[at], r.List.Targets[at].Visible(); seen.W < of.Rect.W-0.5 || seen.H < of.Rect.H-0.5 || of.Rect.Bottom() > r.List.H+0.5 || of.Rect.Empty() {
							t.Errorf("%v, %d at the table, command %d: of the button at %v only %v is in sight", z, seats, n, of.Rect, seen)
						}
						if r.Has(words.Say("ask.more")) {
							t.Errorf("%v, %d at the table, command %d: choices are said to lie below", z, seats, n)
						}
						r.Key(ebiten.KeySpace)
					case r.Has(words.Say("hand.pass")):
						r.Key(ebiten.KeySpace)
					case r.Has(ui.Unmarked(words.Say("paper.away"))):
						r.ByKeys("board/paper-away")
					}
					r.Wait(2 * desk.GuardTime)
				}
				if !local.Do(p, h.chooses(table, table.Acting().First(), true)) {
					t.Fatal(p.Failed)
				}
			}
			if held < 8 {
				t.Errorf("%v, %d at the table: %d times it was waited for", z, seats, held)
			}
		}
	}
}
