package board

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
)

// The misses of a Weapon that throws them once more are no dice of the throw: they lie apart, below it.
func TestMissesThrownOnceMoreLieApart(t *testing.T) {
	rolls := []game.Roll{}
	for face := range int16(9) {
		rolls = append(rolls, game.Roll{Of: 7, Got: face % 7})
	}
	for _, test := range []struct{ dice, once, more int }{{9, 9, 0}, {5, 5, 4}, {1, 1, 8}} {
		e := game.Event{Kind: island.Rolled, Rolls: rolls}
		e.Args[1] = int32(test.dice)
		if x := island.As[island.RolledEvent](&e); int(x.Dice) != test.dice {
			t.Fatalf("the event tells of %d dice, want %d", x.Dice, test.dice)
		}
		once, more := throws(&e)
		if len(once) != test.once || len(more) != test.more || !slices.Equal(append(slices.Clone(once), more...), rolls) {
			t.Errorf("of %d dice and %d faces lie %d and %d, want %d and %d", test.dice, len(rolls), len(once), len(more), test.once, test.more)
		}
		if got, want := diceHigh(&e) > diceRows(test.dice), test.more > 0; got != want {
			t.Errorf("%d dice: room below them is %v, want %v", test.dice, got, want)
		}
	}
}
