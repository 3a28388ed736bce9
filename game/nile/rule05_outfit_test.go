package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// outfitting is a scene in which seat 0 buys at a port of the given name.
func outfitting(t *testing.T, name string) *stage {
	m := board("vvv", "vvv")
	port := addPort(m, name, at(m, 0, 0))
	g := scene(t, m, deck.Explorer, deck.Doctor)
	g.p.beginOutfit(0, port)
	return g
}

func TestRule5_3_Prices(t *testing.T) {
	want := map[Item]int{
		Bearers: 15, Guides: 50, Askaris: 25, Camels: 50, Horses: 70, Canoes: 60, Rations: 1, Gifts: 2, Muskets: 8, Water: 0,
	}
	for i := range Items {
		same(t, "price", Price(i), want[i])
	}
}

func TestRule5_42_WhatPortsSell(t *testing.T) {
	m, err := Board()
	if err != nil {
		t.Fatal(err)
	}
	horses := map[string]bool{"Durban": true, "Port Elizabeth": true, "Capetown": true}
	for i := range m.Ports {
		name := m.Ports[i].Name
		for item := range Items {
			want := item != Water && (item != Camels || name == "Khartoum") && (item != Horses || horses[name])
			if got := soldAt(m, item, hexmap.PortID(i)); got != want {
				t.Errorf("%s sells item %d: %v, want %v", name, item, got, want)
			}
		}
	}
}

func TestRule5_3_MoneyNotSpentIsLost(t *testing.T) {
	g := outfitting(t, "Lagos")
	g.do(Buy, 0, Bearers, 4)
	c, _ := g.offered(Buy, 0, Rations)
	same(t, "most rations for $940", c.Max, 940)
	g.do(Buy, 0, Rations, 40)
	c, _ = g.offered(Buy, 0, Bearers)
	same(t, "most bearers beside 40 rations", c.Max, 64)
	g.refused(game.Command{Kind: Buy, Item: int16(Camels), N: 1}, "5.4", "not-sold-here")
	g.refused(game.Command{Kind: Buy, Item: int16(Bearers), N: 65}, "5.3", "too-dear")
	e := g.mustTell(g.do(Sail, int32(OnFoot), 0, 0), Sailed)
	same(t, "dollars lost", e.Args[2], 900)
	same(t, "dollars left", g.p.players[0].Money, 0)
}

func TestRule6_55_TooHeavyDoesNotSail(t *testing.T) {
	g := outfitting(t, "Lagos")
	g.do(Buy, 0, Bearers, 4)
	g.do(Buy, 0, Rations, 41)
	g.refused(game.Command{Kind: Sail, Target: int32(OnFoot)}, "6.55", "too-heavy")
	g.refused(game.Command{Kind: Sail, Target: int32(ByCanoe)}, "6.5", "no-canoe")
	g.refused(game.Command{Kind: Sail, Target: int32(Mounted)}, "6.5", "not-all-ride")
	g.do(Buy, 0, Rations, 40)
	g.do(Sail, int32(OnFoot), 0, 0)
}

func TestRule5_433_CanoesNeedSomebodyToPaddle(t *testing.T) {
	g := outfitting(t, "Lagos")
	g.do(Buy, 0, Canoes, 1)
	g.do(Buy, 0, Guides, 1)
	if g.has(Sail, hexmap.ID(ByCanoe)) {
		t.Error("a canoe sails with nobody to paddle it")
	}
	g.do(Buy, 0, Bearers, 1)
	g.do(Sail, int32(ByCanoe), 0, 0)
}

