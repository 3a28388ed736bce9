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

// MonthEnd is what monthOdds the march may cost where the party stands: exact
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

// MonthEnd reckons what monthOdds the march now may cost the viewing seat's party; the
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

// monthEnd goes through every throw of the hunt, and reckons the rest of each. Once
// there is food for all, what more a throw brings home changes nothing.
func (p *Position) monthEnd(s game.Seat) MonthEnd {
	e, h := &p.players[s].Trip, p.huntParty(s)
	m := monthOdds{boarded: p.boarded(s), drinks: p.drinks(s), fed: p.nurseModsOf(s, false)}
	if h.hunters() == 0 {
		m.after(e.party, 1)
		return m.out
	}
	const face = 1.0 / 6
	left := 6
	if h.danger {
		left--
		for end := range BeastKilled {
			m.beastTurns(e.party, &h, end, face*face)
		}
		m.beastTurns(e.party, &h, BeastKilled, face*(1-face*float64(BeastKilled)))
	}
	for die := int32(1); left > 0; die++ {
		with, faces := e.party, 1
		if with.Fresh += h.fresh(die); with.Fresh+with.Have[Rations] >= with.people() {
			faces = left
		}
		m.after(with, face*float64(faces))
		left -= faces
	}
	return m.out
}

// monthOdds is the end of a month being reckoned.
type monthOdds struct {
	out     MonthEnd
	boarded bool  // nobody needs food (3.2, 14)
	drinks  bool  // the month asks for water (5.4444)
	fed     int32 // what is added to the rolls for the sick where there was food for them (19)
}

// beastTurns reckons one way in which meeting a dangerous animal ends (18).
func (m *monthOdds) beastTurns(e party, h *huntParty, end BigGameEnd, chance float64) {
	e.Fresh += h.fresh(naturalSix)
	askari, r := e.healthy(Askaris) > 0, &m.out.Risks[EndBeast]
	if end != BeastKilled {
		r.Any, r.Most = r.Any+chance, 1
	}
	switch {
	case end == BeastKilled:
		e.Fresh += beastRations
	case end == HunterDies && askari:
		e.lose(Askaris, 1)
	case end == HunterDies:
		m.dies(EndBeast, chance)
		return
	case askari:
		e.Ill[Askaris]++
	default:
		e.Sick = true
	}
	m.after(e, chance)
}

func (m *monthOdds) dies(r EndRisk, chance float64) {
	m.out.Risks[r].Dies += chance
	m.out.Dies += chance
}

// without notes that so many go without something, and has them leave; it reports
// whether the explorer is one of them.
func (m *monthOdds) without(e *party, r EndRisk, n int32, chance float64) bool {
	if n == 0 {
		return false
	}
	x := &m.out.Risks[r]
	x.Any, x.Most = x.Any+chance, max(x.Most, int(n))
	return e.leave(n)
}

// after reckons the meal, the water and the sick of a month whose hunt is over (18, 19).
func (m *monthOdds) after(e party, chance float64) {
	sick := e.Sick
	e.Hungry = !m.boarded && m.without(&e, EndHunger, e.people()-min(e.people(), e.Fresh+e.Have[Rations]), chance)
	if m.drinks && m.without(&e, EndThirst, e.people()-min(e.people(), e.Have[Water]/personDrinks), chance) {
		if e.Hungry = true; sick {
			m.dies(EndThirst, chance)
			return
		}
	}
	e.Sick = e.Sick || e.Hungry
	m.ofSick(&e, chance)
}

// leave has people go who get nothing, in their order, and reports whether the explorer
// himself goes without (18).
func (e *party) leave(n int32) bool {
	for _, i := range [3]Item{Bearers, Askaris, Guides} {
		n -= e.lose(i, n)
	}
	return n > 0
}

// ofSick reckons what becomes of the sick of a month (19).
func (m *monthOdds) ofSick(e *party, chance float64) {
	mods := m.fed
	if e.Hungry {
		mods += nurseUnfed
	}
	none, most := 1.0, int32(0)
	for _, ill := range e.Ill {
		if ill == 0 {
			continue
		}
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
			if e.Hungry {
				m.dies(EndHunger, chance*dies)
			} else {
				m.dies(EndSickness, chance*dies)
				none, most = none*(1-dies), most+1
			}
		}
	}
	if x := &m.out.Risks[EndSickness]; none < 1 {
		x.Any, x.Most = x.Any+chance*(1-none), max(x.Most, int(most))
	}
}
