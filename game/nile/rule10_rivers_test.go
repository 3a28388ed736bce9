package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// The rivers of a glade's board by their numbers.
const (
	great = 0 // least length 7
	small = 1 // least length 3
)

// A river without a name that is traced on into a new hex keeps its number; one
// that comes from none has a new one.
func TestRule10_3_ANamelessRiverStaysOne(t *testing.T) {
	for _, from := range []int16{1, 0, -1} {
		g := scene(t, board("vvv"), deck.Explorer)
		g.p.rivers = []river{{Named: hexmap.NoRiver, Least: leastLength}, {Named: hexmap.NoRiver, Least: leastLength}}
		for i, h := range []hexState{{Out: sets(hexmap.E), River: from}, {In: sets(hexmap.W), River: -1}, {River: 0}} {
			g.p.hexes[i].Out, g.p.hexes[i].In, g.p.hexes[i].River = h.Out, h.In, h.River
		}
		g.p.nameInflow(1)
		want := from
		if from < 0 {
			want = 1 // the first that no hex has
		}
		same(t, "number", g.p.hexes[1].River, want)
	}
}

// sets makes a set of directions.
func sets(dirs ...hexmap.Dir) (s hexmap.DirSet) {
	for _, d := range dirs {
		s |= d.Set()
	}
	return s
}

// rivers maps the middle of the glade and checks the rivers that come of it.
func (g *glade) rivers(how RiverCase, out, in hexmap.DirSet) []game.Event {
	g.Helper()
	events := g.mapIt()
	h := &g.p.hexes[g.c]
	if h.Out != out || h.In != in {
		g.Errorf("out %06b in %06b, want out %06b in %06b", h.Out, h.In, out, in)
	}
	e, ok := told(events, RiverMapped)
	if ok != (how != NoRiverHere) || ok && RiverCase(e.Args[2]) != how {
		g.Errorf("told %+v, want case %d", e, how)
	}
	return events
}

func TestRule10_3_SeveralOutMustBeWet(t *testing.T) {
	g := newGlade(t)
	g.out(hexmap.SW, hexmap.Veldt, small, 0)
	g.out(hexmap.SE, hexmap.Veldt, great, 0)
	g.in(hexmap.NE, hexmap.Veldt)
	g.in(hexmap.NW, hexmap.Veldt)
	g.card(land(hexmap.Mountain), land(hexmap.Veldt), compass(hexmap.JungleSwamp, hexmap.NE, hexmap.NW))
	events := g.rivers(RiversJoin, sets(hexmap.SW, hexmap.SE), sets(hexmap.NE, hexmap.NW))
	same(t, "drawn again, the compass apart", g.settled(), hexmap.JungleSwamp)
	e := g.mustTell(events, Mapped)
	same(t, "told", e.Args, [6]int32{int32(hexmap.JungleSwamp), int32(Redrawn), 0})
}

func TestRule10_3_SeveralOutAfterSixFailures(t *testing.T) {
	g := newGlade(t)
	g.out(hexmap.SW, hexmap.Veldt, small, 0)
	g.out(hexmap.SE, hexmap.Veldt, small, 0)
	g.in(hexmap.NE, hexmap.Veldt)
	g.card(land(hexmap.Mountain))
	for range 6 {
		g.card(land(hexmap.Veldt))
	}
	g.rivers(RiversJoin, sets(hexmap.SW, hexmap.SE), sets(hexmap.NE))
	same(t, "terrain", g.settled(), hexmap.Swamp)
}

func TestRule10_3_SeveralOutFirstDrawWet(t *testing.T) {
	g := newGlade(t)
	g.out(hexmap.SW, hexmap.Veldt, small, 0)
	g.out(hexmap.SE, hexmap.Veldt, small, 0)
	g.card(land(hexmap.Lake)).die("10.3 course", int(hexmap.SW)).card(deck.Card{Lake: 50})
	// With none in it goes on as for one out; the roll's direction is taken, so clockwise: west.
	g.rivers(RiverGoesOn, sets(hexmap.SW, hexmap.SE), sets(hexmap.W))
}

