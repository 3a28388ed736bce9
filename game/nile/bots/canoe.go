package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// Canoes: quick on rivers, useless away from them.

// A canoe party: a full crew for one canoe, and what it carries besides.
const (
	paddlers      = 8
	canoeAskaris  = 6
	canoeRations  = 55
	canoeGifts    = 20
	canoeLoad     = 300
	aPerson       = 15
	leaveTheRiver = 1.15 // how much better the way on foot must be
)

// crewFor is the outfit of a canoe party for a purse; ok is false when it buys
// none.
func crewFor(purse int) (want [nile.Items]int, ok bool) {
	left := purse
	take := func(i nile.Item, n int) {
		n = max(0, min(n, left/nile.Price(i)))
		want[i] += n
		left -= n * nile.Price(i)
	}
	take(nile.Canoes, 1)
	take(nile.Bearers, paddlers)
	take(nile.Muskets, 1)
	take(nile.Guides, 1)
	take(nile.Askaris, canoeAskaris)
	people := 1 + want[nile.Bearers] + want[nile.Guides] + want[nile.Askaris]
	room := min(canoeLoad-aPerson*people, 10*want[nile.Bearers]) - want[nile.Muskets]
	take(nile.Rations, min(room, canoeRations))
	take(nile.Gifts, min(room-want[nile.Rations], canoeGifts))
	return want, want[nile.Bearers] == paddlers && want[nile.Askaris] > 1
}

// byWater is the half days of a step by canoe before what is new about the hex
// is counted: 0 for an ordinary one, never where canoes do not go. Downstream
// into unknown land a sober explorer does not paddle: there may be falls.
func (g *gait) byWater(l *land, from, to hexmap.ID) int16 {
	switch {
	case !l.v.Waterway(from, to), l.new[to] && l.course(from, to) == downstream:
		return never
	case l.terrain[to].Swampy() && !(l.v.Map().Cells[from].Coast && l.v.Map().Cells[to].Coast):
		return g.swamp
	case l.v.Cataract(from, to):
		return g.portage
	}
	return 0
}

// ashore leaves the canoe, and what the bearers cannot carry, when the way on
// foot is better than by water. That is thought over once a month.
func (b *steady) ashore(v nile.View, sh *nile.Sheet, cs []game.Choice, water *plan) (game.Command, bool) {
	if sh.Mode != nile.ByCanoe || sh.Left < sh.Allowance || v.Terrain(sh.At) == hexmap.Lake {
		return game.Command{}, false
	}
	land := b.plan(v, sh, nile.OnFoot)
	if land.rate <= leaveTheRiver*water.rate || water.aim == hexmap.None && land.aim == hexmap.None {
		return game.Command{}, false
	}
	return b.beach(cs)
}

// beach hides the canoes, or leaves them, and goes on on foot.
func (b *steady) beach(cs []game.Choice) (game.Command, bool) {
	for _, k := range [2]game.Kind{nile.Cache, nile.Drop} {
		for i := range cs {
			if cs[i].Kind == k && cs[i].Item == int16(nile.Canoes) {
				return cs[i].Command(int(cs[i].Max)), true
			}
		}
	}
	for i := range cs {
		if cs[i].Kind == nile.ChangeMode && cs[i].Target == int32(nile.OnFoot) {
			return cs[i].Command(0), true
		}
	}
	return game.Command{}, false
}
