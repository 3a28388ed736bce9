package main

import (
	"os"
	"runtime"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/saves"
)

// grown is a campaign of two who never go far from a port, so that Africa is never
// done, after so many turns.
type grown struct {
	turns, commands, bytes int
	played                 uint64 // bytes that playing it has asked for
	open                   time.Duration
	opened                 uint64 // bytes that opening it asks for
}

// TestCampaignsGrowWithTheirTurns: what a campaign costs grows no faster than its
// turns. What is counted is the work that does not depend on the machine: bytes on
// the disk, and bytes asked for in playing and in opening it. The times are told, and
// measured on a quiet machine in docs/benchmarks.md.
func TestCampaignsGrowWithTheirTurns(t *testing.T) {
	lengths := []int{60, 120, 240}
	kept := os.Getenv("LONG_CAMPAIGN") // where the save of one of 2,000 turns is to lie
	if kept != "" {
		lengths = []int{250, 500, 1000, 2000}
	}
	settings := nile.Settings{Name: "Long", Way: nile.Game2, PlaceForUs: true, Gentle: true, Players: []nile.Player{{Name: "Ada", Specialty: 4}, {Name: "Ben", Colour: 1, Specialty: 7}}}
	who, err := theNile.company("onehex", 2)
	if err != nil {
		t.Fatal(err)
	}
	r, err := newRunner(theNile, settings.Encode(), who, 0, 5, 0)
	if err != nil {
		t.Fatal(err)
	}
	folder := saves.Folder{Dir: t.TempDir(), Games: ours}
	var all []grown
	asked := uint64(0)
	for _, turns := range lengths {
		before := allocated()
		if err := r.run(turns); err != nil {
			t.Fatal(err)
		}
		asked += allocated() - before
		g := grown{turns: viewOf(r.table, game.Nobody).Turn(), commands: r.table.Len(), played: asked}
		path, err := folder.Save("long", catalogue.HeaderOf(r.table, ""), r.table.Record())
		if err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		g.bytes = int(info.Size())
		before, begun := allocated(), time.Now()
		_, back, err := catalogue.Resume(path, ours)
		if err != nil {
			t.Fatal(err)
		}
		g.open, g.opened = time.Since(begun), allocated()-before
		if back.Hash() != r.table.Hash() {
			t.Fatalf("opened was a game at %s, want %s", back.Hash(), r.table.Hash())
		}
		all = append(all, g)
		t.Logf("%d turns, %d commands: %d bytes (%.1f a command), played with %d kB, opened in %v with %d kB",
			g.turns, g.commands, g.bytes, float64(g.bytes)/float64(g.commands), g.played>>10, g.open, g.opened>>10)
	}
	if kept != "" {
		if err := writeSave(kept, catalogue.HeaderOf(r.table, ""), r.table.Record(), true); err != nil {
			t.Fatal(err)
		}
	}
	const most = 25 // bytes a command
	first, last := all[0], all[len(all)-1]
	if last.turns < lengths[len(lengths)-1] {
		t.Fatalf("only %d turns were played", last.turns)
	}
	if last.bytes > most*last.commands {
		t.Errorf("%d bytes for %d commands: more than %d each", last.bytes, last.commands, most)
	}
	by := float64(last.commands) / float64(first.commands)
	for _, c := range []struct {
		what        string
		first, last float64
	}{
		{"the save", float64(first.bytes), float64(last.bytes)},
		{"playing", float64(first.played), float64(last.played)},
		{"opening", float64(first.opened), float64(last.opened)},
	} {
		if grew := c.last / c.first; grew > 1.25*by {
			t.Errorf("%s grew %.2f times while the commands grew %.2f times", c.what, grew, by)
		}
	}
}

// allocated are the bytes that were asked for so far.
func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}
