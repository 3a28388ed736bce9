package gametest

import (
	"testing"

	"sourceofthenile/game"
)

// Chooser is a player without hands: it chooses from what a seat is offered.
type Chooser interface {
	Choose(p game.Position, s game.Seat, cs []game.Choice) game.Command
}

// Played is a game that one such player plays for all, of at most so many commands.
func Played(t testing.TB, rules game.Rules, settings []byte, seed uint64, by Chooser, most int) *game.Table {
	t.Helper()
	table, err := game.NewTable(rules, settings, seed)
	if err != nil {
		t.Fatal(err)
	}
	for !table.Over() && table.Len() < most {
		s := table.Acting().First()
		if _, err := table.Do(by.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
			t.Fatal(err)
		}
	}
	return table
}
