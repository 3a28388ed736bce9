package nile_test

import (
	"strings"
	"testing"

	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// tipAt is where the tip lies, if there is one.
func tipAt(l *ui.List) (ui.Rect, bool) {
	for _, it := range l.Items {
		if it.Kind == ui.PanelItem && it.Panel == ui.TipPanel {
			return it.Rect, true
		}
	}
	return ui.Rect{}, false
}

// On every screen the tip of everything that has one leaves what it explains in
// sight, lies in the window, and never under the pointer.
func TestTipsLeaveWhatTheyExplain(t *testing.T) {
	niletest.EveryScene(t, func(t *testing.T, d *niletest.Saloon, st *uitest.Stage) {
		st.Wait(0.5)
		for _, x := range st.List.Targets {
			seen := x.Rect.Intersect(x.Clip).Intersect(ui.R(0, 0, st.List.W, st.List.H))
			if x.Layer < st.List.TopModal || seen.Empty() || x.Tip == "" {
				continue
			}
			p := seen.Centre()
			st.Move(p)
			st.Wait(0.4)
			r, ok := tipAt(st.List)
			if !ok {
				continue // a smaller thing on it has none
			}
			if r.Contains(p) {
				t.Errorf("the tip of %s lies under the pointer", x.ID)
			}
			if both := r.Intersect(seen); seen.W*seen.H < 60000 && both.W > 2 && both.H > 2 {
				t.Errorf("the tip of %s lies on it: %v on %v", x.ID, r, seen)
			}
			if r.Intersect(ui.R(0, 0, st.List.W, st.List.H)) != r {
				t.Errorf("the tip of %s lies at %v, out of the window", x.ID, r)
			}
		}
	})
}

// What stands beside the thing pointed at, and is compared with its neighbours,
// is not hidden where there is room elsewhere: the odds of policies, and games
// that can be loaded.
func TestTipsLeaveFigures(t *testing.T) {
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1920, H: 1080, Text: 100}} {
		d, _ := niletest.TableOf(niletest.SitAt(t, "meet"))
		d.Resize(z.W, z.H, 1)
		st := d.Stage(t)
		niletest.Read(st)
		st.Wait(0.5)
		for _, x := range st.List.Targets {
			if x.Tip == "" {
				continue
			}
			st.Move(x.Rect.Centre())
			st.Wait(0.4)
			r, ok := tipAt(st.List)
			if !ok {
				continue
			}
			for _, it := range st.List.Items {
				if it.Kind != ui.TextItem || it.Layer >= 1<<20 || it.Layer < st.List.TopModal {
					continue
				}
				if ink := it.Ink.Intersect(it.Clip); strings.HasSuffix(it.Text, "%") && !ink.Intersect(r).Empty() && ink.Centre().Y > x.Rect.Y && ink.Centre().Y < x.Rect.Bottom() && x.Rect.H < 60 {
					t.Errorf("%s: the tip of %s hides %q beside it", z, x.ID, it.Text)
				}
			}
		}
	}
}
