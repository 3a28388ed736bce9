package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// steady plays soberly: it outfits for a known number of months, goes inland
// where most land is blank, turns back while there is food for the way, and
// publishes all it has.
type steady struct {
	rng    *game.Random
	homing bool // on the way back
}

// Choose takes the next sober step.
func (b *steady) Choose(v nile.View, cs []game.Choice) game.Command {
	switch v.Phase() {
	case nile.PlacingCounters:
		return must(cs, nile.PlaceAll)
	case nile.ChoosingPort:
		return b.port(v, cs, nile.ChoosePort)
	case nile.Outfitting:
		return b.outfit(v, cs)
	case nile.ChoosingPace:
		return b.pace(v, cs)
	case nile.Travelling:
		return b.travel(v, cs)
	case nile.Publishing:
		if c, ok := find(cs, nile.PublishAll); ok {
			return c.Command(0)
		}
		return must(cs, nile.EndPublishing)
	case nile.InEurope:
		return b.port(v, cs, nile.Outfit)
	case nile.FacingMutiny, nile.HearingOfIvory, nile.LosingNotes:
		return b.mishap(v, cs)
	case nile.MeetingPeople, nile.Parleying, nile.Trading, nile.Fighting, nile.TakingPrisoners, nile.AtVillage, nile.InCaptivity:
		return b.meet(v, cs)
	}
	return b.rng.Choose(cs) // a successor: any specialty will do
}

func find(cs []game.Choice, k game.Kind) (*game.Choice, bool) {
	for i := range cs {
		if cs[i].Kind == k {
			return &cs[i], true
		}
	}
	return nil, false
}

func must(cs []game.Choice, k game.Kind) game.Command {
	c, ok := find(cs, k)
	if !ok {
		return cs[0].Command(int(cs[0].Min))
	}
	return c.Command(int(c.Min))
}

// port picks, by chance among the better ones, a port with blank land near.
func (b *steady) port(v nile.View, cs []game.Choice, k game.Kind) game.Command {
	var best []*game.Choice
	least := 1 << 30
	for i := range cs {
		c := &cs[i]
		if c.Kind != k {
			continue
		}
		at := v.Map().Ports[c.Target].At
		way := newWays(v, at, nile.OnFoot).frontier()
		if way.total < 0 {
			continue
		}
		if way.total < least-1 {
			least, best = way.total, best[:0]
		}
		if way.total <= least+1 {
			best = append(best, c)
		}
		least = min(least, way.total)
	}
	if len(best) == 0 {
		return b.rng.Choose(cs)
	}
	return best[b.rng.IntN(len(best))].Command(0)
}

// outfit buys a party, one item a call, then sails: pack horses where they are
// sold, else bearers; a guide, a musket, and rations for all that can be carried.
func (b *steady) outfit(v nile.View, cs []game.Choice) game.Command {
	b.homing = false
	sh, _ := v.Sheet(v.Seat())
	want := wanted(sh.Purse, v.Sold(nile.Horses, sh.Port))
	for i := range cs {
		c := &cs[i]
		if c.Kind != nile.Buy {
			continue
		}
		n := min(want[c.Item], int(c.Max))
		if sh.Have[c.Item] != n {
			return c.Command(n)
		}
	}
	return must(cs, nile.Sail)
}

// wanted is the outfit for a purse: hunters enough to feed the party most
// turns, gifts for the peoples on the way, and rations for the bad days.
func wanted(purse int, horses bool) (want [nile.Items]int) {
	left := purse
	take := func(i nile.Item, most, dollars int) {
		n := max(0, min(most, min(left, dollars)/nile.Price(i)))
		want[i] += n
		left -= n * nile.Price(i)
	}
	take(nile.Muskets, 1, left)
	take(nile.Askaris, 10, left*35/100)
	take(nile.Guides, 1, left/3)
	bearers, beasts := 12, 0
	if horses {
		bearers, beasts = 6, 4
	}
	take(nile.Bearers, bearers, left/2)
	take(nile.Horses, min(beasts, 3*want[nile.Bearers]), left/2)
	room := 10*want[nile.Bearers] + 10*want[nile.Horses] - want[nile.Muskets]
	take(nile.Gifts, room/3, left/2)
	take(nile.Rations, room-want[nile.Gifts], left)
	return want
}

// pace: in haste through known country, else as the ground allows.
func (b *steady) pace(v nile.View, cs []game.Choice) game.Command {
	sh, _ := v.Sheet(v.Seat())
	level := nile.Normal
	switch t := v.Terrain(sh.At); {
	case b.homing, t == hexmap.Veldt, t == hexmap.Desert:
		level = nile.Reckless
	}
	if sh.Sick {
		level = nile.Normal
	}
	for i := range cs {
		if cs[i].Kind == nile.SetPace && cs[i].Target == int32(level) {
			return cs[i].Command(0)
		}
	}
	return must(cs, nile.SetPace)
}
