package heart

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// What stands there for the first time has its sentence, once what is asked has had its own: the Bad Luck Marker that
// one holds, the signs on the borders, an Event of which nothing comes, a find that was too far off.
func TestWhatStandsThereIsTold(t *testing.T) {
	words.Use(book())
	t.Cleanup(func() { words.Use(nil) })
	asked := "heart-outfit heart-march heart-river heart-source heart-days heart-place heart-success heart-village heart-king heart-person" +
		" heart-special heart-end heart-boost heart-humble heart-envy"
	told := map[string]bool{}
	show(t, uitest.Size{W: 1280, H: 800, Text: 100}, positions(t), func(name string, r *room) {
		p := r.Preferences()
		p.FirstTimes, p.Met = true, asked
		r.SetPreferences(p)
		r.Wait(0.2)
		for _, fault := range uitest.Faults(r.List) {
			t.Errorf("%s: %s", name, fault)
		}
		for range 5 {
			before := strings.Fields(r.Preferences().Met)
			r.Wait(1.5)
			r.ClickAt(ui.Point{X: 2, Y: 2})
			r.Wait(0.2)
			for _, met := range strings.Fields(r.Preferences().Met) {
				if !slices.Contains(before, met) {
					told[met] = true
				}
			}
		}
	})
	for _, want := range []string{"heart-luck", "heart-signs", "heart-nothing", "heart-far"} {
		if !told[want] {
			t.Errorf("of %s nothing is told", want)
		}
	}
}
