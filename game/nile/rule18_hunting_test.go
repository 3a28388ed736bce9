package nile

import (
	"math"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

func TestRule18_WhoGoesHungryFirst(t *testing.T) {
	for _, c := range []struct {
		rations                  int32
		bearers, askaris, guides int32
		sick                     bool
	}{{6, 2, 2, 1, false}, {4, 0, 2, 1, false}, {3, 0, 1, 1, false}, {2, 0, 0, 1, false}, {1, 0, 0, 0, false}, {0, 0, 0, 0, true}} {
		g := scene(t, board("vv"), deck.Explorer)
		e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 2, Askaris: 2, Guides: 1, Rations: c.rations})
		e.NoHunt = true
		if c.sick {
			g.die("19 explorer", 5) // +1 not moved, −1 hungry: he is well again
		}
		e.Hungry = true // last month
		g.do(EndTravel, 0, 0, 0)
		same(t, "bearers", e.Have[Bearers], c.bearers)
		same(t, "askaris", e.Have[Askaris], c.askaris)
		same(t, "guides", e.Have[Guides], c.guides)
		same(t, "hungry", e.Hungry, c.sick)
	}
}

// huntersIn is a party of one armed explorer and some askaris in a hex, at rest.
func huntersIn(t *testing.T, k deck.Specialty, h hexState, askaris int32) *stage {
	t.Helper()
	g := scene(t, board("v."), k)
	h.By, h.LakeBy = game.Nobody, game.Nobody
	if h.River == 0 {
		h.River = -1
	}
	g.p.hexes[1] = h
	g.party(0, 1, OnFoot, map[Item]int32{Askaris: askaris, Muskets: 1})
	return g
}

func (g *stage) hunts() []game.Event {
	g.Helper()
	return g.play(func(a *game.Act) { g.p.hunt(0, a) })
}

// The table of 18: fresh rations per hunter by the result, from −3 to 10.
func TestRule18_TheTable(t *testing.T) {
	want := []int32{0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 4, 5, 5, 5}
	for i, n := range want {
		same(t, "result", bag(int32(i)-3), n)
	}
}

func TestRule18_EveryFaceInEveryCountry(t *testing.T) {
	for _, c := range []struct {
		name   string
		hex    hexState
		change func(e *expedition)
		mods   int32
		danger bool
	}{
		{"veldt", hexState{Terrain: hexmap.Veldt}, nil, 0, true},
		{"mountain", hexState{Terrain: hexmap.Mountain}, nil, 0, true},
		{"desert", hexState{Terrain: hexmap.Desert}, nil, -4, false},
		{"oasis", hexState{Terrain: hexmap.Desert, Oasis: true}, nil, -2, false},
		{"jungle", hexState{Terrain: hexmap.Jungle}, nil, 1, true},
		{"jungle/mountain", hexState{Terrain: hexmap.JungleMountain}, nil, 1, true},
		{"jungle/swamp", hexState{Terrain: hexmap.JungleSwamp}, nil, 0, true},
		{"swamp", hexState{Terrain: hexmap.Swamp}, nil, -1, true},
		{"lake", hexState{Terrain: hexmap.Lake}, nil, -3, false},
		{"river", hexState{Terrain: hexmap.Veldt, Out: sets(hexmap.E)}, nil, 2, true},
		{"cautious", hexState{Terrain: hexmap.Veldt}, func(e *expedition) { e.Level = Cautious }, 1, true},
		{"reckless", hexState{Terrain: hexmap.Veldt}, func(e *expedition) { e.Level = Reckless }, -1, true},
		{"game has gone", hexState{Terrain: hexmap.Veldt}, func(e *expedition) { e.HuntMod = -2 }, -2, true},
		{"all together", hexState{Terrain: hexmap.JungleSwamp, Out: sets(hexmap.E)}, func(e *expedition) { e.Level = Cautious }, 3, true},
	} {
		for die := 1; die <= 6; die++ {
			for _, k := range [2]deck.Specialty{deck.Botanist, deck.Zoologist} {
				g := huntersIn(t, k, c.hex, 3)
				if c.change != nil {
					c.change(g.trip(0))
				}
				g.die("18 hunt", die)
				want := 3*bag(int32(die)+c.mods) + bag(int32(die)+c.mods)
				if k == deck.Zoologist {
					want = 3*bag(int32(die)+c.mods) + bag(int32(die)+c.mods+1)
				}
				o := g.p.View(0).HuntOdds()
				events := []game.Event(nil)
				if die == 6 && c.danger {
					g.die("18 beast", 3)
				}
				events = g.hunts()
				ev := g.mustTell(events, Hunted)
				same(t, c.name, ev.Args, [6]int32{4, int32(die), c.mods, want})
				_, met := told(events, BigGame)
				same(t, c.name+": a dangerous animal", met, die == 6 && c.danger)
				same(t, c.name+": as the odds said", o.Fresh[die-1], int(want))
				same(t, c.name+": danger", o.Danger, c.danger)
				sum := 0
				for _, term := range o.Mods {
					sum += term.Value
				}
				same(t, c.name+": the terms add up", int32(sum), c.mods)
			}
		}
	}
}

