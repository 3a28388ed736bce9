package chartsheet

import (
	"slices"
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
)

// TestChangedFindsEveryDifference: a hex, a track and a counter are told by
// their places (given names by the painter), anything else means the whole sheet.
func TestChangedFindsEveryDifference(t *testing.T) {
	tab := table(t, "Ada Berg", "Bo Lind")
	wander(t, tab, func(v nile.View) bool { return explored(v) >= 4 })
	at := func() *chart.Sheet { return With(view(tab, 0), chart.Options{}) }
	if ids, whole := chart.Changed(at(), at()); len(ids) > 0 || whole || len(chart.Moved(at(), at())) > 0 {
		t.Errorf("the same sheet differs from itself: %v %v", ids, whole)
	}
	for name, change := range map[string]func(*chart.Sheet){
		"title": func(s *chart.Sheet) { s.Title = "Asia" }, "date": func(s *chart.Sheet) { s.Date = "" },
		"layers": func(s *chart.Sheet) { s.Layers = chart.NoGrid }, "look": func(s *chart.Sheet) { s.Look = chart.Plain },
		"palette": func(s *chart.Sheet) { s.Palette = chart.RedGreen }, "legend": func(s *chart.Sheet) { s.Legend = true },
		"scores": func(s *chart.Sheet) { s.Scores = []chart.Score{{Name: "Ada"}} },
		"labels": func(s *chart.Sheet) { s.Labels = []chart.Label{{Text: "x"}} },
	} {
		s := at()
		change(s)
		if _, whole := chart.Changed(at(), s); !whole {
			t.Errorf("another %s is not noticed", name)
		}
	}
	s := at()
	s.Hexes[700].Peak = 9000
	if ids, whole := chart.Changed(at(), s); whole || !slices.Equal(ids, []hexmap.ID{700}) {
		t.Errorf("a hex: %v %v", ids, whole)
	}
	s = at()
	if len(s.Pieces) == 0 {
		t.Fatal("nobody is in Africa")
	}
	was := s.Pieces[0].At
	s.Pieces[0].At = 700
	if ids := chart.Moved(at(), s); !slices.Contains(ids, was) || !slices.Contains(ids, 700) {
		t.Errorf("a counter went from %d to 700: %v", was, ids)
	}
}
