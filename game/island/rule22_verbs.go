package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
)

// What a card's line is looked at for: all of it, or of a Quest first the prices, and when
// it is complete the rest.
const (
	listAll = iota
	listPrices
	listRest
	lists
)

// What doing a line keeps.
const (
	vCard = iota // the card
	vList        // which of its lines
	vPart        // the part that is being done
	vDone        // how often, or how many places, so far
	vAim         // what has been aimed at, one more than its number
)

// lineOf is the line of a card.
func (p *Position) lineOf(s game.Seat, c box.Card, list int16) []verb.Part {
	switch {
	case c == box.ItemCard && p.who(s).Alive():
		return box.Roles[p.who(s).Role].Item
	case c == box.ItemCard:
		return nil
	case list != listAll:
		return box.Faces[c].Finish
	}
	return box.Faces[c].Effect
}

// runDoing does a card's line, part by part.
func (p *Position) runDoing(in game.Command, f *frame, a *game.Act) {
	s, c := f.Seat, box.Card(f.V[vCard])
	line := p.lineOf(s, c, f.V[vList])
	for ; int(f.V[vPart]) < len(line); f.V[vPart]++ {
		part, list := line[f.V[vPart]], f.V[vList]
		if list == listPrices && !part.Verb.IsPrice() || list == listRest && part.Verb.IsPrice() {
			continue
		}
		depth := p.depth
		done := p.do(in, f, part, a)
		if p.ended != NotEnded || p.depth != depth || p.top() != f {
			return // a question lies on top, or nothing of this goes on
		}
		if !done {
			return
		}
		f.At, f.V[vDone], f.V[vAim] = 0, 0, 0
	}
	if f.V[vList] == listPrices {
		f.V = [registers]int16{int16(c), listRest}
		p.completed(a, s, c)
		return
	}
	p.pop()
}

// do does a part, or the next piece of one; it reports whether that was all of it.
func (p *Position) do(in game.Command, f *frame, part verb.Part, a *game.Act) (done bool) {
	s := f.Seat
	switch part.Verb {
	case verb.Strength, verb.Sanity:
		return p.doBody(in, f, part, a)
	case verb.Draw:
		for range part.N {
			p.drawLoot(a, s, "22 draw")
		}
	case verb.Curse:
		if part.N > 0 {
			p.drawCurses(a, s, int(part.N))
			return true
		}
		return p.doLift(in, f, part, a)
	case verb.Walk:
		return p.doWalk(in, f, part, a)
	case verb.Kill, verb.Hold:
		return p.doCreatures(in, f, part, a)
	case verb.Drive:
		return p.doDrive(in, f, part, a)
	case verb.Repair:
		if at, ok := p.aimed(in, f, part, AtGate, a); ok && at >= 0 {
			p.mend(a, s, box.Place(at), int(part.N))
		} else if !ok {
			return false
		}
	case verb.Trap:
		n := min(int(part.N), p.isle.Stock())
		p.who(s).Tokens += int8(n)
		p.tell(a, TokensGot, s, n)
	case verb.Give:
		return p.doGive(in, f, part, a)
	case verb.Advance:
		return p.doAdvance(in, f, part, a)
	case verb.Lose:
		return p.doLose(in, f, part, a)
	case verb.Peek:
		if f.At == 0 && p.look(a, s, int(part.N)) > 0 {
			p.ask(f, 1, Peeking, s, p.seen(int(part.N)), 0)
			return false
		}
	default:
		return p.doSmall(f, part, a)
	}
	return true
}

// doSmall are the parts that ask nothing.
func (p *Position) doSmall(f *frame, part verb.Part, a *game.Act) bool {
	s := f.Seat
	switch part.Verb {
	case verb.Fewer:
		p.fewer += part.N
		p.tell(a, FewerCards, s, int(p.fewer))
	case verb.Darkness:
		p.isle.Darkness = max(p.leastDark(), p.isle.Darkness+part.N)
		p.tell(a, Lighter, s, int(p.isle.Darkness))
	case verb.Test:
		dice := p.testDice(s, part)
		hits := a.Tally("15 test", dice, hitsOn)
		p.tell(a, Rolled, s, int(part.Trial), dice, hits, 0, int(part.N), int(f.V[vCard]))
		if hits < int(part.N) {
			p.pop()
		}
	}
	return true
}

