package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

func TestRule9_41_NoBorrowing(t *testing.T) {
	g := scene(t, board("vvv."), deck.Explorer)
	e := g.party(0, 0, OnFoot, nil)
	g.to(1)
	g.to(2)
	g.cannot(3, "9.41", "too-few-points")
	e.Fresh = 1
	g.do(EndTravel, 0, 0, 0)
	g.do(SetPace, int32(Normal), 0, 0)
	same(t, "9.42: nothing is saved", e.Allowance-e.Spent, 3)
}

func TestRule9_3_TheMarker(t *testing.T) {
	g := scene(t, board("v."), deck.Explorer)
	g.party(0, 0, OnFoot, nil)
	g.die("12 lost", 6).card(land(hexmap.Veldt), blankCard)
	g.to(1)
	if v := g.p.View(0).Hex(1); v.Known != 1 || !v.Mine || v.State != Explored {
		t.Errorf("after the visit: %+v", v)
	}
	if v := g.p.View(0).Hex(0); v.Known != 0 || v.State != Printed {
		t.Errorf("a published hex has a marker: %+v", v)
	}
}

func TestRule9_44_BackOrAnotherMode(t *testing.T) {
	g := scene(t, board("v.v"), deck.Explorer)
	e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 8, Canoes: 1})
	g.die("12 lost", 6).card(land(hexmap.Lake), deck.Card{Lake: 100})
	g.to(1)
	g.refused(game.Command{Kind: EndTravel}, "9.44", "leave-lake")
	g.cannot(2, "9.44", "leave-lake")
	if !g.has(ChangeMode, hexmap.ID(ByCanoe)) {
		t.Error("may not take to the canoe")
	}
	g.do(Retreat, 0, 0, 0)
	same(t, "9.46: the points stay spent", e.Spent, 2)
	same(t, "at", e.At, 0)
	if g.has(Retreat, 1) {
		t.Error("back again")
	}
}

func TestRule9_45_AlwaysMayGoBack(t *testing.T) {
	g := scene(t, board("v.v"), deck.Explorer)
	e := g.party(0, 0, OnFoot, nil)
	g.die("12 lost", 6).card(land(hexmap.Veldt), blankCard)
	g.to(1)
	if !g.has(Retreat, 0) {
		t.Fatal("may not go back")
	}
	e.Allowance = 4
	g.to(2)
	if g.has(Retreat, 1) {
		t.Error("goes back from a hex mapped before")
	}
}

func TestRule9_44_NoWater(t *testing.T) {
	g := scene(t, board("v."), deck.Explorer)
	e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 1})
	g.die("12 lost", 6).card(land(hexmap.Desert), blankCard)
	g.to(1)
	g.refused(game.Command{Kind: EndTravel}, "9.44", "leave-no-water")
	g.do(Retreat, 0, 0, 0)
	_ = e
}

// Canoes that try the blank shore of a lake and find a desert go back; on foot
// there would be no way back over the lake, and no water.
func TestRule9_44_AShoreWithoutWater(t *testing.T) {
	g := scene(t, board("l.", "l."), deck.Explorer)
	g.party(0, 0, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1, Water: 0})
	g.die("12 lost", 6).card(land(hexmap.Desert), blankCard)
	g.to(1)
	if g.has(ChangeMode, hexmap.ID(OnFoot)) {
		t.Error("may go ashore without water")
	}
	g.do(Retreat, 0, 0, 0)

	g = scene(t, board("l.", "l."), deck.Explorer)
	e := g.party(0, 0, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1})
	g.die("12 lost", 6).card(land(hexmap.Veldt), blankCard)
	g.to(1)
	g.do(ChangeMode, int32(OnFoot), 0, 0)
	if g.has(Retreat, 0) {
		t.Error("goes back over the lake on foot")
	}
	same(t, "at", e.At, 1)
}

func TestRule9_44_NoWayBackAnyMore(t *testing.T) {
	g := scene(t, board("l.", "l."), deck.Explorer)
	e := g.party(0, 0, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1, Water: 30})
	g.die("12 lost", 6).card(land(hexmap.Desert), blankCard)
	g.to(1)
	g.do(Drop, 0, Canoes, 1)
	g.do(ChangeMode, int32(OnFoot), 0, 0)
	g.do(Drop, 0, Water, 30)
	if _, ok := g.offered(EndTravel, 0, 0); !ok {
		t.Fatal("the turn cannot be ended")
	}
	same(t, "at", e.At, 1)
}

