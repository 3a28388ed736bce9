package nile

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
)

// perilous are parties before their march, each with other things to fear.
var perilous = []struct {
	name  string
	who   deck.Specialty
	land  byte
	river bool
	mode  Mode
	have  map[Item]int32
	cards int
	set   func(g *stage)
}{
	{name: "desert with camels", who: deck.Botanist, land: 'd', cards: deck.Size, have: map[Item]int32{
		Bearers: 6, Guides: 1, Askaris: 4, Camels: 12, Rations: 60, Gifts: 20, Muskets: 6, Water: 90,
	}},
	{name: "desert, dry", who: deck.Explorer, land: 'd', cards: 60, have: map[Item]int32{Bearers: 6, Askaris: 1, Camels: 3, Rations: 20, Water: 5}},
	{name: "river canoe", who: deck.Zoologist, land: 'v', river: true, mode: ByCanoe, cards: deck.Size, have: map[Item]int32{
		Bearers: 16, Guides: 1, Askaris: 6, Canoes: 2, Rations: 100, Gifts: 30, Muskets: 8,
	}},
	{name: "one canoe, no bearers to spare", who: deck.Explorer, land: 'j', river: true, mode: ByCanoe, cards: 80, have: map[Item]int32{
		Bearers: 4, Canoes: 1, Rations: 9,
	}},
	{name: "mountain, near a people", who: deck.Geologist, land: 'm', cards: 100, set: func(g *stage) { village(3, 1)(g) }, have: map[Item]int32{Bearers: 20, Guides: 2, Askaris: 8, Rations: 80, Gifts: 10, Muskets: 9}},
	{name: "mounted on the veldt", who: deck.Missionary, land: 'v', mode: Mounted, cards: deck.Size, have: map[Item]int32{
		Bearers: 2, Horses: 6, Askaris: 1, Rations: 20, Gifts: 5,
	}},
	{name: "jungle and swamp, near a people", who: deck.Doctor, land: 'J', cards: 90, set: func(g *stage) {
		village(3, 1)(g)
		scouted(1)(g)
	}, have: map[Item]int32{Bearers: 12, Guides: 1, Askaris: 3, Rations: 40, Gifts: 10, Muskets: 4}},
	{name: "a sick Journalist alone", who: deck.Journalist, land: 's', cards: 50, set: func(g *stage) { g.trip(0).Sick = true }, have: map[Item]int32{Rations: 4}},
	{name: "one card left", who: deck.Ethnologist, land: 'v', cards: 1, have: map[Item]int32{Bearers: 5, Rations: 10}},
	{name: "none left", who: deck.Ethnologist, land: 'v', have: map[Item]int32{Bearers: 5, Rations: 10}},
}

func perilousStage(t *testing.T, i int) *stage {
	c := perilous[i]
	m := marchBoard(c.land, c.river)
	harbour(&stage{p: &Position{chart: m}})
	g := scene(t, m, c.who)
	g.party(0, at(m, campCol, campRow), c.mode, c.have)
	if c.set != nil {
		c.set(g)
	}
	g.theCards(c.cards)
	g.p.steps = []step{{ChoosingPace, 0}}
	return g
}

// What is told of the month's misfortune before the march is what drawing the
// card and rolling its dice comes to.
func TestRule11_PerilAgainstRolledDice(t *testing.T) {
	slow(t)
	for i, c := range perilous {
		t.Run(c.name, func(t *testing.T) {
			g := perilousStage(t, i)
			pace := Level(i % int(Levels))
			told, ok := g.p.View(0).MonthPeril(pace)
			if !ok {
				t.Fatal("nothing is told")
			}
			same(t, "cards", told.Cards, max(1, len(g.p.undrawn())))
			struck, harms, kinds := 0, [Harms]int{}, [deck.Disasters]int{}
			rolledAndTold(t, g.p, uint64(i)+1, func(q *Position, a *game.Act) {
				q.setPace(0, pace, a)
				for h, yes := range harmed(&g.p.players[0], &q.players[0], pace) {
					if yes {
						harms[h]++
					}
				}
			}, func(events []game.Event) {
				for _, e := range events {
					if e.Kind == DisasterStrikes {
						struck++
						kinds[e.Args[0]]++
					}
				}
			})
			near(t, "misfortunes", struck, aHundredThousand, told.Any)
			for h, n := range harms {
				near(t, fmt.Sprint("harm ", h), n, aHundredThousand, told.Harms[h])
			}
			for _, k := range told.Kinds {
				near(t, k.Disaster.String(), kinds[k.Disaster], aHundredThousand, k.Chance)
				kinds[k.Disaster] = 0
			}
			if !slices.IsSortedFunc(told.Kinds, graver) {
				t.Errorf("the kinds are %v, want the likelier and the graver first", told.Kinds)
			}
			if i := slices.IndexFunc(kinds[:], func(n int) bool { return n > 0 }); i >= 0 {
				t.Errorf("%s came and was not foreseen", deck.Disaster(i))
			}
		})
	}
}

