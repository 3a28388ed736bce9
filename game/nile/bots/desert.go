package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// Deserts (5.444): a party that can carry water enough goes through those it
// can see across.

const (
	acrossSand  = 2    // hexes from the last water, no farther
	intoSand    = 15   // half days a step into a dry hex costs besides: filling up, and what is left behind
	sandAhead   = 0.25 // the chance of desert above which one fills up if there is room
	drinkToo    = 1.4  // of what a month takes must be able to be carried: the rest is food
	sandAMonth  = 2    // hexes
	leastStores = 1    // months of food that are not left behind for water
)

// sands are the mapped dry hexes that lie so near to water that a party with
// water may go through them.
func (l *land) sands() []bool {
	out := make([]bool, len(l.new))
	edge := []hexmap.ID{}
	for i := range out {
		id := hexmap.ID(i)
		if l.terrain[i] != hexmap.Desert || !l.v.Dry(id) {
			continue
		}
		for _, n := range l.afoot[i] {
			if l.terrain[n] != hexmap.Blank && !l.v.Dry(n) {
				out[i] = true
				edge = append(edge, id)
				break
			}
		}
	}
	for range acrossSand - 1 {
		var next []hexmap.ID
		for _, at := range edge {
			for _, n := range l.afoot[at] {
				if l.terrain[n] == hexmap.Desert && l.v.Dry(n) && !out[n] {
					out[n] = true
					next = append(next, n)
				}
			}
		}
		edge = next
	}
	return out
}

// carriesWater reports whether a party can carry a month's water and food.
func carriesWater(sh *nile.Sheet, mode nile.Mode) bool {
	load := sh.Load[mode]
	return load.Able && float64(load.Capability) >= drinkToo*float64(sh.Thirst)
}

// fill takes water before a desert on the way, and makes room for it by
// hiding what is needed less; before land that may be desert, where there is
// room.
func (b *traveller) fill(v nile.View, sh *nile.Sheet, cs []game.Choice) (game.Command, bool) {
	if len(b.course.way) == 0 || v.Dry(sh.At) && !v.Hex(sh.At).Oasis {
		return game.Command{}, false
	}
	c, ok := find(cs, nile.FillWater)
	if !ok {
		c = &game.Choice{} // the load is full
	}
	dry := 0
	for dry < len(b.course.way) && v.Terrain(b.course.way[dry]) == hexmap.Desert && v.Dry(b.course.way[dry]) {
		dry++
	}
	if dry == 0 {
		next := b.course.way[0]
		perhaps := v.Terrain(next) == hexmap.Blank && b.course.sand >= sandAhead
		if perhaps && sh.Have[nile.Water] < sh.Thirst && int(c.Max) >= sh.Thirst {
			return c.Command(sh.Thirst), true
		}
		return game.Command{}, false
	}
	want := sh.Thirst * (1 + dry/sandAMonth)
	if sh.Have[nile.Water] >= want {
		return game.Command{}, false
	}
	short := want - int(c.Max)
	if short <= 0 {
		return c.Command(want), true
	}
	if cmd, ok := stow(cs, sh, short); ok {
		b.buried = sh.At
		return cmd, true
	}
	if int(c.Max) >= sh.Thirst && int(c.Max) > sh.Have[nile.Water] {
		return c.Command(int(c.Max)), true
	}
	return game.Command{}, false
}

// stow hides gifts, and rations above a month's, to make room.
func stow(cs []game.Choice, sh *nile.Sheet, short int) (game.Command, bool) {
	for _, item := range [2]nile.Item{nile.Gifts, nile.Rations} {
		spare := sh.Have[item]
		if item == nile.Rations {
			spare -= leastStores * sh.People
		}
		if spare <= 0 {
			continue
		}
		for i := range cs {
			if c := &cs[i]; c.Kind == nile.Cache && c.Item == int16(item) {
				return c.Command(min(spare, short, int(c.Max))), true
			}
		}
	}
	return game.Command{}, false
}