func TestRule18_WhoHunts(t *testing.T) {
	for _, c := range []struct {
		name    string
		change  func(g *stage, e *expedition)
		hunters int
	}{
		{"askaris and explorer", func(*stage, *expedition) {}, 3},
		{"without a musket", func(_ *stage, e *expedition) { e.Have[Muskets] = 0 }, 2},
		{"the explorer sick", func(_ *stage, e *expedition) { e.Sick = true }, 2},
		{"an askari sick", func(_ *stage, e *expedition) { e.Ill[Askaris] = 1 }, 2},
		{"nobody", func(_ *stage, e *expedition) { e.Ill[Askaris], e.Have[Muskets] = 2, 0 }, 0},
		{"wet powder", func(_ *stage, e *expedition) { e.NoHunt = true }, 0},
		{"guests", func(_ *stage, e *expedition) { e.Fed = true }, 0},
		{"bearers and guides do not", func(_ *stage, e *expedition) { e.Have[Bearers], e.Have[Guides] = 5, 2 }, 3},
	} {
		g := huntersIn(t, deck.Explorer, hexState{Terrain: hexmap.Veldt}, 2)
		c.change(g, g.trip(0))
		same(t, c.name, g.p.View(0).HuntOdds().Hunters, c.hunters)
		if c.hunters > 0 {
			g.die("18 hunt", 1)
		}
		ev, hunted := told(g.hunts(), Hunted)
		same(t, c.name, hunted, c.hunters > 0)
		same(t, c.name, ev.Args[0], int32(c.hunters))
	}
}

func TestRule18_NobodyHuntsWhereFoodIsFree(t *testing.T) {
	m := board("vv")
	m.Cells[0].Colony = true
	g := scene(t, m, deck.Explorer)
	g.party(0, 0, OnFoot, map[Item]int32{Bearers: 1, Askaris: 2, Muskets: 1})
	events := g.do(EndTravel, 0, 0, 0)
	g.mustTell(events, FedFree)
	if _, hunted := told(events, Hunted); hunted {
		t.Error("hunted in Cape Colony")
	}
}

