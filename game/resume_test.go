package game_test

import (
	"errors"
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
)

// A game whose log cannot be followed any more goes on from its position, with
// the dice that would have come, and its own record can be played again.
func TestResume(t *testing.T) {
	table := played(t, 5)
	rec := table.Record()
	rec.Log[3].Command.Kind = 99
	resumed, err := game.Resume(caravan.Rules{}, rec)
	must(t, err)
	if resumed.Hash() != table.Hash() || resumed.Len() != 0 || resumed.CanUndo() {
		t.Fatalf("resumed with %d commands at another position", resumed.Len())
	}
	for range 25 { // 75 commands: past the first position kept for undo
		for _, g := range []*game.Table{table, resumed} {
			do(t, g, caravan.Walk)
			must(t, g.Undo())
			do(t, g, caravan.Walk)
			do(t, g, caravan.Dig)
			do(t, g, caravan.Pass)
		}
		if table.Hash() != resumed.Hash() {
			t.Fatalf("after %d more commands the resumed game is at %s, want %s", resumed.Len(), resumed.Hash(), table.Hash())
		}
	}
	again, err := game.Replay(caravan.Rules{}, resumed.Record())
	must(t, err)
	if again.Hash() != table.Hash() || again.Len() != resumed.Len() {
		t.Errorf("the record of a resumed game leads to %s by %d commands, want %s, %d", again.Hash(), again.Len(), table.Hash(), resumed.Len())
	}
	if got, want := do(t, again, caravan.Dig)[0].Rolls, do(t, table, caravan.Dig)[0].Rolls; !slices.Equal(got, want) {
		t.Errorf("the resumed game rolls other dice: got %v, wanted %v", got, want)
	}
}

func TestResumeWithoutGeneratorState(t *testing.T) {
	table := newTable(t, 5)
	first := do(t, table, caravan.Draw)[0].Rolls
	do(t, table, caravan.Pass)
	rec := table.Record()
	rec.Chance = nil
	resumed, err := game.Resume(caravan.Rules{}, rec)
	must(t, err)
	var rolls []game.Roll
	for range 12 {
		rolls = append(rolls, do(t, resumed, caravan.Dig)[0].Rolls...)
		do(t, resumed, caravan.Pass)
	}
	rec = resumed.Record()
	rec.Chance = nil
	again, err := game.Replay(caravan.Rules{}, rec)
	must(t, err)
	if got, want := do(t, again, caravan.Dig)[0].Rolls, do(t, resumed, caravan.Dig)[0].Rolls; !slices.Equal(got, want) {
		t.Errorf("the second resumption rolls other dice: got %v, wanted %v", got, want)
	}
	fresh := newTable(t, 5)
	var start []game.Roll
	for range 12 {
		start = append(start, do(t, fresh, caravan.Dig)[0].Rolls...)
		do(t, fresh, caravan.Pass)
	}
	if len(first) != 1 || slices.Equal(rolls, start) {
		t.Error("the resumed game begins with the dice of its first turn")
	}
}

func TestResumeRefuses(t *testing.T) {
	rec := played(t, 5).Record()
	rec.Game = "chess"
	if _, err := game.Resume(caravan.Rules{}, rec); !errors.Is(err, game.ErrOtherGame) {
		t.Errorf("another game: %v", err)
	}
	for name, bend := range map[string]func(r *game.Record){
		"no position":      func(r *game.Record) { r.Position = nil },
		"position cut":     func(r *game.Record) { r.Position = r.Position[:9] },
		"unsound position": func(r *game.Record) { r.Position[7]++ },
		"generator":        func(r *game.Record) { r.Chance = []byte("no generator") },
	} {
		rec := played(t, 5).Record()
		bend(rec)
		if table, err := game.Resume(caravan.Rules{}, rec); err == nil || table != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
