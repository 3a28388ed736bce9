package heart

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Before anything has been done to another, orders about it are about nothing that is known, and are not offered.
func TestOrdersWaitForWhatTheyAreAbout(t *testing.T) {
	for _, name := range []string{"marching", "stepping"} {
		if r := open(t, positions(t)[name]); r.Has(ui.Unmarked(words.Say("ask.orders"))) {
			t.Errorf("%s: orders are offered in the first Game Turn", name)
		}
	}
}

// Standing orders that are unfolded leave the question where it was, and are closed by a button in sight.
func TestStandingOrdersLeaveTheQuestion(t *testing.T) {
	for _, name := range []string{"humbling", "handing-bad-luck"} {
		table, err := game.TakeUp(heart.Rules{}, positions(t)[name])
		if err != nil {
			t.Fatal(err)
		}
		r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
		r.Wait(0.3)
		asked := p.Position().Summary().Players[p.Seat()].Name
		r.ByMouse("board/" + board.OrdersFold)
		r.Wait(0.3)
		away := false
		for _, at := range r.List.Targets {
			away = away || at.ID == "board/"+board.OrdersAway && at.Rect.H-at.Rect.Intersect(at.Clip).H < 1
		}
		if !away || !r.Has(words.Say("ask.orders.head")) || !r.Has(asked) {
			t.Errorf("%s: orders are unfolded: %v, with a button in sight that closes them: %v; the question is in sight: %v", name, r.Has(words.Say("ask.orders.head")), away, r.Has(asked))
		}
		for _, fault := range uitest.Faults(r.List) {
			t.Errorf("%s: %s", name, fault)
		}
		r.ByMouse("board/" + board.OrdersAway)
		r.Wait(0.3)
		if r.Has(words.Say("ask.orders.head")) {
			t.Errorf("%s: orders are not closed", name)
		}
		r.ByMouse("board/" + board.OrdersFold)
		r.Wait(0.3)
		r.Key(ebiten.KeyEscape)
		r.Wait(0.3)
		if r.Has(words.Say("ask.orders.head")) || !r.Has(ui.Unmarked(words.Say("ask.orders"))) {
			t.Errorf("%s: Escape does not close the orders, or not them alone", name)
		}
	}
}
