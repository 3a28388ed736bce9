package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Chapter 15: defeat and captivity.

// escapeRations are what an armed explorer saves besides his musket.
const escapeRations = 9

// defeat: the expedition is lost; a die says what becomes of the explorer.
func (p *Position) defeat(s game.Seat, a *game.Act) {
	e, t := &p.players[s].Trip, p.met(s)
	t.Attitude--
	t.Strength = e.Meeting.Warriors // the fallen stay fallen
	number := int32(e.Meeting.Tribe) + 1
	p.loseParty(s)
	p.reportBattle(s, false, a)
	fate := Fate(a.Die("15 defeat"))
	a.Tell(game.Event{Kind: Defeated, Seat: s, At: int32(e.At), Args: [6]int32{number, int32(fate), int32(fate)}, Rule: "15"})
	//exhaustive:enforce
	switch fate {
	case NoFate:
	case Killed:
		t.Attitude--
		p.die(s, BattleDead, a)
	case Prisoner:
		e.Captive, e.Months, e.Goodwill = true, 0, 0
		e.Halted = true
		a.Tell(game.Event{Kind: Captured, Seat: s, At: int32(e.At), Args: [6]int32{number}, Rule: "15"})
		p.endCaptured(s, a)
		return
	case EscapesBare, EscapesArmed, EscapesAided, EscapesLucky:
		p.getAway(s, fate, a)
	}
	p.endWithLife(s, a)
}

// loseParty takes everybody and everything away.
func (p *Position) loseParty(s game.Seat) {
	e := &p.players[s].Trip
	e.Have, e.Ill, e.Fresh = [Items]int32{}, [3]int32{}, 0
	e.Mode, e.Labours, e.Disgraced, e.DryCamels = OnFoot, false, false, 0
	e.GuideFrom, e.Trips, e.TripsTo = hexmap.None, 0, hexmap.None
	e.Halted, e.Mapped = true, false
	e.Spent = min(e.Spent, e.Allowance)
}

// endCaptured ends the turn of an explorer just taken prisoner: nothing is
// left to be done in it.
func (p *Position) endCaptured(s game.Seat, a *game.Act) {
	p.players[s].Trip.Meeting = meeting{Tribe: noTribe}
	p.steps = p.steps[:len(p.steps)-1]
	p.endTurn(a)
}

// getAway is how a beaten explorer escapes: with nothing, or with a musket and
// rations and what Table A gives.
func (p *Position) getAway(s game.Seat, fate Fate, a *game.Act) {
	e := &p.players[s].Trip
	save := func(i Item, n int32) {
		e.Have[i] += n
		a.Tell(game.Event{Kind: Saved, Seat: s, At: int32(e.At), Args: [6]int32{int32(i), n}, Rule: "15"})
	}
	if fate >= EscapesArmed {
		save(Muskets, 1)
		save(Rations, escapeRations)
	}
	for range int(fate) - int(EscapesArmed) {
		p.tableA(e, save, a)
	}
}

// tableA is one roll on Table A: somebody or something that came away too,
// and what it carries. Where there is nothing to drink it is water instead of
// rations.
func (p *Position) tableA(e *expedition, save func(Item, int32), a *game.Act) {
	who := [6]Item{Guides, Bearers, Askaris, Camels, Horses, Canoes}[a.Die("15 table A")-1]
	save(who, 1)
	if who == Guides || who == Askaris {
		return
	}
	const carries = 10
	switch die := a.Die("15 table A"); {
	case die <= 3 && !p.watered(e):
		save(Water, carries)
	case die <= 3:
		save(Rations, carries)
	case die <= 5:
		save(Gifts, carries)
	default:
		save(Muskets, carries)
	}
}

// captiveMod is what is taken off a captive's die, and skillTells the least on
// which his skill does the people good, or his patience him.
const (
	captiveMod = -3
	skillTells = 5
)

