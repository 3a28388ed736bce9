package island

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// dealtIn is what was dealt in a game played at random to its end, what its Spawning turned and
// its dice showed, and all that was told of it.
func dealtIn(t *testing.T, cfg box.Settings, seed uint64) (dealt, turned []int32, dice []int, told []game.Event) {
	t.Helper()
	table, err := game.NewTable(Rules{}, cfg.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	rng := game.NewRandom(seed)
	for !table.Over() {
		if _, err := table.Do(rng.Choose(table.Choices())); err != nil {
			t.Fatal(err)
		}
	}
	begun, sunk := false, false
	for _, e := range table.Events() {
		switch {
		case e.Kind == RoundBegan:
			begun = true
		case !begun && (e.Kind == Came || e.Kind == Drew):
			dealt = append(dealt, e.Args[0])
		case e.Kind == PeekSank: // from here on the deck is another
			sunk = true
		case !sunk && (e.Kind == SpawnTurned || e.Kind == EventBegan):
			turned = append(turned, e.Args[0])
		}
		for _, r := range e.Rolls {
			dice = append(dice, r.Face())
		}
	}
	return dealt, turned, dice, table.Events()
}

// The same deals with new dice: protagonists, first hands and Spawn cards are those of the game
// that is over (23.4).
func TestSameDeals(t *testing.T) {
	for seed := range uint64(8) {
		cfg := box.ForSeats(4)
		cfg.West = seed%2 == 1
		dealt, turned, dice, told := dealtIn(t, cfg, seed)
		again := SameDeals(cfg, told)
		if err := again.Check(); err != nil {
			t.Fatal(err)
		}
		nowDealt, nowTurned, nowDice, _ := dealtIn(t, again, seed+100)
		n := min(len(turned), len(nowTurned))
		if !slices.Equal(dealt, nowDealt) || !slices.Equal(turned[:n], nowTurned[:n]) || n < 1 {
			t.Errorf("seed %d: dealt %v, want %v; turned %v, want %v", seed, nowDealt, dealt, nowTurned[:n], turned[:n])
		}
		if slices.Equal(dice, nowDice) && len(dice) > 3 {
			t.Errorf("seed %d: the dice fell as before: %v", seed, dice)
		}
	}
}
