package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
)

// A turn (7): how it begins, what is offered in it, how it ends.

// The places of a turn.
const (
	turnBegins uint8 = iota
	turnGoes
	turnActed
	turnEnds
	turnLimit
	turnPut
	turnForesees
	turnWishes
	turnWished
	turnOver
)

// allowance is how many Actions a turn has (7.3), by the number of players.
var allowance = [box.MostPlayers + 1]int8{0, 5, 6, 4, 3}

// runTurning is a turn.
func (p *Position) runTurning(in game.Command, f *frame, a *game.Act) {
	s := f.Seat
	switch f.At {
	case turnBegins:
		p.beginTurn(f, s, a)
	case turnGoes:
		if !p.who(s).Alive() {
			f.At = turnEnds
			return
		}
		p.ask(f, turnActed, Acting, s)
	case turnActed:
		if f.At = turnGoes; in.Kind == EndTurn {
			p.tell(a, TurnEnds, s)
			f.At = turnEnds
		} else if in.Kind != Keep {
			p.act(f, in, a)
		}
	case turnEnds:
		p.isle.EndTraps()
		p.calm()
		p.turn = turn{}
		f.At = turnLimit
	case turnLimit:
		if f.At = turnForesees; p.over(s) && p.mayPutOff(s) {
			p.tell(a, OverLimit, s, p.held(s)-p.limit(s))
			p.ask(f, turnPut, PuttingOff, s, 1)
		}
	case turnPut:
		p.putDown(a, s, box.Card(in.Target))
		f.At = turnLimit
	case turnForesees:
		f.At = turnWishes
		if n := p.standing(s, verb.Foresee, verb.NoTrial); p.cfg.Apart && n > 0 && p.who(s).Alive() && p.look(a, s, n) > 0 {
			p.ask(f, turnWishes, Peeking, s, p.seen(n), 0)
		}
	case turnWishes:
		p.chairs[s].Wish = Any
		if f.At = turnOver; p.cfg.Apart && p.who(s).Alive() {
			p.ask(f, turnWished, Wishing, s)
		}
	case turnWished:
		p.chairs[s].Wish = in.Target
		p.tell(a, Wished, s, int(in.Target))
		f.At = turnOver
	case turnOver:
		p.chairs[s].Had = true
		p.tell(a, TurnOver, s)
		a.Reveal()
		p.pop()
	}
}

// beginTurn begins a turn (7.2, 14.5); at a distance, in the first, a card is put down (3.3).
func (p *Position) beginTurn(f *frame, s game.Seat, a *game.Act) {
	p.mover = s
	p.turns++
	f.At = turnGoes
	if !p.who(s).Alive() && !p.come(a, s, "14 protagonist", box.Village) {
		p.loseAll(a, LostNobody)
		return
	}
	p.who(s).Turned = p.turns
	p.turn = turn{Left: allowance[p.size()]}
	p.tell(a, TurnBegan, s, int(p.turn.Left), int(p.turns))
	a.Reveal()
	if p.cfg.Apart && !p.chairs[s].Kept {
		p.ask(f, turnActed, Keeping, s)
	}
}

// calm ends the immunities of those who have broken the Silence (17.1).
func (p *Position) calm() {
	for s := range p.chairs {
		p.chairs[s].Immune = false
	}
}

// limitOf is how many cards a hand may hold, one that is open or not (17.3, 18.1).
func limitOf(open bool) int { return 5 - truth(open) }

// limit is how many cards a seat may hold (7.5).
func (p *Position) limit(s game.Seat) int {
	return limitOf(p.solo || p.cfg.Open) + p.standing(s, verb.Limit, verb.NoTrial)
}

// held is how many cards a seat holds: Curses and the Personal Item count.
func (p *Position) held(s game.Seat) int {
	return cardsOf(&p.hands[s]) + cursesOf(&p.hands[s]) + truth(p.chairs[s].Item)
}

// over reports whether a seat holds more than it may.
func (p *Position) over(s game.Seat) bool { return p.who(s).Alive() && p.held(s) > p.limit(s) }

// mayPutOff reports whether a seat has a card that can be put down.
func (p *Position) mayPutOff(s game.Seat) bool {
	return p.chairs[s].Item || cardsOf(&p.hands[s]) > 0
}

// putOffChoices are the cards that can be put down: any but Curses; of Trap cards only
// where they are asked for.
func (p *Position) putOffChoices(f *frame, s game.Seat, buf []game.Choice) []game.Choice {
	rule := p.putOffRule()
	for c := box.RadioPart; c < box.FirstCurse; c++ {
		if p.hands[s][c] > 0 && (f.V[0] != 0 || c.Type() == box.Snare) {
			buf = append(buf, game.Choice{Kind: PutDown, Target: int32(c), Rule: rule})
		}
	}
	if p.chairs[s].Item && f.V[0] != 0 {
		buf = append(buf, game.Choice{Kind: PutDown, Target: int32(box.ItemCard), Rule: rule})
	}
	return buf
}

