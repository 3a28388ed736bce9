package story

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
)

// Whatever a save holds of what was told, it is told without harm, or left out.
func TestAnyStoryMakesABook(t *testing.T) {
	rec := bentStory(t)
	kinds := map[game.EventKind]bool{}
	rapid.Check(t, func(t *rapid.T) {
		bent := *rec
		bent.Version, bent.Story = 99, nil
		for range rapid.IntRange(1, 40).Draw(t, "events") {
			e := rapid.SampledFrom(rec.Story).Draw(t, "event")
			wild := rapid.OneOf(rapid.Int32Range(0, 12), rapid.SampledFrom([]int32{math.MinInt32, -1, 99, 1 << 20, math.MaxInt32}))
			switch rapid.IntRange(0, 3).Draw(t, "bent") {
			case 0:
				e.Args[rapid.IntRange(0, 5).Draw(t, "which")] = wild.Draw(t, "arg")
			case 1:
				e.Seat, e.At = game.Seat(rapid.IntRange(-2, 3).Draw(t, "seat")), rapid.Int32Range(-2, 2000).Draw(t, "at")
			default: // another kind of thing altogether, with small numbers
				e = game.Event{Kind: game.EventKind(rapid.IntRange(0, int(nile.Treated)+1).Draw(t, "kind")), Seat: e.Seat, At: e.At, Rule: "10"}
				for i := range e.Args {
					e.Args[i] = rapid.Int32Range(0, 2).Draw(t, "small")
				}
			}
			if rapid.Bool().Draw(t, "dice") {
				e.Rolls = []game.Roll{{Name: "x", Of: rapid.Int16().Draw(t, "of"), Got: rapid.Int16().Draw(t, "got")}}
			}
			bent.Story = append(bent.Story, e)
		}
		for s := game.Nobody; s < 2; s++ {
			if _, err := Tell(&bent, s, ""); err != nil {
				t.Fatal(err)
			}
		}
		for _, e := range bent.Story {
			kinds[e.Kind] = true
		}
	})
	if len(kinds) < 60 && !testing.Short() {
		t.Errorf("only %d kinds of event were told of", len(kinds))
	}
}

// bentStory is a record of two players, a while into a game.
func bentStory(t *testing.T) *game.Record {
	t.Helper()
	s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "Anna"}, {Name: "Ben", Colour: 1, Specialty: deck.Doctor}}}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), 7)
	if err != nil {
		t.Fatal(err)
	}
	for r := game.NewRandom(7); table.Len() < 600 && !table.Over(); {
		if _, err := table.Do(r.Choose(table.Choices())); err != nil {
			t.Fatal(err)
		}
	}
	return table.Record()
}
