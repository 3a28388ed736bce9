package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

func TestRule9_12_MovementTable(t *testing.T) {
	want := [Modes][Levels]int8{OnFoot: {2, 3, 4}, ByCanoe: {2, 4, 6}, Mounted: {2, 4, 6}}
	e := expedition{}
	e.Have[Canoes], e.Have[Bearers] = 1, 8
	for m := range Modes {
		for l := range Levels {
			same(t, "points", (&Position{}).allowance(&e, m, l), want[m][l])
		}
	}
	g := scene(t, board("vv"), deck.Explorer)
	g.party(0, 0, OnFoot, nil)
	g.p.become(ChoosingPace, 0)
	for l := range Levels {
		c, _ := g.offered(SetPace, int32(l), 0)
		same(t, "cost of the choice is the allowance", c.Cost, int16(want[OnFoot][l]))
	}
	g.do(SetPace, int32(Reckless), 0, 0)
	same(t, "allowance", g.trip(0).Allowance, 4)
}

func TestRule9_22_CrewLoss(t *testing.T) {
	for _, c := range []struct {
		bearers, canoes int32
		loss            int8
		drift           bool
		points          [Levels]int8
	}{
		{16, 2, 0, false, [Levels]int8{2, 4, 6}},
		{15, 2, 1, false, [Levels]int8{1, 3, 5}},
		{8, 2, 1, false, [Levels]int8{1, 3, 5}},
		{7, 2, 2, false, [Levels]int8{0, 2, 4}},
		{4, 2, 2, false, [Levels]int8{0, 2, 4}},
		{3, 2, 3, false, [Levels]int8{0, 1, 3}},
		{2, 2, 3, false, [Levels]int8{0, 1, 3}},
		{1, 2, 0, true, [Levels]int8{0, 0, 0}},
		{0, 1, 0, true, [Levels]int8{0, 0, 0}},
	} {
		e := expedition{}
		e.Have[Bearers], e.Have[Canoes], e.Have[Guides] = c.bearers, c.canoes, 1
		loss, drift := e.crewLoss()
		same(t, "loss", loss, c.loss)
		same(t, "drift", drift, c.drift)
		for l := range Levels {
			same(t, "points", (&Position{}).allowance(&e, ByCanoe, l), c.points[l])
		}
	}
}

func TestRule9_15_KnownHexesCostOnePoint(t *testing.T) {
	m := board("vv.")
	g := scene(t, m, deck.Explorer, deck.Doctor)
	e := g.party(0, 0, OnFoot, nil)
	g.to(1)
	same(t, "spent on a published hex", e.Spent, 1)
	c, _ := g.offered(Move, 2, 0)
	same(t, "cost of a blank hex", c.Cost, 2)
	same(t, "rule", c.Rule, "12")
	g.die("12 lost", 6).card(land(hexmap.Veldt), blankCard)
	g.to(2)
	same(t, "spent", e.Spent, 3)
	g.p.players[0].Known = hexSet{} // mapped by another, not known to this explorer
	e.At, e.Spent = 1, 1
	c, _ = g.offered(Move, 2, 0)
	same(t, "cost of an explored, unknown hex", c.Cost, 2)
	g.p.players[0].Known.add(2)
	c, _ = g.offered(Move, 2, 0)
	same(t, "cost of a known hex", c.Cost, 1)
	same(t, "rule", c.Rule, "9.15")
}

func TestRule9_21_SwampCostsCanoesFour(t *testing.T) {
	inland := board("lss", "lss")
	g := scene(t, inland, deck.Explorer)
	e := g.party(0, 0, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1})
	g.to(1)
	same(t, "spent", e.Spent, 4)
	g.cannot(2, "9.41", "too-few-points")

	coast := board("ss", "~~")
	g = scene(t, coast, deck.Explorer)
	e = g.party(0, 0, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1})
	g.to(1)
	same(t, "spent along the coast", e.Spent, 1)
}

func TestRule9_21_SwampFoundByCanoeCostsFourInAll(t *testing.T) {
	g := scene(t, board("l..", "l.."), deck.Explorer)
	e := g.party(0, 0, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1})
	e.Level, e.Allowance = Reckless, 6
	g.die("12 lost", 6).card(land(hexmap.Swamp))
	g.to(1)
	same(t, "spent", e.Spent, 4)
}