// escapeOdds are the chances of a captive's month: a die less three and the
// goodwill he has won, below 1 counting 1, on the list of 15.
func escapeOdds(goodwill int8) (killed, stays, free int32) {
	for die := int8(1); die <= 6; die++ {
		switch f := captiveFate(die, goodwill); {
		case f == Killed:
			killed++
		case f == Prisoner:
			stays++
		default:
			free++
		}
	}
	return killed, stays, free
}

func captiveFate(die, goodwill int8) Fate {
	return Fate(min(int8(EscapesLucky), max(1, die+captiveMod+goodwill)))
}

func (p *Position) captiveChoices(s game.Seat, buf []game.Choice) []game.Choice {
	pl := &p.players[s]
	e := &pl.Trip
	killed, _, _ := escapeOdds(e.Goodwill)
	buf = append(buf, game.Choice{Kind: Escape, Seat: s, Rule: "15", Risk: RiskKilled, Odds: game.Odds{Num: killed, Den: 6}})
	if p.whyNotBide(game.Command{Seat: s}).Why == "" {
		buf = append(buf, game.Choice{Kind: Bide, Seat: s, Rule: RuleBide, Odds: game.Odds{Num: 7 - skillTells, Den: 6}, Risk: ChanceFriend})
	}
	if mustFree(pl.Specialty) && e.Months == 0 {
		buf = append(buf, game.Choice{Kind: Minister, Seat: s, Rule: "15", Odds: game.Odds{Num: 7 - skillTells, Den: 6}, Risk: ChanceFriend})
	}
	return buf
}

// minister: a Doctor or Missionary tries his skill in the first full month.
func (p *Position) minister(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	e.Months = 1
	die, told := a.Die("15 skill"), int32(0)
	if die >= skillTells {
		told = 1
		e.Goodwill++
		if t := p.people(e.At); t != nil {
			t.Attitude++
		}
	}
	a.Tell(game.Event{Kind: Ministered, Seat: s, At: int32(e.At), Args: [6]int32{int32(die), told, int32(p.hexes[e.At].Tribe)}, Rule: "15"})
}

// whyNotBide: a captive may bide his time where misfortunes ask, and as long as there is
// something to be won by it.
func (p *Position) whyNotBide(c game.Command) game.Refusal {
	e := &p.players[c.Seat].Trip
	switch killed, stays, _ := escapeOdds(e.Goodwill); {
	case !e.Captive:
		return game.Refusal{}
	case !p.cfg.Asked:
		return game.Refusal{Rule: RuleBide, Why: "not-asked"}
	case killed+stays == 0:
		return game.Refusal{Rule: RuleBide, Why: "free-to-go"}
	}
	return game.Refusal{}
}

// bide is a month of captivity in which nothing is tried: nobody is harmed, and the next
// attempt may go better for it.
func (p *Position) bide(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	e.Months = max(1, e.Months)
	die, came := int8(a.Die("15 bide")), int32(1)
	if die >= skillTells {
		came = 2
		e.Goodwill++
	}
	a.Tell(game.Event{
		Kind: Captivity, Seat: s, At: int32(e.At), Rule: RuleBide,
		Args: [6]int32{int32(die), int32(e.Goodwill) + captiveMod, int32(Prisoner), int32(p.hexes[e.At].Tribe), came},
	})
	p.endTurn(a)
}

// escape is a month of captivity: killed, kept, or free.
func (p *Position) escape(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	e.Months = max(1, e.Months)
	die := int8(a.Die("15 captive"))
	fate := captiveFate(die, e.Goodwill)
	a.Tell(game.Event{Kind: Captivity, Seat: s, At: int32(e.At), Args: [6]int32{int32(die), int32(e.Goodwill) + captiveMod, int32(fate), int32(p.hexes[e.At].Tribe)}, Rule: "15"})
	//exhaustive:enforce
	switch fate {
	case Killed:
		if t := p.people(e.At); t != nil {
			t.Attitude--
		}
		p.die(s, ByCaptors, a)
	case NoFate, Prisoner:
	case EscapesBare, EscapesArmed, EscapesAided, EscapesLucky:
		e.Captive = false
		e.Faced = e.At
		p.getAway(s, fate, a)
	}
	p.endTurn(a)
}