func TestRule5_4443_WaterInThePort(t *testing.T) {
	m := board("ddd", "ddd")
	addPort(m, "Walvis Bay", at(m, 0, 0))
	g := scene(t, m, deck.Explorer)
	g.party(0, at(m, 0, 0), OnFoot, map[Item]int32{Bearers: 5, Rations: 20})
	c, ok := g.offered(FillWater, 0, 0)
	if !ok || c.Max != 30 {
		t.Fatalf("water in a desert port: %+v", c)
	}
	g.do(FillWater, 0, 0, 18)
	g.to(at(m, 1, 0))
	if _, ok := g.offered(FillWater, 0, 0); ok {
		t.Error("water is to be had in the desert")
	}
	g.cannot(at(m, 7, 7), "9.43", "not-land")
	e := g.mustTell(g.do(EndTravel, 0, 0, 0), Drank)
	same(t, "water drunk by six", e.Args[0], 18)
}

// A month that has led into dry desert and out of it again has everybody drink at its end:
// the sheet says so while there is time to fill the skins.
func TestRule5_4444_TheSheetSaysWhoWillDrink(t *testing.T) {
	m := board("vdv", "vdv")
	g := scene(t, m, deck.Explorer)
	g.party(0, at(m, 0, 0), OnFoot, map[Item]int32{Bearers: 4, Rations: 10})
	due := func() bool { s, _ := g.p.View(0).Sheet(0); return s.Drinks }
	same(t, "due before", due(), false)
	g.do(FillWater, 0, 0, 15)
	g.to(at(m, 1, 0))
	same(t, "due in the desert", due(), true)
	g.to(at(m, 0, 0))
	same(t, "due out of it again", due(), true)
	if s, _ := g.p.View(1).Sheet(0); s.Drinks {
		t.Error("another sees what the party must drink")
	}
	g.mustTell(g.do(EndTravel, 0, 0, 0), Drank)
}

func TestRule5_4442_NoDesertWithoutWater(t *testing.T) {
	m := board("vdv", "vdv")
	g := scene(t, m, deck.Explorer)
	e := g.party(0, at(m, 0, 0), OnFoot, map[Item]int32{Bearers: 4, Horses: 1, Rations: 10})
	same(t, "thirst of five and a horse", e.thirst(), 23)
	g.do(FillWater, 0, 0, 22)
	g.cannot(at(m, 1, 0), "5.4442", "no-water")
	g.do(FillWater, 0, 0, 23)
	g.to(at(m, 1, 0))
}

func TestRule5_4442_NoWaterAlongARiver(t *testing.T) {
	m := board("vdv", "vdv")
	addRiver(m, "Wadi", 3, at(m, 1, 0), hexmap.NoDir, hexmap.W, hexmap.W)
	g := scene(t, m, deck.Explorer)
	g.party(0, at(m, 0, 0), OnFoot, nil).Fresh = 1
	g.to(at(m, 1, 0))
	if _, ok := told(g.do(EndTravel, 0, 0, 0), Drank); ok {
		t.Error("water is used beside a river")
	}
}

func TestRule5_444_AnOasisGivesWaterButMustBeReached(t *testing.T) {
	m := board("vd")
	g := scene(t, m, deck.Explorer)
	g.p.hexes[at(m, 1, 0)].Oasis = true
	g.party(0, at(m, 0, 0), OnFoot, map[Item]int32{Bearers: 1, Rations: 2})
	g.cannot(at(m, 1, 0), "5.4442", "no-water")
	g.do(FillWater, 0, 0, 6)
	g.to(at(m, 1, 0))
	if _, ok := told(g.do(EndTravel, 0, 0, 0), Drank); ok {
		t.Error("water is used at an oasis")
	}
	g.party(0, at(m, 1, 0), OnFoot, map[Item]int32{Bearers: 1})
	if _, ok := g.offered(FillWater, 0, 0); !ok {
		t.Error("no water at an oasis")
	}
}

