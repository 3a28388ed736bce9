package menu_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

func TestLoadList(t *testing.T) {
	d := niletest.NewSaloon(nil).Menu(menu.NewLoad)
	s := d.Stage(t)
	s.Want("The file ends in the middle of a command")
	s.Click("saves")
	s.Key(ebiten.KeyHome)
	s.Key(ebiten.KeyDown)
	s.Key(ebiten.KeyEnter)
	s.Key(ebiten.KeyDown) // the broken one
	s.Key(ebiten.KeyEnter)
	if got := strings.Join(d.Asked, ", "); got != "load two" {
		t.Errorf("asked for %q, want \"load two\"", got)
	}
	s.Key(ebiten.KeyD)
	s.Key(ebiten.KeyEscape)
	if d.Shelf.Removed != "" {
		t.Fatalf("deleted though Esc was pressed: got %q, wanted \"\"", d.Shelf.Removed)
	}
	s.Key(ebiten.KeyD)
	niletest.Read(s)
	s.Click("Delete it")
	if d.Shelf.Removed != "bad" {
		t.Errorf("deleted %q, want \"bad\"", d.Shelf.Removed)
	}
}

// Whoever wins or loses together stands in the order of seats, with what each did; whoever plays
// for points does not.
func TestWhoWinsTogetherIsNotSorted(t *testing.T) {
	d := niletest.NewSaloon(nil).Menu(menu.NewLoad)
	players := []menu.SavePlayer{{Name: "Zora", Points: 1, Did: "1 Quest"}, {Name: "Abel", Points: 2, Did: "2 Quests"}}
	d.Shelf.Saves = []menu.SaveInfo{{Path: "isle", Name: "Isle", Date: "Round 7", Ending: game.AllWon, Ended: "came home", Players: players}}
	s := d.Stage(t)
	for _, want := range []string{"came home", "1 Quest", "2 Quests"} {
		s.Want(want)
	}
	var order []string
	for _, it := range s.List.Items {
		if it.Kind == ui.TextItem && (it.Text == "Zora" || it.Text == "Abel") {
			order = append(order, it.Text)
		}
	}
	if !slices.Equal(order, []string{"Zora", "Abel", "Zora", "Abel"}) {
		t.Errorf("in the row and beside the chart stand %q, want the order of seats", order)
	}
}

// A game counts once, however often it has been saved, among those of its way that have ended.
func TestRecordCountsEachGameOnce(t *testing.T) {
	all := []menu.SaveInfo{
		{ID: "a", Way: "hard", Ending: game.AllWon},
		{ID: "a", Way: "hard", Ending: game.AllWon},
		{ID: "b", Way: "hard", Ending: game.AllLost},
		{ID: "c", Way: "hard"},
		{ID: "d", Way: "easy", Ending: game.AllWon},
		{ID: "e", Way: "hard", Ending: game.AllWon},
	}
	if won, n := menu.Record(all, "hard"); won != 2 || n != 3 {
		t.Errorf("%d of %d, want 2 of 3", won, n)
	}
}

// What is left of a damaged save can be taken up from the list.
func TestLoadListRescues(t *testing.T) {
	d := niletest.NewSaloon(nil).Menu(menu.NewLoad)
	d.Shelf.Saves[2].Rescuable = true
	d.Shelf.Saves = d.Shelf.Saves[1:]
	s := d.Stage(t)
	s.Click("saves")
	s.Key(ebiten.KeyHome)
	s.Key(ebiten.KeyDown)
	s.Want("the damaged file is kept beside it")
	s.Key(ebiten.KeyR)
	if got := strings.Join(d.Asked, ", "); got != "load bad" {
		t.Errorf("asked for %q, want \"load bad\"", got)
	}
}

// The list opens at the newest game that is whole.
func TestLoadListBeginsWithAWholeGame(t *testing.T) {
	d := niletest.NewSaloon(nil).Menu(menu.NewLoad)
	d.Shelf.Saves = d.Shelf.Saves[2:]
	s := d.Stage(t)
	s.Key(ebiten.KeyL)
	if got := strings.Join(d.Asked, ", "); got != "load old" {
		t.Errorf("asked for %q, want \"load old\"", got)
	}
}

