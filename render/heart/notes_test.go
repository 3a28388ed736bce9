package heart

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// TestFirstTimesAreToldOnce: what is asked for the first time has its sentence, beside what
// can be chosen and hiding nothing that it should not; a press takes it away for good.
func TestFirstTimesAreToldOnce(t *testing.T) {
	notes := map[string]string{
		"outfitting": "outfit", "marching": "march", "keeping-source": "source", "stepping": "days", "placing-chit": "place", "using-success": "success",
		"giving-village": "village", "offering-king": "king", "saving-person": "person", "facing-special": "special", "ending-time": "end",
		"boosting": "boost", "humbling": "humble", "envying": "envy",
	}
	all := map[string]*game.Record{}
	for name, rec := range positions(t) { // in any order: each by its own name
		if notes[name] != "" {
			all[name] = rec
		}
	}
	for name := range notes { // in any order: each for itself
		if all[name] == nil {
			t.Errorf("there is no moment of %s", name)
		}
	}
	for _, size := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
		toldOnce(t, size, all, notes)
	}
}

// toldOnce looks at them in a window: none lies on anything that can be pressed.
func toldOnce(t *testing.T, size uitest.Size, all map[string]*game.Record, notes map[string]string) {
	show(t, size, all, func(name string, r *room) {
		if notes[name] == "" {
			return
		}
		p := r.Preferences()
		p.FirstTimes, p.Met = true, ""
		r.SetPreferences(p)
		r.Wait(0.2)
		for _, fault := range uitest.Faults(r.List) {
			t.Errorf("%s at %g: %s", name, size.W, fault)
		}
		note, ok := asideOf(r.List)
		if !ok {
			t.Errorf("%s at %g: nothing is said", name, size.W)
		}
		for i := range r.List.Targets {
			if tg := &r.List.Targets[i]; tg.Label != "" && !tg.Rect.Intersect(tg.Clip).Intersect(note).Empty() && tg.Rect.H < 200 {
				t.Errorf("%s at %g: what is said lies on %s", name, size.W, tg.ID)
			}
		}
		r.Wait(1.5)
		r.ClickAt(ui.Point{X: 2, Y: 2})
		r.Wait(0.2)
		if met := strings.Fields(r.Preferences().Met); !slices.Equal(met, []string{"heart-" + notes[name]}) {
			t.Errorf("at %s there was told of %v", name, met)
		}
	})
}

// Alone nobody is lost for want of points: it has gone well, or less well (21).
func TestAloneNobodyIsLostForPoints(t *testing.T) {
	words.Use(book())
	t.Cleanup(func() { words.Use(nil) })
	for _, ending := range []game.Ending{game.AllWon, game.AllLost} {
		s := game.Summary{Result: game.Result{Ending: ending}}
		if got := play.Result(s); strings.Contains(got, "lost") || strings.Contains(got, "All") {
			t.Errorf("alone it is said: %s", got)
		}
	}
}

// The game after a first journey is played by the usual terms, which the next set-up begins with: Patrons
// are even, finds have names (21).
func TestRule21_TheSecondGameHasTheUsualTerms(t *testing.T) {
	data, _ := secondGame("Mary")
	got, err := box.ParseSettings(data)
	if err != nil {
		t.Fatal(err)
	}
	want := box.ForSeats(len(got.Players))
	want.Players, want.Goal = got.Players, got.Goal
	if !reflect.DeepEqual(got, want) || got.Players[0].Name != "Mary" {
		t.Errorf("the second game is %+v, want the usual terms %+v", got, want)
	}
}

// asideOf is where what is said lies: above all but tips.
func asideOf(l *ui.List) (r ui.Rect, ok bool) {
	for i := range l.Items {
		if it := &l.Items[i]; it.Kind == ui.PanelItem && it.Panel == ui.TipPanel && it.Layer > 1<<19 {
			r, ok = it.Rect, true
		}
	}
	return r, ok
}
