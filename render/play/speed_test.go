package play

import (
	"testing"

	"sourceofthenile/game"
)

// What computer players do is shown at the speed that is set, without the pages that
// are for whoever chose, and not at all where all is to be done with at once.
func TestTheSpeedOfComputerPlayers(t *testing.T) {
	d := &Doing{Events: make([]game.Event, 2)}
	list := []Beat{{Kind: CardBeat, Takes: 1}, {Kind: LineBeat, Event: 1}, {Kind: PageBeat, Event: 2}, {Kind: AskBeat, Event: 2}}
	took := map[Speed]float64{}
	for s := range Speeds {
		p := &Play{Speed: s}
		for _, b := range p.paced(list, d) {
			took[s] += b.Takes
			if b.Kind == PageBeat || b.Kind == AskBeat {
				t.Errorf("speed %d: a page", s)
			}
		}
	}
	if took[AllAtOnce] != 0 || took[Quickly] <= 0 || took[Quickly] >= took[Briskly] || took[Briskly] >= took[Calmly] {
		t.Errorf("by speed it takes %v, want none all at once, and quickly less than briskly less than calmly", took)
	}
	p := &Play{}
	if all := p.paced(nil, &Doing{Events: make([]game.Event, 1)}); len(all) != 1 || all[0].Takes != leastShown {
		t.Errorf("a doing without beats: %+v", all)
	}
	if all := p.paced(list, &Doing{Events: d.Events, Slight: true}); all != nil {
		t.Errorf("a slight one: %+v", all)
	}
}
