package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// A glade is a blank hex in the middle of blank land, whose neighbours a test
// fills in.
type glade struct {
	*stage
	c hexmap.ID
}

func newGlade(t *testing.T) *glade {
	t.Helper()
	m := board(".......", ".......", ".......", ".......", ".......", ".......", ".......")
	m.Rivers = append(m.Rivers, hexmap.River{Name: "Great", Least: 7}, hexmap.River{Name: "Small", Least: 3})
	return &glade{scene(t, m, deck.Explorer, deck.Doctor), at(m, 3, 3)}
}

// next is the neighbour in a direction.
func (g *glade) next(d hexmap.Dir) hexmap.ID { return g.p.chart.Near(g.c, d) }

// put maps a neighbour.
func (g *glade) put(d hexmap.Dir, t hexmap.Terrain) hexmap.ID {
	n := g.next(d)
	h := &g.p.hexes[n]
	h.Terrain, h.Printed, h.River = t, true, -1
	return n
}

// putAll maps all neighbours still blank.
func (g *glade) putAll(t hexmap.Terrain) {
	for _, d := range hexmap.Dirs {
		if g.p.hexes[g.next(d)].Terrain == hexmap.Blank {
			g.put(d, t)
		}
	}
}

// out maps a neighbour to which the middle must send its water; it goes on
// from there. above is its place above the river's known end.
func (g *glade) out(d hexmap.Dir, t hexmap.Terrain, river int16, above uint8) {
	h := &g.p.hexes[g.put(d, t)]
	h.In, h.Out, h.River, h.Above = d.Opposite().Set(), d.Set(), river, above
}

// in maps a neighbour whose water comes to the middle.
func (g *glade) in(d hexmap.Dir, t hexmap.Terrain) {
	h := &g.p.hexes[g.put(d, t)]
	h.Out, h.River = d.Opposite().Set(), 2
	for len(g.p.rivers) < 3 {
		g.p.rivers = append(g.p.rivers, river{Named: hexmap.NoRiver, Least: leastLength})
	}
}

// mapIt maps the middle.
func (g *glade) mapIt() []game.Event {
	g.Helper()
	return g.play(func(a *game.Act) { g.p.mapHex(0, g.c, a) })
}

// settled is the terrain the middle has come to have.
func (g *glade) settled() hexmap.Terrain { return g.p.hexes[g.c].Terrain }

func compass(t hexmap.Terrain, first, second hexmap.Dir) deck.Card {
	return deck.Card{Compass: [2]hexmap.Dir{first, second}, Terrain: t, Lake: 100}
}

func TestRule10_23_TerrainByTheCompass(t *testing.T) {
	for _, first := range hexmap.Dirs {
		second := first.Clockwise(2)
		for _, c := range []struct {
			rule        game.Rule
			f, s        bool // neighbours mapped
			want        hexmap.Terrain
			how         MappedBy
			from        hexmap.Dir
			twoCompases bool
		}{
			{"10.23", true, true, hexmap.Mountain, FirstNumber, first, true},
			{"10.23", true, false, hexmap.Mountain, FirstNumber, first, true},
			{"10.24", false, true, hexmap.Swamp, SecondNumber, second, true},
			{"10.25", false, false, hexmap.Jungle, OwnTerrain, hexmap.NoDir, true},
			{"10.25", false, true, hexmap.Jungle, OwnTerrain, hexmap.NoDir, false},
		} {
			g := newGlade(t)
			if c.f {
				g.put(first, hexmap.Mountain)
			}
			if c.s {
				g.put(second, hexmap.Swamp)
			}
			card := compass(hexmap.Jungle, first, second)
			if !c.twoCompases {
				card.Compass[1] = hexmap.NoDir
			}
			g.card(card)
			if !c.want.Wet() {
				g.card(blankCard) // River
			}
			if c.want.Mountainous() {
				g.card(blankCard) // Spectacular
			}
			e := g.mustTell(g.mapIt(), Mapped)
			same(t, "terrain", g.settled(), c.want)
			same(t, "told", e.Args, [6]int32{int32(c.want), int32(c.how), int32(c.from)})
			same(t, "rule", e.Rule, c.rule)
		}
	}
}

func TestRule10_2_SeaAndTheMapsEdgeCountAsBlank(t *testing.T) {
	m := board("v~", "..")
	g := scene(t, m, deck.Explorer)
	id := at(m, 0, 1) // NE of it is sea, W of it there is no map
	g.card(compass(hexmap.Swamp, hexmap.NE, hexmap.W))
	e := g.mustTell(g.play(func(a *game.Act) { g.p.mapHex(0, id, a) }), Mapped)
	same(t, "told", e.Args, [6]int32{int32(hexmap.Swamp), int32(OwnTerrain), 0})
}

