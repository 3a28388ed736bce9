package foretell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// What is a step of what creatures do, told as it happens.
type What uint8

// The steps. What the fields of Step mean stands beside each.
const (
	Held      What = iota // Creature, From: it does not Move
	Stayed                // Creature, From: a hunter with protagonists, whom it strikes
	Went                  // Creature, From, To
	Damaged               // Creature, From: a Gate, N tokens now
	Broke                 // Creature, From: the Gate is no more
	Trapped               // Creature, From, N: its health, 0: it is killed
	IntoHeart             // Creature: a Crawler goes back to the stock
	Hurt                  // Seat, N: lost of Strength (or Sanity where Mind), From, Creature −1: terror
	Lost                  // Seat, From, N: who it was
	Darker                // N: the Darkness now
)

// Why the Darkness rises (4.3), what the rise that loses a game is counted by.
type Why int8

// The causes.
const (
	ByHeart Why = iota
	ByGate
	ByLost
	ByNight
	Whys
)

// Step is one of them.
type Step struct {
	What     What
	Mind     bool // of Hurt: Sanity
	Seat     game.Seat
	Creature int8
	From, To box.Place
	N        int8
	Why      Why // of Darker
}

// Nothing is a step that nobody looks at.
func Nothing(Step) {}

// Terror is what terror costs each seat: 1, more with a dread, 0 with a ward.
type Terror [box.MostSeats]int8

// Plain is the terror of those whom nothing makes braver or more afraid.
func Plain() (t Terror) {
	for s := range t {
		t[s] = 1
	}
	return t
}

// Advance is phase 3 (12).
func (i *Island) Advance(terror Terror, see func(Step)) {
	for s := range i.People {
		p := &i.People[s]
		if p.Alive() && terror[s] > 0 && !i.Clear(p.At) {
			i.Suffer(game.Seat(s), 0, terror[s], -1, see)
		}
	}
	for range 1 + i.Speed[0] {
		i.moveAll(TheGuardian, Creatures, see)
		i.moveAll(FirstDevourer, TheGuardian, see)
	}
	for range 1 + i.Speed[1] {
		i.moveAll(0, FirstDevourer, see)
	}
	i.EndTraps()
	i.Held = 0
}

func (i *Island) moveAll(from, to int, see func(Step)) {
	for c := from; c < to; c++ {
		if i.At[c] != box.Nowhere && !i.Over() {
			i.Move(c, see)
		}
	}
}

// Move is one Move of a creature (12.3), whoever causes it.
func (i *Island) Move(c int, see func(Step)) {
	at, b := i.At[c], i.Board()
	hunter, gate := c >= FirstDevourer, b.Gate(at)
	step := Step{Creature: int8(c), From: at, To: at, Seat: game.Nobody}
	switch {
	case i.Held>>c&1 == 1:
		step.What = Held
		see(step)
	case hunter && i.Anybody(at):
		step.What = Stayed
		see(step)
		i.strike(c, see)
	case gate >= 0 && i.Damage[gate] < Destroyed:
		i.batter(gate, step, see)
	case hunter:
		i.Enter(c, b.Toward(at, i.prey(at)), see)
	case at == box.Heart: // it was placed there (19, g)
		i.sink(c, see)
	default:
		i.Enter(c, b.Spots[at].Crawlers, see)
	}
}

// batter damages a Gate (11.2).
func (i *Island) batter(gate int8, step Step, see func(Step)) {
	i.Damage[gate] = min(Destroyed, i.Damage[gate]+1+i.Rust)
	if i.Damage[gate] < Destroyed {
		step.What, step.N = Damaged, i.Damage[gate]
		see(step)
		return
	}
	step.What = Broke
	see(step)
	i.Darken(ByGate, see)
}

// prey is where the protagonist is that a hunter goes toward (12.4).
func (i *Island) prey(at box.Place) box.Place {
	if to, _ := i.Nearest(at); to >= 0 {
		return i.People[to].At
	}
	return at
}

