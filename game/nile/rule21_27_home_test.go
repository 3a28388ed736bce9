package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// ashore is a scene with a port in hex 0 and two players, both in Europe.
func ashore(t *testing.T) *stage {
	t.Helper()
	m := board("vv.", "vv.")
	addPort(m, "Lagos", 0)
	return scene(t, m, deck.Explorer, deck.Doctor)
}

func TestRule21_HomeInsteadOfMoving(t *testing.T) {
	g := ashore(t)
	g.party(0, 1, OnFoot, nil)
	g.refused(game.Command{Kind: GoHome, Target: 0}, "21", "no-port-here")
	g.to(0)
	g.refused(game.Command{Kind: GoHome, Target: 0}, "21", "moved-already")
}

// The voyage is made instead of moving: not after a point has been spent in
// port, nor where the current has carried a party in, nor once it has been lost.
func TestRule21_NothingElseHasCostTheMonth(t *testing.T) {
	for name, spoil := range map[string]func(e *expedition){ // in any order: each by itself
		"a point spent":  func(e *expedition) { e.Spent = 1 },
		"carried in":     func(e *expedition) { e.Moved = true },
		"the way missed": func(e *expedition) { e.Halted = true },
	} {
		g := ashore(t)
		e := g.party(0, 0, OnFoot, nil)
		same(t, name+": before", g.has(GoHome, 0), true)
		spoil(e)
		same(t, name, g.has(GoHome, 0), false)
		g.refused(game.Command{Kind: GoHome, Target: 0}, "21", "moved-already")
	}
}

func TestRule21_GoodsAreSoldAtHalfPrice(t *testing.T) {
	g := ashore(t)
	g.party(0, 0, OnFoot, map[Item]int32{
		Bearers: 20, Guides: 1, Askaris: 2, Camels: 1, Horses: 1, Canoes: 1, Rations: 21, Gifts: 3, Muskets: 2, Water: 5,
	})
	g.p.turn = 4
	ev := g.mustTell(g.do(GoHome, 0, 0, 0), CameHome)
	// 50 + 70 + 60 + 21 + 6 + 16 = 223; the people are paid off, water is worth nothing.
	same(t, "told: port, dollars, hexes, months", ev.Args, [6]int32{0, 111, 0, 5})
	pl := &g.p.players[0]
	same(t, "money", pl.Money, 111)
	same(t, "nothing left", pl.Trip.Have, [Items]int32{})
	same(t, "the rest of the turn is gone: the next player", g.p.ToMove(), 1)
}

func TestRule21_KnowledgeComesHome(t *testing.T) {
	g := ashore(t)
	g.p.hexes[2].Terrain = hexmap.Veldt
	g.p.players[0].Known.add(2)
	g.party(0, 0, OnFoot, nil)
	ev := g.mustTell(g.do(GoHome, 0, 0, 0), CameHome)
	same(t, "hexes brought", ev.Args[2], 1)
	same(t, "known", g.p.players[0].Known.has(2), true)
}

// homecoming has seat 0 come home with what it knows; the other player waits.
func homecoming(g *stage) {
	g.Helper()
	g.party(0, 0, OnFoot, nil)
	g.do(GoHome, 0, 0, 0)
	if g.p.ToMove() == 1 {
		g.do(Wait, 0, 0, 0)
	}
}

func TestRule26_DonationsOnReturn(t *testing.T) {
	for _, c := range []struct{ published, dollars int32 }{{0, 300}, {1, 320}, {10, 500}, {40, 1100}, {85, 2000}, {99, 2000}} {
		g := ashore(t)
		pl := &g.p.players[0]
		pl.JustPub, pl.Where = c.published, inEurope
		g.p.steps = []step{{Publishing, 0}}
		ev := g.mustTell(g.do(EndPublishing, 0, 0, 0), Donated)
		same(t, "donated, in hand", ev.Args, [6]int32{c.dollars, pl.Money})
	}
}

