package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// The schedule of rule 22, as its table reads: desert, veldt, lake, jungle,
// mountain, swamp; then what a river and an oasis in the hex add.
var printedSchedule = map[deck.Specialty][8]int{
	deck.Botanist:    {2, 1, 1, 3, 3, 2, 0, 2},
	deck.Doctor:      {1, 1, 1, 2, 3, 2, 1, 3},
	deck.Ethnologist: {1, 1, 1, 2, 2, 2, 0, 2},
	deck.Explorer:    {1, 1, 1, 3, 3, 3, 0, 2},
	deck.Geologist:   {2, 1, 1, 2, 3, 2, 0, 2},
	deck.Journalist:  {1, 1, 1, 2, 2, 2, 0, 2},
	deck.Missionary:  {1, 1, 1, 2, 3, 2, 1, 3},
	deck.Zoologist:   {1, 2, 1, 3, 2, 3, 0, 2},
}

func TestRule22_TerrainForEverySpecialty(t *testing.T) {
	columns := [6]hexmap.Terrain{hexmap.Desert, hexmap.Veldt, hexmap.Lake, hexmap.Jungle, hexmap.Mountain, hexmap.Swamp}
	for k := range deck.Specialties {
		row := printedSchedule[k]
		for i, terrain := range columns {
			same(t, k.String()+" in "+terrain.String(), TerrainPoints(k, terrain), row[i])
		}
		same(t, "jungle/swamp", TerrainPoints(k, hexmap.JungleSwamp), max(row[3], row[5])+1)
		same(t, "jungle/mountain", TerrainPoints(k, hexmap.JungleMountain), max(row[3], row[4])+1)
	}
}

// find is a scene with one unpublished hex that the explorer of seat 0 knows.
func find(t *testing.T, k deck.Specialty, h hexState) (*stage, hexmap.ID) {
	t.Helper()
	g := scene(t, board("vv", ".."), k, deck.Botanist)
	id := at(g.p.chart, 0, 1)
	h.By, h.LakeBy = game.Nobody, game.Nobody
	if h.Out|h.In == 0 {
		h.River = -1
	}
	g.p.hexes[id] = h
	g.p.players[0].Known.add(id)
	g.p.steps = []step{{Publishing, 0}}
	return g, id
}

// scored adds up what events say was scored, by reason.
func scored(events []game.Event) (sum int, by map[Reason]int) {
	by = map[Reason]int{}
	for _, e := range events {
		if e.Kind == Scored {
			sum += int(e.Args[1])
			by[Reason(e.Args[0])] += int(e.Args[1])
		}
	}
	return sum, by
}

func TestRule22_RiverAndOasis(t *testing.T) {
	for k := range deck.Specialties {
		g, id := find(t, k, hexState{Terrain: hexmap.Desert, Oasis: true})
		_, by := scored(g.do(Publish, int32(id), 0, 0))
		same(t, k.String()+": oasis", by[ForOasis], printedSchedule[k][7])

		g, id = find(t, k, hexState{Terrain: hexmap.Veldt, Out: sets(hexmap.W), In: sets(hexmap.SE), River: -1})
		_, by = scored(g.do(Publish, int32(id), 0, 0))
		same(t, k.String()+": river", by[ForRiverHex], printedSchedule[k][6])
	}
}

func TestRule22_CataractsFallsAndPeaks(t *testing.T) {
	g, id := find(t, deck.Ethnologist, hexState{Terrain: hexmap.Mountain, Peak: 15_000, Fall: 60, Cataract: hexmap.W, Out: sets(hexmap.W), In: sets(hexmap.SE), River: -1})
	g.p.records.Mountain, g.p.records.Fall = 19_000, 400
	c, _ := g.offered(Publish, int32(id), 0)
	sum, by := scored(g.do(Publish, int32(id), 0, 0))
	same(t, "cataract", by[ForCataract], 1)
	same(t, "waterfall", by[ForFall], 1)
	same(t, "peak", by[ForPeak], 1)
	same(t, "in all", sum, 2+1+1+1)
	same(t, "as the choice said", int(c.Cost), sum)

	g, id = find(t, deck.Ethnologist, hexState{Terrain: hexmap.Veldt, Cataract: hexmap.W, Out: sets(hexmap.W), In: sets(hexmap.SE), River: -1})
	_, by = scored(g.do(Publish, int32(id), 0, 0))
	same(t, "rapids", by[ForCataract]+by[ForFall], 1)
}

func TestRule22_TheFirstToPublishScores(t *testing.T) {
	g, id := find(t, deck.Explorer, hexState{Terrain: hexmap.Jungle})
	g.p.players[1].Known.add(id)
	g.do(Publish, int32(id), 0, 0)
	same(t, "points", g.p.players[0].Points, 3)
	same(t, "by", g.p.hexes[id].By, 0)
	g.p.steps = []step{{Publishing, 1}}
	if g.has(Publish, id) || g.p.publishable(1) {
		t.Error("published twice")
	}
	same(t, "9.15: it is known to all now", g.p.familiar(&g.p.players[1], id), true)
}

