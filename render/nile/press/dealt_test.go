package press_test

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
)

// No headline comes back within the first numbers of a game, of whatever the accounts are: its fellows have their turn first.
func TestHeadlinesTakeTurns(t *testing.T) {
	papers := 0
	for seed := range uint64(12) {
		b := niletest.NewBot(t, niletest.NewGame(t, seed, 100, "Ann", "Ben", "Chuma"), seed)
		var heads []string
		for range 4 {
			if !b.Comes(niletest.HomeWith(1)) {
				break
			}
			n := press.Draft(b.P, press.Publishable(b.P), 0)
			head, _, _ := strings.Cut(n.Head, " behind ")
			if slices.Contains(heads, head) {
				t.Errorf("seed %d: %q comes back after %q", seed, head, heads)
			}
			heads = append(heads, head)
			papers++
			for seat := b.P.Seat(); b.P.Seat() == seat && len(press.Publishable(b.P)) > 0; {
				b.Step()
			}
		}
	}
	if papers < 20 {
		t.Errorf("%d papers were printed only", papers)
	}
}
