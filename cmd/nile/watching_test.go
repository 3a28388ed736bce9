package main

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/saves"
)

// goneOn is a game of a way with three seats, with players without hands in some of them, in which
// so many commands have been given; fewer where it ends before.
func goneOn(t *testing.T, g *title, way string, sits []game.Seat, n int) *game.Table {
	t.Helper()
	settings, err := g.Settings(way, 3, 0)
	if err != nil {
		t.Fatal(err)
	}
	table, err := game.NewTable(g.Rules(), settings, 9)
	if err != nil {
		t.Fatal(err)
	}
	kind := g.Bots()[0]
	for _, s := range sits {
		if err := table.Sit(s, kind); err != nil {
			t.Fatal(err)
		}
	}
	bot, err := g.Bot(kind, 9)
	if err != nil {
		t.Fatal(err)
	}
	for ; n > 0 && !table.Over(); n-- {
		s := table.Acting().First()
		if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
			t.Fatal(err)
		}
	}
	return table
}

// While a game goes on it is watched from the shelf with everybody's eyes, and with those of its only
// person; when it is over with anybody's. Where nothing is secret all see the same.
func TestWithWhoseEyesASaveIsWatched(t *testing.T) {
	const all = game.Nobody
	for _, x := range []struct {
		name, way string
		of        *title
		bots      []game.Seat
		n         int
		want      []game.Seat
	}{
		{"three persons", "game1", theNile, nil, 60, []game.Seat{all}},
		{"one person", "game1", theNile, []game.Seat{0, 2}, 60, []game.Seat{all, 1}},
		{"over", "caravan", theCaravan, nil, 1e6, []game.Seat{all, 0, 1, 2}},
		{"going on", "caravan", theCaravan, nil, 20, []game.Seat{all}},
		{"open", "heart", theHeart, nil, 60, []game.Seat{all}},
	} {
		table := goneOn(t, x.of, x.way, x.bots, x.n)
		stand, err := game.Resume(x.of.Rules(), table.Record()) // as it is read from the shelf
		if err != nil {
			t.Fatal(err)
		}
		if got := x.of.eyes(local.New(stand, play.Host{})); !slices.Equal(got, x.want) {
			t.Errorf("%s: with the eyes of %v, want %v", x.name, got, x.want)
		}
	}
}

// A game is watched from the shelf and from the menu over it, and Esc leads back; its file stays as
// it was.
func TestAGameIsWatchedFromTheShelf(t *testing.T) {
	s := stage(t, usual, false)
	table := goneOn(t, theNile, "game1", []game.Seat{0, 1, 2}, 80)
	path, err := s.w.shelf.Dir.Save("Kept", saves.Header{Label: "Kept", Date: "1824"}, table.Record())
	if err != nil {
		t.Fatal(err)
	}
	s.press(ebiten.KeyL)
	s.press(ebiten.KeyW)
	watched := func() bool { return s.w.app.Top().Name() == "again" }
	s.Until("the game is watched", watched)
	s.press(ebiten.KeyEscape)
	if got := s.w.app.Top().Name(); got != "load" {
		t.Errorf("Esc leads to %s, want load", got)
	}
	_, rec, err := s.w.shelf.Dir.Load(path)
	if err != nil || rec.Hash != table.Hash() || s.w.table != nil {
		t.Errorf("the save holds %s (%v) and a game is played: %v; want %s and none", rec.Hash, err, s.w.table != nil, table.Hash())
	}
	if err := s.w.load(path); err != nil {
		t.Fatal(err)
	}
	s.Ticks(3)
	s.w.play.Host().Watch(s.w.app)
	if !watched() {
		t.Errorf("from the game it leads to %s, want again", s.w.app.Top().Name())
	}
}
