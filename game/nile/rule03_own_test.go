package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// A memory is what a seat can know of Africa, kept from where its explorers
// have been and from what has been published, and not from the position's own
// sets: hexes, and the sides of them across which a river was seen to run.
type memory struct {
	hexes map[hexmap.ID]bool
	edges map[hexmap.ID]hexmap.DirSet
}

func newMemory() *memory {
	return &memory{map[hexmap.ID]bool{}, map[hexmap.ID]hexmap.DirSet{}}
}

// see takes a hex in as it is now, and with it the ends of its rivers in the
// hexes around.
func (m *memory) see(p *Position, id hexmap.ID) {
	h := &p.hexes[id]
	m.hexes[id] = true
	m.edges[id] |= h.Out | h.In
	for _, d := range hexmap.Dirs {
		if n := p.chart.Near(id, d); n != hexmap.None && (h.Out | h.In).Has(d) {
			m.edges[n] |= d.Opposite().Set()
		}
	}
}

// memories are those of all seats, and of the world at the end.
type memories struct {
	own   [MaxSeats]*memory
	world *memory
}

func newMemories(p *Position) *memories {
	m := &memories{world: newMemory()}
	for i := range m.own {
		m.own[i] = newMemory()
	}
	for id := range p.hexes {
		if p.hexes[id].Printed {
			m.world.see(p, hexmap.ID(id))
		}
	}
	return m
}

// read takes in what the events of a command have led explorers to see.
func (m *memories) read(p *Position, events []game.Event) {
	for _, e := range events {
		switch e.Kind {
		case Moved, Drifted, Retreated, Withdrew:
			if p.hexes[e.At].Terrain != hexmap.Blank { // his death may have rubbed it out since
				m.own[e.Seat].see(p, hexmap.ID(e.At))
			}
		case HexPublished:
			m.world.see(p, hexmap.ID(e.At))
		case Died:
			m.own[e.Seat] = newMemory()
		case NotesGone:
			delete(m.own[e.Seat].hexes, hexmap.ID(e.At))
		}
	}
}

// knows reports whether a seat can know a hex, and the sides of it that it can
// have seen rivers run across.
func (m *memories) knows(s game.Seat, id hexmap.ID) (bool, hexmap.DirSet) {
	known, edges := m.world.hexes[id], m.world.edges[id]
	if s != game.Nobody {
		known, edges = known || m.own[s].hexes[id], edges|m.own[s].edges[id]
	}
	return known, edges
}

// What a seat is shown of Africa as its own is never more than what has been
// published and what its living explorer has seen: no land, no river, no stub.
func TestRule3_22_OneKnowsWhatIsPublishedAndWhatOneHasSeen(t *testing.T) {
	hidden, rivers, shared := 0, 0, 0
	for seed := range uint64(16) {
		var m *memories
		done := 0
		chart := riverland()
		if seed%2 == 0 {
			chart, _ = Board()
		}
		look := func(tab *game.Table, p *Position) {
			if m == nil {
				m = newMemories(p)
			}
			for ; done < tab.Len(); done++ {
				m.read(p, tab.EventsOf(done))
			}
			if tab.Len()%20 != 0 {
				return
			}
			for s := game.Nobody; int(s) < p.Seats(); s++ {
				v := p.View(s)
				for i := range p.hexes {
					id := hexmap.ID(i)
					own, all := v.Own(id), v.Hex(id)
					known, edges := m.knows(s, id)
					if own.Terrain != hexmap.Blank && !known || own.Terrain == hexmap.Blank && known && all.Terrain != hexmap.Blank {
						t.Fatalf("seed %d, command %d: seat %d is shown %v in hex %d, known: %v", seed, tab.Len(), s, own.Terrain, id, known)
					}
					if more := (own.Out | own.In) &^ edges; more != 0 {
						t.Fatalf("seed %d, command %d: seat %d is shown rivers across %06b of hex %d and can know of %06b", seed, tab.Len(), s, own.Out|own.In, id, edges)
					}
					if less := edges & (all.Out | all.In) &^ (own.Out | own.In); known && less != 0 && p.erased == 0 { // what is rubbed out may be drawn anew
						t.Fatalf("seed %d, command %d: seat %d has seen rivers across %06b of hex %d and is shown %06b", seed, tab.Len(), s, edges, id, own.Out|own.In)
					}
					if own.Terrain == hexmap.Blank && (own.Out|own.In != 0 || own.Breadth != 0 || own.Peak+own.Fall+own.Lake != 0 || own.Oasis || own.River != "" || own.Known != 0) {
						t.Fatalf("seat %d is shown %+v of a hex it does not know", s, own)
					}
					if own.Breadth > all.Breadth {
						t.Fatalf("a river of %d hexes is shown as %d", all.Breadth, own.Breadth)
					}
					if own.Out|own.In != 0 {
						rivers++
					}
					if own.Terrain != hexmap.Blank && own.Out|own.In != all.Out|all.In {
						hidden++
					}
					if s != game.Nobody && all.State == Explored && all.Known&^bitOf(s) != 0 && all.Known&bitOf(s) != 0 {
						shared++
					}
				}
			}
		}
		roam(t, Rules{Chart: chart}, 3, 1500, seed, look)
	}
	t.Logf("%d hexes with rivers, %d of them with more than their viewer knew, %d known to two", rivers, hidden, shared)
	if hidden == 0 || rivers == 0 || shared == 0 {
		t.Errorf("%d hexes with rivers, %d with more than their viewer knew, %d known to two: the games do not reach all", rivers, hidden, shared)
	}
}