func TestRule18_ADangerousAnimal(t *testing.T) {
	for die := 1; die <= 6; die++ {
		for _, askaris := range [3]int32{0, 1, 2} {
			g := huntersIn(t, deck.Explorer, hexState{Terrain: hexmap.Veldt}, askaris)
			e := g.trip(0)
			e.Disgraced = true
			odds := g.p.View(0).HuntOdds()
			same(t, "said before: the explorer hunts alone", odds.Alone, askaris == 0)
			g.die("18 hunt", 6).die("18 beast", die)
			events := g.hunts()
			ev := g.mustTell(events, BigGame)
			bagged := g.mustTell(events, Hunted).Args[3]
			_, died := told(events, Died)
			_, respect := told(events, RespectRegained)
			perished, lost := told(events, Perished)
			_, ill := told(events, FellIll)
			outcome, extra := int32(2), int32(10)
			if die <= 2 {
				outcome, extra = int32(die)-1, 0
			}
			same(t, "told", ev.Args, [6]int32{int32(die), outcome, extra})
			same(t, "the explorer dies", died, die == 1 && askaris == 0)
			same(t, "an askari dies", lost, die == 1 && askaris > 0)
			same(t, "an askari is hurt", ill, die == 2 && askaris > 0)
			same(t, "the explorer is hurt", e.Sick, die == 2 && askaris == 0)
			same(t, "respect", respect, die >= 3)
			same(t, "as the state says", e.Disgraced, die < 3)
			if lost {
				same(t, "cause", Cause(perished.Args[2]), ByBeast)
				same(t, "askaris", e.Have[Askaris], askaris-1)
			}
			if !died {
				same(t, "fresh rations", e.Fresh, bagged+extra)
			}
		}
	}
}

func TestRule18_ADeathOnTheHuntEndsTheTurn(t *testing.T) {
	g := huntersIn(t, deck.Explorer, hexState{Terrain: hexmap.Veldt}, 0)
	g.die("18 hunt", 6).die("18 beast", 1)
	events := g.do(EndTravel, 0, 0, 0)
	same(t, "cause", Cause(g.mustTell(events, Died).Args[0]), ByBeast)
	if _, ate := told(events, Ate); ate {
		t.Error("the dead have eaten")
	}
	same(t, "a successor", g.p.top(), step{NamingSuccessor, 0})
}

func TestRule18_FreshFoodFirst(t *testing.T) {
	g := huntersIn(t, deck.Explorer, hexState{Terrain: hexmap.Veldt}, 2)
	e := g.trip(0)
	e.Have[Bearers], e.Have[Rations] = 4, 10
	g.die("18 hunt", 4) // 2 each: 6 for 7 people
	ev := g.mustTell(g.do(EndTravel, 0, 0, 0), Ate)
	same(t, "people, fresh, dry, left", ev.Args, [6]int32{7, 6, 1, 9})
	same(t, "the rest has spoilt", e.Fresh, 0)
}

func TestRule5_442_HorsesEatNoMeat(t *testing.T) {
	g := huntersIn(t, deck.Explorer, hexState{Terrain: hexmap.Desert, Oasis: true}, 9)
	e := g.trip(0)
	e.Have[Bearers], e.Have[Horses], e.Have[Rations] = 1, 1, 3
	g.die("18 hunt", 5) // 2 each: 20 for 11 people
	events := g.do(EndTravel, 0, 0, 0)
	same(t, "dry rations left", g.mustTell(events, Ate).Args[3], 3)
	same(t, "the horse", g.mustTell(events, BeastsDied).Args, [6]int32{int32(Horses), 1, int32(Hunger)})
}

func TestRule14_GuestsOfFriendsAreFed(t *testing.T) {
	g := huntersIn(t, deck.Explorer, hexState{Terrain: hexmap.Veldt}, 2)
	g.p.tribes = append(g.p.tribes, tribe{At: 1, Strength: 20, First: 20, Met: 1, Friend: 1})
	g.p.hexes[1].Tribe = 1
	e := g.trip(0)
	e.Have[Bearers], e.Moved = 4, true
	events := g.do(EndTravel, 0, 0, 0)
	g.mustTell(events, Hosted)
	for _, k := range [3]game.EventKind{Hunted, Ate, FedFree} {
		if _, is := told(events, k); is {
			t.Errorf("event %d among friends", k)
		}
	}
	same(t, "bearers", e.Have[Bearers], 4)
}

// tally gathers what many trials of a chance gave.
type tally struct{ sum, squares float64 }

func (y *tally) add(x float64) { y.sum += x; y.squares += x * x }

