package library

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
	"sourceofthenile/saves/disk/brittle"
)

// small is Caravan as a library knows it.
type small struct{}

func (small) Rules() game.Rules            { return caravan.Rules{} }
func (small) Date(sum game.Summary) string { return fmt.Sprintf("turn %d", sum.Turn) }
func (small) Year(int) int                 { return 3 }

// on is a library on a disk of the test.
func on(d disk.Disk) *Library {
	return &Library{Catalogue: Catalogue{Titles: []Title{small{}}, Program: "test"}, Dir: saves.Folder{Dir: "/saves", Games: []string{"caravan"}, Disk: d}}
}

// begun is a game that a library keeps, with some commands.
func begun(t *testing.T, l *Library, commands int) *game.Table {
	t.Helper()
	table, err := game.NewTable(caravan.Rules{}, caravan.ForSeats(2, 250, caravan.Coast).Encode(), 7)
	if err == nil {
		err = l.Begin(table)
	}
	if err != nil {
		t.Fatal(err)
	}
	keeper, random := l.KeeperOf(table), game.NewRandom(7)
	for range commands {
		cmd := random.Choose(table.Choices())
		if _, err := table.Do(cmd); err != nil {
			t.Fatal(err)
		}
		keeper.Done(cmd.Kind)
	}
	return table
}

// last takes up the game that was played last.
func last(t *testing.T, l *Library) *TakenUp {
	t.Helper()
	e, ok := l.Last()
	if !ok {
		t.Fatal("there is no game")
	}
	g, err := l.Read(e.Path)
	if err != nil {
		t.Fatalf("%s: %v", e.Path, err)
	}
	return g
}

// A program that ends without a word has its game at the last command, without a window; one
// that saves it finds it saved, under a head that says what the game is.
func TestTheLibraryKeepsAGameWithoutAWindow(t *testing.T) {
	d := brittle.New()
	l := on(d)
	table := begun(t, l, 25)
	if !l.Journal().Flush(true, time.Minute) {
		t.Fatal("the journal is not written")
	}
	if g := last(t, on(d)); g.Table.Hash() != table.Hash() || g.Kept != "" || g.Told == "" {
		t.Errorf("killed: %d commands come back of %d, kept as %q, %q is told", g.Table.Len(), table.Len(), g.Kept, g.Told)
	}
	if err := l.Keep(table, time.Minute); err != nil {
		t.Fatal(err)
	}
	l.Put()
	if !l.Rest(time.Minute) {
		t.Fatal("the journal does not come to rest")
	}
	id, _ := l.Playing()
	again := on(d)
	if g := last(t, again); g.Table.Hash() != table.Hash() || g.ID != id {
		t.Errorf("saved: %d commands come back of %d, of the game %q, want %q", g.Table.Len(), table.Len(), g.ID, id)
	}
	all, err := again.List(saves.OnShelf)
	if err != nil || len(all) == 0 {
		t.Fatalf("%d games on the shelf, %v", len(all), err)
	}
	if h := all[0].Header; h.Program != "test" || h.Period != 3 || !strings.HasPrefix(again.DateOf(h), "turn ") || len(h.Players) != 2 {
		t.Errorf("the head says %+v, of %q", h, again.DateOf(h))
	}
}

// Nobody else plays a line of play while it is played.
func TestOneLineIsPlayedOnce(t *testing.T) {
	d := brittle.New()
	one, two := on(d), on(d)
	table := begun(t, one, 5)
	if err := one.Keep(table, time.Minute); err != nil {
		t.Fatal(err)
	}
	g := last(t, two)
	if err := two.HoldTaken(g); !errors.Is(err, disk.ErrLocked) {
		t.Errorf("a second library plays it too: %v, want %v", err, disk.ErrLocked)
	}
	g.Apart()
	if err := two.HoldTaken(g); err != nil {
		t.Errorf("a line of its own: %v", err)
	}
	two.Drop(g)
	one.Put()
	if g = last(t, two); two.HoldTaken(g) != nil {
		t.Error("it is held when nobody plays it any more")
	}
	two.Drop(g)
	one.Rest(time.Minute)
}
