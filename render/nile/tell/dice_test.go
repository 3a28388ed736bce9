package tell_test

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// The throw of prisoners stands where they are taken, and not once more where they are set free.
func TestTheThrowOfPrisonersStandsWithTheirTaking(t *testing.T) {
	words.Use(tell.Words())
	v := afterADeath(t, nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "Otto"}, {Name: "Ben", Colour: 1}}})
	taken := game.Event{Kind: nile.Prisoners, At: -1, Args: [6]int32{3, 0, 0, 3}, Rule: "16"}
	freed := game.Event{Kind: nile.Prisoners, At: -1, Args: [6]int32{3, 0, 3, 3}, Rule: "16"}
	if l, _ := tell.Tell(v, taken); l.Dice == "" {
		t.Errorf("%q has no throw", l.Text)
	}
	if l, _ := tell.Tell(v, freed); l.Dice != "" {
		t.Errorf("%q has a throw: %s", l.Text, l.Dice)
	}
}

// The order of play says why whoever threw less may come before who threw more, and where equals threw again.
func TestTheOrderOfPlaySaysWhatItGoesBy(t *testing.T) {
	words.Use(tell.Words())
	v := afterADeath(t, nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "Otto"}, {Name: "Ben", Colour: 1}}})
	rolled := func(s game.Seat, sum, round int32) game.Event {
		return game.Event{Kind: nile.OrderRolled, Seat: s, At: -1, Args: [6]int32{sum, round}, Rule: "4.62"}
	}
	once := []game.Event{rolled(0, 13, 1), rolled(1, 12, 1)}
	l, ok := tell.OrderOfPlay(v, once)
	if !ok || !strings.Contains(l, "13") || strings.Contains(l, "again") {
		t.Errorf("the order reads %q", l)
	}
	if l, _ = tell.OrderOfPlay(v, append(once, rolled(0, 14, 2), rolled(1, 9, 2))); !strings.Contains(l, "again") {
		t.Errorf("after a tie the order reads %q", l)
	}
}
