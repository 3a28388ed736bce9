package island

import (
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// Joining and leaving (18.3). The first seat answers for the table.

// hostChoices are who may leave, and to whom the Quests of that seat go, whether one may
// join, and to go on.
func (p *Position) hostChoices(_ *frame, _ game.Seat, buf []game.Choice) []game.Choice {
	buf = append(buf, game.Choice{Kind: Done})
	if p.company().Count() > 1 && !p.solo {
		for s := range p.company().All() {
			if p.chairs[s].Quests[0].Card == box.NoCard {
				buf = append(buf, game.Choice{Kind: Leave, Target: int32(s), Item: int16(s)})
				continue
			}
			for heir := range p.company().Without(s).All() {
				buf = append(buf, game.Choice{Kind: Leave, Target: int32(s), Item: int16(heir)})
			}
		}
	}
	if p.solo || p.company().Count() < box.MostPlayers && p.n < box.MostSeats && p.free != 0 {
		buf = append(buf, game.Choice{Kind: Join, Max: box.Colours - 1})
	}
	return buf
}

// hosted does what was said, and asks again until the game goes on.
func (p *Position) hosted(f *frame, c game.Command, a *game.Act) {
	switch c.Kind {
	case Leave:
		p.leave(a, game.Seat(c.Target), game.Seat(c.Item))
	case Join:
		p.join(a, c)
	default:
		p.tell(a, WentOn, game.Nobody)
		a.Reveal()
		f.At = atRound
		return
	}
	if p.ended == NotEnded {
		p.ask(f, atHosted, Hosting, p.company().First())
	}
}

// leave has a seat go, as if its protagonist were lost. Who is left alone takes over the
// chair, with a second protagonist (18.1).
func (p *Position) leave(a *game.Act, s, heir game.Seat) {
	p.tell(a, GuestLeft, s, int(heir))
	a.Reveal()
	if heir != s {
		for _, q := range p.chairs[s].Quests {
			if q.Card != box.NoCard {
				p.layBefore(heir, q)
			}
		}
		p.chairs[s].Quests = [mostPlaced]placed{}
	}
	p.chairs[s].Left = true
	if p.who(s).Alive() {
		p.isle.Lose(s, p.watch(a))
	}
	if p.ended != NotEnded || p.company().Count() > 1 {
		return
	}
	stays := p.company().First()
	p.names[s], _ = p.named(stays)
	_, p.colours[s] = p.named(s)
	p.chairs[s] = chair{Wish: Any}
	p.solo = true
	if !p.come(a, s, "14 protagonist", box.Village) {
		p.loseAll(a, LostNobody)
	}
}

// join has a guest sit down, with a new protagonist at the Village and no cards. To one who
// plays alone the second protagonist is given.
func (p *Position) join(a *game.Act, c game.Command) {
	s := game.Seat(p.n)
	if p.solo {
		p.solo = false
		s = p.company().Without(p.company().First()).First()
	} else {
		p.n++
	}
	_, colour := p.named(s)
	if p.names[s] = c.Text; c.Text == "" {
		p.names[s] = fmt.Sprintf("Player %d", s+1)
	}
	p.colours[s] = p.colour(uint8(c.N), s, colour)
	p.tell(a, GuestJoined, s)
	a.Reveal()
	if !p.who(s).Alive() {
		p.come(a, s, "14 protagonist", box.Village)
	}
}

// colour is the colour that was wished for, or the next that nobody has.
func (p *Position) colour(wished uint8, s game.Seat, was uint8) uint8 {
	for i := range uint8(box.Colours) {
		c, free := (wished+i)%box.Colours, true
		for o := range p.company().All() {
			if _, of := p.named(o); o != s && of == c {
				free = false
			}
		}
		if free {
			return c
		}
	}
	return was
}
