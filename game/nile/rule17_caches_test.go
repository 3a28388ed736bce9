package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

func TestRule17_PutDownAndPickedUpLater(t *testing.T) {
	for die := 1; die <= 6; die++ {
		g := scene(t, board("vv"), deck.Explorer)
		e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 5, Rations: 30, Gifts: 10})
		g.do(Cache, 0, Rations, 20)
		g.do(Cache, 0, Gifts, 10)
		same(t, "rations left", e.Have[Rations], 10)
		g.do(Take, 0, Gifts, 4) // what was just put down can be taken up
		g.to(1)
		if _, ok := g.offered(Take, 0, Rations); ok {
			t.Error("taken from afar")
		}
		g.to(0)
		if _, ok := g.offered(Take, 0, Rations); ok {
			t.Error("taken without looking for it")
		}
		c, _ := g.offered(OpenCache, 0, 0)
		same(t, "odds", c.Odds, game.Odds{Num: 1, Den: 6})
		same(t, "risk", c.Risk, RiskCacheGone)
		g.die("17 cache", die)
		ev := g.mustTell(g.do(OpenCache, 0, 0, 0), CacheOpened)
		same(t, "found", ev.Args[0] == 1, die > 1)
		if die == 1 {
			same(t, "caches left", len(g.p.View(0).Caches()), 0)
			continue
		}
		g.do(Take, 0, Rations, 20)
		g.do(Take, 0, Gifts, 6)
		same(t, "caches left", len(g.p.View(0).Caches()), 0)
		same(t, "rations", e.Have[Rations], 30)
		same(t, "gifts", e.Have[Gifts], 10)
	}
}

func TestRule3_31_EightCaches(t *testing.T) {
	g := scene(t, board("vvvvvvvvv"), deck.Explorer)
	e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 5, Rations: 30})
	for k := range MaxCaches {
		g.do(Cache, 0, Rations, 1)
		e.Spent = 0
		g.to(hexmap.ID(k + 1))
	}
	if _, ok := g.offered(Cache, 0, Rations); ok {
		t.Error("a ninth cache")
	}
	e.Spent = 0
	g.to(7)
	if _, ok := g.offered(Cache, 0, Rations); !ok {
		t.Error("nothing may be added to a cache there is")
	}
}

func TestRule17_GoodsAndCanoesOnly(t *testing.T) {
	g := scene(t, board("ss", "ss"), deck.Explorer)
	have := map[Item]int32{}
	for i := range Items {
		have[i] = 1
	}
	g.party(0, 0, OnFoot, have)
	for i := range Items {
		_, ok := g.offered(Cache, 0, i)
		same(t, "may be cached", ok, i >= Canoes)
	}
}

func TestRule17_ACacheIsSecret(t *testing.T) {
	g := scene(t, board("vv"), deck.Explorer, deck.Doctor)
	g.party(0, 0, OnFoot, map[Item]int32{Bearers: 1, Rations: 5})
	g.do(Cache, 0, Rations, 5)
	same(t, "own caches", len(g.p.View(0).Caches()), 1)
	g.party(0, 1, OnFoot, map[Item]int32{Bearers: 1})
	g.p.players[0].Caches[0].Opened = false
	same(t, "what is in it is known from afar", g.p.View(0).Caches()[0].Have[Rations], 5)
	same(t, "the other's", len(g.p.View(1).Caches()), 0)
	same(t, "nobody's", len(g.p.View(game.Nobody).Caches()), 0)
	g.party(1, 0, OnFoot, nil)
	if _, ok := g.offered(OpenCache, 0, 0); ok {
		t.Error("another's cache may be opened")
	}
}

