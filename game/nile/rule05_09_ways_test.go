package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// An arrow that leads farther than the next hex is walked like any other.
func TestRule3_2_AnArrowOverTheSea(t *testing.T) {
	m := board("v~v", "~~~")
	port := addPort(m, "Zanzibar", 0)
	m.Ports[port].Landings = []hexmap.ID{2}
	m.Finish()
	g := scene(t, m, deck.Explorer)
	e := g.party(0, 0, OnFoot, nil)
	g.to(2)
	same(t, "an ordinary step", e.Spent, 1)
	g.to(0)
	same(t, "and back", e.At, 0)
}

// Canoes go between neighbouring hexes of the coast, and not inland from it.
func TestRule5_432_AlongTheCoast(t *testing.T) {
	m := board("~~~", "vvv", "vvv")
	canoe := map[Item]int32{Bearers: 8, Canoes: 1}
	g := scene(t, m, deck.Explorer)
	g.party(0, at(m, 0, 1), ByCanoe, canoe)
	g.to(at(m, 1, 1))
	g.cannot(at(m, 1, 2), "5.432", "no-water-for-canoes")
	g.p.hexes[at(m, 1, 2)].Out = sets(hexmap.SW) // a river that does not come to this coast
	g.cannot(at(m, 1, 2), "5.432", "no-waterway")
	g.party(0, at(m, 1, 2), ByCanoe, canoe)
	g.cannot(at(m, 1, 1), "5.432", "no-waterway")
}

func TestRule9_21_AnySwampByCanoe(t *testing.T) {
	for _, c := range []struct {
		name  string
		rows  []string
		known bool
		cost  int16
	}{
		{"swamp", []string{"ls", "vv"}, true, 4},
		{"jungle with swamp", []string{"lJ", "vv"}, true, 4},
		{"unknown to this explorer: no more for that", []string{"lJ", "vv"}, false, 4},
		{"along the coast", []string{"sJ", "~~"}, true, 1},
		{"along the coast, unknown", []string{"sJ", "~~"}, false, 2},
	} {
		g := scene(t, board(c.rows...), deck.Explorer)
		g.party(0, 0, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1})
		g.p.hexes[1].Printed = c.known
		choice, ok := g.offered(Move, 1, 0)
		same(t, c.name, ok, true)
		same(t, c.name, choice.Cost, c.cost)
	}
	g := scene(t, board("vs", "vv"), deck.Explorer) // on foot a swamp is a hex like others
	e := g.party(0, 0, OnFoot, nil)
	g.to(1)
	same(t, "on foot", e.Spent, 1)
}

// Nobody goes over a cataract going up, nor where it stands on the chart.
func TestRule9_28_NeitherUpstreamNorInPublishedLand(t *testing.T) {
	for _, c := range []struct {
		name string
		from hexmap.ID
		set  func(h *hexState)
	}{
		{"upstream", 3, func(h *hexState) { h.Printed, h.Cataract = false, hexmap.NoDir }},
		{"published", 1, func(h *hexState) { h.Printed, h.By, h.Cataract = false, 1, hexmap.E }},
		{"printed", 1, func(h *hexState) { h.Cataract = hexmap.E }},
	} {
		m := board("vvvv")
		addRiver(m, "Test", 3, 1, hexmap.NoDir, hexmap.E, hexmap.E, hexmap.E)
		g := scene(t, m, deck.Explorer, deck.Doctor)
		c.set(&g.p.hexes[2])
		if c.from == 3 {
			g.p.hexes[2].Cataract = hexmap.W // of a river that leaves the other way: not on the side crossed
			g.die("12 lost", 6)
		}
		g.party(0, c.from, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1})
		g.mustNotTell(g.to(2), WentOver)
		same(t, c.name, g.trip(0).Have[Canoes], 1)
	}
}

// Horses eat no fresh meat (5.4425), and a river beside them is no fodder (5.4424).
func TestRule5_4425_HorsesEatNoMeat(t *testing.T) {
	m := board("vdv")
	addRiver(m, "Wadi", 3, 1, hexmap.NoDir, hexmap.W, hexmap.W)
	g := scene(t, m, deck.Explorer)
	g.party(0, 1, OnFoot, map[Item]int32{Bearers: 2, Horses: 3, Rations: 4})
	g.do(Shoot, 0, Horses, 1)
	ev := g.mustTell(g.do(EndTravel, 0, 0, 0), HorsesFed)
	same(t, "one of two is fed, on rations", ev.Args, [6]int32{1, 4, 0})
	same(t, "the other dies", g.trip(0).Have[Horses], 1)
}

