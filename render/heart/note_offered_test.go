package heart

import (
	"testing"

	"sourceofthenile/game/heart"
	"sourceofthenile/render/heart/first"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
)

// Of Success it is told what it may be used for where both can be chosen (12), and else later.
func TestRule12_ANoteNamesWhatIsOffered(t *testing.T) {
	seen := map[bool]int{}
	for seed := uint64(17); seed < 40 && (seen[true] == 0 || seen[false] == 0); seed++ {
		table := newGame(t, 2, seed)
		p := local.New(table, play.Host{})
		h := newHands(t, 3, false)
		for !p.Over() {
			s := table.Acting().First()
			p.SitAs(s)
			if step, _, _ := table.Position().(*heart.Position).View(s).Asked(); step == heart.UsingSuccess {
				both := 0
				for _, ch := range table.ChoicesOf(s) {
					if ch.Kind == heart.ClearSlot || ch.Kind == heart.KeepForDie {
						both++
					}
				}
				for _, note := range first.Notes(first.On{Play: p}).List {
					if note.Name == "heart-success" && note.Here() != (both == 2) {
						t.Errorf("the note is there: %v, with %d of what it names", note.Here(), both)
					}
				}
				seen[both == 2]++
			}
			if !local.Do(p, h.bot.Choose(table.Position(), s, table.ChoicesOf(s))) {
				t.Fatal(p.Failed)
			}
		}
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("looked at %v, want some of each", seen)
	}
}
