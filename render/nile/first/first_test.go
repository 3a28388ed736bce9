package first

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// playing is a first journey, as its screens ask for it.
func playing(t *testing.T, s nile.Settings) (On, *string) {
	t.Helper()
	tab, err := game.NewTable(nile.Rules{}, s.Encode(), 7)
	if err != nil {
		t.Fatal(err)
	}
	p, screen := local.New(tab, play.Host{}), new(string)
	return On{Play: p, Screen: func() string { return *screen }, Ends: []guide.End{{Name: "again"}, {Name: "on"}, {Name: "title"}}}, screen
}

// do takes the first choice of a kind.
func do(t *testing.T, o On, k game.Kind, target int32) {
	t.Helper()
	c, ok := o.Play.Find(func(c *game.Choice) bool { return c.Kind == k && (target < 0 || c.Target == target) })
	if !ok || !local.Do(o.Play, c.Command(int(c.Max))) {
		t.Fatalf("%v of %d cannot be done: %v", k, target, o.Play.Failed)
	}
}

// TestEveryStepHasItsSentence: what the voice says stands in the words, and so do the
// ways on from the end, and what is said where something comes between.
func TestEveryStepHasItsSentence(t *testing.T) {
	o, _ := playing(t, nile.FirstJourney("Reader"))
	w, names := words.In(tell.Words()), map[string]bool{}
	has := func(key string) {
		if !w.Has(key) {
			t.Errorf("there is no %q", key)
		}
	}
	for _, s := range o.steps() {
		if names[s.Name] {
			t.Errorf("two steps are called %s", s.Name)
		}
		names[s.Name] = true
		has("first." + s.Name)
		if s.As != nil {
			has("first." + s.Name + ".elsewhere")
		}
		if s.Name == "blank" || s.Name == "river" {
			has("first." + s.Name + ".risky")
			has("first." + s.Name + ".spent")
		}
		for _, e := range s.Ends {
			has("first." + e.Name)
		}
	}
	for _, key := range []string{"voice", "you", "aside.dead", "aside.battle", "aside.captive", "aside.heavy", "aside.meet", "aside.pace", "aside.march"} {
		has("first." + key)
	}
}

// TestALessonIsReadFromTheGame: what is due follows from what has been done, so that it
// goes back with what is taken back, and is found again by whoever takes the game up.
func TestALessonIsReadFromTheGame(t *testing.T) {
	o, _ := playing(t, nile.FirstJourney("Reader"))
	do(t, o, nile.PlaceAll, -1)
	Land(o.Play)
	g := New(o)
	if got := g.Step(); o.phase() != nile.Outfitting || got != "welcome" {
		t.Fatalf("it begins with %q in phase %v, want \"welcome\", %v", got, o.phase(), nile.Outfitting)
	}
	c, _ := o.Play.Find(func(c *game.Choice) bool { return c.Kind == nile.Buy && nile.Item(c.Item) == nile.Bearers })
	o.Play.Do(c, 5)
	if got := g.Step(); got != "food" {
		t.Errorf("with bearers it goes on with %q, want \"food\"", got)
	}
	o.Play.Undo(nil)
	if got := g.Step(); got != "welcome" {
		t.Errorf("taken back, it goes on with %q; want \"welcome\"", got)
	}
	do(t, o, nile.Sail, int32(nile.OnFoot)) // quite alone, and with nothing
	if got := g.Step(); got != "pace" {
		t.Errorf("ashore it goes on with %q, want \"pace\"", got)
	}
	do(t, o, nile.SetPace, int32(nile.Normal))
	do(t, o, nile.Move, -1) // anywhere
	if got := New(o).Step(); got != "blank" {
		t.Errorf("taken up again it goes on with %q, want \"blank\"", got)
	}
}

// TestALessonWaitsForWhoeverStays: a month spent in the port is not the one that the lesson leads through. What it
// goes on with is the white paper, and not what it says with land on the chart.
func TestALessonWaitsForWhoeverStays(t *testing.T) {
	o, screen := playing(t, nile.FirstJourney("Reader"))
	do(t, o, nile.PlaceAll, -1)
	Land(o.Play)
	o.Hire = func() {}
	*screen = "board"
	do(t, o, nile.Sail, int32(nile.OnFoot))
	g := New(o)
	for month := range 3 {
		do(t, o, nile.SetPace, int32(nile.Normal))
		if got := g.Step(); got != "shore" {
			t.Fatalf("month %d in the port: it goes on with %q, want \"shore\"", month+1, got)
		}
		do(t, o, nile.EndTravel, -1)
		if aside := o.aside(); aside != "first.aside.pace" {
			t.Fatalf("as month %d begins in the port it says %q", month+2, aside)
		}
	}
	do(t, o, nile.SetPace, int32(nile.Normal))
	do(t, o, nile.Move, int32(nile.FirstShore))
	if got, as := g.Step(), o.way(nile.FirstBlank)(); got != "blank" || as == ".elsewhere" || as == ".spent" {
		t.Errorf("on the shore it goes on with %q%s, want \"blank\"", got, as)
	}
}

// TestNothingIsTaughtElsewhere: other games have no voice, and choose their own port.
func TestNothingIsTaughtElsewhere(t *testing.T) {
	s := nile.FirstJourney("Reader")
	s.Lesson = ""
	o, _ := playing(t, s)
	do(t, o, nile.PlaceAll, -1)
	Land(o.Play)
	if New(o) != nil || o.phase() != nile.ChoosingPort {
		t.Errorf("something is taught, in phase %v", o.phase())
	}
}
