package nile

import (
	"fmt"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

var recordPointsOf = map[deck.Specialty]int{
	deck.Botanist: 3, deck.Doctor: 2, deck.Ethnologist: 2, deck.Explorer: 3, deck.Geologist: 3, deck.Journalist: 4, deck.Missionary: 2, deck.Zoologist: 3,
}

func TestRule24_RecordsForEverySpecialty(t *testing.T) {
	for k := range deck.Specialties {
		g, id := find(t, k, hexState{Terrain: hexmap.Mountain, Peak: 15_000, Fall: 160, Cataract: hexmap.W, Out: sets(hexmap.W), In: sets(hexmap.SE), River: -1})
		_, by := scored(g.do(Publish, int32(id), 0, 0))
		same(t, k.String()+": mountain", by[HighestMountain], recordPointsOf[k])
		same(t, k.String()+": fall", by[HighestFall], recordPointsOf[k])
		r := g.p.View(1).Records()
		if r.Mountain != 15_000 || r.Fall != 160 || r.MountainBy != 0 || r.FallBy != 0 {
			t.Errorf("records %+v", r)
		}
		g, id = find(t, k, hexState{Terrain: hexmap.Lake, Lake: 5_000})
		g.p.hexes[id].LakeBy = 0
		_, by = scored(g.do(Publish, int32(id), 0, 0))
		same(t, k.String()+": lake", by[LargestLake], recordPointsOf[k])
	}
}

func TestRule24_OnlyAGreaterOneScores(t *testing.T) {
	for _, c := range []struct {
		standing int32
		scores   bool
	}{{14_999, true}, {15_000, false}, {15_001, false}} {
		g, id := find(t, deck.Doctor, hexState{Terrain: hexmap.Mountain, Peak: 15_000})
		g.p.records.Mountain, g.p.records.MountainBy = c.standing, 1
		_, by := scored(g.do(Publish, int32(id), 0, 0))
		same(t, "scores", by[HighestMountain] > 0, c.scores)
		same(t, "holder", g.p.records.MountainBy == 0, c.scores)
	}
	for _, c := range []struct {
		standing int32
		scores   bool
	}{{1_599, true}, {1_600, false}, {1_601, false}} {
		g, id := find(t, deck.Doctor, hexState{Terrain: hexmap.Veldt, Fall: 1_600, Cataract: hexmap.W, Out: sets(hexmap.W), In: sets(hexmap.SE), River: -1})
		g.p.records.Fall, g.p.records.FallBy = c.standing, 1
		_, by := scored(g.do(Publish, int32(id), 0, 0))
		same(t, "a fall scores", by[HighestFall] > 0, c.scores)
		same(t, "its holder", g.p.records.FallBy == 0, c.scores)
		g, id = find(t, deck.Doctor, hexState{Terrain: hexmap.Lake, Lake: 1_600})
		g.p.hexes[id].LakeBy = 0
		g.p.records.Lake, g.p.records.LakeBy = c.standing, 1
		_, by = scored(g.do(Publish, int32(id), 0, 0))
		same(t, "a lake scores", by[LargestLake] > 0, c.scores)
		same(t, "its holder", g.p.records.LakeBy == 0, c.scores)
	}
}

func TestRule24_ALakeScoresOnceForItsSize(t *testing.T) {
	g, id := find(t, deck.Doctor, hexState{Terrain: hexmap.Lake, Lake: 5_000})
	g.p.hexes[id].LakeBy = 0
	g.p.hexes[id+1] = hexState{Terrain: hexmap.Lake, Lake: 3_000, By: game.Nobody, LakeBy: 0, River: -1}
	g.p.players[0].Known.add(id + 1)
	sum, by := scored(g.do(PublishAll, 0, 0, 0))
	same(t, "record", by[LargestLake], 2)
	same(t, "points", sum, 4)
	same(t, "size", g.p.records.Lake, 8_000)
}

// What is too small is no record: a waterfall under 100 feet, a lake under 1,000 square
// miles (24.1).
func TestRule24_1_WhatIsTooSmallIsNoRecord(t *testing.T) {
	for _, c := range []struct {
		of    Reason
		is    hexState
		score bool
	}{
		{HighestFall, hexState{Terrain: hexmap.Veldt, Fall: 99, Cataract: hexmap.W, Out: sets(hexmap.W), In: sets(hexmap.SE), River: -1}, false},
		{HighestFall, hexState{Terrain: hexmap.Veldt, Fall: 100, Cataract: hexmap.W, Out: sets(hexmap.W), In: sets(hexmap.SE), River: -1}, true},
		{LargestLake, hexState{Terrain: hexmap.Lake, Lake: 999}, false},
		{LargestLake, hexState{Terrain: hexmap.Lake, Lake: 1_000}, true},
	} {
		g, id := find(t, deck.Doctor, c.is)
		g.p.hexes[id].LakeBy = 0
		promised := false
		for _, w := range g.p.View(0).Worth(id) {
			promised = promised || w.Reason == c.of
		}
		_, by := scored(g.do(Publish, int32(id), 0, 0))
		same(t, "scores", by[c.of] > 0, c.score)
		same(t, "is promised", promised, c.score)
		same(t, "is told to count", int(max(c.is.Fall, c.is.Lake)) >= LeastRecord(c.of), c.score)
		same(t, "somebody holds it", g.p.records.FallBy == 0 || g.p.records.LakeBy == 0, c.score)
	}
}

// A river is a record if it is longer than any that the map of 1820 shows from its source
// to its end: of that of Africa the Orange (25.3).
func TestRule25_3_LongerThanWhatWasKnown(t *testing.T) {
	same(t, "hexes of the Orange", longestOfAfrica(), 10)
	for n := 1; n <= 4; n++ {
		m := board("v......", "~vvvvvv")
		addRiver(m, "Congo", 7, 0, hexmap.E, hexmap.W)
		addRiver(m, "Orange", 3, at(m, 3, 1), hexmap.NoDir, hexmap.W, hexmap.W, hexmap.W)
		same(t, "known", fix(m).longest, 3)
		g := scene(t, m, deck.Doctor)
		for i := 1; i <= n; i++ {
			g.p.hexes[i] = hexState{Terrain: hexmap.Veldt, Out: sets(hexmap.W), In: sets(hexmap.E), Above: uint8(i), By: game.Nobody, LakeBy: game.Nobody}
			g.p.players[0].Known.add(hexmap.ID(i))
		}
		g.p.hexes[n].In = 0
		g.p.steps = []step{{Publishing, 0}}
		_, by := scored(g.do(Publish, int32(n), 0, 0))
		same(t, fmt.Sprint("a river of ", n+1), by[LongestRiver] > 0, n+1 > 3)
	}
}

// stem is the Great river from its mouth in the west: known to hex 0, then n
// explored hexes up to its headwater, all known to seat 0.
func stem(t *testing.T, name string, n int, k deck.Specialty) *stage {
	t.Helper()
	row := "v"
	for range n + 1 {
		row += "."
	}
	m := board(row)
	addRiver(m, name, 7, 0, hexmap.E, hexmap.W)
	g := scene(t, m, k, deck.Botanist)
	for i := 1; i <= n; i++ {
		h := &g.p.hexes[i]
		*h = hexState{Terrain: hexmap.Veldt, Out: sets(hexmap.W), In: sets(hexmap.E), Above: uint8(i), By: game.Nobody, LakeBy: game.Nobody}
		if i == n {
			h.In = 0
		}
		g.p.players[0].Known.add(hexmap.ID(i))
	}
	g.p.steps = []step{{Publishing, 0}}
	return g
}

func TestRule25_TheSourceOfANamedRiver(t *testing.T) {
	for n := 1; n <= 8; n++ {
		g := stem(t, "Congo", n, deck.Doctor)
		_, by := scored(g.do(Publish, int32(n), 0, 0))
		same(t, "source", by[RiverSource], 6+(n+1)/2) // with the known hex, n + 1 long
		same(t, "longest", by[LongestRiver], 6)
		same(t, "not the Nile", by[SourceOfNile], 0)
		same(t, "length on record", int(g.p.records.River), n+1)
	}
}

func TestRule25_OnceARiver(t *testing.T) {
	g := stem(t, "Congo", 3, deck.Doctor)
	g.p.rivers[0].Source = true
	_, by := scored(g.do(Publish, 3, 0, 0))
	same(t, "source", by[RiverSource], 0)
}

// Two headwaters of one river: the first that is published is its source.
func TestRule25_OneSourceOfTwoHeadwaters(t *testing.T) {
	g := stem(t, "Congo", 4, deck.Doctor)
	g.p.hexes[3].In = 0 // nothing comes to it from the fourth any more, which has a river of that name too
	g.p.hexes[4].Out = sets(hexmap.NE)
	_, by := scored(g.do(Publish, 3, 0, 0))
	same(t, "the first", by[RiverSource] > 0, true)
	_, by = scored(g.do(Publish, 4, 0, 0))
	same(t, "the second", by[RiverSource], 0)
}

func TestRule25_RiversWithoutANameHaveNoSource(t *testing.T) {
	g := stem(t, "Congo", 3, deck.Doctor)
	g.p.rivers = append(g.p.rivers, river{Named: hexmap.NoRiver, Least: leastLength})
	g.p.hexes[3].River = 1
	_, by := scored(g.do(Publish, 3, 0, 0))
	same(t, "source", by[RiverSource], 0)
	same(t, "longest", by[LongestRiver], 6)
}

func TestRule25_LongestRiver(t *testing.T) {
	for _, c := range []struct {
		standing int32
		by       game.Seat
		scores   int
		after    int32
	}{
		{3, 1, 6, 4}, // another's is beaten
		{4, 1, 0, 4}, // not by an equal one
		{3, 0, 0, 4}, // one's own is lengthened without points
		{9, 0, 0, 9},
	} {
		g := stem(t, "Congo", 3, deck.Doctor)
		g.p.records.River, g.p.records.RiverBy = c.standing, c.by
		_, by := scored(g.do(Publish, 3, 0, 0))
		same(t, "longest", by[LongestRiver], c.scores)
		same(t, "record", g.p.records.River, c.after)
	}
}

// A river is measured from its headwater: without one it is not in the contest,
// however much of it is published; with one it is, also a second one of a river
// whose source has scored (Reading 89).
func TestRule25_TheLongestRiverBeginsAtAHeadwater(t *testing.T) {
	g := stem(t, "Congo", 5, deck.Doctor)
	g.p.hexes[5].In = sets(hexmap.E) // it comes from blank land
	for id := int32(1); id <= 5; id++ {
		_, by := scored(g.do(Publish, id, 0, 0))
		same(t, "longest, without its source", by[LongestRiver], 0)
	}
	same(t, "record", g.p.records, records{MountainBy: game.Nobody, FallBy: game.Nobody, LakeBy: game.Nobody, RiverBy: game.Nobody})

	g.p.hexes[6] = hexState{Terrain: hexmap.Veldt, Out: sets(hexmap.W), By: game.Nobody, LakeBy: game.Nobody}
	g.p.rivers[0].Source = true // of another branch
	g.p.players[0].Known.add(6)
	_, by := scored(g.do(Publish, 6, 0, 0))
	same(t, "source, scored before", by[RiverSource], 0)
	same(t, "longest, from a farther headwater", by[LongestRiver], 6)
	same(t, "record", g.p.records.River, 7)
}

// What is printed on the chart of 1820 from source to mouth holds no record.
func TestRule25_APrintedRiverHoldsNothing(t *testing.T) {
	pos, err := Rules{}.New(testSettings(1, 75).Encode())
	if err != nil {
		t.Fatal(err)
	}
	p, whole := pos.(*Position), 0
	for id := range p.hexes {
		if h := &p.hexes[id]; h.Printed && h.River >= 0 && p.headwater(hexmap.ID(id)) {
			if _, ok := p.riverLength(hexmap.ID(id)); ok {
				whole++
			}
		}
	}
	if whole == 0 {
		t.Error("no river is printed whole: the Orange is")
	}
	same(t, "record", p.records.River, 0)
	same(t, "held by", p.records.RiverBy, game.Nobody)
}

func TestRule25_LengthByTheLongestWay(t *testing.T) {
	// From the headwater in the east: straight on 2 hexes to the sea, or round
	// by a lake in the south.
	m := board("~vlv", "~vvv")
	g := scene(t, m, deck.Doctor)
	set := func(col, row int, terrain hexmap.Terrain, out, in hexmap.DirSet) hexmap.ID {
		h := &g.p.hexes[at(m, col, row)]
		h.Terrain, h.Out, h.In, h.River = terrain, out, in, -1
		return at(m, col, row)
	}
	head := set(3, 0, hexmap.Veldt, sets(hexmap.W), 0)
	set(2, 0, hexmap.Lake, sets(hexmap.W, hexmap.SE), sets(hexmap.E))
	set(1, 0, hexmap.Veldt, sets(hexmap.W), sets(hexmap.E))
	set(2, 1, hexmap.Veldt, sets(hexmap.W), sets(hexmap.NW))
	set(1, 1, hexmap.Veldt, sets(hexmap.W), sets(hexmap.E))
	length, whole := g.p.riverLength(head)
	same(t, "length", length, 4)
	same(t, "to the sea", whole, true)
}

func TestRule25_ARiverNotMappedToTheSeaIsNoRecord(t *testing.T) {
	m := board(".vv")
	g := scene(t, m, deck.Doctor)
	for i := 1; i <= 2; i++ {
		g.p.hexes[i].Out, g.p.hexes[i].River = sets(hexmap.W), -1
	}
	g.p.hexes[1].In = sets(hexmap.E)
	length, whole := g.p.riverLength(2)
	same(t, "length so far", length, 2)
	same(t, "to the sea", whole, false)
}

// A river that ends in a lake without outlet is mapped down to its end, and
// that lake counts among its hexes (Reading 31).
func TestRule25_ALakeWithoutOutletIsTheEnd(t *testing.T) {
	for _, salt := range []bool{true, false} {
		m := board("~lvv")
		g := scene(t, m, deck.Doctor)
		for i, h := range []hexState{
			{Terrain: hexmap.Lake, In: sets(hexmap.E), Salt: salt},
			{Terrain: hexmap.Veldt, In: sets(hexmap.E), Out: sets(hexmap.W)},
			{Terrain: hexmap.Veldt, Out: sets(hexmap.W)},
		} {
			h.River, h.By, h.LakeBy = -1, game.Nobody, game.Nobody
			if i == 0 && !salt {
				h.Out = sets(hexmap.SE) // into nothing that is land
			}
			g.p.hexes[i+1] = h
		}
		length, whole := g.p.riverLength(3)
		same(t, "length", length, 3)
		same(t, "whole", whole, true)
	}
}

// Only the White Nile's own stubs keep the question of its source open.
func TestRule25_OtherRiversStubsDoNotMatter(t *testing.T) {
	for _, of := range []int16{0, 1} {
		g := stem(t, "White Nile", 3, deck.Doctor)
		g.p.rivers = append(g.p.rivers, river{Named: hexmap.NoRiver, Least: leastLength})
		g.p.hexes[2].In |= sets(hexmap.SE) // from land that is still blank
		m := board("vvvvv", ".....")
		addRiver(m, "White Nile", 7, 0, hexmap.E, hexmap.W)
		s := scene(t, m, deck.Doctor)
		copy(s.p.hexes, g.p.hexes)
		s.p.rivers = g.p.rivers
		for id := 0; id < 5; id++ { // the stub's hex is another river's
			if s.p.hexes[id].In.Has(hexmap.SE) {
				s.p.hexes[id].River = of
			}
		}
		for id := hexmap.ID(1); id <= 3; id++ {
			s.p.players[0].Known.add(id)
		}
		s.p.steps = []step{{Publishing, 0}}
		_, by := scored(s.do(Publish, 3, 0, 0))
		same(t, "the source of the Nile", by[SourceOfNile] > 0, of == 1)
	}
}

func TestRule25_TheSourceOfTheNile(t *testing.T) {
	for _, c := range []struct {
		name   string
		n      int
		change func(g *stage)
		points int
	}{
		{"seven above", 7, func(*stage) {}, 10},
		{"six above, and no stub is open", 6, func(*stage) {}, 10},
		{"found already", 7, func(g *stage) { g.p.records.Nile = true }, 0},
	} {
		g := stem(t, "White Nile", c.n, deck.Doctor)
		c.change(g)
		_, by := scored(g.do(Publish, int32(c.n), 0, 0))
		same(t, c.name, by[SourceOfNile], c.points)
		same(t, c.name, g.p.records.Nile, true)
	}
}

func TestRule25_NotWhileAStubIsOpenOrAnotherIsFarther(t *testing.T) {
	// The White Nile comes to a lake from two sides; the nearer headwater is
	// the source of the Nile only if nothing is farther or unknown.
	for _, c := range []struct {
		name  string
		above int // of the other headwater; 0: its stub is open
		want  int
	}{{"open", 0, 0}, {"farther", 6, 0}, {"nearer", 3, 10}} {
		m := board("v.....", "......")
		addRiver(m, "White Nile", 7, 0, hexmap.E, hexmap.W)
		g := scene(t, m, deck.Doctor)
		put := func(id hexmap.ID, above uint8, terrain hexmap.Terrain, out, in hexmap.DirSet) {
			g.p.hexes[id] = hexState{Terrain: terrain, Out: out, In: in, Above: above, By: game.Nobody, LakeBy: game.Nobody}
			g.p.players[0].Known.add(id)
		}
		put(1, 1, hexmap.Lake, sets(hexmap.W), sets(hexmap.E, hexmap.SE))
		put(2, 2, hexmap.Veldt, sets(hexmap.W), 0)
		if c.above > 0 {
			put(m.Near(1, hexmap.SE), uint8(c.above), hexmap.Veldt, sets(hexmap.NW), 0)
		}
		if c.above == 3 {
			g.p.hexes[2].Above = 4
		}
		g.p.steps = []step{{Publishing, 0}}
		_, by := scored(g.do(Publish, 2, 0, 0))
		same(t, c.name, by[SourceOfNile], c.want)
	}
}

// One record of a kind an account, for the greatest, in whichever order the
// hexes are printed.
func TestRule24_OnceAnAccountForTheGreatest(t *testing.T) {
	peaks := [3]int16{15_000, 17_000, 16_000}
	room := func() (*stage, [3]hexmap.ID) {
		g := scene(t, board("vvv", "..."), deck.Geologist, deck.Botanist)
		var ids [3]hexmap.ID
		for i, feet := range peaks {
			ids[i] = at(g.p.chart, i, 1)
			g.p.hexes[ids[i]] = hexState{Terrain: hexmap.Mountain, Peak: feet, By: game.Nobody, LakeBy: game.Nobody, River: -1}
			g.p.players[0].Known.add(ids[i])
		}
		g.p.steps = []step{{Publishing, 0}}
		return g, ids
	}
	for _, order := range [][3]int{{0, 1, 2}, {1, 2, 0}, {2, 1, 0}} {
		g, ids := room()
		sum := 0
		for _, i := range order {
			_, by := scored(g.do(Publish, int32(ids[i]), 0, 0))
			sum += by[HighestMountain]
		}
		same(t, "points for all records", sum, recordSpecial)
		same(t, "what has to be beaten", g.p.records.Mountain, 17_000)
	}
	g, ids := room()
	events := g.do(PublishAll, 0, 0, 0)
	_, by := scored(events)
	same(t, "all at once", by[HighestMountain], recordSpecial)
	for _, e := range events {
		if e.Kind == Scored && Reason(e.Args[0]) == HighestMountain {
			same(t, "told of the greatest", [2]int32{e.At, e.Args[2]}, [2]int32{int32(ids[1]), 17_000})
		}
	}
	// The account is kept open by waiting, and closed by setting out.
	g, ids = room()
	g.do(Publish, int32(ids[0]), 0, 0)
	g.do(EndPublishing, 0, 0, 0)
	g.do(Wait, 0, 0, 0)
	g.do(Wait, 0, 0, 0)
	_, by = scored(g.do(Publish, int32(ids[2]), 0, 0))
	same(t, "a month later", by[HighestMountain], 0)
	g.do(EndPublishing, 0, 0, 0)
	g.play(func(a *game.Act) { g.p.beginOutfit(0, hexmap.NoPort); g.p.players[0].Scored = 0 })
	g.p.steps = []step{{Publishing, 0}}
	_, by = scored(g.do(Publish, int32(ids[1]), 0, 0))
	same(t, "in another account", by[HighestMountain], recordSpecial)
}