// The chart of the chosen game is drawn beside the list, and another when
// another is chosen; the title forgets a game that was deleted there.
func TestLoadListShowsTheChart(t *testing.T) {
	d := niletest.NewSaloon(nil).Menu(menu.NewLoad)
	s := d.Stage(t)
	charts := func() (out []uint64) {
		for _, it := range s.List.Items {
			if it.Kind == ui.PictureItem && it.Key == "saved chart" {
				out = append(out, it.Version)
			}
		}
		return out
	}
	drawn := func(but uint64) uint64 {
		t.Helper()
		for range 400 {
			s.Wait(0.1)
			if got := charts(); len(got) == 1 && got[0] != but {
				return got[0]
			}
			time.Sleep(5 * time.Millisecond)
		}
		t.Fatal("no chart is drawn")
		return 0
	}
	first := drawn(0)
	s.Click("saves")
	s.Key(ebiten.KeyHome)
	s.Key(ebiten.KeyDown)
	second := drawn(first)
	s.Key(ebiten.KeyHome)
	if again := drawn(second); again != first {
		t.Errorf("a chart that was drawn is drawn anew: got %v, wanted %v", again, first)
	}
}

func TestTitleForgetsADeletedGame(t *testing.T) {
	d := niletest.NewSaloon(nil)
	s := d.Stage(t)
	s.Want("Continue")
	s.Key(ebiten.KeyL)
	d.Shelf.Saves = d.Shelf.Saves[3:] // a finished one is left
	s.Key(ebiten.KeyEscape)
	if s.Has("Continue") {
		t.Error("the title still offers the game that was deleted")
	}
	s.Key(ebiten.KeyA)
	if got := strings.Join(d.Asked, ", "); got != "load old" {
		t.Errorf("looking again asked for %q, want \"load old\"", got)
	}
}

func TestSystemDialog(t *testing.T) {
	answers := make(chan desk.Chosen, 1)
	d := niletest.NewSaloon(nil).Menu(menu.NewLoad)
	d.Program.OpenDialog = func() <-chan desk.Chosen { return answers }
	s := d.Stage(t)
	s.Key(ebiten.KeyO)
	s.Wait(0.2)
	answers <- desk.Chosen{Path: "/elsewhere/game.nile"}
	s.Wait(0.1)
	s.Key(ebiten.KeyO)
	answers <- desk.Chosen{Err: desk.ErrNothingChosen}
	s.Wait(0.1)
	if got := strings.Join(d.Asked, ", "); got != "load /elsewhere/game.nile" || d.Notices() > 0 {
		t.Errorf("asked for %q with %d notices", got, d.Notices())
	}
}

// A save that cannot be read for its chart, as one that is just being written, is read again.
func TestAChartThatCouldNotBeReadIsReadAgain(t *testing.T) {
	d := niletest.NewSaloon(nil).Menu(menu.NewLoad)
	d.Shelf.Unread = 1
	s := d.Stage(t)
	none := words.Say("load.chart.none")
	for n := 0; !s.Has(none); n++ {
		if n > 1000 {
			t.Fatal("it is not said that there is no chart")
		}
		time.Sleep(time.Millisecond) // it is read beside the game loop
		s.Wait(0.01)
	}
	for n := 0; s.Has(none); n++ {
		if n > 1000 {
			t.Fatal("it is not read again")
		}
		time.Sleep(time.Millisecond)
		s.Wait(0.1)
	}
}

// What is proposed as a save's name is chosen whole: who types writes another in its place.
func TestANameForASaveIsWrittenAnew(t *testing.T) {
	d := niletest.NewSaloon(nil)
	d.Program.SuggestName = func() string { return "Ann, April 1821" }
	d.Push(menu.NewSaveAs(d.Program, nil))
	s := d.Stage(t)
	s.Wait(0.2)
	s.Want("Ann, April 1821")
	s.Type("Thursday")
	if s.Want("Thursday"); s.Has("1821Thursday") {
		t.Error("what is typed is put behind what was proposed")
	}
}

// Of what was kept by itself the shelf shows the newest of each game, and all of it when that is asked; what a player has
// saved always.
func TestEarlierMomentsAreShownWhenAsked(t *testing.T) {
	save := func(path, id string, auto bool) menu.SaveInfo {
		return menu.SaveInfo{Path: path, ID: id, Name: "Moment " + path, Auto: auto}
	}
	d := niletest.NewSaloon(nil).Menu(menu.NewLoad)
	d.Shelf.Saves = []menu.SaveInfo{save("a3", "a", true), save("a2", "a", true), save("b2", "b", true), save("a1", "a", false), save("b1", "b", true)}
	s := d.Stage(t)
	for _, at := range []struct {
		click string
		want  string
	}{{"", "a3 b2 a1"}, {"earlier moments", "a3 a2 b2 a1 b1"}, {"earlier moments", "a3 b2 a1"}} {
		if at.click != "" {
			s.Click(at.click)
			s.Wait(0.1)
		}
		var got []string
		for _, k := range d.Shelf.Saves {
			if s.Has(k.Name) {
				got = append(got, k.Path)
			}
		}
		if strings.Join(got, " ") != at.want {
			t.Errorf("after %q: got %v, wanted %s", at.click, got, at.want)
		}
	}
}
