package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// Disasters among people: 27 to 36 and 39 of the table.

// rationsTaken is what each bearer takes who runs off.
const rationsTaken = 5

// bearersDesert, with five rations each. Figure: bearers at most.
func (m *mishap) bearersDesert() {
	n := m.milder(m.number(1))
	m.strike(n)
	gone := m.leave(Bearers, n, BadFaith)
	m.take(Rations, gone*rationsTaken, BadFaith)
}

// What keeps slave raiders off, besides the die, and what a report of a raid
// is worth.
const (
	guardBeyond = 4
	raidPoints  = 2
)

// slaveRaiders carry bearers off unless more healthy askaris stand guard than
// a die and four. A Journalist notes the raid for his next account. Figures:
// bearers they come for, 0 if they were driven off; askaris that had to be
// exceeded.
func (m *mishap) slaveRaiders() {
	guard := int32(m.a.Die("11 guard")) + guardBeyond
	n := int32(0)
	if m.e.healthy(Askaris) <= guard && m.e.Have[Bearers] > 0 {
		n = m.number(1)
	}
	m.strike(n, guard)
	m.leave(Bearers, n, BadFaith)
	if m.soft {
		m.noteDown(m.s, ForRaid, raidPoints, m.s, m.e.At, m.a)
	}
}

// badOmens: nobody will move this turn.
func (m *mishap) badOmens() {
	m.strike()
	m.halt()
}

// falseGuide: the guide has led the party astray and is gone: it will stop in
// the first hex it does not know.
func (m *mishap) falseGuide() {
	m.strike()
	m.leave(Guides, 1, BadFaith)
	m.e.FalseGuide = true
}

// misled ends the movement of a party with a false guide in the first hex
// unknown to it.
func (p *Position) misled(s game.Seat, a *game.Act) {
	e := &p.players[s].Trip
	if e.FalseGuide && !e.Halted {
		e.Halted = true
		a.Tell(game.Event{Kind: MayMove, Seat: s, At: int32(e.At), Rule: deck.FalseGuide.Rule()})
	}
}

// quarrel: an askari dies of it.
func (m *mishap) quarrel() {
	m.strike(1)
	m.kill(1, BadFaith, Askaris)
}

// huntingAccident: an askari dies; a Doctor saves his life.
func (m *mishap) huntingAccident() {
	m.strike(1)
	if m.soft {
		m.fallIll(m.s, Askaris, 1, m.d, m.d.Rule(), m.a)
		return
	}
	m.kill(1, ByDisaster, Askaris)
}

// theftGifts is what thieves take, for each point of a die.
const theftGifts = 5

// theft of gifts. Figure: how many at most.
func (m *mishap) theft() {
	n := theftGifts * m.number(1)
	m.strike(n)
	m.take(Gifts, n, BadFaith)
}

// canoeStolen: one canoe is gone.
func (m *mishap) canoeStolen() {
	m.strike(1)
	m.loseCanoe(BadFaith)
}

// mutinyPay is the gifts each askari asks for.
const mutinyPay = 2

// mutiny: the askaris want to be paid, or half of them leave. Figures: the
// gifts they ask, how many would leave.
func (m *mishap) mutiny() {
	m.strike(m.e.mutinyAsks(), m.e.mutineers())
	m.ask(FacingMutiny)
}

func (e *party) mutinyAsks() int32 { return mutinyPay * e.Have[Askaris] }
func (e *party) mutineers() int32  { return (e.Have[Askaris] + 1) / 2 }

// elephantsGraveyard: some bearers leave to look for the ivory, unless the
// party waits for them this turn. Figure: bearers.
func (m *mishap) elephantsGraveyard() {
	n := min(m.number(1), m.e.Have[Bearers])
	m.strike(n)
	m.e.Asked = int16(n)
	m.ask(HearingOfIvory)
}

// notesLost: the notes on a hex of the explorer's choice are gone.
func (m *mishap) notesLost() {
	m.strike()
	m.ask(LosingNotes)
}

// ask puts a decision before the rest of the turn.
func (m *mishap) ask(k Phase) { m.steps = append(m.steps, step{k, m.s}) }

func (p *Position) mutinyChoices(s game.Seat, buf []game.Choice) []game.Choice {
	e := &p.players[s].Trip
	if asks := e.mutinyAsks(); e.Have[Gifts] >= asks {
		buf = append(buf, game.Choice{Kind: PayUp, Seat: s, Cost: int16(min(asks, mostShown)), Rule: deck.Mutiny.Rule()})
	}
	return append(buf, game.Choice{Kind: LetGo, Seat: s, Cost: int16(min(e.mutineers(), mostShown)), Rule: deck.Mutiny.Rule()})
}

// mostShown is the most a choice's cost can say.
const mostShown = 1<<15 - 1

func (p *Position) ivoryChoices(s game.Seat, buf []game.Choice) []game.Choice {
	return append(buf,
		game.Choice{Kind: LetGo, Seat: s, Cost: p.players[s].Trip.Asked, Rule: deck.ElephantsGraveyard.Rule()},
		game.Choice{Kind: StayBehind, Seat: s, Rule: deck.ElephantsGraveyard.Rule()})
}

func (p *Position) notesChoices(s game.Seat, buf []game.Choice) []game.Choice {
	pl := &p.players[s]
	for id := range pl.Known.all() {
		if p.losable(pl, id) {
			buf = append(buf, game.Choice{Kind: LoseNotes, Seat: s, Target: int32(id), Rule: deck.NotesLost.Rule()})
		}
	}
	return buf
}

// settleDisaster carries out PayUp, LetGo, StayBehind and LoseNotes. The
// journey then goes on.
func (p *Position) settleDisaster(cmd game.Command, a *game.Act) { p.answer(cmd, a) }

func (p *Position) answer(cmd game.Command, a *game.Act) *mishap {
	pl := &p.players[cmd.Seat]
	m := &mishap{Position: p, s: cmd.Seat, pl: pl, e: &pl.Trip, a: a, d: steps[p.top().Kind].disaster}
	switch cmd.Kind {
	case PayUp:
		m.take(Gifts, m.e.mutinyAsks(), BadFaith)
	case LetGo:
		m.letGo()
	case StayBehind:
		m.halt()
	case LoseNotes:
		m.loseNotes(hexmap.ID(cmd.Target))
	}
	m.e.Asked = 0
	p.steps = p.steps[:len(p.steps)-1]
	m.regroup()
	return m
}

func (m *mishap) letGo() {
	if m.d == deck.Mutiny {
		m.leave(Askaris, m.e.mutineers(), BadFaith)
		return
	}
	m.leave(Bearers, int32(m.e.Asked), BadFaith)
}

// loseNotes: the explorer does not know the hex any more. The map keeps it:
// what has been seen does not turn blank again.
func (m *mishap) loseNotes(id hexmap.ID) {
	m.pl.Known.drop(id)
	m.a.Tell(game.Event{Kind: NotesGone, Seat: m.s, At: int32(id), Rule: m.d.Rule()})
}

// drop takes a hex out of the set.
func (s *hexSet) drop(id hexmap.ID) { s[id>>6] &^= 1 << (uint(id) & 63) }