func TestRule10_27_DesertNeverTouchesJungle(t *testing.T) {
	jungles := []hexmap.Terrain{hexmap.Jungle, hexmap.JungleSwamp, hexmap.JungleMountain}
	for _, j := range jungles {
		g := newGlade(t)
		g.put(hexmap.W, j)
		g.card(land(hexmap.Desert), blankCard)
		e := g.mustTell(g.mapIt(), TerrainSettled)
		same(t, "desert beside "+j.String(), g.settled(), hexmap.Veldt)
		same(t, "told", e.Args, [6]int32{int32(hexmap.Desert), int32(hexmap.Veldt)})

		g = newGlade(t)
		g.put(hexmap.NE, hexmap.Desert)
		g.card(land(j), blankCard)
		g.mapIt()
		same(t, j.String()+" beside desert", g.settled(), hexmap.Veldt)

		g = newGlade(t) // copied terrain is no exception
		g.put(hexmap.NE, hexmap.Desert)
		g.put(hexmap.SW, j)
		g.card(compass(hexmap.Mountain, hexmap.SW, hexmap.NE), blankCard)
		g.mapIt()
		same(t, j.String()+" copied beside desert", g.settled(), hexmap.Veldt)
	}
}

func TestRule10_28_AtMostThreeLakes(t *testing.T) {
	for _, c := range []struct {
		lakes []hexmap.Dir
		want  hexmap.Terrain
	}{
		{nil, hexmap.Lake},
		{[]hexmap.Dir{hexmap.NE}, hexmap.Lake},
		{[]hexmap.Dir{hexmap.NE, hexmap.SW}, hexmap.Lake},
		{[]hexmap.Dir{hexmap.NE, hexmap.SE, hexmap.W}, hexmap.Swamp}, // three apart, and one to join them
		{[]hexmap.Dir{hexmap.NE, hexmap.E, hexmap.SE}, hexmap.Swamp}, // three in a row
	} {
		g := newGlade(t)
		for _, d := range c.lakes {
			g.put(d, hexmap.Lake)
		}
		g.card(land(hexmap.Lake))
		if c.want == hexmap.Lake {
			g.card(deck.Card{Lake: 70})
		}
		events := g.mapIt()
		same(t, "terrain", g.settled(), c.want)
		if e, ok := told(events, TerrainSettled); ok != (c.want == hexmap.Swamp) || ok && e.Rule != "10.28" {
			t.Errorf("told %+v", e)
		}
	}
}

func TestRule10_28_ALakeBehindTheLake(t *testing.T) {
	g := newGlade(t)
	for id, k := g.put(hexmap.E, hexmap.Lake), 0; k < 2; k++ { // a chain of three, of which one touches the middle
		id = g.p.chart.Near(id, hexmap.E)
		g.p.hexes[id].Terrain, g.p.hexes[id].Printed = hexmap.Lake, true
	}
	g.card(land(hexmap.Lake))
	g.mapIt()
	same(t, "terrain", g.settled(), hexmap.Swamp)
}

func TestRule10_4_Cataracts(t *testing.T) {
	for _, c := range []struct {
		terrain hexmap.Terrain
		on      deck.CataractOn
		want    bool
	}{
		{hexmap.Mountain, deck.IfMountain, true},
		{hexmap.JungleMountain, deck.IfMountain, true},
		{hexmap.Desert, deck.IfMountain, false},
		{hexmap.Desert, deck.IfMountainOrDesert, true},
		{hexmap.Veldt, deck.IfMountainOrDesert, false},
		{hexmap.Veldt, deck.IfAnyLand, true},
		{hexmap.Jungle, deck.IfAnyLand, true},
		{hexmap.Mountain, deck.IfAnyLand, true},
		{hexmap.Mountain, deck.NoCataract, false},
	} {
		for _, fall := range []int32{0, 120} {
			g := newGlade(t)
			g.out(hexmap.SW, hexmap.Veldt, 1, 0)
			g.card(land(c.terrain), deck.Card{RiverA: deck.RiverA{Kind: deck.On, D: hexmap.NE}, Cataract: c.on})
			if c.want {
				g.card(deck.Card{Fall: fall})
			}
			if c.terrain.Mountainous() {
				g.card(blankCard)
			}
			e, ok := told(g.mapIt(), CataractFound)
			same(t, "cataract in "+c.terrain.String(), ok, c.want)
			if c.want {
				same(t, "where the river leaves, and its fall", e.Args, [6]int32{int32(hexmap.SW), fall})
			}
		}
	}
}

func TestRule10_4_NoCataractWithoutARiver(t *testing.T) {
	g := newGlade(t)
	g.card(land(hexmap.Veldt), deck.Card{Cataract: deck.IfAnyLand})
	g.mapIt()
	same(t, "cataract", g.p.hexes[g.c].Cataract, hexmap.NoDir)
}

