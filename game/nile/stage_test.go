package nile

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
	"sourceofthenile/hexmap"
)

// A stage is a small board with one scene of the game on it, played with dice
// and cards that the test prescribes. Chance that was not prescribed, or that
// the rules did not ask for, fails the test.
type stage struct {
	*testing.T
	p     *Position
	rolls []staged
	cards []deck.Card
	loud  bool // nothing is answered that the test does not prescribe
	whole bool // what is played is a whole command
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
func scene(t *testing.T, m *hexmap.Map, specialties ...deck.Specialty) *stage {
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
	p.steps = []step{{InEurope, 0}}
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
	e.Allowance = g.p.allowance(e, m, Normal)
	if !g.p.hexes[at].published() {
		pl.Known.add(at)
	}
	g.p.next = int8(s)
	g.p.steps = []step{{Travelling, s}}
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
func (g *stage) card(cards ...deck.Card) *stage {
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
//
// What the rules ask for is answered in turn from what the test prescribes.
// Where the test has nothing of that name next, the stage is quiet: nobody
// lives in the hex, nothing befalls the march, nobody finds anything, the
// hunters bring home as little as can be. See quietRoll.
func (g *stage) play(do func(a *game.Act)) []game.Event {
	g.Helper()
	cards := deck.Cards()
	kept := *cards
	defer func() { *cards = kept }()
	script := staging{stage: g, rolls: g.rolls}
	for i, c := range g.cards {
		script.deal(i, c)
	}
	for i := len(g.cards); i < deck.Size; i++ {
		script.deal(i, quietCard)
	}
	script.dealt = len(g.cards) > 0 || !g.picksCards()
	g.rolls, g.cards = nil, nil
	p := g.p
	for { // on copies, until the rules have all the chance they ask for
		g.p = p.Clone().(*Position)
		_, err := script.run(do)
		g.p = p
		if err == nil {
			break
		}
		script.answer(err)
	}
	if len(script.rolls) > 0 {
		g.Fatalf("the test holds %q, for which the rules do not ask", script.rolls[0].name)
	}
	tab, err := script.run(do)
	if err != nil {
		g.Fatalf("asked twice, the rules ask for other chance: %v", err)
	}
	if err := g.p.SoundAll(); err != nil {
		g.Fatalf("not sound: %v", err)
	}
	events := slices.Clone(tab.Events())
	script.checkQuiet(events)
	if err := gametest.AllTold(events, tab.RollsOf(tab.Len()-1)); err != nil && g.whole {
		g.Errorf("%v", err)
	}
	return events
}

// picksCards reports whether the test prescribes places in the deck rather
// than cards: the deck is then left as it is.
func (g *stage) picksCards() bool {
	return slices.ContainsFunc(g.rolls, func(r staged) bool { return r.name == "card" && r.of > 0 })
}

// staging is a play being worked out.
type staging struct {
	*stage
	rolls []staged    // prescribed and not used yet
	done  []game.Roll // answered so far
	dealt bool        // the deck is the test's
	drawn int         // cards drawn from it
	quiet []int       // which of these were not prescribed
}

// deal makes c the i-th card to be drawn: the deck is drawn from its end.
func (st *staging) deal(i int, c deck.Card) {
	n := deck.Size - 1 - i
	c.Number = uint8(n + 1)
	deck.Cards()[n] = c
}

// run plays with the chance answered so far.
func (st *staging) run(do func(a *game.Act)) (*game.Table, error) {
	if st.dealt {
		st.p.deck = st.p.deck[:0]
		for n := range deck.Size {
			st.p.deck = append(st.p.deck, uint8(n))
		}
	}
	rec := &game.Record{Game: "nile", Log: []game.Played{{Command: game.Command{Kind: 1}, Rolls: st.done}}}
	return game.Replay(labRules{l: lab{st.p, do}}, rec)
}

// answer finds the next outcome: the test's, or a quiet one.
func (st *staging) answer(err error) {
	st.Helper()
	var m *game.Mismatch
	if !errors.As(err, &m) || m.Asked.Of == 0 || len(st.done) > 2000 {
		st.Fatalf("the rules ask for other chance than the test has: %v", err)
	}
	r := game.Roll{Name: m.Asked.Name, Of: m.Asked.Of}
	next := len(st.rolls) > 0 && st.rolls[0].name == r.Name
	switch {
	case r.Name == "card" && st.dealt:
		if r.Got = r.Of - 1; next {
			st.rolls = st.rolls[1:]
		} else if !st.loud {
			st.quiet = append(st.quiet, st.drawn)
		} else {
			st.Fatalf("the rules draw a card that the test does not prescribe")
		}
		st.drawn++
	case next && st.rolls[0].of == int(r.Of):
		r.Got = int16(st.rolls[0].got)
		st.rolls = st.rolls[1:]
	case !next && !st.loud && quietRoll(r.Name):
	case next:
		st.Fatalf("the rules ask for %q of %d outcomes, the test holds one of %d", r.Name, r.Of, st.rolls[0].of)
	case len(st.rolls) > 0:
		st.Fatalf("the rules ask for %q, the test holds %q", r.Name, st.rolls[0].name)
	default:
		st.Fatalf("the rules ask for %q, the test holds no more chance", r.Name)
	}
	st.done = append(st.done, r)
}

// quietCard is a card of which no section says anything.
var quietCard = deck.Card{Terrain: hexmap.Veldt, Lake: 100}

// quietRoll reports whether a stage answers a roll by itself, with the least
// outcome: a hunt that brings home next to nothing, and the name of a people.
func quietRoll(name string) bool { return name == "18 hunt" || name == "10.7 name" }

// checkQuiet fails if a card that the test did not prescribe was drawn for a
// section in which a card is expected to speak.
func (st *staging) checkQuiet(events []game.Event) {
	st.Helper()
	if !st.dealt {
		return
	}
	drawn := 0
	for _, e := range events {
		if e.Kind != CardDrawn {
			continue
		}
		section := Section(e.Args[1])
		if slices.Contains(st.quiet, drawn) && section != ForNatives && section != ForDisaster && section != ForBonus {
			st.Errorf("the rules draw a card for section %d, which the test does not prescribe", section)
		}
		drawn++
	}
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
	g.whole = true
	defer func() { g.whole = false }()
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
func told(events []game.Event, k game.EventKind) (game.Event, bool) {
	for _, e := range events {
		if e.Kind == k {
			return e, true
		}
	}
	return game.Event{}, false
}

// mustTell is told, and fails when there is no such event.
func (g *stage) mustTell(events []game.Event, k game.EventKind) game.Event {
	g.Helper()
	e, ok := told(events, k)
	if !ok {
		g.Fatalf("no event of kind %d in %+v", k, events)
	}
	return e
}

// mustNotTell is the opposite of mustTell.
func (g *stage) mustNotTell(events []game.Event, k game.EventKind) {
	g.Helper()
	if e, ok := told(events, k); ok {
		g.Fatalf("an event of kind %d: %+v", k, e)
	}
}

// land is a card for plain terrain of its own, with no neighbour to copy.
func land(t hexmap.Terrain) deck.Card {
	return deck.Card{Compass: [2]hexmap.Dir{}, Terrain: t, Lake: 100}
}

// course is a card for the upstream course of a river.
func course(k deck.RiverKind, dirs ...hexmap.Dir) deck.Card {
	c := deck.Card{RiverA: deck.RiverA{Kind: k}}
	if len(dirs) > 0 {
		c.RiverA.D = dirs[0]
	}
	if len(dirs) > 1 {
		c.RiverA.E = dirs[1]
	}
	return c
}

// blank is a card on which nothing is to be found.
var blankCard = deck.Card{Terrain: hexmap.Veldt, Lake: 100}

// same fails unless two values agree.
func same[V comparable](t *testing.T, what string, got, want V) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// isTold reports whether an event of a kind was told.
func isTold(events []game.Event, k game.EventKind) bool {
	_, ok := told(events, k)
	return ok
}