func TestRule22_OnlyWhatTheExplorerKnows(t *testing.T) {
	g, id := find(t, deck.Explorer, hexState{Terrain: hexmap.Jungle})
	g.p.players[0].Known = hexSet{}
	if g.has(Publish, id) {
		t.Error("published unseen")
	}
	if _, ok := g.offered(PublishAll, 0, 0); ok {
		t.Error("all of nothing")
	}
}

func TestRule22_AllAtOnce(t *testing.T) {
	g, id := find(t, deck.Geologist, hexState{Terrain: hexmap.Mountain})
	g.p.hexes[id+1] = hexState{Terrain: hexmap.Desert, By: game.Nobody, LakeBy: game.Nobody, River: -1}
	g.p.players[0].Known.add(id + 1)
	sum, _ := scored(g.do(PublishAll, 0, 0, 0))
	same(t, "points", sum, 5)
	ev := g.mustTell(g.do(EndPublishing, 0, 0, 0), Account)
	same(t, "account", ev.Args, [6]int32{5, 5, 2})
}

func TestRule23_SpecialDiscoveries(t *testing.T) {
	special := map[Counter][]deck.Specialty{
		LostCity: {deck.Explorer}, NativeKingdom: {deck.Ethnologist, deck.Doctor}, SolomonsMine: {deck.Geologist}, Livingstone: {deck.Journalist, deck.Missionary},
	}
	for _, face := range []Counter{LostCity, NativeKingdom, SolomonsMine, Livingstone} {
		for k := range deck.Specialties {
			want := 20
			for _, s := range special[face] {
				if s == k {
					want = 25
				}
			}
			g, id := find(t, k, hexState{Terrain: hexmap.Veldt, Counter: face})
			_, by := scored(g.do(Publish, int32(id), 0, 0))
			same(t, k.String(), by[ForCounter], want)
			same(t, "the counter is gone", g.p.hexes[id].Counter, NoCounter)
			money := int32(0)
			if face == SolomonsMine {
				money = 1000
			}
			same(t, "toward the next outfit", g.p.players[0].Money-FirstDonation, money)
		}
	}
}

func TestRule23_EnteringTurnsTheCounter(t *testing.T) {
	for i, face := range allFaces {
		g := scene(t, board("v."), deck.Explorer)
		g.p.hexes[1].Counter = Facedown
		same(t, "face down for all", g.p.View(0).Hex(1).Counter, Facedown)
		g.party(0, 0, OnFoot, nil)
		g.die("12 lost", 6).card(land(hexmap.Veldt), blankCard).pick("23 counter", 8, i)
		if face == NativeKingdom {
			g.die("23 kingdom", 1, 2, 3)
		}
		ev := g.mustTell(g.to(1), CounterRevealed)
		same(t, "told", Counter(ev.Args[0]), face)
		want := face
		if face == Rumour {
			want = NoCounter
		}
		same(t, "on the map", g.p.hexes[1].Counter, want)
		same(t, "faces left", len(g.p.faces), 7)
	}
}

func TestRule23_AnAbandonedDiscoveryIsThereForOthers(t *testing.T) {
	g, id := find(t, deck.Explorer, hexState{Terrain: hexmap.Veldt, Counter: LostCity})
	g.p.players[0].Where = inAfrica
	g.p.players[0].Trip.At = id
	die(g)
	same(t, "blank, with its counter", g.p.hexes[id].Counter, LostCity)
	g.party(1, at(g.p.chart, 0, 0), OnFoot, nil)
	g.die("12 lost", 6).card(land(hexmap.Veldt), blankCard)
	if _, ok := told(g.to(id), CounterRevealed); ok {
		t.Error("turned twice")
	}
	same(t, "worth", g.p.hexPoints(1, id), 21)
}

func TestRule7_TheFirstToReachTheTargetWinsAtOnce(t *testing.T) {
	for _, c := range []struct {
		points int32
		won    bool
	}{{72, true}, {71, false}} {
		g, id := find(t, deck.Explorer, hexState{Terrain: hexmap.Jungle})
		g.p.players[0].Points = c.points
		g.mustNotTell(g.do(Publish, int32(id), 0, 0), Won)
		events := g.do(EndPublishing, 0, 0, 0)
		e, won := told(events, Won)
		same(t, "won", won, c.won)
		if won {
			same(t, "with", e.Args[0], 75)
			same(t, "the game is over", g.p.ToMove(), game.Nobody)
			same(t, "winner", g.p.View(1).Winner(), 0)
			same(t, "choices", len(g.p.Choices(nil)), 0)
			same(t, "refusal", *g.p.Refuse(game.Command{Kind: Wait}), game.Refusal{Rule: "7", Why: "game-over"})
		}
	}
}

// The best discovery of a specialty is one that none of the others beats.
func TestRule23_TheBestCounterOfEachSpecialty(t *testing.T) {
	for k := range deck.Specialties {
		best, points := BestCounter(k)
		same(t, "its points", points, CounterPoints(best, k))
		for c := NoCounter; c <= Rumour; c++ {
			if CounterPoints(c, k) > points {
				t.Errorf("%v: %d counts more than %d", k, c, best)
			}
		}
	}
	best, _ := BestCounter(deck.Geologist)
	same(t, "a Geologist's", best, SolomonsMine)
}
