package gametest

import (
	"errors"

	"sourceofthenile/game"
)

// Caravan is a tiny game with one of everything the table knows: free moves,
// counted moves, names, chance that rolls again, a secret, and a turn that
// closes undo. Settings are two bytes: seats (1 to 4) and rounds (1 to 255).
// Kept saves were made with it: its rules, encoding and choices stay as they are.
type Caravan struct{}

// Caravan's kinds of choice, command and event.
const (
	Walk game.Kind = 1 + iota // Target: the place walked to; costs 1 point
	Load                      // Target: the place; N: stones taken up
	Dig                       // a find on 5 or 6; a 6 rolls again
	Draw                      // a token that only its owner knows
	Call                      // names the place; the command's Text is the name
	Pass                      // ends the turn
)

const (
	places   = 10
	capacity = 4
	tokens   = 12
	points   = 4
	stones   = 3 // at each place when the game begins
)

// Name is the game's name as saves know it.
func (Caravan) Name() string { return "caravan" }

// New sets the game up.
func (Caravan) New(settings []byte) (game.Position, error) {
	if len(settings) != 2 || settings[0] < 1 || settings[0] > 4 || settings[1] < 1 {
		return nil, errors.New("caravan: settings are seats (1 to 4) and rounds")
	}
	p := &camp{seats: settings[0], rounds: settings[1], left: points}
	for i := range p.stock {
		p.stock[i] = stones
	}
	return p, nil
}

// camp is a position of Caravan.
type camp struct {
	seats, rounds byte
	round, mover  byte
	left          byte // points of the turn
	drawn         uint16
	stock         [places]byte
	at            [4]byte
	load          [4]byte
	found         [4]byte
	token         [4]byte // 0 none, else 1 to tokens
	names         [places]string
}

func (p *camp) Seats() int { return int(p.seats) }

func (p *camp) ToMove() game.Seat {
	if p.rounds > 0 && p.round >= p.rounds {
		return game.Nobody
	}
	return game.Seat(p.mover)
}

func (p *camp) Choices(buf []game.Choice) []game.Choice {
	s := p.ToMove()
	if s == game.Nobody {
		return buf
	}
	buf = append(buf, game.Choice{Kind: Pass, Seat: s, Rule: "6"})
	if p.left == 0 {
		return buf
	}
	at := int32(p.at[s])
	for _, to := range [2]int32{at - 1, at + 1} {
		if to >= 0 && to < places {
			buf = append(buf, game.Choice{Kind: Walk, Seat: s, Target: to, Cost: 1, Rule: "1"})
		}
	}
	if n := min(p.stock[at], capacity-p.load[s]); n > 0 {
		buf = append(buf, game.Choice{Kind: Load, Seat: s, Target: at, Min: 1, Max: int32(n), Rule: "2"})
	}
	buf = append(buf, game.Choice{Kind: Dig, Seat: s, Cost: 1, Odds: game.Odds{Num: 2, Den: 6}, Rule: "3"})
	if p.token[s] == 0 && p.drawn != 1<<tokens-1 {
		buf = append(buf, game.Choice{Kind: Draw, Seat: s, Rule: "4"})
	}
	if p.names[at] == "" {
		buf = append(buf, game.Choice{Kind: Call, Seat: s, Target: at, Cost: 1, Rule: "5"})
	}
	return buf
}

func (p *camp) Apply(c game.Command, a *game.Act) {
	s := p.mover
	e := game.Event{Kind: game.EventKind(c.Kind), Seat: c.Seat, At: int32(p.at[s]), Rule: "1"}
	switch c.Kind {
	case Walk:
		p.at[s], e.At = byte(c.Target), c.Target
		p.left--
	case Load:
		p.load[s] += byte(c.N)
		p.stock[c.Target] -= byte(c.N)
		e.Args[0] = c.N
	case Dig:
		e.Args[0] = p.dig(a)
		p.left--
	case Draw:
		p.draw(a)
	case Call:
		p.names[c.Target] = "place"
		if c.Text != "" {
			p.names[c.Target] = c.Text
		}
		p.left--
	case Pass:
		a.Reveal()
		p.left = points
		if p.mover++; p.mover == p.seats {
			p.mover = 0
			p.round++
		}
	}
	a.Tell(e)
}

// dig rolls until no 6 shows and gives the number of finds.
func (p *camp) dig(a *game.Act) (finds int32) {
	for roll := 6; roll == 6; {
		if roll = a.Die("3 dig"); roll >= 5 {
			finds++
		}
	}
	p.found[p.mover] = byte(min(250, int32(p.found[p.mover])+finds))
	return finds
}

// draw gives the seat one of the tokens still in the bag.
func (p *camp) draw(a *game.Act) {
	var bag [tokens]byte
	n := 0
	for i := range byte(tokens) {
		if p.drawn>>i&1 == 0 {
			bag[n] = i
			n++
		}
	}
	got := bag[a.Pick("4 token", n)]
	p.drawn |= 1 << got
	p.token[p.mover] = got + 1
}

func (p *camp) Refuse(c game.Command) *game.Refusal {
	switch {
	case c.Seat != p.ToMove():
		return &game.Refusal{Rule: "6", Why: "not-your-turn"}
	case c.Kind == Walk:
		return &game.Refusal{Rule: "1", Why: "no-way"}
	case c.Kind == Load:
		return &game.Refusal{Rule: "2", Why: "too-heavy"}
	}
	return nil
}

func (p *camp) Sound() error {
	sum := 0
	for _, n := range p.stock {
		sum += int(n)
	}
	for _, n := range p.load {
		if n > capacity {
			return errors.New("a load above capacity")
		}
		sum += int(n)
	}
	if sum != places*stones {
		return errors.New("stones were lost or made")
	}
	return nil
}

func (p *camp) Append(b []byte) []byte {
	b = append(b, p.seats, p.rounds, p.round, p.mover, p.left, byte(p.drawn), byte(p.drawn>>8))
	b = append(b, p.stock[:]...)
	for s := range p.seats {
		b = append(b, p.at[s], p.load[s], p.found[s], p.token[s])
	}
	for _, name := range p.names {
		name = name[:min(len(name), 255)]
		b = append(append(b, byte(len(name))), name...)
	}
	return b
}

func (p *camp) Clone() game.Position {
	q := *p
	return &q
}

var errCamp = errors.New("caravan: not a position")

// Decode reads a position that Append wrote.
func (Caravan) Decode(b []byte) (game.Position, error) {
	if len(b) < 7+places || b[0] < 1 || b[0] > 4 || len(b) < 7+places+4*int(b[0]) {
		return nil, errCamp
	}
	p := &camp{seats: b[0], rounds: b[1], round: b[2], mover: b[3], left: b[4], drawn: uint16(b[5]) | uint16(b[6])<<8}
	b = b[7+copy(p.stock[:], b[7:]):]
	for s := range p.seats {
		p.at[s], p.load[s], p.found[s], p.token[s] = b[0], b[1], b[2], b[3]
		b = b[4:]
	}
	for i := range p.names {
		if len(b) < 1 || len(b) < 1+int(b[0]) {
			return nil, errCamp
		}
		p.names[i] = string(b[1 : 1+b[0]])
		b = b[1+int(b[0]):]
	}
	if len(b) > 0 || p.mover >= p.seats {
		return nil, errCamp
	}
	return p, nil
}

// Endless makes a Caravan position whose rounds do not end, for long games in
// benchmarks.
func Endless(p game.Position) game.Position {
	p.(*camp).rounds = 0
	return p
}
