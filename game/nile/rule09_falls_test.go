package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// aboveFalls is a canoe party on hex 1 of the second row, with a river that
// leads east into the hex to its right.
func aboveFalls(t *testing.T, canoes int32, rows ...string) (g *stage, to hexmap.ID) {
	t.Helper()
	m := board(rows...)
	from := at(m, 1, 1)
	addRiver(m, "Test", 3, at(m, 0, 1), hexmap.NoDir, hexmap.E, hexmap.E)
	g = scene(t, m, deck.Explorer, deck.Doctor)
	e := g.party(0, from, ByCanoe, map[Item]int32{Canoes: canoes, Bearers: 8 * canoes, Guides: 1, Askaris: 4, Rations: 100, Gifts: 50, Muskets: 7})
	e.Allowance, e.Level = 6, Reckless
	return g, from + 1
}

// theCards leaves so many cards in the deck, chosen for their variety.
func (g *stage) theCards(n int) *stage {
	g.p.deck = nil
	for i := range n {
		g.p.deck = append(g.p.deck, uint8((i*37+5)%deck.Size))
	}
	return g
}

func TestRule9_28_OddsAgainstRolledDice(t *testing.T) {
	slow(t)
	drift := func(q *Position, to hexmap.ID, a *game.Act) { q.drift(0, to, a) }
	for seed, c := range []struct {
		name   string
		canoes int32
		rows   []string
		cards  int
		set    func(g *stage, to hexmap.ID)
		go_    func(q *Position, to hexmap.ID, a *game.Act)
	}{
		{name: "blank land, all cards", canoes: 4, rows: []string{"v...", "vv..", "...."}, cards: deck.Size},
		{name: "jungle and desert around", canoes: 3, rows: []string{"jjdd", "jd..", "jjdd"}, cards: 40},
		{name: "three lakes beside it", canoes: 1, rows: []string{"vll.", "vv.l", "vv.."}, cards: 50, set: func(g *stage, _ hexmap.ID) { g.trip(0).Have[Rations] = 20 }},
		{name: "one card left", canoes: 3, rows: []string{"v...", "vm..", "...."}, cards: 1},
		{name: "no card left", canoes: 3, rows: []string{"v...", "vm..", "...."}, cards: 0},
		{name: "no way out for the river", canoes: 3, rows: []string{"vvvv", "vv.v", "vvvv"}, cards: 90},
		{name: "a river waits beyond", canoes: 3, rows: []string{"mmmm", "mm.m", "mmmm"}, cards: 90, set: func(g *stage, to hexmap.ID) {
			g.p.hexes[to+1].In = sets(hexmap.W)
			g.p.hexes[to+1].Out = sets(hexmap.E)
		}},
		{name: "two rivers wait beyond", canoes: 3, rows: []string{"mmmm", "mm.m", "mmmm"}, cards: 90, set: func(g *stage, to hexmap.ID) {
			for _, d := range []hexmap.Dir{hexmap.E, hexmap.SE} {
				n := g.p.chart.Near(to, d)
				g.p.hexes[n].In, g.p.hexes[n].Out = sets(d.Opposite()), sets(hexmap.E)
			}
		}},
		{name: "others have been there", canoes: 3, rows: []string{"vvvv", "vvvv", "vvvv"}, cards: 90, set: func(g *stage, to hexmap.ID) {
			h := &g.p.hexes[to]
			h.Printed, h.In, h.Out, h.Cataract, h.River = false, sets(hexmap.W), sets(hexmap.E), hexmap.E, 0
			g.p.players[1].Known.add(to)
		}},
		{name: "drifting", canoes: 3, rows: []string{"m...", "mm..", "...."}, cards: 77, go_: drift, set: func(g *stage, _ hexmap.ID) { g.trip(0).Have[Bearers] = 2 }},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, to := aboveFalls(t, c.canoes, c.rows...)
			g.theCards(c.cards)
			if c.set != nil {
				c.set(g, to)
			}
			k := Move
			if c.go_ == nil {
				c.go_ = func(q *Position, to hexmap.ID, a *game.Act) { q.move(0, to, a) }
			} else {
				k = Drift
			}
			choice, ok := g.offered(k, int32(to), 0)
			if !ok {
				t.Fatal("the step is not offered")
			}
			odds := g.p.View(0).Preview(choice).Falls
			var chance [7]float64 // by canoes lost
			drowned := 0.0
			for _, f := range odds.Faces {
				chance[f.Canoes] += odds.Cataract.Float() / 6
				if f.Drowned {
					drowned += odds.Cataract.Float() / 6
				}
			}
			same(t, "the choice warns", choice.Odds.Num > 0, odds.Cataract.Num > 0)
			if choice.Odds.Num > 0 {
				same(t, "of falls", choice.Risk, RiskFalls)
			}
			var came [7]int
			dead, cataracts := 0, 0
			rolled(t, g.p, uint64(900+seed), func(q *Position, a *game.Act) {
				c.go_(q, to, a)
				if !q.alive(0) {
					dead++
					came[c.canoes]++
					return
				}
				came[c.canoes-q.players[0].Trip.Have[Canoes]]++
				if q.hexes[to].Cataract != hexmap.NoDir {
					cataracts++
				}
			})
			near(t, "the explorer drowns", dead, aHundredThousand, drowned)
			near(t, "a cataract, and he lives", cataracts, aHundredThousand, odds.Cataract.Float()-drowned)
			for n := 1; n < len(chance); n++ {
				near(t, "canoes lost", came[n], aHundredThousand, chance[n])
			}
			t.Logf("cataract %d in %d: %.2f %%", odds.Cataract.Num, odds.Cataract.Den, 100*odds.Cataract.Float())
		})
	}
}