func TestRule9_43_WhereModesMayGo(t *testing.T) {
	for _, c := range []struct {
		mode Mode
		have map[Item]int32
		into byte
		rule game.Rule
		why  string
	}{
		{OnFoot, nil, 'l', "9.43", "lake-on-foot"},
		{OnFoot, nil, 's', "", ""},
		{Mounted, map[Item]int32{Horses: 1}, 'l', "9.43", "lake-on-foot"},
		{Mounted, map[Item]int32{Horses: 1}, 's', "5.426", "horses-swamp"},
		{Mounted, map[Item]int32{Horses: 1}, 'J', "5.426", "horses-swamp"},
		{Mounted, map[Item]int32{Horses: 1}, 'j', "", ""},
		{Mounted, map[Item]int32{Horses: 1}, 'M', "", ""},
		{Mounted, map[Item]int32{Camels: 1}, 'j', "5.427", "camels-jungle"},
		{Mounted, map[Item]int32{Camels: 1}, 'J', "5.427", "camels-jungle"},
		{Mounted, map[Item]int32{Camels: 1}, 'M', "5.427", "camels-jungle"},
		{Mounted, map[Item]int32{Camels: 1}, 's', "5.427", "camels-jungle"},
		{Mounted, map[Item]int32{Camels: 1}, 'm', "", ""},
	} {
		g := scene(t, board("v"+string(c.into)), deck.Explorer)
		g.party(0, 0, c.mode, c.have)
		if c.why == "" {
			g.to(1)
			continue
		}
		g.cannot(1, c.rule, c.why)
	}
}

func TestRule5_432_WhereCanoesGo(t *testing.T) {
	m := board("vvv", "lvv", "vvs")
	addRiver(m, "Test", 3, at(m, 1, 0), hexmap.NoDir, hexmap.E, hexmap.E)
	g := scene(t, m, deck.Explorer)
	canoe := map[Item]int32{Bearers: 8, Canoes: 1}
	g.party(0, at(m, 1, 0), ByCanoe, canoe)
	g.cannot(at(m, 0, 0), "5.432", "no-water-for-canoes")
	g.to(at(m, 2, 0))
	g.to(at(m, 1, 0)) // upstream
	g.cannot(at(m, 1, 1), "5.432", "no-water-for-canoes")
	g.to(at(m, 0, 1)) // from a river bank into a lake
	g.party(0, at(m, 0, 1), ByCanoe, canoe)
	g.cannot(at(m, 0, 2), "5.432", "no-water-for-canoes")

	apart := board("vv", "vv") // two rivers side by side, with no water between
	addRiver(apart, "Test", 3, at(apart, 0, 0), hexmap.NoDir, hexmap.W)
	addRiver(apart, "Other", 3, at(apart, 1, 0), hexmap.NoDir, hexmap.NE)
	g = scene(t, apart, deck.Explorer)
	g.party(0, at(apart, 0, 0), ByCanoe, canoe)
	g.cannot(at(apart, 1, 0), "5.432", "no-waterway")
}

func TestRule3_2_Zanzibar(t *testing.T) {
	m := board("vvvv", "vv~~", "vvvv") // the port at (1, 1)
	port := addPort(m, "Zanzibar", at(m, 1, 1))
	m.Ports[port].Landings = []hexmap.ID{at(m, 1, 0), at(m, 0, 1)}
	m.Finish()
	g := scene(t, m, deck.Explorer)
	g.party(0, at(m, 1, 1), OnFoot, nil)
	for _, d := range hexmap.Dirs {
		n := m.Near(at(m, 1, 1), d)
		if m.Cells[n].Ground != hexmap.Land {
			continue
		}
		landing := n == at(m, 1, 0) || n == at(m, 0, 1)
		if got := g.has(Move, n); got != landing {
			t.Errorf("on foot from the island toward %d: %v, want %v", d, got, landing)
		}
	}
	g.cannot(at(m, 1, 2), "3.2", "strait")
	g.to(at(m, 1, 0))
	g.to(at(m, 1, 1))
	g.party(0, at(m, 2, 2), ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1})
	g.to(at(m, 1, 1)) // canoes come along the coast from anywhere
}

func TestRule3_2_ZanzibarOnTheBoard(t *testing.T) {
	m, err := Board()
	if err != nil {
		t.Fatal(err)
	}
	for i := range m.Ports {
		port := &m.Ports[i]
		if port.Name != "Zanzibar" {
			continue
		}
		g := scene(t, m, deck.Explorer)
		g.party(0, port.At, OnFoot, nil)
		moves := 0
		for _, c := range g.p.Choices(nil) {
			if c.Kind == Move {
				moves++
			}
		}
		same(t, "ways from Zanzibar", moves, 2)
		for _, l := range port.Landings {
			g.party(0, l, OnFoot, nil)
			if !g.has(Move, port.At) {
				t.Errorf("no way from %d to Zanzibar", l)
			}
		}
	}
}

