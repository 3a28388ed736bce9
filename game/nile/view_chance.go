package nile

import "sourceofthenile/game"

// Chance is a chance as it is shown before a choice: how great it is, of what,
// by which number of the rulebook, and what it comes from.
type Chance struct {
	Odds   game.Odds
	Risk   uint8     // of what: RiskLost…
	Rule   game.Rule // the number of the rulebook that rolls for it
	Causes []Term    // what it comes from, never empty
}

// Chance explains the odds of a choice of the viewing seat; ok is false where no
// chance follows from it, it depends on how many are chosen (ParleyOdds), or the
// choice is another's.
func (v View) Chance(c game.Choice) (x Chance, ok bool) {
	p := v.p
	if c.Odds.Den == 0 || c.Seat != v.seat || !v.acts() {
		return x, false
	}
	x = Chance{Odds: c.Odds, Risk: c.Risk, Rule: c.Rule}
	e := &p.players[c.Seat].Trip
	switch c.Kind {
	case Move, Drift:
		x.way(p.preview(c), e, c.Risk)
	case OpenCache:
		x.Causes = []Term{{"throw", 1}}
	case Policy:
		p.sumS(c.Seat, int(c.Target), &x.Causes)
		if p.hides(c.Seat, int(c.Target)) { // hostile or not, they do nothing
			x.Causes = append(x.Causes, Term{"show-of-strength", int(p.show(c.Seat, int(c.Target)))}, Term{"strength", int(p.met(c.Seat).Strength)})
		}
	case Barter, SellRations, SellMuskets:
		x.Causes = p.poisonCauses()
	case Fight:
		x.Causes = e.battleCauses()
	case EndTravel:
		end := p.monthEnd(c.Seat)
		x.Causes = end.causes()
	case Escape:
		x.Causes = []Term{{"captive", captiveMod}}
		if e.Goodwill != 0 {
			x.Causes = append(x.Causes, Term{"goodwill", int(e.Goodwill)})
		}
	case Minister, Bide:
		x.Causes = []Term{{"throw", skillTells}}
	}
	return x, true
}

// way is what the chance to lose the way, or to go over the falls, comes from.
func (x *Chance) way(pre Preview, e *expedition, risk uint8) {
	if risk == RiskFalls {
		x.Rule = pre.Falls.Rule
		cataract, _ := pre.Falls.Cataract.Whole()
		x.Causes = []Term{{"canoes", int(e.Have[Canoes])}, {"cataract", cataract}}
		return
	}
	x.Causes = append([]Term{{"country-left", pre.Beat}}, pre.Terms...)
}

// battleCauses are what the odds of a battle come from: who stands, and who
// strikes next.
func (e *expedition) battleCauses() []Term {
	m := &e.Meeting
	out := []Term{{"warriors", int(m.Warriors)}, {"askaris", int(e.healthy(Askaris))}}
	if m.First && e.armed() {
		out = append(out, Term{"explorer-fires", 1})
	}
	return out
}

// causes are what may kill the explorer at the end of a month, in per cent.
func (m *MonthEnd) causes() (out []Term) {
	for r, x := range m.Risks {
		if x.Dies > 0 {
			percent, _ := game.OddsOf(x.Dies).Whole()
			out = append(out, Term{EndRisk(r).Name(), percent})
		}
	}
	return out
}

// poisonCauses are what the chance of poison at the table of friends comes from.
func (p *Position) poisonCauses() []Term {
	if p.cfg.Gentle {
		return []Term{{"gentle-hosts", gentlePoison}}
	}
	return []Term{{"throw", hostsPoison}}
}
