package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/ground"
	"sourceofthenile/game/heart/party"
)

// turn is what there is to the Matrix turn that is being played.
type turn struct {
	First, Second         box.Chit // Events put aside (11.1)
	FirstCost, SecondCost bool     // they cost something (11.2)
	Barred                bool     // an Impassable binds (12)
	Named                 bool     // a die may be named for Success (12)
	Chased                bool     // the second one, a Warband, was chased off (14)
	Stopped               bool     // by a Special (17.1)
}

// Position is a game of Heart of Darkness in progress. It implements
// game.Position. Nothing in it is hidden from anybody (22.3).
type Position struct {
	cfg   box.Settings
	seats [box.MaxSeats]party.Party
	n     int // of them

	turnNo   int16 // Game Turns begun, from 1
	disease  int8  // slots of the Turn Track, from 1 (6)
	horror   int8
	onTrack  [box.MaxSeats]int8 // the slot of each seat, from 1; 0: not on it
	order    [box.MaxSeats]game.Seat
	orderLen int8
	over     bool

	// What is in the pools, by kind.
	events   [box.EventKinds]int8
	meetings [box.MeetKinds]int8
	met      int8 // how many kinds of Encounter the game was dealt with: as many as the box had when it began
	pool     [box.Resources]int8
	wilds    [box.Wilds]chart.Region   // where each Special lies, Nowhere: in the cup
	finds    [box.Singles]chart.Region // where each Finding and Discovery lies on the chart
	dropped  [box.Singles]bool         // it has left the game (19.2)
	names    [box.Singles]string       // given by players
	badLuck  [box.MaxSeats]game.Seat   // who holds the marker of each seat's colour, Nobody: it has left
	ground   ground.Ground             // the land, the water, and their pools

	turn  turn
	stack [maxDepth]frame
	depth int8
	got   int16 // what the step done last has come to
	cost  bool  // something has been lost since it was cleared (11.2)
}

// Rules are the rules of Heart of Darkness. They implement game.Rules.
type Rules struct{}

// Name is "heart".
func (Rules) Name() string { return "heart" }

// Version is that of these rules.
func (Rules) Version() int { return 6 }

// New sets the game up (4.1): what is left to chance comes with the first command.
func (Rules) New(settings []byte) (game.Position, error) {
	cfg, err := box.ParseSettings(settings)
	if err != nil {
		return nil, err
	}
	p := &Position{cfg: cfg, n: len(cfg.Players), ground: ground.New(), met: box.MeetKinds}
	for s := range p.seats {
		pl := &p.seats[s]
		*pl = party.None()
		p.badLuck[s] = game.Nobody
		p.order[s] = game.Nobody
		if s < p.n {
			pl.Fig, pl.Credits, pl.Standing = box.FigureStart, box.Credits, box.AskMatters
			p.badLuck[s] = game.Seat(s)
		}
	}
	if !cfg.BadLuck() {
		for s := range p.badLuck {
			p.badLuck[s] = game.Nobody
		}
	}
	for c := box.Chit(1); c < box.ChitKinds; c++ {
		*p.bagOf(c) = int8(box.Chits[c].Count)
	}
	for r := range box.Resources {
		p.pool[r] = int8(r.Made(p.n))
	}
	for w := range p.wilds {
		p.wilds[w] = chart.Nowhere
	}
	for i := range p.finds {
		p.finds[i] = chart.Nowhere
	}
	p.push(frame{Step: playing})
	p.push(frame{Step: Opening})
	return p, nil
}

// bagOf is how many of a chit its bag holds.
func (p *Position) bagOf(c box.Chit) *int8 {
	if c < box.FirstMeet {
		return &p.events[c-1]
	}
	return &p.meetings[c-box.FirstMeet]
}

// Seats is the number of players.
func (p *Position) Seats() int { return p.n }

// Clone is a deep copy: a position is one piece of memory.
func (p *Position) Clone() game.Position {
	q := *p
	return &q
}

// CopyInto is Clone in the room of another position.
func (p *Position) CopyInto(old game.Position) game.Position {
	q, ok := old.(*Position)
	if !ok {
		return nil
	}
	*q = *p
	return q
}

// of is a seat's figure.
func (p *Position) of(s game.Seat, f box.Figure) int { return p.seats[s].Of(f) }

// has reports whether a seat holds a Resource.
func (p *Position) has(s game.Seat, r box.Resource) bool { return p.seats[s].Has(r) }

// living are the seats whose Explorer is not lost.
func (p *Position) living() (set game.Seats) {
	for s := range p.n {
		if !p.seats[s].Lost {
			set = set.With(game.Seat(s))
		}
	}
	return set
}

// leads reports whether nobody has more DP.
func (p *Position) leads(s game.Seat) bool {
	for o := range p.n {
		if p.seats[o].Fig[box.Points] > p.seats[s].Fig[box.Points] {
			return false
		}
	}
	return true
}
