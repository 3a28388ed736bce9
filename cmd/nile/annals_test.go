package main

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/saves"
)

// The games of a folder are written as a table; a damaged file is passed over and named, and a
// folder that is not there is told of.
func TestStatisticsOfAFolder(t *testing.T) {
	dir := t.TempDir()
	for i, way := range []string{"game1", "heart", "island", "caravan"} {
		name := filepath.Join(dir, way+".nile")
		if status, _, errs := call("new", name, "--way", way, "--players", "2", "--turns", "40", "--seed", string(rune('1'+i))); status != 0 {
			t.Fatalf("new: %d %s", status, errs)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "broken.nile"), []byte("a game it is not"), 0o600); err != nil {
		t.Fatal(err)
	}
	status, out, errs := call("statistics", dir)
	if status != 0 || !strings.Contains(errs, "broken.nile") || strings.Contains(errs, "game1.nile") {
		t.Fatalf("status %d, told %q, want 0 and that broken.nile alone was passed over", status, errs)
	}
	lines, err := csv.NewReader(strings.NewReader(out)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	games := map[string]int{}
	for _, l := range lines[1:] {
		games[l[0]]++
	}
	for _, g := range allTitles {
		if games[g.Rules().Name()] == 0 {
			t.Errorf("the table has no line of %s", g.Rules().Name())
		}
	}
	to := filepath.Join(t.TempDir(), "out.csv")
	if status, _, errs := call("statistics", dir, to); status != 0 {
		t.Fatalf("status %d, %s", status, errs)
	}
	if got, err := os.ReadFile(to); err != nil || string(got) != out {
		t.Errorf("the file has %d bytes (%v), want the %d that are told without one", len(got), err, len(out))
	}
	for _, args := range [][]string{{"statistics"}, {"statistics", dir, "out.txt"}, {"statistics", dir, to, to}} {
		if status, _, _ := call(args...); status != 2 {
			t.Errorf("%v: status %d, want 2", args, status)
		}
	}
	if status, _, errs := call("statistics", filepath.Join(dir, "not-there")); status != 0 && errs == "" {
		t.Errorf("a folder that is not there: status %d and nothing is told", status)
	}
}

// What was read of a file is kept as long as it is the same file.
func TestAFileIsReadOnce(t *testing.T) {
	s := stage(t, usual, false)
	table := goneOn(t, theNile, "game1", nil, 60)
	dir := s.w.shelf.Dir
	save := func(order int64) {
		if _, err := dir.Save("Kept", saves.Header{ID: "x", Label: "Kept", Date: "1824", Order: order}, table.Record()); err != nil {
			t.Fatal(err)
		}
	}
	whole := func() int {
		a, err := s.w.deeds.annalsOf(dir)
		if err != nil || len(a.Books) != 1 {
			t.Fatalf("%v, %v", a, err)
		}
		return a.Books[0].Whole()[0]
	}
	save(1)
	was := whole()
	for path, k := range s.w.deeds.of { // in any order: there is one
		k.deeds = nil
		s.w.deeds.of[path] = k
	}
	if got := whole(); got != 0 || was == 0 {
		t.Errorf("it was counted anew and came to %d, before that to %d; want what was kept", got, was)
	}
	save(2)
	if got := whole(); got != was {
		t.Errorf("written anew it counts %d, want %d", got, was)
	}
}

// The page is reached from the page about the program, and tells of what lies on the shelf.
func TestYourGamesFromThePageAbout(t *testing.T) {
	s := stage(t, usual, false)
	table := goneOn(t, theNile, "game1", nil, 120)
	if _, err := s.w.shelf.Dir.Save("Kept", saves.Header{ID: "x", Label: "Kept", Date: "1824"}, table.Record()); err != nil {
		t.Fatal(err)
	}
	s.press(ebiten.KeyB)
	s.press(ebiten.KeyG)
	s.Until("the games are read", func() bool { return uitest.HasText(s.List, "Traveller 1") })
	if got := s.w.app.Top().Name(); got != "annals" {
		t.Errorf("the page is %s, want annals", got)
	}
	s.press(ebiten.KeyEscape)
	if got := s.w.app.Top().Name(); got != "about" {
		t.Errorf("Esc leads to %s, want about", got)
	}
}
