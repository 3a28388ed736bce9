package nile_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// A game that a rival society has won is told as a loss: on the last page, on the bar,
// in the journal; the month says how many are left.
func TestTooLateIsToldAsALoss(t *testing.T) {
	s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Gentle: true, Rival: 2}
	s.Players = []nile.Player{{Name: "Ann", Specialty: deck.Botanist}}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), 3)
	if err != nil {
		t.Fatal(err)
	}
	keen, err := bots.New("keen", 3)
	if err != nil {
		t.Fatal(err)
	}
	left := map[string]bool{}
	for !table.Over() {
		v := table.Position().(*nile.Position).View(0)
		if v.Phase() == nile.ChoosingPace {
			d, _ := niletest.Table(local.New(table, play.Host{}))
			left[words.Say("bar.left", "date", tell.Date(v.Turn()), "n", v.MonthsLeft())] = d.Stage(t).Has(words.Say("bar.left", "date", tell.Date(v.Turn()), "n", v.MonthsLeft()))
		}
		if _, err := table.Do(keen.Choose(v, table.ChoicesOf(0))); err != nil {
			t.Fatal(err)
		}
	}
	if len(left) == 0 {
		t.Error("she never came to march")
	}
	for text, said := range left { // in any order: each by itself
		if !said {
			t.Errorf("the bar does not say %q", text)
		}
	}
	for _, z := range uitest.Sizes() {
		d, _ := niletest.Table(local.New(table, play.Host{}))
		d.Size(z)
		st := d.Stage(t)
		st.Want(words.Say("victory.title.late"))
		if st.Has(words.Say("victory.title", "who", "Ann")) {
			t.Error("somebody has won")
		}
		st.Chord(ui.Key(ebiten.KeyL))
		if d.Top().Name() != "board" {
			t.Errorf("%v: the chart is %s, want board", z, d.Top().Name())
		}
	}
}

// Who plays alone chooses a rival; with a second player at the table there is none, and
// the months go with the points.
func TestARivalForWhoPlaysAlone(t *testing.T) {
	d := niletest.NewSaloon(nil)
	d.Push(home.NewSetUp(d.Begin()))
	s, u := d.Stage(t), d.Top().(*home.SetUp)
	if s.Has(words.Say("setup.rival")) {
		t.Error("a rival is offered to two players")
	}
	s.Click("player 2/remove")
	s.Want(words.Say("setup.rival"))
	s.Want(words.Say("setup.rival.none.text"))
	s.Click("Swift")
	if want := nile.SwiftRival.Months(75); u.S.Rival != want {
		t.Errorf("the rival takes %d months, not %d", u.S.Rival, want)
	}
	s.Click("25 points")
	if want := nile.SwiftRival.Months(25); u.S.Rival != want {
		t.Errorf("for 25 points the rival takes %d months, not %d", u.S.Rival, want)
	}
	s.Want(words.Say("setup.rival.text", "date", tell.Date(u.S.Rival), "n", 25, "months", u.S.Rival))
	s.Click("Add a player")
	if u.S.Rival != 0 {
		t.Errorf("two players have a rival of %d months", u.S.Rival)
	}
}
