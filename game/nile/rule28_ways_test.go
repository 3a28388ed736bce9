package nile

import (
	"fmt"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// diceBy are the signs of the dice by a setting of the switch for mapping.
func diceBy(mapping uint8) signs {
	return mappers[mapping].signs(nil, 0, 0, nil)
}

func TestRule28_2_WhenARiverRises(t *testing.T) {
	for mapping, rises := range map[uint8][6]bool{ // in any order: each by itself
		edition.ByOwnDice: {false, true, false, true, false, true},
		edition.ByDice:    {false, false, false, false, true, true},
	} {
		for die := 1; die <= 6; die++ {
			g := scene(t, board("v."), deck.Explorer)
			if g.die("10.3 rises", die); rises[die-1] {
				g.die("10.3 rises", 4)
			}
			want := hexmap.NoDir
			if rises[die-1] {
				want = hexmap.Dir(4)
			}
			var got hexmap.Dir
			g.play(func(a *game.Act) { got = diceBy(mapping).rises(a) })
			same(t, "goes", got, want)
		}
	}
}

func TestRule28_2_WhereARiverComesFrom(t *testing.T) {
	// The hex to be mapped has blank land to the east and settled dry land to the west.
	const east, west = 2, 5
	for _, c := range []struct {
		what    string
		mapping uint8
		short   bool
		course  []int // dice
		fork    []int
		want    deck.RiverA
	}{
		{"from blank land", edition.ByOwnDice, false, []int{east}, nil, deck.RiverA{Kind: deck.On, D: east}},
		{"from nowhere", edition.ByOwnDice, false, []int{west}, nil, deck.RiverA{Kind: deck.Source}},
		{"not yet", edition.ByOwnDice, true, []int{west}, nil, deck.RiverA{Kind: deck.On, D: west}},
		{"no fork", edition.ByDice, false, []int{east}, []int{5}, deck.RiverA{Kind: deck.On, D: east}},
		{"a fork", edition.ByDice, false, []int{east}, []int{6, 3}, deck.RiverA{Kind: deck.Fork, D: east, E: 3}},
		{"a second throw", edition.ByDice, false, []int{west, east}, []int{1}, deck.RiverA{Kind: deck.On, D: east}},
		{"two in vain", edition.ByDice, false, []int{west, west}, nil, deck.RiverA{Kind: deck.Source}},
		{"two in vain, not yet", edition.ByDice, true, []int{west, west}, []int{2}, deck.RiverA{Kind: deck.On, D: west}},
	} {
		g := scene(t, board("v.."), deck.Explorer)
		g.die("10.3 course", c.course...)
		g.die("10.3 fork", c.fork...)
		var got deck.RiverA
		g.play(func(a *game.Act) { got = diceBy(c.mapping).course(g.p, 1, c.short, a) })
		same(t, c.what, got, c.want)
	}
}

// The key: what a second throw makes of the first.
func TestRule28_2_MixedTerrain(t *testing.T) {
	const v, j, m, s, d, l = hexmap.Veldt, hexmap.Jungle, hexmap.Mountain, hexmap.Swamp, hexmap.Desert, hexmap.Lake
	game2, by1978 := byDice{}, byDice{printed: true}
	for _, c := range [...]struct{ first, second, game2, by1978 hexmap.Terrain }{
		{j, m, hexmap.JungleMountain, hexmap.JungleMountain},
		{m, j, hexmap.JungleMountain, hexmap.JungleMountain},
		{j, s, hexmap.JungleSwamp, hexmap.JungleSwamp},
		{s, j, hexmap.JungleSwamp, hexmap.JungleSwamp},
		{j, v, v, j},
		{d, v, v, d},
		{m, v, m, m},
		{s, v, s, s},
		{m, s, m, m},
		{d, j, d, d},
		{j, j, j, j},
		{s, hexmap.Blank, s, s},
	} {
		what := c.first.String() + " and " + c.second.String()
		same(t, what, game2.mixed(c.first, c.second), c.game2)
		same(t, what+" in 1978", by1978.mixed(c.first, c.second), c.by1978)
	}
	for land, twice := range map[hexmap.Terrain][2]bool{ // in any order: each by itself
		v: {}, l: {}, d: {true, false}, j: {true, true}, m: {true, true}, s: {true, true},
	} {
		same(t, land.String(), [2]bool{game2.mixes(land), by1978.mixes(land)}, twice)
	}
	for m, odds := range keyOdds { // in any order: each by itself
		sum := int32(0)
		for _, n := range odds {
			sum += n
		}
		same(t, fmt.Sprintf("all throws of the key of %+v", m), sum, 36*36)
	}
}

func TestRule28_3_ThrowsForPeople(t *testing.T) {
	// Veldt without water: people on 2 to 4.
	people := func(e edition.Edition, sums ...int) bool {
		g := scene(t, board("v."), deck.Explorer).by(e)
		for _, n := range sums {
			g.die("10.7 people", n-1, 1)
		}
		found := false
		g.play(func(a *game.Act) {
			found = g.p.mapper().inhabited(g.p, 0, 0, deck.HexFacts{Terrain: hexmap.Veldt}, a)
		})
		return found
	}
	twice := edition.Edition{edition.Mapping: edition.ByDice}
	same(t, "found at once", people(twice, 4), true)
	same(t, "found with the second", people(twice, 7, 3), true)
	same(t, "not found", people(twice, 7, 5), false)
	once := edition.Edition{edition.Mapping: edition.ByOwnDice, edition.Peoples: edition.OnVisit}
	same(t, "one throw", people(once, 7), false)
	for _, c := range [...]struct {
		sum  int
		f    deck.HexFacts
		want bool
	}{
		{7, deck.HexFacts{Terrain: hexmap.Desert, River: true}, true},
		{7, deck.HexFacts{Terrain: hexmap.Desert, Oasis: true}, true},
		{7, deck.HexFacts{Terrain: hexmap.Desert}, false},
		{2, deck.HexFacts{Terrain: hexmap.Desert}, false},
		{4, deck.HexFacts{Terrain: hexmap.JungleSwamp}, true},
		{5, deck.HexFacts{Terrain: hexmap.Mountain}, true},
		{6, deck.HexFacts{Terrain: hexmap.JungleMountain}, true},
		{4, deck.HexFacts{Terrain: hexmap.Mountain}, false},
		{3, deck.HexFacts{Terrain: hexmap.Lake, Shore: true}, true},
		{4, deck.HexFacts{Terrain: hexmap.Lake, Shore: true}, false},
	} {
		same(t, c.f.Terrain.String(), findsPeople(c.sum, c.f), c.want)
	}
}

func TestRule28_4_WaterfallsThatAreRecorded(t *testing.T) {
	// Four dice: the product is the height in feet.
	fall := func(falls uint8, dice ...int) int16 {
		g := scene(t, board("v."), deck.Explorer).by(edition.Edition{edition.Mapping: edition.ByDice, edition.Falls: falls})
		h := &g.p.hexes[1]
		h.Terrain, h.Cataract = hexmap.Veldt, 5
		g.die("10.4 fall", dice...)
		g.play(func(a *game.Act) { g.p.mapSpectacular(0, 1, a) })
		return h.Fall
	}
	same(t, "any", fall(edition.AnyFall, 1, 1, 1, 2), 2)
	same(t, "36 feet in Game II", fall(edition.From40, 3, 3, 4, 1), 0)
	same(t, "40 feet in Game II", fall(edition.From40, 5, 4, 2, 1), 40)
	same(t, "400 feet in 1978", fall(edition.Above400, 5, 5, 4, 4), 0)
	same(t, "432 feet in 1978", fall(edition.Above400, 6, 6, 6, 2), 432)
}
