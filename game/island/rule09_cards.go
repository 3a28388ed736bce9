package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/verb"
)

// Cards to play, to put down, Curses to end (9.2, 9.4, 9.5).

// What cards do (9.2, 9.5, 22.5): one interpreter of the verbs.

// fresh reports whether a card can be used in this turn: one that has come back into the
// hand cannot (19 a, 22.5 keep).
func (p *Position) fresh(s game.Seat, c box.Card) bool { return p.hands[s][c] > p.turn.Tired[c] }

// usedUp reports whether the Personal Item, or a card that has come back into the hand, has been used in this turn.
func (p *Position) usedUp(s game.Seat, c box.Card) bool {
	if c == box.ItemCard {
		return p.turn.ItemUsed
	}
	return c < box.Cards && p.hands[s][c] > 0 && !p.fresh(s, c)
}

// cardChoices are cards to play, to put down, Curses to end, the Personal Item (9.2, 9.4, 9.5).
func (p *Position) cardChoices(s game.Seat, buf []game.Choice) []game.Choice {
	hand := &p.hands[s]
	for c := box.RadioPart; c < box.FirstCurse; c++ {
		if hand[c] == 0 {
			continue
		}
		f := &box.Faces[c]
		if f.Type != box.Weapon && f.Type != box.Quest && p.fresh(s, c) && p.worth(s, f.Effect, c) {
			buf = append(buf, game.Choice{Kind: Play, Target: int32(c), Odds: p.cardOdds(s, c), Rule: "9.2"})
		}
		buf = append(buf, game.Choice{Kind: PutDown, Target: int32(c), Rule: "9.4"})
	}
	for c := box.FirstCurse; c < box.Cards; c++ {
		if hand[c] > 0 && p.payable(s, box.Faces[c].Effect) {
			buf = append(buf, game.Choice{Kind: PlayCurse, Target: int32(c), Cost: int16(price(box.Faces[c].Effect)), Rule: "9.5"})
		}
	}
	if p.chairs[s].Item {
		line := box.Roles[p.who(s).Role].Item
		if !p.turn.ItemUsed && price(line) <= int(p.turn.Left) && p.worth(s, line, box.ItemCard) {
			buf = append(buf, game.Choice{Kind: Personal, Target: int32(box.ItemCard), Cost: int16(price(line)), Rule: "9.2"})
		}
		buf = append(buf, game.Choice{Kind: PutDown, Target: int32(box.ItemCard), Rule: "9.4"})
	}
	return buf
}

// cardDice is how many dice a Ritual or a Trap card is tested with, 0 for other cards.
func (p *Position) cardDice(s game.Seat, c box.Card) int {
	if t := box.Faces[c].Type; t != box.Ritual && t != box.Snare {
		return 0
	}
	trait, card, other := p.cardDiceBy(s, c)
	return max(1, trait+card+other)
}

// cardDiceBy is what the dice of a Ritual or a Trap card come from: the trait, what the card adds to it, and what else does.
func (p *Position) cardDiceBy(s game.Seat, c box.Card) (trait, card, other int) {
	who, f := p.who(s), &box.Faces[c]
	switch f.Type {
	case box.Ritual:
		return int(who.Sanity), f.Mod, p.standing(s, verb.Dice, verb.Ritual) + p.chant(s)
	case box.Snare:
		return int(who.Strength), f.Mod, p.standing(s, verb.Dice, verb.Snare)
	default:
		return 0, 0, 0
	}
}

// chant is what the Notebook adds to the first Ritual of a turn.
func (p *Position) chant(s game.Seat) int {
	if !p.chairs[s].Item || p.turn.Chanted {
		return 0
	}
	return verb.Sum(box.Roles[p.who(s).Role].Item, verb.Dice, verb.Ritual)
}

func (p *Position) cardOdds(s game.Seat, c box.Card) game.Odds {
	if dice := p.cardDice(s, c); dice > 0 {
		return anyHit(dice, false)
	}
	return game.Odds{}
}

// forget takes a card played openly out of what others have been shown (17.6).
func (p *Position) forget(s game.Seat, c box.Card) {
	for v := range p.shown {
		if m := &p.shown[v][s]; m.Cards[c] > 0 {
			m.Cards[c]--
		}
	}
}

// Fate is where a card goes that has been played.
type Fate uint8

// The fates of cards.
const (
	ToDiscards Fate = iota
	OutOfGame
	ToHand
)

