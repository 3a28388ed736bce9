package game_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sourceofthenile/game"
	"sourceofthenile/internal/property"
)

// A set of seats is what a map of seats would be.
func TestSeats(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		var set game.Seats
		want := map[game.Seat]bool{}
		for _, n := range rapid.SliceOf(rapid.IntRange(-1, 2*game.MostSeats-1)).Draw(t, "seats") {
			s := game.Seat(n % game.MostSeats)
			if n < game.MostSeats {
				set = set.With(s)
				want[s] = s != game.Nobody
			} else {
				set = set.Without(s)
				delete(want, s)
			}
		}
		delete(want, game.Nobody)
		var all []game.Seat
		for s := game.Nobody; s < game.MostSeats; s++ {
			if set.Has(s) != want[s] {
				t.Fatalf("%b has %d: %v, want %v", set, s, set.Has(s), want[s])
			}
			if want[s] {
				all = append(all, s)
			}
		}
		first := game.Nobody
		if len(all) > 0 {
			first = all[0]
		}
		if !slices.Equal(slices.Collect(set.All()), all) || set.Count() != len(all) || set.First() != first || set.Empty() != (len(all) == 0) {
			t.Fatalf("%b is %v, %d, first %d; want %v", set, slices.Collect(set.All()), set.Count(), set.First(), all)
		}
	})
	if game.Everyone(3) != game.Only(0).With(1).With(2) || game.Everyone(game.MostSeats).Count() != game.MostSeats || game.Only(game.Nobody) != 0 {
		t.Error("everyone is not everyone")
	}
}

func TestResultSound(t *testing.T) {
	for _, r := range []struct {
		result game.Result
		sound  bool
	}{
		{game.Result{}, true},
		{game.Result{Winners: 1}, false},
		{game.Result{Ending: game.Won, Winners: 0b10}, true},
		{game.Result{Ending: game.Won, Winners: 0b1000}, false},
		{game.Result{Ending: game.Won}, false},
		{game.Result{Ending: game.AllWon, Winners: 0b111}, true},
		{game.Result{Ending: game.AllWon, Winners: 0b11}, false},
		{game.Result{Ending: game.AllLost}, true},
		{game.Result{Ending: game.AllLost, Winners: 1}, false},
		{game.Result{Ending: game.AllLost + 1}, false},
	} {
		if r.result.Sound(3) != r.sound {
			t.Errorf("%+v: sound %v", r.result, !r.sound)
		}
	}
}
