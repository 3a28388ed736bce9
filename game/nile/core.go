package nile

import (
	"fmt"
	"sync"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/africa"
	"sourceofthenile/hexmap"
)

// Rules are the rules of Source of the Nile. They implement game.Rules.
type Rules struct {
	// Chart is the board; nil stands for the map of Africa that is built in.
	Chart *hexmap.Map
}

// Name is "nile".
func (Rules) Name() string { return "nile" }

// Version is that of these rules. Whoever changes what a log leads to, or what a
// number in an event means, makes it one more; kinds of event keep their numbers.
func (Rules) Version() int { return version }

const version = 7

// Board is the built-in board, Africa as it was known in 1820.
func Board() (*hexmap.Map, error) { return africa.Board() }

func (r Rules) chart() (*hexmap.Map, error) {
	if r.Chart != nil {
		return r.Chart, nil
	}
	return africa.Board()
}

// fixed is what follows from the board of 1820 alone.
type fixed struct {
	remote []hexmap.ID // blank hexes five or more from any published one (4.41)
	white  int16       // the White Nile's index among the rivers, −1 on a board without it
	east   []hexmap.ID // the hexes of the east coast (11)
	raided hexSet      // the land that slave raiders reach (11)
	// longest is how many hexes the longest river has that is known from its source to its end (25).
	longest int
	arrows  []arrow
}

// arrow leads from an island port to where one lands, where these do not touch (3.2).
type arrow struct{ port, landing hexmap.ID }

const remoteFrom = 5

var fixedOf sync.Map // *hexmap.Map → *fixed

func fix(m *hexmap.Map) *fixed {
	if f, ok := fixedOf.Load(m); ok {
		return f.(*fixed)
	}
	f := &fixed{white: -1}
	for i, r := range m.Rivers {
		if r.Name == "White Nile" {
			f.white = int16(i)
		}
	}
	var known []hexmap.Hex
	for _, c := range m.Cells {
		if c.Ground == hexmap.Land && c.Terrain != hexmap.Blank {
			known = append(known, c.Hex)
		}
	}
	for i := range m.Cells {
		id := hexmap.ID(i)
		if !m.IsBlank(id) {
			continue
		}
		near := false
		for _, h := range known {
			if hexmap.Distance(h, m.Cells[i].Hex) < remoteFrom {
				near = true
				break
			}
		}
		if !near {
			f.remote = append(f.remote, id)
		}
	}
	f.reach(m)
	f.longest = longestOn(m)
	for i := range m.Ports {
		for _, l := range m.Ports[i].Landings {
			if at := m.Ports[i].At; m.DirTo(at, l) == hexmap.NoDir {
				f.arrows = append(f.arrows, arrow{at, l})
			}
		}
	}
	fixedOf.Store(m, f)
	return f
}

// New sets up a game (4).
func (r Rules) New(settings []byte) (game.Position, error) {
	cfg, err := ParseSettings(settings)
	if err != nil {
		return nil, err
	}
	m, err := r.chart()
	if err != nil {
		return nil, err
	}
	if len(m.Cells) > maxCells {
		return nil, fmt.Errorf("the map has %d cells, at most %d fit", len(m.Cells), maxCells)
	}
	p := &Position{chart: m, cfg: cfg, edition: cfg.Edition(), fixed: fix(m), winner: game.Nobody, hand: int8(len(allFaces))}
	p.openEnded()
	p.faces = append(p.faces, allFaces[:]...)
	p.printMap()
	p.records = records{MountainBy: game.Nobody, FallBy: game.Nobody, LakeBy: game.Nobody, RiverBy: game.Nobody}
	for i := range cfg.Players {
		p.players = append(p.players, newSeat(cfg.Players[i]))
	}
	p.steps = []step{{PlacingCounters, 0}}
	if len(cfg.Map) > 0 {
		c, err := ReadCarried(cfg.Map)
		if err == nil {
			err = p.carry(c)
		}
		if err != nil {
			return nil, err
		}
	}
	if len(p.counterPlaces(nil)) == 0 { // a board too small for counters, or too well known
		p.hand = 0
		p.steps[0] = step{ChoosingPort, 0}
	}
	return p, nil
}

// newSeat is a player with his first explorer, in Europe.
func newSeat(pl Player) seat {
	s := seat{
		Name: pl.Name, Colour: pl.Colour, Specialty: pl.Specialty, Money: FirstDonation,
		Explorers: 1, Chosen: hexmap.NoPort, Trip: noTrip(), Epic: -1,
	}
	for c := range s.Caches {
		s.Caches[c].At = hexmap.None
	}
	return s
}

func noTrip() expedition {
	e := expedition{
		At: hexmap.None, From: hexmap.None, TripsTo: hexmap.None, Port: hexmap.NoPort, party: party{GuideFrom: hexmap.None}, Faced: hexmap.None,
		Meeting: meeting{Tribe: noTribe},
	}
	e.forgetEntered()
	return e
}

// printMap copies the map of 1820 onto the board.
func (p *Position) printMap() {
	p.hexes = make([]hexState, len(p.chart.Cells))
	for i := range p.chart.Cells {
		c := &p.chart.Cells[i]
		p.hexes[i] = hexState{
			Terrain: c.Terrain, Out: c.Out, In: c.In, Cataract: c.Cataract, By: game.Nobody, LakeBy: game.Nobody,
			Printed: c.Ground == hexmap.Land && c.Terrain != hexmap.Blank, River: int16(c.River),
		}
	}
	for i := range p.chart.Rivers {
		p.rivers = append(p.rivers, river{Named: hexmap.RiverID(i), Least: int8(p.chart.Rivers[i].Least)})
	}
}

// Seats is the number of players.
func (p *Position) Seats() int { return len(p.players) }

func (p *Position) top() step { return p.steps[len(p.steps)-1] }

// ToMove is the seat that chooses now.
func (p *Position) ToMove() game.Seat {
	if t := p.top(); t.Kind != GameOver {
		return t.Seat
	}
	return game.Nobody
}

func (p *Position) become(k Phase, s game.Seat) { p.steps[len(p.steps)-1] = step{k, s} }

// Clone is a deep copy.
func (p *Position) Clone() game.Position { return p.copyInto(&Position{}) }

// CopyInto is Clone in the room of another position.
func (p *Position) CopyInto(old game.Position) game.Position {
	if q, ok := old.(*Position); ok {
		return p.copyInto(q)
	}
	return nil
}

func (p *Position) copyInto(q *Position) *Position {
	room := *q
	*q = *p
	q.order = append(room.order[:0], p.order...)
	q.steps = append(room.steps[:0], p.steps...)
	q.players = room.players[:0]
	for i := range p.players {
		var track []hexmap.ID
		var notes []note
		if i < len(room.players) {
			track, notes = room.players[i].Trip.Track[:0], room.players[i].Notes[:0]
		}
		q.players = append(q.players, p.players[i])
		pl := &q.players[i]
		pl.Trip.Track = append(track, pl.Trip.Track...)
		pl.Notes = append(notes, pl.Notes...)
	}
	q.hexes = append(room.hexes[:0], p.hexes...)
	q.rivers = append(room.rivers[:0], p.rivers...)
	q.tribes = append(room.tribes[:0], p.tribes...)
	q.deck = append(room.deck[:0], p.deck...)
	q.faces = append(room.faces[:0], p.faces...)
	q.names = append(room.names[:0], p.names...)
	q.sights = append(room.sights[:0], p.sights...)
	q.formerly = append(room.formerly[:0], p.formerly...)
	q.dirty, q.battles, q.perils = nil, nil, [Levels]*MonthPeril{}
	return q
}
