package nile_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/menu"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/words"
)

// The menu over a game looks back: it opens the journal, the peoples and the points, and once more the newspaper that has
// been read, from which Esc leads back.
func TestTheMenuLooksBack(t *testing.T) {
	p, s, st := niletest.AtNames(t)
	found := map[string]bool{}
	for _, x := range p.Lookback() {
		found[x.ID] = x.Open != nil
	}
	for _, id := range []string{"journal", "peoples", "points"} {
		if !found[id] {
			t.Errorf("the menu does not lead to %s", id)
		}
	}
	if found["last newspaper"] {
		t.Error("there is a newspaper before any was printed")
	}
	st.Key(ebiten.KeyEnter)
	niletest.Read(st)
	if s.At.Screen != screens.PaperScreen {
		t.Fatalf("after the names comes %s", screens.ScreenNames[s.At.Screen])
	}
	st.Key(ebiten.KeySpace)
	niletest.Read(st)
	d := niletest.NewSaloon(menu.NewPause(&menu.Program{}, screens.Game{}, p))
	again := d.Stage(t)
	again.Want(words.Say("pause.past"))
	again.Click("last newspaper")
	if d.Top().Name() != "paper" {
		t.Fatalf("the newspaper's button leads to %s", d.Top().Name())
	}
	again.Want(words.Say("news.mast"))
	again.Key(ebiten.KeyEscape)
	if d.Top().Name() != "pause" {
		t.Errorf("Esc leads to %s, want the menu", d.Top().Name())
	}
}
