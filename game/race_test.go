package game_test

import (
	"slices"
	"testing"

	"sourceofthenile/game"
)

var threeRounds = []game.Round{{Tries: 4, Left: 2}, {Tries: 4, Left: 1}}

// The best of the plans is found where it is surely better, the worst are given up after
// the first round, and every plan meets the same tries.
func TestRaceFindsTheBetterPlan(t *testing.T) {
	r := game.Race{Seed: 3}
	worth := []float64{5, 1, 9, 2}
	var seeds []uint64
	played := map[int]int{}
	best := r.Best(len(worth), threeRounds, func(seed uint64) func(int) float64 {
		seeds = append(seeds, seed)
		return func(plan int) float64 {
			played[plan]++
			return worth[plan] + float64(seed%3)
		}
	})
	if best != 2 {
		t.Errorf("plan %d is followed of %v", best, worth)
	}
	if want := map[int]int{0: 8, 1: 4, 2: 8, 3: 8}; played[0] != want[0] || played[1] != want[1] || played[2] != want[2] || played[3] != want[3] {
		t.Errorf("plans were played out %v times; want %v", played, want)
	}
	slices.Sort(seeds)
	if len(slices.Compact(seeds)) != 8 {
		t.Errorf("the tries began with %v", seeds)
	}
}

// The usual plan is followed where another is better by luck only, where there is no
// other, and where thinking is stopped.
func TestRaceKeepsTheUsualPlan(t *testing.T) {
	luck := func(seed uint64) func(int) float64 {
		return func(plan int) float64 { return float64(plan) * (float64(seed%2)*20 - 9.9) }
	}
	sure := func(uint64) func(int) float64 { return func(plan int) float64 { return float64(plan) } }
	count := 0
	for what, best := range map[string]int{
		"luck": (&game.Race{Seed: 1}).Best(2, threeRounds, luck),
		"one":  (&game.Race{}).Best(1, threeRounds, sure),
		"stop": (&game.Race{Stop: func() bool { count++; return count > 9 }}).Best(3, threeRounds, sure),
	} {
		if best != 0 {
			t.Errorf("%s: plan %d is followed", what, best)
		}
	}
	if best := (&game.Race{}).Best(3, threeRounds, sure); best != 2 {
		t.Errorf("plan %d is followed where the last is surely the best, want 2", best)
	}
}
