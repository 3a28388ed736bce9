package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/chart"
)

// Slot is a slot of the Matrix (10): five times the row plus the column, from 0.
type Slot int8

// The slots that have a meaning of their own.
const (
	Slots       = 25
	noSlot Slot = -1
	Start  Slot = 2  // C1
	End    Slot = 17 // C4
)

// rumourSlots is where the Rumour numbers stand, by number less one.
var rumourSlots = [6]Slot{10, 12, 14, 15, 19, 22} // A3 C3 E3 A4 E4 C5

// RumourSlot is the slot of a Rumour number, 1 to 6.
func RumourSlot(n int) Slot { return rumourSlots[n-1] }

// Name is the slot as it is written: A1 to E5.
func (s Slot) Name() string {
	if s < 0 || s >= Slots {
		return ""
	}
	return string([]byte{'A' + byte(s%5), '1' + byte(s/5)})
}

// Standing is a standing order for other people's dice (18.3).
type Standing uint8

// The standing orders.
const (
	AskLeading Standing = iota // ask when a roll went well for a roller who leads
	AskAlways
	AskNever
	standings
)

// seat is a player with his Explorer.
type seat struct {
	Fig      [Figures]int16
	Res      [Resources]int8
	Region   chart.Region
	Patron   Patron
	Credits  int8
	Standing Standing
	LetStand bool // till this turn is over (18.3)
	Lost     bool // the Explorer is dead or out of his mind (16.4)

	// Of this Game Turn.
	Guided    bool // the Guide's Time has been used (10.3)
	Rested    bool // 7.4
	Begun     bool // the Discovery Procedure has been made (10.1)
	TimeUp    bool // 17 has been done
	Activated bool // a Rumour has been (15.1)

	// The Matrix.
	Slot, Arrow Slot
	Active      Slot // where the active Rumour lies, noSlot without one
	Chits       [Slots]Chit
	Finds       [Slots]Chit
	Rumours     [Slots]bool
}

// water is what lies on a border: a marker drains the region upstream.
type water struct {
	Marker Marker
	Up     chart.Region
	Taken  int8 // branches of it that have been found, or are closed
}

// land is what has been found out of a region.
type land struct {
	Terrain  chart.Terrain // Blank as long as it is not explored
	Generics int8          // Generic Sources that lie in it
	By       game.Seat     // who explored it; of a Port nobody
}

// turn is what there is to the Matrix turn that is being played.
type turn struct {
	First, Second         Chit // Events put aside (11.1)
	FirstCost, SecondCost bool // they cost something (11.2)
	Ignored               bool // the second one was ignored (11.3)
	Barred                bool // an Impassable binds (12)
	Named                 bool // a die may be named for Success (12)
	Chased                bool // the second one, a Warband, was chased off (14)
	Stopped               bool // by a Special (17.1)
}

// Position is a game of Heart of Darkness in progress. It implements
// game.Position. Nothing in it is hidden from anybody (22.3).
type Position struct {
	cfg   Settings
	seats [MaxSeats]seat
	n     int // of them

	turnNo   int16 // Game Turns begun, from 1
	disease  int8  // slots of the Turn Track, from 1 (6)
	horror   int8
	onTrack  [MaxSeats]int8 // the slot of each seat, from 1; 0: not on it
	order    [MaxSeats]game.Seat
	orderLen int8
	over     bool

	// What is in the pools, by kind.
	events   [eventKinds]int8
	meetings [meetKinds]int8
	water    [markers]int8
	newSrc   int8 // the New Sources box
	terrain  [chart.Terrains]int8
	pool     [Resources]int8
	wilds    [Wilds]chart.Region   // where each Special lies, Nowhere: in the cup
	finds    [singles]chart.Region // where each Finding and Discovery lies on the chart
	dropped  [singles]bool         // it has left the game (19.2)
	names    [singles]string       // given by players
	badLuck  [MaxSeats]game.Seat   // who holds the marker of each seat's colour, Nobody: it has left
	borders  [chart.Borders]water
	lands    [chart.Regions]land

	turn  turn
	stack [maxDepth]frame
	depth int8
	got   int16 // what the step done last has come to
	cost  bool  // something has been lost since it was cleared (11.2)

	answer game.Command // of the question just answered; not kept
}

// Rules are the rules of Heart of Darkness. They implement game.Rules.
type Rules struct{}

// Name is "heart".
func (Rules) Name() string { return "heart" }

// Version is that of these rules.
func (Rules) Version() int { return 1 }

// New sets the game up (4.1): what is left to chance comes with the first command.
func (Rules) New(settings []byte) (game.Position, error) {
	cfg, err := ParseSettings(settings)
	if err != nil {
		return nil, err
	}
	p := &Position{cfg: cfg, n: len(cfg.Players)}
	for s := range p.seats {
		pl := &p.seats[s]
		pl.clean()
		p.badLuck[s] = game.Nobody
		p.order[s] = game.Nobody
		if s < p.n {
			pl.Fig, pl.Credits = figureStart, Credits
			p.badLuck[s] = game.Seat(s)
		}
	}
	if !cfg.badLuck() {
		for s := range p.badLuck {
			p.badLuck[s] = game.Nobody
		}
	}
	for c := Chit(1); c < chitKinds; c++ {
		*p.bagOf(c) = int8(chits[c].Count)
	}
	for m, n := range markerCounts {
		p.water[m] = int8(n)
	}
	p.newSrc = newSources
	for t, n := range terrainCounts {
		p.terrain[t] = int8(n)
	}
	for r := range Resources {
		p.pool[r] = int8(r.Made(p.n))
	}
	for w := range p.wilds {
		p.wilds[w] = chart.Nowhere
	}
	for i := range p.finds {
		p.finds[i] = chart.Nowhere
	}
	for r := range p.lands {
		p.lands[r] = land{Terrain: chart.Of(chart.Region(r)).Printed, By: game.Nobody}
	}
	for i := range p.borders {
		p.borders[i].Up = chart.Nowhere
		if b := chart.BorderOf(uint8(i)); b.Fork {
			p.borders[i] = water{Marker: Fork, Up: b.B}
		}
	}
	p.push(frame{Step: playing})
	p.push(frame{Step: Opening})
	return p, nil
}

// clean is a seat before anything has been taken.
func (pl *seat) clean() {
	*pl = seat{Region: chart.Nowhere, Patron: noPatron, Slot: noSlot, Arrow: noSlot, Active: noSlot}
}

// bagOf is how many of a chit its bag holds.
func (p *Position) bagOf(c Chit) *int8 {
	if c < firstMeet {
		return &p.events[c-1]
	}
	return &p.meetings[c-firstMeet]
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
func (p *Position) of(s game.Seat, f Figure) int { return int(p.seats[s].Fig[f]) }

// has reports whether a seat holds a Resource.
func (p *Position) has(s game.Seat, r Resource) bool { return p.seats[s].Res[r] > 0 }

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
		if p.seats[o].Fig[Points] > p.seats[s].Fig[Points] {
			return false
		}
	}
	return true
}
