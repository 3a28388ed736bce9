package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
)

// Games of every number of players conform, by all the switches of 21.
func TestHeartConforms(t *testing.T) {
	for n := 1; n <= MaxSeats; n++ {
		s := ForSeats(n)
		gametest.Conform(t, Rules{}, s.Encode(), []uint64{uint64(n), 1 << 63}, 900)
	}
	s := ForSeats(2)
	s.EvenPatrons, s.NoEnvy, s.Names, s.Goal = true, true, false, 30
	gametest.Conform(t, Rules{}, s.Encode(), []uint64{5}, 900)
}

// play plays a game to its end with random choices; seen is called after each command.
func play(t testing.TB, s Settings, seed uint64, seen func(*game.Table)) *game.Table {
	t.Helper()
	table, err := game.NewTable(Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	for r := game.NewRandom(seed); !table.Over(); {
		cs := table.Choices()
		if len(cs) == 0 {
			t.Fatalf("seed %d, command %d: nothing to choose from in %s", seed, table.Len(), table.Position().(*Position).top().Step.Name())
		}
		if _, err := table.Do(r.Choose(cs)); err != nil {
			t.Fatal(err)
		}
		if err := table.Position().Sound(); err != nil {
			t.Fatalf("seed %d, command %d: %v", seed, table.Len(), err)
		}
		if seen != nil {
			seen(table)
		}
	}
	return table
}

// Random games of every number of players come to their end.
func TestRandomGamesEnd(t *testing.T) {
	for n := 1; n <= MaxSeats; n++ {
		for seed := range uint64(30) {
			p := play(t, ForSeats(n), seed, nil).Position().(*Position)
			if !p.over || p.turnNo < 1 || p.turnNo > mostTurns || n == 1 && p.turnNo > soloTurns {
				t.Errorf("%d players, seed %d: over after %d turns", n, seed, p.turnNo)
			}
		}
	}
}
