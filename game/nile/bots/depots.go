package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// Depots (17): food buried where the known country ends, for whoever comes
// back from it with nothing; and the canoes that wait by a river.

const (
	depotFood  = 12 // rations: a year for one man, half a month for a party
	depotApart = 5  // hexes between two depots
	mostDepots = 6  // of the eight caches there may be
	depotFrom  = 3  // months of food a party has that can spare some
	digBelow   = 2  // months of food below which one digs
)

// depot lays or opens a depot; it reports false when there is nothing to do.
func (b *traveller) depot(v nile.View, sh *nile.Sheet, cs []game.Choice) (game.Command, bool) {
	if b.buried != sh.At {
		b.buried = hexmap.None
		if cmd, ok := dig(sh, cs); ok {
			return cmd, true
		}
	}
	if cmd, ok := b.embark(v, sh, cs); ok {
		return cmd, true
	}
	return b.lay(v, sh, cs)
}

// dig takes food out of a cache where it is short.
func dig(sh *nile.Sheet, cs []game.Choice) (game.Command, bool) {
	room := sh.Load[sh.Mode].Capability - sh.Load[sh.Mode].Cost
	if sh.Have[nile.Rations] >= digBelow*sh.People || room <= 0 {
		return game.Command{}, false
	}
	for _, item := range [2]nile.Item{nile.Rations, nile.Muskets} {
		for i := range cs {
			c := &cs[i]
			if c.Kind != nile.Take || c.Item != int16(item) || item == nile.Muskets && sh.Have[nile.Muskets] > 0 {
				continue
			}
			n := min(room, int(c.Max))
			if item == nile.Muskets {
				n = 1
			}
			return c.Command(n), true
		}
	}
	if c, ok := find(cs, nile.OpenCache); ok {
		return c.Command(0), true
	}
	return game.Command{}, false
}

// lay buries food where a party leaves the country it knows and means to come
// back the same way.
func (b *traveller) lay(v nile.View, sh *nile.Sheet, cs []game.Choice) (game.Command, bool) {
	q := &b.course
	if len(q.way) == 0 || !q.new || b.bound != anyShore || v.Map().Cells[sh.At].Port != hexmap.NoPort || sh.Have[nile.Rations] < depotFrom*sh.People+depotFood {
		return game.Command{}, false
	}
	laid := 0
	for _, c := range v.Caches() {
		if c.Orphan || c.Owner != v.Seat() {
			continue
		}
		if laid++; v.Map().Distance(c.At, sh.At) < depotApart {
			return game.Command{}, false
		}
	}
	if laid >= mostDepots {
		return game.Command{}, false
	}
	for i := range cs {
		if c := &cs[i]; c.Kind == nile.Cache && c.Item == int16(nile.Rations) {
			b.buried = sh.At
			return c.Command(min(depotFood, int(c.Max))), true
		}
	}
	return game.Command{}, false
}

// stores are the caches of a seat with food in them.
func stores(v nile.View) (out []hexmap.ID) {
	for _, c := range v.Caches() {
		if c.Owner == v.Seat() && !c.Orphan && c.Have[nile.Rations] > 0 {
			out = append(out, c.At)
		}
	}
	return out
}

// embark takes up a canoe hidden here where the way by water is better. That
// is thought over once a month; a party that has looked for it goes on with it.
func (b *traveller) embark(v nile.View, sh *nile.Sheet, cs []game.Choice) (game.Command, bool) {
	if sh.Mode != nile.OnFoot || b.switched == v.Turn()+1 || sh.Have[nile.Horses]+sh.Have[nile.Camels] > 0 {
		return game.Command{}, false
	}
	if c, ok := aboard(cs); ok && sh.Left == sh.Allowance && exceeds(b.plan(v, sh, nile.ByCanoe).rate, b.course.rate) {
		b.course, b.switched = plan{}, v.Turn()+1
		return c.Command(0), true
	}
	here := hidden(v, sh.At)
	if here == 0 || sh.Have[nile.Canoes] > 0 {
		b.boarding = false
		return game.Command{}, false
	}
	if !b.boarding {
		afloat := *sh
		afloat.Have[nile.Canoes] = here
		afloat.Mode = nile.ByCanoe
		goods := sh.Have[nile.Rations] + sh.Have[nile.Gifts] + sh.Have[nile.Muskets] + sh.Have[nile.Water]
		if sh.Left < sh.Allowance || sh.Have[nile.Bearers] < leastCrew*here || aPerson*sh.People+goods > canoeLoad*here {
			return game.Command{}, false
		}
		if !exceeds(b.plan(v, &afloat, nile.ByCanoe).rate, leaveTheRiver*b.course.rate) {
			return game.Command{}, false
		}
		b.boarding, b.switched = true, 0
	}
	for i := range cs {
		if c := &cs[i]; c.Kind == nile.Take && c.Item == int16(nile.Canoes) {
			return c.Command(int(c.Max)), true
		}
	}
	if c, ok := find(cs, nile.OpenCache); ok {
		return c.Command(0), true
	}
	return game.Command{}, false
}

// aboard is the choice to go on by canoe.
func aboard(cs []game.Choice) (*game.Choice, bool) {
	for i := range cs {
		if cs[i].Kind == nile.ChangeMode && cs[i].Target == int32(nile.ByCanoe) {
			return &cs[i], true
		}
	}
	return nil, false
}

// leastCrew is the bearers one wants in a canoe.
const leastCrew = 4

// hidden is how many canoes a seat has in its cache in a hex.
func hidden(v nile.View, at hexmap.ID) int {
	for _, c := range v.Caches() {
		if c.At == at && c.Owner == v.Seat() && !c.Orphan {
			return c.Have[nile.Canoes]
		}
	}
	return 0
}