// Where several rivers leave a hex it belongs to the one with a name: going up
// from its known end, all the water on the way is that river (10.39).
func TestRule10_39_OfSeveralThatLeaveTheNamedOneGoesOn(t *testing.T) {
	for _, c := range []struct {
		name  string
		first int16 // the river of the first by compass number, south-east
		then  int16 // and of the second, south-west
		want  int16
		above uint8
	}{
		{"the second has a name", 2, great, great, 5},
		{"the first has a name", great, 2, great, 3},
		{"both have: the first", small, great, small, 3},
		{"neither has: the first", 2, 3, 2, 3},
	} {
		g := newGlade(t)
		g.p.rivers = append(g.p.rivers, river{Named: hexmap.NoRiver, Least: leastLength}, river{Named: hexmap.NoRiver, Least: leastLength})
		g.out(hexmap.SE, hexmap.Veldt, c.first, 2)
		g.out(hexmap.SW, hexmap.Veldt, c.then, 4)
		g.card(land(hexmap.Swamp)).die("10.3 course", int(hexmap.NE))
		g.rivers(RiverGoesOn, sets(hexmap.SE, hexmap.SW), sets(hexmap.NE))
		same(t, c.name+": river", g.p.hexes[g.c].River, c.want)
		same(t, c.name+": above the known end", g.p.hexes[g.c].Above, c.above)
	}
}

func TestRule10_3_OneOutSomeIn(t *testing.T) {
	g := newGlade(t)
	g.out(hexmap.SW, hexmap.Veldt, small, 4)
	g.in(hexmap.NE, hexmap.Veldt)
	g.in(hexmap.E, hexmap.Veldt)
	g.card(land(hexmap.Veldt), course(deck.Source))
	g.rivers(RiversJoin, sets(hexmap.SW), sets(hexmap.NE, hexmap.E))
	for _, d := range []hexmap.Dir{hexmap.NE, hexmap.E} {
		h := &g.p.hexes[g.next(d)]
		same(t, "what was found before belongs to the river", h.River, small)
		same(t, "hexes above the known end", h.Above, 6)
	}
}

func TestRule10_3_UpstreamCourse(t *testing.T) {
	for _, c := range []struct {
		name  string
		river int16
		above uint8 // of the hex below
		card  deck.Card
		dry   []hexmap.Dir // neighbours settled dry
		how   RiverCase
		in    hexmap.DirSet
		die   int // for a source too near
	}{
		{"on", small, 0, course(deck.On, hexmap.NW), nil, RiverGoesOn, sets(hexmap.NW), 0},
		{"on, an impossible direction turns clockwise", small, 0, course(deck.On, hexmap.NW), []hexmap.Dir{hexmap.NW, hexmap.NE}, RiverGoesOn, sets(hexmap.E), 0},
		{"on, where it goes itself", small, 0, course(deck.On, hexmap.SW), nil, RiverGoesOn, sets(hexmap.W), 0},
		{"on, none possible", small, 0, course(deck.On, hexmap.NW), []hexmap.Dir{hexmap.NW, hexmap.NE, hexmap.E, hexmap.SE, hexmap.W}, RiverRises, 0, 0},
		{"fork", small, 0, course(deck.Fork, hexmap.NW, hexmap.E), nil, RiverForks, sets(hexmap.NW, hexmap.E), 0},
		{"fork, both turn", small, 0, course(deck.Fork, hexmap.NW, hexmap.NE), []hexmap.Dir{hexmap.NW}, RiverForks, sets(hexmap.NE, hexmap.E), 0},
		{"fork with room for one", small, 0, course(deck.Fork, hexmap.NW, hexmap.NE), []hexmap.Dir{hexmap.NW, hexmap.NE, hexmap.E, hexmap.W}, RiverGoesOn, sets(hexmap.SE), 0},
		{"source too near reads as on", small, 1, course(deck.Source), nil, RiverGoesOn, sets(hexmap.E), int(hexmap.E)},
		{"source at the least length", small, 2, course(deck.Source), nil, RiverRises, 0, 0},
		{"source of a great river too near", great, 5, course(deck.Source), []hexmap.Dir{hexmap.NE, hexmap.E, hexmap.SE, hexmap.W}, RiverGoesOn, sets(hexmap.NW), int(hexmap.NE)},
		{"source of a great river", great, 6, course(deck.Source), nil, RiverRises, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGlade(t)
			g.out(hexmap.SW, hexmap.Veldt, c.river, c.above)
			for _, d := range c.dry {
				g.put(d, hexmap.Veldt)
			}
			g.card(land(hexmap.Veldt), c.card)
			if c.die > 0 {
				g.die("10.3 course", c.die)
			}
			g.rivers(c.how, sets(hexmap.SW), c.in)
			same(t, "river", g.p.hexes[g.c].River, c.river)
			same(t, "above", g.p.hexes[g.c].Above, c.above+1)
		})
	}
}

