package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/odds"
)

// incidentDie gives a choice the odds of the first die that an Incident has a seat throw;
// it is left as it is where none is thrown (12).
func (p *Position) incidentDie(c game.Choice, o game.Seat, sort box.Sort) game.Choice {
	if m, ok := odds.Incident(sort, &p.seats[o], p.sceneOf(o)); ok {
		c.Risk, c.Odds = 1+uint8(m.Die), m.Odds
	}
	return c
}

// Misfortunes are the dice of the misfortunes of 12, as the country and the slot of a seat are.
func (v View) Misfortunes(s game.Seat) []odds.Misfortune {
	return odds.Misfortunes(&v.p.seats[s], v.p.sceneOf(s))
}

// Perils are the dice of what may befall a seat as it stands, whatever comes.
func (v View) Perils(s game.Seat) odds.Perils { return odds.PerilsOf(&v.p.seats[s], v.p.sceneOf(s)) }

// Chances are the dice that a seat would throw for the Encounter in a slot, if it
// stepped there now and the second Event changed nothing.
func (v View) Chances(s game.Seat, at box.Slot) []odds.Chance {
	if was := &v.p.seats[s]; was.Slot == box.NoSlot || !was.Chits[at].Sort().Encounter() {
		return nil
	}
	q := *v.p // as it would be there
	pl := &q.seats[s]
	if pl.Slot != at {
		pl.Arrow, pl.Slot = pl.Slot, at
		q.turn.Second, q.turn.Chased = box.NoChit, false
	}
	return odds.Chances(pl, q.sceneOf(s))
}

// Worth is what a find would bring a seat now: in DP for the find itself, for the Resource that
// goes with it and for the Patron, and in Time (13, 20).
type Worth struct{ Find, Tool, Patron, Time int }

// WorthOf is that of a Finding or a Discovery.
func (v View) WorthOf(s game.Seat, c box.Chit) Worth {
	sort, pl := c.Sort(), &v.p.seats[s]
	with := fitting(sort)
	return Worth{
		findPoints + plus(1, sort == box.Highest), plus(1, with != box.NoResource && pl.Has(with)),
		plus(v.p.cfg.PatronBonus(sort.Patron()), pl.Patron == sort.Patron()), findTime,
	}
}

// Attention is how many pieces in the bags, the cups and on no chart yet draw a Patron's
// attention when they are scored (20.2).
func (v View) Attention(of box.Patron) (n int) {
	left := v.Left()
	for sort := box.Culture; sort <= box.Warriors; sort++ {
		n += plus(left.Sorts[sort], sort.Patron() == of)
	}
	for m := box.Fork; m < box.Markers; m++ {
		n += plus(left.Markers[m], of == box.RGS && (m.Source() || m == box.Marsh || m == box.Waterfall))
	}
	return n + plus(left.Wilds, of == box.FleetStreet)
}