func TestRule5_4444_CamelsDrinkEverySecondTurn(t *testing.T) {
	m := board("vddd")
	g := scene(t, m, deck.Explorer)
	g.party(0, at(m, 1, 0), OnFoot, map[Item]int32{Bearers: 4, Camels: 2, Water: 15 + 15 + 32})
	stay := func() *expedition { // one month in the desert; the only player's turn comes again
		g.trip(0).Have[Rations] = 5
		g.do(EndTravel, 0, 0, 0)
		g.do(SetPace, int32(Normal), 0, 0)
		return g.trip(0)
	}
	same(t, "thirst now", g.trip(0).thirst(), 15)
	e := stay()
	same(t, "water after one turn", e.Have[Water], 47)
	same(t, "thirst of the second turn running", e.thirst(), 15+32)
	e = stay()
	same(t, "water after two turns", e.Have[Water], 0)
	same(t, "camels", e.Have[Camels], 2)
	g.die("19 explorer", 3)
	e = stay() // the people thirst, the camels may wait again
	same(t, "bearers", e.Have[Bearers], 0)
	same(t, "the explorer is sick", e.Sick, true)
	same(t, "camels, which the explorer leads himself", e.Have[Camels], 2)
}

// Camels die of thirst as many as get none, and only in the second dry turn
// running: at an oasis, or beside a river, they begin anew.
func TestRule5_4444_CamelsThirst(t *testing.T) {
	for _, c := range []struct {
		oasis        bool
		water, after int32 // of the second month
		camels       int32
	}{
		{false, 3*3 + 16*2, 0, 2},
		{false, 3*3 + 16 + 15, 15, 1},
		{false, 3 * 3, 0, 0},
		{true, 3 * 3, 0, 2},
	} {
		m := board("vddd")
		g := scene(t, m, deck.Explorer)
		e := g.party(0, at(m, 2, 0), OnFoot, map[Item]int32{Bearers: 2, Camels: 2, Rations: 9, Water: 9})
		g.do(EndTravel, 0, 0, 0)
		same(t, "a dry month", e.DryCamels, 1)
		if c.oasis {
			g.p.hexes[e.At].Oasis = true
			g.do(SetPace, int32(Normal), 0, 0)
			g.do(EndTravel, 0, 0, 0)
			same(t, "after a month at the oasis", e.DryCamels, 0)
			g.p.hexes[e.At].Oasis = false
		}
		e.Have[Water] = c.water
		g.do(SetPace, int32(Normal), 0, 0)
		g.do(EndTravel, 0, 0, 0)
		same(t, "water", e.Have[Water], c.after)
		same(t, "camels", e.Have[Camels], c.camels)
		same(t, "bearers", e.Have[Bearers], 2)
	}
}

func TestRule5_4424_HorsesInTheDesert(t *testing.T) {
	m := board("vd")
	for _, c := range []struct{ rations, horses, left int32 }{{15, 3, 0}, {14, 2, 3}, {6, 0, 3}} {
		g := scene(t, m, deck.Explorer)
		g.p.hexes[at(m, 1, 0)].Oasis = true
		g.party(0, at(m, 1, 0), OnFoot, map[Item]int32{Bearers: 2, Horses: 3, Rations: c.rations})
		g.do(EndTravel, 0, 0, 0)
		same(t, "horses", g.trip(0).Have[Horses], c.horses)
		same(t, "rations", g.trip(0).Have[Rations], c.left)
	}
}

func TestRule5_4425_BeastsForFood(t *testing.T) {
	g := scene(t, board("vv"), deck.Explorer)
	g.party(0, 0, OnFoot, map[Item]int32{Bearers: 12, Horses: 2, Rations: 5})
	e := g.mustTell(g.do(Shoot, 0, Horses, 1), ShotBeasts)
	same(t, "fresh rations", e.Args[2], 10)
	e = g.mustTell(g.do(EndTravel, 0, 0, 0), Ate)
	same(t, "people, fresh, dry, left", e.Args, [6]int32{13, 10, 3, 2})
	same(t, "fresh food keeps no longer (5.4421)", g.trip(0).Fresh, 0)
}

