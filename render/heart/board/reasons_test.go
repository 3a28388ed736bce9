package board

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/words"
)

// What goes back into the bag is said with its reason: what it needs, what is known already, or that
// Discoveries are no Events of the road (11.4, 11.5, 12).
func TestRule11_4_WhatGoesBackSaysWhy(t *testing.T) {
	needs := map[box.Sort]string{
		box.Culture: "Village", box.Flora: "Healer", box.Scenery: "game is", box.Mineral: "nothing else", box.Rumour: "court",
		box.Mountain: "first looked over", box.Kingdom: "first looked over",
	}
	back, seen := 0, map[box.Sort]bool{}
	for seed := range uint64(12) {
		watching(t, "keen", 2, seed, func(b *Board, table *game.Table) {
			done := table.EventsOf(table.Len() - 1)
			for i := range done {
				e := &done[i]
				if e.Kind != heart.EventBack {
					continue
				}
				v, sum := b.look()
				sort := told.AsChit(e).Sort()
				want := needs[sort]
				if want == "" || b.heard(e.Seat) || slices.ContainsFunc(done[i:], func(e game.Event) bool { return turnOf(&e) }) {
					continue // or the day is over
				}
				var said []string
				for _, m := range b.day(v, sum, e.Seat) {
					if m.sort == sort {
						for _, l := range m.lines {
							said = append(said, l.text)
						}
					}
				}
				if said == nil {
					continue // the day is another's by now
				}
				back++
				seen[sort] = true
				if !slices.ContainsFunc(said, func(got string) bool { return strings.Contains(got, want) && !strings.ContainsAny(got, "{}") }) {
					t.Errorf("seed %d: %s goes back, said is %q, want %q in it", seed, sort.Name(), said, want)
				}
			}
		})
	}
	if back < 50 || len(seen) < 6 {
		t.Errorf("only %d of %d sorts went back", back, len(seen))
	}
}

// Where Malaria takes Health of somebody who has Quinine it is said that it is no use here (2.3, 12, 16.2).
func TestRule12_MalariaSaysWhyNoQuinine(t *testing.T) {
	ill := 0
	for seed := range uint64(12) {
		watching(t, "keen", 2, seed, func(b *Board, table *game.Table) {
			v, sum := b.look()
			done := table.EventsOf(table.Len() - 1)
			for i := range done {
				e := &done[i]
				if e.Kind != heart.Changed || e.Seat == game.Nobody {
					continue
				}
				if x := told.AsChanged(e); x.Cause != box.ByMalaria || x.Figure != box.Health {
					continue
				}
				for _, m := range b.day(v, sum, e.Seat) {
					if m.sort != box.Malaria {
						continue
					}
					got := false
					for _, l := range m.lines {
						got = got || l.text == words.Say("strip.quinine")
					}
					has := v.Sheet(e.Seat).Resources[box.Quinine] > 0
					if fell := m.brought(); fell && got != has {
						t.Errorf("seed %d: said %v, has Quinine %v", seed, got, has)
					}
					if got {
						ill++
					}
				}
			}
		})
	}
	if ill < 3 {
		t.Errorf("only %d fell ill with Quinine in their boxes", ill)
	}
}
