package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/ground"
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

// MisfortunesAt are those in a slot of his Matrix, if he stepped there now.
func (v View) MisfortunesAt(s game.Seat, at box.Slot) []odds.Misfortune {
	return v.steppedTo(s, at).Misfortunes(s)
}

// Chances are the dice that a seat would throw for what lies in a slot, if it
// stepped there now and the second Event changed nothing.
func (v View) Chances(s game.Seat, at box.Slot) []odds.Chance {
	if v.p.seats[s].Slot == box.NoSlot {
		return nil
	}
	q := v.steppedTo(s, at).p
	return odds.Chances(&q.seats[s], q.sceneOf(s))
}

// steppedTo is the position as it would be with a seat in a slot of its Matrix, before anything
// is drawn there.
func (v View) steppedTo(s game.Seat, at box.Slot) View {
	if was := v.p.seats[s].Slot; was == at || was == box.NoSlot || at == box.NoSlot {
		return v
	}
	q := *v.p
	pl := &q.seats[s]
	pl.Arrow, pl.Slot = pl.Slot, at
	q.turn.Second, q.turn.Chased = box.NoChit, false
	return View{&q}
}

// Dice are the dice that may be thrown for a seat when a command has been given and before
// anybody is asked again, each with what is added to it and what it is held against as
// things stand now: the one that comes first for certain, and then those of the march, of what may
// befall the seat and of what lies where it is or steps to. Of what is thrown twice or more it
// says so once.
func (v View) Dice(c game.Command, s game.Seat) (out []odds.Sum) {
	if next, ok := v.Coming(c); ok && next.Seat == s {
		out = append(out, next.Sum)
	}
	at := v.p.seats[s].Slot
	if c.Seat == s {
		switch c.Kind {
		case March:
			out = append(out, v.marchDice(s, chart.Region(c.Target))...)
		case Walk:
			at = box.Slot(c.Target)
		}
	}
	for _, m := range v.MisfortunesAt(s, at) {
		out = append(out, m.Sum)
		if m.Then.Die < box.Dice {
			out = append(out, m.Then)
		}
	}
	for _, ch := range v.Chances(s, at) {
		out = append(out, ch.Sum)
	}
	due := v.Perils(s)
	return append(out, due.Health, due.Sanity, due.PorterGone, due.AskariGone)
}

// marchDice are the dice of finding out a region that is not explored (8, 9.2), none of one
// that is.
func (v View) marchDice(s game.Seat, r chart.Region) (out []odds.Sum) {
	p := v.p
	if p.ground.Explored(r) {
		return nil
	}
	add := func(d box.Die, limit int) {
		out = append(out, odds.SumOf(d, 0, limit, &p.seats[s], p.sceneOf(s), false))
	}
	if chart.Of(r).Presumed != chart.Blank {
		add(box.PresumedDie, ground.PresumedMost)
	}
	add(box.TerrainDie, 0)
	if p.ground.Outlet(r) >= 0 {
		return out
	}
	for _, way := range p.ground.Joinable(r, 0) {
		if n := p.ground.JoinNumber(r, chart.Of(r).Ways[way].To); n != box.Certain {
			add(box.JoinDice, n)
		}
	}
	return out
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