func TestRule9_26_DriftingDownstream(t *testing.T) {
	m := board("vvvv")
	addRiver(m, "Test", 3, 1, hexmap.NoDir, hexmap.E, hexmap.E, hexmap.E)
	g := scene(t, m, deck.Explorer)
	e := g.party(0, 1, ByCanoe, map[Item]int32{Canoes: 2, Bearers: 1, Rations: 20})
	g.cannot(2, "9.26", "only-drift")
	g.do(Drift, 2, 0, 0)
	same(t, "at", e.At, 2)
	if g.has(Drift, 3) {
		t.Error("it drifts twice in a turn")
	}
	g.do(EndTravel, 0, 0, 0)
	g.do(SetPace, int32(Reckless), 0, 0)
	g.do(Drift, 3, 0, 0)
}

// cataract is a river from W to E across three hexes, with a cataract between
// the second and the third.
func cataract() *hexmap.Map {
	m := board("vvvv")
	addRiver(m, "Test", 3, 1, hexmap.NoDir, hexmap.E, hexmap.E, hexmap.E)
	m.Cells[2].Cataract = hexmap.E
	return m
}

func TestRule9_27_PortageTrips(t *testing.T) {
	for _, c := range []struct {
		bearers, canoes, cargo, trips int32
	}{
		{8, 2, 80, 2}, // the rulebook's example
		{16, 2, 80, 1},
		{8, 2, 81, 3},
		{1, 1, 0, 4},
		{1, 2, 520, 60},
		{0, 1, 0, 0},
	} {
		e := expedition{}
		e.Have[Bearers], e.Have[Canoes], e.Have[Rations], e.Have[Guides] = c.bearers, c.canoes, c.cargo, 1
		same(t, "trips", e.tripsNeeded(), c.trips)
	}
}

func TestRule9_27_PortageRoundACataract(t *testing.T) {
	for _, way := range [][2]hexmap.ID{{2, 3}, {3, 2}} { // down and up
		g := scene(t, cataract(), deck.Explorer)
		e := g.party(0, way[0], ByCanoe, map[Item]int32{Bearers: 8, Canoes: 2, Rations: 80})
		e.Level, e.Allowance = Reckless, 5
		g.cannot(way[1], "9.27", "portage-first")
		c, _ := g.offered(Portage, int32(way[1]), 0)
		same(t, "trips offered", c.Max, 2)
		ev := g.mustTell(g.do(Portage, int32(way[1]), 0, 1), Portaged)
		same(t, "trips made and left", ev.Args, [6]int32{1, 1})
		g.cannot(way[1], "9.27", "portage-first")
		g.do(Portage, int32(way[1]), 0, 1)
		g.to(way[1])
		same(t, "spent", e.Spent, 3)
	}
}

func TestRule9_27_TripsAreKeptWhileThePartyStays(t *testing.T) {
	g := scene(t, cataract(), deck.Explorer)
	e := g.party(0, 2, ByCanoe, map[Item]int32{Bearers: 2, Canoes: 1, Rations: 60}) // 5 trips, 2 points a turn
	g.do(Portage, 3, 0, 2)
	g.do(EndTravel, 0, 0, 0) // three rations eaten: still 5 trips
	g.do(SetPace, int32(Reckless), 0, 0)
	c, _ := g.offered(Portage, 3, 0)
	same(t, "trips left", c.Max, 3)
	g.do(Portage, 3, 0, 3)
	same(t, "points left", e.Allowance-e.Spent, 1)
	g.to(3)
	same(t, "trips forgotten", e.Trips, 0)
}

func TestRule9_27_ManyTrips(t *testing.T) {
	g := scene(t, cataract(), deck.Explorer)
	e := g.party(0, 2, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 8, Rations: 2200})
	e.Have[Bearers], e.Trips, e.TripsTo, e.Allowance = 1, 125, 3, 4 // 252 trips in all
	g.play(func(a *game.Act) { g.p.portage(0, 3, 4, a) })
	same(t, "trips left", e.portageLeft(3), 252-129)
}

