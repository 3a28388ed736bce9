package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// What the day has come to lies over the chart while something is decided there, and goes
// when the next step is asked; what the next Event may be stands where one steps (22.2).
func TestAScenePerDecision(t *testing.T) {
	for name, scene := range map[string]bool{ // in any order: each by its own
		"giving-village": true, "offering-king": true, "thirsting": true, "trading": true, "facing-warriors": true, "ignoring": true,
		"stepping": false, "marching": false, "boosting": false, "using-guide": false,
	} {
		rec := moments(t)[name]
		if rec == nil {
			t.Fatalf("%s is never asked", name)
		}
		r := open(t, rec)
		if got := uitest.HasText(r.List, words.Say("scene.ahead")); got != scene {
			t.Errorf("%s: a scene is %v", name, got)
		}
		if name == "stepping" {
			if !uitest.HasText(r.List, words.Say("ahead.ill")) {
				t.Error("nothing says what the next Event may be")
			}
			if !r.byMouse("board/tab/ahead") || !uitest.HasText(r.List, words.Say("peril.health")) {
				t.Error("nothing says what threatens the caravan")
			}
		}
		r.checkWords(t)
	}
}

// In 17 a Quinine is asked for on the page of the end, and not on that of a march.
func TestTheEndOfTheTurnIsShownWhileItIsPlayed(t *testing.T) {
	r := open(t, moments(t)["saving-person"])
	if !uitest.HasText(r.List, words.Say("part.desertion")) {
		t.Error("who deserts is asked elsewhere than on the page of the end")
	}
}

// open shows a table as it was kept.
func open(t *testing.T, rec *game.Record) *room {
	t.Helper()
	table, err := game.TakeUp(heart.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	r, _ := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	return r
}
