package press_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Rule 22.7 by keyboard alone: the first thing gets a name of the player's
// own, the others those suggested; then the newspaper is printed.
func TestRule22_7_NamesByKeyboard(t *testing.T) {
	p, s, st := niletest.AtNames(t)
	v := sight.View(p)
	things := v.Nameable()
	first := "naming/" + press.NamingID(things[0]) + "/name"
	for n := 0; st.List.Focus != first && n < 30; n++ {
		st.Key(ebiten.KeyTab)
	}
	st.Chord(ui.Ctrl(ebiten.KeyA))
	st.Type("Augusta")
	seat := p.Seat()
	st.Key(ebiten.KeyEnter)
	if s.At.Screen != screens.PaperScreen {
		t.Fatalf("after the names comes %s", screens.ScreenNames[s.At.Screen])
	}
	names := sight.View(p).Names()
	if len(names) != len(things) || names[0].Text != "Augusta" || names[0].By != seat {
		t.Fatalf("%d names for %d things: %+v", len(names), len(things), names)
	}
	for i, n := range names[1:] {
		if n.Text != things[i+1].Suggestion {
			t.Errorf("%q was suggested, and %q stands there", things[i+1].Suggestion, n.Text)
		}
	}
	if s.Paper.Grant == 0 {
		t.Error("the account is not closed: no grant")
	}
}

// What the rules refuse is said in red before it is done, and nothing is done.
func TestRule22_7_RefusedNamesAreToldBefore(t *testing.T) {
	p, s, st := niletest.AtNames(t)
	n := s.Sub.(*press.NamingScene)
	if len(n.Rows) < 2 {
		t.Fatalf("one thing only: got %v, wanted at least 2", len(n.Rows))
	}
	n.Rows[0].Text = "Zanzibar"
	n.Rows[1].Text = "Same"
	if len(n.Rows) > 2 {
		n.Rows[2].Text = "same"
	}
	st.Move(ui.Point{X: 3, Y: 3})
	st.Want(words.Say("why.name-taken"))
	st.Key(ebiten.KeyEnter)
	if s.At.Screen != screens.NamingScreen || len(sight.View(p).Names()) != 0 {
		t.Errorf("a name that is taken was given: %+v", sight.View(p).Names())
	}
	for i := range n.Rows {
		n.Rows[i].Leave = true
	}
	st.Move(ui.Point{X: 4, Y: 3})
	if st.Has(words.Say("why.name-taken")) {
		t.Error("what goes without a name is told to be wrong")
	}
	st.Key(ebiten.KeyEnter)
	if s.At.Screen != screens.PaperScreen || len(sight.View(p).Names()) != 0 {
		t.Errorf("left unnamed: the screen is %s, names %+v", screens.ScreenNames[s.At.Screen], sight.View(p).Names())
	}
}

// All suggestions at once, and all unnamed at once.
func TestRule22_7_AllAtOnce(t *testing.T) {
	p, s, st := niletest.AtNames(t)
	want := len(sight.View(p).Nameable())
	s.Sub.(*press.NamingScene).Rows[0].Leave = true
	st.Chord(ui.Ctrl(ebiten.KeyEnter))
	if got := len(sight.View(p).Names()); got != want || s.At.Screen != screens.PaperScreen {
		t.Errorf("%d names of %d, at %s", got, want, screens.ScreenNames[s.At.Screen])
	}
	p, s, st = niletest.AtNames(t)
	st.Key(ebiten.KeyU)
	if got := len(sight.View(p).Names()); got != 0 || s.At.Screen != screens.PaperScreen {
		t.Errorf("%d names, at %s", got, screens.ScreenNames[s.At.Screen])
	}
}

// A game saved while the names are asked for goes on there, and the newspaper
// of the account is whole.
func TestNamingOutlivesASave(t *testing.T) {
	p, _, _ := niletest.AtNames(t)
	hexes := 0
	for _, e := range p.Events() {
		switch {
		case e.Seat != p.Seat():
		case e.Kind == nile.HexPublished:
			hexes++
		case e.Kind == nile.Account:
			hexes = 0
		}
	}
	again := local.New(local.Of(p), play.Host{})
	again.SitDown()
	d, s := niletest.Table(again)
	st := d.Stage(t)
	if s.At.Screen != screens.NamingScreen {
		t.Fatalf("taken up again, the screen is %s", screens.ScreenNames[s.At.Screen])
	}
	st.Chord(ui.Ctrl(ebiten.KeyEnter))
	if s.At.Screen != screens.PaperScreen || len(s.Paper.Hexes) != hexes || press.Total(s.Paper.Scores) == 0 {
		t.Errorf("at %s with a paper of %d hexes, not %d", screens.ScreenNames[s.At.Screen], len(s.Paper.Hexes), hexes)
	}
}

// Publishing can be taken back from the sheet of names.
func TestNamingCanBeTakenBack(t *testing.T) {
	p, s, st := niletest.AtNames(t)
	if !p.CanUndo() {
		t.Skip("publishing has revealed something")
	}
	st.Chord(ui.Ctrl(ebiten.KeyZ))
	if s.At.Screen != screens.NewsScreen || s.Open != nil {
		t.Errorf("the screen is %s, the account open: %v", screens.ScreenNames[s.At.Screen], s.Open != nil)
	}
	if len(press.Publishable(p)) == 0 || strings.TrimSpace(s.Sub.(*press.News).Draft().Head) == "" {
		t.Error("there is nothing to publish any more")
	}
}

// The chart of a thing that is alone to be named fills the page: it is half as high as the window at least, and more than
// that of one of several.
func TestTheChartOfAThingAloneIsLarge(t *testing.T) {
	_, s, st := niletest.AtNames(t)
	n := s.Sub.(*press.NamingScene)
	high := func() (most float64) {
		for i := range st.List.Items {
			if it := &st.List.Items[i]; strings.HasPrefix(it.Key, "naming ") {
				most = max(most, it.Rect.H)
			}
		}
		return most
	}
	several := high()
	n.Rows = n.Rows[:1]
	st.Move(ui.Point{X: 3, Y: 3})
	st.Wait(0.2)
	if alone := high(); alone < st.List.H*0.5 || alone <= several {
		t.Errorf("in a window %v high the chart is %v high, and of several %v", st.List.H, alone, several)
	}
}
