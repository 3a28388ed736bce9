package bots

import "sourceofthenile/game/nile"

// How a sober explorer fits out.
const (
	mostAskaris = 8
	mostBearers = 12
	withHorses  = 6 // bearers, where pack horses carry for the others
	packHorses  = 4
	gunShare    = 35 // hundredths of the money go to askaris
	giftShare   = 3  // a part in three of the load are gifts
)

// outfitFor is the outfit for a purse: hunters enough to feed the party most
// months, a guide, gifts for the peoples on the way, and rations for the bad
// months. Where horses are sold they carry in the place of bearers, who eat.
func outfitFor(purse int, horses bool) (want [nile.Items]int) {
	left := purse
	take := func(i nile.Item, most, dollars int) {
		n := max(0, min(most, min(left, dollars)/nile.Price(i)))
		want[i] += n
		left -= n * nile.Price(i)
	}
	take(nile.Muskets, 1, left)
	take(nile.Askaris, mostAskaris, left*gunShare/100)
	take(nile.Guides, 1, left/3)
	bearers, beasts := mostBearers, 0
	if horses {
		bearers, beasts = withHorses, packHorses
	}
	take(nile.Bearers, bearers, left/2)
	take(nile.Horses, min(beasts, 3*want[nile.Bearers]), left/2)
	led := (want[nile.Horses] + 2) / 3 // bearers who lead them
	room := nile.Carries(nile.Bearers)*(want[nile.Bearers]-led) + nile.Carries(nile.Horses)*want[nile.Horses] - want[nile.Muskets]
	take(nile.Gifts, room/giftShare, left/2)
	take(nile.Rations, room-want[nile.Gifts], left)
	return want
}
