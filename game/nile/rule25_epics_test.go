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

func TestRule25_ALessOftenMadeJourneyBringsMore(t *testing.T) {
	for before, points := range []int{9, 4, 2, 1, 1, 1} { // of nine hexes: 1, ½, ¼, ⅛ point each
		g := crossing(t, 9)
		g.p.epics[KhartoumWest] = int8(before)
		ev := g.mustTell(g.home(), EpicMade)
		same(t, "told", ev.Args, [6]int32{int32(KhartoumWest), int32(before)})
		same(t, "made", g.p.View(1).EpicsMade(KhartoumWest), before+1)
		view, ok := g.p.View(0).Epic(0)
		same(t, "shown", ok, true)
		same(t, "shown", view, EpicView{KhartoumWest, min(before, 3), 0, 9, points})
		sum, by := scored(g.do(PublishAll, 0, 0, 0))
		same(t, "bonus", by[ForEpic], points)
		same(t, "in all", sum, 9+points)
	}
}

func TestRule25_TheBonusGrowsHexByHex(t *testing.T) {
	g := crossing(t, 5)
	g.p.epics[KhartoumWest] = 1
	g.home()
	got := [5]int{}
	for i := range got {
		promised := 0
		for _, w := range g.p.View(0).Worth(0, hexmap.ID(i+1)) {
			if w.Reason == ForEpic {
				promised = w.Points
				same(t, "figure", w.Figure, int(KhartoumWest))
			}
		}
		_, by := scored(g.do(Publish, int32(i+1), 0, 0))
		got[i] = by[ForEpic]
		same(t, "as promised", got[i], promised)
	}
	same(t, "every second hex", got, [5]int{0, 1, 0, 1, 0})
}

func TestRule25_OnlyHexesMappedOnTheJourney(t *testing.T) {
	g := crossing(t, 3)
	g.trip(0).Charted = hexSet{}
	g.trip(0).Charted.add(2)
	g.home()
	g.p.hexes[2].By = 1 // another was first
	_, by := scored(g.do(PublishAll, 0, 0, 0))
	same(t, "bonus", by[ForEpic], 0)
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
	g.do(EndPublishing, 0, 0, 0)
	g.do(Wait, 0, 0, 0)
	g.do(Wait, 0, 0, 0)
	_, by := scored(g.do(Publish, 1, 0, 0))
	same(t, "published a turn later", by[ForEpic], 1)
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
