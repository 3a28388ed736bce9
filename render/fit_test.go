package render

import (
	"fmt"
	"testing"
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
			w := newWalker(t, g.seed, g.players, g.target)
			w.play(4000)
			t.Logf("%d commands, over %v; looked at %v", w.p.Table().Len(), w.p.Table().Over(), w.seen)
		})
	}
}