// Where nothing can surprise the party nothing is shown.
func TestRule9_28_NoOddsWhereTheWayIsKnown(t *testing.T) {
	g, to := aboveFalls(t, 2, "v...", "vv..", "....")
	g.p.players[0].Known.add(to)
	same(t, "known", g.p.fallsOdds(&g.p.players[0], to).Cataract, game.Odds{})
	g, to = aboveFalls(t, 2, "v...", "vv..", "....")
	g.trip(0).Mode = OnFoot
	same(t, "on foot", g.p.fallsOdds(&g.p.players[0], to).Cataract, game.Odds{})
	same(t, "upstream", g.p.fallsOdds(&g.p.players[0], to-2).Cataract, game.Odds{})
}

// What each face takes is what the rule then takes.
func TestRule9_28_TheFacesShown(t *testing.T) {
	for die := 1; die <= 6; die++ {
		g, to := aboveFalls(t, 4, "v...", "vv..", "....")
		shown := g.p.fallsOdds(&g.p.players[0], to).Faces[die-1]
		before := g.trip(0).Have
		g.card(land(hexmap.Mountain), deck.Card{Cataract: deck.IfMountain}).die("10.3 outlet", 2).card(deck.Card{Fall: 90}, blankCard).die("9.28 falls", die)
		g.to(to)
		after := g.trip(0).Have
		for i := range Items {
			want := shown.Gone[i]
			if i == Canoes {
				want = shown.Canoes
			}
			same(t, "gone of item "+itemWords[i], int(before[i]-after[i]), want)
		}
		same(t, "drowned", shown.Drowned, false)
	}
	e := expedition{party: party{Have: [Items]int32{Canoes: 1, Bearers: 8}}}
	same(t, "the last canoe", e.fallsFace(4).Drowned, true)
	same(t, "with everybody", e.fallsFace(4).Gone[Bearers], 8)
}

// Lost, as the step itself rolls it, with every modifier, against what the
// choice shows.
func TestRule12_OddsAgainstRolledDice(t *testing.T) {
	slow(t)
	terrains := []hexmap.Terrain{hexmap.Veldt, hexmap.Mountain, hexmap.Jungle, hexmap.JungleSwamp}
	for i, terrain := range terrains {
		for stream := range 2 {
			if stream != (i+1)/2%2 {
				continue // off a river and along one in turn
			}
			g := leaving(t, terrain, stream)
			e := g.party(0, 1, OnFoot, map[Item]int32{Guides: int32(i % 2)})
			e.Level, e.Sick = Level(i%int(Levels)), i == 2
			e.Allowance = 4
			c, ok := g.offered(Move, 2, 0)
			if !ok {
				t.Fatal("the step is not offered")
			}
			lost := 0
			rolled(t, g.p, uint64(1200+10*i+stream), func(q *Position, a *game.Act) {
				q.move(0, 2, a)
				if q.players[0].Trip.At == 1 {
					lost++
				}
			})
			near(t, "lost leaving "+terrain.String(), lost, aHundredThousand, c.Odds.Float())
		}
	}
}
