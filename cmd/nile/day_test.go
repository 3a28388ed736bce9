package main

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/saves"
)

// dayAt puts the clock of the machine to a moment of November 2026.
func (s *staged) dayAt(day, hour, minute int) {
	s.w.shelf.clock = func() time.Time { return time.Date(2026, time.November, day, hour, minute, 0, 0, time.Local) }
}

// atTitle leaves what is shown for the title.
func (s *staged) atTitle(t *testing.T) {
	t.Helper()
	if err := s.w.shelf.Keep(s.w.table, time.Minute); err != nil {
		t.Fatal(err)
	}
	if err := s.w.leave(); err != nil {
		t.Fatal(err)
	}
	s.w.app.Reset(menu.NewTitle(s.w.program))
	s.Ticks(4)
}

// wants reports what is not written on the page.
func (s *staged) wants(t *testing.T, texts ...string) {
	t.Helper()
	for _, text := range texts {
		if !uitest.HasText(s.List, text) {
			t.Fatalf("%q is nowhere on the page", text)
		}
	}
}

// dayPlayed is which chart of a day is being played.
func (s *staged) dayPlayed() nile.Day {
	return s.w.table.Position().(*nile.Position).View(game.Nobody).Day()
}

// The chart of the day from the title: begun before midnight, gone on with after it, tried again,
// and with the clock set wrong nothing is lost.
func TestTheChartOfTheDayThroughTheScreens(t *testing.T) {
	s := stage(t, usual, false)
	s.dayAt(28, 23, 50)
	s.press(ebiten.KeyD)
	s.wants(t, "Chart of 28 November 2026", "You have not drawn up the chart of this day yet.")
	uitest.Check(t, s.List)
	s.Click("begin")
	s.Ticks(4)
	if s.w.table == nil || s.dayPlayed() != (nile.Day{Date: "2026-11-28", Attempt: 1}) || s.w.table.Seed() != s.dayPlayed().Seed() {
		t.Fatalf("what is played is not the first attempt of the day, by its seed: %v", s.w.table)
	}
	d := driving(t, s, s.w.table.Record())
	for range 8 {
		d.Step()
	}
	first := s.w.table.Hash()
	s.dayAt(29, 0, 10)
	if got := s.dayPlayed().Date; got != "2026-11-28" {
		t.Errorf("after midnight the chart of %s is played, want that of the 28th", got)
	}
	s.atTitle(t)
	s.press(ebiten.KeyD)
	s.wants(t, "Chart of 29 November 2026", "28 November 2026")
	s.press(ebiten.KeyEscape)

	s.dayAt(28, 12, 0) // the clock has gone back
	s.press(ebiten.KeyD)
	s.wants(t, "You are under way", "first attempt")
	s.Click("go on")
	s.Ticks(4)
	if got := local.Of(s.w.play).Hash(); got != first {
		t.Error("what is gone on with is not what was left")
	}
	s.atTitle(t)
	s.press(ebiten.KeyD)
	s.Click("try again")
	s.Ticks(4)
	if got := s.dayPlayed(); got != (nile.Day{Date: "2026-11-28", Attempt: 2}) || s.w.table.Seed() != got.Seed() {
		t.Errorf("tried again, the chart is %v", got)
	}
}

