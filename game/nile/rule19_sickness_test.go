package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

func TestRule19_TheSickExplorer(t *testing.T) {
	port := board("vv")
	addPort(port, "Lagos", 0)
	for _, c := range []struct {
		name    string
		where   *hexmap.Map
		k       deck.Specialty
		level   Level
		moved   bool
		hungry  bool
		mods    int32
		die     int
		outcome int32
	}{
		{"worst", board("vv"), deck.Botanist, Reckless, true, true, -2, 4, 0},
		{"worst and well", board("vv"), deck.Botanist, Reckless, true, true, -2, 6, 1},
		{"plain", board("vv"), deck.Botanist, Normal, true, false, 0, 3, 0},
		{"plain and well", board("vv"), deck.Botanist, Normal, true, false, 0, 4, 1},
		{"rest", board("vv"), deck.Botanist, Normal, false, false, 1, 1, 0},
		{"doctor in port at rest", port, deck.Doctor, Normal, false, false, 4, 1, 1},
	} {
		g := scene(t, c.where, c.k)
		e := g.party(0, 0, OnFoot, nil)
		e.Sick, e.Level, e.Moved, e.Hungry = true, c.level, c.moved, c.hungry
		same(t, c.name, g.p.nurseMods(0), c.mods)
		g.die("19 explorer", c.die)
		ev := g.mustTell(g.play(func(a *game.Act) { g.p.recover(0, a) }), Recovery)
		same(t, c.name, ev.Args, [6]int32{int32(c.die), c.mods, c.outcome})
		same(t, c.name, e.Sick, c.outcome != 1)
	}
}

func TestRule19_InDanger(t *testing.T) {
	for crisis := 1; crisis <= 6; crisis++ {
		g := scene(t, board("vv"), deck.Explorer)
		e := g.party(0, 0, OnFoot, map[Item]int32{Rations: 0, Bearers: 1})
		e.Have[Rations], e.Sick, e.Moved = 2, true, true
		g.die("19 explorer", 1).die("19 crisis", crisis)
		events := g.do(EndTravel, 0, 0, 0)
		_, died := told(events, Died)
		same(t, "dead", died, crisis <= 2)
		if died && g.p.top().Kind != NamingSuccessor {
			t.Errorf("27: after a death: %v", g.p.top())
		}
	}
}

// The table of 19, cell by cell: what becomes of so many sick, by the result.
// Who dies while he starves has died of hunger.
func TestRule19_WhatTheSickExplorerDiesOf(t *testing.T) {
	for hungry, why := range map[bool]Cause{true: Hunger, false: Illness} { // in any order: each by itself
		g := ward(t, deck.Explorer)
		e := g.trip(0)
		e.Sick, e.Hungry, e.Ill = true, hungry, [3]int32{}
		g.die("19 explorer", 1).die("19 crisis", 1)
		same(t, "cause", Cause(g.mustTell(g.nurses(), Died).Args[0]), why)
	}
}

func TestRule19_TheTable(t *testing.T) {
	for _, c := range []struct {
		total           int32
		recovered, dead [6]int32 // of 1, 2, 3, 4, 5 and 9 sick
	}{
		{-1, [6]int32{}, [6]int32{1, 1, 2, 2, 3, 5}},
		{1, [6]int32{}, [6]int32{1, 1, 2, 2, 3, 5}},
		{2, [6]int32{}, [6]int32{1, 1, 1, 1, 2, 3}},
		{3, [6]int32{}, [6]int32{}},
		{4, [6]int32{1, 1, 1, 1, 2, 3}, [6]int32{}},
		{5, [6]int32{1, 1, 2, 2, 3, 5}, [6]int32{}},
		{6, [6]int32{1, 2, 3, 4, 5, 9}, [6]int32{}},
		{9, [6]int32{1, 2, 3, 4, 5, 9}, [6]int32{}},
	} {
		for i, sick := range [6]int32{1, 2, 3, 4, 5, 9} {
			recovered, dead := nursed(c.total, sick)
			same(t, "recovered", recovered, c.recovered[i])
			same(t, "dead", dead, c.dead[i])
		}
	}
}

// ward is a party with sick people of every kind, on the march.
func ward(t *testing.T, k deck.Specialty) *stage {
	t.Helper()
	g := scene(t, board("vv"), k)
	e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 8, Guides: 2, Askaris: 4, Rations: 40})
	e.Ill, e.Moved = [3]int32{Bearers: 5, Guides: 1, Askaris: 4}, true
	return g
}

func (g *stage) nurses() []game.Event {
	g.Helper()
	return g.play(func(a *game.Act) { g.p.nurse(0, a) })
}

