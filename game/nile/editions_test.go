package nile

import (
	"math"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// by has a stage be played by an edition.
func (g *stage) by(e edition.Edition) *stage {
	g.p.edition = e
	g.p.openEnded()
	return g
}

func TestRule9_1978HasNoActivityLevels(t *testing.T) {
	e := expedition{}
	e.Have[Canoes], e.Have[Bearers] = 1, 8
	p := &Position{edition: edition.Edition{edition.Movement: edition.ByMode}}
	for m, want := range [Modes]int8{OnFoot: 2, ByCanoe: 4, Mounted: 4} {
		same(t, "points", p.allowance(&e, Mode(m), Normal), want)
	}
	for crew, want := range map[int32]int8{8: 4, 7: 3, 4: 3, 3: 2, 2: 2, 1: 1} { // in any order: each by itself
		e.Have[Bearers] = crew
		same(t, "points of a crew", p.allowance(&e, ByCanoe, Normal), want)
	}
	same(t, "levels", [3]bool{p.mayKeep(Cautious), p.mayKeep(Normal), p.mayKeep(Reckless)}, [3]bool{false, true, false})
}

func TestRule12_In1978AGuideNeverLosesTheWay(t *testing.T) {
	g := scene(t, board("v."), deck.Explorer).by(edition.Edition{edition.Wayfinding: edition.Unguided})
	g.party(0, 0, OnFoot, map[Item]int32{Guides: 1, Rations: 5})
	same(t, "with a guide", g.p.lostCheck(0, 1).never, true)
	g.trip(0).Have[Guides] = 0
	odds := func() game.Odds {
		l := g.p.lostCheck(0, 1)
		return l.odds()
	}
	same(t, "without", odds(), game.Odds{Num: 1, Den: 6})
	g.p.tribes = append(g.p.tribes, tribe{At: 0, Strength: 5, First: 5, Friend: bitOf(0)})
	g.p.hexes[0].Tribe = 1
	same(t, "with a pathfinder", odds(), game.Odds{Num: 0, Den: 6})
	g.trip(0).Sick = true
	same(t, "sick", odds(), game.Odds{Num: 1, Den: 6})
}

func TestRule10_5_OasesMustBeFoundAgain(t *testing.T) {
	for die := 1; die <= 6; die++ {
		g := scene(t, board("dd"), deck.Explorer).by(edition.Edition{edition.Oases: edition.FoundAgain})
		g.party(0, 0, OnFoot, map[Item]int32{Rations: 5, Water: 9})
		g.p.hexes[1].Oasis = true
		g.die("10.5 oasis", die)
		g.play(func(a *game.Act) { g.p.enter(0, 1); g.p.arrive(0, false, a) })
		same(t, "found", g.p.well(g.trip(0)), die%2 == 1)
		same(t, "known", g.p.knowsOasis(0, 1), die%2 == 1)
	}
}

// The chance of a cataract that is shown is how often the dice give one (9.28).
func TestRule9_28_CataractOddsByDice(t *testing.T) {
	m := board("...", "...", "...")
	pos, err := Rules{Chart: m}.New(testSettings(1, 25).Encode())
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*Position)
	p.edition = edition.Edition{edition.Mapping: edition.ByDice}
	p.hexes[0].Terrain, p.hexes[1].Terrain = hexmap.Desert, hexmap.Mountain
	at, chance := hexmap.ID(4), 0.0
	game.Foresee(func(a *game.Act) {
		q := p.Clone().(*Position)
		t, _, _ := byDice{}.terrain(q, 0, at, a)
		if t, _ = q.allowed(at, t); !t.Wet() && (diceSigns{}).cataract(t, a) {
			a.Tell(game.Event{Kind: CataractFound})
		}
	}, func(p float64, events []game.Event) {
		if len(events) > 0 {
			chance += p
		}
	})
	if got := (byDice{}).cataractOdds(p, at).Float(); math.Abs(got-chance) > 1e-12 {
		t.Errorf("the chance of a cataract is shown as %v, the dice give %v", got, chance)
	}
}

func TestRule26_DonationCards(t *testing.T) {
	e := edition.Edition{edition.Money: edition.ByTickets}
	m := board("vv")
	addPort(m, "Port", 0)
	g := scene(t, m, deck.Explorer).by(e)
	pl := &g.p.players[0]
	pl.Money = 0
	take := func(k Donation, n int8) { g.p.pool[k] -= n; pl.Donations[k] += n }
	take(Gives100, 4)
	take(Gives500, 2)
	take(ToWest, 1)
	if err := g.p.checkEdition(); err != nil {
		t.Fatal(err)
	}
	price, _, ticket := g.p.passage(0, 0) // an east coast port
	same(t, "the voyage", price, int32(passagePrice))
	same(t, "no ticket there", ticket, false)
	g.pick("26 donation", g.p.pool.count(), 0)
	g.play(func(a *game.Act) { g.p.lecture(0, a) })
	same(t, "the ticket is given up", pl.Donations[ToWest], int8(0))
	same(t, "five are kept and one is drawn", pl.Donations.count(), donationsKept+1)
	same(t, "the best are kept", pl.Donations[Gives500], int8(2))
	cash := pl.Donations.cash()
	g.play(func(a *game.Act) { g.p.takePassage(0, 0, a) })
	same(t, "money", pl.Money, cash-passagePrice)
	same(t, "no card is left", pl.Donations, donations{})
	pl.JustPub = 4*pointsADonation + 3
	for range 4 {
		g.pick("26 donation", g.p.pool.count()-len(g.rolls), 0)
	}
	g.play(func(a *game.Act) { g.p.donatePoints(0, a) })
	same(t, "one for every four points", pl.Donations.count(), 4)
	if err := g.p.checkEdition(); err != nil {
		t.Fatal(err)
	}
}

// What an explorer of 1978 is called changes nothing of what the schedule gives.
func TestRule22_ASetScoresTheScheduleAlone(t *testing.T) {
	for k := deck.NoCalling; k < deck.Callings; k++ {
		for land, want := range map[hexmap.Terrain]int{ // in any order: each by itself
			hexmap.Desert: 1, hexmap.Veldt: 1, hexmap.Lake: 1, hexmap.Jungle: 2, hexmap.Mountain: 2, hexmap.Swamp: 2,
			hexmap.JungleSwamp: 3, hexmap.JungleMountain: 3,
		} {
			same(t, land.String(), TerrainPoints(k, land), want)
		}
		same(t, "features", FeaturePoints(k), Features{River: 1, Oasis: 2, Cataract: 0, Fall: fallPoints, Peak: peakPoints, Met: 1, Beaten: 1})
		same(t, "a record", recordWorth(k), recordPoints)
		for c := Livingstone; c < Rumour; c++ {
			same(t, "a special discovery", counterWorth(c, k), counterPoints)
		}
	}
}