// Without a window a day is begun as in one, and its account stands on the page of the day, on that
// of all games, on the shelf, and as a line on the last page.
func TestTheAccountOfADay(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "day.nile")
	if status, _, errs := call("new", path, "--day", "2026-11-28", "--bots", "keen", "--turns", "400"); status != 0 {
		t.Fatalf("status %d, %s", status, errs)
	}
	for _, args := range [][]string{{"--day", "28 November"}, {"--day", "2026-11-31"}, {"--day", "2026-11-28", "--players", "2"}, {"--day", "2026-11-28", "--seed", "5"}, {"--day", "2026-11-28", "--way", "heart"}} {
		if status, _, errs := call(append([]string{"new", filepath.Join(dir, "not.nile")}, args...)...); status != 2 || errs == "" {
			t.Errorf("%v: status %d, %q: want 2, and why", args, status, errs)
		}
	}
	s := stageIn(t, saves.Folder{Dir: dir}, usual, false, allTitles[:1])
	s.dayAt(28, 9, 0)
	rec, err := s.w.shelf.Dir.ReadHeader(path)
	if err != nil || !rec.Over() {
		t.Fatalf("%v, %v: want an account that is drawn up", rec, err)
	}
	points := fmt.Sprintf("%d points", rec.Players[0].Score)
	s.press(ebiten.KeyD)
	s.wants(t, "Your best account of this day: "+points)
	s.press(ebiten.KeyEscape)
	s.press(ebiten.KeyB)
	s.press(ebiten.KeyG)
	s.Until("the games are read", func() bool { return uitest.HasText(s.List, "28 November 2026") })
	s.press(ebiten.KeyEscape)
	s.press(ebiten.KeyEscape)
	if err := s.w.load(path); err != nil {
		t.Fatal(err)
	}
	s.Ticks(8)
	s.wants(t, "Chart of 28 November 2026: "+points, "in 24 months")
	said := ""
	s.w.play.Host().Copy = func(text string) error { said = text; return nil }
	s.Click("victory/copy the line")
	if !strings.HasPrefix(said, "Chart of 28 November 2026: "+points) || !strings.Contains(said, "hex") {
		t.Errorf("copied is %q", said)
	}
}

// A game is begun on the map of another from its last page and from the shelf, and what was
// published there is on its map; no other game is offered that.
func TestANewGameOnAMapOfOnesOwn(t *testing.T) {
	s := stage(t, usual, false)
	was := goneOn(t, theNile, "game2", nil, 900)
	carried := was.Position().(*nile.Position).View(game.Nobody).Carry()
	if _, err := s.w.shelf.Dir.Save("Kept", saves.Header{ID: "x", Label: "Kept", Date: "1824"}, was.Record()); err != nil {
		t.Fatal(err)
	}
	s.press(ebiten.KeyL)
	s.Click("More")
	s.Ticks(4)
	s.Click("onto")
	s.Ticks(4)
	if got := s.w.app.Top().Name(); got != "setup" {
		t.Fatalf("a new game on the map leads to %s, want the set-up", got)
	}
	s.wants(t, "On the map of Kept", "still blank")
	uitest.Check(t, s.List)
	s.Click("Begin")
	s.Ticks(4)
	settings, err := nile.ParseSettings(s.w.table.Record().Settings)
	if err != nil || !bytes.Equal(settings.Map, carried) {
		t.Fatalf("the game begins on a map of %d bytes (%v), want the %d that are published", len(settings.Map), err, len(carried))
	}
	if printed, blank := mapped(t, s.w.table), mapped(t, was); printed != blank || printed == 0 {
		t.Errorf("%d hexes of it are mapped, want the %d that were published", printed, blank)
	}
}

// mapped is how many hexes that were blank in 1820 everybody sees on the chart.
func mapped(t *testing.T, of *game.Table) (n int) {
	t.Helper()
	m, err := nile.ReadCarried(of.Position().(*nile.Position).View(game.Nobody).Carry())
	if err != nil {
		t.Fatal(err)
	}
	fresh, err := nile.ReadCarried(goneOn(t, theNile, "game2", nil, 0).Position().(*nile.Position).View(game.Nobody).Carry())
	if err != nil {
		t.Fatal(err)
	}
	return fresh.Left - m.Left
}

// Nothing of the kind is offered of games that have no map to go on with.
func TestNoMapWhereThereIsNone(t *testing.T) {
	s := stageOf(t, usual, false, offered)
	for i, g := range []*title{theHeart, theIsland} {
		way := g.Ways[0]
		if _, err := s.w.shelf.Dir.Save(way, saves.Header{ID: way, Label: way, Date: "1824", Order: int64(i + 1)}, goneOn(t, g, way, nil, 30).Record()); err != nil {
			t.Fatal(err)
		}
		s.press(ebiten.KeyL)
		s.Click("More")
		s.Ticks(4)
		if !s.Shows("Rename") || s.Shows("onto") || s.Shows("front") {
			t.Errorf("%s: the card has the entries of a map, want none", way)
		}
		s.press(ebiten.KeyEscape)
		s.press(ebiten.KeyEscape)
	}
}
