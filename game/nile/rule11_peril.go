package nile

import (
	"cmp"
	"slices"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
)

// Chapter 11: what a month's misfortune may do, told before the march begins.
// It is worked out by having every disaster that may still be drawn happen, on
// a copy, in every way that its dice can fall.

// Harm is what a misfortune may do to a party.
type Harm uint8

// The harms.
const (
	ExplorerDies Harm = iota // and all he has is lost: no other harm is counted then
	ExplorerSickens
	PeopleLost // somebody of the party dies, leaves or is taken
	PeopleSicken
	BeastsLost
	StoresLost
	CanoeLost
	MarchHeld // there is less movement this month, or none
	Harms
)

// MonthPeril is what the month's card may bring. All chances are of the whole
// month, and exact.
type MonthPeril struct {
	Drawn bool           // a card is drawn; none is in a port or in Cape Colony
	Cards int            // of how many
	Any   float64        // that something happens
	Harms [Harms]float64 // that each harm is done, if only a little
	// What may happen: the likeliest first, of equally likely ones the graver.
	// What is averted at a price, as the sun by water, is among the harms alone.
	Kinds []Misfortune
	Rule  game.Rule // 11
}

// Misfortune is one kind of disaster that may happen this month.
type Misfortune struct {
	Disaster deck.Disaster
	Cards    int     // on how many of the cards it stands
	Chance   float64 // that it is drawn and happens
	Harms    [Harms]float64
}

// MonthPeril is what the viewing seat's party has to fear of the month's card,
// if it marches at an activity level; ok is false where no pace is to be
// chosen. Which cards have been drawn everybody has seen: it counts on those
// that are left. A level changes nothing but how much movement there is to be
// held up (11).
func (v View) MonthPeril(l Level) (m MonthPeril, ok bool) {
	p := v.p
	if l >= Levels || p.top() != (step{ChoosingPace, v.seat}) {
		return m, false
	}
	if p.perils[l] == nil {
		m = p.monthPeril(v.seat, l)
		p.perils[l] = &m
	}
	return *p.perils[l], true
}

func (p *Position) monthPeril(s game.Seat, l Level) MonthPeril {
	out := MonthPeril{Drawn: p.drawsDisaster(p.players[s].Trip.At), Rule: "11"}
	if !out.Drawn {
		return out
	}
	var count [deck.Disasters]int
	for _, n := range p.undrawn() {
		count[deck.Cards()[n].Disaster]++
		out.Cards++
	}
	for d := deck.Fever; d < deck.Disasters; d++ {
		if count[d] == 0 {
			continue
		}
		x := p.foresee(s, l, d, float64(count[d])/float64(out.Cards))
		out.Any += x.Chance
		for h, c := range x.Harms {
			out.Harms[h] += c
		}
		if x.Chance > 0 {
			x.Cards = count[d]
			out.Kinds = append(out.Kinds, x)
		}
	}
	slices.SortStableFunc(out.Kinds, graver)
	return out
}

// graver puts the likelier misfortune first, and of equally likely ones that
// which does the graver harm oftener. Chances that differ by less than a
// millionth are equal: they are sums in another order.
func graver(a, b Misfortune) int {
	millionths := func(p float64) int { return int(p*1e6 + 0.5) }
	order := cmp.Compare(millionths(b.Chance), millionths(a.Chance))
	for h := Harm(0); h < Harms && order == 0; h++ {
		order = cmp.Compare(millionths(b.Harms[h]), millionths(a.Harms[h]))
	}
	return order
}

// foresee has a disaster happen in every way it can, and weighs what it does
// by the chance that it is drawn.
func (p *Position) foresee(s game.Seat, l Level, d deck.Disaster, drawn float64) (x Misfortune) {
	x.Disaster = d
	var done [Harms]bool
	p.rehearse(s, func(q *Position, a *game.Act) {
		e := &q.players[s].Trip
		e.Level, e.Allowance = l, p.allowance(e, e.Mode, l)
		before := *e
		q.cfg.Asked = false // whoever is asked may bear what the book has him bear (11.971)
		slain := q.visit(s, d, a).slain
		done = [Harms]bool{
			ExplorerDies: slain,
			MarchHeld:    !slain && (e.Halted || e.Allowance < before.Allowance || e.Mode != before.Mode),
		}
	}, func(chance float64, events []game.Event) {
		x.weigh(chance*drawn, events, done)
	})
	return x
}

// rehearse has something happen to a seat's party on a copy, in every way its dice can fall. It
// may change nothing but the party, the peoples and the steps, as visit does.
func (p *Position) rehearse(s game.Seat, do func(q *Position, a *game.Act), each func(chance float64, events []game.Event)) {
	q := *p
	q.players = slices.Clone(p.players)
	game.Foresee(func(a *game.Act) {
		pl := &q.players[s]
		*pl = p.players[s]
		pl.Notes = slices.Clip(pl.Notes)
		q.steps = slices.Clone(p.steps)
		q.tribes = append(q.tribes[:0:0], p.tribes...)
		do(&q, a)
	}, each)
}

// weigh adds what one course of a disaster did: to the march, as the party's
// sheet shows, and what else was told.
func (x *Misfortune) weigh(chance float64, events []game.Event, done [Harms]bool) {
	for i := range events {
		e := &events[i]
		if e.Kind == DisasterStrikes {
			x.Chance += chance
		}
		if h, ok := harmOf(e); ok && !done[ExplorerDies] {
			done[h] = true
		}
	}
	for h, yes := range done {
		if yes {
			x.Harms[h] += chance
		}
	}
}

// harmOf is the harm that an event tells of.
func harmOf(e *game.Event) (Harm, bool) {
	switch e.Kind {
	case ExplorerSick:
		return ExplorerSickens, true
	case Perished, Deserted:
		return PeopleLost, true
	case FellIll:
		return PeopleSicken, true
	case BeastsDied, Strayed:
		return BeastsLost, true
	case GoodsLost:
		if As[LossEvent](*e).Item == Canoes {
			return CanoeLost, true
		}
		return StoresLost, true
	}
	return 0, false
}
