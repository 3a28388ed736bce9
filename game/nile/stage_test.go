package nile

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// A stage is a small board with one scene of the game on it, played with dice
// and cards that the test prescribes. Chance that was not prescribed, or that
// the rules did not ask for, fails the test.
type stage struct {
	*testing.T
	p     *Position
	rolls []staged
	cards []Card
}

// staged is one prescribed outcome; a draw of a card has of 0 until it is played.
type staged struct {
	name string
	of   int
	got  int
}

// letters of a board drawn in rows; every other row stands half a hex to the east.
var letters = map[byte]hexmap.Terrain{
	'.': hexmap.Blank, 'd': hexmap.Desert, 'j': hexmap.Jungle, 'l': hexmap.Lake, 's': hexmap.Swamp, 'v': hexmap.Veldt,
	'm': hexmap.Mountain, 'J': hexmap.JungleSwamp, 'M': hexmap.JungleMountain,
}

// board draws a map: '~' is sea, the other letters are as in the file of Africa.
func board(rows ...string) *hexmap.Map {
	m := &hexmap.Map{Cols: len(rows[0]), Rows: len(rows)}
	for row, line := range rows {
		for col := range line {
			c := hexmap.Cell{Hex: hexmap.HexAt(col, row), Port: hexmap.NoPort, River: hexmap.NoRiver}
			if line[col] != '~' {
				c.Ground, c.Terrain = hexmap.Land, letters[line[col]]
			}
			m.Cells = append(m.Cells, c)
		}
	}
	m.Finish()
	for i := range m.Cells {
		for _, d := range hexmap.Dirs {
			if n := m.Near(hexmap.ID(i), d); n != hexmap.None && m.Cells[n].Ground == hexmap.Sea {
				m.Cells[i].Coast = m.Cells[i].Ground == hexmap.Land
			}
		}
	}
	return m
}

// at is the cell in a column and row.
func at(m *hexmap.Map, col, row int) hexmap.ID { return m.ID(hexmap.HexAt(col, row)) }

// addPort puts a port on a board.
func addPort(m *hexmap.Map, name string, id hexmap.ID) hexmap.PortID {
	m.Ports = append(m.Ports, hexmap.Port{Name: name, At: id})
	m.Cells[id].Port = hexmap.PortID(len(m.Ports) - 1)
	m.Finish()
	return m.Cells[id].Port
}

// addRiver draws a river down from head, in the directions of its course. It
// comes to its head from whence; NoDir makes head its source.
func addRiver(m *hexmap.Map, name string, least int, head hexmap.ID, whence hexmap.Dir, course ...hexmap.Dir) {
	r := hexmap.RiverID(len(m.Rivers))
	m.Rivers = append(m.Rivers, hexmap.River{Name: name, Least: least, Head: head})
	m.Cells[head].In |= whence.Set()
	for id, k := head, 0; ; k++ {
		m.Cells[id].River = r
		if k == len(course) {
			return
		}
		m.Cells[id].Out |= course[k].Set()
		if id = m.Near(id, course[k]); id == hexmap.None || m.Cells[id].Ground == hexmap.Sea {
			return
		}
		m.Cells[id].In |= course[k].Opposite().Set()
	}
}

// scene is a game of n players on a board. Every explorer is in Europe with
// nothing to publish; the first player in order is seat 0.
func scene(t *testing.T, m *hexmap.Map, specialties ...Specialty) *stage {
	t.Helper()
	cfg := Settings{Way: Game1, Target: 75, PlaceForUs: true}
	for i, k := range specialties {
		cfg.Players = append(cfg.Players, Player{Name: fmt.Sprintf("Player %d", i), Colour: uint8(i), Specialty: k})
	}
	pos, err := Rules{Chart: m}.New(cfg.Encode())
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*Position)
	for i := range p.players {
		p.order = append(p.order, game.Seat(i))
		p.players[i].Explorers = 1
	}
	p.hand = 0
	p.steps = []step{{stepEurope, 0}}
	return &stage{T: t, p: p}
}

// party stands the explorer of a seat in a hex, at the normal level, with all
// its movement points; the seat is to travel.
func (g *stage) party(s game.Seat, at hexmap.ID, m Mode, have map[Item]int32) *expedition {
	pl := &g.p.players[s]
	pl.Where, pl.Money = inAfrica, 0
	pl.Trip = noTrip()
	e := &pl.Trip
	e.At, e.Mode, e.Level, e.Port = at, m, Normal, 0
	for i, n := range have {
		e.Have[i] = n
	}
	e.Track = append(e.Track, at)
	e.Allowance = e.allowance(m, Normal)
	if !g.p.hexes[at].published() {
		pl.Known.add(at)
	}
	g.p.next = int8(s)
	g.p.steps = []step{{stepTravel, s}}
	return e
}

// trip is the expedition of a seat.
func (g *stage) trip(s game.Seat) *expedition { return &g.p.players[s].Trip }

// die prescribes the next roll of a die.
func (g *stage) die(name string, faces ...int) *stage {
	for _, f := range faces {
		g.rolls = append(g.rolls, staged{name, 6, f - 1})
	}
	return g
}

// pick prescribes the next choice by chance of one of n.
func (g *stage) pick(name string, n, got int) *stage {
	g.rolls = append(g.rolls, staged{name, n, got})
	return g
}

// card prescribes the next cards drawn.
func (g *stage) card(cards ...Card) *stage {
	for _, c := range cards {
		g.rolls = append(g.rolls, staged{name: "card"})
		g.cards = append(g.cards, c)
	}
	return g
}

