package bots

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
)

// raced begins a game of three to 75 points; the n-th of them has callings and dice of its own.
func raced(b *testing.B, n int) *game.Table {
	b.Helper()
	s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Gentle: true}
	for i := range 3 {
		s.Players = append(s.Players, nile.Player{Name: string(rune('A' + i)), Colour: uint8(i), Specialty: deck.Specialty((n + 3*i) % int(deck.Specialties))})
	}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), uint64(n+1))
	if err != nil {
		b.Fatal(err)
	}
	return table
}

// BenchmarkKeen is a whole game of three keen players, thought and all.
func BenchmarkKeen(b *testing.B) {
	for n := range b.N {
		table := raced(b, n)
		var players [3]Bot
		for s := range players {
			players[s] = newTraveller(&keen, uint64(n+100*s))
		}
		for !table.Over() {
			seat := table.Acting().First()
			if _, err := table.Do(players[seat].Choose(table.Position().(*nile.Position).View(seat), table.ChoicesOf(seat))); err != nil {
				b.Fatal(err)
			}
		}
	}
}
