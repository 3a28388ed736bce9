package main

import (
	"strings"
	"testing"

	"sourceofthenile/game"
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
		{saves.Header{Game: "nile", Date: "as it was said", Turn: 42, Ending: game.Won, Players: anna}, "The end, October 1824", 43},
		{saves.Header{Game: "heart", Date: "as it was said", Turn: 4, Mover: 1, Players: anna}, "Game Turn 5, Anna’s turn", 5},
		{saves.Header{Game: "island", Way: "island", Date: "as it was said", Turn: 7, Ending: game.AllWon, Players: anna}, "After round 7", 7},
		{saves.Header{Game: "heart", Date: "as it was said", Turn: 5, Ending: game.Won, Players: anna}, "The end, after five Game Turns", 5},
	} {
		info := infoOf(saves.Entry{Header: c.h, Sort: saves.Auto})
		if info.Name != c.name || info.Turn != c.turn {
			t.Errorf("it is called %q, turn %d; want %q, turn %d", info.Name, info.Turn, c.name, c.turn)
		}
	}
}

// Of a game that all win or lose together the shelf says how it ended, in the game's own words,
// and in place of points what each did.
func TestEndingsOfSaves(t *testing.T) {
	players := []saves.Player{{Name: "Anna", Score: 1}, {Name: "Ben", Score: 2}}
	for _, c := range []struct {
		game   string
		ending game.Ending
		says   string
		did    [2]string
	}{
		{"island", game.AllWon, "came home", [2]string{"1 Quest", "2 Quests"}},
		{"island", game.AllLost, "lost", [2]string{"1 Quest", "2 Quests"}},
		{"island", game.NotOver, "", [2]string{"1 Quest", "2 Quests"}},
		{"heart", game.AllWon, "won", [2]string{}},
		{"nile", game.AllLost, "lost", [2]string{}},
		{"caravan", game.Won, "finished", [2]string{}},
	} {
		info := infoOf(saves.Entry{Header: saves.Header{Game: c.game, Ending: c.ending, Players: players}})
		if about := info.About(); !strings.HasSuffix(about, c.says) || c.says == "" && strings.Contains(about, "lost") {
			t.Errorf("%s, ending %d: %q, want it to end in %q", c.game, c.ending, about, c.says)
		}
		if got := [2]string{info.Players[0].Did, info.Players[1].Did}; got != c.did {
			t.Errorf("%s: in place of points stand %q, want %q", c.game, got, c.did)
		}
	}
}
