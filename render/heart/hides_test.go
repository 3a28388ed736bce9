package heart

import (
	"testing"

	"sourceofthenile/render/ui/uitest"
)

// What is said of what is met for the first time lies on nothing that is chosen from, on no odds and on no
// title, at any question, in the three windows that players mostly have.
func TestNoNoteHidesAChoice(t *testing.T) {
	all, noted := positions(t), 0
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1920, H: 1080, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
		show(t, z, all, func(name string, r *room) {
			p := r.Preferences()
			p.FirstTimes, p.Met = true, ""
			r.SetPreferences(p)
			r.Wait(0.3)
			if uitest.Speaks(r.List) {
				noted++
			}
			for _, what := range uitest.AsidesLieOn(r.List) {
				t.Errorf("%s, %s: %s", name, z, what)
			}
			p.FirstTimes = false
			r.SetPreferences(p)
			r.Wait(0.1)
		})
	}
	if noted < 30 {
		t.Errorf("%d notes were seen, want 30", noted)
	}
}
