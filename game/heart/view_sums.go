package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// Sum is a die before it is thrown: what is added to it, term by term, and the number it is
// held against (27.3).
type Sum struct {
	Die   box.Die
	Terms box.Terms
	Limit int       // the number that counts, 0 where none does
	Odds  game.Odds // that it goes well; 1 in 1 where no die is needed
}

// Ill is the chance that it does not go well, from 0 to 1; 0 where no die is thrown.
func (m Sum) Ill() float64 {
	if m.Odds.Den == 0 {
		return 0
	}
	return float64(m.Odds.Den-m.Odds.Num) / float64(m.Odds.Den)
}

var sure = game.Odds{Num: 1, Den: 1}

// sum is a die that a seat would throw now, with what is added to it.
func (p *Position) sum(s game.Seat, d box.Die, add, limit int) Sum {
	f := frame{Seat: s}
	f.V[vDie], f.V[vAdd] = int16(d), int16(add)
	m := Sum{Die: d, Terms: p.termsOf(&f), Limit: limit}
	if d.Aimed() {
		m.Odds = d.Odds(add, limit)
	}
	return m
}

// incidentSum is the first die that an Incident has a seat throw where it is; ok is false
// where it throws none (12).
func (p *Position) incidentSum(o game.Seat, sort box.Sort) (m Sum, ok bool) {
	sc, pl := p.sceneOf(o), &p.seats[o]
	check := p.sum(o, box.CheckDie, 0, checkMost)
	switch sort {
	case box.Warband:
		return p.sum(o, box.AmbushDie, p.bandAdds(o)+plus(2, sc.sort == box.Village), p.of(o, box.Askaris)), sc.terrain != chart.Jungle
	case box.Malaria:
		t := malariaTerms(sc)
		t.Add(box.WhyAgainst, pl.Against(box.Health))
		m = Sum{box.HealthDie, t, p.of(o, box.Health), box.HealthDie.Odds(t.Sum(), p.of(o, box.Health))}
		return m, sc.terrain == chart.Savanna || sc.terrain == chart.Veldt
	case box.Taboo:
		add := plus(-1, sc.sort == box.Healer) + pl.Against(box.Sanity)
		return p.sum(o, box.SanityDie, add, p.of(o, box.Sanity)), tabooRolls[sc.terrain] > 0
	case box.Accident:
		return p.sum(o, box.AccidentDie, accidentAdds(sc), 0), sc.terrain != chart.Veldt
	case box.Storm:
		return p.sum(o, box.StormDie, stormAdds(sc), 0), true
	case box.Thirst:
		return check, pl.Has(box.Canteen) || sc.wet
	case box.Lost:
		return check, sc.in && (pl.Has(box.Surveying) || pl.Has(box.Guide) || sc.wet)
	}
	return m, false
}

// incidentDie gives a choice the odds of the first die that an Incident has a seat throw;
// it is left as it is where none is thrown (12).
func (p *Position) incidentDie(c game.Choice, o game.Seat, sort box.Sort) game.Choice {
	if m, ok := p.incidentSum(o, sort); ok {
		c.Risk, c.Odds = 1+uint8(m.Die), m.Odds
	}
	return c
}

// Misfortune is the first die that one of the misfortunes of 12 would have a seat throw
// where it is.
type Misfortune struct {
	Sort box.Sort
	Sum
}

// Misfortunes are those that have a seat throw a die as the country and the slot are.
func (v View) Misfortunes(s game.Seat) (out []Misfortune) {
	for sort := box.Warband; sort.Misfortune(); sort++ {
		if m, ok := v.p.incidentSum(s, sort); ok {
			out = append(out, Misfortune{sort, m})
		}
	}
	return out
}

