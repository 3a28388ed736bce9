package first

import (
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// playing is a first journey, as the board asks for it, that has come to its Port.
func playing(t *testing.T, s box.Settings) On {
	t.Helper()
	tab, err := game.NewTable(heart.Rules{}, s.Encode(), 7)
	if err != nil {
		t.Fatal(err)
	}
	p := local.New(tab, play.Host{})
	Land(p)
	return On{
		Play: p, Cell: func(box.Slot) (ui.Rect, bool) { return ui.Rect{}, false }, Strip: func() (ui.Rect, bool) { return ui.Rect{}, false },
		Listed: func() bool { return false }, Ends: []guide.End{{Name: "again"}, {Name: "on"}, {Name: "title"}},
	}
}

// do takes the first choice of a kind, with a target unless that is below 0.
func do(t *testing.T, o On, k game.Kind, target int32) {
	t.Helper()
	c, ok := o.Play.Find(func(c *game.Choice) bool { return c.Kind == k && (target < 0 || c.Target == target) })
	if !ok || !local.Do(o.Play, c.Command(int(c.Min))) {
		t.Fatalf("%s of %d cannot be done: %v", heart.KindName(k), target, o.Play.Failed)
	}
}

// TestEveryStepHasItsSentence: what the voice says stands in the words, and so do the
// ways on from the end, and what is said of whoever goes another way.
func TestEveryStepHasItsSentence(t *testing.T) {
	o := playing(t, heart.FirstJourney("Reader"))
	w, names := words.In(words.Of(assets.HeartWords, "heart/words")()), map[string]bool{}
	has := func(key string) {
		if !w.Has(key) {
			t.Errorf("there is no %q", key)
		}
	}
	more := map[string]string{"outfit": ".all", "strip": ".told", "mountain": ".ill", "home": ".band", "mission": ".bare"}
	for _, s := range o.steps() {
		if names[s.Name] {
			t.Errorf("two steps are called %s", s.Name)
		}
		names[s.Name] = true
		has("first." + s.Name)
		if s.As != nil {
			if more[s.Name] == "" {
				t.Errorf("what %s says besides is not looked at", s.Name)
			}
			has("first." + s.Name + more[s.Name])
		}
		for _, e := range s.Ends {
			has("first." + e.Name)
		}
	}
	for _, key := range []string{"voice", "you", "aside.road", "mission.unread"} {
		has("first." + key)
	}
}

// TestALessonIsReadFromTheGame: what is due follows from what has been done, so that it
// goes back with what is taken back, and is found again by whoever takes the game up.
func TestALessonIsReadFromTheGame(t *testing.T) {
	o := playing(t, heart.FirstJourney("Reader"))
	due := func(when, want string) {
		t.Helper()
		if got := New(o).Step(); got != want {
			t.Errorf("%s it goes on with %q, not with %q", when, got, want)
		}
	}
	if !o.asked(heart.ChoosingPatron)() || o.sheet().Region != heart.FirstPort {
		t.Fatal("it does not begin in its Port")
	}
	due("at first", "welcome")
	do(t, o, heart.TakePatron, int32(box.City))
	due("with a Patron", "outfit")
	o.Play.Undo(nil)
	due("taken back", "welcome")
	do(t, o, heart.TakePatron, int32(box.City))
	do(t, o, heart.Buy, -1)
	due("with a lot bought by hand", "outfit")
	do(t, o, heart.No, -1)
	due("without an outfit", "march")
	do(t, o, heart.March, -1)
	if got := New(o).Step(); got != "codes" && got != "spring" && got != "guide" && got != "days" {
		t.Errorf("after the march it goes on with %q", got)
	}
	for o.asked(heart.KeepingSource)() {
		do(t, o, heart.PutBack, -1)
	}
	for guide.Count(o.Play, heart.Walk) == 0 {
		c := o.Play.Choices()[0]
		if !local.Do(o.Play, c.Command(int(c.Min))) {
			t.Fatal(o.Play.Failed)
		}
	}
	due("with the second day", "strip")
	for !o.over() { // anyhow
		all := o.Play.Choices()
		c := all[len(all)-1]
		if !local.Do(o.Play, c.Command(int(c.Min))) {
			t.Fatal(o.Play.Failed)
		}
	}
	due("in the second Game Turn", "account")
}

// TestNothingIsTaughtElsewhere: other games have no voice, and begin as usual.
func TestNothingIsTaughtElsewhere(t *testing.T) {
	s := heart.FirstJourney("Reader")
	s.Lesson = ""
	if o := playing(t, s); New(o) != nil || !o.asked(heart.Opening)() {
		t.Error("something is taught")
	}
}