// fate is that of a card: out of the game where it says so and its test was passed; back into the hand where it is kept, and
// under letter a; else onto the discard pile.
func (p *Position) fate(c box.Card, passed, kept bool) Fate {
	_, gone := verb.Find(box.Faces[c].Effect, verb.Gone)
	switch {
	case gone && passed:
		return OutOfGame
	case kept || p.cfg.Has('a'):
		return ToHand
	}
	return ToDiscards
}

// Fate is what becomes of a Ritual, a Trap card or a Weapon that is played, where it hits and where it does not.
func (v View) Fate(c box.Card, hit bool) Fate {
	if c.Type() == box.Weapon {
		_, keeps := verb.Find(box.Faces[c].Effect, verb.Keep)
		return v.p.fate(c, true, keeps && hit)
	}
	return v.p.fate(c, hit, false)
}

// spend puts a card that has been played where it goes.
func (p *Position) spend(a *game.Act, s game.Seat, c box.Card, passed, kept bool) {
	switch p.fate(c, passed, kept) {
	case OutOfGame:
		p.gone[c]++
		p.tell(a, LeftGame, s, int(c))
	case ToHand:
		p.hands[s][c]++
		p.turn.Tired[c]++
		for v := range p.shown {
			if game.Seat(v) != s {
				p.shown[v][s].Cards[c]++
			}
		}
		p.tell(a, BackInHand, s, int(c))
	default:
		p.spent[c]++
	}
}

// playCard plays an Item, a Ritual, a Trap card (9.2); passed ones have been tested.
func (p *Position) playCard(f *frame, a *game.Act, s game.Seat, c box.Card, passed bool) {
	p.forget(s, c)
	p.take(s, c)
	p.tell(a, Played, s, int(c))
	if dice := p.cardDice(s, c); dice > 0 && !passed {
		name, trial := "9 ritual", verb.Ritual
		if c.Type() == box.Snare {
			name, trial = "9 trap", verb.Snare
		}
		if trial == verb.Ritual && p.chant(s) > 0 {
			p.turn.Chanted = true
		}
		hits := a.Tally(name, dice, hitsOn)
		p.tell(a, Rolled, s, int(trial), dice, hits, 0, 1, int(c))
		if hits == 0 {
			p.spend(a, s, c, false, false)
			if trial == verb.Ritual {
				p.drawCurses(a, s, 1)
			}
			return
		}
	}
	p.spend(a, s, c, true, false)
	p.ask(f, turnGoes, doing, s, int(c))
}

func (p *Position) personal(f *frame, a *game.Act, s game.Seat) {
	p.turn.ItemUsed = true
	p.tell(a, Played, s, int(box.ItemCard))
	p.pay(s, box.Roles[p.who(s).Role].Item)
	p.ask(f, turnGoes, doing, s, int(box.ItemCard))
}

// playCurse pays what ends a Curse, which goes back into its deck at once (9.5).
func (p *Position) playCurse(f *frame, a *game.Act, s game.Seat, c box.Card) {
	p.curseBack(a, s, c)
	p.pay(s, box.Faces[c].Effect)
	p.ask(f, turnGoes, doing, s, int(c))
}

func (p *Position) curseBack(a *game.Act, s game.Seat, c box.Card) {
	p.forget(s, c)
	p.take(s, c)
	p.bag[c]++
	p.lifted = c
	p.tell(a, CurseBack, s, int(c))
}

// worth reports whether a card would do anything now (9.2).
func (p *Position) worth(s game.Seat, line []verb.Part, c box.Card) bool {
	var room [creatures]int
	for _, part := range line {
		at := int16(-1)
		switch part.Verb {
		case verb.Strength, verb.Sanity:
			if part.N > 0 {
				at = AtPerson
			}
		case verb.Curse:
			if part.N < 0 {
				at = AtPerson
			}
		case verb.Kill, verb.Drive, verb.Hold:
			at = AtCreature
		case verb.Repair:
			at = AtGate
		case verb.Draw:
			if p.lootLeft() {
				return true
			}
		case verb.Walk:
			if !p.boundHere(p.who(s).At) {
				return true
			}
		case verb.Trap:
			if p.isle.Stock() > 0 {
				return true
			}
		case verb.Peek:
			if p.spawnLeft() > 0 {
				return true
			}
		case verb.Fewer:
			if p.fewer < 99-part.N {
				return true
			}
		case verb.Give:
			if p.isle.Living().Count() > 1 && cardsOf(&p.hands[s])-truth(c != box.ItemCard) > 0 {
				return true
			}
		case verb.Darkness:
			if p.isle.Darkness > p.leastDark() {
				return true
			}
		}
		if at >= 0 && len(p.aims(s, part, at, room[:0])) > 0 {
			return true
		}
	}
	return false
}
