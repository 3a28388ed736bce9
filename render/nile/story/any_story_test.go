package story

import (
	"testing"

	"pgregory.net/rapid"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/internal/property"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/nile/tell"
)

// Whatever a save holds of what was told, it is told without harm, or left out.
func TestAnyStoryIsTold(t *testing.T) {
	made := driven.NewBent(t)
	kinds := map[game.EventKind]bool{}
	all := func(t rapid.TB, bent *game.Record) {
		t.Helper()
		for s := game.Nobody; s < 2; s++ {
			journal.Of(Teller{}, storyOf(t, bent), s)
		}
		table, err := game.TakeUp(nile.Rules{}, bent)
		if err != nil {
			t.Fatal(err)
		}
		v := viewAt(table, 0)
		for _, e := range table.Events() {
			kinds[e.Kind] = true
			tell.Tell(v, e)
		}
		v.Journeys(table.Events())
		v.PointsBook(table.Events())
		v.Peoples(table.Events())
	}
	for n := range int32(4) {
		all(t, made.Each(n))
	}
	property.Check(t, func(t *rapid.T) {
		all(t, made.Story(func(what string, lo, hi int) int { return rapid.IntRange(lo, hi).Draw(t, what) }))
	})
	if len(kinds) < made.Kinds() {
		t.Errorf("only %d of %d kinds of event were told of", len(kinds), made.Kinds())
	}
}
