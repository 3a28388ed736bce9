package nile

import (
	"fmt"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/africa"
	"sourceofthenile/hexmap"
)

// Which journeys are epic, from each shore to each.
func TestRule25_TheEpicJourneys(t *testing.T) {
	const e, w, c, k = africa.EastCoast, africa.WestCoast, africa.CapeCoast, africa.UpTheNile
	want := map[[2]hexmap.Shore]Epic{
		{k, c}: KhartoumCape, {c, k}: KhartoumCape, {e, w}: EastWest, {w, e}: EastWest,
		{k, e}: KhartoumEast, {e, k}: KhartoumEast, {k, w}: KhartoumWest, {w, k}: KhartoumWest,
	}
	for from := e; from <= k; from++ {
		for to := e; to <= k; to++ {
			got, ok := epicBetween(from, to)
			epic, is := want[[2]hexmap.Shore{from, to}]
			same(t, fmt.Sprintf("from %s to %s", africa.Shores[from], africa.Shores[to]), ok, is)
			if is {
				same(t, fmt.Sprintf("from %s to %s", africa.Shores[from], africa.Shores[to]), got, epic)
			}
		}
	}
}

// crossing is a scene in which the explorer of seat 0 has set out from
// Khartoum, has mapped n hexes, and stands in Luanda.
func crossing(t *testing.T, n int) *stage {
	t.Helper()
	row := "v"
	for range n {
		row += "."
	}
	m := board(row + "v")
	addPort(m, "Khartoum", 0)
	addPort(m, "Luanda", hexmap.ID(n+1))
	m.Ports[0].Shore, m.Ports[1].Shore = africa.UpTheNile, africa.WestCoast
	g := scene(t, m, deck.Ethnologist, deck.Doctor)
	e := g.party(0, hexmap.ID(n+1), OnFoot, nil)
	for i := 1; i <= n; i++ {
		g.p.hexes[i] = hexState{Terrain: hexmap.Veldt, By: game.Nobody, LakeBy: game.Nobody, River: -1}
		g.p.players[0].Known.add(hexmap.ID(i))
		e.Charted.add(hexmap.ID(i))
	}
	return g
}

// home brings seat 0 home and has seat 1 wait.
func (g *stage) home() []game.Event {
	g.Helper()
	port := g.p.chart.Cells[g.trip(0).At].Port
	events := g.do(GoHome, int32(port), 0, 0)
	if g.p.ToMove() == 1 {
		g.do(Wait, 0, 0, 0)
	}
	return events
}

func TestRule25_TheFirstOfTheFourBringsMost(t *testing.T) {
	for before, points := range []int{9, 4, 2, 1} { // of nine hexes: 1, ½, ¼, ⅛ point each
		g := crossing(t, 9)
		for i := range before {
			g.p.epics[i] = 1 // others have been made
		}
		same(t, "made so far", g.p.View(1).EpicsMade(), before)
		ev := g.mustTell(g.home(), EpicMade)
		same(t, "told", ev.Args, [6]int32{int32(KhartoumWest), int32(before)})
		same(t, "made", g.p.View(1).EpicMade(KhartoumWest), true)
		view, ok := g.p.View(0).Epic(0)
		same(t, "shown", ok, true)
		same(t, "shown", view, EpicView{KhartoumWest, before, 0, 9, points})
		sum, by := scored(g.do(PublishAll, 0, 0, 0))
		same(t, "bonus", by[ForEpic], points)
		same(t, "in all", sum, 9+points)
	}
}

// Each of the four scores once: whoever comes home from it later has made no
// journey that anybody speaks of.
func TestRule25_EachJourneyOnce(t *testing.T) {
	g := crossing(t, 9)
	g.p.epics[KhartoumWest] = 1
	g.mustNotTell(g.home(), EpicMade)
	_, by := scored(g.do(PublishAll, 0, 0, 0))
	same(t, "bonus", by[ForEpic], 0)
	same(t, "made", g.p.View(0).EpicsMade(), 1)
}

