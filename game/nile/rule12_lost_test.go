package nile

import (
	"slices"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

func TestRule12_Table(t *testing.T) {
	want := [hexmap.Terrains]int8{
		hexmap.Desert: 1, hexmap.Lake: 1, hexmap.Veldt: 1, hexmap.Mountain: 2, hexmap.Swamp: 2, hexmap.Jungle: 3,
		hexmap.JungleMountain: 5, hexmap.JungleSwamp: 5,
	}
	same(t, "the table", lostNumber, want)
}

// leaving is a scene in which a party leaves a terrain for unknown land to the
// east: off a river, up one or down one.
func leaving(t *testing.T, terrain hexmap.Terrain, stream int) *stage {
	t.Helper()
	m := board("v..", "v..")
	m.Cells[1].Terrain = terrain
	switch stream {
	case 1:
		addRiver(m, "Up", 3, 1, hexmap.E, hexmap.W, hexmap.W)
	case -1:
		addRiver(m, "Down", 3, 1, hexmap.NoDir, hexmap.E)
	}
	return scene(t, m, deck.Explorer)
}

// Every cell of the table, with every modifier, against counting the six faces.
func TestRule12_OddsAgainstEveryDie(t *testing.T) {
	for terrain := hexmap.Desert; terrain < hexmap.Terrains; terrain++ {
		for stream := -1; stream <= 1; stream++ {
			for mods := range 24 {
				g := leaving(t, terrain, stream)
				e := g.party(0, 1, OnFoot, map[Item]int32{Guides: int32(mods & 1)})
				e.Level, e.Sick, e.Hungry = Level(mods/8), mods&2 != 0, mods&4 != 0
				number := int(lostNumber[terrain])
				if stream == 1 {
					number = min(number, 2)
				}
				mod := mods&1 + [Levels]int{1, 0, -1}[mods/8]
				if mods&6 != 0 {
					mod--
				}
				lost := int32(0)
				for die := 1; die <= 6; die++ {
					if die+mod <= number {
						lost++
					}
				}
				l := g.p.lostCheck(0, 2)
				if stream == -1 {
					same(t, "downstream", l.odds(), game.Odds{})
					continue
				}
				same(t, "odds leaving "+terrain.String(), l.odds(), game.Odds{Num: lost, Den: 6})
			}
		}
	}
}

func TestRule12_TheRollItself(t *testing.T) {
	for die := 1; die <= 6; die++ {
		g := leaving(t, hexmap.Jungle, 0)
		e := g.party(0, 1, OnFoot, map[Item]int32{Guides: 2})
		e.Level, e.Allowance = Reckless, 4
		c, _ := g.offered(Move, 2, 0)
		same(t, "odds", c.Odds, game.Odds{Num: 3, Den: 6})
		same(t, "risk", c.Risk, RiskLost)
		g.die("12 lost", die)
		if die <= 3 {
			ev := g.mustTell(g.to(2), LostWay)
			same(t, "told", ev.Args, [6]int32{int32(die), 0, 3, 1})
			same(t, "a guide deserts", e.Have[Guides], 1)
			same(t, "the points are spent", e.Spent, 2)
			same(t, "at", e.At, 1)
			g.cannot(0, "9.52", "halted")
			same(t, "nothing is mapped", g.p.hexes[2].Terrain, hexmap.Blank)
			continue
		}
		g.card(land(hexmap.Veldt), blankCard)
		ev := g.mustTell(g.to(2), FoundWay)
		same(t, "told", ev.Args, [6]int32{int32(die), 0, 3})
		same(t, "guides", e.Have[Guides], 2)
	}
}

// A lost party without a guide has none to lose.
func TestRule12_NoGuideNoneDeserts(t *testing.T) {
	for guides := range int32(2) {
		g := leaving(t, hexmap.Jungle, 0)
		e := g.party(0, 1, OnFoot, map[Item]int32{Guides: guides, Bearers: 2})
		g.die("12 lost", 1)
		ev := g.mustTell(g.to(2), LostWay)
		same(t, "guides told of", ev.Args[3], guides)
		same(t, "guides", e.Have[Guides], 0)
		same(t, "bearers", e.Have[Bearers], 2)
	}
}

func TestRule12_NotInKnownCountry(t *testing.T) {
	g := leaving(t, hexmap.Jungle, 0)
	g.party(0, 1, OnFoot, nil)
	c, _ := g.offered(Move, 0, 0)
	same(t, "odds into published land", c.Odds, game.Odds{})
	g.p.hexes[2].Terrain, g.p.hexes[2].Printed = hexmap.Veldt, false
	g.p.players[0].Known.add(2)
	c, _ = g.offered(Move, 2, 0)
	same(t, "odds into known land", c.Odds, game.Odds{})
}

func TestRule12_ThePreviewShowsTheSum(t *testing.T) {
	g := leaving(t, hexmap.Jungle, 0)
	e := g.party(0, 1, OnFoot, map[Item]int32{Guides: 1})
	e.Level, e.Allowance, e.Sick = Cautious, 2, true
	c, _ := g.offered(Move, 2, 0)
	pre := g.p.View(0).Preview(c)
	if pre.Cost != 2 || pre.Left != 0 || !pre.Unknown || pre.Beat != 3 || len(pre.Terms) != 3 {
		t.Errorf("the preview is %+v, want cost 2, none left, an unknown hex, beaten by 3, and three terms", pre)
	}
	sum := 0
	for _, term := range pre.Terms {
		sum += term.Value
	}
	same(t, "modifiers", sum, 1)
	same(t, "odds", c.Odds, game.Odds{Num: 2, Den: 6})
}

// What is told of leaving a hex, before a pace is chosen, is what leaving it
// then rolls: the choice offers the same odds, and as many faces of the die
// lose the way.
func TestRule12_WhatIsToldOfLeavingIsWhatItRolls(t *testing.T) {
	for terrain := hexmap.Desert; terrain < hexmap.Terrains; terrain++ {
		for mods := range 24 {
			lost, say := int32(0), Lost{}
			for die := 1; die <= 6; die++ {
				g := leaving(t, terrain, 0)
				m := OnFoot
				if terrain == hexmap.Lake {
					m = ByCanoe
				}
				e := g.party(0, 1, m, map[Item]int32{Guides: int32(mods & 1), Bearers: 9, Canoes: 1, Water: 40})
				level := Level(mods / 8)
				e.Sick, e.Hungry = mods&2 != 0, mods&4 != 0
				var ok bool
				say, ok = g.p.View(0).LostLeaving(level)
				same(t, "there is a party", ok, true)
				same(t, "rule", say.Rule, "12")
				e.Level, e.Allowance = level, 4
				c, _ := g.offered(Move, 2, 0)
				same(t, "odds of leaving "+terrain.String(), c.Odds, say.Odds)
				same(t, "by the rule", c.Rule, say.Rule)
				pre := g.p.View(0).Preview(c)
				same(t, "number", pre.Beat, say.Beat)
				if !slices.Equal(pre.Terms, say.Terms) {
					t.Errorf("the preview has %v, told is %v", pre.Terms, say.Terms)
				}
				if die == 1 {
					party := Wayfinding{Guide: mods&1 != 0, Level: level, Weak: mods&6 != 0}
					same(t, "to a party told of", LostLeaving(terrain, party).Odds, say.Odds)
				}
				g.die("12 lost", die)
				if int32(die) > say.Odds.Num { // or the stage has no card for what it finds
					g.card(land(hexmap.Swamp))
				}
				if isTold(g.to(2), LostWay) {
					lost++
				}
			}
			same(t, "faces that lose the way", game.Odds{Num: lost, Den: 6}, say.Odds)
		}
	}
	for terrain := hexmap.Desert; terrain < hexmap.Terrains; terrain++ {
		if terrain.Wet() {
			continue
		}
		g := leaving(t, terrain, 1)
		g.party(0, 1, ByCanoe, map[Item]int32{Bearers: 9, Canoes: 1, Water: 40}).Allowance = 4
		say, _ := g.p.View(0).LostLeaving(g.trip(0).Level)
		c, ok := g.offered(Move, 2, 0)
		same(t, "by canoe up a river out of "+terrain.String(), ok, true)
		same(t, "odds upstream", c.Odds, say.Odds)
		same(t, "number upstream", g.p.View(0).Preview(c).Beat, say.Beat)
		same(t, "upstream", say.Upstream, true)
	}
	g := leaving(t, hexmap.Jungle, 0)
	for _, s := range []game.Seat{game.Nobody, 0} {
		if _, ok := g.p.View(s).LostLeaving(Normal); ok {
			t.Errorf("seat %d has no party in Africa and is told of its way", s)
		}
	}
}

// What is told of a port before anybody sets out is what the party finds there:
// a guide who is never wrong, in the editions that have such.
func TestRule12_LostFromAPortGoesByTheEdition(t *testing.T) {
	for _, way := range []Way{Game1, Ed1978} {
		settings := testSettings(2, 75)
		if settings.Way = way; way != Game1 {
			settings.Target = 0
			for i := range settings.Players {
				settings.Players[i].Specialty = Callings(settings.Edition())[i]
			}
		}
		pos, err := Rules{}.New(settings.Encode())
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(*Position)
		risky := 0
		for port := range p.chart.Ports {
			lost, country, ok := p.View(0).LostFrom(hexmap.PortID(port))
			if !ok || country == hexmap.Blank {
				t.Fatalf("%s: no country round port %d", way, port)
			}
			same(t, "odds", lost.Odds, LostLeaving(country, p.View(0).Wayfinding(true, false, Normal)).Odds)
			if lost.Odds.Num > 0 {
				risky++
			}
		}
		if never := way == Ed1978; never != (risky == 0) {
			t.Errorf("%s: the way is lost from %d ports, with a guide", way, risky)
		}
	}
}
