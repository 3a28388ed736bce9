package main

import (
	"testing"

	"sourceofthenile/saves"
)

// A save that nobody has named is called by the moment it stands at, and a game that is over
// says so once.
func TestMomentsOfSaves(t *testing.T) {
	anna := []saves.Player{{Name: "Anna"}}
	for _, c := range []struct {
		h    saves.Header
		name string
		turn int
	}{
		{saves.Header{Game: "nile", Date: "as it was said", Turn: 42, Mover: 1, Players: anna}, "October 1824, Anna’s turn", 43},
		{saves.Header{Game: "nile", Date: "as it was said", Turn: 42, Over: true, Players: anna}, "The end, October 1824", 43},
		{saves.Header{Game: "heart", Date: "as it was said", Turn: 4, Mover: 1, Players: anna}, "Game Turn 5, Anna’s turn", 5},
		{saves.Header{Game: "heart", Date: "as it was said", Turn: 5, Over: true, Players: anna}, "The end, after five Game Turns", 5},
	} {
		info := infoOf(saves.Entry{Header: c.h, Sort: saves.Auto})
		if info.Name != c.name || info.Turn != c.turn {
			t.Errorf("it is called %q, turn %d; want %q, turn %d", info.Name, info.Turn, c.name, c.turn)
		}
	}
}
