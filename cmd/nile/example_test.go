package main

import (
	"path/filepath"
	"testing"
)

// The title's chart shows a race that is well under way.
func TestTheTitleShowsARace(t *testing.T) {
	s := exampleSheet()
	if seen := coloured(s); seen < 50 || len(s.Tracks) == 0 {
		t.Errorf("%d hexes are coloured in, %d tracks drawn", seen, len(s.Tracks))
	}
}

// Behind the title lies the chart of the game that was played last, once there
// is something on it.
func TestTheTitleShowsTheLastGame(t *testing.T) {
	dir := t.TempDir()
	l := shelf{&library{}}
	l.dir.Dir, l.dir.Games = dir, ours
	example := coloured(exampleSheet())
	if got := coloured(l.titleSheet()); got != example {
		t.Errorf("with no game %d hexes, the example has %d", got, example)
	}
	for turns, own := range map[string]bool{"1": false, "60": true} { // in any order: each in a folder of its own
		l.dir.Dir = t.TempDir()
		if status, _, errs := call("new", filepath.Join(l.dir.Dir, "game.nile"), "--turns", turns, "--seed", "3", "--players", "3"); status != 0 {
			t.Fatal(errs)
		}
		if got := coloured(l.titleSheet()); got < titleFrom || (got != example) != own {
			t.Errorf("after %s turns %d hexes, the example has %d", turns, got, example)
		}
	}
}
