package nile

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
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
	example := coloured(exampleSheet())
	if got := coloured(titleSheet(nil)); got != example {
		t.Errorf("with no game %d hexes, the example has %d", got, example)
	}
	table, err := game.NewTable(nile.Rules{}, nile.Settings{
		Way: nile.Game1, Target: 100, Players: []nile.Player{{Name: "Ida"}, {Name: "Max", Colour: 1, Specialty: 1}}, PlaceForUs: true, Gentle: true,
	}.Encode(), 3)
	if err != nil {
		t.Fatal(err)
	}
	b, err := bots.New("steady", 3)
	if err != nil {
		t.Fatal(err)
	}
	pos := table.Position().(*nile.Position)
	for _, turns := range []int{1, 60} {
		for !table.Over() && pos.Summary().Turn < turns {
			s := table.Acting().First()
			if _, err := table.Do(b.Choose(pos.View(s), table.ChoicesOf(s))); err != nil {
				t.Fatal(err)
			}
		}
		if got := coloured(titleSheet(pos)); got < titleFrom || (got != example) != (turns > 1) {
			t.Errorf("after %d turns %d hexes, the example has %d", turns, got, example)
		}
	}
}
