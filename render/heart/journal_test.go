package heart

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// TestTheJournalsAreLaidOpen: J opens them at the Game Turn that was written last; another
// can be turned to, and one Explorer's read alone; Esc closes them.
func TestTheJournalsAreLaidOpen(t *testing.T) {
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1024, H: 700, Text: 200}} {
		rec := moments(t)["over"]
		table, err := game.TakeUp(heart.Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		r, p := sit(t, z, table)
		r.Key(ebiten.KeyJ)
		r.Wait(0.2)
		last, first := words.Say("date.turn", "n", p.Position().Summary().Turn), words.Say("date.turn", "n", 1)
		shown := func(text string) bool { return uitest.HasText(r.List, text) }
		if !shown(last) || shown(first) {
			t.Fatalf("%v: it is not open at %s", z, last)
		}
		r.ByKeys("turn/0")
		if !shown(first) {
			t.Errorf("%v: the first Game Turn cannot be read", z)
		}
		all := len(r.List.Items)
		r.ByKeys("whose/1")
		if z.Text == 100 && len(r.List.Items) >= all {
			t.Errorf("%v: of one there is as much as of all", z)
		}
		for _, fault := range uitest.Faults(r.List) {
			t.Errorf("%v: %s", z, fault)
		}
		r.checkWords(t)
		r.Key(ebiten.KeyEscape)
		r.Wait(0.2)
		if strings.Contains(r.App.Top().Name(), "journal") {
			t.Errorf("%v: it does not close", z)
		}
	}
}
