package nile

import "sourceofthenile/game"

// 13 (2): neutral people, gifts, insult and poison.

func (p *Position) parleyChoices(s game.Seat, buf []game.Choice) []game.Choice {
	e := &p.players[s].Trip
	if n := e.Have[Gifts]; n > 0 {
		buf = append(buf, game.Choice{Kind: Parley, Seat: s, Min: 1, Max: n, Rule: "13"})
	}
	return append(buf, game.Choice{Kind: Pass, Seat: s, Rule: "13"})
}

// parley offers gifts: the higher of two dice times their number makes friends
// if it comes up to the people's strength. Less is an insult.
func (p *Position) parley(s game.Seat, gifts int32, a *game.Act) {
	e, t := &p.players[s].Trip, p.met(s)
	e.Have[Gifts] -= gifts
	t.Parleyed |= bitOf(s)
	high := int32(max(a.Die("13 parley"), a.Die("13 parley")))
	friends := high*gifts >= int32(t.Strength)
	told := int32(0)
	if friends {
		told = 1
		t.Friend |= bitOf(s)
		e.NewLand = true
	}
	a.Tell(game.Event{
		Kind: Parleyed, Seat: s, At: int32(e.At), Rule: "13",
		Args: [6]int32{gifts, high, high * gifts, int32(t.Strength), told, p.whom(s)},
	})
	if friends {
		p.rumours(s, a)
		p.become(Trading, s)
		return
	}
	p.insulted(s, a)
}

// insulted people attack as hostile ones do; where they would hide, poison is
// tried.
func (p *Position) insulted(s game.Seat, a *game.Act) {
	switch p.threaten(s, a) {
	case Charge:
		p.joinBattle(s, true, a)
	case Ambush:
		p.joinBattle(s, false, a)
	default:
		p.poison(s, a)
		p.endWithLife(s, a)
	}
}

// laidUp is how many turns an explorer who was poisoned is laid up, the one of
// the poison counted: then he is well for certain (13).
const laidUp = 2

// poison: on 1 or 2 the explorer dies, on 3 he is sick for a while, else nothing
// comes of it.
func (p *Position) poison(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	die, harm := a.Die("13 poison"), Unharmed
	switch {
	case die <= 2:
		harm = Slain
	case die == 3:
		harm = Sickened
	}
	a.Tell(game.Event{Kind: Poisoned, Seat: s, At: int32(e.At), Args: [6]int32{int32(die), int32(harm), p.whom(s)}, Rule: "13"})
	//exhaustive:enforce
	switch harm {
	case Unharmed:
	case Sickened:
		e.Sick, e.LaidUp = true, laidUp
	case Slain:
		p.die(s, ByPoison, a)
	}
}
