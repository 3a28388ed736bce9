package bots

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// What friends are worth on the way (14.5 to 14.8), in points.
const (
	aMonth      = 1.5  // what a month in the field brings, about
	aGift       = 0.05 // bought, carried, and not given to others
	perStranger = 0.12 // that a people near by has heard well of the explorer, for each hex where one may live
	mostHeard   = 8    // hexes: more nobody comes through
	mostShown   = 3    // hexes next to them that he goes into
	perMeal     = 0.4  // a month's food for who is short of it
	nursedWell  = 1.0  // a month among friends for a sick explorer
	poisonHurts = 3.0  // to be laid up
	quarrel     = 0.4  // how much of everything is lost when the insulted attack
)

// friendship is what it would be worth to have the people of a hex for friends:
// they show the way on, speak for the explorer to their neighbours, and feed and
// nurse his party.
func friendship(v nile.View, sh *nile.Sheet, at hexmap.ID, outward bool) (worth float64) {
	fresh, near := 0, 0
	m := v.Map()
	for i := range m.Cells {
		id := hexmap.ID(i)
		if m.Cells[i].Ground != hexmap.Land || v.Familiar(id) {
			continue
		}
		switch d := m.Distance(at, id); {
		case d == 1:
			fresh, near = fresh+1, near+1
		case d <= 3:
			near++
		}
	}
	if outward {
		if fresh > 0 {
			guided := sh.Have[nile.Guides] > sh.Ill[nile.Guides]
			lost := lostChance(v, v.Terrain(at), overland, soberly, guided, sh.Sick || sh.Hungry)
			worth += aMonth * float64(min(fresh, mostShown)) * (1/float64(max(2, sh.Allowance)) + lost/2)
		}
		worth += perStranger * float64(min(near, mostHeard))
	}
	if sh.Turns < fewRations {
		worth += perMeal * (fewRations - sh.Turns)
	}
	if sh.Sick {
		worth += nursedWell
	}
	return worth
}

// offer is the number of gifts that promises most, and what it promises; 0 where
// none is worth it.
func bestOffer(offers []nile.GiftOffer, worth, loss float64) (gifts int, best float64) {
	for _, o := range offers {
		x := o.Odds.Friend*worth - aGift*float64(o.Gifts) - loss*(o.Odds.Dead+quarrel*(o.Odds.Charge+o.Odds.Ambush)) - poisonHurts*o.Odds.Sick
		if exceeds(x, best) {
			gifts, best = o.Gifts, x
		}
	}
	return gifts, best
}

// hoped is what neutral people of a strength would be worth to a party with so
// many gifts: friends almost for certain, or nothing.
func hoped(strength, gifts int, worth float64) float64 {
	const almost = 35.0 / 36 // the higher of two dice shows two or more
	need := (strength + 1) / 2
	if need > gifts {
		return 0
	}
	return max(0, almost*worth-aGift*float64(need))
}
