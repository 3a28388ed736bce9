package story

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/nile/chartsheet"
)

// TestGivenNamesStandOnTheSheet: every name of the view (22.7), at hexes that
// are painted; a river's follow each other as its water does.
func TestGivenNamesStandOnTheSheet(t *testing.T) {
	v := viewAt(first(t, 4, 60, func(tab *game.Table) bool { // one with a river of some length
		names := viewAt(tab, game.Nobody).Names()
		return len(names) >= 3 && slices.ContainsFunc(names, func(n nile.NameView) bool { return chart.NameKind(n.Feature) == chart.RiverName && len(n.Hexes) >= 3 })
	}), game.Nobody)
	given := v.Names()
	s := chartsheet.With(v, chart.Options{})
	if len(given) < 3 || len(s.Names) != len(given) {
		t.Fatalf("%d names were given, %d stand on the sheet", len(given), len(s.Names))
	}
	longest := 0
	for i, n := range s.Names {
		if i > 0 && n.Kind < s.Names[i-1].Kind {
			t.Errorf("%s stands behind %s", n.Text, s.Names[i-1].Text)
		}
		j := slices.IndexFunc(given, func(g nile.NameView) bool { return g.Text == n.Text && chart.NameKind(g.Feature) == n.Kind })
		if j < 0 || len(n.Cells) == 0 {
			t.Fatalf("%+v is nobody's name", n)
		}
		for k, id := range n.Cells {
			if s.Hexes[id].Ink == chart.Bare || !slices.Contains(given[j].Hexes, id) {
				t.Errorf("%s stands at hex %d", n.Text, id)
			}
			if n.Kind == chart.RiverName && k > 0 && !flows(v, id, n.Cells[k-1]) {
				t.Errorf("%s does not flow from %d to %d", n.Text, id, n.Cells[k-1])
			}
		}
		if n.Kind == chart.RiverName {
			longest = max(longest, len(n.Cells))
		}
	}
	if longest < 3 {
		t.Errorf("the longest river has %d hexes: nothing was tried", longest)
	}
}

func flows(v nile.View, from, to hexmap.ID) bool {
	d := v.Map().DirTo(from, to)
	return d != hexmap.NoDir && v.Hex(from).Out.Has(d)
}

// TestScoresAndPoints: the block lists all, the best first, and the points in
// the hexes are those that were scored there.
func TestScoresAndPoints(t *testing.T) {
	tab := played(t, 4, 60)
	v := viewAt(tab, game.Nobody)
	points := chartsheet.PointsOf(tab.Events())
	s := chartsheet.With(v, chart.Options{Scores: true, Legend: true, Title: "The middle of it", Points: points, Print: true})
	if len(s.Scores) != 4 || s.Standing == "" || !s.Legend || s.Title != "The middle of it" {
		t.Fatalf("the sheet has %d scores, standing %q, legend %v, title %q; want 4, some, true, \"The middle of it\"", len(s.Scores), s.Standing, s.Legend, s.Title)
	}
	best := 0
	for p := range v.Seats() {
		best = max(best, v.Player(game.Seat(p)).Points)
	}
	if top := v.Player(game.Seat(s.Scores[0].Seat)); top.Name != s.Scores[0].Name || top.Points != best {
		t.Errorf("%s stands first, the best has %d", s.Scores[0].Name, best)
	}
	sum := 0
	for id, h := range s.Hexes {
		if h.Points != 0 && (h.Ink != chart.Published || int(h.Points) != points[hexmap.ID(id)]) {
			t.Errorf("hex %d: %+v", id, h)
		}
		sum += int(h.Points)
	}
	if sum == 0 {
		t.Error("no hex brought anything")
	}
}