// Nothing is given twice, and nothing is told where nothing is given; who sails
// begins a new account.
func TestRule26_NothingIsGivenTwice(t *testing.T) {
	g := ashore(t)
	pl := &g.p.players[0]
	pl.JustPub, pl.Given, pl.Where = 10, 500, inEurope
	g.p.steps = []step{{Publishing, 0}}
	if _, ok := told(g.do(EndPublishing, 0, 0, 0), Donated); ok {
		t.Error("a donation of nothing is told")
	}
	g.do(Outfit, 0, 0, 0)
	if g.p.top() != (step{Outfitting, 0}) {
		t.Fatalf("not outfitting: %v", g.p.top())
	}
	g.do(Sail, int32(OnFoot), 0, 0)
	same(t, "published since", g.p.players[0].JustPub, 0)
	same(t, "given since", g.p.players[0].Given, 0)
}

func TestRule26_PublishingLaterTopsUp(t *testing.T) {
	g := ashore(t)
	g.p.players[0].Explorers = 1
	for _, id := range []hexmap.ID{2, 5} {
		g.p.hexes[id].Terrain = hexmap.Mountain
		g.p.players[0].Known.add(id)
	}
	homecoming(g)
	pl := &g.p.players[0]
	g.do(Publish, 2, 0, 0) // 3 points
	g.do(EndPublishing, 0, 0, 0)
	same(t, "300 and 20 a point", pl.Money, 360)
	g.do(Wait, 0, 0, 0)
	g.do(Wait, 0, 0, 0)
	same(t, "and 200 for waiting", pl.Money, 560)
	g.do(Publish, 5, 0, 0)
	g.do(EndPublishing, 0, 0, 0)
	same(t, "and 20 a point more", pl.Money, 620)
	g.do(Wait, 0, 0, 0)
	g.do(Wait, 0, 0, 0)
	same(t, "nothing twice", pl.Money, 820)
}

func TestRule26_OutfittingTakesTheTurn(t *testing.T) {
	g := ashore(t)
	homecoming(g)
	same(t, "in Europe with nothing to publish", g.p.top(), step{InEurope, 0})
	g.do(Outfit, 0, 0, 0)
	same(t, "purse", g.p.players[0].Money, 300)
	g.do(Buy, 0, Rations, 5)
	g.do(Buy, 0, Bearers, 1)
	turn := g.p.turn
	g.do(Sail, int32(OnFoot), 0, 0)
	same(t, "the next player", g.p.ToMove(), 1)
	g.do(Wait, 0, 0, 0)
	same(t, "next turn", g.p.turn, turn+1)
	same(t, "starts in Africa", g.p.top(), step{ChoosingPace, 0})
	same(t, "at the port", g.trip(0).At, 0)
	same(t, "money not spent is lost", g.p.players[0].Money, 0)
	same(t, "the last outfit is remembered", g.p.players[0].Last[Rations], 5)
}

// die kills the explorer of seat 0 where he stands.
func die(g *stage) []game.Event {
	g.Helper()
	return g.play(func(a *game.Act) {
		g.p.die(0, Illness, a)
		g.p.endTurn(a)
	})
}

func TestRule27_WhatNobodyLivingKnowsIsRubbedOut(t *testing.T) {
	g := ashore(t)
	p := g.p
	for _, id := range []hexmap.ID{2, 5} {
		p.hexes[id].Terrain = hexmap.Mountain
		p.hexes[id].Peak = 16_000
		p.players[0].Known.add(id)
	}
	p.hexes[2].Counter = LostCity
	p.players[1].Known.add(5)
	g.party(0, 2, OnFoot, map[Item]int32{Bearers: 1})
	p.players[0].Caches[0] = cache{At: 2, Have: [Items]int32{Rations: 5}}
	p.findCaches()
	events := die(g)
	same(t, "told: hexes lost", g.mustTell(events, Died).Args[2], 2)
	same(t, "rubbed out", g.mustTell(events, Erased).Args[0], 1)
	same(t, "blank again", p.hexes[2].Terrain, hexmap.Blank)
	same(t, "no peak", p.hexes[2].Peak, 0)
	same(t, "23: the counter stays, face up", p.hexes[2].Counter, LostCity)
	same(t, "known to another", p.hexes[5].Terrain, hexmap.Mountain)
	same(t, "his caches stay", p.players[0].Caches[0].Have[Rations], 5)
	same(t, "knowledge dies with him", p.players[0].Known, hexSet{})
}

