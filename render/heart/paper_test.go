package heart

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// A page of the papers lies there as long as the turn of whoever made it, and no longer.
func TestRule15_4_ThePaperFoldsWithTheTurn(t *testing.T) {
	table := newGame(t, 3, 8)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	h, away, lay := newHands(t, 1, false), ui.Unmarked(words.Say("paper.away")), false
	for n := 0; !p.Over() && n < 900; n++ {
		was, s := table.Len(), table.Acting().First()
		if !local.Do(p, h.bot.Choose(table.Position(), s, table.ChoicesOf(s))) {
			t.Fatal(p.Failed)
		}
		for _, e := range table.EventsOf(was) {
			switch v := table.Position().(*heart.Position).View(game.Nobody); {
			case e.Kind == heart.SpecialFound && v.InTurn() == e.Seat:
				r.Key(ebiten.KeyF24)
				r.Wait(2 * desk.GuardTime)
				lay = r.Has(away)
			case lay && (e.Kind == heart.MapTurnBegan || e.Kind == heart.DaysBegan):
				if lookAt(r); r.Has(away) {
					t.Errorf("command %d: the paper lies there in the turn of seat %d", was, e.Seat)
				}
				return
			}
		}
	}
	t.Error("no paper was read")
}
