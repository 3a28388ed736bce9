package heart

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// TestFirstTimesAreToldOnce: what is asked for the first time has its sentence, beside what
// can be chosen and hiding nothing that it should not; a press takes it away for good.
func TestFirstTimesAreToldOnce(t *testing.T) {
	notes := map[string]string{
		"outfitting": "outfit", "marching": "march", "keeping-source": "source", "stepping": "days", "placing-chit": "place", "using-success": "success",
		"giving-village": "village", "offering-king": "king", "saving-person": "person", "facing-special": "special", "ending-time": "end",
		"boosting": "boost", "humbling": "humble", "envying": "envy", "handing-bad-luck": "luck",
	}
	all := map[string]*game.Record{}
	for name, rec := range moments(t) { // in any order: each by its own name
		if notes[name] != "" {
			all[name] = rec
		}
	}
	for name := range notes { // in any order: each for itself
		if all[name] == nil {
			t.Errorf("there is no moment of %s", name)
		}
	}
	show(t, uitest.Size{W: 1280, H: 800, Text: 100}, all, func(name string, r *room) {
		if notes[name] == "" {
			return
		}
		p := r.Preferences()
		p.FirstTimes, p.Met = true, ""
		r.SetPreferences(p)
		r.Wait(0.2)
		for _, fault := range uitest.Faults(r.List) {
			t.Errorf("%s: %s", name, fault)
		}
		r.Wait(1.5)
		r.ClickAt(ui.Point{X: 2, Y: 2})
		r.Wait(0.2)
		if met := strings.Fields(r.Preferences().Met); !slices.Equal(met, []string{"heart-" + notes[name]}) {
			t.Errorf("at %s there was told of %v", name, met)
		}
	})
}
