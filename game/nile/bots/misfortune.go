package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// What a sober explorer gives for whom and what he has with him, in points, besides what
// he reckons with elsewhere (perAskari, aGift, perMeal, partyItself, aMonth).
const (
	perBearer  = 0.15 // who is there; what cannot be carried without him counts by itself
	perGuide   = 0.3
	guided     = 1.0 / 6 // of the months, in which a party that has none at all loses its way besides
	perMusket  = 0.05
	perBeast   = 0.4
	perBoat    = 1.0
	perLeft    = 0.03 // an item that must be left, as nobody can carry it
	afloat     = 3.0  // to go on by water at all
	convalesce = 1.5  // months that a party which rests sits still, about
	perSick    = 0.1  // of his worth, that is: he may die, and does nothing meanwhile
	respected  = 0.5  // by the askaris
)

// bears answers a misfortune that asks: it does that after which the party is worth most, on
// average over all that the dice may bring.
func (b *traveller) bears(v nile.View, cs []game.Choice) game.Command {
	if b.turn != v.Turn() || len(b.course.way) == 0 { // it looks where it was going
		sh, _ := v.Sheet(v.Seat())
		b.course = b.plan(v, &sh, sh.Mode)
		b.aim, b.turn = b.course.aim, v.Turn()
	}
	best, most := &cs[0], 0.0
	for i := range cs {
		worth := 0.0
		for _, e := range v.Ends(cs[i]) {
			worth += e.Chance * b.standing(v, &e)
		}
		if i == 0 || exceeds(worth, most) {
			best, most = &cs[i], worth
		}
	}
	return best.Command(0)
}

// standing is what a party is worth as it stands at an end of a misfortune, in points.
func (b *traveller) standing(v nile.View, e *nile.End) float64 {
	life := float64(partyItself + v.Player(v.Seat()).Promise)
	if e.Dead {
		return -life
	}
	sh := &e.Party
	worth := b.stock(sh, e.Bag)
	switch {
	case b.rests(v, sh):
		worth -= convalesce * aMonth
	default:
		worth += aMonth * b.progress(v, sh)
	}
	return worth - life*danger(sh)
}

// stock is what those who are there and what they carry are worth. What hunters will bring
// this month saves rations.
func (b *traveller) stock(sh *nile.Sheet, bag float64) (worth float64) {
	for i, each := range [nile.Items]float64{
		nile.Bearers: perBearer, nile.Guides: perGuide, nile.Askaris: perAskari, nile.Camels: perBeast, nile.Horses: perBeast, nile.Canoes: perBoat,
		nile.Gifts: aGift, nile.Muskets: perMusket,
	} {
		worth += each * float64(sh.Have[i])
	}
	for i, each := range [3]float64{nile.Bearers: perBearer, nile.Guides: perGuide, nile.Askaris: perAskari} {
		worth -= perSick * each * float64(sh.Ill[i])
	}
	if sh.Have[nile.Guides] > sh.Ill[nile.Guides] {
		worth += guided * aMonth * max(1, b.course.months)
	}
	if sh.Mode == nile.ByCanoe {
		worth += afloat
	}
	if !sh.Disgraced {
		worth += respected
	}
	worth -= perLeft * float64(max(0, -sh.Load[sh.Mode].Room()))
	eaten := max(0, float64(sh.People)-bag-float64(sh.Fresh))
	left := max(0, float64(sh.Have[nile.Rations])-eaten)
	return worth + perMeal*min(b.enoughFood(), lasting(int(left), sh.People, hunters(sh)))
}

// enoughFood is the months of food that are of use: to the end of the plan, and a little more.
func (b *traveller) enoughFood() float64 {
	return max(fewRations, b.course.months+fewRations)
}

// progress is how much of a usual month's way can be gone with the movement that is left.
func (b *traveller) progress(v nile.View, sh *nile.Sheet) float64 {
	points := sh.Left
	if sh.Halted {
		points = 0
	}
	if len(b.course.way) == 0 {
		return 0
	}
	usual := v.MovementPoints(sh.Mode, soberly)
	if v.Familiar(b.course.way[0]) {
		return float64(points) / float64(max(1, usual))
	}
	return farAhead(points, 0) / max(1, farAhead(usual, 0))
}
