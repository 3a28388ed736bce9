package niletest_test

import (
	"testing"

	"sourceofthenile/render/nile/niletest"
)

// TestWholeGamesFit: nothing is cut off, nothing lies on anything else, on any
// screen of a whole game, in every window and text size, with six players of the
// longest names. What one and two players see: TestWholeGamesCiteTheirRules.
func TestWholeGamesFit(t *testing.T) {
	if testing.Short() {
		t.Skip("a whole game of six")
	}
	w := niletest.NewWalker(t, 3, 6, 25)
	w.Play(4000)
	t.Logf("%d commands, over %v; looked at %v", w.P.Len(), w.P.Over(), w.Seen)
}