func TestRule10_3_WetHexesTakeADieNotACard(t *testing.T) {
	g := newGlade(t)
	g.out(hexmap.SW, hexmap.Veldt, small, 5)
	g.card(land(hexmap.Swamp)).die("10.3 course", int(hexmap.NW))
	g.rivers(RiverGoesOn, sets(hexmap.SW), sets(hexmap.NW))
}

func TestRule10_3_AGreatRiverKeepsToBlankLand(t *testing.T) {
	// The card says north-west, where a lake lies; most blank land is around the east.
	g := newGlade(t)
	g.out(hexmap.SW, hexmap.Veldt, great, 0)
	g.put(hexmap.NW, hexmap.Lake)
	g.put(hexmap.W, hexmap.Veldt)
	far := g.p.chart.Near(g.next(hexmap.NE), hexmap.NE)
	g.p.hexes[far].Terrain, g.p.hexes[far].Printed = hexmap.Veldt, true
	beside := g.p.chart.Near(g.next(hexmap.SE), hexmap.SW)
	g.p.hexes[beside].Terrain, g.p.hexes[beside].Printed = hexmap.Veldt, true
	g.card(land(hexmap.Veldt), course(deck.On, hexmap.NW))
	g.rivers(RiverGoesOn, sets(hexmap.SW), sets(hexmap.E))

	g = newGlade(t) // no blank land left: the lake will do
	g.out(hexmap.SW, hexmap.Veldt, great, 0)
	g.put(hexmap.NW, hexmap.Lake)
	g.putAll(hexmap.Veldt)
	g.card(land(hexmap.Veldt), course(deck.On, hexmap.E))
	g.rivers(RiverGoesOn, sets(hexmap.SW), sets(hexmap.NW))

	g = newGlade(t) // long enough, it goes where the card says
	g.out(hexmap.SW, hexmap.Veldt, great, 6)
	g.put(hexmap.NW, hexmap.Lake)
	g.card(land(hexmap.Veldt), course(deck.On, hexmap.NW))
	g.rivers(RiverGoesOn, sets(hexmap.SW), sets(hexmap.NW))
	lake := &g.p.hexes[g.next(hexmap.NW)]
	same(t, "the lake belongs to the river", lake.River, great)
	same(t, "above", lake.Above, 8)
	same(t, "the lake's edge", lake.Out, sets(hexmap.SE))
}

