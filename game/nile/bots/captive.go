package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// captive tries to get away, or bides his time while what he carries in his head is worth the
// months (15.71).
func (b *traveller) captive(v nile.View, cs []game.Choice) game.Command {
	bide, ok := find(cs, nile.Bide)
	if !ok {
		return must(cs, nile.Escape)
	}
	best, after := outOfCaptivity(v, bide.Odds.Float(), 0)
	if exceeds(after, best) {
		return bide.Command(0)
	}
	return must(cs, nile.Escape)
}

// outOfCaptivity is what it is worth in points to try it now, with so much more goodwill won,
// and to wait until a die that tells with the chance comes has won one more: his notes, if he
// lives, less the months.
func outOfCaptivity(v nile.View, comes float64, more int) (now, later float64) {
	notes := float64(v.Player(v.Seat()).Promise)
	o := v.CaptiveOdds(more)
	now = (o.Free*notes - o.Stays*aMonth) / (1 - o.Stays)
	if o.Free == 1 {
		return now, now
	}
	soon, late := outOfCaptivity(v, comes, more+1)
	return now, max(soon, late) - aMonth/comes
}
