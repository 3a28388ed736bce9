package heart

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// That no button is red is said where Space does nothing, below what can be chosen, and is gone with the next key or
// click; it never makes a panel to be scrolled.
func TestAnIdleSpaceSaysSoTillSomethingElseIsPressed(t *testing.T) {
	told := 0
	for _, name := range []string{"stepping", "offering-king", "ending-time", "giving-village", "trading", "ignoring"} {
		rec := positions(t)[name]
		if rec == nil {
			continue
		}
		table, err := game.TakeUp(heart.Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		r, _ := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
		says := words.Say("ask.keys")[:16] // the rest may stand in another line
		more := r.Has(ui.Unmarked(words.Say("ask.more")))
		r.Wait(2 * desk.GuardTime)
		r.Key(ebiten.KeySpace)
		r.Wait(0.1)
		if r.Has(ui.Unmarked(words.Say("ask.more"))) != more {
			t.Errorf("%s: choices lie below the edge for what is said of Space", name)
		}
		uitest.Check(t, r.List)
		if !uitest.HasText(r.List, says) {
			continue
		}
		told++
		var click ui.Input
		click.Pressed[0] = true
		if r.Do(click); uitest.HasText(r.List, says) {
			t.Errorf("%s: it stands there after a click", name)
		}
		r.Wait(2 * desk.GuardTime)
		if r.Key(ebiten.KeySpace); !uitest.HasText(r.List, says) {
			t.Errorf("%s: it is not said a second time", name)
		}
		if r.Key(ebiten.KeyTab); uitest.HasText(r.List, says) {
			t.Errorf("%s: it stands there after another key", name)
		}
		if at := r.List.Focus; !slices.ContainsFunc(table.Choices(), func(ch game.Choice) bool { return strings.HasSuffix(at, "/"+board.IDOf(ch)) }) {
			t.Errorf("%s: Tab leads to %q, which is no choice", name, at)
		}
	}
	if told == 0 {
		t.Error("it is nowhere said")
	}
}
