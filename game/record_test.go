package game_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
)

// played is a game with digs, passes and walks, cut off in a turn.
func played(t testing.TB, seed uint64) *game.Table {
	t.Helper()
	table := newTable(t, seed)
	for range 40 {
		do(t, table, caravan.Walk)
		do(t, table, caravan.Dig)
		do(t, table, caravan.Pass)
	}
	do(t, table, caravan.Dig)
	do(t, table, caravan.Walk)
	return table
}

func TestReplayGivesTheSameGame(t *testing.T) {
	table := played(t, 5)
	rec := table.Record()
	again, err := game.Replay(caravan.Rules{}, rec)
	must(t, err)
	if again.Hash() != table.Hash() || len(again.Events()) != len(table.Events()) || again.Len() != table.Len() {
		t.Fatalf("replayed it is at %s after %d commands with %d events, want %s, %d, %d", again.Hash(), again.Len(), len(again.Events()), table.Hash(), table.Len(), len(table.Events()))
	}
	for range 5 { // the dice that come are the same too
		if got, want := do(t, again, caravan.Dig)[0].Rolls, do(t, table, caravan.Dig)[0].Rolls; !slices.Equal(got, want) {
			t.Fatalf("the resumed game rolls other dice: got %v, wanted %v", got, want)
		}
		do(t, again, caravan.Pass)
		do(t, table, caravan.Pass)
	}
}

// TestRetraceShowsTheWay: the table is seen before the first command and after
// each, and what is seen last is the game itself.
func TestRetraceShowsTheWay(t *testing.T) {
	table := played(t, 5)
	rec := table.Record()
	var seen []string
	again, err := game.Retrace(caravan.Rules{}, rec, func(on *game.Table) {
		if on.Len() != len(seen) {
			t.Fatalf("seen after %d commands, %d were due", on.Len(), len(seen))
		}
		seen = append(seen, on.Hash())
	})
	must(t, err)
	if len(seen) != len(rec.Log)+1 || seen[len(seen)-1] != table.Hash() || again.Hash() != table.Hash() {
		t.Errorf("%d looks at %d commands", len(seen), len(rec.Log))
	}
	begun, err := game.NewTable(caravan.Rules{}, rec.Settings, rec.Seed)
	must(t, err)
	if seen[0] != begun.Hash() {
		t.Errorf("the first look is not at the set-up: got %v, wanted %v", seen[0], begun.Hash())
	}
}

func TestReplayOfAnotherGame(t *testing.T) {
	rec := played(t, 5).Record()
	rec.Game = "chess"
	if table, err := game.Replay(caravan.Rules{}, rec); !errors.Is(err, game.ErrOtherGame) || table != nil {
		t.Errorf("%v", err)
	}
}

func TestReplayOfBadSettings(t *testing.T) {
	rec := played(t, 5).Record()
	rec.Settings = []byte{77}
	if table, err := game.Replay(caravan.Rules{}, rec); err == nil || table != nil {
		t.Errorf("%v, %v", table, err)
	}
}

// A record that does not say where the generator stood must not begin the dice
// of the game anew; for a game never reseeded, the very same dice come.
func TestReplayWithoutGeneratorState(t *testing.T) {
	table := played(t, 5)
	rec := table.Record()
	rec.Chance = nil
	again, err := game.Replay(caravan.Rules{}, rec)
	must(t, err)
	for range 10 {
		if got, want := do(t, again, caravan.Dig)[0].Rolls, do(t, table, caravan.Dig)[0].Rolls; !slices.Equal(got, want) {
			t.Fatalf("the resumed game rolls other dice: got %v, wanted %v", got, want)
		}
		do(t, again, caravan.Pass)
		do(t, table, caravan.Pass)
	}
}

