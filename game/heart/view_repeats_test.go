package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// What letting an Incident come a second time in a day is said to take, it takes (11.3).
func TestRule11_3_WhatARepeatTakes(t *testing.T) {
	said := map[bool]int{}
	back := 0
	for seed := range uint64(400) {
		play(t, box.ForSeats(2), 90+seed, func(table *game.Table) {
			p := table.Position().(*Position)
			if table.Over() || p.top().Step != Ignoring {
				return
			}
			s, sort := p.top().Seat, box.Chit(p.top().V[vChit]).Sort()
			want := p.View(s).Repeated(s, sort)
			said[want.Spared]++
			took, gone := 0, 0
			for _, e := range game.NewTrial(seed).Do(p.Clone(), game.Command{Kind: No, Seat: s}) {
				if e.Kind == Met || e.Kind == ChitLaid || e.Kind == SpecialFound { // the day goes on
					break
				}
				if e.Seat == s && e.Rule == "12" && e.Kind == Changed {
					took++
				}
				if e.Seat == s && e.Rule == "12" && e.Kind == ChitBack {
					gone++
				}
			}
			if want.Spared && took+gone > 0 || gone != len(want.Back) {
				t.Errorf("seed %d, %s: %+v was said, %d figures changed and %d chits went back", seed, sort.Name(), want, took, gone)
			}
			back += gone
		})
	}
	if said[true] < 10 || said[false] < 10 || back == 0 {
		t.Errorf("spared or not: %v; %d chits went back", said, back)
	}
}