// Whoever shoots his last horse where he may not stay can still walk back.
func TestRule9_44_BackWithoutTheHorse(t *testing.T) {
	for _, terrain := range []hexmap.Terrain{hexmap.Desert, hexmap.Lake} {
		g := scene(t, board("v.", "v."), deck.Explorer)
		e := g.party(0, 0, Mounted, map[Item]int32{Horses: 1})
		g.die("12 lost", 6).card(land(terrain), deck.Card{Lake: 100})
		g.to(1)
		g.do(Shoot, 0, Horses, 1)
		if g.has(EndTravel, 0) {
			t.Errorf("may stay in %v", terrain)
		}
		g.do(Retreat, 0, 0, 0)
		g.do(ChangeMode, int32(OnFoot), 0, 0)
		same(t, "at", e.At, 0)
	}
}

func TestRule9_6_TheLastCanoeOnALake(t *testing.T) {
	g := scene(t, board("ll"), deck.Explorer)
	g.party(0, 0, ByCanoe, map[Item]int32{Bearers: 8, Canoes: 2})
	for _, k := range []game.Kind{Drop, Cache} {
		c, _ := g.offered(k, 0, Canoes)
		same(t, "canoes one may part with", c.Max, 1)
	}
	g.do(Drop, 0, Canoes, 1)
	if _, ok := g.offered(Drop, 0, Canoes); ok {
		t.Error("the last canoe may be given up on a lake")
	}
}

// The examples of 9.51: mounted and reckless, then on foot; and the other way.
func TestRule9_51_ModeChanges(t *testing.T) {
	g := scene(t, board("vv"), deck.Explorer)
	e := g.party(0, 0, Mounted, map[Item]int32{Horses: 2, Bearers: 1})
	e.Level, e.Allowance = Reckless, 6
	g.do(ChangeMode, int32(OnFoot), 0, 0)
	same(t, "from 6 to", e.Allowance, 4)
	g.do(ChangeMode, int32(Mounted), 0, 0)
	same(t, "keeps", e.Allowance, 4)
}

func TestRule9_52_SpentAlready(t *testing.T) {
	for _, c := range []struct {
		spent  int8
		halted bool
	}{{0, false}, {3, false}, {4, true}, {5, true}} {
		g := scene(t, board("vv"), deck.Explorer)
		e := g.party(0, 0, Mounted, map[Item]int32{Horses: 2, Bearers: 1})
		e.Level, e.Allowance, e.Spent = Reckless, 6, c.spent
		g.do(ChangeMode, int32(OnFoot), 0, 0)
		same(t, "stopped", e.Halted, c.halted)
		if c.halted {
			g.cannot(1, "9.52", "halted")
		}
	}
}

func TestRule5_428_BeastsNobodyLeads(t *testing.T) {
	g := scene(t, board("vv"), deck.Explorer)
	e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 3, Askaris: 1, Horses: 9})
	g.do(Drop, 0, Bearers, 2) // one bearer leads three; the explorer and the askari ride
	same(t, "horses", e.Have[Horses], 5)
}

func TestRule5_423_RidersKeepTheirBeastsOnFoot(t *testing.T) {
	g := scene(t, board("vv"), deck.Explorer)
	e := g.party(0, 0, Mounted, map[Item]int32{Askaris: 2, Horses: 3})
	g.do(Shoot, 0, Horses, 1)
	g.do(ChangeMode, int32(OnFoot), 0, 0)
	same(t, "horses", e.Have[Horses], 2)
}

func TestRule9_13_OnlyToHexesItTouches(t *testing.T) {
	m := board("vvv", "vvv", "v~v")
	g := scene(t, m, deck.Explorer)
	g.party(0, at(m, 0, 0), OnFoot, nil)
	for i := range m.Cells {
		id := hexmap.ID(i)
		same(t, "offered", g.has(Move, id), m.DirTo(at(m, 0, 0), id) != hexmap.NoDir)
	}
	g.cannot(at(m, 2, 0), "9.13", "not-next")
	g.cannot(at(m, 2, 2), "9.13", "not-next")
}