// leastDark is how low a card can turn the Darkness (4.3).
func (p *Position) leastDark() int8 {
	if p.called > 0 {
		return box.AfterCall
	}
	return 1
}

// aims are what a part can be aimed at now.
func (p *Position) aims(s game.Seat, part verb.Part, at int16, buf []int) []int {
	b, here := p.isle.Board(), p.who(s).At
	switch at {
	case AtPerson:
		for o := range game.Seat(p.n) {
			who := p.who(o)
			if who.Alive() && (part.Who == verb.Anyone || who.At == here) && p.gains(o, part) {
				buf = append(buf, int(o))
			}
		}
	case AtCreature:
		for c, q := range p.isle.At {
			if q != box.Nowhere && foretell.Is(c, part.Sort) && b.Between(here, q) <= int(part.Reach) && (part.Verb != verb.Hold || p.isle.Held>>c&1 == 0) {
				buf = append(buf, c)
			}
		}
	case AtGate:
		for _, g := range b.Gates {
			if p.damage(g) > 0 && b.Between(here, g) <= int(part.Reach) {
				buf = append(buf, int(g))
			}
		}
	}
	return buf
}

// gains reports whether a part would do a seat good.
func (p *Position) gains(o game.Seat, part verb.Part) bool {
	who := p.who(o)
	role := &box.Roles[who.Role]
	switch part.Verb {
	case verb.Strength:
		return who.Strength < role.Strength
	case verb.Sanity:
		return who.Sanity < role.Sanity
	}
	return cursesOf(&p.hands[o]) > 0
}

// aimed is what a part is aimed at: asked for where there are several, −1 where there is
// nothing; ok is false while it is asked for.
func (p *Position) aimed(in game.Command, f *frame, part verb.Part, at int16, a *game.Act) (which int, ok bool) {
	if f.At == 1 {
		f.At = 0
		p.tell(a, Aimed, f.Seat, int(in.Item), int(in.Target))
		return int(in.Target), true
	}
	var room [creatures]int
	switch all := p.aims(f.Seat, part, at, room[:0]); len(all) {
	case 0:
		return -1, true
	case 1:
		return all[0], true
	}
	p.ask(f, 1, Aiming, f.Seat, int(f.V[vCard]), int(f.V[vList]), int(f.V[vPart]), int(at))
	return -1, false
}

func (p *Position) aimChoices(f *frame, s game.Seat, buf []game.Choice) []game.Choice {
	if f.V[3] == AtCurse {
		for c := box.FirstCurse; c < box.Cards; c++ {
			if p.hands[f.V[4]][c] > 0 {
				buf = append(buf, game.Choice{Kind: Aim, Item: AtCurse, Target: int32(c)})
			}
		}
		return buf
	}
	var room [creatures]int
	line := p.lineOf(s, box.Card(f.V[vCard]), f.V[vList])
	for _, which := range p.aims(s, line[f.V[vPart]], f.V[3], room[:0]) {
		buf = append(buf, game.Choice{Kind: Aim, Item: f.V[3], Target: int32(which)})
	}
	return buf
}

// doBody is Strength and Sanity, regained or paid.
func (p *Position) doBody(in game.Command, f *frame, part verb.Part, a *game.Act) bool {
	s := f.Seat
	switch {
	case part.N < 0 && part.Who == verb.Me:
		n := -part.N
		p.isle.Suffer(s, either(part.Verb == verb.Strength, n, 0), either(part.Verb == verb.Sanity, n, 0), -1, p.watch(a))
	case part.N < 0: // of a Weapon, after the combat
	case part.Who == verb.AllHere:
		for o := range game.Seat(p.n) {
			if who := p.who(o); who.Alive() && who.At == p.who(s).At && p.gains(o, part) {
				p.regain(a, s, o, part)
			}
		}
	default:
		o, ok := p.aimed(in, f, part, AtPerson, a)
		if ok && o >= 0 {
			p.regain(a, s, game.Seat(o), part)
		}
		return ok
	}
	return true
}

