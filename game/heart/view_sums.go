package heart

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/ground"
)

// incidentDie gives a choice the odds of the first die that an Incident has a seat throw;
// it is left as it is where none is thrown (12).
func (p *Position) incidentDie(c game.Choice, o game.Seat, sort box.Sort) game.Choice {
	if m, ok := incidentSum(sort, &p.seats[o], p.sceneOf(o)); ok {
		c.Risk, c.Odds = 1+uint8(m.Die), m.Odds
	}
	return c
}

// Misfortunes are the dice of the misfortunes of 12, as the country and the slot of a seat are.
func (v View) Misfortunes(s game.Seat) []Misfortune {
	return misfortunesOf(&v.p.seats[s], v.p.sceneOf(s))
}

// Perils are the dice of what may befall a seat as it stands, whatever comes.
func (v View) Perils(s game.Seat) Perils { return perilsOf(&v.p.seats[s], v.p.sceneOf(s)) }

// MisfortunesAt are those in a slot of his Matrix, if he stepped there now.
func (v View) MisfortunesAt(s game.Seat, at box.Slot) []Misfortune {
	return v.steppedTo(s, at).Misfortunes(s)
}

// Chances are the dice that a seat would throw for what lies in a slot, if it
// stepped there now and the second Event changed nothing.
func (v View) Chances(s game.Seat, at box.Slot) []Chance {
	if v.p.seats[s].Slot == box.NoSlot {
		return nil
	}
	q := v.steppedTo(s, at).p
	return chancesOf(&q.seats[s], q.sceneOf(s))
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
func (v View) Dice(c game.Command, s game.Seat) (out []Sum) {
	if next, ok := v.Coming(c); ok && next.Seat == s {
		out = append(out, next.Sum)
	}
	at := v.p.seats[s].Slot
	switch {
	case c.Seat == s && c.Kind == March:
		out = append(out, v.marchDice(s, chart.Region(c.Target))...)
	case c.Seat == s && c.Kind == Walk:
		at = box.Slot(c.Target)
	case v.p.does(s, exploring): // and a die of it lies
		out = append(out, v.marchDice(s, v.p.seats[s].Region)...)
	case v.p.does(s, atSpecial):
		for _, ch := range specialChances(&v.p.seats[s], v.p.sceneOf(s)) {
			out = append(out, ch.Sum)
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
	if pl := &v.p.seats[s]; pl.Slot != box.NoSlot && (pl.Active != box.NoSlot || !pl.Activated) { // the second Event may bring a find or a Rumour
		out = append(out, Sum{Die: box.SlotDie})
	}
	due := v.Perils(s)
	return append(out, due.Health, due.Sanity, due.PorterGone, due.AskariGone)
}

// Named is what a face comes to of the die that Success lets a seat name (12): which die, the face
// with what is added to it, and how it would go; ok is false where none is named.
func (v View) Named(face int) (die box.Die, sum int, well, ok bool) {
	if v.p.depth == 0 || v.p.top().Step != NamingFace {
		return 0, 0, false, false
	}
	f := v.p.top()
	die = box.Die(f.V[vDie])
	return die, face + int(f.V[vAdd]), die.Well(face, int(f.V[vAdd]), int(f.V[vLimit])), true
}

// does reports whether a step is being done for a seat.
func (p *Position) does(s game.Seat, step Step) bool {
	return slices.ContainsFunc(p.stack[:p.depth], func(f frame) bool { return f.Step == step && f.Seat == s })
}

// marchDice are the dice of finding out a region (8, 9.2): of its land as long as that is not
// known, and of its water. There are none of one that is explored and left alone.
func (v View) marchDice(s game.Seat, r chart.Region) (out []Sum) {
	p := v.p
	if p.ground.Explored(r) && !p.does(s, exploring) {
		return nil
	}
	add := func(d box.Die, limit int) {
		out = append(out, sumOf(d, 0, limit, &p.seats[s], p.sceneOf(s), false))
	}
	if !p.ground.Explored(r) {
		if chart.Of(r).Presumed != chart.Blank {
			add(box.PresumedDie, ground.PresumedMost)
		}
		add(box.TerrainDie, 0)
	}
	for _, j := range v.Joins(r) {
		if j.Die < box.Dice {
			out = append(out, j.Sum)
		}
	}
	return out
}

// Joining is a Water Zone that a region may be the upper course of, with the dice of it (9.2).
type Joining struct {
	To chart.Region
	Sum
}

// Joins are those of a region that nothing drains: each can be tried once. Where it is certain
// the Die is Dice.
func (v View) Joins(r chart.Region) (out []Joining) {
	g := &v.p.ground
	if g.Outlet(r) >= 0 {
		return nil
	}
	for _, way := range g.Joinable(r, 0) {
		to := chart.Of(r).Ways[way].To
		m := Sum{Die: box.JoinDice, Limit: g.JoinNumber(r, to)}
		if m.Odds = box.JoinOdds(m.Limit); m.Limit == box.Certain {
			m.Die = box.Dice
		}
		out = append(out, Joining{to, m})
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
