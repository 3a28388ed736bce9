package island

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	painter "sourceofthenile/render/chart"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/words"
)

// A film darkens with the Darkness, from the paper as it was printed.
func TestTheFilmDarkens(t *testing.T) {
	words.Use(book())
	t.Cleanup(func() { words.Use(nil) })
	table := newGame(t, "island:deadly", 2, 3)
	bot, err := bots.New("keen", 3)
	if err != nil {
		t.Fatal(err)
	}
	for !table.Over() {
		s := table.Acting().First()
		if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
			t.Fatal(err)
		}
	}
	all, err := journal.Moments(Game{}, table.Story(), game.Nobody, painter.Options{})
	if err != nil {
		t.Fatal(err)
	}
	isle := table.Position().(*island.Position).View(game.Nobody).Island()
	if first, last := all[0].Sheet.Dim, all[len(all)-1].Sheet.Dim; first >= last || int(last) != dimStep*(int(isle.Darkness)-1) || len(all) < 4 {
		t.Errorf("%d moments from %d to %d, and the Darkness ends at %d", len(all), first, last, isle.Darkness)
	}
	if last := all[len(all)-1]; !strings.Contains(last.Company, "Darkness "+words.Number(int(isle.Darkness))) || !strings.Contains(last.Company, " of 2 Quests") {
		t.Errorf("the caption tells of all: %q", last.Company)
	}
	if s := (Game{}).Sheet(table.Position(), game.Nobody, painter.Options{Print: true}); s.Dim != 0 {
		t.Errorf("the printed chart is dimmed by %d", s.Dim)
	}
}

// The board of a sheet is the one that is played, every place on it has its picture, and every
// creature its counter. What grows there is explained.
func TestTheSheetIsOfTheBoardPlayed(t *testing.T) {
	words.Use(book())
	t.Cleanup(func() { words.Use(nil) })
	for _, way := range []string{"island", "island+west"} {
		table := newGame(t, way, 2, 3)
		if _, err := table.Do(table.Choices()[0].Command(0)); err != nil {
			t.Fatal(err)
		}
		for s := range game.Seat(2) {
			if _, err := table.Do(table.ChoicesOf(s)[0].Command(0)); err != nil {
				t.Fatal(err)
			}
		}
		isle := table.Position().(*island.Position).View(game.Nobody).Island()
		want := len(isle.Board().Spots)
		for _, at := range isle.At {
			if at != box.Nowhere {
				want++
			}
		}
		s := (Game{}).Sheet(table.Position(), game.Nobody, painter.Options{Print: true, Legend: true})
		if len(s.Plates) != want || want == len(isle.Board().Spots) {
			t.Errorf("%s: %d plates of %d places and creatures", way, len(s.Plates), want)
		}
		w, err := (Game{}).World(s)
		if err != nil || len(w.Map.Cells) != len(s.Hexes) || len(w.Legend) == 0 {
			t.Errorf("%s: a sheet of %d hexes on a board of %d, %d signs: %v", way, len(s.Hexes), len(w.Map.Cells), len(w.Legend), err)
		}
	}
}