func TestRule27_PublishedAndPrintedHexesStay(t *testing.T) {
	g := ashore(t)
	g.p.hexes[2].Terrain, g.p.hexes[2].By = hexmap.Veldt, 0
	g.party(0, 2, OnFoot, nil)
	die(g)
	same(t, "published", g.p.hexes[2].Terrain, hexmap.Veldt)
	same(t, "printed", g.p.hexes[0].Terrain, hexmap.Veldt)
}

// What mapping a hex drew onto its neighbours goes with it; what was there
// before stays as a stub.
func TestRule27_EdgesOfARubbedOutHex(t *testing.T) {
	g := newGlade(t)
	g.out(hexmap.SW, hexmap.Veldt, small, 0)
	lake := g.put(hexmap.NW, hexmap.Lake)
	g.card(land(hexmap.Veldt), course(deck.On, hexmap.NW))
	g.mapIt()
	same(t, "the lake flows into the middle", g.p.hexes[lake].Out, sets(hexmap.SE))
	g.play(func(*game.Act) { g.p.eraseForgotten() })
	same(t, "the middle", g.settled(), hexmap.Blank)
	same(t, "the lake's new edge is gone", g.p.hexes[lake].Out, hexmap.DirSet(0))
	same(t, "the old stub stays", g.p.hexes[g.next(hexmap.SW)].In, sets(hexmap.NE))

	g.card(land(hexmap.Mountain), course(deck.On, hexmap.E), blankCard) // mapped anew, otherwise
	g.rivers(RiverGoesOn, sets(hexmap.SW), sets(hexmap.E))
}

// The same of a river that its mapping led into a neighbour; and nobody has seen
// there what was rubbed out.
func TestRule27_MouthsOfARubbedOutHex(t *testing.T) {
	m := board("ll.v", "vvvv")
	g := scene(t, m, deck.Explorer, deck.Doctor)
	g.party(0, 3, OnFoot, nil)
	g.die("12 lost", 6).card(land(hexmap.Veldt), deck.Card{Rises: hexmap.W})
	g.to(2)
	same(t, "the river runs into the lake", g.p.hexes[1].In, sets(hexmap.E))
	same(t, "and has been seen to", g.p.sights[1][0], sets(hexmap.E))
	g.play(func(a *game.Act) { // by an explorer who lives
		g.p.players[0].Known, g.trip(0).At = hexSet{}, 3
		g.p.eraseForgotten()
	})
	same(t, "it is blank", g.p.hexes[2].Terrain, hexmap.Blank)
	same(t, "the mouth is gone", g.p.hexes[1].In, hexmap.DirSet(0))
	same(t, "as seen", g.p.sights[1][0], hexmap.DirSet(0))
	same(t, "and the hex", g.p.sights[2], sights{})
}