func TestRule19_EachKindRollsForItself(t *testing.T) {
	g := ward(t, deck.Explorer)
	e := g.trip(0)
	g.die("19 bearers", 2).die("19 guides", 1).die("19 askaris", 5)
	var got []game.Event
	for _, ev := range g.nurses() {
		if ev.Kind == Nursed || ev.Kind == Perished {
			got = append(got, ev)
		}
	}
	want := [][6]int32{
		{int32(Bearers), 2, 0, 0, 2, 3},
		{int32(Bearers), 2, int32(Illness), 0},
		{int32(Guides), 1, 0, 0, 1, 0},
		{int32(Guides), 1, int32(Illness), 0},
		{int32(Askaris), 5, 0, 2, 0, 2},
	}
	if len(got) != len(want) {
		t.Fatalf("%d events: %+v, want %d", len(got), got, len(want))
	}
	for i := range want {
		same(t, "told", got[i].Args, want[i])
	}
	same(t, "sick", e.Ill, [3]int32{3, 0, 2})
	same(t, "bearers", e.Have[Bearers], 6)
	same(t, "guides", e.Have[Guides], 1)
	same(t, "askaris", e.Have[Askaris], 4)
}

func TestRule19_TheSickDieNotTheHealthy(t *testing.T) {
	g := ward(t, deck.Explorer)
	g.trip(0).Ill = [3]int32{Bearers: 4}
	g.die("19 bearers", 1)
	g.nurses()
	same(t, "healthy bearers", g.trip(0).healthy(Bearers), 4)
	same(t, "sick bearers", g.trip(0).Ill[Bearers], 2)
}

func TestRule19_Modifiers(t *testing.T) {
	friends := func(g *stage) {
		g.p.tribes = append(g.p.tribes, tribe{At: 0, Strength: 20, First: 20, Met: 1, Friend: 1})
		g.p.hexes[0].Tribe = 1
	}
	for _, c := range []struct {
		name   string
		k      deck.Specialty
		change func(g *stage, e *expedition)
		mods   int32
	}{
		{"none", deck.Explorer, func(*stage, *expedition) {}, 0},
		{"Doctor", deck.Doctor, func(*stage, *expedition) {}, 1},
		{"Cape Colony", deck.Explorer, func(g *stage, _ *expedition) { g.p.chart.Cells[0].Colony = true }, 2},
		{"port", deck.Explorer, func(g *stage, _ *expedition) { addPort(g.p.chart, "Lagos", 0) }, 2},
		{"friends", deck.Explorer, func(g *stage, _ *expedition) { friends(g) }, 2},
		{"guests", deck.Explorer, func(_ *stage, e *expedition) { e.Fed = true }, 2},
		{"friends in a port count once", deck.Explorer, func(g *stage, _ *expedition) { friends(g); addPort(g.p.chart, "Lagos", 0) }, 2},
		{"people met, no friends", deck.Explorer, func(g *stage, _ *expedition) { friends(g); g.p.tribes[0].Friend = 0 }, 0},
		{"rest", deck.Explorer, func(_ *stage, e *expedition) { e.Moved = false }, 1},
		{"reckless", deck.Explorer, func(_ *stage, e *expedition) { e.Level = Reckless }, -1},
		{"cautious", deck.Explorer, func(_ *stage, e *expedition) { e.Level = Cautious }, 0},
		{"unfed", deck.Explorer, func(_ *stage, e *expedition) { e.Hungry = true }, -1},
		{"best", deck.Doctor, func(g *stage, e *expedition) { friends(g); e.Moved = false }, 4},
	} {
		g := ward(t, c.k)
		c.change(g, g.trip(0))
		same(t, c.name, g.p.nurseMods(0), c.mods)
	}
}

// A sick explorer, at every die and modifier of 19.
func TestRule19_TheExplorersTable(t *testing.T) {
	for total := int32(-2); total <= 10; total++ {
		want := StaysSick
		if total <= 1 {
			want = InDanger
		}
		if total >= 4 {
			want = GetsWell
		}
		same(t, "fate", explorersFate(total), want)
	}
}

func TestRule19_TheSickDoNoDuty(t *testing.T) {
	g := ward(t, deck.Explorer)
	e := g.trip(0)
	same(t, "hands", e.hands(), 3)
	e.Ill[Guides] = 2
	same(t, "no healthy guide finds the way", g.p.wayfinding(0, Normal).Guide, false)
	same(t, "but all eat", e.people(), 15)
	sheet, _ := g.p.View(0).Sheet(0)
	same(t, "on the sheet", sheet.Ill, [3]int{5, 2, 4})
}

func TestRule9_7_TheSickDischarged(t *testing.T) {
	for _, c := range []struct{ points, n, lost int32 }{{9, 3, 3}, {3, 3, 3}, {2, 3, 3}, {0, 3, 3}} {
		g := ward(t, deck.Explorer)
		e := g.trip(0)
		g.p.players[0].Points = c.points
		choice, ok := g.offered(DropSick, 0, Bearers)
		same(t, "offered", ok, true)
		same(t, "up to", choice.Max, 5)
		same(t, "a point each", choice.Cost, 1)
		ev := g.mustTell(g.do(DropSick, 0, Bearers, int(c.n)), DischargedSick)
		same(t, "told", ev.Args, [6]int32{int32(Bearers), c.n, c.lost})
		same(t, "points", g.p.players[0].Points, c.points-c.lost)
		same(t, "bearers", e.Have[Bearers], 5)
		same(t, "sick", e.Ill[Bearers], 2)
	}
}

