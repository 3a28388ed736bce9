package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
)

// The round (5), its first phase (6), who goes when (7.1), the end of a round (4, 16.3).

// The places of the whole game.
const (
	atBegin uint8 = iota
	atKept
	atRound
	atBring
	atBrought
	atForesee
	atCards
	atCard
	atPlace
	atStoodIn
	atNext
	atAsked
	atTurned
	atAdvance
	atEnd
	atHosted
	atOver
)

// What the whole game keeps in its registers.
const (
	vSeat  = iota // who is asked next (19 g, 6.7)
	vCards        // Spawn cards still to be turned
	vWhere        // where creatures come up
	vSort         // the sort that does, one more than its number; 0: none
	vTwin         // 1: a Crawler more does
	vRolls        // 1: phase 3 has been rolled for after this turn
)

// runPlaying is the whole game.
func (p *Position) runPlaying(in game.Command, f *frame, a *game.Act) {
	switch f.At {
	case atBegin:
		p.deal(a)
		f.At = atRound
		if !p.cfg.Apart {
			p.ask(f, atKept, Keeping, 0)
		}
	case atKept:
		f.At = atRound
	case atRound:
		p.round++
		p.slain = 0
		for s := range p.chairs {
			p.chairs[s].Had = false
		}
		p.tell(a, RoundBegan, game.Nobody, int(p.round))
		f.At, f.V[vSeat] = atBring, 0
	case atBring:
		p.bring(f)
	case atBrought:
		p.place(a, box.Sort(in.Target), p.who(in.Seat).At, in.Seat)
		f.At = atBring
	case atForesee:
		p.foresee(f, a)
	case atCards:
		f.V[vCards] = int16(p.cards())
		p.fewer = 0
		f.At = atCard
	case atCard:
		if f.V[vCards] == 0 {
			f.At = atNext
			return
		}
		f.V[vCards]--
		p.turnUp(f, a)
	case atPlace:
		p.placeNext(f, a)
	case atStoodIn:
		p.place(a, box.Sort(in.Target), box.Place(f.V[vWhere]), in.Seat)
		f.At = atPlace
	case atNext:
		p.next(f)
	case atAsked:
		p.ask(f, atTurned, turning, game.Seat(p.got))
	case atTurned:
		p.afterTurn(f, a)
	case atAdvance:
		if !p.cfg.Has('f') {
			p.phaseThree(a)
		}
		f.At = atEnd
	case atEnd:
		p.endRound(f, a)
	case atHosted:
		p.hosted(f, in, a)
	}
}

// bring asks each seat for a creature (19, g).
func (p *Position) bring(f *frame) {
	for p.cfg.Has('g') && f.V[vSeat] < int16(p.n) {
		s := game.Seat(f.V[vSeat])
		f.V[vSeat]++
		if p.who(s).Alive() && p.anyFree() {
			p.ask(f, atBrought, Bringing, s)
			return
		}
	}
	f.At, f.V[vSeat] = atForesee, 0
}

func (p *Position) anyFree() bool {
	for sort := range box.Sorts {
		if p.isle.Free(sort) >= 0 {
			return true
		}
	}
	return false
}

// sortChoices are the sorts that the stock has: to come up where one is (19, g), or instead of
// another (6.3).
func (p *Position) sortChoices(f *frame, _ game.Seat, buf []game.Choice) []game.Choice {
	k := either(f.Step == Bringing, Bring, StandIn)
	for sort := range box.Sorts {
		if p.isle.Free(sort) >= 0 {
			buf = append(buf, game.Choice{Kind: k, Target: int32(sort)})
		}
	}
	return buf
}

// foresee has those look who may before each Spawning (6.7).
func (p *Position) foresee(f *frame, a *game.Act) {
	for !p.cfg.Apart && f.V[vSeat] < int16(p.n) {
		s := game.Seat(f.V[vSeat])
		f.V[vSeat]++
		if n := p.standing(s, verb.Foresee, verb.NoTrial); n > 0 && p.who(s).Alive() && p.look(a, s, n) > 0 {
			p.ask(f, atForesee, Peeking, s, p.seen(n), 0)
			return
		}
	}
	f.At = atCards
}

// cardsARound is how many cards of the Spawn deck a round turns up (6.1), and by the
// letter, by the number of players.
var cardsARound = [2][box.MostPlayers + 1]int{{0, 3, 3, 3, 4}, {0, 1, 2, 3, 4}}

// cards is how many this one does.
func (p *Position) cards() int {
	n := cardsARound[truth(p.cfg.ByLetter)][p.size()] - int(p.fewer)
	for e := range box.Events {
		if p.inForce>>e&1 == 1 {
			n += verb.Sum(box.EventFaces[e].While, verb.Swarm, verb.NoTrial)
		}
	}
	return max(0, n+p.curseCards())
}

