package nile_test

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// A sentence on what is met for the first time lies on no hex that the party stands on or can go
// to next, nor on the edge of one.
func TestAFirstSentenceLeavesTheCountryAhead(t *testing.T) {
	seen := 0
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1920, H: 1080, Text: 100}, {W: 2560, H: 1440, Text: 200}} {
		for _, phase := range []nile.Phase{nile.ChoosingPace, nile.Travelling} {
			p := niletest.Driven(t, 5, 2, func(v nile.View) bool { return v.Phase() == phase && v.Turn() >= 1 })
			d, s := niletest.Table(p)
			d.Size(z)
			prefs := d.Preferences()
			prefs.FirstTimes, prefs.Met = true, ""
			d.SetPreferences(prefs)
			st := d.Stage(t)
			st.Wait(1.5)
			at, ok := tipAt(st.List)
			if !ok {
				continue
			}
			seen++
			for i := range st.List.Items {
				if it := &st.List.Items[i]; it.Kind == ui.TextItem && it.Style.Face == ui.Title {
					if in := it.Ink.Intersect(it.Clip).Intersect(at); in.W > 0.5 && in.H > 0.5 {
						t.Errorf("%s, phase %v: the sentence at %v lies on the heading %q", z, phase, at, it.Text)
					}
				}
			}
			for _, k := range s.Board.KeepClear(sight.View(p), s.Board.Area) {
				if in := k.Rect.Intersect(at); k.Weight != 3 && in.W > 0.5 && in.H > 0.5 {
					t.Errorf("%s, phase %v: the sentence at %v lies on a hex at %v", z, phase, at, k.Rect)
				}
			}
		}
	}
	if seen < 3 {
		t.Errorf("a sentence was seen %d times only", seen)
	}
}
