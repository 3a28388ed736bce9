package nile

import (
	"reflect"
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
	example := exampleSheet()
	if !reflect.DeepEqual(titleSheet(nil), example) {
		t.Error("with no game the title does not show the example")
	}
	table, err := game.NewTable(nile.Rules{}, nile.Settings{
		Way: nile.Game2, Players: []nile.Player{{Name: "Ida"}, {Name: "Max", Colour: 1, Specialty: 1}, {Name: "Eva", Colour: 2, Specialty: 2}}, PlaceForUs: true, Gentle: true,
	}.Encode(), 1)
	if err != nil {
		t.Fatal(err)
	}
	var players []bots.Bot
	for i := range table.Position().Seats() {
		b, err := bots.New("steady", 31+uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, b)
	}
	pos, shown := table.Position().(*nile.Position), map[bool]int{}
	for shown[true] < 5 && pos.Summary().Turn < 300 {
		turn := pos.Summary().Turn
		for !table.Over() && pos.Summary().Turn == turn {
			s := table.Acting().First()
			if _, err := table.Do(players[s].Choose(pos.View(s), table.ChoicesOf(s))); err != nil {
				t.Fatal(err)
			}
		}
		own := titleSheetOf(pos.View(game.Nobody))
		much := coloured(own) >= titleFrom
		shown[much]++
		if got := titleSheet(pos); !reflect.DeepEqual(got, own) || (Game{}).Worth(pos) != much {
			t.Fatalf("with %d hexes coloured in the title shows %d; the example has %d", coloured(own), coloured(got), coloured(example))
		}
	}
	if shown[false] < 3 || shown[true] < 5 {
		t.Errorf("the example was to be shown %d times, the game %d times", shown[false], shown[true])
	}
}
