package render

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Rule 22.7 by keyboard alone: the first thing gets a name of the player's
// own, the others those suggested; then the newspaper is printed.
func TestRule22_7_NamesByKeyboard(t *testing.T) {
	p, s, st := atNames(t)
	v := p.View()
	things := v.Nameable()
	first := "naming/" + namingID(things[0]) + "/name"
	for n := 0; st.List.Focus != first && n < 30; n++ {
		st.Key(ebiten.KeyTab)
	}
	st.Chord(ui.Ctrl(ebiten.KeyA))
	st.Type("Augusta")
	seat := p.Seat()
	st.Key(ebiten.KeyEnter)
	if s.at.screen != paperScreen {
		t.Fatalf("after the names comes %s", screenNames[s.at.screen])
	}
	names := p.View().Names()
	if len(names) != len(things) || names[0].Text != "Augusta" || names[0].By != seat {
		t.Fatalf("%d names for %d things: %+v", len(names), len(things), names)
	}
	for i, n := range names[1:] {
		if n.Text != things[i+1].Suggestion {
			t.Errorf("%q was suggested, and %q stands there", things[i+1].Suggestion, n.Text)
		}
	}
	if s.paper.grant == 0 {
		t.Error("the account is not closed: no grant")
	}
}

// What the rules refuse is said in red before it is done, and nothing is done.
func TestRule22_7_RefusedNamesAreToldBefore(t *testing.T) {
	p, s, st := atNames(t)
	n := s.sub.(*namingScene)
	if len(n.rows) < 2 {
		t.Fatal("one thing only")
	}
	n.rows[0].text = "Zanzibar"
	n.rows[1].text = "Same"
	if len(n.rows) > 2 {
		n.rows[2].text = "same"
	}
	st.Move(ui.Point{X: 3, Y: 3})
	st.Want(words.Say("why.name-taken"))
	st.Key(ebiten.KeyEnter)
	if s.at.screen != namingScreen || len(p.View().Names()) != 0 {
		t.Errorf("a name that is taken was given: %+v", p.View().Names())
	}
	for i := range n.rows {
		n.rows[i].leave = true
	}
	st.Move(ui.Point{X: 4, Y: 3})
	if st.Has(words.Say("why.name-taken")) {
		t.Error("what goes without a name is told to be wrong")
	}
	st.Key(ebiten.KeyEnter)
	if s.at.screen != paperScreen || len(p.View().Names()) != 0 {
		t.Errorf("left unnamed: the screen is %s, names %+v", screenNames[s.at.screen], p.View().Names())
	}
}

// All suggestions at once, and all unnamed at once.
func TestRule22_7_AllAtOnce(t *testing.T) {
	p, s, st := atNames(t)
	want := len(p.View().Nameable())
	s.sub.(*namingScene).rows[0].leave = true
	st.Chord(ui.Ctrl(ebiten.KeyEnter))
	if got := len(p.View().Names()); got != want || s.at.screen != paperScreen {
		t.Errorf("%d names of %d, at %s", got, want, screenNames[s.at.screen])
	}
	p, s, st = atNames(t)
	st.Key(ebiten.KeyU)
	if got := len(p.View().Names()); got != 0 || s.at.screen != paperScreen {
		t.Errorf("%d names, at %s", got, screenNames[s.at.screen])
	}
}

// A game saved while the names are asked for goes on there, and the newspaper
// of the account is whole.
func TestNamingOutlivesASave(t *testing.T) {
	p, _, _ := atNames(t)
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
	again := NewPlay(p.Table(), Host{})
	again.SitDown()
	d, s := table(again)
	st := d.stage(t)
	if s.at.screen != namingScreen {
		t.Fatalf("taken up again, the screen is %s", screenNames[s.at.screen])
	}
	st.Chord(ui.Ctrl(ebiten.KeyEnter))
	if s.at.screen != paperScreen || len(s.paper.hexes) != hexes || total(s.paper.scores) == 0 {
		t.Errorf("at %s with a paper of %d hexes, not %d", screenNames[s.at.screen], len(s.paper.hexes), hexes)
	}
}

// Publishing can be taken back from the sheet of names.
func TestNamingCanBeTakenBack(t *testing.T) {
	p, s, st := atNames(t)
	if !p.Table().CanUndo() {
		t.Skip("publishing has revealed something")
	}
	st.Chord(ui.Ctrl(ebiten.KeyZ))
	if s.at.screen != newsScreen || s.open != nil {
		t.Errorf("the screen is %s, the account open: %v", screenNames[s.at.screen], s.open != nil)
	}
	if len(publishable(p)) == 0 || strings.TrimSpace(s.sub.(*news).draft().head) == "" {
		t.Error("there is nothing to publish any more")
	}
}
