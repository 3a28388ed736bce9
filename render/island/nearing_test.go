package island

import (
	"strings"
	"testing"

	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// Whoever chooses which creature Moves reads on its button where it comes to: there it is found once it has been chosen.
func TestRule9_1_ACreaturesButtonSaysWhereItGoes(t *testing.T) {
	told := 0
	for seed := uint64(0); seed < 40 && told < 6; seed++ {
		table := newGame(t, "island", 1, seed)
		if !drive(t, table, "keen", func(v island.View) bool { step, _, _ := v.Asked(); return step == island.Nearing }) {
			continue
		}
		r, p := sit(t, usual, table)
		r.Wait(play.SitTime)
		ch := p.Choices()[0]
		id, was := "board/"+board.IDOf(ch), p.Position().(*island.Position).View(p.Seat()).Island()
		said := strings.Join(r.List.Texts(), "\n")
		r.Click(id)
		r.Wait(0.3)
		now := p.Position().(*island.Position).View(p.Seat()).Island()
		at := now.At[ch.Target]
		if at == was.At[ch.Target] || at == box.Nowhere {
			continue
		}
		told++
		if want := words.Phrase("ahead.does.went", "place", tell.Site(at)); !strings.Contains(said, want) {
			t.Errorf("seed %d: creature %d has gone to %q, which no button said: %q", seed, ch.Target, want, said)
		}
	}
	if told < 3 {
		t.Errorf("%d creatures were sent somewhere, want 3 at least", told)
	}
}