// curseCards is how many Spawn cards Curses bring (19, e): one each. Of four players' the first
// brings none, but by the letter.
func (p *Position) curseCards() (n int) {
	if !p.cfg.Has('e') {
		return 0
	}
	for s := range p.n {
		n += cursesOf(&p.hands[s])
	}
	return max(0, n-truth(p.four()))
}

// four reports whether letters of 19 spare a company of four, which would find them harder than
// others do.
func (p *Position) four() bool { return p.size() == box.MostPlayers && !p.cfg.ByLetter }

// turnUp reveals a card of the Spawn deck (6.2 to 6.6).
func (p *Position) turnUp(f *frame, a *game.Act) {
	if p.spawnLeft() == 0 {
		p.deck, p.turned = p.turned, 0
		if p.tell(a, MadeAnew, game.Nobody, 1); !p.cfg.ByLetter {
			p.isle.Darken(foretell.ByNight, p.watch(a))
		}
		if p.ended != NotEnded || p.deck == 0 {
			return
		}
	}
	c, row := p.drawSpawn(a, "6 spawn"), box.Row(int(p.isle.Darkness))
	if c.IsEvent() {
		p.inForce |= 1 << c
		p.force(a, EventBegan, game.Nobody, int(c))
		return
	}
	p.turned |= 1 << c
	face, mark := &box.SpawnFaces[c], 0
	if p.cfg.Marks() {
		mark = truth(face.Twin[p.size()]) - truth(face.Lull[p.size()])
	}
	come := face.Rows[row]
	p.tellAt(a, SpawnTurned, game.Nobody, come.Place, int(c), row, mark)
	if mark < 0 {
		return
	}
	f.V[vWhere], f.V[vSort], f.V[vTwin] = int16(come.Place), int16(come.Sort)+1, int16(mark)
	f.At = atPlace
}

// placeNext places what a card brings, one after the other.
func (p *Position) placeNext(f *frame, a *game.Act) {
	sort := box.Crawler
	switch {
	case f.V[vSort] > 0:
		sort = box.Sort(f.V[vSort] - 1)
		f.V[vSort] = 0
	case f.V[vTwin] > 0:
		f.V[vTwin] = 0
	default:
		f.V[vWhere], f.At = 0, atCard
		return
	}
	if sort == box.Guardian && p.isle.At[foretell.TheGuardian] != box.Nowhere { // 13.1
		p.isle.Health = p.isle.Darkness
	}
	if p.isle.Free(sort) >= 0 {
		p.place(a, sort, box.Place(f.V[vWhere]), game.Nobody)
		return
	}
	p.tellAt(a, NonePlaced, game.Nobody, box.Place(f.V[vWhere]), int(sort))
	if p.anyFree() {
		p.ask(f, atStoodIn, StoodIn, p.decider())
	}
}

// decider is the seat that last began a turn; at first, and if it has left, the first.
func (p *Position) decider() game.Seat {
	if p.mover >= 0 && !p.chairs[p.mover].Left {
		return p.mover
	}
	return p.company().First()
}

// place puts a creature of the stock on the island.
func (p *Position) place(a *game.Act, sort box.Sort, at box.Place, by game.Seat) {
	c := p.isle.Free(sort)
	p.isle.At[c] = at
	health := 0
	if sort == box.Guardian {
		p.isle.Health = p.isle.Darkness
		health = int(p.isle.Health)
	}
	p.tellAt(a, Placed, by, at, c, health)
}

// next finds whose turn it is (7.1).
func (p *Position) next(f *frame) {
	var left game.Seats
	for s := range p.company().All() {
		p.chairs[s].Waits = false
		if !p.chairs[s].Had {
			left = left.With(s)
		}
	}
	f.V[vRolls] = 0
	switch {
	case left.Empty():
		f.At = atAdvance
	case left.Count() == 1:
		f.At, p.got = atAsked, int16(left.First())
	case p.cfg.Apart:
		f.At, p.got = atAsked, int16(p.wished(left))
	default:
		p.ask(f, atAsked, Asking, left.First())
	}
}

// after are seats in order from the one after the seat that last began a turn.
func (p *Position) after(each func(s game.Seat) (goOn bool)) {
	for i := range game.Seat(p.n) {
		if !each((p.mover + 1 + i) % game.Seat(p.n)) {
			return
		}
	}
}

// wished is who goes next at a distance.
func (p *Position) wished(left game.Seats) (next game.Seat) {
	next = game.Nobody
	p.after(func(s game.Seat) bool {
		if left.Has(s) && (next < 0 || p.chairs[s].Wish < p.chairs[next].Wish) {
			next = s
		}
		return true
	})
	return next
}

