package nile_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// What happened, beside the board as a month begins, lies neither on one's own party nor on where that can go next,
// wherever it is: in the corner of the chart, or beside them.
func TestWhatHappenedHidesNoParty(t *testing.T) {
	p := niletest.SitAt(t, "canoes")
	d, s := niletest.Table(p)
	d.Size(uitest.Size{W: 1280, H: 800, Text: 100})
	prefs := d.Preferences()
	prefs.OpenTable, prefs.Animations = true, false
	d.SetPreferences(prefs)
	st := d.Stage(t)
	b := niletest.NewBot(t, p, 3)
	seen, kept, places := 0, 0, map[ui.Point]bool{}
	for range 400 {
		if p.Over() {
			break
		}
		if slices.Contains(niletest.Between, s.At.Screen) {
			niletest.Pass(st)
			continue
		}
		if s.At.Screen == screens.BoardScreen && sight.View(p).Phase() == nile.ChoosingPace {
			st.Wait(0.3)
			var aside ui.Rect
			var hexes []ui.Rect
			for _, k := range s.Board.KeepClear(sight.View(p), s.Board.Area) {
				if k.Weight == 3 {
					aside = k.Rect
				} else {
					hexes = append(hexes, k.Rect)
				}
			}
			if aside.H > 100 {
				seen++
				places[ui.Point{X: aside.X, Y: aside.Y}] = true
				for _, h := range hexes {
					kept++
					if in := h.Intersect(aside); in.W > 0.5 && in.H > 0.5 {
						t.Errorf("%v lies on a hex at %v", aside, h)
					}
				}
			}
		}
		b.Step()
		d.Refresh()
		st.Move(ui.Point{X: 5, Y: 5})
		st.Key(ebiten.KeyF24)
	}
	t.Logf("%d times open, %d hexes kept clear, at %v", seen, kept, places)
	if seen == 0 || kept == 0 {
		t.Error("it was never open")
	}
}