// regain gives Strength or Sanity back, never above what is printed.
func (p *Position) regain(a *game.Act, s, o game.Seat, part verb.Part) {
	who := p.who(o)
	role, n := &box.Roles[who.Role], part.N+int8(p.standing(s, verb.Tend, verb.NoTrial))
	mind := part.Verb == verb.Sanity
	now, most := &who.Strength, role.Strength
	if mind {
		now, most = &who.Sanity, role.Sanity
	}
	n = min(n, most-*now)
	*now += n
	p.tell(a, Gained, o, truth(mind), int(n), int(*now), int(s))
}

// doLift has a Curse of somebody here go back. Which one, who holds it says, as nobody else
// knows their faces; at a distance nobody is asked, and it is the first in the order of 22.
func (p *Position) doLift(in game.Command, f *frame, part verb.Part, a *game.Act) bool {
	if f.At == 2 {
		a.Reveal() // it was another who chose
		p.curseBack(a, game.Seat(f.V[vAim]-1), box.Card(in.Target))
		return true
	}
	o, ok := p.aimed(in, f, part, AtPerson, a)
	if !ok || o < 0 {
		return ok
	}
	first, sorts, owner := box.NoCard, 0, game.Seat(o)
	for c := box.FirstCurse; c < box.Cards; c++ {
		if p.hands[owner][c] > 0 {
			if sorts++; first == box.NoCard {
				first = c
			}
		}
	}
	if sorts > 1 && (owner == f.Seat || !p.cfg.Apart) {
		f.V[vAim] = int16(o) + 1
		p.ask(f, 2, Aiming, owner, int(f.V[vCard]), int(f.V[vList]), int(f.V[vPart]), int(AtCurse), o)
		return false
	}
	p.curseBack(a, owner, first)
	return true
}

// doCreatures kills or holds creatures, chosen one by one.
func (p *Position) doCreatures(in game.Command, f *frame, part verb.Part, a *game.Act) bool {
	if part.N == verb.All {
		var room [creatures]int
		for _, c := range p.aims(f.Seat, part, AtCreature, room[:0]) {
			p.hold(a, f.Seat, c)
		}
		return true
	}
	for int8(f.V[vDone]) < part.N {
		var room [creatures]int
		c, ok := -1, true
		if all := p.aims(f.Seat, part, AtCreature, room[:0]); f.At == 0 && len(all) > 0 && len(all) <= int(part.N)-int(f.V[vDone]) {
			c = all[0] // each of them
		} else {
			c, ok = p.aimed(in, f, part, AtCreature, a)
		}
		if !ok || c < 0 {
			return ok
		}
		f.V[vDone]++
		if part.Verb == verb.Kill {
			p.kill(a, c)
		} else {
			p.hold(a, f.Seat, c)
		}
	}
	return true
}

// hold has a creature not Move.
func (p *Position) hold(a *game.Act, s game.Seat, c int) {
	p.isle.Held |= 1 << c
	p.tellAt(a, CreatureHeld, s, p.isle.At[c], c, int(p.isle.At[c]))
}

// doDrive leads a creature along paths (12.7).
func (p *Position) doDrive(in game.Command, f *frame, part verb.Part, a *game.Act) bool {
	if f.V[vAim] == 0 {
		c, ok := p.aimed(in, f, part, AtCreature, a)
		if !ok || c < 0 {
			return ok
		}
		f.V[vAim] = int16(c) + 1
	} else {
		if p.stops(a, in) {
			return true
		}
		f.V[vDone]++
		c := int(f.V[vAim] - 1)
		p.isle.Enter(c, box.Place(in.Target), p.watch(a))
		if p.ended != NotEnded || p.top() != f || int8(f.V[vDone]) == part.N || p.isle.At[c] == box.Nowhere {
			return true
		}
	}
	p.ask(f, 2, Leading, f.Seat, int(f.V[vAim]-1), truth(f.V[vDone] > 0))
	return false
}

