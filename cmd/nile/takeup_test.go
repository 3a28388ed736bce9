package main

import (
	"path/filepath"
	"slices"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
)

// midgame is a game of two steady players after some commands, saved and read.
func midgame(t *testing.T, fresh bool) *game.Table {
	t.Helper()
	s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, FreshDice: fresh, Players: []nile.Player{
		{Name: "Anna", Specialty: deck.Geologist}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist},
	}}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), 1821)
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, table, 150)
	path := filepath.Join(t.TempDir(), "game.nile")
	if err := writeSave(path, catalogue.HeaderOf(table, ""), table.Record(), false); err != nil {
		t.Fatal(err)
	}
	_, _, again, err := catalogue.Open(path, ours)
	if err != nil {
		t.Fatal(err)
	}
	return again
}

// playOn plays some commands as a bot would and gives what was rolled.
func playOn(t testing.TB, table *game.Table, commands int) (rolls []game.Roll) {
	t.Helper()
	bot, err := bots.New("steady", 5)
	if err != nil {
		t.Fatal(err)
	}
	for range commands {
		if table.Over() {
			break
		}
		v := viewOf(table, table.Acting().First())
		if _, err := table.Do(bot.Choose(v, table.Choices())); err != nil {
			t.Fatal(err)
		}
		rolls = append(rolls, table.RollsOf(table.Len()-1)...)
	}
	return rolls
}

// A game taken up again rolls the dice it would have rolled, however often it
// is loaded; with fresh dice it rolls others, and others again (4.7).
func TestDiceOfAGameTakenUpAgain(t *testing.T) {
	t.Parallel()
	for _, fresh := range []bool{false, true} {
		var rolled [3][]game.Roll
		for i := range rolled {
			table := midgame(t, fresh)
			sittings := len(table.Sittings())
			takeUp(table, func() uint64 { return uint64(i) })
			if len(table.Sittings()) != sittings+1 {
				t.Error("no new sitting has begun")
			}
			rolled[i] = playOn(t, table, 120)
		}
		if len(rolled[0]) < 20 {
			t.Fatalf("only %d rolls", len(rolled[0]))
		}
		if same := slices.Equal(rolled[0], rolled[1]); same == fresh {
			t.Errorf("fresh dice %v: the same dice %v", fresh, same)
		}
		if same := slices.Equal(rolled[1], rolled[2]); same == fresh {
			t.Errorf("fresh dice %v: the same dice the second time %v", fresh, same)
		}
	}
	// Without a save in between it goes on as an honest game taken up again does.
	straight, again := midgame(t, false), midgame(t, false)
	takeUp(again, func() uint64 { return 99 })
	if !slices.Equal(playOn(t, straight, 120), playOn(t, again, 120)) {
		t.Error("an honest game taken up again rolls other dice")
	}
}
