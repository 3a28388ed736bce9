package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
)

// Combat (8.1), and dice (1.6).

// weapon is what a Weapon is written with; ItemCard is the Personal Item in place of one.
func (p *Position) weapon(s game.Seat, c box.Card) []verb.Part {
	switch c {
	case box.NoCard:
		return nil
	case box.ItemCard:
		return box.Roles[p.who(s).Role].Item
	}
	return box.Faces[c].Effect
}

// combatDice is how many dice a combat has.
func (p *Position) combatDice(s game.Seat, c box.Card) int {
	return max(1, int(p.who(s).Strength)+p.standing(s, verb.Dice, verb.Combat)+verb.Sum(p.weapon(s, c), verb.Dice, verb.Combat))
}

// given is how many hits a Weapon has for nothing.
func (p *Position) given(s game.Seat, c box.Card) (n int) {
	for _, part := range p.weapon(s, c) {
		if part.Verb == verb.Hits && (part.Sort == verb.NoSort || p.isHere(part.Sort, p.who(s).At)) {
			n += int(part.N)
		}
	}
	return n
}

// isHere reports whether a creature of a sort is in a place.
func (p *Position) isHere(sort verb.Sort, at box.Place) bool {
	for c, q := range p.isle.At {
		if q == at && foretell.Is(c, sort) {
			return true
		}
	}
	return false
}

// fightChoices are combats here, once a turn at each place, with each Weapon.
func (p *Position) fightChoices(s game.Seat, buf []game.Choice) []game.Choice {
	at := p.who(s).At
	again := p.turn.Again>>at&1 == 1 || p.turn.Fought>>at&1 == 1 && p.standing(s, verb.Again, verb.NoTrial) == 0
	if p.turn.Left == 0 || again || p.isle.Clear(at) {
		return buf
	}
	offer := func(c box.Card) {
		_, reroll := verb.Find(p.weapon(s, c), verb.Reroll)
		odds := anyHit(p.combatDice(s, c), reroll)
		if p.given(s, c) > 0 {
			odds = game.Odds{Num: 1, Den: 1}
		}
		buf = append(buf, game.Choice{Kind: Fight, Target: int32(at), Item: int16(c), Cost: 1, Odds: odds, Rule: "8.1"})
	}
	offer(box.NoCard)
	for c := box.RadioPart; c < box.FirstQuest; c++ {
		if c.Type() == box.Weapon && p.fresh(s, c) {
			offer(c)
		}
	}
	if p.itemFree(s) && verb.Sum(box.Roles[p.who(s).Role].Item, verb.Dice, verb.Combat) > 0 {
		offer(box.ItemCard)
	}
	return buf
}

// itemFree reports whether the Personal Item can be used in this turn.
func (p *Position) itemFree(s game.Seat) bool { return p.chairs[s].Item && !p.turn.ItemUsed }

// powers are n multiplied with itself so often, as odds write it.
func powers(n int64, k int) int64 {
	out := int64(1)
	for range k {
		out *= n
	}
	return out
}

// mostExact is how many dice odds are exact for; more are to a millionth.
const mostExact = 18

// anyHit is the chance that of so many dice one hits (1.6), misses thrown again or not.
func anyHit(dice int, reroll bool) game.Odds {
	if reroll {
		dice *= 2
	}
	if dice > mostExact {
		return game.OddsOf(1 - pow(2.0/3, dice))
	}
	all := powers(3, dice)
	return game.Odds{Num: int32(all - powers(2, dice)), Den: int32(all)}
}

func pow(x float64, n int) float64 {
	out := 1.0
	for range n {
		out *= x
	}
	return out
}

// atLeast is the chance that of so many dice so many hit.
func atLeast(hits, dice int) game.Odds {
	if hits == 1 {
		return anyHit(dice, false)
	}
	p := 0.0
	for _, of := range Hits(dice, false)[min(hits, dice+1):] {
		p += of
	}
	return game.OddsOf(p)
}

// The places of a combat, and what it keeps: the Weapon, the hits left, whether one hit.
const (
	fightRolls uint8 = iota
	fightHits
	fightHit
	fightOver
)

