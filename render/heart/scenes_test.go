package heart

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// What the day has come to lies over the chart while something is decided there, and stays when the
// next step is asked, till it is folded; what the next Event may be stands where one steps (22.2).
func TestAScenePerDecision(t *testing.T) {
	for name, scene := range map[string]bool{ // in any order: each by its own
		"giving-village": true, "offering-king": true, "thirsting": true, "trading": true, "facing-warriors": true, "ignoring": true,
		"stepping": true, "marching": false, "boosting": false, "using-guide": false,
	} {
		rec := positions(t)[name]
		if rec == nil {
			t.Fatalf("%s is never asked", name)
		}
		r := open(t, rec)
		if got := uitest.HasText(r.List, words.Say("scene.happened")) || uitest.HasText(r.List, words.Say("scene.about")); got != scene {
			t.Errorf("%s: a scene is %v, want %v", name, got, scene)
		}
		if name == "stepping" {
			if r.ByKeys("board/fold-scene"); uitest.HasText(r.List, words.Say("scene.happened")) {
				t.Error("what came of the day cannot be folded away")
			}
			if !uitest.HasText(r.List, words.Say("ahead.ill")) {
				t.Error("nothing says what the next Event may be")
			}
			if !r.ByMouse("board/tab/ahead") || !uitest.HasText(r.List, words.Say("peril.health")) {
				t.Error("nothing says what threatens the caravan")
			}
		}
		uitest.CheckWords(t, r.List)
	}
}

// What has been found out in words before a die, stands there before it is thrown: how it is held
// and what is added to it, what blank country may be, and what a find would bring (27.3, 22.2).
func TestWhatIsKnownBeforeADie(t *testing.T) {
	for name, want := range map[string][]string{ // in any order: each by its own
		"giving-village": {"d6", "d10"}, "choosing-recruits": {"a d10 must come to"}, "using-success": {"must come to"}, "naming-face": {": well"},
		"placing-chit": {" DP"}, "marching": {"%"},
	} {
		r := open(t, positions(t)[name])
		for _, part := range want {
			if !slices.ContainsFunc(r.List.Texts(), func(text string) bool { return strings.Contains(text, part) }) {
				t.Errorf("%s: nothing says %q", name, part)
			}
		}
		for _, text := range r.List.Texts() {
			if strings.HasPrefix(text, "_") {
				t.Errorf("%s: the mark of a key in %q", name, text)
			}
		}
		if uitest.HasText(r.List, words.Say("scene.ahead")) != (name != "marching") {
			t.Errorf("%s: what may come stands where it should not, or does not where it should", name)
		}
	}
}

// In 17 a Quinine is asked for on the page of the end, and not on that of a march.
func TestTheEndOfTheTurnIsShownWhileItIsPlayed(t *testing.T) {
	r := open(t, positions(t)["saving-person"])
	if !uitest.HasText(r.List, words.Say("part.desertion")) {
		t.Error("who deserts is asked elsewhere than on the page of the end")
	}
	rec := positions(t)["boosting"] // what counts comes first, and who leads is said
	table, err := game.TakeUp(heart.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	most, v := 0, table.Position().(*heart.Position).View(game.Nobody)
	for s := range game.Seat(len(table.Position().Summary().Players)) {
		most = max(most, v.Of(s, box.Points))
	}
	open(t, rec).Want(words.Phrase("ending.leads", "n", most))
}

// In a village all bars, and what their colours are, are in sight, where there is less room than usual too,
// as beside the voice of a first journey (14.6).
func TestRule14_6_TheBarsOfAVillageAreInSight(t *testing.T) {
	table, err := game.TakeUp(heart.Rules{}, positions(t)["giving-village"])
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range []float64{800, 690} {
		r, _ := sit(t, uitest.Size{W: 1280, H: h, Text: 100}, table)
		r.Wait(0.5)
		bars := 0
		for i := range r.List.Items {
			it := &r.List.Items[i]
			if it.Kind != ui.TextItem || !strings.Contains(it.Text, "%") && !strings.HasPrefix(it.Text, words.Say("parley.neither")) || it.Rect.X > 640 || it.Rect.Y > 0.7*h {
				continue
			}
			if bars++; it.Visible().H < it.Rect.H-1 {
				t.Errorf("in a window %g high %q is not in sight", h, it.Text)
			}
		}
		if bars < 4 {
			t.Errorf("in a window %g high %d shares are told", h, bars)
		}
		r.Want(words.Say("parley.neither"))
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

// Whatever is asked, the die that a choice leads to at once is said before it is thrown: its sides
// and what it is held against, below the question, in the scene, or where the choice is pointed at
// (22.2, 27.3).
func TestEveryDieIsSaidBefore(t *testing.T) {
	dice := 0
	for name, rec := range positions(t) { // in any order: each by itself
		if rec == nil {
			continue
		}
		r := open(t, rec)
		table, err := game.TakeUp(heart.Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		v := table.Position().(*heart.Position).View(0)
		said := r.List.Texts()
		for i := range r.List.Targets {
			said = append(said, r.List.Targets[i].Tip)
		}
		for i := range r.List.Hints {
			said = append(said, r.List.Hints[i].Text)
		}
		for _, c := range table.Choices() {
			next, ok := v.Coming(c.Command(int(c.Min)))
			if !ok || next.Seat != c.Seat || next.Die >= box.Dice {
				continue
			}
			dice++
			want := "d" + strconv.Itoa(next.Die.Sides())
			if !slices.ContainsFunc(said, func(text string) bool {
				return strings.Contains(strings.ToLower(text), want) && (!next.Die.Held() || strings.Contains(text, tell.Needed(next.Die, next.Limit)))
			}) {
				t.Errorf("%s: %s throws %s against %d, and nothing says so", name, heart.KindName(c.Kind), next.Name, next.Limit)
			}
		}
	}
	if dice < 20 {
		t.Errorf("only %d choices throw a die", dice)
	}
}

// What a misfortune would have thrown is said of the slot that one is about to step to, where the
// second Event is drawn (10.8).
func TestMisfortunesAreThoseOfTheNextSlot(t *testing.T) {
	rec := positions(t)["stepping"]
	table, err := game.TakeUp(heart.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range table.Choices() {
		if c.Kind != heart.Walk {
			continue
		}
		r, slot := open(t, rec), box.Slot(c.Target).Name()
		if !r.ByMouse("board/tab/ahead") || !r.ByMouse("board/slot "+slot) {
			t.Fatalf("%s cannot be clicked", slot)
		}
		if head := words.Say("ahead.misfortunes.at", "slot", slot); !uitest.HasText(r.List, head) {
			t.Errorf("%q is not said", head)
		}
	}
}
