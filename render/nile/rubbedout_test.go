package nile

import (
	"testing"

	"sourceofthenile/render/words"
)

// Rule 27: the page of a lost expedition says nothing of others who know its country still that the figures do not bear
// out. An expedition that turned back from a hex left it on the chart and in no journal: one hex in the journals and two
// rubbed out are no contradiction, and five with four rubbed out are one that somebody knows.
func TestRule27_WhatIsRubbedOutAddsUp(t *testing.T) {
	for _, c := range []struct {
		hexes, blank int
		want         string
	}{
		{5, 5, "lost.erased"}, {0, 0, "lost.erased"}, {1, 2, "lost.erased.more"}, {5, 4, "lost.erased.less"}, {5, 0, "lost.erased.less"},
	} {
		if got, want := rubbedOut(c.hexes, c.blank), words.Default().Say(c.want); got != want {
			t.Errorf("%d in the journals, %d rubbed out: got %q, wanted %q", c.hexes, c.blank, got, want)
		}
	}
}