// Nearest is the seat of the protagonist toward whom a hunter goes, Nobody for none, and those who are as
// close: of these it is who took a turn more recently, before any had one the lower seat (12.4).
func (i *Island) Nearest(at box.Place) (to game.Seat, near game.Seats) {
	b, least := i.Board(), 0
	to = game.Nobody
	for n := range i.People {
		s, p := game.Seat(n), &i.People[n]
		if !p.Alive() {
			continue
		}
		far := b.Between(at, p.At)
		switch {
		case to < 0 || far < least:
			to, least, near = s, far, 0
		case far > least:
			continue
		case p.Turned > i.People[to].Turned:
			to = s
		}
		near = near.With(s)
	}
	return to, near
}

// Enter has a creature come into a place (12.5), by a Move or led.
func (i *Island) Enter(c int, to box.Place, see func(Step)) {
	from := i.At[c]
	i.At[c] = to
	see(Step{What: Went, Creature: int8(c), From: from, To: to, Seat: game.Nobody})
	if i.Traps[to] > 0 && !(i.Wither && i.Sprung>>to&1 == 1) {
		i.Sprung |= 1 << to
		i.Slay(c, see)
		if i.At[c] == box.Nowhere {
			return
		}
	}
	i.strike(c, see)
	if to == box.Heart && c < FirstDevourer && !i.Over() {
		i.sink(c, see)
	}
}

// sink is what a Crawler in the Heart does (12.5).
func (i *Island) sink(c int, see func(Step)) {
	i.Remove(c)
	see(Step{What: IntoHeart, Creature: int8(c), From: box.Heart, To: box.Heart, Seat: game.Nobody})
	i.Darken(ByHeart, see)
}

// Slay does to a creature what kills any but the Guardian (13.2): a trap, or a card.
func (i *Island) Slay(c int, see func(Step)) {
	step := Step{What: Trapped, Creature: int8(c), From: i.At[c], To: i.At[c], Seat: game.Nobody}
	if c == TheGuardian {
		i.Health = max(0, i.Health-GuardianHurts)
		step.N = i.Health
	}
	if step.N == 0 {
		i.Remove(c)
	}
	see(step)
}

// Remove puts a creature back into the stock.
func (i *Island) Remove(c int) {
	i.At[c] = box.Nowhere
	i.Held &^= 1 << c
	if c == TheGuardian {
		i.Health = 0
	}
}

// strike has a creature hurt all who are where it is.
func (i *Island) strike(c int, see func(Step)) {
	at := i.At[c]
	for s := range i.People {
		if p := &i.People[s]; p.Alive() && p.At == at && !i.Over() {
			i.Suffer(game.Seat(s), 1, 0, int8(c), see)
		}
	}
}

// Suffer takes Strength or Sanity from a protagonist, who may be lost by it (14.1).
func (i *Island) Suffer(s game.Seat, strength, sanity, by int8, see func(Step)) {
	p := &i.People[s]
	p.Strength, p.Sanity = max(0, p.Strength-strength), max(0, p.Sanity-sanity)
	see(Step{What: Hurt, Mind: sanity > 0, Seat: s, Creature: by, From: p.At, To: p.At, N: max(strength, sanity)})
	if p.Strength == 0 || p.Sanity == 0 {
		i.Lose(s, see)
	}
}

// Lose has a protagonist be lost (14): its Trap tokens go back, the Darkness rises.
func (i *Island) Lose(s game.Seat, see func(Step)) {
	p := i.People[s]
	turned := p.Turned
	i.People[s] = NoPerson()
	i.People[s].Turned = turned
	see(Step{What: Lost, Seat: s, Creature: -1, From: p.At, To: p.At, N: p.Role})
	i.Darken(ByLost, see)
}

// Darken turns the Darkness up by one (4.3).
func (i *Island) Darken(why Why, see func(Step)) {
	i.Darkness++
	see(Step{What: Darker, Seat: game.Nobody, Creature: -1, From: box.Nowhere, To: box.Nowhere, N: i.Darkness, Why: why})
}

// EndTraps puts one token of each trap that was sprung back into the stock (10.4).
func (i *Island) EndTraps() {
	for at := 0; i.Sprung != 0 && at < len(i.Traps); at++ {
		if i.Sprung>>at&1 == 1 {
			i.Traps[at]--
		}
	}
	i.Sprung = 0
}

// Foretold is the island as it would be after phase 3, with all that would happen.
func (i *Island) Foretold(terror Terror) (Island, []Step) {
	var steps []Step
	then := *i
	then.Advance(terror, func(s Step) { steps = append(steps, s) })
	return then, steps
}
