package tell

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// What threatens is told when a misfortune asks; behind that no way to bear it is told by a text
// that opens the misfortune once more, asked or unasked (11.971).
func TestRule11_971_AnAnswerIsNoSecondOpening(t *testing.T) {
	v := view(newTable(t, 2, 1), 0)
	tells := func(kind game.EventKind, salt uint32, args ...int32) string {
		e := game.Event{Kind: kind, At: int32(hexmap.None), Rule: nile.RuleAsked}
		copy(e.Args[:], args)
		l, ok := TellTurn(v, e, Turn{Wording: salt})
		if !ok || hygiene(l.Text) != nil {
			t.Fatalf("%v is told as %q", e, l.Text)
		}
		return l.Text
	}
	const turns = 12 // more than there are wordings
	asking := 0
	for d := range deck.Disasters {
		if nile.WayKey(d, 0) == "" {
			continue
		}
		asking++
		for figure := range int32(7) {
			openings := map[string]bool{}
			for salt := range uint32(turns) {
				openings[tells(nile.DisasterStrikes, salt, int32(d), 0, 0, 0, 1)] = true
				openings[tells(nile.DisasterStrikes, salt, int32(d), 0, figure, figure)] = true
			}
			for way := int32(0); nile.WayKey(d, int(way)) != ""; way++ {
				answers := map[string]bool{}
				for salt := range uint32(turns) {
					told := tells(nile.Answered, salt, int32(d), way, figure, figure)
					if answers[told] = true; openings[told] {
						t.Errorf("%s, way %q, figure %d: answered by an opening: %q", d, nile.WayKey(d, int(way)), figure, told)
					}
				}
				if way == 0 && len(answers) < 3 {
					t.Errorf("%s, figure %d: the book's way is told in %d wordings, want 3 in turn", d, figure, len(answers))
				}
			}
		}
	}
	if asking < 20 {
		t.Errorf("%d misfortunes ask, want twenty at least", asking)
	}
}

// Raiders who were driven off have taken nobody: the book's way says which it was.
func TestRule11_971_RaidersDrivenOff(t *testing.T) {
	v := view(newTable(t, 2, 1), 0)
	for figure, key := range map[int32]string{0: "answered.slave-raiders.book.off", 3: "answered.slave-raiders.book"} {
		e := game.Event{Kind: nile.Answered, At: int32(hexmap.None), Args: [6]int32{int32(deck.SlaveRaiders), 0, figure}}
		l, _ := TellTurn(v, e, Turn{})
		found := false
		for i := range words.Default().Wordings(key) {
			found = found || l.Text == say(key, uint32(i), blanks{})
		}
		if !found {
			t.Errorf("%d bearers taken is told as %q, want a wording of %s", figure, l.Text, key)
		}
	}
}
