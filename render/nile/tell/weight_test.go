package tell_test

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
)

// Of each player the two things that weigh most are told, in their order; nobody's news does not
// crowd out anybody's.
func TestTwoThingsAreToldOfEach(t *testing.T) {
	of := func(own bool, colour uint8, weight int, text string) tell.SinceLine {
		return tell.SinceLine{Own: own, Colour: colour, Weight: weight, Line: tell.Line{Text: text}}
	}
	lines := []tell.SinceLine{
		of(true, 1, 2, "a"), of(true, 1, 9, "b"), of(false, 3, 0, "c"), of(true, 2, 0, "d"), of(true, 1, 5, "e"), of(false, 1, 0, "f"), of(false, 0, 1, "g"), of(true, 2, 0, "h"), of(true, 2, 0, "i"),
	}
	out, left := tell.HeaviestEach(lines, 2)
	got := ""
	for _, l := range out {
		got += l.Line.Text
	}
	if got != "bcdegh" || left != 3 {
		t.Errorf("got %q and %d left out, want bcdegh and 3", got, left)
	}
}

// Who lost his expedition is told with the battle that lost it, though other things weigh more than
// a battle; a battle elsewhere is not.
func TestACauseIsToldWithWhatCameOfIt(t *testing.T) {
	of := func(k game.EventKind, at hexmap.ID, text string) tell.SinceLine {
		return tell.SinceLine{Own: true, Kind: k, Weight: tell.Weights[k], Line: tell.Line{Text: text, At: at}}
	}
	for _, c := range []struct {
		at   hexmap.ID // of the battle
		want string
	}{{7, "battle lost"}, {8, "peak lost"}} {
		out, _ := tell.HeaviestEach([]tell.SinceLine{
			of(nile.PeakFound, 7, "peak"), of(nile.BattleJoined, c.at, "battle"), of(nile.Defeated, 7, "lost"),
		}, 2)
		if got := out[0].Line.Text + " " + out[1].Line.Text; got != c.want {
			t.Errorf("a battle at %d: got %q, want %q", c.at, got, c.want)
		}
	}
}