// putOffRule is what cards are put down by: as the price of a Quest or of a Curse, or because there are too many.
func (p *Position) putOffRule() game.Rule {
	switch card := p.doing(); {
	case card == box.NoCard:
		return PuttingOff.Rule()
	case card.IsCurse():
		return "9.5"
	}
	return "15.2"
}

func wishChoices(_ *Position, _ *frame, _ game.Seat, buf []game.Choice) []game.Choice {
	for w := range wishes {
		buf = append(buf, game.Choice{Kind: Wish, Target: w})
	}
	return buf
}

// turnChoices are all that the seat whose turn it is may do.
func (p *Position) turnChoices(_ *frame, s game.Seat, buf []game.Choice) []game.Choice {
	buf = append(buf, game.Choice{Kind: EndTurn, Rule: "7.4"})
	buf = p.moveChoices(s, buf)
	buf = p.placeChoices(s, buf)
	buf = p.fightChoices(s, buf)
	buf = p.cardChoices(s, buf)
	buf = p.questChoices(s, buf)
	buf = p.meetChoices(s, buf)
	return p.silenceChoices(buf)
}

// moveChoices are the Moves (8).
func (p *Position) moveChoices(s game.Seat, buf []game.Choice) []game.Choice {
	at, b := p.who(s).At, p.isle.Board()
	if p.boundHere(at) {
		return buf
	}
	cost := p.moveCost(s)
	if cost <= p.turn.Left {
		for _, to := range b.Spots[at].Paths {
			buf = append(buf, game.Choice{Kind: Move, Target: int32(to), Cost: int16(cost), Rule: "8"})
		}
	}
	if b.Use(at) != box.TunnelUse || !p.isle.Clear(at) {
		return buf
	}
	if !p.turn.Tunnelled && p.standing(s, verb.Tunnel, verb.NoTrial) > 0 {
		cost = 0
	}
	for _, to := range b.Tunnels {
		if to != at && cost <= p.turn.Left {
			buf = append(buf, game.Choice{Kind: Move, Target: int32(to), Item: 1, Cost: int16(cost), Rule: "2.1"})
		}
	}
	return buf
}

// boundHere reports whether the Guardian lets nobody go (19, d).
func (p *Position) boundHere(at box.Place) bool {
	return p.cfg.Has('d') && p.isle.At[foretell.TheGuardian] == at
}

// moveCost is what the next Move costs.
func (p *Position) moveCost(s game.Seat) int8 {
	if p.turn.Moved {
		return 1
	}
	return int8(max(0, 1-p.standing(s, verb.Pace, verb.NoTrial)))
}

// placeChoices are what a place is for (2.1): each once a turn, and only where no creature
// is (2.2).
func (p *Position) placeChoices(s game.Seat, buf []game.Choice) []game.Choice {
	at := p.who(s).At
	fresh := p.turn.Used>>at&1 == 0 && p.isle.Clear(at)
	switch use := p.isle.Board().Use(at); {
	case !fresh:
	case use == box.LootUse && p.lootLeft():
		buf = append(buf, game.Choice{Kind: Loot, Target: int32(at), Odds: p.radioOdds(s), Rule: "9.1"})
	case use == box.AssembleUse && p.turn.Left > 0:
		buf = p.passChoices(s, Assemble, box.Snare, buf)
	case use == box.ConsultUse && p.turn.Left > 0:
		buf = p.passChoices(s, Consult, box.Ritual, buf)
	case use == box.GateUse && p.turn.Left > 0:
		if n := p.damage(at); n > 0 {
			each := 1 + p.standing(s, verb.Mend, verb.NoTrial)
			most := min(int(p.turn.Left), (n+each-1)/each)
			buf = append(buf, game.Choice{Kind: Repair, Target: int32(at), Cost: 1, Min: 1, Max: int32(most), Rule: "8"})
		}
	}
	for r := range p.bodies {
		if p.bodies[r].At == at && p.turn.Left > 0 {
			buf = append(buf, game.Choice{Kind: Recover, Target: int32(r), Cost: 1, Rule: "8"})
		}
	}
	if p.who(s).Tokens > 0 {
		buf = append(buf, game.Choice{Kind: Set, Target: int32(at), Rule: "9.3"})
	}
	for e := range box.Events {
		if p.inForce>>e&1 == 1 {
			until := box.EventFaces[e].Until
			if _, ok := verb.Find(until, verb.At); ok && p.isle.Clear(at) && p.payable(s, until) {
				buf = append(buf, game.Choice{Kind: EndEvent, Target: int32(e), Cost: int16(price(until)), Rule: "8"})
			}
		}
	}
	return buf
}

// damage is what a Gate has that can be taken off; none where it is destroyed.
func (p *Position) damage(at box.Place) int {
	if g := p.isle.Board().Gate(at); g >= 0 && p.isle.Damage[g] < foretell.Destroyed {
		return int(p.isle.Damage[g])
	}
	return 0
}

