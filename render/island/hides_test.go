package island

import (
	"image"
	"testing"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// What is said of what is met for the first time lies on nothing that is chosen from and on no title, at
// any question, in the three windows that players mostly have.
func TestNoNoteHidesAChoice(t *testing.T) {
	for _, west := range []bool{false, true} { // where its title stands is known once it has been painted
		chartsheet.Picture{West: west}.Paint(image.Pt(640, 400), engraving.Sepia)
	}
	all, noted := moments(t), 0
	for _, z := range []uitest.Size{usual, {W: 1920, H: 1080, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
		for name, table := range all { // in any order: each by its own name
			p := local.New(table, play.Host{})
			if s := table.Acting().First(); s >= 0 {
				p.SitAs(s)
			}
			r := newRoom(t, z, Game{}.Table(p))
			prefs := r.Preferences()
			prefs.FirstTimes, prefs.Met = true, ""
			r.SetPreferences(prefs)
			r.Wait(0.5)
			if uitest.Speaks(r.List) {
				noted++
			}
			for _, what := range uitest.AsidesLieOn(r.List) {
				t.Errorf("%s, %s: %s", name, z, what)
			}
			for _, it := range r.List.Items {
				if it.Kind != ui.PanelItem || it.Panel != ui.TipPanel {
					continue
				}
				for _, k := range r.List.Kept { // the places of the chart, too
					if both := k.Visible().Intersect(it.Rect); both.W > 1 && both.H > 1 {
						t.Errorf("%s, %s: what lies at %v lies on what is kept at %v", name, z, it.Rect, k.Visible())
					}
				}
			}
		}
	}
	if noted < 20 {
		t.Errorf("%d notes were seen, want 20", noted)
	}
}
