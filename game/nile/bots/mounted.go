package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// Mounts (5.42): twice as fast through unknown country, as long as they live.

// A mounted party.
const (
	mostRiders  = 9   // askaris
	leastRiders = 4   // with fewer one goes on foot
	forStores   = 70  // dollars
	rich        = 400 // dollars a second bearer, and his three animals, take
)

// ridersFor is the outfit of a mounted party: everybody rides, and a bearer or
// two lead pack animals.
func ridersFor(purse int, mount nile.Item) (want [nile.Items]int, ok bool) {
	left := purse
	take := func(i nile.Item, n int) {
		n = max(0, min(n, left/nile.Price(i)))
		want[i] += n
		left -= n * nile.Price(i)
	}
	beast, pack := nile.Price(mount), 1
	take(nile.Muskets, 1)
	take(nile.Guides, 1)
	take(nile.Bearers, 1)
	take(mount, 3+pack) // for these two and the explorer
	rider := beast + nile.Price(nile.Askaris)
	riders := min(mostRiders, (left-forStores)/rider)
	if riders < leastRiders {
		return want, false
	}
	take(nile.Askaris, riders)
	take(mount, riders)
	if left > rich {
		take(nile.Bearers, 1)
		take(mount, 3)
		pack += 2
	}
	people := 1 + want[nile.Guides] + want[nile.Bearers] + want[nile.Askaris]
	room := 5*people + 20*pack - want[nile.Muskets]
	take(nile.Gifts, room/4)
	take(nile.Rations, room-want[nile.Gifts])
	return want, true
}

// remount makes the best of it when there are more people than animals to
// ride: one or two too many are paid off, bearers first; otherwise all walk.
func remount(sh *nile.Sheet, cs []game.Choice) (game.Command, bool) {
	short := sh.People - sh.Have[nile.Horses] - sh.Have[nile.Camels]
	if sh.Have[nile.Canoes] == 0 && short > 0 && short <= paidOff {
		for _, i := range [2]nile.Item{nile.Bearers, nile.Askaris} {
			if sh.Have[i] <= keptOn[i] {
				continue
			}
			for k := range cs {
				if c := &cs[k]; c.Kind == nile.Drop && c.Item == int16(i) {
					return c.Command(min(short, sh.Have[i]-keptOn[i], int(c.Max))), true
				}
			}
		}
	}
	return walkOn(cs)
}

// Who is paid off for want of animals, and who is not.
const paidOff = 2

var keptOn = [nile.Items]int{nile.Bearers: 0, nile.Askaris: 3}

// walkOn changes to going on foot.
func walkOn(cs []game.Choice) (game.Command, bool) {
	for i := range cs {
		if cs[i].Kind == nile.ChangeMode && cs[i].Target == int32(nile.OnFoot) {
			return cs[i].Command(0), true
		}
	}
	return game.Command{}, false
}

// alight leaves the animals behind where they cannot go on and people can:
// among swamps, and camels in jungle. That is thought over once a month.
func (b *traveller) alight(sh *nile.Sheet, cs []game.Choice, ride *plan) (game.Command, bool) {
	if sh.Have[nile.Horses]+sh.Have[nile.Camels] == 0 || sh.Left < sh.Allowance {
		return game.Command{}, false
	}
	stuck := ride.aim == hexmap.None && ride.months != 0 && len(ride.way) == 0
	if !stuck {
		return game.Command{}, false
	}
	if sh.Mode == nile.Mounted {
		if cmd, ok := walkOn(cs); ok {
			return cmd, true
		}
	}
	for i := range cs {
		if c := &cs[i]; c.Kind == nile.Drop && (c.Item == int16(nile.Horses) || c.Item == int16(nile.Camels)) {
			return c.Command(int(c.Max)), true
		}
	}
	return game.Command{}, false
}
