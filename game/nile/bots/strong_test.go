package bots

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
)

// mostPlayed is the months that a strong player plays out for one decision at most: all
// plans in the first round, those left in the others, each with the usual one.
func mostPlayed(rounds []game.Round, plans, long int) (months int) {
	for _, r := range rounds {
		months += plans * r.Tries * long
		plans = 1 + r.Left
	}
	return months
}

// A strong player thinks by count and not by the clock: no decision plays out more months
// than its rounds say, and a game has decisions of both kinds.
func TestStrongThinksByCount(t *testing.T) {
	s := nile.Settings{Way: nile.Game1, Target: 25, PlaceForUs: true, Gentle: true}
	s.Players = []nile.Player{{Name: "A", Specialty: deck.Explorer}, {Name: "B", Colour: 1, Specialty: deck.Doctor}}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), 5)
	if err != nil {
		t.Fatal(err)
	}
	strong, keen := newStrong(&sharp, 5), newTraveller(&keen, 6)
	starts := mostPlayed(startRounds, 2+aStyle*int(styles), startLong)
	fields := mostPlayed(fieldRounds, 2+mostAims, fieldLong)
	most := map[bool]int{}
	for range 250 {
		if table.Over() {
			break
		}
		seat := table.Acting().First()
		v, cs := table.Position().(*nile.Position).View(seat), table.ChoicesOf(seat)
		var cmd game.Command
		if seat == 0 {
			cmd = strong.Choose(v, cs)
			afield := v.Phase() == nile.ChoosingPace
			most[afield] = max(most[afield], strong.played)
		} else {
			cmd = keen.Choose(v, cs)
		}
		if _, err := table.Do(cmd); err != nil {
			t.Fatal(err)
		}
	}
	if most[false] == 0 || most[false] > starts {
		t.Errorf("it has played out %d months before it set out, of %d", most[false], starts)
	}
	if most[true] == 0 || most[true] > fields {
		t.Errorf("it has played out %d months in the field, of %d", most[true], fields)
	}
}
