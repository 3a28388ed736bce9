package heart

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Whoever marches first has the machine from whoever bought last: that it is handed on is said there too, and only
// where it is another person.
func TestFromTheSetUpTheMachineIsHandedOn(t *testing.T) {
	said := map[bool]int{}
	for seed := uint64(1); seed < 9; seed++ {
		table := newGame(t, 2, seed)
		r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
		h := newHands(t, 2, false)
		last := game.Nobody
		for n := 0; n < 120; n++ {
			v, s := table.Position().(*heart.Position).View(game.Nobody), table.Acting().First()
			if v.GameTurn() == 1 {
				r.Wait(2 * desk.GuardTime)
				for range 3 { // what is read before
					if waits(r) {
						r.Key(ebiten.KeySpace)
						r.Wait(2 * desk.GuardTime)
					}
				}
				want := last != s
				if got := uitest.HasText(r.List, words.Say("ask.pass", "who", table.Position().Summary().Players[s].Name)); got != want && !r.Has(words.Say("hand.pass")) {
					t.Errorf("seed %d: seat %d bought last and seat %d marches: that it is handed on is said: %v", seed, last, s, got)
				}
				said[want]++
				break
			}
			last = s
			h.play(t, r, p)
		}
	}
	if said[true] == 0 {
		t.Errorf("%v", said)
	}
}
