package island

import (
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/verb"
)

// The Silence, and Talk and Trade (17).

// talkCost is what the next Talk of a turn costs.
func (p *Position) talkCost(s game.Seat) int {
	return truth(p.turn.Talked || p.standing(s, verb.Parley, verb.NoTrial) == 0)
}

// meetChoices are those who can be talked with, and what is laid ready for them (17.5).
func (p *Position) meetChoices(s game.Seat, buf []game.Choice) []game.Choice {
	if cost := p.talkCost(s); cost <= int(p.turn.Left) {
		reach, b := p.standing(s, verb.Call, verb.NoTrial), p.isle.Board()
		for o := range game.Seat(p.n) {
			if who := p.who(o); o != s && who.Alive() && b.Walking(p.who(s).At, who.At) <= reach {
				buf = append(buf, game.Choice{Kind: Talk, Target: int32(o), Cost: int16(cost), Rule: "17.5"})
			}
		}
	}
	if !p.cfg.Apart {
		return buf
	}
	for c := box.RadioPart; c < box.FirstCurse; c++ {
		if n := p.hands[s][c]; n > 0 {
			buf = append(buf, game.Choice{Kind: Ready, Target: int32(c), Max: int32(n), Rule: "17.5"})
		}
	}
	if n := p.who(s).Tokens; n > 0 {
		buf = append(buf, game.Choice{Kind: Ready, Item: 1, Max: int32(n), Rule: "17.5"})
	}
	return buf
}

// layReady says what others may take when they talk with one (17.5).
func (p *Position) layReady(a *game.Act, s game.Seat, c game.Command) {
	if c.Item == 1 {
		p.tokens[s] = int8(c.N)
		p.tell(a, LaidReady, s, int(box.NoCard), int(c.N))
		return
	}
	p.ready[s][c.Target] = uint8(c.N)
	p.tell(a, LaidReady, s, int(c.Target), int(c.N))
}

func (p *Position) talk(f *frame, s, o game.Seat, a *game.Act) {
	p.turn.Left -= int8(p.talkCost(s))
	p.turn.Talked = true
	p.tell(a, Talked, s, int(o))
	for _, of := range [2][2]game.Seat{{s, o}, {o, s}} {
		for c, n := range p.hands[of[0]] {
			if n > 0 {
				p.tell(a, Shown, of[0], int(of[1]), c, int(n))
			}
		}
	}
	a.Reveal()
	p.ask(f, turnGoes, Talking, s, int(o), 0)
}

// talkChoices are what the two may give one another; at a distance the one whose turn it is
// takes what lies ready.
func (p *Position) talkChoices(f *frame, s game.Seat, buf []game.Choice) []game.Choice {
	buf = cardsIn(&p.hands[s], Give, buf)
	if n := p.who(s).Tokens; n > 0 {
		buf = append(buf, game.Choice{Kind: Give, Item: 1, Min: 1, Max: int32(n)})
	}
	if o := f.V[0]; p.cfg.Apart {
		buf = cardsIn(&p.ready[o], Take, buf)
		if n := p.tokens[o]; n > 0 {
			buf = append(buf, game.Choice{Kind: Take, Item: 1, Min: 1, Max: int32(n)})
		}
	}
	return append(buf, game.Choice{Kind: Done})
}

// talked is what the two do: when both are done it ends, and a gift reopens the other's.
func (p *Position) talked(f *frame, c game.Command, a *game.Act) {
	s, o, mine, other := c.Seat, game.Seat(f.V[0]), int16(1), int16(2)
	if s != f.Seat {
		o, mine, other = f.Seat, 2, 1
	}
	switch c.Kind {
	case Give:
		f.V[1] &^= other
		p.pass(a, s, o, c)
	case Take:
		p.pass(a, o, s, c)
		p.ready[o][c.Target] -= uint8(1 - c.Item)
	case Done:
		f.V[1] |= mine
		p.tell(a, Noted, s, int(o), p.write(s, game.Only(s).With(o), c.Text))
		a.Reveal()
		if p.cfg.Apart || f.V[1] == 3 {
			p.remember(s, o)
			p.remember(o, s)
			p.tell(a, TalkOver, f.Seat, int(f.V[0]))
			p.pop()
		}
	}
}

// pass has a card or Trap tokens change hands.
func (p *Position) pass(a *game.Act, from, to game.Seat, c game.Command) {
	if c.Item == 0 {
		ready := p.ready[from][c.Target]
		p.hand(a, from, to, box.Card(c.Target))
		p.ready[from][c.Target] = either(c.Kind == Take, ready, p.ready[from][c.Target])
		return
	}
	n := int8(c.N)
	p.who(from).Tokens -= n
	p.who(to).Tokens += n
	p.tokens[from] = either(c.Kind == Take, p.tokens[from]-n, min(p.tokens[from], p.who(from).Tokens))
	p.tell(a, GaveTokens, from, int(to), int(n))
	a.Reveal()
}

// hand gives a card to another seat.
func (p *Position) hand(a *game.Act, from, to game.Seat, c box.Card) {
	p.take(from, c)
	p.hands[to][c]++
	if m := &p.shown[to][from]; m.Cards[c] > 0 {
		m.Cards[c]--
	}
	p.shown[from][to].Cards[c]++
	p.tell(a, Gave, from, int(to), int(c))
	a.Reveal()
}

// remember notes what a seat has been shown of another's hand (17.6).
func (p *Position) remember(s, o game.Seat) { p.shown[s][o] = memory{p.round, p.hands[o]} }

// silent reports whether the Silence is kept.
func (p *Position) silent() bool { return !p.solo && !p.cfg.Open }

