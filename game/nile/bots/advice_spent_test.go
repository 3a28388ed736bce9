package bots

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// That the points take the party nowhere is said only where no hex can be entered with them.
func TestNoPointsOnlyWhereNoStepIsLeft(t *testing.T) {
	sh, end := &nile.Sheet{Left: 1, Allowance: 3}, game.Choice{Kind: nile.EndTravel}
	if !spent(sh, []game.Choice{end}) {
		t.Error("with no step to take the points are not spent")
	}
	if spent(sh, []game.Choice{{Kind: nile.Move}, end}) {
		t.Error("with a step to take the points are spent")
	}
}