func TestRule9_6_Dropping(t *testing.T) {
	g := scene(t, board("vv"), deck.Explorer)
	e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 3, Guides: 1, Askaris: 2, Horses: 1, Rations: 9})
	for i, n := range map[Item]int{Bearers: 1, Guides: 1, Askaris: 2, Horses: 1, Rations: 8} {
		ev := g.mustTell(g.do(Drop, 0, i, n), Dropped)
		same(t, "told", ev.Args, [6]int32{int32(i), int32(n)})
	}
	same(t, "left", e.Have, [Items]int32{Bearers: 2, Rations: 1})
}

// Of what there is only one of, that one may be put down, cached, shot, sent
// away or taken up again.
func TestRule9_6_TheLastOneToo(t *testing.T) {
	g := scene(t, board("vv"), deck.Explorer)
	e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 4, Guides: 1, Horses: 1, Gifts: 1, Rations: 7})
	e.Ill[Bearers] = 1
	for _, c := range []struct {
		k    game.Kind
		item Item
	}{{Drop, Guides}, {Drop, Horses}, {Shoot, Horses}, {Drop, Gifts}, {Cache, Gifts}, {DropSick, Bearers}} {
		if x, ok := g.offered(c.k, 0, c.item); !ok || x.Min != 1 || x.Max != 1 {
			t.Errorf("kind %d of item %d: %+v, %v", c.k, c.item, x, ok)
		}
	}
	if _, ok := g.offered(DropSick, 0, Guides); ok {
		t.Error("healthy people are offered as sick ones")
	}
	g.do(Cache, 0, Gifts, 1)
	if x, ok := g.offered(Take, ownCache, Gifts); !ok || x.Max != 1 {
		t.Errorf("taking up the one gift: %+v, %v", x, ok)
	}
	if _, ok := g.offered(Take, ownCache, Rations); ok {
		t.Error("what is not in the cache is offered from it")
	}
	cost, capability := e.load(OnFoot)
	e.Have[Rations] += capability - cost - 1
	if x, ok := g.offered(FillWater, 0, 0); !ok || x.Max != 1 {
		t.Errorf("room for one unit of water: %+v, %v", x, ok)
	}
}

// widow is a scene in which the first explorer of seat 0 is dead and has left
// a cache in hex 1; the parties of both seats stand there.
func widow(t *testing.T, published bool) *stage {
	t.Helper()
	g := scene(t, board("v.v"), deck.Explorer, deck.Doctor)
	g.p.hexes[1] = hexState{Terrain: hexmap.Veldt, By: game.Nobody, LakeBy: game.Nobody, River: -1}
	g.p.players[1].Known.add(1)
	g.party(0, 1, OnFoot, map[Item]int32{Bearers: 3, Rations: 20, Gifts: 5})
	g.do(Cache, 0, Rations, 15)
	g.do(Cache, 0, Gifts, 5)
	die(g)
	if published {
		g.p.hexes[1].By = 1
	}
	g.party(0, 1, OnFoot, map[Item]int32{Bearers: 3})
	g.party(1, 1, OnFoot, map[Item]int32{Bearers: 3})
	return g
}

// turnOf makes it a seat's turn to travel.
func (g *stage) turnOf(s game.Seat) {
	g.p.next = int8(s)
	g.p.steps = []step{{Travelling, s}}
}

func TestRule17_ADeadMansCacheIsFoundOncePublished(t *testing.T) {
	for s := range game.Seat(2) { // his successor, and another
		g := widow(t, false)
		g.turnOf(s)
		if _, ok := g.offered(OpenCache, 1, 0); ok {
			t.Error("found in an unpublished hex")
		}
		same(t, "not shown", len(g.p.View(s).Caches()), 0)

		g = widow(t, true)
		g.turnOf(s)
		same(t, "shown, but not what is in it", g.p.View(s).Caches()[0], CacheView{At: 1, Owner: 0, Orphan: true})
		if _, ok := g.offered(Take, 1, Rations); ok {
			t.Error("taken without looking for it")
		}
		ev := g.mustTell(g.die("17 cache", 2).do(OpenCache, 1, 0, 0), CacheOpened)
		same(t, "found, of seat 0", ev.Args, [6]int32{1, 1})
		same(t, "what is in it", g.p.View(s).Caches()[0].Have[Rations], 15)
		same(t, "others do not see it", g.p.View(1 - s).Caches()[0].Have, [Items]int{})
		ev = g.mustTell(g.do(Take, 1, Rations, 10), Took)
		same(t, "told", ev.Args, [6]int32{int32(Rations), 10, 1})
		same(t, "rations", g.trip(s).Have[Rations], 10)
		g.do(Take, 1, Rations, 5)
		g.do(Take, 1, Gifts, 5)
		same(t, "emptied", len(g.p.View(s).Caches()), 0)
		same(t, "its place is free", g.p.players[0].Caches[0].At, hexmap.None)
	}
}

