package island

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// Chance that was laid out for a lesson comes when it is asked for: dice by their faces, cards
// and protagonists by their numbers.
func TestLaidChance(t *testing.T) {
	cfg := box.ForSeats(1)
	spawn := func(code string) int {
		c, _ := box.SpawnOf(code)
		return int(c)
	}
	cfg.Lesson = "first"
	cfg.Laid = []game.Laid{
		{Asked: "3 protagonist", Got: []int{2, 5}},
		{Asked: "3 loot", Got: []int{card("RIF"), card("RAD")}},
		{Asked: "6 spawn", From: 1, Got: []int{spawn("S1"), spawn("S6"), spawn("S5")}},
	}
	table, err := game.NewTable(Rules{}, cfg.Encode(), 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := table.Do(game.Command{Kind: Begin}); err != nil {
		t.Fatal(err)
	}
	p := table.Position().(*Position)
	is(t, "the first", box.Roles[p.who(0).Role].ID, "DOC")
	is(t, "the second", box.Roles[p.who(1).Role].ID, "BOS")
	is(t, "the only one", p.hands[0][card("RIF")], 1)
	is(t, "Parts", p.hands[0][card("RAD")]+p.hands[1][card("RAD")], 5)
	for s := range game.Seat(2) {
		for c, n := range p.hands[s] {
			if n > 0 {
				if _, err := table.Do(game.Command{Seat: s, Kind: Keep, Target: int32(c)}); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
	}
	if table.Position().(*Position).isle.Clear(box.Ship) {
		t.Error("S1 has not come up")
	}
}
