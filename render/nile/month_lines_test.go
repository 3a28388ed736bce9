package nile

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// toldOf are the kinds of the events that a player's last month is told with, in a game of two.
func toldOf(t *testing.T, all []game.Event, s game.Seat) (kinds []game.EventKind) {
	t.Helper()
	players := []nile.Player{{Name: "Ann"}, {Name: "Ben", Colour: 1, Specialty: 1}}
	table, err := game.NewTable(nile.Rules{}, nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: players}.Encode(), 1)
	if err != nil {
		t.Fatal(err)
	}
	m, _ := lastMonth(all, s)
	for _, l := range monthLines(table.Position().(*nile.Position).View(s), all, m) {
		kinds = append(kinds, l.of.Kind)
	}
	return kinds
}

// A month is told whole: what was found in it, what befell on the way and how it ended. A card for a find
// that brought nothing is not (20.4); nothing is of others, or of another month (8.3).
func TestRule8_3_AMonthIsToldWholeAndOnce(t *testing.T) {
	const me, other = 0, 1
	of := func(s game.Seat, k game.EventKind, args ...int32) game.Event {
		e := game.Event{Kind: k, Seat: s, At: 300}
		copy(e.Args[:], args)
		return e
	}
	began, next, now := of(me, nile.TurnBegan, 5), of(other, nile.TurnBegan, 5), of(me, nile.TurnBegan, 6)
	for name, k := range map[string]struct {
		month []game.Event
		want  []game.EventKind
	}{
		"a find and nothing":   {[]game.Event{of(me, nile.Ate), of(me, nile.NothingFound, 1), of(me, nile.FindMade)}, []game.EventKind{nile.Ate, nile.FindMade}},
		"nothing after a find": {[]game.Event{of(me, nile.Ate), of(me, nile.FindMade), of(me, nile.NothingFound, 1)}, []game.EventKind{nile.Ate, nile.FindMade}},
		"nothing twice":        {[]game.Event{of(me, nile.Ate), of(me, nile.NothingFound, 1), of(me, nile.NothingFound, 2)}, []game.EventKind{nile.Ate}},
		"a summit":             {[]game.Event{of(me, nile.Mapped), of(me, nile.PeakFound, 19370), of(me, nile.Hunted), of(me, nile.Ate)}, []game.EventKind{nile.Mapped, nile.PeakFound, nile.Hunted, nile.Ate}},
		"a battle":             {[]game.Event{of(me, nile.Met), of(me, nile.Beaten), of(me, nile.Ate)}, []game.EventKind{nile.Beaten, nile.Ate}},
		"the way lost":         {[]game.Event{of(me, nile.LostWay), of(me, nile.Ate)}, []game.EventKind{nile.LostWay, nile.Ate}},
		"a rival's summit":     {[]game.Event{of(other, nile.PeakFound, 19370), of(me, nile.Ate)}, []game.EventKind{nile.Ate}},
	} {
		before := []game.Event{of(me, nile.TurnBegan, 4), of(me, nile.PeakFound, 16000), of(me, nile.Ate), of(other, nile.TurnBegan, 4), began}
		after := []game.Event{next, of(other, nile.Mapped), of(other, nile.Ate), now, of(me, nile.Mapped)}
		if got := toldOf(t, slices.Concat(before, k.month, after), me); !slices.Equal(got, k.want) {
			t.Errorf("%s: told of kinds %v, want %v", name, got, k.want)
		}
	}
}