// A hex that was rubbed out and mapped again owns its edges: rubbing out the
// neighbour that once drew one does not cut its river off.
func TestRule27_EdgesOfAHexMappedAgain(t *testing.T) {
	g := newGlade(t)
	p := g.p
	g.out(hexmap.SW, hexmap.Veldt, small, 5)
	lake := g.next(hexmap.NW)
	p.hexes[lake] = hexState{Terrain: hexmap.Lake, By: game.Nobody, LakeBy: game.Nobody, River: -1}
	p.players[0].Known.add(lake)
	p.players[1].Known.add(g.c)
	g.card(land(hexmap.Veldt), course(deck.On, hexmap.NW))
	g.mapIt()
	p.players[0].Known = hexSet{} // the lake is forgotten, and mapped again as dry land with a source
	g.play(func(*game.Act) { g.p.eraseForgotten() })
	same(t, "the lake is blank", p.hexes[lake].Terrain, hexmap.Blank)
	g.card(land(hexmap.Veldt), course(deck.On, hexmap.W))
	g.play(func(a *game.Act) { g.p.mapHex(0, lake, a) })
	p.players[0].Known.add(lake)
	same(t, "it flows into the middle", p.hexes[lake].Out, sets(hexmap.SE))
	p.players[1].Known = hexSet{}
	g.play(func(*game.Act) { g.p.eraseForgotten() })
	same(t, "the middle is blank", g.settled(), hexmap.Blank)
	same(t, "it still does", p.hexes[lake].Out, sets(hexmap.SE))
}

func TestRule27_TheSuccessor(t *testing.T) {
	g := ashore(t)
	g.p.players[0].Points = 12
	g.party(0, 1, OnFoot, map[Item]int32{Bearers: 3})
	die(g)
	same(t, "the other player first", g.p.ToMove(), 1)
	events := g.do(Wait, 0, 0, 0)
	ev := g.mustTell(events, NewExplorer)
	same(t, "the second explorer, with a thousand dollars", ev.Args, [6]int32{2, 1000})
	for k := range deck.Specialties {
		if !g.has(ChooseSpecialty, hexmap.ID(k)) {
			t.Errorf("specialty %d is not offered", k)
		}
	}
	g.do(ChooseSpecialty, int32(deck.Zoologist), 0, 0)
	pl := &g.p.players[0]
	same(t, "specialty", pl.Specialty, deck.Zoologist)
	same(t, "points stay", pl.Points, 12)
	same(t, "money", pl.Money, 1000)
	g.do(Wait, 0, 0, 0)
	g.do(Wait, 0, 0, 0)
	same(t, "no donations for one who has not been out, but for waiting", pl.Money, 1200)
	g.do(Outfit, 0, 0, 0)
	g.do(Sail, int32(OnFoot), 0, 0)
	if g.p.players[0].Where != inAfrica {
		t.Errorf("the successor does not set out: got %v, wanted %v", g.p.players[0].Where, inAfrica)
	}
}

func TestRule8_1_TurnsGoRoundClockwise(t *testing.T) {
	m := board("v")
	addPort(m, "Lagos", 0)
	g := scene(t, m, deck.Explorer, deck.Doctor, deck.Botanist)
	g.p.order = []game.Seat{2, 0, 1}
	g.p.next = 0
	g.p.steps = []step{{InEurope, 2}}
	for k, want := range []game.Seat{2, 0, 1, 2, 0} {
		same(t, "to move", g.p.ToMove(), want)
		same(t, "turn", int(g.p.turn), k/3)
		g.do(Wait, 0, 0, 0)
	}
}

func TestRule1_Dates(t *testing.T) {
	for turn, want := range map[int][2]int{0: {4, 1821}, 8: {12, 1821}, 9: {1, 1822}, 20: {12, 1822}, 21: {1, 1823}} {
		month, year := Date(turn)
		same(t, "date", [2]int{month, year}, want)
	}
}

// Waiting brings two hundred dollars a turn, until there are two thousand.
func TestRule26_WaitingEndsAtTwoThousand(t *testing.T) {
	for _, c := range []struct{ money, brings int32 }{{0, 200}, {1700, 200}, {1800, 200}, {1900, 100}, {2000, 0}, {2600, 0}} {
		g := ashore(t)
		homecoming(g)
		g.p.players[0].Money = c.money
		choice, _ := g.offered(Wait, 0, 0)
		same(t, "shown before", int32(choice.Cost), c.brings)
		ev, given := told(g.do(Wait, 0, 0, 0), Donated)
		same(t, "told", given && ev.Seat == 0, c.brings > 0)
		same(t, "in hand", g.p.players[0].Money, c.money+c.brings)
	}
}
