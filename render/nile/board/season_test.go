package board_test

import (
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// The rains and the dry months tint the chart where things move: each in its own colour, faintly,
// and between them, in high contrast and without animations it is as it was painted. Nothing is
// drawn again for it while the month lasts.
func TestTheSeasonTintsTheChart(t *testing.T) {
	tints := map[string]chartview.Tint{}
	for seed := uint64(0); seed < 12 && len(tints) < 3; seed++ {
		month := 1 + int(seed)
		p := niletest.Driven(t, seed, 2, func(v nile.View) bool {
			s, ok := v.Sheet(v.Seat())
			return ok && s.At != hexmap.None && v.Phase() == nile.ChoosingPace && v.Turn() >= month
		})
		tint := func(moves, stark bool) chartview.Tint {
			prefs := desk.DefaultPreferences()
			prefs.Animations, prefs.HighContrast = moves, stark
			b := board.NewBoard(p, book.PagesOf(p))
			a := render.New(render.Hooks{}, prefs)
			a.Resize(1280, 800, 1)
			uitest.New(t, 1280, 800, 1, func(c *ui.Context) {
				c.Keys = keys.Set().UsualKeys()
				b.Frame(c, a)
			})
			return b.Chart.Tint
		}
		v := sight.View(p)
		s, _ := v.Sheet(v.Seat())
		rains, dry := tell.Sky(v.Map(), s.At, v.Turn())
		what := map[[2]bool]string{{true, false}: "rains", {false, true}: "dry", {false, false}: "mild"}[[2]bool{rains, dry}]
		got := tint(true, false)
		if before, ok := tints[what]; ok && before != got {
			t.Errorf("seed %d: %s is %v, and was %v", seed, what, got, before)
		}
		tints[what] = got
		if got != (chartview.Tint{}) && min(got.R, got.G, got.B) < 0.9 {
			t.Errorf("%s: a country may be taken for another: %v", what, got)
		}
		if tint(false, false) != (chartview.Tint{}) || tint(true, true) != (chartview.Tint{}) {
			t.Errorf("%s: tinted without animations, or in high contrast", what)
		}
	}
	if len(tints) < 3 || tints["mild"] != (chartview.Tint{}) || tints["rains"] == tints["dry"] || tints["rains"] == (chartview.Tint{}) || tints["dry"] == (chartview.Tint{}) {
		t.Errorf("the seasons: %v", tints)
	}
}