// passChoices are the cards whose test is passed here (8).
func (p *Position) passChoices(s game.Seat, k game.Kind, t box.Type, buf []game.Choice) []game.Choice {
	for c := box.RadioPart; c < box.FirstQuest; c++ {
		if c.Type() == t && p.fresh(s, c) && p.worth(s, box.Faces[c].Effect, c) {
			buf = append(buf, game.Choice{Kind: k, Target: int32(c), Cost: 1, Odds: game.Odds{Num: 1, Den: 1}, Rule: "8"})
		}
	}
	return buf
}

// isAction reports whether a command is one of 8, with which immunities end (17.1).
func isAction(c game.Command) bool {
	switch c.Kind {
	case Move, Talk, Fight, Assemble, Consult, Repair, Recover, EndEvent, QuestFinish:
		return true
	}
	return false
}

// act carries out what the seat whose turn it is does.
func (p *Position) act(f *frame, c game.Command, a *game.Act) {
	s := f.Seat
	if isAction(c) {
		p.calm()
	}
	switch c.Kind {
	case Move:
		p.walkTo(a, s, box.Place(c.Target), c.Item == 1, true)
	case Talk:
		p.talk(f, s, game.Seat(c.Target), a)
	case Fight:
		p.fight(f, s, box.Card(c.Item))
	case Assemble, Consult:
		p.turn.Left--
		p.turn.Used |= 1 << p.who(s).At
		p.playCard(f, a, s, box.Card(c.Target), true)
	case Repair:
		p.turn.Left -= int8(c.N)
		p.turn.Used |= 1 << p.who(s).At
		p.mend(a, s, box.Place(c.Target), int(c.N)*(1+p.standing(s, verb.Mend, verb.NoTrial)))
		p.until(a, verb.Repaired, 0)
	case Recover:
		p.recover(a, s, int(c.Target))
	case Loot:
		p.turn.Used |= 1 << p.who(s).At
		p.tell(a, Looted, s)
		p.ask(f, turnGoes, looting, s)
	case Play:
		p.playCard(f, a, s, box.Card(c.Target), false)
	case Personal:
		p.personal(f, a, s)
	case Set:
		p.who(s).Tokens--
		p.isle.Traps[c.Target]++
		p.tokens[s] = min(p.tokens[s], p.who(s).Tokens)
		p.tell(a, TrapSet, s)
	case PutDown:
		p.putDown(a, s, box.Card(c.Target))
	case PlayCurse:
		p.playCurse(f, a, s, box.Card(c.Target))
	case EndEvent:
		p.turn.Left -= int8(price(box.EventFaces[c.Target].Until))
		p.endEvent(a, s, int(c.Target))
	default:
		p.actMore(f, c, a)
	}
}

// actMore is what has to do with Quests, the boat, the Silence.
func (p *Position) actMore(f *frame, c game.Command, a *game.Act) {
	s := f.Seat
	switch c.Kind {
	case QuestBegin:
		p.beginQuest(a, s, box.Card(c.Target))
	case QuestFinish:
		p.finishQuest(f, a, s, box.Card(c.Target))
	case Call:
		p.call(a, s)
	case Ready:
		p.layReady(a, s, c)
	case Speak:
		p.speak(a, s, c)
	case Breach:
		p.breach(a, game.Seat(c.Target), s)
	case Think:
		p.think(a, s, c)
	}
}

// walkTo has a protagonist go to a place, by a Move or along a card's way.
func (p *Position) walkTo(a *game.Act, s game.Seat, to box.Place, tunnel, pays bool) {
	who := p.who(s)
	from, cost := who.At, int8(0)
	if pays {
		if tunnel && !p.turn.Tunnelled && p.standing(s, verb.Tunnel, verb.NoTrial) > 0 {
			p.turn.Tunnelled = true
		} else {
			cost = p.moveCost(s)
			p.turn.Moved = true
		}
		p.turn.Left -= cost
	}
	who.At = to
	p.tell(a, Moved, s, int(from), int(cost), truth(tunnel), truth(!pays))
	if to == box.Heart { // 2.3
		p.drawCurses(a, s, 1)
	}
}

// mend takes damage off a Gate.
func (p *Position) mend(a *game.Act, s game.Seat, at box.Place, n int) {
	g := p.isle.Board().Gate(at)
	n = min(n, int(p.isle.Damage[g]))
	p.isle.Damage[g] -= int8(n)
	p.tellAt(a, Mended, s, at, n, int(p.isle.Damage[g]))
}

// recover takes what a lost protagonist has left (8).
func (p *Position) recover(a *game.Act, s game.Seat, role int) {
	p.turn.Left--
	n, by := cardsOf(&p.lying[role]), p.bodies[role].By
	for c := range p.lying[role] {
		p.hands[s][c] += p.lying[role][c]
		if by >= 0 && by != s {
			p.shown[by][s].Cards[c] += p.lying[role][c]
		}
	}
	p.lying[role] = [box.Cards]uint8{}
	p.bodies[role] = body{box.Nowhere, game.Nobody}
	p.tell(a, Recovered, s, role, n)
	a.Reveal()
}
