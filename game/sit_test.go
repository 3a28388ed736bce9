package game_test

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
)

// A record in which a seat is given away with dice is refused, and nobody has sat down.
func TestSittingDownRollsNothing(t *testing.T) {
	table := newTable(t, 5)
	sit := game.Played{Command: game.Command{Seat: 1, Kind: game.KindSit, Text: "random"}, Rolls: []game.Roll{{Name: "wind", Of: 6}}}
	if err := table.Follow(sit, nil); err == nil || table.Sitter(1) != "" || table.Len() != 0 {
		t.Errorf("%v: %q sits there", err, table.Sitter(1))
	}
}

// Who plays a seat is logged, changes nothing in the position, stands behind every
// undo, and is there again when the game is replayed, followed command by command or
// gone on with from its position.
func TestWhoSitsWhereIsLogged(t *testing.T) {
	table := newTable(t, 5)
	hash := table.Hash()
	must(t, table.Sit(1, "random"))
	if table.Sitter(0) != "" || table.Sitter(1) != "random" || table.Hash() != hash || table.CanUndo() || table.Len() != 1 {
		t.Fatalf("%q and %q sit there, %d commands", table.Sitter(0), table.Sitter(1), table.Len())
	}
	for range 80 { // beyond a checkpoint
		do(t, table, caravan.Walk)
		do(t, table, caravan.Pass)
	}
	must(t, table.Sit(1, ""))
	must(t, table.Sit(1, "")) // he sits there already
	must(t, table.Sit(0, "random"))
	do(t, table, caravan.Walk)
	must(t, table.Undo())
	if err := table.Undo(); err == nil {
		t.Error("who sits where was taken back")
	}
	rec := table.Record()
	again, err := game.Replay(caravan.Rules{}, rec)
	must(t, err)
	resumed, err := game.Resume(caravan.Rules{}, rec)
	must(t, err)
	followed := newTable(t, 5)
	for _, p := range rec.Log {
		must(t, followed.Follow(p, nil))
	}
	for name, got := range map[string]*game.Table{"replayed": again, "resumed": resumed, "followed": followed} {
		if got.Sitter(0) != "random" || got.Sitter(1) != "" || got.Hash() != table.Hash() {
			t.Errorf("%s: %q and %q", name, got.Sitter(0), got.Sitter(1))
		}
	}
	if resumed.Len() != 1 {
		t.Errorf("the resumed game begins with %d commands, want 1", resumed.Len())
	}
}

func TestNobodySitsWhereThereIsNoSeat(t *testing.T) {
	table := newTable(t, 5)
	for _, s := range []game.Seat{-1, game.Seat(table.Position().Seats())} {
		if err := table.Sit(s, "random"); err == nil {
			t.Errorf("somebody sits in seat %d", s)
		}
	}
	if err := table.Sit(0, string(make([]byte, 100))); err == nil || table.Len() != 0 {
		t.Errorf("a name of 100 bytes: %v", err)
	}
	rec := table.Record()
	rec.Log = []game.Played{{Command: game.Command{Kind: game.KindSit, Seat: 40}}}
	if _, err := game.Replay(caravan.Rules{}, rec); err == nil {
		t.Error("a log with somebody in seat 40 is followed")
	}
}