func (p *Position) fight(f *frame, s game.Seat, c box.Card) {
	p.turn.Left--
	at := p.who(s).At
	if p.turn.Fought>>at&1 == 1 {
		p.turn.Again |= 1 << at
	}
	p.turn.Fought |= 1 << at
	p.ask(f, turnGoes, fighting, s, int(c))
}

// runFighting is a combat.
func (p *Position) runFighting(in game.Command, f *frame, a *game.Act) {
	s, c := f.Seat, box.Card(f.V[0])
	at := p.who(s).At
	switch f.At {
	case fightRolls:
		dice := p.combatDice(s, c)
		hits := a.Tally("8 combat", dice, hitsOn)
		if _, again := verb.Find(p.weapon(s, c), verb.Reroll); again && hits < dice {
			hits += a.Tally("8 reroll", dice-hits, hitsOn)
		}
		given := p.given(s, c)
		p.tell(a, Rolled, s, int(verb.Combat), dice, hits, given, 1, int(c))
		f.At, f.V[1], f.V[2] = fightHits, int16(hits+given), int16(truth(hits+given > 0))
	case fightHits:
		var room [creatures]int
		here, need := p.here(at, room[:0])
		switch {
		case f.V[1] == 0 || len(here) == 0:
			f.At = fightOver
		case len(here) == 1 || int(f.V[1]) >= need:
			f.V[1]--
			p.hit(a, here[0])
		default:
			p.ask(f, fightHit, Hitting, s)
		}
	case fightHit:
		f.V[1]--
		f.At = fightHits
		p.hit(a, int(in.Target))
	case fightOver:
		hit := f.V[2] == 1
		p.pop()
		p.afterFight(a, s, c, hit)
	}
}

// here are the creatures in a place, and how many hits all of them need.
func (p *Position) here(at box.Place, buf []int) (all []int, need int) {
	for c, q := range p.isle.At {
		if q != at {
			continue
		}
		buf = append(buf, c)
		if c == foretell.TheGuardian {
			need += int(p.isle.Health)
		} else {
			need++
		}
	}
	return buf, need
}

func (p *Position) hitChoices(_ *frame, s game.Seat, buf []game.Choice) []game.Choice {
	var room [creatures]int
	all, _ := p.here(p.who(s).At, room[:0])
	for _, c := range all {
		buf = append(buf, game.Choice{Kind: Hit, Target: int32(c)})
	}
	return buf
}

// hit is one hit on a creature.
func (p *Position) hit(a *game.Act, c int) {
	at, health := p.isle.At[c], int8(0)
	if c == foretell.TheGuardian {
		p.isle.Health--
		health = p.isle.Health
	}
	if health == 0 {
		p.isle.Remove(c)
	}
	p.slay(a, c, at, int(health), ByHit)
}

// afterFight looks at the Weapon's keep, and does what else it does.
func (p *Position) afterFight(a *game.Act, s game.Seat, c box.Card, hit bool) {
	switch c {
	case box.NoCard:
		return
	case box.ItemCard:
		p.turn.ItemUsed = true
		return
	}
	_, keeps := verb.Find(box.Faces[c].Effect, verb.Keep)
	p.forget(s, c)
	p.take(s, c)
	p.spend(a, s, c, true, keeps && hit)
	for _, part := range box.Faces[c].Effect {
		if part.Verb == verb.Strength && part.Who == verb.AllHere {
			p.hurtAll(a, p.who(s).At, -part.N)
		}
	}
}

// hurtAll takes Strength from all who are in a place.
func (p *Position) hurtAll(a *game.Act, at box.Place, n int8) {
	for s := range game.Seat(p.n) {
		if who := p.who(s); who.Alive() && who.At == at && p.ended == NotEnded {
			p.isle.Suffer(s, n, 0, -1, p.watch(a))
		}
	}
}

// IsHit reports whether a die hit (1.6).
func IsHit(r game.Roll) bool { return r.Face() <= hitsOn }
