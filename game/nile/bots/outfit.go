package bots

import "sourceofthenile/game/nile"

// How a sober explorer fits out.
const (
	mostAskaris = 10
	mostBearers = 12
	gunShare    = 35 // hundredths of the money go to askaris
	giftShare   = 3  // a part in three of the load are gifts
)

// outfitFor is the outfit for a purse: hunters enough to feed the party most
// months, a guide, gifts for the peoples on the way, and rations for the bad
// months.
func outfitFor(purse int) (want [nile.Items]int) {
	left := purse
	take := func(i nile.Item, most, dollars int) {
		n := max(0, min(most, min(left, dollars)/nile.Price(i)))
		want[i] += n
		left -= n * nile.Price(i)
	}
	take(nile.Muskets, 1, left)
	take(nile.Askaris, mostAskaris, left*gunShare/100)
	take(nile.Guides, 1, left/3)
	take(nile.Bearers, mostBearers, left/2)
	room := 10*want[nile.Bearers] - want[nile.Muskets]
	take(nile.Gifts, room/giftShare, left/2)
	take(nile.Rations, room-want[nile.Gifts], left)
	return want
}