// Only in the desert do horses eat: there also at the table of friends, where
// nobody else needs food (Reading 62). What does not happen is not told.
func TestRule5_4424_HorsesAmongFriends(t *testing.T) {
	for _, c := range []struct {
		land          byte
		friends       bool
		rations       int32
		left, dead    int32
		tellsOfHorses bool
	}{
		{'d', true, 9, 1, 0, true}, {'d', true, 3, 3, 2, false}, {'v', true, 9, 9, 0, false}, {'v', false, 9, 6, 0, false}, {'d', false, 12, 1, 0, true},
	} {
		m := board("v" + string(c.land) + "v")
		g := scene(t, m, deck.Explorer)
		g.p.hexes[1].Oasis = c.land == 'd'
		if c.friends {
			g.p.tribes = append(g.p.tribes, tribe{At: 1, Strength: 20, First: 20, Met: 1, Friend: 1})
			g.p.hexes[1].Tribe = 1
		}
		e := g.party(0, 1, OnFoot, map[Item]int32{Bearers: 2, Horses: 2, Rations: c.rations})
		e.Moved = true
		events := g.do(EndTravel, 0, 0, 0)
		_, fed := told(events, HorsesFed)
		_, died := told(events, BeastsDied)
		same(t, "told that they eat", fed, c.tellsOfHorses)
		same(t, "told that they die", died, c.dead > 0)
		same(t, "rations", e.Have[Rations], c.left)
		same(t, "horses", e.Have[Horses], 2-c.dead)
	}
}

// What a party has taken on may be more than it can carry: it cannot go on
// before it has shed the difference (6.55).
func TestRule6_55_ShedBeforeGoingOn(t *testing.T) {
	g := scene(t, board("vv"), deck.Explorer)
	g.party(0, 0, OnFoot, map[Item]int32{Bearers: 2, Rations: 25})
	g.cannot(1, "6.55", "too-heavy")
	g.refused(game.Command{Kind: EndTravel}, "6.55", "too-heavy")
	g.do(Cache, 0, Rations, 5)
	g.to(1)
}

// Where the river has gone with a dead explorer's notes (27), canoes lie dry:
// they do not cross the bank into a lake beside it.
func TestRule5_432_NoWaterUnderTheCanoe(t *testing.T) {
	g := scene(t, board("vl", "vv"), deck.Explorer)
	g.party(0, 0, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1})
	g.cannot(1, "5.432", "no-waterway")
	g.do(ChangeMode, int32(OnFoot), 0, 0)
	g.p.hexes[0].Out = sets(hexmap.W)
	g.do(ChangeMode, int32(ByCanoe), 0, 0)
	g.to(1)
}

// The current does not carry a party over a cataract it knows of: somebody has
// to portage.
func TestRule9_26_NotOverACataract(t *testing.T) {
	for from, drifts := range []bool{1: true, 2: false} {
		if from == 0 {
			continue
		}
		g := scene(t, cataract(), deck.Explorer)
		g.party(0, hexmap.ID(from), ByCanoe, map[Item]int32{Canoes: 2, Bearers: 1, Rations: 20})
		same(t, "drifts on", g.has(Drift, hexmap.ID(from+1)), drifts)
	}
}

// Two hexes of the coast with no sea between them are no way along it: the
// water of one is not that of the other.
func TestRule5_432_TwoCoastsAreNotOne(t *testing.T) {
	m := board("~vvv~", "~vvv~", "~vvv~")
	m.Cells[at(m, 2, 1)].Coast = true // as if some other water lay there
	g := scene(t, m, deck.Explorer)
	canoe := map[Item]int32{Bearers: 8, Canoes: 1}
	west, middle := at(m, 1, 1), at(m, 2, 1)
	g.party(0, west, ByCanoe, canoe)
	g.cannot(middle, "5.432", "no-waterway")
	g.p.hexes[middle].Terrain = hexmap.Swamp
	same(t, "swamp is slow there", g.p.entryCost(0, ByCanoe, west, middle), swampCost)
}

// Of the hexes of the map of 1820 that touch and both lie on a coast, only those
// with sea between them are one coast.
func TestRule5_432_TheCoastsOf1820(t *testing.T) {
	m, err := Board()
	if err != nil {
		t.Fatal(err)
	}
	p := &Position{chart: m}
	apart := 0
	for i := range m.Cells {
		for _, d := range hexmap.Dirs {
			from, to := hexmap.ID(i), m.Near(hexmap.ID(i), d)
			if to == hexmap.None || !m.Cells[i].Coast || !m.Cells[to].Coast || !m.Afoot(from, to) {
				continue
			}
			sea := false
			for _, between := range hexmap.Dirs {
				n := m.Near(from, between)
				sea = sea || n != hexmap.None && m.Cells[n].Ground == hexmap.Sea && m.Distance(n, to) == 1
			}
			same(t, "along the coast", p.alongCoast(from, to), sea)
			if !sea {
				apart++
			}
		}
	}
	same(t, "pairs without a sea, each way", apart, 4)
}