func TestRule10_5_Oasis(t *testing.T) {
	for _, c := range []struct {
		terrain        hexmap.Terrain
		oasis, river   bool
		rises          hexmap.Dir
		wantOasis, new bool
	}{
		{hexmap.Desert, true, false, hexmap.E, true, false}, // no new river rises in the desert
		{hexmap.Desert, false, false, hexmap.E, false, false},
		{hexmap.Desert, true, true, hexmap.NoDir, false, false},
		{hexmap.Veldt, true, false, hexmap.E, false, true},
	} {
		g := newGlade(t)
		if c.river {
			g.out(hexmap.SW, hexmap.Veldt, 1, 0)
		}
		g.card(land(c.terrain), deck.Card{RiverA: deck.RiverA{Kind: deck.On, D: hexmap.NE}, Oasis: c.oasis, Rises: c.rises})
		_, oasis := told(g.mapIt(), OasisFound)
		same(t, "oasis", oasis, c.wantOasis)
		same(t, "oasis on the map", g.p.hexes[g.c].Oasis, c.wantOasis)
		if !c.river {
			same(t, "new river", g.p.hexes[g.c].Out != 0, c.new)
		}
	}
}

func TestRule10_6_Peaks(t *testing.T) {
	for _, terrain := range []hexmap.Terrain{hexmap.Mountain, hexmap.JungleMountain} {
		for _, feet := range []int32{0, 15_000, 19_800} {
			g := newGlade(t)
			g.card(land(terrain), blankCard, deck.Card{Peak: feet, Fall: 80, Lake: 50})
			e, ok := told(g.mapIt(), PeakFound)
			same(t, "peak told", ok, feet > 0)
			same(t, "feet", int32(g.p.hexes[g.c].Peak), feet)
			if ok {
				same(t, "feet told", e.Args[0], feet)
			}
		}
	}
}

// Where our dice map, a peak is as often worth recording as by the dice of 1978, and none is
// higher than Africa's; what the dice make of a lake has room in its hex of 8,660 square miles.
func TestRule10_6_PeaksAndLakesByDice(t *testing.T) {
	ours, printed := byDice{}, byDice{printed: true}
	high, same1978 := 0, 0
	for n := range 6 * 6 * 6 {
		product := (1 + n%6) * (1 + n/6%6) * (1 + n/36)
		x, y := ours.peakOf(product), printed.peakOf(product)
		if (x >= spectacular) != (y >= spectacular) {
			t.Errorf("three dice that make %d: %d feet, in 1978 %d", product, x, y)
		}
		high, same1978 = max(high, x), max(same1978, y)
	}
	same(t, "the highest", high, 19_980)
	same(t, "the highest of 1978", same1978, 31_600)
	same(t, "the largest lake in a hex", lakeUnit*(12+2)*6, 8_400)
}

func TestRule10_6_TheSizeAndTheCreditOfALake(t *testing.T) {
	g := newGlade(t)
	n := g.put(hexmap.E, hexmap.Lake)
	h := &g.p.hexes[n]
	h.Printed, h.Lake, h.LakeBy = false, 300, 1 // found by seat 1
	g.p.players[1].Known.add(n)
	g.card(land(hexmap.Lake), deck.Card{Lake: 250, Peak: 16_000})
	e := g.mustTell(g.mapIt(), LakeMeasured)
	same(t, "here and in all", e.Args, [6]int32{250, 550})
	for _, id := range []hexmap.ID{g.c, n} {
		same(t, "the last new hex has the credit", g.p.hexes[id].LakeBy, 0)
	}
	g.p.players[0].Known.add(g.c)
	same(t, "seat 0 knows one of the two hexes", g.p.lakeCredit(0, g.c), 250)
	g.p.players[0].Known.add(n)
	same(t, "and both", g.p.lakeCredit(0, g.c), 550)
	same(t, "seat 1", g.p.lakeCredit(1, n), 0)
}

func TestRule4_2_TheDeckIsShuffledWhenItIsEmpty(t *testing.T) {
	g := scene(t, board("v"), deck.Explorer)
	g.p.deck = []uint8{6}
	g.pick("card", 1, 0).pick("card", deck.Size, 3)
	events := g.play(func(a *game.Act) {
		g.p.draw(0, 0, ForTerrain, a)
		g.p.draw(0, 0, ForRiver, a)
	})
	same(t, "first card", events[0].Args, [6]int32{7, int32(ForTerrain)})
	same(t, "then one of all", events[1].Args, [6]int32{4, int32(ForRiver)})
	same(t, "left", len(g.p.deck), deck.Size-1)
}