func TestRule10_3_Outlet(t *testing.T) {
	for _, c := range []struct {
		name string
		lay  func(g *glade)
		roll hexmap.Dir
		how  RiverCase
		out  hexmap.DirSet
		want hexmap.Terrain
	}{
		{"blank land", func(*glade) {}, hexmap.E, RiverFindsWay, sets(hexmap.E), hexmap.Veldt},
		{"clockwise", func(g *glade) { g.put(hexmap.E, hexmap.Veldt) }, hexmap.E, RiverFindsWay, sets(hexmap.SE), hexmap.Veldt},
		{"not where it comes from", func(*glade) {}, hexmap.NE, RiverFindsWay, sets(hexmap.E), hexmap.Veldt},
		{"a lake", func(g *glade) { g.put(hexmap.SE, hexmap.Lake); g.putAll(hexmap.Veldt) }, hexmap.E, RiverFindsWay, sets(hexmap.SE), hexmap.Veldt},
		{"a swamp", func(g *glade) { g.put(hexmap.W, hexmap.JungleSwamp); g.putAll(hexmap.Veldt) }, hexmap.E, RiverFindsWay, sets(hexmap.W), hexmap.Veldt},
		{"the bank of a river", func(g *glade) {
			id := g.put(hexmap.SW, hexmap.Veldt)
			g.p.hexes[id].Out, g.p.hexes[id].River = sets(hexmap.SW), small
			g.putAll(hexmap.Veldt)
		}, hexmap.E, Confluence, sets(hexmap.SW), hexmap.Veldt},
		{"nowhere", func(g *glade) { g.putAll(hexmap.Veldt) }, hexmap.E, SaltLake, 0, hexmap.Lake},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGlade(t)
			g.in(hexmap.NE, hexmap.Veldt)
			c.lay(g)
			g.card(land(hexmap.Veldt), blankCard).die("10.3 outlet", int(c.roll))
			if c.how == SaltLake {
				g.card(deck.Card{Lake: 60})
			}
			events := g.rivers(c.how, c.out, sets(hexmap.NE))
			same(t, "terrain", g.settled(), c.want)
			same(t, "salt", g.p.hexes[g.c].Salt, c.how == SaltLake)
			if c.how == SaltLake {
				e := g.mustTell(events, TerrainSettled)
				same(t, "told", e.Args, [6]int32{int32(hexmap.Veldt), int32(hexmap.Lake)})
			}
		})
	}
}

func TestRule10_3_ASaltLakeMayNotBeTheFourth(t *testing.T) {
	g := newGlade(t)
	g.in(hexmap.NE, hexmap.Veldt)
	for _, d := range []hexmap.Dir{hexmap.SE, hexmap.SW} {
		id := g.put(d, hexmap.Lake)
		g.p.hexes[id].Out = d.Opposite().Set() // both flow into the middle: no outlet there
		g.p.hexes[id].River = small
	}
	id := g.p.chart.Near(g.next(hexmap.SE), hexmap.E)
	g.p.hexes[id].Terrain, g.p.hexes[id].Printed = hexmap.Lake, true
	g.putAll(hexmap.Veldt)
	g.card(land(hexmap.Veldt), blankCard).die("10.3 outlet", 1)
	g.rivers(SaltLake, 0, sets(hexmap.NE, hexmap.SE, hexmap.SW))
	same(t, "terrain", g.settled(), hexmap.Swamp)
	same(t, "salt", g.p.hexes[g.c].Salt, true)
}

func TestRule10_3_NewRivers(t *testing.T) {
	for _, c := range []struct {
		name  string
		to    hexmap.Terrain // of the neighbour it would flow to
		rises hexmap.Dir
		how   RiverCase
	}{
		{"to blank land", hexmap.Blank, hexmap.W, NewRiver},
		{"to a lake", hexmap.Lake, hexmap.W, NewRiver},
		{"to a swamp", hexmap.Swamp, hexmap.W, NewRiver},
		{"not to dry land, and not clockwise", hexmap.Veldt, hexmap.W, NoRiverHere},
		{"the card says nothing", hexmap.Blank, hexmap.NoDir, NoRiverHere},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGlade(t)
			if c.to != hexmap.Blank {
				g.put(hexmap.W, c.to)
			}
			g.card(land(hexmap.Veldt), deck.Card{Rises: c.rises})
			out := hexmap.DirSet(0)
			if c.how == NewRiver {
				out = sets(hexmap.W)
			}
			g.rivers(c.how, out, 0)
		})
	}
}

func TestRule10_3_NothingLeavesASaltLake(t *testing.T) {
	g := newGlade(t)
	g.out(hexmap.SW, hexmap.Veldt, small, 0)
	id := g.put(hexmap.NW, hexmap.Lake)
	g.p.hexes[id].Salt = true
	g.card(land(hexmap.Veldt), course(deck.On, hexmap.NW))
	g.rivers(RiverGoesOn, sets(hexmap.SW), sets(hexmap.NE))
}

