package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/play"
)

// What an Event brought upon a player stays on its page for a while before the next comes by itself; computer
// players are not waited for.
func TestAPageThatStruckLingers(t *testing.T) {
	for _, machine := range []bool{false, true} {
		d := &play.Doing{Machine: machine, Events: []game.Event{{Kind: heart.Walked}, {Kind: heart.Changed}, {Kind: heart.EventDrawn}, {Kind: heart.Rolled}, {Kind: heart.Changed}, {Kind: heart.Met}}}
		takes := map[int]float64{}
		for _, b := range beats(d) {
			if b.Kind == play.SeenBeat {
				takes[b.Event] = b.Takes
			}
		}
		if got := takes[4] >= lingers; got == machine {
			t.Errorf("computer player %v: what came of the Event stays for %g seconds", machine, takes[4])
		}
		if takes[1] >= lingers {
			t.Errorf("a step stays for %g seconds", takes[1])
		}
	}
}
