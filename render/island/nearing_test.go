package island

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// Whoever chooses which creature Moves reads on its button where it comes to: there it is found once it has been chosen.
func TestRule9_1_ACreaturesButtonSaysWhereItGoes(t *testing.T) {
	told := 0
	for seed := uint64(0); seed < 40 && told < 6; seed++ {
		table := newGame(t, "island", 1, seed)
		if !drive(t, table, "keen", func(v island.View) bool { step, _, _ := v.Asked(); return step == island.Nearing }) {
			continue
		}
		r, p := sit(t, usual, table)
		r.Wait(play.SitTime)
		if len(p.Choices()) == 0 || p.Choices()[0].Kind != island.Closest { // there was nothing to choose
			continue
		}
		ch := p.Choices()[0]
		id, was := "board/"+board.IDOf(ch), p.Position().(*island.Position).View(p.Seat()).Island()
		said := strings.Join(r.List.Texts(), "\n")
		r.Click(id)
		r.Wait(0.3)
		now := p.Position().(*island.Position).View(p.Seat()).Island()
		at := now.At[ch.Target]
		if at == was.At[ch.Target] || at == box.Nowhere {
			continue
		}
		told++
		if want := words.Phrase("ahead.does.went", "place", tell.Site(at)); !strings.Contains(said, want) {
			t.Errorf("seed %d: creature %d has gone to %q, which no button said: %q", seed, ch.Target, want, said)
		}
	}
	if told < 3 {
		t.Errorf("%d creatures were sent somewhere, want 3 at least", told)
	}
}

// Where the closest creatures do the same nothing is asked: one of them Moves by itself, and a line tells it.
func TestRule9_1_WhatIsNoChoiceIsNotAsked(t *testing.T) {
	r, p := found(t, "island", func(v island.View, cs []game.Choice) bool {
		if !asks(v, island.Nearing) || several(v, cs) {
			return false
		}
		isle := v.Island()
		for _, ch := range cs {
			if foretell.SortOf(int(ch.Target)) != foretell.SortOf(int(cs[0].Target)) || isle.Held != 0 {
				return false
			}
		}
		return true
	})
	r.Wait(2)
	if step, _, _ := p.Position().(*island.Position).View(game.Nobody).Asked(); step == island.Nearing {
		t.Errorf("it is asked which of those that do the same Moves: %q", r.List.Texts())
	}
	told := false
	for _, e := range p.Last() {
		told = told || e.Kind == island.CreatureWent || e.Kind == island.GateDamaged || e.Kind == island.CreatureStayed
	}
	if !told {
		t.Errorf("nothing is told of what Moved: %v", p.Last())
	}
}
