package board

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
)

// A list says what a player's Patron likes taken along and it has not, and of the lists Enter takes one that has most of it (4.4).
func TestRule4_4_TheListForThePatronIsProposed(t *testing.T) {
	said := map[box.Patron]bool{}
	look := func(table *game.Table) {
		p := table.Position().(*heart.Position)
		for s := range game.Seat(p.Seats()) {
			v := p.View(s)
			step, asked, _ := v.Asked()
			if step != heart.Outfitting || asked != s || said[v.Sheet(s).Patron] {
				continue
			}
			said[v.Sheet(s).Patron] = true
			suits := v.Suits(v.Sheet(s).Patron)
			best := bestList(v, s)
			for o := range box.Outfits {
				lacks := without(v, s, o)
				if len(lacks) < len(without(v, s, best)) {
					t.Errorf("%s: %s is proposed, and %s lacks less", v.Sheet(s).Patron.Name(), best.Name(), o.Name())
				}
				has := map[box.Lot]bool{}
				for _, l := range o.Lots() {
					has[l] = true
				}
				n := 0
				for _, r := range suits {
					if !has[box.Lot(r)] {
						n++
					}
				}
				if says := withoutSaid(v, s, o); n != len(lacks) || (says == "") != (n == 0) {
					t.Errorf("%s, %s: %d things lack, %v is said: %q", v.Sheet(s).Patron.Name(), o.Name(), n, lacks, says)
				}
			}
		}
	}
	for seed := range uint64(5) {
		playing(t, 5, seed, look)
	}
	if len(said) < 4 {
		t.Errorf("%d Patrons came up, want four at least", len(said))
	}
}
