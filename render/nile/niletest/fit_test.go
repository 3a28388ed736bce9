package niletest_test

import (
	"fmt"
	"testing"

	"sourceofthenile/render/nile/niletest"
)

// TestWholeGamesFit: nothing is cut off, nothing lies on anything else, on any
// screen of whole games, in every window and text size, with six players of the
// longest names.
func TestWholeGamesFit(t *testing.T) {
	for _, g := range []struct {
		seed            uint64
		players, target int
	}{{3, 6, 25}, {8, 1, 75}} {
		t.Run(fmt.Sprintf("%d players", g.players), func(t *testing.T) {
			if testing.Short() && g.players > 1 {
				t.Skip("a whole game of six")
			}
			w := niletest.NewWalker(t, g.seed, g.players, g.target)
			w.Play(4000)
			t.Logf("%d commands, over %v; looked at %v", w.P.Len(), w.P.Over(), w.Seen)
		})
	}
}
