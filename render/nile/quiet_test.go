package nile

import (
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