func TestRule9_28_OverTheFalls(t *testing.T) {
	for _, c := range []struct {
		die                  int
		canoes               int32
		left, bearers, goods int32
		dies                 bool
	}{
		{1, 3, 3, 24, 60, false},
		{3, 3, 3, 24, 60, false},
		{4, 3, 2, 16, 40, false},
		{5, 3, 1, 8, 20, false},
		{6, 3, 0, 0, 0, true},
		{5, 4, 2, 12, 30, false},
		{4, 1, 0, 0, 0, true},
	} {
		m := board("vv..")
		addRiver(m, "Test", 3, 0, hexmap.NoDir, hexmap.E, hexmap.E)
		g := scene(t, m, deck.Explorer, deck.Doctor)
		e := g.party(0, 1, ByCanoe, map[Item]int32{Bearers: 24, Canoes: c.canoes, Rations: 60, Gifts: 60, Muskets: 60, Water: 60})
		for i := range e.Have {
			if c.canoes == 1 && Item(i) != Canoes {
				e.Have[i] /= 4
			}
		}
		e.Allowance, e.Level = 6, Reckless
		g.card(land(hexmap.Mountain), deck.Card{Cataract: deck.IfMountain}).die("10.3 outlet", 2).card(deck.Card{Fall: 90}, blankCard)
		g.die("9.28 falls", c.die)
		events := g.to(2)
		over := g.mustTell(events, WentOver)
		_, died := told(events, Died)
		same(t, "dead", died, c.dies)
		if c.dies {
			same(t, "canoes over", over.Args[0], c.canoes)
			same(t, "the next player's turn", g.p.ToMove(), 1)
			continue
		}
		same(t, "canoes", e.Have[Canoes], c.left)
		same(t, "bearers", e.Have[Bearers], c.bearers)
		for _, i := range []Item{Rations, Gifts, Muskets, Water} {
			same(t, "goods", e.Have[i], c.goods)
		}
	}
}

func TestRule9_28_OnlyUnawaresDownstreamByCanoe(t *testing.T) {
	canoe := map[Item]int32{Bearers: 8, Canoes: 1}
	for _, c := range []struct {
		name     string
		from, to hexmap.ID
		mode     Mode
		known    bool
		over     bool
	}{
		{"downstream", 1, 2, ByCanoe, false, true},
		{"known", 1, 2, ByCanoe, true, false},
		{"on foot", 1, 2, OnFoot, false, false},
	} {
		m := board("vvvv")
		addRiver(m, "Test", 3, 1, hexmap.NoDir, hexmap.E, hexmap.E, hexmap.E)
		g := scene(t, m, deck.Explorer)
		h := &g.p.hexes[2]
		h.Printed, h.Cataract = false, hexmap.E // explored by somebody else
		g.party(0, c.from, c.mode, canoe)
		if c.known {
			g.p.players[0].Known.add(2)
		}
		if c.mode == OnFoot {
			g.trip(0).Have[Bearers] = 8
		}
		if c.over {
			g.die("9.28 falls", 2)
		}
		g.to(c.to)
	}
}

// A canoe that finds swamp goes in only if four points were there when it tried;
// else it comes back, or goes on by land. What was left is spent (9.21, 9.44).
func TestRule9_21_SwampFoundWithoutThePoints(t *testing.T) {
	for _, c := range []struct {
		allowance int8
		enters    bool
	}{{2, false}, {3, false}, {4, true}, {6, true}} {
		g := scene(t, board("l..", "l.."), deck.Explorer)
		e := g.party(0, 0, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1})
		e.Level, e.Allowance = Reckless, c.allowance
		same(t, "warned of before", len(g.p.View(0).Preview(mustOffer(g, Move, 1)).Back) > 0, true)
		g.die("12 lost", 6).card(land(hexmap.Swamp))
		g.to(1)
		same(t, "spent", e.Spent, min(4, c.allowance))
		if c.enters {
			e.Have[Rations] = 9
			g.mustTell(g.do(EndTravel, 0, 0, 0), Ate)
			continue
		}
		g.refused(game.Command{Kind: EndTravel}, "9.44", "leave-swamp-points")
		same(t, "how much it takes", g.p.Refuse(game.Command{Kind: EndTravel}).Needs, 4)
		g.do(Retreat, 0, 0, 0)
		same(t, "back", e.At, 0)
	}
}

// mustOffer is the choice of a kind aimed at a hex.
func mustOffer(g *stage, k game.Kind, to hexmap.ID) game.Choice {
	g.Helper()
	c, ok := g.offered(k, int32(to), 0)
	if !ok {
		g.Fatalf("%s at %d is not offered", ChoiceName(k), to)
	}
	return c
}

// A refusal says what a step costs and how much is left.
func TestRule9_41_TheRefusalSaysTheCost(t *testing.T) {
	g := scene(t, board("vv."), deck.Explorer)
	e := g.party(0, 1, OnFoot, nil)
	e.Allowance = 1
	r := g.p.Refuse(game.Command{Kind: Move, Target: 2})
	same(t, "refused", *r, game.Refusal{Rule: "9.41", Why: "too-few-points", Needs: 2, Has: 1})
	g = scene(t, board("vd"), deck.Explorer)
	g.party(0, 0, OnFoot, map[Item]int32{Bearers: 1, Water: 4})
	r = g.p.Refuse(game.Command{Kind: Move, Target: 1})
	same(t, "refused", *r, game.Refusal{Rule: "5.4442", Why: "no-water", Needs: 6, Has: 4})
}