// A stub that another's mapping has drawn onto known land is not there for who
// has not been to see where it leads.
func TestRule3_22_AStubDrawnByAnother(t *testing.T) {
	m := board("ll.v", "vvvv")
	g := scene(t, m, deck.Explorer, deck.Doctor)
	g.party(0, 3, OnFoot, nil)
	g.die("12 lost", 6).card(land(hexmap.Veldt), deck.Card{Rises: hexmap.W}) // a new river, into the lake
	g.to(2)
	same(t, "the river runs into the lake", g.p.hexes[1].In, sets(hexmap.E))
	for s, sees := range map[game.Seat]bool{0: true, 1: false, game.Nobody: false} { // in any order: each view by itself
		v := g.p.View(s)
		same(t, "the mouth", v.Own(1).In == sets(hexmap.E), sees)
		same(t, "the river's hex", v.Own(2).Terrain == hexmap.Veldt, sees)
		same(t, "on the board it is drawn for everybody (10.26)", v.Hex(1).In, sets(hexmap.E))
	}
	g.p.players[1].Known.add(2)
	same(t, "who has been there knows", g.p.View(1).Own(1).In, sets(hexmap.E))
	g.p.players[1].Known = hexSet{}
	g.p.hexes[2].By = 0
	same(t, "and all the world when it is published", g.p.View(1).Own(1).In, sets(hexmap.E))
}

// A stub that another drew, and that the explorer has come to see, stays on his
// chart: when he has gone on, and when his notes on the hex beyond are lost. To
// his successor it is not there.
func TestRule3_22_AStubSeenStays(t *testing.T) {
	m := board("ll.v", "vvvv")
	g := scene(t, m, deck.Explorer, deck.Doctor, deck.Botanist)
	g.party(0, 3, OnFoot, nil)
	g.die("12 lost", 6).card(land(hexmap.Veldt), deck.Card{Rises: hexmap.W})
	g.to(2)
	mouth := func(s game.Seat) bool { return g.p.View(s).Own(1).In == sets(hexmap.E) }

	g.party(1, 0, ByCanoe, map[Item]int32{Canoes: 1})
	g.play(func(a *game.Act) { // by the shore to the mouth
		g.p.enter(1, 1)
		g.p.arrive(1, false, a)
	})
	same(t, "who stands at the mouth sees it", mouth(1), true)
	g.play(func(*game.Act) { g.p.enter(1, 0) })
	same(t, "and remembers it when he has gone on", mouth(1), true)
	same(t, "another has not been there", mouth(2), false)
	same(t, "a copy remembers", g.p.Clone().(*Position).View(1).Own(1).In, sets(hexmap.E))

	g.party(2, 3, OnFoot, nil)
	same(t, "a third reads it once the lake is published", func() bool {
		q := g.p.Clone().(*Position)
		q.hexes[1].Printed = false
		q.print(0, 1)
		return q.View(2).Own(1).In == sets(hexmap.E)
	}(), true)
	g.party(1, 0, ByCanoe, map[Item]int32{Canoes: 1})

	g.p.players[0].Known.drop(2)
	same(t, "without his notes on the river he knows its mouth", mouth(0), true)
	g.p.players[0].Known.add(2)

	g.play(func(a *game.Act) { g.p.die(1, Illness, a) })
	same(t, "his successor has seen nothing", mouth(1), false)
	same(t, "the other remembers", mouth(0), true)
}

// Where others have cached what they could not carry is theirs to know (17).
func TestRule17_OthersDoNotSeeWhereACacheIs(t *testing.T) {
	g := scene(t, board("vv"), deck.Explorer, deck.Doctor)
	g.p.players[0].Caches[0] = cache{At: 1, Have: [Items]int32{Gifts: 4}}
	g.p.findCaches()
	same(t, "its owner", g.p.View(0).Hex(1).Caches, bitOf(0))
	same(t, "another", g.p.View(1).Hex(1).Caches, 0)
	same(t, "everybody", g.p.View(game.Nobody).Hex(1).Caches, 0)
	g.p.players[0].Caches[0].Orphan = true // and the land is published
	same(t, "a dead man's", g.p.View(1).Hex(1).Caches, bitOf(0))
}