// mostThoughts is how many thoughts a turn has at most, so that nobody's never ends.
const mostThoughts = 12

// silenceChoices stand beside every other one of a turn (17.2, 17.2b).
func (p *Position) silenceChoices(buf []game.Choice) []game.Choice {
	if p.turn.Thoughts < mostThoughts {
		buf = append(buf, game.Choice{Kind: Think, Max: int32(Errands)*thoughtWidth - 1, Rule: "17.2b"})
	}
	if !p.silent() {
		return buf
	}
	for said := range Sentences {
		buf = append(buf, game.Choice{Kind: Speak, Item: int16(said), Max: int32(p.abouts(said)*(int(p.n)+1) - 1), Rule: "17.2"})
	}
	for o := range game.Seat(p.n) {
		if p.who(o).Alive() && !p.chairs[o].Immune {
			buf = append(buf, game.Choice{Kind: Breach, Target: int32(o), Rule: "17.1"})
		}
	}
	return buf
}

// breach is what a word costs (17.1).
func (p *Position) breach(a *game.Act, s, by game.Seat) {
	p.tell(a, Breached, s, int(by))
	p.drawCurses(a, s, 2)
	p.chairs[s].Immune = p.who(s).Alive()
}

// speak says a sentence before all (17.2).
func (p *Position) speak(a *game.Act, s game.Seat, c game.Command) {
	if !p.chairs[s].Immune {
		p.breach(a, s, s)
	}
	if !p.who(s).Alive() || p.ended != NotEnded {
		return
	}
	said := Sentence(c.Item)
	about, to := int(c.N)%p.abouts(said), game.Seat(int(c.N)/p.abouts(said)-1)
	p.chairs[s].Spoken = Spoken{p.round, said, int8(about), to}
	p.tell(a, Spoke, s, int(said), about, int(to), p.write(s, game.Everyone(box.MostSeats), c.Text))
	a.Reveal()
}

// think writes into one's own journal (17.2b).
func (p *Position) think(a *game.Act, s game.Seat, c game.Command) {
	p.turn.Thoughts++
	p.tell(a, Thought, s, int(c.N)/thoughtWidth, int(c.N)%thoughtWidth, p.write(s, game.Only(s), c.Text))
}

// write keeps what somebody wrote: its place among all, −1 for nothing.
func (p *Position) write(s game.Seat, to game.Seats, words string) int {
	if words == "" || len(p.written) >= mostTexts {
		return -1
	}
	p.written = append(p.written, text{p.round, s, to, words})
	return len(p.written) - 1
}

// RefuseText says why the words of a command are refused; nil if they are not.
func (p *Position) RefuseText(c game.Command) *game.Refusal {
	most, rule := 0, game.Rule("17.2")
	switch c.Kind {
	case Think, Speak:
		most = box.MostThought
	case Done:
		most, rule = box.MostNote, "17.5"
	case Join:
		most, rule = box.MostName, "18.3"
	default:
		return nil // nobody reads them
	}
	switch n := utf8.RuneCountInString(c.Text); {
	case !game.Legible(c.Text):
		return &game.Refusal{Rule: rule, Why: "illegible"}
	case n > most:
		return &game.Refusal{Rule: rule, Why: "too-long", Needs: int32(most), Has: int32(n)}
	case n > 0 && len(p.written) >= mostTexts:
		return &game.Refusal{Rule: rule, Why: "written-out"}
	}
	return nil
}

// refuseTurn says why the seat whose turn it is may not do a thing.
func (p *Position) refuseTurn(c game.Command) *game.Refusal {
	s := c.Seat
	at := p.who(s).At
	switch {
	case c.Kind == Move && p.boundHere(at):
		return &game.Refusal{Rule: "19", Why: "guardian-holds"}
	case isAction(c) && p.turn.Left == 0:
		return &game.Refusal{Rule: "7.3", Why: "no-actions"}
	case c.Kind == Move:
		return &game.Refusal{Rule: "2", Why: "no-path"}
	case (c.Kind == Loot || c.Kind == Assemble || c.Kind == Consult || c.Kind == Repair) && !p.isle.Clear(at):
		return &game.Refusal{Rule: "2.2", Why: "creature-here"}
	case c.Kind == Loot && p.turn.Used>>at&1 == 1:
		return &game.Refusal{Rule: "2.2", Why: "once-a-turn"}
	case c.Kind == Fight && !p.isle.Clear(at) && (p.turn.Fought|p.turn.Again)>>at&1 == 1:
		return &game.Refusal{Rule: "8.1", Why: "once-a-turn"}
	case (c.Kind == QuestBegin || c.Kind == QuestFinish) && !p.isle.Clear(at):
		return &game.Refusal{Rule: "15.1", Why: "creature-here"}
	case c.Kind == QuestFinish && box.Card(c.Target).Type() == box.Quest:
		return p.refuseQuest(s, box.Card(c.Target))
	case c.Kind == Play && p.usedUp(s, box.Card(c.Target)):
		return &game.Refusal{Rule: "9.2", Why: "used-up"}
	case c.Kind == Play && box.Card(c.Target) == box.ItemCard && price(box.Roles[p.who(s).Role].Item) > int(p.turn.Left):
		return &game.Refusal{Rule: "7.3", Why: "no-actions"}
	case c.Kind == Play:
		return &game.Refusal{Rule: "9.2", Why: "does-nothing"}
	case c.Kind == Talk:
		return &game.Refusal{Rule: "17.5", Why: "nobody-here"}
	case c.Kind == Call:
		return &game.Refusal{Rule: "16.1", Why: "no-radio"}
	}
	return &game.Refusal{Rule: "7.4", Why: "not-now"}
}
