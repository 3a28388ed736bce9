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
		uitest.CheckWords(t, r.List)
		r.Key(ebiten.KeyEscape)
		r.Wait(0.2)
		if strings.Contains(r.App.Top().Name(), "journal") {
			t.Errorf("%v: it does not close", z)
		}
	}
}

// TestWhatHappenedLastIsTold: who comes back to a game is told of the sitting before, and of no
// more than its last turns; Enter goes on.
func TestWhatHappenedLastIsTold(t *testing.T) {
	rec := moments(t)["over"]
	for _, x := range []struct {
		name  string
		began func(n int) []int
	}{
		{"one sitting that goes on", func(int) []int { return []int{0} }},
		{"the second of two is before", func(n int) []int { return []int{0, n / 2, n} }},
		{"the first of two is before", func(n int) []int { return []int{0, n} }},
	} {
		rec.Sittings = x.began(len(rec.Log))
		table, err := game.TakeUp(heart.Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
		s, ok := Game{}.Recap(p)
		if !ok {
			t.Errorf("%s: nothing is told", x.name)
			continue
		}
		r.Push(s)
		r.Wait(0.2)
		last, first := words.Say("date.turn", "n", p.Position().Summary().Turn), words.Say("date.turn", "n", 1)
		if !uitest.HasText(r.List, last) || uitest.HasText(r.List, first) {
			t.Errorf("%s: %s told %v, the first Game Turn %v; want the last alone", x.name, last, uitest.HasText(r.List, last), uitest.HasText(r.List, first))
		}
		for _, fault := range uitest.Faults(r.List) {
			t.Errorf("%s: %s", x.name, fault)
		}
		uitest.CheckWords(t, r.List)
		r.Key(ebiten.KeyEnter)
		r.Wait(0.2)
		if strings.Contains(r.App.Top().Name(), "recap") {
			t.Errorf("%s: it does not close", x.name)
		}
	}
	if _, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, newGame(t, 3, 5)); p != nil {
		if _, ok := (Game{}).Recap(p); ok {
			t.Error("of a game that has just begun something is told")
		}
	}
}