// rolledOften rolls a piece of the rules many times from the same position;
// count sees each outcome.
func rolledOften(t *testing.T, p *Position, do func(q *Position, a *game.Act), count func(q *Position, events []game.Event)) {
	t.Helper()
	var work *Position
	tab, err := game.NewTable(labRules{l: lab{p, func(a *game.Act) { do(work, a) }}}, nil, 1821)
	if err != nil {
		t.Fatal(err)
	}
	for range manyTrials {
		work = p.Clone().(*Position)
		events, err := tab.Do(game.Command{Kind: 1})
		if err != nil {
			t.Fatal(err)
		}
		count(work, events)
	}
}

// within fails unless the mean of many trials lies within four standard errors
// of the exact one.
func (y *tally) within(t *testing.T, what string, exact float64) {
	t.Helper()
	mean := y.sum / manyTrials
	stderr := math.Sqrt(max(0, y.squares/manyTrials-mean*mean) / manyTrials)
	if math.Abs(mean-exact) > 4*stderr+1e-9 {
		t.Errorf("%s: %.5f measured, ±%.5f; %.5f by the odds", what, mean, stderr, exact)
	}
}

const manyTrials = 100_000

func TestRule18_TheOddsAreExact(t *testing.T) {
	for _, c := range []struct {
		name string
		hex  hexState
		k    deck.Specialty
	}{
		{"veldt", hexState{Terrain: hexmap.Veldt}, deck.Botanist},
		{"river in the jungle", hexState{Terrain: hexmap.Jungle, Out: sets(hexmap.E)}, deck.Zoologist},
		{"desert", hexState{Terrain: hexmap.Desert}, deck.Zoologist},
	} {
		g := huntersIn(t, c.k, c.hex, 3)
		var got, killed tally
		rolledOften(t, g.p, func(q *Position, a *game.Act) { q.hunt(0, a) }, func(_ *Position, events []game.Event) {
			n, dead := int32(0), 0.0
			for _, e := range events {
				switch e.Kind {
				case Hunted:
					n += e.Args[3]
				case BigGame:
					n += e.Args[2]
				case Perished:
					dead = 1
				}
			}
			got.add(float64(n))
			killed.add(dead)
		})
		if o := g.p.View(0).HuntOdds(); o.Danger {
			killed.within(t, c.name+": killed by a beast", float64(o.Killed.Num)/float64(o.Killed.Den))
		}
		got.within(t, c.name, g.p.View(0).HuntOdds().Expected)
	}
}

// Hunting is the player's choice each month: no hunt, no danger, no food.
func TestRule18_HuntingIsAChoice(t *testing.T) {
	g := huntersIn(t, deck.Explorer, hexState{Terrain: hexmap.Veldt}, 2)
	if g.has(Hunt, 1) {
		t.Error("they hunt unless told otherwise")
	}
	same(t, "told", g.mustTell(g.do(Hunt, 0, 0, 0), HuntSet).Args, [6]int32{})
	same(t, "nobody would hunt", g.p.View(0).HuntOdds().Hunters, 0)
	g.loud = true
	if ev := g.hunts(); len(ev) > 0 {
		t.Errorf("they hunt all the same: %+v", ev)
	}
	g.loud = false
	same(t, "told", As[HuntSetEvent](g.mustTell(g.do(Hunt, 1, 0, 0), HuntSet)).On, true)
	g.die("18 hunt", 5)
	g.mustTell(g.hunts(), Hunted)
	g.do(Hunt, 0, 0, 0)
	g.trip(0).Have[Bearers], g.trip(0).Have[Rations] = 2, 9
	g.do(EndTravel, 0, 0, 0)
	same(t, "a new month, a new choice", g.trip(0).Spares, false)

	m := board("vv")
	m.Cells[0].Colony = true
	g = scene(t, m, deck.Explorer)
	g.party(0, 0, OnFoot, map[Item]int32{Askaris: 2})
	if g.has(Hunt, 0) {
		t.Error("offered where food is free")
	}
	g.party(0, 1, OnFoot, map[Item]int32{Bearers: 2})
	if g.has(Hunt, 0) {
		t.Error("offered to a party without a gun")
	}
}
