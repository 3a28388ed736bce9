package nile

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// A month in which a misfortune struck, or a people was met, is none that was quiet, however quietly it
// ended; what befell others, or in the month before, does not count.
func TestAMonthWithAMisfortuneIsNotQuiet(t *testing.T) {
	const me, other = 0, 1
	of := func(k game.EventKind, s game.Seat) game.Event { return game.Event{Kind: k, Seat: s} }
	began, end := of(nile.TurnBegan, game.Nobody), []game.Event{of(nile.Hunted, me), of(nile.Ate, me), of(nile.TurnBegan, game.Nobody), of(nile.Died, other)}
	for name, k := range map[string]struct {
		before []game.Event
		want   bool
	}{
		"new country":          {[]game.Event{began, of(nile.Moved, me), of(nile.Mapped, me)}, true},
		"a hippopotamus":       {[]game.Event{began, of(nile.DisasterStrikes, me), of(nile.Moved, me)}, false},
		"a drawn-out answer":   {[]game.Event{began, of(nile.Answered, me)}, false},
		"a people":             {[]game.Event{began, of(nile.Met, me)}, false},
		"a rival's misfortune": {[]game.Event{began, of(nile.DisasterStrikes, other), of(nile.Moved, me)}, true},
		"the month before":     {[]game.Event{of(nile.DisasterStrikes, me), began, of(nile.Moved, me)}, true},
	} {
		all := append(append([]game.Event{}, k.before...), end...)
		if got, want := drawn(all, len(end), me), map[bool]int{true: 1}[name == "new country"]; got != want {
			t.Errorf("%s: %d hexes drawn, want %d", name, got, want)
		}
		if got := quietMonth(all, len(end), me); got != k.want {
			t.Errorf("%s: quiet %v, want %v", name, got, k.want)
		}
	}
}

// Whose month brought new country and a summit is told of with both, as all may know it; else it was quiet besides.
func TestWhatWasFoundIsToldAtAMonthsEnd(t *testing.T) {
	const me = 0
	players := []nile.Player{{Name: "Ann"}, {Name: "Ben", Colour: 1, Specialty: 1}}
	table, err := game.NewTable(nile.Rules{}, nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: players}.Encode(), 1)
	if err != nil {
		t.Fatal(err)
	}
	of := func(k game.EventKind, args ...int32) game.Event {
		e := game.Event{Kind: k, Seat: me, At: 300}
		copy(e.Args[:], args)
		return e
	}
	end := []game.Event{of(nile.Ate), of(nile.TurnBegan)}
	for want, month := range map[string][]game.Event{ // in any order: each by itself
		"19,370":                {of(nile.TurnBegan), of(nile.Mapped), of(nile.PeakFound, 19370), of(nile.Mapped)},
		"; else a quiet month.": {of(nile.TurnBegan), of(nile.PeakFound, 19370), of(nile.TurnBegan), of(nile.Mapped)},
	} {
		all := append(month, end...)
		if got := quietLine(table.Position().(*nile.Position).View(game.Nobody), all, len(end), me); !strings.Contains(got, want) {
			t.Errorf("%q is told, want %q in it", got, want)
		}
	}
}
