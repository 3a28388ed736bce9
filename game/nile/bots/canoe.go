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
	leftForIt     = 35   // items a party leaves behind to take its canoe along
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
// into unknown land there may be falls: the chance of them weighs.
func (g *gait) byWater(l *land, from, to hexmap.ID) int16 {
	switch {
	case !l.v.Waterway(from, to):
		return never
	case l.terrain[to].Swampy() && !(l.v.Map().Cells[from].Coast && l.v.Map().Cells[to].Coast):
		return g.swamp
	case l.v.Cataract(from, to):
		return g.portage
	case l.new[to] && l.course(from, to) == downstream:
		return int16(min(never-1, g.falls*l.fallsAhead(to)+rounding))
	}
	return 0
}

// halfDaysAPoint is what a point at stake weighs.
const halfDaysAPoint = detour

// drowning is the chance that falls met unawares take all canoes (9.28).
func drowning(canoes int) float64 {
	odds := [...]float64{0, 3, 2, 1}
	if canoes >= len(odds) {
		return 0
	}
	return odds[canoes] / 6
}

// fallsAhead is the chance that a cataract lies in a hex the explorer does not
// know: by its likely terrain; others may have mapped it.
func (l *land) fallsAhead(to hexmap.ID) float64 {
	if !l.blank(to) {
		if l.v.Hex(to).Cataract != hexmap.NoDir {
			return 1
		}
		return 0
	}
	p, odds := 0.0, &l.odds.Cataract
	for t, q := range l.guesses[to].terrain {
		p += q * odds[t]
	}
	return p
}

// mostDrowning is the chance of drowning above which a party does not go on.
const mostDrowning = 0.2

// dares reports whether a party takes the risk of a step, by the odds shown.
func dares(v nile.View, c *game.Choice) bool {
	if c.Risk != nile.RiskFalls {
		return true
	}
	f, lost := v.Preview(*c).Falls, 0
	for _, face := range f.Faces {
		if face.Drowned {
			lost++
		}
	}
	return f.Cataract.Float()*float64(lost)/6 <= mostDrowning
}

// ashore leaves the canoe, and what the bearers cannot carry, when the way on
// foot is better than by water. That is thought over once a month.
func (b *traveller) ashore(v nile.View, sh *nile.Sheet, cs []game.Choice, water *plan) (game.Command, bool) {
	if sh.Mode != nile.ByCanoe || sh.Left < sh.Allowance || v.Terrain(sh.At) == hexmap.Lake {
		return game.Command{}, false
	}
	land := b.plan(v, sh, nile.OnFoot)
	if !exceeds(land.rate, leaveTheRiver*water.rate) || water.aim == hexmap.None && land.aim == hexmap.None {
		return game.Command{}, false
	}
	return b.beach(sh, cs)
}

// beach goes on on foot. The canoes go with the party if its bearers can carry
// them, to be used again on the next river; else they are hidden, or left.
func (b *traveller) beach(sh *nile.Sheet, cs []game.Choice) (game.Command, bool) {
	if cmd, ok := walkOn(cs); ok {
		return cmd, true
	}
	if over := sh.Load[nile.OnFoot].Cost - sh.Load[nile.OnFoot].Capability; sh.Load[nile.OnFoot].Able && over <= leftForIt {
		if cmd, ok := stow(cs, sh, over); ok {
			b.buried = sh.At
			return cmd, true
		}
	}
	for _, k := range [2]game.Kind{nile.Cache, nile.Drop} {
		for i := range cs {
			if cs[i].Kind == k && cs[i].Item == int16(nile.Canoes) {
				return cs[i].Command(int(cs[i].Max)), true
			}
		}
	}
	return game.Command{}, false
}
