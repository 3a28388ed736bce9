package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// Dice, and Bad Luck (18.3): every die that a player throws in 7 to 17, or for an
// Incident of 18.1, may be thrown again at somebody else's wish.

// What the registers of a throw keep.
const (
	vDie = iota
	vAdd
	vLimit
	vFirst  // the face; of JoinDice that of the d6
	vSecond // of the d10
	vAsked  // how many seats after the roller have been asked, or need not be
	vNamed  // 1: Success may name it (12)
)

// throw has a die thrown before the step below goes on at place at. It comes to what
// shows, in sum.
func (p *Position) throw(below *frame, at uint8, d box.Die, add, limit, nameable int) {
	p.call(below, at, throwing, below.Seat, int(d), add, limit, 0, 0, 0, nameable)
}

// runThrowing throws a die and lets the others speak (18.3).
func (p *Position) runThrowing(in reply, f *frame, a *game.Act) {
	d := box.Die(f.V[vDie])
	switch f.At {
	case 0:
		if f.V[vNamed] == 1 && p.turn.Named && d.Decides(int(f.V[vAdd]), int(f.V[vLimit])) {
			p.call(f, 1, NamingFace, f.Seat, int(d), int(f.V[vAdd]), int(f.V[vLimit]))
			return
		}
		p.roll(f, d, a)
	case 1:
		if in.answer.Kind == NameFace {
			p.turn.Named = false
			face := int(in.answer.Target)
			p.tell(a, FaceNamed, f.Seat, "12", int(d), face, int(f.V[vAdd]), int(f.V[vLimit]))
			p.pop(face)
			return
		}
		p.roll(f, d, a)
	case 2:
		if s := p.nextToAsk(f); s != game.Nobody {
			p.call(f, 3, HandingBadLuck, s)
			return
		}
		p.pop(f.sum())
	case 3:
		switch c := in.answer; c.Kind {
		case ThrowAgain:
			p.again(f, d, c, a)
			p.pop(f.sum())
		case LetTurnStand:
			p.seats[c.Seat].LetStand = true
			f.At = 2
		default:
			f.At = 2
		}
	}
}

func (f *frame) sum() int { return int(f.V[vFirst] + f.V[vSecond]) }

func (f *frame) went() bool {
	return box.Die(f.V[vDie]).Well(f.sum(), int(f.V[vAdd]), int(f.V[vLimit]))
}

// swings reports whether the die, or which of the two of 9.2, could go another way if it were thrown
// again: one that goes well with every face, or ill with every face, is not.
func (p *Position) swings(f *frame, which int) bool {
	d := box.Die(f.V[vDie])
	if !d.Held() {
		return true
	}
	ill := p.oddsAgain(f, d, which)
	if f.went() {
		return ill.Num > 0
	}
	return ill.Num < ill.Den
}

// roll throws the die, or the two of 9.2.
func (p *Position) roll(f *frame, d box.Die, a *game.Act) {
	p.lay(a, d.Name(), 1+int(p.seats[f.Seat].Slot), 0, 1, nil)
	f.V[vFirst] = int16(a.Roll(d.Name(), d.Sides()))
	if d == box.JoinDice {
		f.V[vSecond] = int16(a.Roll(box.JoinTen, box.JoinTenSides))
	}
	p.tell(a, Rolled, f.Seat, d.Rule(), int(d), int(f.V[vFirst]), int(f.V[vSecond]), int(f.V[vAdd]), int(f.V[vLimit]),
		truth(f.went())|p.termsOf(f).Pack()<<1)
	f.At = 2
	if !p.cfg.BadLuck() {
		p.pop(f.sum())
	}
}

// termsOf is what is added to the die that a frame throws, term by term, with what the event
// of the die tells of it (27.3).
func (p *Position) termsOf(f *frame) box.Terms {
	d := box.Die(f.V[vDie])
	return termsOf(d, int(f.V[vAdd]), &p.seats[f.Seat], p.sceneOf(f.Seat), d == box.HealthDie && p.befalls(box.Malaria))
}

// befalls reports whether a die is thrown for an Incident of a sort.
func (p *Position) befalls(sort box.Sort) bool {
	for i := range p.depth {
		if f := &p.stack[i]; f.Step == incident && box.Chit(f.V[vIncident]).Sort() == sort {
			return true
		}
	}
	return false
}