// Perils are the dice of what may befall a seat as it stands, whatever comes; those that
// are not due throw none.
type Perils struct {
	Health, Sanity         Sum // a plain Health-roll or Sanity-roll (3.4, 3.5)
	PorterGone, AskariGone Sum // the Desertion-rolls when the Time is up (17.3)
	Homeless               Sum // the Health-roll off End, as far as it is due (17.1)
}

// Perils are those of a seat.
func (v View) Perils(s game.Seat) (out Perils) {
	p, pl := v.p, &v.p.seats[s]
	plain := func(d box.Die, of box.Figure) Sum { // not for Malaria, even while it is carried out
		var t box.Terms
		t.Add(box.WhyAgainst, pl.Against(of))
		return Sum{d, t, p.of(s, of), d.Odds(t.Sum(), p.of(s, of))}
	}
	out.Health, out.Sanity = plain(box.HealthDie, box.Health), plain(box.SanityDie, box.Sanity)
	if p.of(s, box.Porters) > 0 {
		out.PorterGone = p.sum(s, box.DesertDie, pl.DesertAdd(box.Health), p.of(s, box.Sanity))
	}
	if p.of(s, box.Askaris) > 0 {
		out.AskariGone = p.sum(s, box.DesertDie, pl.DesertAdd(box.Sanity), p.of(s, box.Health))
	}
	if pl.Slot != box.NoSlot && pl.Slot != box.End {
		out.Homeless = out.Health
	}
	return out
}

// Chance is what one of the dice of an Encounter would be, if it were met now (14).
type Chance struct {
	Of   box.Figure // of RecruitDie: who would join
	Gift bool       // of LikeDie: with two Gifts given
	Sum
}

// Chances are the dice that a seat would throw for the Encounter in a slot, if it
// stepped there now and the second Event changed nothing. There are none where nothing
// is met, and where what comes of it is certain or left to an amount.
func (v View) Chances(s game.Seat, at box.Slot) (out []Chance) {
	if v.p.seats[s].Slot == box.NoSlot {
		return nil
	}
	q := *v.p // as it would be there
	pl := &q.seats[s]
	if pl.Slot != at {
		pl.Arrow, pl.Slot = pl.Slot, at
		q.turn.Second, q.turn.Chased = box.NoChit, false
	}
	before := pl.Before()
	throws := func(is bool, d box.Die, add, limit int) Sum { // or is certain
		if is {
			return Sum{Die: d, Odds: sure}
		}
		return q.sum(s, d, add, limit)
	}
	cure := func(d box.Die, sort box.Sort, raised box.Figure) {
		if before != box.Plant && before != box.Healer && (sort != box.Healer || before != box.Missionary) {
			out = append(out, Chance{Sum: q.sum(s, d, pl.Against(raised)+q.cureAdds(s, sort), pl.Of(raised))})
		}
	}
	switch pl.Chits[at].Sort() {
	case box.Village:
		out = append(out, Chance{Sum: throws(likeSure(before), box.LikeDie, q.likeAdd(s), likeMost)})
		if !likeSure(before) && pl.Of(box.Gifts) >= presentGifts {
			out = append(out, Chance{Gift: true, Sum: q.sum(s, box.LikeDie, q.likeAdd(s)+presentHelps, likeMost)})
		}
		out = append(out, Chance{Sum: throws(q.respectSure(before), box.RespectDie, pl.RespectAdd(), pl.Of(box.Askaris))})
	case box.Wildlife:
		out = append(out, Chance{Sum: throws(before == box.Wildlife, box.HuntDie, pl.HuntAdd(), pl.Of(box.Askaris))})
	case box.Plant:
		cure(box.PlantDie, box.Plant, box.Sanity)
	case box.Healer:
		cure(box.HealerDie, box.Healer, box.Health)
	case box.Missionary:
		if before == box.Plant || before == box.Missionary {
			return nil
		}
		for _, of := range pl.Recruits() {
			out = append(out, Chance{Of: of, Sum: q.sum(s, box.RecruitDie, 0, pl.Of(of))})
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