func TestRule10_3_NoCircleThroughALake(t *testing.T) {
	// The middle's water runs west into a river that comes round to the lake
	// in the north-west: the lake cannot be where it comes from.
	g := newGlade(t)
	lake := g.put(hexmap.NW, hexmap.Lake)
	west := g.put(hexmap.W, hexmap.Veldt)
	g.p.hexes[west].In, g.p.hexes[west].Out, g.p.hexes[west].River = sets(hexmap.E), sets(hexmap.NE), small
	g.p.hexes[lake].In, g.p.hexes[lake].River = sets(hexmap.SW), small
	g.card(land(hexmap.Veldt), course(deck.On, hexmap.NW))
	g.rivers(RiverGoesOn, sets(hexmap.W), sets(hexmap.NE))
}

// Blank land may already have to pass water on: a river enters it and another
// is to come out of it. A new stub may not close a circle through it.
func TestRule10_3_NoCircleThroughBlankLand(t *testing.T) {
	// West of the middle is blank land, out of which a river comes that runs
	// round by the north-west into the middle: its outlet cannot be the west.
	g := newGlade(t)
	nw := g.put(hexmap.NW, hexmap.Veldt)
	h := &g.p.hexes[nw]
	h.In, h.Out, h.River = sets(hexmap.SW), sets(hexmap.SE), small
	g.card(land(hexmap.Veldt), blankCard).die("10.3 outlet", int(hexmap.W))
	g.rivers(RiverFindsWay, sets(hexmap.NE), sets(hexmap.NW))

	// And the other way: the middle's river runs west and on into the blank
	// land north-west of it, from where it cannot come.
	g = newGlade(t)
	w := g.put(hexmap.W, hexmap.Veldt)
	h = &g.p.hexes[w]
	h.In, h.Out, h.River = sets(hexmap.E), sets(hexmap.NE), small
	g.card(land(hexmap.Veldt), course(deck.On, hexmap.NW))
	g.rivers(RiverGoesOn, sets(hexmap.W), sets(hexmap.NE))
}

func TestRule10_3_NothingAtAll(t *testing.T) {
	g := newGlade(t)
	g.card(land(hexmap.Swamp))
	g.rivers(NoRiverHere, 0, 0)
	same(t, "river", g.p.hexes[g.c].River, -1)
}

// Rivers without a name take up numbers; those that were rubbed out again give
// theirs back, so that no game runs out of them.
func TestRule27_NumbersOfForgottenRiversAreUsedAgain(t *testing.T) {
	g := newGlade(t)
	n := len(g.p.rivers)
	for range 10 {
		g.card(land(hexmap.Veldt), deck.Card{Rises: hexmap.W})
		g.mapIt()
		g.play(func(*game.Act) { g.p.eraseForgotten() })
		same(t, "blank again", g.settled(), hexmap.Blank)
	}
	same(t, "rivers", len(g.p.rivers), n+1)
}

// A confluence may not close a circle either: the river on the bank runs round
// into the very hex.
func TestRule10_3_NoCircleThroughAConfluence(t *testing.T) {
	for _, another := range []bool{false, true} {
		g := newGlade(t)
		g.in(hexmap.NE, hexmap.Veldt)
		east := g.put(hexmap.E, hexmap.Veldt) // its river runs north-west, and from there into the middle
		g.p.hexes[east].Out, g.p.hexes[east].River = sets(hexmap.NW), small
		g.p.hexes[g.next(hexmap.NE)].In = sets(hexmap.SE)
		if another {
			west := g.put(hexmap.W, hexmap.Veldt)
			g.p.hexes[west].Out, g.p.hexes[west].River = sets(hexmap.W), small
		}
		g.putAll(hexmap.Veldt)
		g.card(land(hexmap.Veldt), blankCard).die("10.3 outlet", int(hexmap.E))
		if another {
			g.rivers(Confluence, sets(hexmap.W), sets(hexmap.NE))
			continue
		}
		g.card(deck.Card{Lake: 60})
		g.rivers(SaltLake, 0, sets(hexmap.NE))
	}
}