func TestRule5_52_AnAskariLeavesEachTurn(t *testing.T) {
	g := scene(t, board("vv"), deck.Explorer)
	e := g.party(0, 0, OnFoot, map[Item]int32{Askaris: 2, Rations: 20})
	g.refused(game.Command{Kind: EndTravel}, "6.55", "too-heavy")
	e.Have[Rations] = 10
	g.do(Labour, 1, 0, 0)
	same(t, "the explorer carries ten", e.hands(), 1)
	ev := g.mustTell(g.do(EndTravel, 0, 0, 0), Deserted)
	same(t, "one askari for respect lost", ev.Args, [6]int32{int32(Askaris), 1, int32(LostRespect)})
	g.do(SetPace, 0, 0, 0)
	g.do(Drop, 0, Rations, 5) // he puts his load down, and the damage is done
	g.do(Labour, 0, 0, 0)
	same(t, "he carries nothing", g.trip(0).hands(), 0)
	g.do(Drop, 0, Rations, 4)
	g.trip(0).Fresh = 2
	g.do(EndTravel, 0, 0, 0)
	same(t, "askaris", g.trip(0).Have[Askaris], 0)
}

func TestRule3_2_NoRationsInCapeColony(t *testing.T) {
	m := board("vv")
	m.Cells[0].Colony = true
	g := scene(t, m, deck.Explorer)
	e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 2})
	events := g.do(EndTravel, 0, 0, 0)
	g.mustTell(events, FedFree)
	same(t, "bearers", e.Have[Bearers], 2)
}

// Water is drunk once in every month in which dry desert was entered, wherever
// the month ends.
func TestRule5_4444_DryDesertOnTheWay(t *testing.T) {
	for _, c := range []struct {
		row    string
		drinks bool
	}{{"vdv", true}, {"vdd", true}, {"vvv", false}} {
		g := scene(t, board(c.row), deck.Explorer)
		e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 4, Water: 20, Rations: 10})
		g.to(1)
		g.to(2)
		events := g.do(EndTravel, 0, 0, 0)
		ev, drank := told(events, Drank)
		same(t, c.row, drank, c.drinks)
		if drank {
			same(t, c.row+": once", ev.Args[0], 15)
		}
		_ = e
	}
	g := scene(t, board("vdv"), deck.Explorer)
	g.p.hexes[1].Oasis = true
	g.party(0, 0, OnFoot, map[Item]int32{Bearers: 4, Water: 20, Rations: 10})
	g.to(1)
	g.to(2)
	g.mustNotTell(g.do(EndTravel, 0, 0, 0), Drank)
}

// Who stands in the waterless desert without water may go on, for want of
// anything better; who goes thirsty there when he is sick already dies of it.
func TestRule5_4444_NobodySitsInTheDesertForEver(t *testing.T) {
	g := scene(t, board("dddd", "dddd"), deck.Doctor)
	e := g.party(0, 1, OnFoot, map[Item]int32{Rations: 5})
	if !g.has(Move, 2) {
		t.Fatalf("without water there is no way out of the desert: %+v", g.p.whyNot(2))
	}
	e.Have[Water] = personDrinks
	g.to(2)
	g.party(0, 1, OnFoot, map[Item]int32{Rations: 5})
	events := g.die("19 explorer", 2).do(EndTravel, 0, 0, 0)
	same(t, "of thirst", As[ExplorerSickEvent](g.mustTell(events, ExplorerSick)).Cause, Thirst)
	g.mustNotTell(events, Died)
	e = g.party(0, 1, OnFoot, map[Item]int32{Rations: 5})
	e.Sick = true
	events = g.do(EndTravel, 0, 0, 0)
	same(t, "sick before", As[DiedEvent](g.mustTell(events, Died)).Cause, Thirst)
	e = g.party(0, 1, OnFoot, map[Item]int32{Rations: 5, Water: personDrinks})
	e.Sick = true
	g.mustNotTell(g.die("19 explorer", 2).do(EndTravel, 0, 0, 0), Died)
	g = scene(t, board("vddd", "dddd"), deck.Doctor)
	g.party(0, 0, OnFoot, map[Item]int32{Rations: 5})
	g.cannot(1, "5.4442", "no-water")
}
