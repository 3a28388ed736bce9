package nile

import "sourceofthenile/game"

// Chapter 15: battle.

// joinBattle begins a battle. In a charge the party has first fire; wet powder
// spoils it (11).
func (p *Position) joinBattle(s game.Seat, charge bool, a *game.Act) {
	e, t := &p.players[s].Trip, p.met(s)
	m := &e.Meeting
	m.Warriors, m.AtFirst = t.Strength, t.Strength
	m.Askaris = int16(e.healthy(Askaris))
	m.First = charge && !e.WetPowder
	m.Ours = m.First
	ambushed, armed := int32(1), int32(0)
	if charge {
		ambushed = 0
	}
	if e.armed() {
		armed = 1
	}
	a.Tell(game.Event{
		Kind: BattleJoined, Seat: s, At: int32(e.At), Rule: "15",
		Args: [6]int32{int32(m.Warriors), int32(m.Askaris), armed, ambushed, p.whom(s)},
	})
	p.become(Fighting, s)
}

func (p *Position) battleChoices(s game.Seat, buf []game.Choice) []game.Choice {
	c := game.Choice{Kind: Fight, Seat: s, Rule: "15", Risk: ChanceWin, Odds: p.battleOddsNow().Odds()}
	if killed := p.nextAttack(s).Killed; killed.Num > 0 {
		c.Risk, c.Odds = RiskKilled, killed
	}
	return append(buf, c)
}

// fight is one side's attack (15).
func (p *Position) fight(s game.Seat, a *game.Act) {
	m := &p.players[s].Trip.Meeting
	var over bool
	switch {
	case m.First:
		over = p.firstFire(s, a)
	case m.Ours:
		over = p.counter(s, a)
	default:
		over = p.theirAttack(s, a)
	}
	if !over {
		m.Ours, m.First = !m.Ours, false
	}
}

// volley tells one attack.
func (p *Position) volley(s game.Seat, by Attack, fallen, standing, product, limit int, a *game.Act) (breaks bool) {
	breaks = product > limit
	told := int32(0)
	if breaks {
		told = 1
	}
	a.Tell(game.Event{
		Kind: Volley, Seat: s, At: int32(p.players[s].Trip.At), Rule: "15",
		Args: [6]int32{int32(by), int32(fallen), int32(standing), int32(product), int32(limit), told},
	})
	return breaks
}

// firstFire: a warrior falls for each askari and an armed explorer; times a
// die above the survivors, they break.
func (p *Position) firstFire(s game.Seat, a *game.Act) (over bool) {
	e := &p.players[s].Trip
	m := &e.Meeting
	fallen := int(e.healthy(Askaris))
	if e.armed() {
		fallen++
	}
	fallen = min(fallen, int(m.Warriors))
	m.Warriors -= int16(fallen)
	product := fallen * a.Die("15 first fire")
	if p.volley(s, FirstFire, fallen, int(m.Warriors), product, int(m.Warriors), a) || m.Warriors == 0 {
		p.win(s, a)
		return true
	}
	return false
}

// theirAttack: warriors ÷ a die askaris fall; times a die above the askaris
// the battle began with, the men run.
func (p *Position) theirAttack(s game.Seat, a *game.Act) (over bool) {
	e := &p.players[s].Trip
	m := &e.Meeting
	fallen := min(int(m.Warriors)/a.Die("15 attack"), int(e.healthy(Askaris)))
	for range fallen {
		e.Have[Askaris]-- // the healthy fight and fall
	}
	product := fallen * a.Die("15 attack")
	if p.volley(s, TheirAttack, fallen, int(e.healthy(Askaris)), product, int(m.Askaris), a) || e.healthy(Askaris) == 0 {
		p.defeat(s, a)
		return true
	}
	return false
}

// counter: askaris ÷ a die, and one, warriors fall; times a die above the
// strength before it, they break.
func (p *Position) counter(s game.Seat, a *game.Act) (over bool) {
	e := &p.players[s].Trip
	m := &e.Meeting
	before := int(m.Warriors)
	fallen := min(int(e.healthy(Askaris))/a.Die("15 counter")+1, before)
	m.Warriors -= int16(fallen)
	product := fallen * a.Die("15 counter")
	if p.volley(s, OurCounter, fallen, int(m.Warriors), product, before, a) || m.Warriors == 0 {
		p.win(s, a)
		return true
	}
	return false
}

// win: the people are beaten (16).
func (p *Position) win(s game.Seat, a *game.Act) {
	e, t := &p.players[s].Trip, p.met(s)
	m := &e.Meeting
	t.Strength = m.Warriors
	news := t.Beaten&bitOf(s) == 0
	t.Beaten |= bitOf(s)
	a.Tell(game.Event{
		Kind: Beaten, Seat: s, At: int32(e.At), Rule: "16",
		Args: [6]int32{int32(m.Tribe) + 1, int32(m.AtFirst - m.Warriors), int32(m.Askaris) - e.healthy(Askaris)},
	})
	p.regainRespect(s, a)
	p.reportBattle(s, news, a)
	p.takePrisoners(s, a)
}
