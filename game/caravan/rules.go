package caravan

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/game/codec"
)

// Way is a way to play.
type Way string

// The ways.
const (
	Coast  Way = "coast"  // rules 1 to 6 and 10
	Desert Way = "desert" // all of them
)

// Settings are chosen before the game begins.
type Settings struct {
	Way     Way      `json:"way"`
	Rounds  int      `json:"rounds"` // 1 to MostRounds; 0: without end
	Players []Player `json:"players"`
}

// Player is one of those who play, 1 to MostSeats.
type Player struct {
	Name   string `json:"name"`
	Colour uint8  `json:"colour"`
}

// What a game may have at most.
const (
	MostSeats  = 6   // players
	MostRounds = 250 // that are agreed on
	MostName   = 24  // letters in the name of a caravan or of a place

	mostFound = 250
)

// ForSeats is a game of so many players without names of their own.
func ForSeats(n, rounds int, way Way) Settings {
	s := Settings{Way: way, Rounds: rounds}
	for i := range n {
		s.Players = append(s.Players, Player{fmt.Sprintf("Caravan %d", i+1), uint8(i)})
	}
	return s
}

// Encode writes the settings as a table keeps them.
func (s Settings) Encode() []byte {
	b, _ := json.Marshal(s) // plain data: cannot fail
	return b
}

// Check says what is wrong with the settings, nil if a game can begin.
func (s Settings) Check() error {
	switch {
	case s.Way != Coast && s.Way != Desert:
		return fmt.Errorf("caravan: there is no way called %q", s.Way)
	case len(s.Players) < 1 || len(s.Players) > MostSeats:
		return errors.New("caravan: one to six can play")
	case s.Rounds < 0 || s.Rounds > MostRounds:
		return fmt.Errorf("caravan: one plays up to %d rounds", MostRounds)
	}
	for _, p := range s.Players {
		if p.Name == "" || !game.Legible(p.Name) || utf8.RuneCountInString(p.Name) > MostName || p.Colour >= MostSeats {
			return errors.New("caravan: a player needs a name and a colour")
		}
	}
	return nil
}

// ParseSettings reads what Encode wrote and checks it.
func ParseSettings(data []byte) (Settings, error) {
	var s Settings
	if err := json.Unmarshal(data, &s); err != nil {
		return s, fmt.Errorf("caravan: settings: %w", err)
	}
	return s, s.Check()
}

// Rules are the rules of Caravan. They implement game.Rules.
type Rules struct{}

// Name is the game's name as saves know it.
func (Rules) Name() string { return "caravan" }

// Version is that of these rules: there was another Caravan before.
func (Rules) Version() int { return 2 }

// New sets the game up.
func (Rules) New(settings []byte) (game.Position, error) {
	cfg, err := ParseSettings(settings)
	if err != nil {
		return nil, err
	}
	p := &Position{cfg: cfg, left: Points, bag: inBag, camps: make([]camp, len(cfg.Players))}
	for i := range p.stock {
		p.stock[i] = stones
	}
	for i := range p.camps {
		p.camps[i].offer = none
		p.order = append(p.order, game.Seat(i))
	}
	return p, nil
}

// Position is a game of Caravan in progress. It implements game.Position.
type Position struct {
	cfg   Settings
	order []game.Seat // of this round
	round int
	next  int // place in order of the caravan whose turn it is
	left  int // points of its turn
	well  bool
	sunk  int // stones in the well
	sand  int
	bag   [Spices]int
	stock [Places]int
	names [Places]string
	camps []camp // by seat
}

// none is no offer.
const none = -1

// camp is a caravan.
type camp struct {
	at, load, found int
	offer           int // at the well
	hand            [Spices]int
}

func (p *Position) copied() *Position {
	q := *p
	q.order, q.camps = slices.Clone(p.order), slices.Clone(p.camps)
	return &q
}

// Clone is a deep copy.
func (p *Position) Clone() game.Position { return p.copied() }

// CopyInto is Clone in the room of another position.
func (p *Position) CopyInto(old game.Position) game.Position {
	q, ok := old.(*Position)
	if !ok {
		return nil
	}
	order, camps := q.order[:0], q.camps[:0]
	*q = *p
	q.order, q.camps = append(order, p.order...), append(camps, p.camps...)
	return q
}

// Sound checks that nothing was lost or made.
func (p *Position) Sound() error {
	rocks, spices := sum(p.stock[:])+p.sunk, p.bag
	for i := range p.camps {
		c := &p.camps[i]
		if c.load > Capacity || c.offer > c.load || sum(c.hand[:]) > Hand {
			return errors.New("caravan: more than a caravan holds")
		}
		rocks += c.load
		for k, n := range c.hand {
			spices[k] += n
		}
	}
	if rocks != Places*stones || spices != inBag {
		return errors.New("caravan: stones or spices were lost or made")
	}
	return nil
}

// walk visits every number and name of the position in a fixed order, behind the settings.
func (p *Position) walk(ar *codec.Archive) {
	for i := range p.order {
		codec.Count(ar, &p.order[i], MostSeats-1)
	}
	well := 0
	if p.well {
		well = 1
	}
	codec.Count(ar, &well, 1)
	p.well = well == 1
	codec.Within(ar, &p.round, 0, 1<<30)
	codec.Within(ar, &p.next, 0, len(p.order)-1)
	codec.Within(ar, &p.left, 0, Points)
	codec.Within(ar, &p.sunk, 0, Places*stones)
	codec.Within(ar, &p.sand, 0, 1<<30)
	for k := range p.bag {
		codec.Within(ar, &p.bag[k], 0, Places*stones)
	}
	codec.AllWithin(ar, p.stock[:], 0, stones)
	for i := range p.camps {
		c := &p.camps[i]
		codec.Within(ar, &c.at, 0, Places-1)
		codec.Within(ar, &c.load, 0, Capacity)
		codec.Within(ar, &c.found, 0, mostFound)
		codec.Within(ar, &c.offer, none, Capacity)
		for k := range c.hand {
			codec.Within(ar, &c.hand[k], 0, Places*stones)
		}
	}
	for i := range p.names {
		ar.Name(&p.names[i], MostName)
	}
}

// mostSettings is how long settings can be, in letters.
const mostSettings = 4096

// Append appends the canonical encoding.
func (p *Position) Append(b []byte) []byte {
	cfg, ar := string(p.cfg.Encode()), codec.To(b)
	ar.Name(&cfg, mostSettings)
	p.walk(ar)
	return ar.Bytes()
}

var errPosition = errors.New("caravan: not a position")

// Decode reads a position that Append wrote.
func (r Rules) Decode(b []byte) (game.Position, error) {
	cfg, ar := "", codec.From(b)
	if ar.Name(&cfg, mostSettings); ar.Err() != nil {
		return nil, fmt.Errorf("%w: %w", errPosition, ar.Err())
	}
	began, err := r.New([]byte(cfg))
	if err != nil {
		return nil, err
	}
	p := began.(*Position)
	p.walk(ar)
	var all game.Seats
	for _, s := range p.order {
		all = all.With(s)
	}
	if all != game.Everyone(len(p.order)) {
		ar.Fail(errors.New("the order of play is wrong"))
	}
	if err := ar.End(); err != nil {
		return nil, fmt.Errorf("%w: %w", errPosition, err)
	}
	return p, nil
}
