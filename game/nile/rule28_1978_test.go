package nile

import (
	"fmt"
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// What the edition of 1978 does otherwise than Game I and Game II, as its summary of
// play has it (testdata/printed-1978.tsv).

// of1978 is the edition.
func of1978(t *testing.T) edition.Edition {
	t.Helper()
	e, ok := edition.Parse(edition.Third)
	if !ok {
		t.Fatal("there is no edition of 1978")
	}
	return e
}

// glade1978 is a glade that is mapped by the dice of 1978: at first two fall that show
// blank land, then the key is thrown.
func glade1978(t *testing.T) *glade {
	g := newGlade(t)
	g.by(of1978(t))
	return g
}

// The key's row and column for a terrain.
var thrown = map[hexmap.Terrain][2]int{
	hexmap.Veldt: {1, 1}, hexmap.Desert: {5, 1}, hexmap.Jungle: {3, 1}, hexmap.Mountain: {4, 1}, hexmap.Lake: {6, 1}, hexmap.Swamp: {6, 3},
}

// keys prescribes throws of the key.
func (g *glade) keys(lands ...hexmap.Terrain) *glade {
	for _, t := range lands {
		at := thrown[t]
		g.die("10.2 key", at[0], at[1])
	}
	return g
}

// copied prescribes that the hex is like its neighbour in a direction.
func (g *glade) copied(d hexmap.Dir) *glade { g.die("10.2 neighbour", int(d)); return g }

func TestRule10_25_In1978TheSameKeyIsThrownAgain(t *testing.T) {
	for _, c := range []struct {
		throws []hexmap.Terrain
		want   hexmap.Terrain
	}{
		{[]hexmap.Terrain{hexmap.Veldt}, hexmap.Veldt},
		{[]hexmap.Terrain{hexmap.Desert}, hexmap.Desert}, // not again
		{[]hexmap.Terrain{hexmap.Lake}, hexmap.Lake},
		{[]hexmap.Terrain{hexmap.Jungle, hexmap.Veldt}, hexmap.Jungle}, // jungle all the same
		{[]hexmap.Terrain{hexmap.Jungle, hexmap.Mountain}, hexmap.JungleMountain},
		{[]hexmap.Terrain{hexmap.Swamp, hexmap.Jungle}, hexmap.JungleSwamp},
		{[]hexmap.Terrain{hexmap.Mountain, hexmap.Swamp}, hexmap.Mountain},
	} {
		g := glade1978(t)
		g.keys(c.throws...)
		var got hexmap.Terrain
		g.play(func(a *game.Act) { got = g.p.mapper().own(g.p, 0, g.c, a) })
		same(t, fmt.Sprint(c.throws), got, c.want)
	}
}

func TestRule10_31_In1978ThrownUntilItIsWet(t *testing.T) {
	g := glade1978(t)
	g.out(hexmap.SW, hexmap.Veldt, small, 0)
	g.out(hexmap.SE, hexmap.Veldt, small, 0)
	g.in(hexmap.NE, hexmap.Veldt)
	g.copied(hexmap.NE)
	for range 9 { // three more than in Game II
		g.keys(hexmap.Veldt)
	}
	g.keys(hexmap.Swamp, hexmap.Veldt)
	g.die("10.7 people", 6, 6)
	g.rivers(RiversJoin, sets(hexmap.SW, hexmap.SE), sets(hexmap.NE))
	same(t, "terrain", g.settled(), hexmap.Swamp)
}

func TestRule10_34_In1978NoRiverIsJoinedOnItsBank(t *testing.T) {
	g := glade1978(t)
	g.in(hexmap.NE, hexmap.Veldt)
	id := g.put(hexmap.SW, hexmap.Veldt)
	g.p.hexes[id].Out, g.p.hexes[id].River = sets(hexmap.SW), small
	g.putAll(hexmap.Veldt)
	g.copied(hexmap.NE).die("10.3 outlet", int(hexmap.E))
	g.card(deck.Card{Lake: 60})
	g.die("10.7 people", 6, 6)
	g.rivers(SaltLake, 0, sets(hexmap.NE))
	same(t, "terrain", g.settled(), hexmap.Lake)
	same(t, "salt", g.p.hexes[g.c].Salt, true)
}

// A great river too comes from where the die points, though more blank land lies elsewhere.
func TestRule10_38_In1978TheDieLeadsAGreatRiver(t *testing.T) {
	g := glade1978(t)
	g.out(hexmap.SW, hexmap.Veldt, great, 0)
	g.put(hexmap.NW, hexmap.Lake)
	g.copied(hexmap.SW).die("10.3 course", int(hexmap.NW)).die("10.4 cataract", 6)
	g.die("10.7 people", 6, 6)
	g.rivers(RiverGoesOn, sets(hexmap.SW), sets(hexmap.NW))
}

// In lake and swamp a river goes on, or rises, by the same dice as elsewhere.
func TestRule10_33_In1978WetLandHasNoDiceOfItsOwn(t *testing.T) {
	g := glade1978(t)
	g.out(hexmap.SW, hexmap.Swamp, small, 5)
	g.put(hexmap.NW, hexmap.Veldt)
	g.copied(hexmap.SW).die("10.3 course", int(hexmap.NW)) // it cannot come from there, and is long enough
	g.die("10.7 people", 6, 6)
	g.rivers(RiverRises, sets(hexmap.SW), 0)
}

func TestRule10_35_In1978ARiverMayRiseInALake(t *testing.T) {
	g := glade1978(t)
	g.put(hexmap.SW, hexmap.Lake)
	g.copied(hexmap.SW).die("10.3 rises", 2, int(hexmap.E))
	g.card(deck.Card{Lake: 120})
	g.die("10.7 people", 6, 6)
	events := g.rivers(NewRiver, sets(hexmap.E), 0)
	same(t, "its size, by a card (10.6)", g.mustTell(events, LakeMeasured).Args[0], 120)
}

func TestRule10_5_In1978AnOasisInThePlaceOfARiver(t *testing.T) {
	for _, c := range []struct {
		what  string
		rises []int
		oasis []int // dice of 10.5
		found bool
	}{
		{"odd, and odd", []int{1}, []int{3}, true},
		{"odd, and even", []int{5}, []int{4}, false},
		{"even, toward blank land", []int{2, int(hexmap.E)}, nil, true},
		{"even, toward dry land, and even", []int{4, int(hexmap.W)}, []int{2}, false},
		{"even, toward dry land, and odd", []int{6, int(hexmap.W)}, []int{5}, true},
	} {
		g := glade1978(t)
		g.put(hexmap.SW, hexmap.Desert)
		g.put(hexmap.W, hexmap.Veldt)
		g.copied(hexmap.SW).die("10.3 rises", c.rises...).die("10.5 oasis", c.oasis...).die("10.7 people", 6, 6)
		g.rivers(NoRiverHere, 0, 0)
		same(t, c.what, g.p.hexes[g.c].Oasis, c.found)
	}
}

// A people is looked for by each explorer, on the first visit alone, while the hex is unpublished.
func TestRule10_71_In1978EveryFirstVisitLooksForPeople(t *testing.T) {
	for _, c := range []struct {
		what             string
		published, known bool
		looks            bool
	}{{"a first visit", false, false, true}, {"another", false, true, false}, {"to a published hex", true, false, false}} {
		g := scene(t, board("vv"), deck.Explorer).by(of1978(t))
		g.party(0, 0, OnFoot, map[Item]int32{Rations: 5, Guides: 1})
		h := &g.p.hexes[1]
		h.Printed = c.published
		if c.known {
			g.p.players[0].Known.add(1)
		}
		if c.looks {
			g.die("10.7 people", 6, 6)
		}
		g.play(func(a *game.Act) { g.p.enter(0, 1); g.p.arrive(0, false, a) })
		same(t, c.what, len(g.rolls), 0)
	}
}

func TestRule12_In1978ARiverIsACountryOfItsOwn(t *testing.T) {
	for land := hexmap.Blank + 1; land < hexmap.Terrains; land++ {
		w := Wayfinding{By1978: true, Level: Normal}
		same(t, "upstream out of "+land.String(), LostGoingUp(land, w).Odds, game.Odds{Num: 1, Den: 6})
		same(t, "by land out of "+land.String(), LostLeaving(land, w).Odds, game.Odds{Num: int32(lostNumber[land]), Den: 6})
	}
}

// Whoever is lost goes no further: that is all.
func TestRule12_In1978NobodyLeavesWhoIsLost(t *testing.T) {
	g := scene(t, board("j."), deck.Explorer).by(of1978(t))
	e := g.party(0, 0, OnFoot, map[Item]int32{Rations: 5, Guides: 1, Bearers: 2})
	e.Ill[Guides] = 1 // it takes a healthy one
	g.die("12 lost", 2)
	events := g.to(1)
	lost := g.mustTell(events, LostWay)
	same(t, "guides who left", lost.Args[3], 0)
	same(t, "guides", e.Have[Guides], 1)
	same(t, "goes no further", g.trip(0).Halted, true)
}

func TestRule13_In1978ThePolicyIsFree(t *testing.T) {
	h := newHamlet(t, 3, 20, deck.Explorer, nil)
	h.by(of1978(t))
	h.meet()
	for policy := FortifiedCamp; policy <= AsGuest; policy++ {
		same(t, fmt.Sprint("policy ", policy), h.has(Policy, hexmap.ID(policy)), true)
	}
}

// Neither friends nor empty hands are in the sum.
func TestRule13_In1978TheSumIsTheSummarys(t *testing.T) {
	h := newHamlet(t, 4, 40, deck.Explorer, men(3))
	h.people(3, 9).Friend = bitOf(0)
	h.t = &h.p.tribes[0]
	ours := h.p.sumWith(0, h.e, h.t, UnderArms, nil)
	h.by(of1978(t))
	var terms []Term
	same(t, "S", h.p.sumWith(0, h.e, h.t, UnderArms, &terms), 4+UnderArms)
	same(t, "S elsewhere", ours, 4+UnderArms+wordCarries-emptyHands)
	for _, key := range []string{"friends-word", "empty-handed"} {
		same(t, key, slices.ContainsFunc(terms, func(term Term) bool { return term.Key == key }), false)
		same(t, key+" as a help", slices.ContainsFunc(h.p.View(0).Helps(h.t.At), func(x Help) bool { return x.Key == key }), false)
	}
}

func TestRule25_In1978OneHexMakesAJourney(t *testing.T) {
	for hexes, made := range []bool{false, true, true, true} {
		g := crossing(t, hexes)
		g.p.players[0].Specialty = deck.NoCalling
		_, ok := told(g.home(), EpicMade)
		same(t, fmt.Sprint("with ", hexes), ok, made)
	}
}

func TestRule26_In1978OnePublishesOrSails(t *testing.T) {
	m := board("vv.") // while something is blank the game goes on
	addPort(m, "Port", 0)
	g := scene(t, m, deck.Doctor, deck.Doctor).by(of1978(t))
	pl := &g.p.players[0]
	pl.Money = 2000
	g.p.hexes[1].Printed = false
	pl.Known.add(1)
	begin := func() { g.p.next = 0; g.play(g.p.beginTurn) }
	begin()
	same(t, "the turn begins", g.p.top().Kind, InEurope)
	if _, ok := g.offered(Outfit, 0, 0); !ok {
		t.Error("nobody sails")
	}
	g.pick("26 donation", g.p.pool.count(), 0)
	g.do(Wait, 0, 0, 0)
	same(t, "who stays publishes", g.p.top(), step{Publishing, 0})
	g.do(PublishAll, 0, 0, 0)
	g.do(EndPublishing, 0, 0, 0)
	same(t, "the turn is over", g.p.ToMove(), game.Seat(1))
	same(t, "published", g.p.hexes[1].By, game.Seat(0))
	begin()
	g.pick("26 donation", g.p.pool.count(), 0)
	g.do(Wait, 0, 0, 0)
	same(t, "with nothing to publish too", g.p.ToMove(), game.Seat(1))
}

func TestRule9_21_In1978SwampCostsTwice(t *testing.T) {
	for _, known := range []bool{true, false} {
		g := scene(t, board("ls", "vv"), deck.Explorer).by(of1978(t))
		g.party(0, 0, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1, Guides: 1})
		g.p.hexes[1].Printed = known
		want := int16(2)
		if !known {
			want = 4
		}
		choice, _ := g.offered(Move, 1, 0)
		same(t, fmt.Sprint("known ", known), choice.Cost, want)
	}
}

func TestRule10_4_CataractsByTheFacesOfADie(t *testing.T) {
	for land, faces := range map[hexmap.Terrain][]int{ // in any order: each by itself
		hexmap.Jungle: {1}, hexmap.Veldt: {1}, hexmap.Desert: {1, 2}, hexmap.Mountain: {2, 3, 4}, hexmap.JungleMountain: {2, 3, 4},
	} {
		for die := 1; die <= 6; die++ {
			g := scene(t, board("v."), deck.Explorer)
			g.die("10.4 cataract", die)
			var got bool
			g.play(func(a *game.Act) { got = diceBy(edition.ByOwnDice).cataract(land, a) })
			same(t, fmt.Sprintf("%s on %d", land, die), got, slices.Contains(faces, die))
		}
	}
	for _, wet := range []hexmap.Terrain{hexmap.Lake, hexmap.Swamp, hexmap.JungleSwamp} { // no die is thrown
		var got bool
		scene(t, board("v."), deck.Explorer).play(func(a *game.Act) { got = diceBy(edition.ByOwnDice).cataract(wet, a) })
		same(t, wet.String(), got, false)
	}
}