// again throws one die again: the roller keeps the marker.
func (p *Position) again(f *frame, d box.Die, c game.Command, a *game.Act) {
	which, colour := int(c.Item), game.Seat(c.Target)
	p.badLuck[colour] = f.Seat
	if which == 1 {
		f.V[vSecond] = int16(a.Roll(box.JoinTen+" again", box.JoinTenSides))
	} else {
		f.V[vFirst] = int16(a.Roll(d.Again(), d.Sides()))
	}
	p.tell(a, ThrownAgain, f.Seat, "18.3", int(d), which, int(f.V[vFirst+which]), int(c.Seat), int(colour), truth(f.went()))
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// nextToAsk is the next seat behind the roller on the track that may hand him a
// marker, and has not ruled it out.
func (p *Position) nextToAsk(f *frame) game.Seat {
	n := int(p.orderLen)
	at := 0
	for i := range n {
		if p.order[i] == f.Seat {
			at = i
		}
	}
	for int(f.V[vAsked]) < n-1 {
		f.V[vAsked]++
		s := p.order[(at+int(f.V[vAsked]))%n]
		if p.mayHand(s, f) && !p.ruledOut(s, f) {
			return s
		}
	}
	return game.Nobody
}

// mayHand reports whether a seat has a marker that it may hand to the roller.
func (p *Position) mayHand(s game.Seat, f *frame) bool {
	return p.couldHand(s, f.Seat) && (p.swings(f, 0) || box.Die(f.V[vDie]) == box.JoinDice && p.swings(f, 1))
}

// couldHand reports whether a seat has a marker that it may hand to another who throws a die.
func (p *Position) couldHand(s, roller game.Seat) bool {
	if s == roller || p.seats[s].Lost || p.of(roller, box.Points) < p.of(s, box.Points) {
		return false
	}
	for colour := range p.n {
		if p.badLuck[colour] == s && game.Seat(colour) != roller {
			return true
		}
	}
	return false
}

// BadLuckFor are those to whom a seat could hand a Bad Luck Marker, as the game stands, if they threw a die (18.3).
func (v View) BadLuckFor(s game.Seat) (all []game.Seat) {
	for o := range game.Seat(v.p.n) {
		if !v.p.seats[o].Lost && v.p.couldHand(s, o) {
			all = append(all, o)
		}
	}
	return all
}

// ruledOut reports whether a seat has said before that it will not.
func (p *Position) ruledOut(s game.Seat, f *frame) bool {
	switch pl := &p.seats[s]; {
	case pl.LetStand || pl.Standing == box.AskNever:
		return true
	case pl.Standing == box.AskAlways:
		return false
	}
	return !f.went() || !p.leads(f.Seat) || p.seats[s].Standing == box.AskMatters && !p.matters(f)
}

// matters reports whether more than goods hangs on a die that lies, and, thrown again, it would more
// likely than not go ill.
func (p *Position) matters(f *frame) bool {
	d := box.Die(f.V[vDie])
	if !d.Weighs() {
		return false
	}
	for which := range 1 + truth(d == box.JoinDice) {
		if ill := p.oddsAgain(f, d, which); 2*ill.Num > ill.Den {
			return true
		}
	}
	return false
}

// badLuckChoices: that die again with that marker, or let it stand (18.3).
func (p *Position) badLuckChoices(f *frame, buf []game.Choice) []game.Choice {
	roll := &p.stack[p.depth-2]
	d := box.Die(roll.V[vDie])
	buf = append(buf, game.Choice{Kind: LetStand}, game.Choice{Kind: LetTurnStand})
	for which := range 1 + truth(d == box.JoinDice) {
		if !p.swings(roll, which) {
			continue
		}
		odds := p.oddsAgain(roll, d, which)
		for colour := range p.n {
			if p.badLuck[colour] == f.Seat && game.Seat(colour) != roll.Seat {
				buf = append(buf, game.Choice{Kind: ThrowAgain, Item: int16(which), Target: int32(colour), Odds: odds})
			}
		}
	}
	return p.badLuckOrders(f.Seat, buf)
}

// oddsAgain is the chance that a throw does not go well if one die is thrown again;
// none where there is nothing to go well.
func (p *Position) oddsAgain(roll *frame, d box.Die, which int) game.Odds {
	if !d.Aimed() {
		return game.Odds{}
	}
	sides, other := d.Sides(), 0
	if d == box.JoinDice {
		other = int(roll.V[vFirst+1-which])
		if which == 1 {
			sides = box.JoinTenSides
		}
	}
	n := 0
	for face := 1; face <= sides; face++ {
		if !d.Well(face+other, int(roll.V[vAdd]), int(roll.V[vLimit])) {
			n++
		}
	}
	return game.Odds{Num: int32(n), Den: int32(sides)}
}

// badLuckOrders are the standing orders that a seat could give instead of its own.
func (p *Position) badLuckOrders(s game.Seat, buf []game.Choice) []game.Choice {
	if !p.cfg.BadLuck() {
		return buf
	}
	return otherOrders(box.Standings, p.seats[s].Standing, game.Choice{Kind: Order, Item: box.OfBadLuck, Rule: "18.3"}, buf)
}

// letFall forgets what was let stand for this turn only.
func (p *Position) letFall() {
	for i := range p.seats {
		p.seats[i].LetStand = false
	}
}

// faceChoices are the faces that a die may be named, or to roll it (12).
func (p *Position) faceChoices(f *frame, buf []game.Choice) []game.Choice {
	d := box.Die(f.V[vDie])
	buf = append(buf, withDie(game.Choice{Kind: No}, d, int(f.V[vAdd]), int(f.V[vLimit])))
	for face := 1; face <= d.Sides(); face++ {
		if d == box.SlotDie && p.seats[f.Seat].BarsRumour(box.RumourSlot(face)) {
			continue // it would be rolled again (15.1)
		}
		buf = append(buf, game.Choice{Kind: NameFace, Target: int32(face)})
	}
	return buf
}
