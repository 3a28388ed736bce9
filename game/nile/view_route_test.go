package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/hexmap"
)

// A route is what the marches of the months come to: as many hexes by the end of each as
// the points allow, and so many rations.
func TestRule9_RouteIsWhatTheMonthsAllow(t *testing.T) {
	m := board("vvvvvvvvvv", "~~~~~~~~~~")
	g := scene(t, m, deck.Explorer)
	e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 3, Rations: 9})
	e.Level, e.Allowance = Normal, 3
	to := at(m, 8, 0)
	r, ok := g.p.View(0).Route(to, Normal)
	if !ok || len(r.Way) != 8 || r.Way[7] != to {
		t.Fatalf("the way is %v", r.Way)
	}
	same(t, "months", r.Months, 3)
	same(t, "hexes by the end of the first", r.Halts[0], 3)
	same(t, "of the second", r.Halts[1], 6)
	same(t, "of the third", r.Halts[2], 8)
	same(t, "rations", r.Needs, 12)
	same(t, "hungry", r.Hungry, 3)
	same(t, "lost", r.Lost, 0.0)
	for n, id := range r.Way[:3] {
		g.to(id)
		if left, _ := g.p.View(0).Route(to, Normal); len(left.Way) != 7-n {
			t.Errorf("%d hexes are left after %d, want %d", len(left.Way), n+1, 7-n)
		}
	}
	left, _ := g.p.View(0).Route(to, Reckless)
	same(t, "months left, at the pace that is set", left.Months, 3) // nothing more this month
	same(t, "this month", left.Halts[0], 0)
}

// Blank country is on no route, nor a lake on foot; desert is without water.
func TestRule9_RouteKeepsToWhatCanBeEntered(t *testing.T) {
	m := board("vv.vv", "vvlvv", "vdddv")
	g := scene(t, m, deck.Explorer)
	e := g.party(0, at(m, 0, 0), OnFoot, map[Item]int32{Bearers: 3, Rations: 90})
	e.Level, e.Allowance = Normal, 3
	v := g.p.View(0)
	if r, ok := v.Route(at(m, 4, 0), Normal); ok {
		t.Errorf("a way through %v", r.Way)
	}
	e.Have[Water] = 40
	r, ok := v.Route(at(m, 4, 0), Normal)
	if !ok {
		t.Fatal("no way with water")
	}
	if r.Dry == 0 || r.Water == 0 {
		t.Errorf("%d dry months, %d water", r.Dry, r.Water)
	}
	for _, id := range r.Way {
		if tr := v.Terrain(id); tr == hexmap.Blank || tr == hexmap.Lake {
			t.Errorf("the way leads through %v", tr)
		}
	}
	if _, ok := v.Route(at(m, 2, 0), Normal); ok {
		t.Error("a way into the blank")
	}
	if _, ok := g.p.View(0).Route(e.At, Normal); ok {
		t.Error("a way to where the party stands")
	}
}

// People who are no friends are gone round where that costs little, and named where not.
func TestRule9_RouteTellsOfPeoples(t *testing.T) {
	m := board("vvvvv", "vvvvv", "vvvvv")
	g := scene(t, m, deck.Explorer)
	e := g.party(0, at(m, 0, 1), OnFoot, map[Item]int32{Bearers: 3, Rations: 90})
	e.Level, e.Allowance = Normal, 3
	for row := range 3 {
		g.people(at(m, 2, row), 20)
	}
	r, ok := g.p.View(0).Route(at(m, 4, 1), Normal)
	if !ok || len(r.Peoples) == 0 {
		t.Fatalf("%v, peoples %v", r.Way, r.Peoples)
	}
}

// The way is the quickest there is: of all that lead there none has fewer points.
func TestRule9_RouteCostsAsItsSteps(t *testing.T) {
	m := board("vvvvv", "vvvvv", "vvvvv")
	g := scene(t, m, deck.Explorer)
	g.party(0, 0, OnFoot, map[Item]int32{Bearers: 3, Rations: 90})
	e := g.trip(0)
	e.Level, e.Allowance = Normal, 3
	v := g.p.View(0)
	for id := range m.Cells {
		to := hexmap.ID(id)
		r, ok := v.Route(to, Normal)
		if ok != (to != e.At) {
			t.Fatalf("a way to %d: %v, want %v", id, ok, (to != e.At))
		}
		if ok && len(r.Way) != m.Distance(e.At, to) {
			t.Errorf("%d hexes to one that is %d off", len(r.Way), m.Distance(e.At, to))
		}
	}
}
