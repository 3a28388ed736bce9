package heart

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/heart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// readsOver waits, at the end of a Game Turn, till its page could be read: no Space leaves it before.
func readsOver(r *room) { r.Wait(1.7) }

// The page of the end of a Game Turn is not left by a Space that was meant for what came before it.
func TestTheEndOfAGameTurnIsNotJumpedOver(t *testing.T) {
	table := newGame(t, 2, 17)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	h := newHands(t, 3, false)
	for n := 0; !p.Over() && n < 260; n++ {
		turn := table.Position().(*heart.Position).View(0).GameTurn()
		for range 3 { // what is read before
			if !waits(r) && !r.Has(words.Say("hand.pass")) && !r.Has(ui.Unmarked(words.Say("paper.away"))) {
				break
			}
			r.Key(ebiten.KeySpace)
			r.Wait(2 * desk.GuardTime)
		}
		if !local.Do(p, h.chooses(table, table.Acting().First(), true)) {
			t.Fatal(p.Failed)
		}
		r.Key(ebiten.KeyF24) // the command came past the screen
		if table.Position().(*heart.Position).View(0).GameTurn() == turn || turn == 0 {
			r.Wait(2 * desk.GuardTime)
			continue
		}
		over := words.Say("ask.held.turn", "n", turn)
		for range 4 { // as somebody presses who wants to see no more of the others’ days
			r.Wait(0.1)
			r.Key(ebiten.KeySpace)
		}
		r.Wait(2 * desk.GuardTime)
		if r.Key(ebiten.KeySpace); !r.Has(over) {
			t.Fatalf("command %d: the end of Game Turn %d is jumped over", n, turn)
		}
		readsOver(r)
		if r.Key(ebiten.KeySpace); r.Has(over) {
			t.Fatalf("command %d: Space does not go on from the end of Game Turn %d", n, turn)
		}
		return
	}
	t.Error("no Game Turn ended")
}
