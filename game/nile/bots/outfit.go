package bots

import "sourceofthenile/game/nile"

// party is an outfit, and how long it is reckoned to last.
type party struct {
	want  [nile.Items]int
	worth float64
}

// How a sober explorer fits out.
const (
	longEnoughOut = 22.0 // months of food beyond which more is no use
	perGun        = 0.35 // months of food an askari is worth besides
	giftsOf10     = 2    // parts in ten of the load that are gifts
	rich          = 700  // dollars from which there is a second guide
)

// walkers is the best party on foot that a purse buys: hunters enough to feed
// it most months, bearers for the rations of the bad ones and for gifts.
func walkers(purse int) [nile.Items]int {
	var best party
	for askaris := 0; askaris <= 24; askaris++ {
		for bearers := 1; bearers <= 24; bearers++ {
			if p, ok := walking(purse, askaris, bearers); ok && p.worth > best.worth {
				best = p
			}
		}
	}
	return best.want
}

func walking(purse, askaris, bearers int) (p party, ok bool) {
	left := purse
	take := func(i nile.Item, n int) {
		n = max(0, min(n, left/nile.Price(i)))
		p.want[i] += n
		left -= n * nile.Price(i)
	}
	take(nile.Muskets, 1)
	take(nile.Guides, 1)
	if purse >= rich {
		take(nile.Guides, 1)
	}
	take(nile.Askaris, askaris)
	take(nile.Bearers, bearers)
	room := 10*p.want[nile.Bearers] - p.want[nile.Muskets]
	take(nile.Gifts, room*giftsOf10/10)
	take(nile.Rations, room-p.want[nile.Gifts])
	people := 1 + p.want[nile.Askaris] + p.want[nile.Bearers] + p.want[nile.Guides]
	lasts := lasting(p.want[nile.Rations], people, p.want[nile.Askaris]+p.want[nile.Muskets])
	p.worth = min(longEnoughOut, lasts) + perGun*float64(p.want[nile.Askaris])
	return p, p.want[nile.Askaris] == askaris && p.want[nile.Bearers] == bearers
}