func TestBroken(t *testing.T) {
	const walk, dig, last = 30, 61, 121 // 30 walks, 61 digs
	for _, test := range []struct {
		name string
		bend func(r *game.Record)
		at   int
		want string
	}{
		{"command not offered", func(r *game.Record) { r.Log[walk].Command.Target = 9 }, walk, "rule 1"},
		{"command of no kind", func(r *game.Record) { r.Log[walk].Command.Kind = 77 }, walk, "rule 1: not-now"},
		{"roll of a free command", func(r *game.Record) { r.Log[walk].Rolls = []game.Roll{{Name: "x", Of: 6}} }, walk, "do not ask"},
		{"roll renamed", func(r *game.Record) { r.Log[dig].Rolls[0].Name = "luck" }, dig, `the log holds "luck"`},
		{"roll of another die", func(r *game.Record) { r.Log[dig].Rolls[0].Of = 8 }, dig, "one of 8"},
		{"roll below", func(r *game.Record) { r.Log[dig].Rolls[0].Got = -1 }, dig, "outcome 0"},
		{"roll above", func(r *game.Record) { r.Log[dig].Rolls[0].Got = 6 }, dig, "outcome 7"},
		{"no roll", func(r *game.Record) { r.Log[dig].Rolls = nil }, dig, "no more chance"},
		{"roll missing after a 6", func(r *game.Record) { r.Log[dig].Rolls = []game.Roll{{Name: "3 dig", Of: 6, Got: 5}} }, dig, "no more chance"},
		{"position", func(r *game.Record) { r.Hash = strings.Repeat("0", 64) }, last + 1, "another position"},
		{"generator", func(r *game.Record) { r.Chance = []byte("no generator") }, last + 1, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			rec := played(t, 5).Record()
			if rec.Log[walk].Command.Kind != caravan.Walk || rec.Log[dig].Command.Kind != caravan.Dig || len(rec.Log) != last+1 {
				t.Fatal("the game is not as this test takes it to be")
			}
			for k := range rec.Log {
				rec.Log[k].Rolls = slices.Clone(rec.Log[k].Rolls)
			}
			rec.Sittings = []int{0, 10, 80}
			whole := rec.Sittings
			test.bend(rec)
			table, err := game.Replay(caravan.Rules{}, rec)
			var b *game.Broken
			if !errors.As(err, &b) || b.Command != test.at || !strings.Contains(err.Error(), test.want) {
				t.Fatalf("%v, want broken at %d with %q", err, test.at, test.want)
			}
			if table.Len() != test.at {
				t.Fatalf("the table holds %d commands, want %d", table.Len(), test.at)
			}
			for _, at := range table.Sittings() {
				if at > table.Len() || !slices.Contains(append(whole, test.at), at) {
					t.Errorf("sittings %v of %d commands", table.Sittings(), table.Len())
				}
			}
			checkCut(t, table, rec)
		})
	}
}

// checkCut compares a table with its log played from the beginning, and plays on.
func checkCut(t *testing.T, table *game.Table, rec *game.Record) {
	t.Helper()
	fresh := newTable(t, rec.Seed)
	for k := range table.Len() {
		if _, err := fresh.Do(table.CommandAt(k)); err != nil {
			t.Fatal(err)
		}
	}
	if fresh.Hash() != table.Hash() || len(fresh.Events()) != len(table.Events()) {
		t.Fatalf("after the bad command the table is at %s with %d events, want %s, %d as before", table.Hash(), len(table.Events()), fresh.Hash(), len(fresh.Events()))
	}
	for table.CanUndo() {
		must(t, table.Undo())
		must(t, fresh.Undo())
	}
	if fresh.Hash() != table.Hash() {
		t.Errorf("undo after a broken replay leads to %s, want %s", table.Hash(), fresh.Hash())
	}
	do(t, table, caravan.Pass)
	do(t, fresh, caravan.Pass)
	do(t, table, caravan.Dig)
	do(t, fresh, caravan.Dig)
	if fresh.Hash() != table.Hash() {
		t.Errorf("play after a broken replay rolls the dice of the beginning: got %v, wanted %v", fresh.Hash(), table.Hash())
	}
}

// A record may be saved while play goes on.
func TestRecordIsIndependentOfPlay(t *testing.T) {
	table := newTable(t, 2)
	do(t, table, caravan.Dig)
	do(t, table, caravan.Walk)
	rec := table.Record()
	rolls := slices.Clone(rec.Log[0].Rolls)
	must(t, table.Undo())
	for range 30 {
		do(t, table, caravan.Dig)
		do(t, table, caravan.Pass)
	}
	if len(rec.Log) != 2 || rec.Log[1].Command.Kind != caravan.Walk || !slices.Equal(rec.Log[0].Rolls, rolls) {
		t.Error("play changed a record taken before")
	}
	if _, err := game.Replay(caravan.Rules{}, rec); err != nil {
		t.Error(err)
	}
}
