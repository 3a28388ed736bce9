package nile

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

func TestRule17_PutDownAndPickedUpLater(t *testing.T) {
	for die := 1; die <= 6; die++ {
		g := scene(t, board("vv"), Explorer)
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
	g := scene(t, board("vvvvvvvvv"), Explorer)
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
	g := scene(t, board("ss", "ss"), Explorer)
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
	g := scene(t, board("vv"), Explorer, Doctor)
	g.party(0, 0, OnFoot, map[Item]int32{Bearers: 1, Rations: 5})
	g.do(Cache, 0, Rations, 5)
	same(t, "own caches", len(g.p.View(0).Caches()), 1)
	same(t, "the other's", len(g.p.View(1).Caches()), 0)
	same(t, "nobody's", len(g.p.View(game.Nobody).Caches()), 0)
	g.party(1, 0, OnFoot, nil)
	if _, ok := g.offered(OpenCache, 0, 0); ok {
		t.Error("another's cache may be opened")
	}
}

func TestRule9_6_Dropping(t *testing.T) {
	g := scene(t, board("vv"), Explorer)
	e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 3, Guides: 1, Askaris: 2, Horses: 1, Rations: 9})
	for i, n := range map[Item]int{Bearers: 1, Guides: 1, Askaris: 2, Horses: 1, Rations: 8} {
		ev := g.mustTell(g.do(Drop, 0, i, n), Dropped)
		same(t, "told", ev.Args, [6]int32{int32(i), int32(n)})
	}
	same(t, "left", e.Have, [Items]int32{Bearers: 2, Rations: 1})
}
