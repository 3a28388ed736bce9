package nile

import "sourceofthenile/game"

// What the end of a month in Africa may cost, told before the march is ended (5.442,
// 5.4444, 18, 19).

// EndRisk is one thing that the end of a month may bring over a party.
type EndRisk uint8

// The risks, in the order in which they come.
const (
	EndBeast    EndRisk = iota // a dangerous animal kills or hurts one of the hunters
	EndHunger                  // there is not food for all
	EndThirst                  // there is not water for all
	EndSickness                // one of the sick dies
	EndRisks
)

var endRiskNames = [EndRisks]string{"beast", "hunger", "thirst", "sickness"}

// Name is what words know a risk by.
func (r EndRisk) Name() string { return endRiskNames[r] }

var endRiskRules = [EndRisks]game.Rule{RuleHunting, RuleFood, RuleThirst, RuleSickness}

// Rule is the number of the rulebook that a risk comes from.
func (r EndRisk) Rule() game.Rule { return endRiskRules[r] }

// MonthEnd is what ending the march may cost where the party stands: exact
// chances, none above 1. Whoever is met by staying in a hex (13) is not in it.
type MonthEnd struct {
	Risks [EndRisks]EndChance
	Dies  float64 // the explorer, of any of them
}

// EndChance is the chance of one risk.
type EndChance struct {
	Any  float64 // that it comes to anything
	Dies float64 // that the explorer dies of it
	Most int     // people who are hurt, go without or die of it at the most, the explorer with them
}

// MonthEnd reckons what ending the march now may cost the viewing seat's party; the
// zero value where there is none on the march.
func (v View) MonthEnd() MonthEnd {
	if v.seat == game.Nobody || v.p.players[v.seat].Where != inAfrica || v.p.players[v.seat].Trip.Captive {
		return MonthEnd{}
	}
	return v.p.monthEnd(v.seat)
}

// endOdds is the chance that the explorer dies when the march is ended now; no odds
// where he cannot.
func (p *Position) endOdds(s game.Seat) game.Odds {
	if dies := p.monthEnd(s).Dies; dies > 0 {
		return game.OddsOf(dies)
	}
	return game.Odds{}
}

// monthEnd goes through every throw of the hunt, and reckons the rest of each.
func (p *Position) monthEnd(s game.Seat) (out MonthEnd) {
	h := p.huntParty(s)
	if h.hunters() == 0 {
		p.endAfter(s, p.players[s].Trip, 1, &out)
		return out
	}
	const face = 1.0 / 6
	for die := int32(1); die <= 6; die++ {
		e := p.players[s].Trip
		e.Fresh += h.fresh(die)
		if die != naturalSix || !h.danger {
			p.endAfter(s, e, face, &out)
			continue
		}
		for beast := int32(1); beast <= 6; beast++ {
			p.beastTurns(s, e, BigGameEnd(min(beast-1, int32(BeastKilled))), face*face, &out)
		}
	}
	return out
}

// beastTurns reckons one way in which meeting a dangerous animal ends (18).
func (p *Position) beastTurns(s game.Seat, e expedition, end BigGameEnd, chance float64, out *MonthEnd) {
	askari, r := e.healthy(Askaris) > 0, &out.Risks[EndBeast]
	if end != BeastKilled {
		r.Any, r.Most = r.Any+chance, 1
	}
	switch {
	case end == BeastKilled:
		e.Fresh += beastRations
	case end == HunterDies && askari:
		e.lose(Askaris, 1)
	case end == HunterDies:
		r.Dies, out.Dies = r.Dies+chance, out.Dies+chance
		return
	case askari:
		e.Ill[Askaris]++
	default:
		e.Sick = true
	}
	p.endAfter(s, e, chance, out)
}

// endAfter reckons the meal, the water and the sick of a month whose hunt is over (18, 19).
func (p *Position) endAfter(s game.Seat, e expedition, chance float64, out *MonthEnd) {
	note := func(r EndRisk, without int32) bool {
		if x := &out.Risks[r]; without > 0 {
			x.Any, x.Most = x.Any+chance, max(x.Most, int(without))
		}
		return e.leave(without)
	}
	sick := e.Sick
	e.Hungry = false
	if !p.boarded(s) {
		fed := min(e.people(), e.Fresh+e.Have[Rations])
		e.Hungry = note(EndHunger, e.people()-fed)
	}
	if p.drinks(s) && note(EndThirst, e.people()-min(e.people(), e.Have[Water]/personDrinks)) {
		if e.Hungry = true; sick {
			x := &out.Risks[EndThirst]
			x.Dies, out.Dies = x.Dies+chance, out.Dies+chance
			return
		}
	}
	e.Sick = e.Sick || e.Hungry
	p.endOfSick(s, &e, chance, out)
}

// leave has people go who get nothing, in their order, and reports whether the explorer
// himself goes without (18).
func (e *expedition) leave(n int32) bool {
	for _, i := range [3]Item{Bearers, Askaris, Guides} {
		n -= e.lose(i, n)
	}
	return n > 0
}

// endOfSick reckons what becomes of the sick of a month (19).
func (p *Position) endOfSick(s game.Seat, e *expedition, chance float64, out *MonthEnd) {
	var room [5]Term
	mods := int32(0)
	for _, t := range p.nurseTerms(s, e.Hungry, room[:0]) {
		mods += int32(t.Value)
	}
	none, most := 1.0, int32(0)
	for _, ill := range e.Ill {
		deadly, worst := 0, int32(0)
		for face := int32(1); face <= 6; face++ {
			if _, dead := nursed(face+mods, ill); dead > 0 {
				deadly, worst = deadly+1, max(worst, dead)
			}
		}
		none, most = none*(1-float64(deadly)/6), most+worst
	}
	if e.Sick && e.LaidUp == 0 {
		var o NurseOdds
		o.explorer(mods)
		if dies := o.Dies.Float(); dies > 0 {
			r := EndSickness
			if e.Hungry {
				r = EndHunger
			}
			x := &out.Risks[r]
			x.Dies, out.Dies = x.Dies+chance*dies, out.Dies+chance*dies
			if r == EndSickness {
				none, most = none*(1-dies), most+1
			}
		}
	}
	if x := &out.Risks[EndSickness]; none < 1 {
		x.Any, x.Most = x.Any+chance*(1-none), max(x.Most, int(most))
	}
}
