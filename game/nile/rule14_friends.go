package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// 14.6 to 14.8: what friendship is worth on the way. [T]

const (
	wordReach   = 3  // hexes over which peoples have heard of a friend of the explorer's
	wordCarries = 2  // and what that adds to S (13)
	emptyHands  = 2  // what it takes off S to come with nothing to give
	handsFull   = 10 // one gift for so many of a people, and begun ones, is what they look for
	rumourReach = 2  // hexes round new friends in which they know of what is looked for
)

// friendsWord reports whether another people, friendly to a seat's explorer and
// near enough for its word to have come, speaks for him before a people (14.7).
func (p *Position) friendsWord(s game.Seat, before *tribe) bool {
	if !p.byRepute() {
		return false
	}
	for i := range p.tribes {
		t := &p.tribes[i]
		if t != before && t.At != hexmap.None && t.Strength > 0 && t.Friend&bitOf(s) != 0 && p.chart.Distance(t.At, before.At) <= wordReach {
			return true
		}
	}
	return false
}

// emptyHanded reports whether a party carries fewer gifts than a people looks for in
// who comes as a friend: those who bring nothing have come to take (14.9).
func (p *Position) emptyHanded(t *tribe, e *expedition) bool {
	return p.byRepute() && e.Have[Gifts]*handsFull < int32(t.Strength)
}

// shownTheWay reports whether a hex is next to friends of a seat's explorer: they
// know their country, so that nobody loses the way into it, and what is new there
// takes no longer than what is known (14.6). Where a guide always finds the way
// friends lend a pathfinder instead (P).
func (p *Position) shownTheWay(s game.Seat, to hexmap.ID) bool {
	return p.edition[edition.Wayfinding] == edition.Always && p.friendsNear(s, to)
}

// rumours: new friends tell of what they have heard. Discovery counters near
// them are turned face up, where they lie (14.8).
func (p *Position) rumours(s game.Seat, a *game.Act) {
	at := p.met(s).At
	for i := range p.hexes {
		id := hexmap.ID(i)
		if p.hexes[i].Counter == Facedown && p.chart.Distance(at, id) <= rumourReach {
			p.faceUp(s, id, true, a)
		}
	}
}
