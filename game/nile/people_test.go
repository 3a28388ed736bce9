package nile

import (
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// A hamlet is a scene with a people some hexes from the only port, in a hex
// that nobody has published but the explorer knows. His party stands one hex
// nearer to the port.
type hamlet struct {
	*stage
	at hexmap.ID // where they live
	t  *tribe
	e  *expedition
}

// porters carry what the parties of these tests have.
const porters = 10

// newHamlet makes one in veldt.
func newHamlet(t *testing.T, distance, strength int, k deck.Specialty, have map[Item]int32) *hamlet {
	t.Helper()
	m := board(strings.Repeat("v", distance+2))
	addPort(m, "Lagos", 0)
	g := scene(t, m, k, deck.Botanist)
	h := &hamlet{stage: g, at: hexmap.ID(distance)}
	g.p.hexes[h.at].Printed = false
	h.t = g.people(h.at, strength)
	h.e = g.party(0, h.at-1, OnFoot, have)
	if h.e.Have[Bearers] == 0 {
		h.e.Have[Bearers] = porters
	}
	g.p.players[0].Known.add(h.at)
	return h
}

// people settles a people in a hex. Only the last one's pointer is good.
func (g *stage) people(at hexmap.ID, strength int) *tribe {
	g.p.tribes = append(g.p.tribes, tribe{At: at, Strength: int16(strength), First: int16(strength)})
	g.p.hexes[at].Tribe = int16(len(g.p.tribes))
	return &g.p.tribes[len(g.p.tribes)-1]
}

// men is what a party has that fights: askaris and the explorer's musket.
func men(askaris int32) map[Item]int32 {
	return map[Item]int32{Bearers: porters, Askaris: askaris, Muskets: 1, Rations: 99}
}

// meet has the party enter the hex.
func (h *hamlet) meet() []game.Event { h.Helper(); return h.to(h.at) }

// sum prescribes dice that come to a sum.
func (g *stage) sum(name string, dice, sum int) *stage {
	for ; dice > 0; dice-- {
		face := max(1, min(6, sum-(dice-1)))
		g.die(name, face)
		sum -= face
	}
	return g
}

// step checks what is being done now.
func (g *stage) step(what string, k Phase) {
	g.Helper()
	if got := g.p.top().Kind; got != k {
		g.Fatalf("%s: step %d, want %d", what, got, k)
	}
}

// neutral meets the people and finds them neutral.
func (h *hamlet) neutral(policy int) {
	h.Helper()
	h.meet()
	h.sum("13 attitude", 3, 3).do(Policy, int32(policy), 0, 0)
	h.step("neutral", Parleying)
}

// fights meets the people and comes to blows with them.
func (h *hamlet) fights(policy int, charge bool) []game.Event {
	h.Helper()
	h.meet()
	h.sum("13 attitude", 3, 18)
	if charge {
		h.die("13 attack", 6, 6)
	} else {
		h.die("13 attack", 1, 1)
	}
	events := h.do(Policy, int32(policy), 0, 0)
	h.step("hostile", Fighting)
	return events
}

// friends makes the people friends of the explorer of seat 0, and visits them.
func (h *hamlet) friends() {
	h.Helper()
	h.t.Friend |= bitOf(0)
	h.meet()
	h.step("among friends", Trading)
}

// month lets the other player, in Europe, do nothing for a turn.
func (h *hamlet) month() {
	h.Helper()
	if h.p.top() == (step{Publishing, 1}) {
		h.do(EndPublishing, 0, 0, 0)
	}
	h.do(Wait, 0, 0, 0)
}