// harmed is what has been done to a party, by its sheet before and after.
func harmed(before, after *seat, pace Level) (done [Harms]bool) {
	a, b := &after.Trip, &before.Trip
	if after.Where != inAfrica { // his successor is in Europe by now
		done[ExplorerDies] = true
		return done
	}
	fewer := func(items ...Item) bool {
		return slices.ContainsFunc(items, func(i Item) bool { return a.Have[i] < b.Have[i] })
	}
	done[ExplorerSickens] = a.Sick && !b.Sick
	done[PeopleLost] = fewer(followers[:]...)
	done[PeopleSicken] = slices.ContainsFunc(followers[:], func(i Item) bool { return a.Ill[i] > b.Ill[i] })
	done[BeastsLost] = fewer(Horses, Camels)
	done[StoresLost] = fewer(stores[:]...)
	done[CanoeLost] = fewer(Canoes)
	done[MarchHeld] = a.Halted || a.Mode != b.Mode || a.Allowance < (&Position{}).allowance(b, b.Mode, pace)
	return done
}

// In a port and in Cape Colony no card is drawn, and there is nothing to fear.
func TestRule11_NoPerilInPortOrCape(t *testing.T) {
	for _, cape := range []bool{false, true} {
		g := scene(t, board("vv"), deck.Botanist)
		if cape {
			g.p.chart.Cells[0].Colony = true
		} else {
			addPort(g.p.chart, "Port", 0)
		}
		g.party(0, 0, OnFoot, map[Item]int32{Bearers: 5, Rations: 20})
		g.p.steps = []step{{ChoosingPace, 0}}
		m, ok := g.p.View(0).MonthPeril(Normal)
		if !ok || m.Drawn || m.Any != 0 || m.Harms != [Harms]float64{} || len(m.Kinds) > 0 || m.Rule != "11" {
			t.Errorf("Cape %v: %v %+v", cape, ok, m)
		}
	}
}

// A pace changes nothing of the month's peril but what it does to the march;
// and looking at it changes nothing at all.
func TestRule11_PerilBeforeThePace(t *testing.T) {
	for i, c := range perilous {
		g := perilousStage(t, i)
		was := g.p.Append(nil)
		v := g.p.View(0)
		normal, _ := v.MonthPeril(Normal)
		for _, l := range []Level{Cautious, Reckless} {
			m, _ := v.MonthPeril(l)
			m.Harms[MarchHeld] = normal.Harms[MarchHeld]
			same(t, c.name+": harms", m.Harms, normal.Harms)
			same(t, c.name+": any", m.Any, normal.Any)
		}
		any, harms := 0.0, [Harms]float64{}
		for _, k := range normal.Kinds {
			any += k.Chance
			for h, p := range k.Harms {
				harms[h] += p
			}
		}
		for h, p := range normal.Harms {
			if Harm(h) == StoresLost && p > harms[h] {
				p -= 2.0 / deck.Size // the sun passes by whoever drinks his spare water (11.93)
			}
			if math.Abs(p-harms[h]) > 1e-9 {
				t.Errorf("%s: harm %d is told as %v, of the kinds it is %v", c.name, h, p, harms[h])
			}
		}
		if math.Abs(normal.Any-any) > 1e-9 || normal.Any < 0.05 && normal.Cards > 1 {
			t.Errorf("%s: misfortune is told as %v, its kinds sum up to %v", c.name, normal.Any, any)
		}
		if !slices.IsSortedFunc(normal.Kinds, graver) {
			t.Errorf("%s: a likelier or a graver one stands behind another", c.name)
		}
		if !slices.Equal(was, g.p.Append(nil)) {
			t.Errorf("%s: looking has changed the position", c.name)
		}
		if _, ok := g.p.View(game.Nobody).MonthPeril(Normal); ok {
			t.Errorf("%s: nobody's party has something to fear", c.name)
		}
		g.p.steps = []step{{Travelling, 0}}
		if _, ok := g.p.View(0).MonthPeril(Normal); ok {
			t.Errorf("%s: it is told when the pace has been set", c.name)
		}
	}
}

// A specialty that keeps a disaster off takes it from the list; what the party
// does not have cannot be lost.
func TestRule11_PerilOfTheSpecialty(t *testing.T) {
	chance := func(k deck.Specialty, d deck.Disaster) float64 {
		g := perilousStage(t, 4) // in the mountains
		g.theCards(deck.Size)
		g.p.players[0].Specialty = k
		m, _ := g.p.View(0).MonthPeril(Normal)
		for _, x := range m.Kinds {
			if x.Disaster == d {
				same(t, "cards", x.Cards, 2)
				return x.Chance
			}
		}
		return 0
	}
	same(t, "omens", chance(deck.Geologist, deck.BadOmens), 2.0/deck.Size)
	same(t, "omens to an Ethnologist", chance(deck.Ethnologist, deck.BadOmens), 0)
	same(t, "canoes", chance(deck.Geologist, deck.CanoeStolen), 0)
	same(t, "the explorer's fever", chance(deck.Geologist, deck.ExplorersFever), 2.0/deck.Size)
	same(t, "the Doctor's", chance(deck.Doctor, deck.ExplorersFever), 1.0/deck.Size)
}
