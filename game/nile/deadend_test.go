package nile

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
)

// settle puts a party right by the plainest means, as a tired player would: go
// back, or change the mode of travel, or leave behind whatever can be left. It
// reports whether the turn can then be ended.
func settle(p *Position) bool {
	tab, err := game.NewTable(loaded{p: p.Clone()}, nil, 1)
	if err != nil {
		return false
	}
	for range 60 {
		if p, ok := tab.Position().(*Position); ok && steps[p.top().Kind].meets {
			return true // going back has led it to people: the turn goes on
		}
		var next *game.Choice
		cs := tab.Choices()
		for _, k := range []game.Kind{EndTravel, Retreat, ChangeMode, Drop, DropSick} {
			for i := range cs {
				if cs[i].Kind == k && next == nil {
					next = &cs[i]
				}
			}
		}
		switch {
		case next == nil:
			return false
		case next.Kind == EndTravel:
			return true
		}
		if _, err := tab.Do(next.Command(int(next.Max))); err != nil {
			return false
		}
	}
	return false
}

// TestRule9_44_NoDeadEnd checks, in games played without any sense, that every
// party can always put itself right and end its turn.
func TestRule9_44_NoDeadEnd(t *testing.T) {
	chart := riverland()
	for seed := range uint64(60) {
		rules := Rules{}
		if seed%2 == 0 {
			rules.Chart = chart
		}
		tab, err := game.NewTable(rules, testSettings(2, 100).Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		p, rng := tab.Position().(*Position), game.NewRandom(seed)
		for k := 0; k < 600 && !tab.Over(); k++ {
			choose := traveller
			if cs := tab.Choices(); cs[0].Kind != Buy && rng.IntN(2) == 0 {
				choose = func(cs []game.Choice, intn func(int) int) game.Command { return take(&cs[intn(len(cs))], intn) }
			}
			cmd := choose(tab.Choices(), rng.IntN)
			if _, err := tab.Do(cmd); err != nil {
				t.Fatal(err)
			}
			if p.top().Kind == Travelling && k%3 == 0 && !settle(p) {
				t.Fatalf("seed %d, command %d %+v: a dead end: %+v", seed, k, cmd, p.players[p.top().Seat].Trip)
			}
		}
	}
}

// The conformance test of the table: refusals, encoding, undo, records.
func TestNileConforms(t *testing.T) {
	for players := 1; players <= MaxSeats; players += 2 {
		gametest.Conform(t, Rules{}, testSettings(players, 25).Encode(), []uint64{uint64(players) << 40}, 200)
	}
}
