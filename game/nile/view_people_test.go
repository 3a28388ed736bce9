package nile

import (
	"math"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
)

// What a people's page foretells is what the meeting then offers, policy by
// policy; and without a party it leaves out what only a party shows.
func TestRule13_TheWelcomeForetoldIsTheOneOffered(t *testing.T) {
	for _, guides := range []int32{0, 1} {
		for _, askaris := range []int32{0, 6} {
			have := men(askaris)
			have[Guides] = guides
			h := newHamlet(t, 5, 24, deck.Explorer, have)
			h.t.Attitude, h.t.To[0] = -1, 2
			h.meet()
			all := h.p.View(0).Welcome(h.t.At)
			same(t, "policies", len(all), 5)
			for _, w := range all {
				odds := h.p.View(0).PolicyOdds(w.Policy)
				same(t, "S", w.S, odds.S)
				same(t, "allowed", w.Allowed, odds.Allowed)
				same(t, "terms", len(w.Terms), len(odds.Terms))
				if p := float64(w.Hostile.Num) / float64(w.Hostile.Den); math.Abs(p-(1-odds.Neutral)) > 1e-12 {
					t.Errorf("policy %d: hostile %v foretold, %v offered", w.Policy, p, 1-odds.Neutral)
				}
			}
			h.p.players[0].Where = inEurope
			for _, w := range h.p.View(0).Welcome(h.t.At) {
				want := h.p.chart.PortDistance(h.t.At) + w.Policy - 1 + 2
				same(t, "S without a party", w.S, want)
				same(t, "allowed without a party", w.Allowed, true)
			}
		}
	}
	h := newHamlet(t, 5, 24, deck.Explorer, men(1))
	if w := h.p.View(game.Nobody).Welcome(h.t.At); w != nil {
		t.Errorf("nobody is welcome: %v", w)
	}
	for i, want := range map[Item]int{Horses: 0, Rations: 3, Guides: 10} { // in any order: each by itself
		if price, ok := h.p.View(0).Offers(i, h.t.At); price != want || ok != (want > 0) {
			t.Errorf("%s for %d gifts: %v; horses are never to be had, rations and guides always; want %d, %v", i.Name(), price, ok, want, (want > 0))
		}
	}
}
