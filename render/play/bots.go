package play

import (
	"fmt"
	"slices"
	"sync/atomic"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/words"
)

// Bot is a player without hands: it chooses among what its seat is offered, and
// sees of the position what its seat may.
type Bot interface {
	Choose(p game.Position, s game.Seat, cs []game.Choice) game.Command
}

// Heeder is a Bot that may think for long: it asks stop now and then, and makes an
// end where that says so. What it chooses then is not done.
type Heeder interface{ Heed(stop func() bool) }

// BotMaker makes a computer player by name. The same seed makes the same decisions.
type BotMaker func(name string, seed uint64) (Bot, error)

// bots are the computer players at a table, and what one of them thinks about now.
type bots struct {
	made    map[game.Seat]*sitter
	thought *thought             // nil: nobody thinks
	hurry   bool                 // what they do is not shown till a person may act
	stopped map[game.Seat]string // why the last order of a seat came to its end, till it is told
}

// sitter is a computer player in a seat, until somebody else takes it.
type sitter struct {
	name string
	bot  Bot
}

// thought is a decision being made beside the loop.
type thought struct {
	seat game.Seat
	at   int // the commands of the game when it began
	stop atomic.Bool
}

// Manned reports whether a person plays a seat by hand, and not at another machine.
func (p *Play) Manned(s game.Seat) bool { return p.Sitter(s) == "" && !p.Elsewhere(s) }

// Elsewhere reports whether a seat is played at another machine, by whomsoever.
func (p *Play) Elsewhere(s game.Seat) bool { return !p.Here().Has(s) }

// Persons are the seats that persons play here, those under standing orders too.
func (p *Play) Persons() (all game.Seats) {
	if h := p.host.Home; h != nil { // the others sit elsewhere
		return game.Only(h.Seat)
	}
	for s := range game.Seat(p.Position().Seats()) {
		if p.Manned(s) || p.Ordered(s) && !p.Elsewhere(s) {
			all = all.With(s)
		}
	}
	return all
}

// Machine is who is to act now without hands at this machine. A computer player here comes
// before persons who do not sit before the screen yet, whoever plays at another machine
// after them. ok is false where there is none, in a step that persons here settle, and in one
// in which persons here have the first word and have not all said it.
func (p *Play) Machine() (s game.Seat, ok bool) {
	acting := p.Acting()
	away := acting &^ p.Here()
	here := acting &^ away
	if p.Opens != nil && p.Opens(p.Position()) {
		if s, ok = p.handless(here); ok {
			return s, true
		}
	}
	switch {
	case acting.Empty(), p.seat != game.Nobody && p.Manned(p.seat) && acting.Has(p.seat):
		return game.Nobody, false
	case here.Empty():
		return away.First(), true
	case p.Settled != nil && p.Settled(p.Position()):
		return game.Nobody, false
	case p.Yields != nil && p.Yields(p.Position()) && slices.ContainsFunc(slices.Collect(here.All()), p.Manned):
		return game.Nobody, false
	}
	return p.handless(here)
}

// handless is the first of some seats that is played here without hands.
func (p *Play) handless(of game.Seats) (s game.Seat, ok bool) {
	for s := range of.All() {
		if !p.Manned(s) && p.plays(s) {
			return s, true
		}
	}
	return game.Nobody, false
}

// Thinking reports whether a computer player thinks.
func (p *Play) Thinking() bool { return p.bots.thought != nil }

// Think has the computer player who is to act think beside the loop, once all that
// was done before has been shown; what is chosen is done when the answer comes. The
// screen of a table calls it in every frame.
func (p *Play) Think(a desk.Desk) {
	s, ok := p.Machine()
	if !ok {
		p.bots.hurry = false
		return
	}
	if _, reading := p.beats.Page(); reading || p.beats.Playing() || p.bots.thought != nil || p.waiting {
		return
	}
	if p.seat != game.Nobody && !p.Manned(p.seat) && !p.Ordered(p.seat) { // what was settled there is settled
		p.StandUp()
		p.seatAlone()
	}
	if p.Elsewhere(s) {
		return
	}
	b, err := p.botIn(s)
	if err != nil { // a game of another program: a person goes on
		p.Failed = err
		p.Take(s, "")
		return
	}
	if p.ends(a, s, b) {
		return
	}
	t := &thought{seat: s, at: p.Len()}
	p.bots.thought = t
	if h, long := b.(Heeder); long {
		h.Heed(t.stop.Load)
	}
	pos, cs := p.Board.Position(s).Clone(), slices.Clone(p.ChoicesOf(s))
	a.Tracef("thinking %d", s)
	go func() {
		cmd, err := choose(b, pos, s, cs)
		a.Post(func() { p.answered(t, cmd, err) })
	}()
}

// choose has a bot choose; a fault in it is an error.
func choose(b Bot, pos game.Position, s game.Seat, cs []game.Choice) (cmd game.Command, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = words.NewFault("play.bot-gave-up", "why", fmt.Sprint(r))
		}
	}()
	return b.Choose(pos, s, cs), nil
}

// answered does what a computer player has chosen, if the game still stands where it
// was asked.
func (p *Play) answered(t *thought, cmd game.Command, err error) {
	if p.bots.thought != t {
		return // it was stopped: nobody waits for it
	}
	p.bots.thought = nil
	if p.Len() != t.at || p.Manned(t.seat) {
		return
	}
	if err != nil {
		p.Failed = err
		p.Take(t.seat, "")
		return
	}
	p.Command(cmd, func(ok bool) {
		if !ok { // a bot at fault: a person goes on, and is told why
			p.Take(t.seat, "")
		}
	})
}

// botIn is the computer player in a seat.
func (p *Play) botIn(s game.Seat) (Bot, error) {
	name := p.Sitter(s)
	if b := p.bots.made[s]; b != nil && b.name == name {
		return b.bot, nil
	}
	b, err := p.Bot(s)
	if err != nil {
		return nil, err
	}
	if p.bots.made == nil {
		p.bots.made = map[game.Seat]*sitter{}
	}
	p.bots.made[s] = &sitter{name, b}
	return b, nil
}

// Take says who plays a seat from now on: a computer player by name, "" a person.
// It is logged in the game.
func (p *Play) Take(s game.Seat, name string) {
	if p.Sitter(s) == name {
		return
	}
	p.Quiet()
	p.seatBy(s, name, func() {
		p.Version++
		p.forget()
		if s == p.seat && name != "" {
			p.StandUp()
		}
		p.seatAlone()
	})
}

// seatAlone puts the only person at the table before the screen: there is nobody to
// hide anything from.
func (p *Play) seatAlone() {
	if all := p.Persons(); p.seat == game.Nobody && all.Count() == 1 {
		p.sit(all.First())
	}
}

// Quiet stops whoever thinks; nothing comes of it. Call it before the game is left.
func (p *Play) Quiet() {
	if t := p.bots.thought; t != nil {
		t.stop.Store(true)
		p.bots.thought = nil
		delete(p.bots.made, t.seat) // it may go on using what it has noted
	}
}

// Hurry has the rest of what computer players do not be shown, until a person may act.
func (p *Play) Hurry() {
	if _, ok := p.Machine(); ok {
		p.bots.hurry = true
		p.beats.Skip()
	}
}