// lab is a position whose one command does what the test says.
type lab struct {
	*Position
	do func(a *game.Act)
}

func (l lab) Apply(_ game.Command, a *game.Act) { l.do(a) }
func (l lab) Clone() game.Position              { return lab{l.Position.Clone().(*Position), l.do} }
func (l lab) Choices(buf []game.Choice) []game.Choice {
	return append(buf, game.Choice{Kind: 1, Seat: 0, Rule: "lab"})
}

type labRules struct {
	Rules
	l lab
}

func (r labRules) New([]byte) (game.Position, error) { return r.l, nil }

// play runs a piece of the rules with the chance prescribed, and gives what it
// told. The position must be sound after it.
func (g *stage) play(do func(a *game.Act)) []game.Event {
	g.Helper()
	deck := Deck()
	kept := *deck
	defer func() { *deck = kept }()
	if n := len(g.cards); n > 0 {
		g.p.deck = g.p.deck[:0]
		for i := range g.cards {
			deck[i] = g.cards[n-1-i]
			deck[i].Number = uint8(i + 1)
			g.p.deck = append(g.p.deck, uint8(i))
		}
	}
	left := len(g.cards)
	var rolls []game.Roll
	for _, r := range g.rolls {
		if r.name == "card" && r.of == 0 {
			r.of, r.got = left, left-1
			left--
		}
		rolls = append(rolls, game.Roll{Name: r.name, Of: int16(r.of), Got: int16(r.got)})
	}
	g.rolls, g.cards = nil, nil
	rec := &game.Record{Game: "nile", Log: []game.Played{{Command: game.Command{Kind: 1}, Rolls: rolls}}}
	tab, err := game.Replay(labRules{l: lab{g.p, do}}, rec)
	if err != nil {
		g.Fatalf("the rules ask for other chance than the test has: %v", errors.Unwrap(err))
	}
	if err := g.p.SoundAll(); err != nil {
		g.Fatalf("not sound: %v", err)
	}
	return slices.Clone(tab.Events())
}

// offered finds the choice of a kind aimed at a target for an item.
func (g *stage) offered(k game.Kind, target int32, item Item) (game.Choice, bool) {
	for _, c := range g.p.Choices(nil) {
		if c.Kind == k && c.Target == target && c.Item == int16(item) {
			return c, true
		}
	}
	return game.Choice{}, false
}

// has reports whether a choice of the kind aimed at the target is offered.
func (g *stage) has(k game.Kind, target hexmap.ID) bool {
	_, ok := g.offered(k, int32(target), 0)
	return ok
}

// do takes the choice of a kind, n times where it counts. It must be offered.
func (g *stage) do(k game.Kind, target int32, item Item, n int) []game.Event {
	g.Helper()
	c, ok := g.offered(k, target, item)
	cmd := c.Command(n)
	if !ok || !c.Allows(&cmd) {
		g.Fatalf("kind %d at %d, item %d, %d times is not offered; offered: %+v", k, target, item, n, g.p.Choices(nil))
	}
	return g.play(func(a *game.Act) { g.p.Apply(cmd, a) })
}

// to moves the party of the seat to move.
func (g *stage) to(id hexmap.ID) []game.Event { g.Helper(); return g.do(Move, int32(id), 0, 0) }

// refused checks that a command is not offered, and which rule forbids it.
func (g *stage) refused(cmd game.Command, rule game.Rule, why string) {
	g.Helper()
	for _, c := range g.p.Choices(nil) {
		if c.Allows(&cmd) {
			g.Fatalf("%+v is offered", cmd)
		}
	}
	if r := g.p.Refuse(cmd); r == nil || r.Rule != rule || r.Why != why {
		g.Errorf("%+v is refused with %+v, not rule %s: %s", cmd, r, rule, why)
	}
}

// cannot checks that the party may not enter a hex, and which rule forbids it.
func (g *stage) cannot(id hexmap.ID, rule game.Rule, why string) {
	g.Helper()
	g.refused(game.Command{Seat: g.p.ToMove(), Kind: Move, Target: int32(id)}, rule, why)
}

// told finds the first event of a kind.
func told(events []game.Event, k game.Kind) (game.Event, bool) {
	for _, e := range events {
		if e.Kind == k {
			return e, true
		}
	}
	return game.Event{}, false
}

// mustTell is told, and fails when there is no such event.
func (g *stage) mustTell(events []game.Event, k game.Kind) game.Event {
	g.Helper()
	e, ok := told(events, k)
	if !ok {
		g.Fatalf("no event of kind %d in %+v", k, events)
	}
	return e
}

// land is a card for plain terrain of its own, with no neighbour to copy.
func land(t hexmap.Terrain) Card { return Card{Compass: [2]hexmap.Dir{}, Terrain: t, Lake: 100} }

// course is a card for the upstream course of a river.
func course(k RiverKind, dirs ...hexmap.Dir) Card {
	c := Card{RiverA: RiverA{Kind: k}}
	if len(dirs) > 0 {
		c.RiverA.D = dirs[0]
	}
	if len(dirs) > 1 {
		c.RiverA.E = dirs[1]
	}
	return c
}

// blank is a card on which nothing is to be found.
var blankCard = Card{Terrain: hexmap.Veldt, Lake: 100}

// same fails unless two values agree.
func same[V comparable](t *testing.T, what string, got, want V) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}
