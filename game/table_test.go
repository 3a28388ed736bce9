package game_test

import (
	"errors"
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
)

// newTable is a caravan of two seats and 50 rounds.
func newTable(t testing.TB, seed uint64) *game.Table {
	t.Helper()
	table, err := game.NewTable(caravan.Rules{}, caravan.ForSeats(2, 50, caravan.Coast).Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// do plays the first choice of the kind.
func do(t testing.TB, table *game.Table, kind game.Kind) []game.Event {
	t.Helper()
	for _, c := range table.Choices() {
		if c.Kind == kind {
			events, err := table.Do(c.Command(int(c.Min)))
			if err != nil {
				t.Fatalf("offered and refused: %v", err)
			}
			return events
		}
	}
	t.Fatalf("no choice of kind %d among %v", kind, table.Choices())
	return nil
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestDoRefusesAndChangesNothing(t *testing.T) {
	table := newTable(t, 1)
	before := table.Hash()
	for _, test := range []struct {
		cmd  game.Command
		rule game.Rule
	}{
		{game.Command{Seat: 1, Kind: caravan.Pass}, "6"},
		{game.Command{Kind: caravan.Walk, Target: 5}, "1"},
		{game.Command{Kind: caravan.Load, N: 4}, "2"},
		{game.Command{Kind: caravan.Dig, Item: 3}, "1"},
		{game.Command{Kind: 99}, "1"},
	} {
		events, err := table.Do(test.cmd)
		var r *game.Refusal
		if !errors.As(err, &r) || r.Rule != test.rule || events != nil {
			t.Errorf("%+v: %v, %v; want a refusal by rule %s", test.cmd, events, err, test.rule)
		}
	}
	if table.Hash() != before || table.Len() != 0 || len(table.Events()) != 0 {
		t.Error("refused commands changed the table")
	}
}

func TestARefusedCommandKeepsRedo(t *testing.T) {
	table := newTable(t, 1)
	do(t, table, caravan.Walk)
	must(t, table.Undo())
	if _, err := table.Do(game.Command{Kind: 99}); err == nil {
		t.Fatal("not refused")
	}
	must(t, table.Redo())
}

func TestUndoAndRedoAreCommands(t *testing.T) {
	table := newTable(t, 1)
	start := table.Hash()
	do(t, table, caravan.Walk)
	walked := table.Hash()
	if _, err := table.Do(game.Command{Kind: game.KindUndo}); err != nil || table.Hash() != start {
		t.Fatalf("undo: %v", err)
	}
	if _, err := table.Do(game.Command{Kind: game.KindRedo}); err != nil || table.Hash() != walked {
		t.Fatalf("redo: %v", err)
	}
	if err := table.Redo(); !errors.Is(err, game.ErrNothingToRedo) {
		t.Errorf("redo of nothing: %v", err)
	}
}

func TestUndoStopsAtWhatWasRevealed(t *testing.T) {
	for _, kind := range []game.Kind{caravan.Dig, caravan.Draw, caravan.Pass} {
		table := newTable(t, 1)
		do(t, table, caravan.Walk)
		do(t, table, kind)
		do(t, table, caravan.Walk)
		must(t, table.Undo())
		hash := table.Hash()
		if err := table.Undo(); !errors.Is(err, game.ErrNothingToUndo) || table.Hash() != hash {
			t.Errorf("undo behind kind %d: %v", kind, err)
		}
	}
	if err := newTable(t, 1).Undo(); !errors.Is(err, game.ErrNothingToUndo) {
		t.Errorf("undo before the first command: %v", err)
	}
}

// The table keeps a position every 64 commands and forgets the older ones;
// undo has to find the right one on both sides of each.
func TestUndoAroundKeptPositions(t *testing.T) {
	for _, open := range []int{1, 3, 4} { // free commands after each turn's end
		table := newTable(t, 9)
		var hashes []string
		for !table.Over() && table.Len() < 290 {
			hashes = append(hashes, table.Hash())
			if n := table.Len() % (open + 1); n == open {
				do(t, table, caravan.Pass)
				continue
			}
			do(t, table, caravan.Walk)
			n := table.Len()
			for table.CanUndo() {
				must(t, table.Undo())
				if table.Hash() != hashes[table.Len()] {
					t.Fatalf("undo to command %d of %d gives another position", table.Len(), n)
				}
			}
			for table.CanRedo() {
				must(t, table.Redo())
			}
			if table.Len() != n {
				t.Fatalf("redo came to %d of %d", table.Len(), n)
			}
		}
	}
}

func TestEventsHandedOutStayAfterUndo(t *testing.T) {
	table := newTable(t, 1)
	do(t, table, caravan.Pass)
	first := do(t, table, caravan.Walk)
	kept := slices.Clone(first)
	all := table.Events()
	must(t, table.Undo())
	do(t, table, caravan.Dig)
	for i := range kept {
		if first[i].Kind != kept[i].Kind || all[1+i].Kind != kept[i].Kind {
			t.Fatal("events handed out before undo were written over by the next command")
		}
	}
	if got := table.Events(); len(got) != 2 || got[1].Kind != caravan.Dug {
		t.Errorf("after undo and another command the events are %v", got)
	}
}

// A taken-back command rolls nothing, so the dice to come are the same ones.
func TestUndoDoesNotTouchTheDice(t *testing.T) {
	a, b := newTable(t, 7), newTable(t, 7)
	do(t, a, caravan.Walk)
	must(t, a.Undo())
	for range 12 {
		do(t, a, caravan.Dig)
		do(t, b, caravan.Dig)
		do(t, a, caravan.Pass)
		do(t, b, caravan.Pass)
	}
	if a.Hash() != b.Hash() {
		t.Errorf("undo changed the chance that followed: got %v, wanted %v", a.Hash(), b.Hash())
	}
}

func TestEventsHoldTheirRolls(t *testing.T) {
	table := newTable(t, 3)
	again := false
	for range 60 {
		if table.Over() {
			break
		}
		e := do(t, table, caravan.Dig)
		rolls := table.RollsOf(table.Len() - 1)
		if len(e) != 1 || len(rolls) == 0 || !slices.Equal(e[0].Rolls, rolls) {
			t.Fatalf("event %v, rolls %v", e, rolls)
		}
		for i, r := range rolls {
			if r.Name != "3 dig" || r.Of != 6 || r.Face() < 1 || r.Face() > 6 || (r.Face() == 6) != (i < len(rolls)-1) {
				t.Fatalf("rolls %v", rolls)
			}
		}
		again = again || len(rolls) > 1
		do(t, table, caravan.Pass)
	}
	if !again {
		t.Error("no 6 in 60 rolls")
	}
}

func TestReseedGivesFreshDice(t *testing.T) {
	roll := func(table *game.Table) []game.Roll {
		for range 12 {
			do(t, table, caravan.Dig)
			do(t, table, caravan.Pass)
		}
		return rollsOf(table)
	}
	first := roll(newTable(t, 7))
	table := newTable(t, 7)
	table.Reseed(7)
	if slices.Equal(roll(table), first) {
		t.Error("the seed of the game given again repeats the dice it began with")
	}
	other := newTable(t, 7)
	other.Reseed(7)
	if other.Hash() == table.Hash() || !slices.Equal(roll(other), rollsOf(table)) {
		t.Error("the same new seed at the same moment gives other dice")
	}
}

// rollsOf is all chance of a game.
func rollsOf(table *game.Table) (rolls []game.Roll) {
	for k := range table.Len() {
		rolls = append(rolls, table.RollsOf(k)...)
	}
	return rolls
}

func TestSittings(t *testing.T) {
	table := newTable(t, 1)
	table.NewSitting()
	do(t, table, caravan.Pass)
	do(t, table, caravan.Walk)
	table.NewSitting()
	table.NewSitting()
	if got := table.Sittings(); !slices.Equal(got, []int{0, 2}) {
		t.Fatalf("sittings %v, want 0 and 2", got)
	}
	again, err := game.Replay(caravan.Rules{}, table.Record())
	must(t, err)
	if got := again.Sittings(); !slices.Equal(got, []int{0, 2}) {
		t.Errorf("sittings of the replay %v", got)
	}
	must(t, table.Undo())
	if got := table.Sittings(); !slices.Equal(got, []int{0, 1}) {
		t.Errorf("sittings after undo behind the last one's beginning: %v, want 0 and 1", got)
	}
}

func TestSettingsAreTheTablesOwn(t *testing.T) {
	settings := caravan.ForSeats(2, 50, caravan.Coast).Encode()
	table, err := game.NewTable(caravan.Rules{}, settings, 1)
	must(t, err)
	settings[1] = 'X'
	rec := table.Record()
	if rec.Settings[1] == 'X' {
		t.Error("the caller's later change reached the record")
	}
}

func TestDiceAreFair(t *testing.T) {
	table, err := game.NewTable(caravan.Rules{}, caravan.ForSeats(1, 250, caravan.Coast).Encode(), 11)
	must(t, err)
	var faces [7]int
	n := 0
	for !table.Over() {
		for range 4 {
			do(t, table, caravan.Dig)
			for _, r := range table.RollsOf(table.Len() - 1) {
				faces[r.Face()]++
				n++
			}
		}
		do(t, table, caravan.Pass)
	}
	chi := 0.0
	for _, f := range faces[1:] {
		d := float64(f) - float64(n)/6
		chi += d * d / (float64(n) / 6)
	}
	if chi > 20.5 { // 0.1 % for 5 degrees of freedom
		t.Errorf("faces %v of %d rolls: chi-square %.1f", faces[1:], n, chi)
	}
}
