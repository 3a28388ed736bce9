package board_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// parched is a party that stands where it may stay, and cannot end the month without
// somebody going thirsty.
func parched(v nile.View) bool {
	if v.ToMove() == game.Nobody || v.Phase() != nile.Travelling || mustLeave(v) {
		return false
	}
	s, ok := v.Sheet(v.ToMove())
	return ok && s.Drinks && s.Have[nile.Water] < s.Thirst && s.Load[s.Mode].Cost <= s.Load[s.Mode].Capability
}

// A month that takes a party by thirst does not end unasked, and what is missing stands on
// the sheet before.
func TestRule5_4444_ThirstIsSaidBeforeItComes(t *testing.T) {
	p := niletest.Driven(t, 23, 6, parched)
	d, _ := niletest.Table(p)
	s := d.Stage(t)
	seat := p.Seat()
	ended := done(p, seat, nile.EndTravel)
	s.Want("5.4444")
	for _, z := range uitest.Sizes() {
		for _, f := range uitest.Faults(niletest.SeatAt(t, p, board.NewBoard(p, book.PagesOf(p)), z.W, z.H, z.Scale()).List) {
			t.Errorf("%v: %s", z, f)
		}
	}
	s.Key(ebiten.KeySpace)
	s.Want(words.Say("march.thirst.ask"))
	s.Wait(1)
	s.Key(ebiten.KeyEscape)
	if done(p, seat, nile.EndTravel) != ended {
		t.Fatalf("the month is over though it was to wait: got %v, wanted %v", done(p, seat, nile.EndTravel), ended)
	}
	s.Wait(1)
	s.Key(ebiten.KeySpace)
	s.Wait(1)
	s.Key(ebiten.KeyEnter) // of a question that warns this is No
	if done(p, seat, nile.EndTravel) != ended {
		t.Fatalf("Enter does what the question warns of: got %v, wanted %v", done(p, seat, nile.EndTravel), ended)
	}
	s.Wait(1)
	s.Key(ebiten.KeySpace)
	s.Wait(1)
	s.Key(ebiten.KeyE) // "_End it all the same"
	if done(p, seat, nile.EndTravel) != ended+1 {
		t.Errorf("it does not end when it is said to: got %v, wanted %v", done(p, seat, nile.EndTravel), ended+1)
	}
}