func TestRule9_7_OnlyTheSickCost(t *testing.T) {
	g := ward(t, deck.Explorer)
	g.p.players[0].Points = 5
	drop, _ := g.offered(Drop, 0, Bearers)
	same(t, "healthy bearers", drop.Max, 3)
	g.do(Drop, 0, Bearers, 3)
	same(t, "points", g.p.players[0].Points, 5)
	same(t, "the sick are left", g.trip(0).Ill[Bearers], 5)
	g.trip(0).Ill[Askaris] = 0
	if _, ok := g.offered(DropSick, 0, Askaris); ok {
		t.Error("nobody is sick, and still may be discharged as such")
	}
}

func TestRule19_TheOddsAreExact(t *testing.T) {
	for _, c := range []struct {
		name   string
		k      deck.Specialty
		change func(e *expedition)
	}{
		{"on the march", deck.Explorer, func(*expedition) {}},
		{"reckless", deck.Explorer, func(e *expedition) { e.Level = Reckless }},
		{"a Doctor at rest", deck.Doctor, func(e *expedition) { e.Moved = false }},
	} {
		g := ward(t, c.k)
		e := g.trip(0)
		e.Sick = true
		c.change(e)
		o := g.p.View(0).NurseOdds()
		same(t, c.name+": the chances sum to one", o.Dies.Num+o.Stays.Num+o.Better.Num, 36)
		var dies, better, recover, die tally
		rolledOften(t, g.p, func(q *Position, a *game.Act) { q.nurse(0, a) }, func(q *Position, events []game.Event) {
			pl := &q.players[0]
			dies.add(oneIf(pl.Where == dead))
			better.add(oneIf(pl.Where == inAfrica && !pl.Trip.Sick))
			bearers := g.mustTell(events, Nursed) // they are rolled for first
			recover.add(float64(bearers.Args[3]))
			die.add(float64(bearers.Args[4]))
		})
		dies.within(t, c.name+": he dies", o.Dies.Float())
		better.within(t, c.name+": he is well", o.Better.Float())
		recover.within(t, c.name+": bearers recover", o.Kinds[Bearers].Recover)
		die.within(t, c.name+": bearers die", o.Kinds[Bearers].Die)
	}
}

func oneIf(is bool) float64 {
	if is {
		return 1
	}
	return 0
}

func TestRule19_OddsReckonWithAnEmptyLarder(t *testing.T) {
	g := ward(t, deck.Explorer)
	e := g.trip(0)
	e.Sick = true
	fed := g.p.View(0).NurseOdds().Dies
	e.Have[Rations] = 0
	unfed := g.p.View(0).NurseOdds().Dies
	same(t, "fed", fed, game.Odds{Num: 2, Den: 36})
	same(t, "unfed", unfed, game.Odds{Num: 4, Den: 36})
	g.p.hexes[0].Terrain = hexmap.Desert
	e.Have[Rations] = 40
	same(t, "without water", g.p.View(0).NurseOdds().Dies, unfed)
	e.Have[Rations] = 40
	same(t, "fed, and without water", g.p.View(0).NurseOdds().Dies, unfed)
	e.Have[Water] = personDrinks - 1
	same(t, "less than he drinks", g.p.View(0).NurseOdds().Dies, unfed)
	e.Have[Water] = personDrinks
	same(t, "as much as he drinks", g.p.View(0).NurseOdds().Dies, fed)
	e.Have[Water], g.p.hexes[0].Oasis = 0, true
	same(t, "at an oasis", g.p.View(0).NurseOdds().Dies, fed)
	e.Have[Rations], e.Fresh = 0, 1
	same(t, "on fresh meat", g.p.View(0).NurseOdds().Dies, fed)
}

// Who has no point left owes it: it is taken off the next account.
func TestRule9_7_PointsOwedAreTakenOffTheNextAccount(t *testing.T) {
	g := ward(t, deck.Explorer)
	g.p.players[0].Points = 1
	g.do(DropSick, 0, Bearers, 4)
	same(t, "owed", g.p.View(0).Player(0).Points, -3)
	g.trip(0).Port = hexmap.NoPort
	code := g.p.Append(nil)
	if _, err := (Rules{Chart: g.p.chart}).Decode(code); err != nil {
		t.Errorf("a debt is not kept: %v", err)
	}
	g.p.players[0].score(10)
	same(t, "after the next account", g.p.View(0).Player(0).Points, 7)
}
