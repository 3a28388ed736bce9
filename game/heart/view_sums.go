package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
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

// Fate is one of the Incidents that Humility may bring upon another (18.1).
type Fate struct {
	Sort    box.Sort
	Among   float64 // the chance that it is among the Events drawn, from 0 to 1
	Strikes bool    // it does something to him where he is
}

// Humility are all the Incidents as they would befall a seat (18.1).
func (v View) Humility(o game.Seat) (out []Fate) {
	total := 0
	for _, n := range v.p.events {
		total += int(n)
	}
	for sort := box.Warband; sort <= box.Impassable; sort++ {
		none, n := 1.0, int(*v.p.bagOf(box.Chit(sort)))
		for i := range min(humbleEvents, total) {
			none *= float64(max(0, total-n-i)) / float64(total-i)
		}
		out = append(out, Fate{sort, 1 - none, v.p.hurts(o, box.Chit(sort))})
	}
	return out
}

// Humbling are the Events drawn that the question of 18.1 is about, NoChit in place of what an empty
// bag did not give; whether each strikes its victim is as Humility has it.
func (v View) Humbling() (chits [humbleEvents]box.Chit, ok bool) {
	if v.p.depth == 0 || v.p.top().Step != Inflicting {
		return chits, false
	}
	for i, c := range v.p.top().V[vChits : vChits+humbleEvents] {
		chits[i] = box.Chit(c)
	}
	return chits, true
}

// Thirst is which of the losses the question who suffers is about, from 1, and how many there are
// (12); both are 0 without that question.
func (v View) Thirst() (n, of int) {
	return v.oneOf(Thirsting, vToPay, func(f *frame) int { return int(f.V[vPays]) })
}

// Recruiting is which of those who may join here a question is about, from 1, and how many there are (14.5);
// both are 0 without that question.
func (v View) Recruiting() (n, of int) {
	return v.oneOf(Recruiting, vDice, func(f *frame) int { return mayJoin(v.p.seats[f.Seat].Before()) })
}

// oneOf is which of several questions of one step is asked now, from 1, and how many there are: the step that
// asks them keeps in one place how many are behind this one.
func (v View) oneOf(step Step, behind int, all func(f *frame) int) (n, of int) {
	p := v.p
	if p.depth < 2 || p.top().Step != step {
		return 0, 0
	}
	f := &p.stack[p.depth-2]
	left := int(f.V[behind])
	of = max(left+1, all(f))
	return of - left, of
}

// Loss is whom one is about to lose, and by what (16.2); ok is false without that question.
func (v View) Loss() (of box.Figure, why box.Cause, ok bool) {
	if v.p.depth == 0 || v.p.top().Step != SavingPerson {
		return 0, 0, false
	}
	f := v.p.top()
	return box.Figure(f.V[vPerson]), box.Cause(f.V[vPersonWhy]), true
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

// Sum is what it comes to in DP.
func (w Worth) Sum() int { return w.Find + w.Tool + w.Patron }

// WaterWorth is what laying a Water Marker would bring a seat now (9.8).
func (v View) WaterWorth(s game.Seat, m box.Marker) Worth {
	points, with := waterPoints(m)
	if points == 0 {
		return Worth{}
	}
	pl := &v.p.seats[s]
	return Worth{points, plus(1, pl.Has(with)), plus(v.p.cfg.PatronBonus(box.RGS), pl.Patron == box.RGS), waterTime}
}

// WorthOf is that of a Finding or a Discovery.
func (v View) WorthOf(s game.Seat, c box.Chit) Worth {
	sort, pl := c.Sort(), &v.p.seats[s]
	with := fitting(sort)
	return Worth{
		findPoints + plus(1, sort == box.Highest), plus(1, with != box.NoResource && pl.Has(with)),
		plus(v.p.cfg.PatronBonus(sort.Patron()), pl.Patron == sort.Patron()), findTime,
	}
}

// Resists is what a Warrior Nation takes one of from a seat, none where nobody is left to be wounded (13).
func (v View) Resists(s game.Seat) []box.Figure { return v.p.resists(s) }
