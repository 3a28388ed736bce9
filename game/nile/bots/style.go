package bots

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// style is how an expedition is fitted out, and sets off.
type style uint8

// The styles.
const (
	walking  style = iota // on foot with bearers, and pack horses where they are sold
	paddling              // by canoe
	riding                // everybody on a horse or a camel
	marching              // on foot, with many guns and few mouths besides: the hunters feed it for years
	styles
)

// kit is what one reckons with before a party of a style has been bought.
type kit struct {
	sheet nile.Sheet
	mode  nile.Mode
	lasts float64 // months of food
	trust float64 // how far the ways it promises are to be trusted
}

var kits = [styles]kit{
	walking: {nile.Sheet{Have: [nile.Items]int{nile.Guides: 2, nile.Askaris: 10, nile.Muskets: 1, nile.Rations: 1}}, nile.OnFoot, 24, 1},
	paddling: {nile.Sheet{Have: [nile.Items]int{
		nile.Guides: 1, nile.Askaris: canoeAskaris, nile.Bearers: paddlers, nile.Canoes: 1, nile.Muskets: 1, nile.Rations: canoeRations,
	}}, nile.ByCanoe, 24, doubts},
	riding:   {nile.Sheet{Have: [nile.Items]int{nile.Guides: 1, nile.Askaris: 6, nile.Muskets: 1, nile.Rations: 1}}, nile.Mounted, 24, 0.6},
	marching: {nile.Sheet{Have: [nile.Items]int{nile.Guides: 3, nile.Askaris: 16, nile.Muskets: 1, nile.Rations: 1}}, nile.OnFoot, 50, 1},
}

// doubts are what a river may have in store that a canoe cannot pass.
const doubts = 0.88

// mounts are the animals to ride that a port sells; ok is false for none.
func mounts(v nile.View, port hexmap.PortID) (i nile.Item, ok bool) {
	for _, i := range [2]nile.Item{nile.Horses, nile.Camels} {
		if v.Sold(i, port) {
			return i, true
		}
	}
	return 0, false
}

// gait is how a party of a style would go from a port.
func (s style) gait(v nile.View, port hexmap.PortID) gait {
	k := &kits[s]
	g := newGait(v, &k.sheet, k.mode, s == marching)
	g.desert = s == walking
	if s == riding {
		i, _ := mounts(v, port)
		g.horses, g.camels = i == nile.Horses, i == nile.Camels
		g.desert = g.camels
	}
	return g
}

// outfit is the party of a style that a purse buys in a port; ok is false
// when it does not buy one worth the name.
func (s style) outfit(v nile.View, purse int, port hexmap.PortID) (want [nile.Items]int, mode nile.Mode, ok bool) {
	switch s {
	case paddling:
		want, ok = crewFor(purse)
	case riding:
		if i, sold := mounts(v, port); sold {
			want, ok = ridersFor(purse, i)
		}
	case marching:
		want, ok = columnFor(purse)
	default:
		want, ok = outfitFor(purse, v.Sold(nile.Horses, port)), true
	}
	return want, kits[s].mode, ok
}

// A marching column.
const (
	columnGuides  = 3
	columnBearers = 8
	mostColumn    = 16 // askaris
	leastColumn   = 10
)

// columnFor is the outfit for a journey across Africa: the hunters feed
// themselves and few others, and nothing in the load is needed in most months.
func columnFor(purse int) (want [nile.Items]int, ok bool) {
	left := purse
	take := func(i nile.Item, n, dollars int) {
		n = max(0, min(n, dollars/nile.Price(i)))
		want[i] += n
		left -= n * nile.Price(i)
	}
	take(nile.Muskets, 1, left)
	take(nile.Guides, columnGuides, left)
	take(nile.Bearers, columnBearers, left)
	take(nile.Askaris, mostColumn, left-forStores)
	room := 10*want[nile.Bearers] - want[nile.Muskets]
	take(nile.Gifts, room/4, left)
	take(nile.Rations, room-want[nile.Gifts], left)
	return want, want[nile.Guides] == columnGuides && want[nile.Askaris] >= leastColumn
}
