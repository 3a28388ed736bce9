package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// 20.2: another's find for one's Patron costs a point, and nobody falls below 1 by it; at 0 and 1 nothing is lost, and that can
// be asked.
func TestRule20_2_NobodyFallsBelowOne(t *testing.T) {
	for has, want := range map[int16]int16{0: 0, 1: 1, 2: 1, 9: 8} { // in any order: each by itself
		p := &Position{n: 3}
		p.cfg = box.ForSeats(3)
		p.seats[0].Patron, p.seats[1].Patron, p.seats[2].Patron = box.City, box.RGS, box.University
		p.seats[1].Fig[box.Points] = has
		if may := p.View(game.Nobody).MayLose(1); may != (want < has) {
			t.Errorf("with %d Drama Points it is said that one may lose: %v", has, may)
		}
		p.attention(&game.Act{}, 0, box.RGS)
		if got := p.seats[1].Fig[box.Points]; got != want {
			t.Errorf("of %d Drama Points %d are left, want %d", has, got, want)
		}
	}
}