func TestRule17_ADeadMansCacheMayBeGone(t *testing.T) {
	g := widow(t, true)
	g.turnOf(1)
	ev := g.mustTell(g.die("17 cache", 1).do(OpenCache, 1, 0, 0), CacheOpened)
	same(t, "gone", ev.Args, [6]int32{0, 1})
	same(t, "for everybody", len(g.p.View(0).Caches()), 0)
}

func TestRule17_OneAtATimeOnesOwnFirst(t *testing.T) {
	g := widow(t, true)
	g.turnOf(0)
	g.trip(0).Have[Rations] = 7
	g.do(Cache, 0, Rations, 7)
	same(t, "two caches", len(g.p.View(0).Caches()), 2)
	g.to(0)
	g.to(1)
	_, own := g.offered(OpenCache, 0, 0)
	_, his := g.offered(OpenCache, 1, 0)
	same(t, "one's own first", [2]bool{own, his}, [2]bool{true, false})
	g.die("17 cache", 3).do(OpenCache, 0, 0, 0)
	g.die("17 cache", 3).do(OpenCache, 1, 0, 0)
	g.do(Take, 0, Rations, 7)
	g.do(Take, 1, Rations, 15)
	same(t, "out of both", g.trip(0).Have[Rations], 22)
	same(t, "what is left is the dead man's", g.p.View(0).Caches()[0].Orphan, true)
}

func TestRule17_WhoGoesAwayMustLookAgain(t *testing.T) {
	g := widow(t, true)
	g.turnOf(1)
	g.die("17 cache", 3).do(OpenCache, 1, 0, 0)
	g.to(0)
	g.to(1)
	if _, ok := g.offered(Take, 1, Rations); ok {
		t.Error("taken on a later visit without a roll")
	}
	g.die("17 cache", 3).do(OpenCache, 1, 0, 0)
	g.trip(1).Have[Rations] = 9
	g.do(EndTravel, 0, 0, 0)
	g.do(SetPace, int32(Normal), 0, 0)
	if _, ok := g.offered(Take, 1, Rations); ok {
		t.Error("the next player takes without a roll")
	}
}

func TestRule17_TheDeadManStillHasHisEight(t *testing.T) {
	g := scene(t, board("vvvvvvvvv"), deck.Explorer)
	pl := &g.p.players[0]
	for i := range MaxCaches {
		pl.Caches[i] = cache{At: hexmap.ID(i), Have: [Items]int32{Rations: int32(i) + 1}}
	}
	g.p.findCaches()
	g.party(0, 8, OnFoot, nil)
	die(g)
	g.party(0, 8, OnFoot, map[Item]int32{Bearers: 1, Rations: 5})
	if _, ok := g.offered(Cache, 0, Rations); ok {
		t.Error("a ninth cache")
	}
}

func TestRule17_TwoOfTheDeadInOneHexAreOne(t *testing.T) {
	g := widow(t, true)
	g.turnOf(0)
	g.trip(0).Have[Rations] = 7
	g.do(Cache, 0, Rations, 7)
	die(g)
	all := g.p.View(1).Caches()
	same(t, "caches", len(all), 1)
	same(t, "rations in it", g.p.orphanAt(0, 1).Have[Rations], 22)
}
