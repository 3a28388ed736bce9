package island

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
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
	if s := (Game{}).Sheet(table.Position(), game.Nobody, painter.Options{Print: true}); s.Dim != 0 {
		t.Errorf("the printed chart is dimmed by %d", s.Dim)
	}
}
