package story

import (
	"testing"

	"pgregory.net/rapid"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/internal/property"
)

// Whatever a save holds of what was told, it is told without harm, or left out.
func TestAnyStoryMakesABook(t *testing.T) {
	made := driven.NewBent(t)
	kinds := map[game.EventKind]bool{}
	tell := func(t rapid.TB, bent *game.Record) {
		t.Helper()
		for s := game.Nobody; s < 2; s++ {
			Teller{}.Book(storyOf(t, bent), s, "")
		}
		for _, e := range bent.Story {
			kinds[e.Kind] = true
		}
	}
	for n := range int32(4) {
		tell(t, made.Each(n))
	}
	property.Check(t, func(t *rapid.T) {
		tell(t, made.Story(func(what string, lo, hi int) int { return rapid.IntRange(lo, hi).Draw(t, what) }))
	})
	if len(kinds) < made.Kinds() {
		t.Errorf("only %d of %d kinds of event were told of", len(kinds), made.Kinds())
	}
}
