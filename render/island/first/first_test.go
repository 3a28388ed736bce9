package first

import (
	"os"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

func TestMain(m *testing.M) {
	words.Use(tell.Words())
	os.Exit(m.Run())
}

// playing is a first journey as the board asks for it, that has begun.
func playing(t *testing.T, s box.Settings) On {
	t.Helper()
	table, err := game.NewTable(island.Rules{}, s.Encode(), 7)
	if err != nil {
		t.Fatal(err)
	}
	o := On{
		Play:   local.New(table, play.Host{}),
		Place:  func(*ui.Context, box.Place) (ui.Rect, bool) { return ui.Rect{}, false },
		Button: func(*ui.Context, game.Choice) (ui.Rect, bool) { return ui.Rect{}, false }, Foreseen: func() bool { return false }, Ends: []guide.End{{Name: "again"}, {Name: "on"}, {Name: "title"}},
	}
	return o
}

func do(t *testing.T, o On, k game.Kind, target int) {
	t.Helper()
	if _, must := o.Play.HandOver(); must {
		o.Play.SitDown() // alone the table does so by itself
	}
	c, ok := o.find(k, target)
	if !ok || !local.Do(o.Play, c.Command(int(c.Min))) {
		t.Fatalf("%s of %d cannot be done: %v", island.KindName(k), target, o.Play.Failed)
	}
}

// What the voice says stands in the words, and so do the ways on from the end, what is said of
// whoever goes another way, and of every question when it is asked for the first time.
func TestEveryStepHasItsSentence(t *testing.T) {
	o := playing(t, island.FirstJourney("Reader"))
	has := func(key string) {
		if !words.Has(key) {
			t.Errorf("there is no %q", key)
		}
	}
	names := map[string]bool{}
	for _, s := range o.steps() {
		if names[s.Name] {
			t.Errorf("two steps are called %s", s.Name)
		}
		names[s.Name] = true
		has("first." + s.Name)
		for _, e := range s.Ends {
			has("first." + e.Name)
		}
	}
	for _, key := range []string{"first.round.quest", "first.voice", "first.you", "first.aside"} {
		has(key)
	}
	notes := Notes(o).List
	for _, n := range notes {
		has("note." + n.Name)
	}
	for step := island.Beginning; step.Name() != ""; step++ {
		if noted[step] == "" && step != island.Beginning && step != island.Aiming { // what a card is aimed at explains itself
			t.Errorf("nothing is said of %s", step.Name())
		}
	}
	if len(notes) != len(noted) {
		t.Errorf("%d notes of %d questions", len(notes), len(noted))
	}
}

// What is due follows from what has been done, so that it goes back with what is taken back, and
// is found again by whoever takes the game up.
func TestALessonIsReadFromTheGame(t *testing.T) {
	o := playing(t, island.FirstJourney("Reader"))
	due := func(when, want string) {
		t.Helper()
		if got := New(o).Step(); got != want {
			t.Errorf("%s it goes on with %q, not with %q", when, got, want)
		}
	}
	due("at first", "welcome")
	do(t, o, island.Begin, -1)
	due("ashore", "keep")
	do(t, o, island.Keep, -1)
	do(t, o, island.Keep, int(box.RadioPart))
	due("with cards put down", "spawn")
	if !local.Do(o.Play, game.Command{Kind: island.Go}) { // the Engineer
		t.Fatal(o.Play.Failed)
	}
	due("in the first turn", "loot")
	do(t, o, island.Loot, int(box.Ship))
	due("with a card", "trap")
	do(t, o, island.Play, int(island.FirstFind))
	due("with tokens", "gate")
	do(t, o, island.Move, int(island.FirstStop))
	due("at the Village", "gate")
	o.Play.Undo(nil)
	do(t, o, island.Move, int(island.FirstStop))
	do(t, o, island.Move, int(island.FirstTrap))
	due("at the Gate", "set")
	do(t, o, island.Set, int(island.FirstTrap))
	due("with the trap", "tool")
	do(t, o, island.Personal, -1)
	due("with a token more", "foretell")
	do(t, o, island.EndTurn, -1)
	due("in the second turn", "quest")
	if !o.questing() {
		t.Error("the other has no Quest to begin")
	}
	do(t, o, island.Move, int(island.FirstStop))
	do(t, o, island.Move, int(island.FirstTrap))
	do(t, o, island.QuestBegin, int(island.FirstQuest))
	due("with the Quest", "talk")
	do(t, o, island.Talk, -1)
	for s := range game.Seat(2) {
		if !local.Do(o.Play, game.Command{Seat: s, Kind: island.Done}) {
			t.Fatal(o.Play.Failed)
		}
	}
	due("after the Talk", "village")
	do(t, o, island.Move, int(island.FirstStop))
	due("at the Village", "village")
	do(t, o, island.Loot, int(island.FirstStop))
	due("with the Village searched", "advance")
	do(t, o, island.EndTurn, -1)
	due("in the second round", "round")
	if o.watch() != 1 {
		t.Errorf("what is killed counts for %d, not for the Master", o.watch())
	}
	if !local.Do(o.Play, game.Command{Seat: 1, Kind: island.Go}) {
		t.Fatal(o.Play.Failed)
	}
	due("in the third turn", "meet")
	do(t, o, island.Move, int(island.FirstFight))
	due("beside a creature", "fight")
	do(t, o, island.Fight, int(island.FirstFight))
	due("with the creature beaten", "search")
	do(t, o, island.Loot, int(island.FirstFight))
	due("after a search", "finish")
}

// Whoever looks at what comes before it is due hears of everything before it all the same.
func TestALookAheadPassesNothingOver(t *testing.T) {
	o := playing(t, island.FirstJourney("Reader"))
	o.Foreseen = func() bool { return true }
	do(t, o, island.Begin, -1)
	do(t, o, island.Keep, -1)
	do(t, o, island.Keep, int(box.RadioPart))
	if !local.Do(o.Play, game.Command{Kind: island.Go}) {
		t.Fatal(o.Play.Failed)
	}
	for _, want := range []struct {
		k      game.Kind
		target int
		due    string
	}{{island.Loot, int(box.Ship), "trap"}, {island.Play, int(island.FirstFind), "gate"}, {island.Move, int(island.FirstStop), "gate"}, {island.Move, int(island.FirstTrap), "set"}, {island.Set, int(island.FirstTrap), "tool"}, {island.Personal, -1, "end"}} {
		if do(t, o, want.k, want.target); New(o).Step() != want.due {
			t.Errorf("after %s of %d it goes on with %q, not with %q", island.KindName(want.k), want.target, New(o).Step(), want.due)
		}
	}
}

// Other games have no voice.
func TestNothingIsTaughtElsewhere(t *testing.T) {
	s := island.FirstJourney("Reader")
	s.Lesson = ""
	if New(playing(t, s)) != nil {
		t.Error("something is taught")
	}
}