// A stroll is no journey across Africa: it takes three hexes mapped on the way,
// that can still be published.
func TestRule25_ThreeHexesMappedOnTheWay(t *testing.T) {
	for _, c := range []struct {
		hexes, printed int
		made           bool
	}{{0, 0, false}, {2, 0, false}, {3, 0, true}, {4, 2, false}, {5, 2, true}} {
		g := crossing(t, c.hexes)
		for i := range c.printed {
			g.p.hexes[1+i].By = 1 // another was first
		}
		_, made := told(g.home(), EpicMade)
		what := fmt.Sprintf("with %d hexes, %d printed before", c.hexes, c.printed)
		same(t, what, made, c.made)
		same(t, what, g.p.epics[KhartoumWest] == 1, c.made)
	}
}

func TestRule25_TheBonusGrowsHexByHex(t *testing.T) {
	g := crossing(t, 7)
	g.p.epics[EastWest] = 1
	g.home()
	got := [7]int{}
	for i := range got {
		promised := 0
		for _, w := range g.p.View(0).Worth(hexmap.ID(i + 1)) {
			if w.Reason == ForEpic {
				promised = w.Points
				same(t, "figure", w.Figure, int(KhartoumWest))
			}
		}
		_, by := scored(g.do(Publish, int32(i+1), 0, 0))
		got[i] = by[ForEpic]
		same(t, "as promised", got[i], promised)
	}
	same(t, "from the third on, every second hex", got, [7]int{0, 0, 1, 1, 0, 1, 0})
}

func TestRule25_OnlyHexesMappedOnTheJourney(t *testing.T) {
	g := crossing(t, 5)
	g.trip(0).Charted.drop(1)
	g.trip(0).Charted.drop(5)
	g.home()
	_, by := scored(g.do(PublishAll, 0, 0, 0))
	same(t, "bonus", by[ForEpic], 3)
}

func TestRule25_MappingIsCharting(t *testing.T) {
	g := scene(t, board("v."), deck.Explorer)
	g.party(0, 0, OnFoot, nil)
	g.die("12 lost", 6).card(land(hexmap.Veldt), blankCard)
	g.to(1)
	same(t, "mapped here", g.trip(0).Charted.has(1), true)
	same(t, "not what was known", g.trip(0).Charted.has(0), false)
}

func TestRule25_HomeFromTheCoastOneSetOutFrom(t *testing.T) {
	g := crossing(t, 2)
	g.trip(0).Port = 1
	if _, ok := told(g.home(), EpicMade); ok {
		t.Error("there and back is no epic journey")
	}
	_, by := scored(g.do(PublishAll, 0, 0, 0))
	same(t, "bonus", by[ForEpic], 0)
}

func TestRule25_WaitingKeepsItAndANewOutfitEndsIt(t *testing.T) {
	g := crossing(t, 4)
	g.home()
	g.do(Publish, 1, 0, 0)
	g.do(Publish, 2, 0, 0)
	g.do(EndPublishing, 0, 0, 0)
	g.do(Wait, 0, 0, 0)
	g.do(Wait, 0, 0, 0)
	_, by := scored(g.do(Publish, 3, 0, 0))
	same(t, "published a turn later", by[ForEpic], 3)
	g.do(EndPublishing, 0, 0, 0)
	g.do(Outfit, 0, 0, 0)
	_, ok := g.p.View(0).Epic(0)
	same(t, "a new outfit", ok, false)
	g.p.players[0].Trip.Port = hexmap.NoPort
	g.p.steps = []step{{Publishing, 0}}
	_, by = scored(g.do(PublishAll, 0, 0, 0))
	same(t, "published after it", by[ForEpic], 0)
}

func TestRule27_ADeadMansJourneyIsNotMade(t *testing.T) {
	g := crossing(t, 2)
	g.p.players[0].Epic = int8(KhartoumWest)
	die(g)
	same(t, "journey", g.p.players[0].Epic, -1)
	same(t, "not made", g.p.epics, [Epics]int8{})
}
