package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/internal/library"
	"sourceofthenile/internal/titles"
	"sourceofthenile/saves"
)

// BenchmarkCommand is a command of a game among two, with its choices; with the
// journal, handed over and written beside it.
func BenchmarkCommand(b *testing.B) {
	for _, journal := range []bool{false, true} {
		b.Run(map[bool]string{false: "without", true: "with-journal"}[journal], func(b *testing.B) {
			l := newShelf(saves.Folder{Dir: b.TempDir(), Games: ours}, saves.Folder{})
			s, err := titles.NileSettings("game1", 2, 100)
			if err != nil {
				b.Fatal(err)
			}
			var t *game.Table
			rng := rand.New(rand.NewPCG(1, 2))
			begin := func() {
				if t, err = game.NewTable(theNile.Rules(), s.Encode(), rng.Uint64()); err != nil {
					b.Fatal(err)
				}
				if journal {
					l.Put()
					l.Dir.Dir = b.TempDir() // a folder of many journals takes its time to be looked through
					l.Take(&library.TakenUp{Table: t, ID: fmt.Sprint(rng.Uint64())})
				}
			}
			begin()
			random := game.NewRandom(7)
			for b.Loop() {
				if t.Over() || t.Len() > 2000 {
					begin()
				}
				cmd := random.Choose(t.Choices())
				if _, err := t.Do(cmd); err != nil {
					b.Fatal(err)
				}
				if journal {
					l.Done(t, cmd.Kind)
				}
			}
			l.Put()
		})
	}
}

// longGame is a game of so many commands. None is as long by itself: one that is
// over goes on from a position before its end, with all that was told.
func longGame(tb testing.TB, commands int) *game.Table {
	tb.Helper()
	s, err := titles.NileSettings("game1", 6, 100)
	if err != nil {
		tb.Fatal(err)
	}
	t, err := game.NewTable(theNile.Rules(), s.Encode(), 1)
	if err != nil {
		tb.Fatal(err)
	}
	random := game.NewRandom(7)
	for t.Len() < commands && !t.Over() {
		if _, err := t.Do(random.Choose(t.Choices())); err != nil {
			tb.Fatal(err)
		}
	}
	if t.Len() < commands {
		tb.Fatalf("the game is over after %d commands", t.Len())
	}
	return t
}

// BenchmarkSaveAndLoad writes, synced, and takes up games of many commands.
func BenchmarkSaveAndLoad(b *testing.B) {
	for _, n := range []int{100, 1000, 10_000, 100_000} {
		t := longGame(b, n)
		l := newShelf(saves.Folder{Dir: b.TempDir()}, saves.Folder{})
		path := filepath.Join(l.Dir.Dir, "long.nile")
		b.Run(fmt.Sprint("save/", n), func(b *testing.B) {
			for b.Loop() {
				if err := l.Dir.SaveAt(path, catalogue.HeaderOf(t, ""), t.Record(), true); err != nil {
					b.Fatal(err)
				}
			}
			h, _ := (saves.Folder{}).ReadHeader(path)
			b.ReportMetric(float64(h.Commands), "commands")
		})
		b.Run(fmt.Sprint("load/", n), func(b *testing.B) {
			for b.Loop() {
				if _, _, err := catalogue.Resume(path, known()); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// TestMemoryOfALongGame: a game of 100,000 commands, with what saves it, takes less
// than 250 MB, while it is played and when it has been taken up again.
func TestMemoryOfALongGame(t *testing.T) {
	if testing.Short() {
		t.Skip("a long simulation")
	}
	defer debug.SetGCPercent(debug.SetGCPercent(100)) // as in the program
	var before runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	holds := func(what string, hold ...any) {
		var after runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&after)
		held := (int64(after.HeapAlloc) - int64(before.HeapAlloc)) >> 20
		t.Logf("%s: %d MB held, %d MB from the system so far", what, held, after.Sys>>20)
		if held > 250 {
			t.Errorf("%s: %d MB are held", what, held)
		}
		runtime.KeepAlive(hold)
	}
	table := longGame(t, 100_000)
	rec := table.Record()
	path := filepath.Join(t.TempDir(), "long.nile")
	if err := writeSave(path, catalogue.HeaderOf(table, ""), rec, true); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err == nil {
		t.Logf("the save has %d bytes", info.Size())
	}
	holds("played, with its record", table, rec)
	hash := table.Hash()
	table, rec = nil, nil
	_, again, err := catalogue.Resume(path, known())
	if err != nil || again.Len() < 100_000 || again.Hash() != hash {
		t.Fatalf("%d commands are taken up: %v", again.Len(), err)
	}
	holds("taken up again", again)
}