// askChoices: I would like to, rather not yet. Alone one says which of the two.
func (p *Position) askChoices(_ *frame, _ game.Seat, buf []game.Choice) []game.Choice {
	if buf = append(buf, game.Choice{Kind: Go}); !p.solo {
		buf = append(buf, game.Choice{Kind: Wait})
	}
	return buf
}

func (p *Position) asked(_ *frame, c game.Command, a *game.Act) {
	p.tell(a, Said, c.Seat, int(c.Kind))
	a.Reveal()
	if c.Kind == Go {
		p.got = int16(c.Seat)
		p.pop()
		return
	}
	p.chairs[c.Seat].Waits = true
	if !p.Acting().Empty() {
		return
	}
	p.pop()
	p.after(func(s game.Seat) bool {
		p.got = int16(s)
		return p.chairs[s].Left || p.chairs[s].Had
	})
}

// afterTurn is letter f: a die after each turn (19); with four players none after the first of a
// round, or creatures would advance more often than they do with three.
func (p *Position) afterTurn(f *frame, a *game.Act) {
	f.At = atNext
	gone := 0
	for s := range p.n {
		gone += truth(p.chairs[s].Had && !p.chairs[s].Left)
	}
	if !p.cfg.Has('f') || gone == 1 && p.four() {
		return
	}
	dice := 1
	if p.size() <= 2 && !p.cfg.ByLetter {
		dice = 2
	}
	hit := a.Tally("19 advance", dice, hitsOn) > 0
	if p.tell(a, AdvanceRolled, game.Nobody, truth(hit)); hit {
		p.phaseThree(a)
	}
}

// phaseThree is what creatures do (12).
func (p *Position) phaseThree(a *game.Act) {
	p.tell(a, Advanced, game.Nobody)
	p.isle.Advance(p.terror(p.standing), p.watch(a))
}

// endRound looks at the Events, the boat, at whether all have come home (4.1, 5, 16.3).
func (p *Position) endRound(f *frame, a *game.Act) {
	for e := range box.Events {
		if p.ending>>e&1 == 1 {
			p.endEvent(a, game.Nobody, e)
		}
	}
	if p.called > 0 && p.round > p.called && !p.boatUp {
		p.boatUp = true
		p.tellAt(a, BoatUp, game.Nobody, box.Harbour)
	}
	p.tell(a, RoundOver, game.Nobody, int(p.round))
	if p.home() {
		p.end(a, GameWon, ComeHome)
		return
	}
	f.At = atRound
	if p.cfg.Guests {
		p.ask(f, atHosted, Hosting, p.company().First())
	}
}

// home reports whether the game is won (4.1).
func (p *Position) home() bool {
	quests := 0
	for s := range game.Seat(p.n) {
		quests += p.complete(s)
		if who := p.who(s); !p.chairs[s].Left && (!who.Alive() || who.At != box.Harbour) {
			return false
		}
	}
	return p.boatUp && quests >= p.needsQuests()
}

// endEvent puts an Event card away (6.5): it ends in somebody's turn, or with the round, by nobody.
func (p *Position) endEvent(a *game.Act, by game.Seat, e int) {
	p.inForce &^= 1 << e
	p.ending &^= 1 << e
	p.turned |= 1 << e
	p.force(a, EventEnded, by, e)
}

// force tells of an Event, and has the island be as those in force make it (22.3).
func (p *Position) force(a *game.Act, k game.EventKind, by game.Seat, e int) {
	p.heed()
	p.tell(a, k, by, e)
}

// heed has the island be as the Events in force make it.
func (p *Position) heed() {
	i := &p.isle
	i.Speed, i.Rust, i.Stir, i.Wither = [2]int8{}, 0, 0, false
	for e := range box.Events {
		if p.inForce>>e&1 == 0 {
			continue
		}
		for _, part := range box.EventFaces[e].While {
			switch part.Verb {
			case verb.Speed:
				i.Speed[truth(part.Sort == verb.Crawler)] += part.N
			case verb.Rust:
				i.Rust += part.N
			case verb.Stir:
				i.Stir += part.N
			case verb.Wither:
				i.Wither = true
			}
		}
	}
}

// until ends the Events whose until is met, in phase 3 with the round.
func (p *Position) until(a *game.Act, v verb.Verb, n int) {
	for e := range box.Events {
		if p.inForce>>e&1 == 0 {
			continue
		}
		if part, ok := verb.Find(box.EventFaces[e].Until, v); ok && n >= int(part.N) {
			if p.inTurn() { // by whoever has the turn
				p.endEvent(a, p.stack[1].Seat, e)
			} else {
				p.ending |= 1 << e
			}
		}
	}
}