func (p *Position) leadChoices(f *frame, _ game.Seat, buf []game.Choice) []game.Choice {
	if at := p.isle.At[f.V[0]]; at != box.Nowhere {
		for _, to := range p.isle.Board().Spots[at].Paths {
			if to != box.Heart {
				buf = append(buf, game.Choice{Kind: Lead, Target: int32(to)})
			}
		}
	}
	if f.V[1] == 1 {
		buf = append(buf, game.Choice{Kind: Stop})
	}
	return buf
}

// repeat asks the same again until it has been done as often as the part says, or is over; take
// does it once.
func (p *Position) repeat(in game.Command, f *frame, part verb.Part, a *game.Act, asks StepKind, keeps int, take func() (over bool)) (done bool) {
	if f.At == 1 {
		if p.stops(a, in) {
			return true
		}
		if f.V[vDone]++; take() {
			return true
		}
	}
	if int8(f.V[vDone]) == part.N {
		return true
	}
	p.ask(f, 1, asks, f.Seat, keeps)
	return false
}

// doWalk goes along paths without Actions.
func (p *Position) doWalk(in game.Command, f *frame, part verb.Part, a *game.Act) bool {
	return p.repeat(in, f, part, a, Walking, int(f.At), func() bool {
		p.walkTo(a, f.Seat, box.Place(in.Target), false, false)
		return p.top() != f || p.boundHere(p.who(f.Seat).At)
	})
}

func (p *Position) walkChoices(f *frame, s game.Seat, buf []game.Choice) []game.Choice {
	for _, to := range p.isle.Board().Spots[p.who(s).At].Paths {
		buf = append(buf, game.Choice{Kind: Walk, Target: int32(to)})
	}
	if f.V[0] == 1 {
		buf = append(buf, game.Choice{Kind: Stop})
	}
	return buf
}

// doAdvance has a closest creature Move, and again a closest.
func (p *Position) doAdvance(in game.Command, f *frame, part verb.Part, a *game.Act) bool {
	if f.At == 1 {
		f.At = 0
		p.move(a, int(in.Target))
		return p.top() != f || int8(f.V[vDone]) == part.N
	}
	if int8(f.V[vDone]) == part.N {
		return true
	}
	f.V[vDone]++
	p.nearest(f, 1, f.Seat, false, a)
	return false
}

// doLose puts cards down as a price.
func (p *Position) doLose(in game.Command, f *frame, part verb.Part, a *game.Act) bool {
	return p.repeat(in, f, part, a, PuttingOff, truth(!part.Traps), func() bool {
		p.putDown(a, f.Seat, box.Card(in.Target))
		return false
	})
}

// stops reports whether somebody has had enough of it.
func (p *Position) stops(a *game.Act, c game.Command) bool {
	if c.Kind == Stop {
		p.tell(a, Stopped, c.Seat)
	}
	return c.Kind == Stop
}

// doGive sends cards to others, wherever they are.
func (p *Position) doGive(in game.Command, f *frame, part verb.Part, a *game.Act) bool {
	none := func() bool { return cardsOf(&p.hands[f.Seat]) == 0 }
	return f.At == 0 && none() || p.repeat(in, f, part, a, Sending, 0, func() bool {
		p.hand(a, f.Seat, game.Seat(in.Item), box.Card(in.Target))
		return none()
	})
}

func (p *Position) sendChoices(_ *frame, s game.Seat, buf []game.Choice) []game.Choice {
	for c := box.RadioPart; c < box.FirstCurse; c++ {
		for o := range game.Seat(p.n) {
			if p.hands[s][c] > 0 && o != s && p.who(o).Alive() {
				buf = append(buf, game.Choice{Kind: Send, Target: int32(c), Item: int16(o)})
			}
		}
	}
	return append(buf, game.Choice{Kind: Stop})
}
