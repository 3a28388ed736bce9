package game_test

import (
	"testing"

	"sourceofthenile/game"
)

// One plan is better than another only where it was so more surely than by chance.
func TestApart(t *testing.T) {
	mean, errs := game.Apart([]float64{3, 5, 7}, []float64{1, 3, 5})
	if mean != 2 || errs != 0 {
		t.Errorf("always two more: %v ± %v, want 2, 0", mean, errs)
	}
	mean, errs = game.Apart([]float64{0, 10}, []float64{5, 5})
	if mean != 0 || errs != 5 {
		t.Errorf("now five less, now five more: %v ± %v; want 0, 5", mean, errs)
	}
	if _, errs = game.Apart([]float64{9}, []float64{1}); errs <= 1e9 {
		t.Errorf("one try is no proof: ± %v", errs)
	}
}
