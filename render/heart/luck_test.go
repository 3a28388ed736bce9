package heart

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// lookAt shows what came past the screen: what is waited for is read, and whoever is asked sits down.
func lookAt(r *room) {
	r.Key(ebiten.KeyF24)
	r.Wait(2 * desk.GuardTime)
	for range 3 {
		if waits(r) {
			r.ByKeys("board/go-on")
			r.Wait(2 * desk.GuardTime)
		}
	}
	if r.Has(words.Say("hand.pass")) {
		r.Key(ebiten.KeySpace)
		r.Wait(2 * desk.GuardTime)
	}
}

// All that can be chosen of Bad Luck is in sight, also where the die has no page over the chart.
func TestRule18_3_AllChoicesOfBadLuckAreInSight(t *testing.T) {
	table, err := game.TakeUp(heart.Rules{}, positions(t)["handing-bad-luck"])
	if err != nil {
		t.Fatal(err)
	}
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 125}, table)
	r.Wait(0.3)
	for range 3 { // enlarged, nothing lies over the chart
		seen := map[string]bool{}
		for _, at := range r.List.Targets {
			seen[at.ID] = at.Rect.H-at.Rect.Intersect(at.Clip).H < 1
		}
		for _, ch := range p.Choices() {
			if id := "board/" + board.IDOf(ch); ch.Kind != heart.Order && !seen[id] {
				t.Errorf("%s is out of sight", id)
			}
		}
		r.Key(ebiten.KeyC)
		r.Wait(0.3)
	}
}

// What came of a die that was thrown again stands there till it has been read.
func TestRule18_3_WhatCameOfBadLuckIsRead(t *testing.T) {
	table := newGame(t, 3, 6)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	h, seen := newHands(t, 4, false), 0
	for n := 0; !p.Over() && n < 600 && seen < 2; n++ {
		s := table.Acting().First()
		step, _, _ := table.Position().(*heart.Position).View(s).Asked()
		cmd := h.chooses(table, s, true)
		for _, ch := range table.ChoicesOf(s) {
			if step == heart.HandingBadLuck && ch.Kind == heart.ThrowAgain {
				cmd = ch.Command(0)
			}
		}
		if cmd.Kind != heart.ThrowAgain {
			if !local.Do(p, cmd) {
				t.Fatal(p.Failed)
			}
			continue
		}
		lookAt(r)
		if r.Has(ui.Unmarked(words.Say("paper.away"))) {
			r.ByKeys("board/paper-away")
			r.Wait(2 * desk.GuardTime)
		}
		was := table.Len()
		for _, ch := range table.ChoicesOf(s) {
			if ch.Kind == heart.ThrowAgain {
				r.ByKeys("board/" + board.IDOf(ch))
				break
			}
		}
		r.Wait(2 * desk.GuardTime)
		if table.Len() != was+1 {
			t.Fatalf("%d commands after the die is to be thrown again, want %d", table.Len(), was+1)
		}
		seen++
		if !waits(r) {
			t.Error("it goes on before what came of it has been read")
		}
		v, sum := table.Position().(*heart.Position).View(s), table.Position().Summary()
		for _, e := range table.EventsOf(was) {
			if e.Kind != heart.ThrownAgain {
				continue
			}
			if !r.Has(words.Number(told.AsAgain(&e).Face)) {
				t.Errorf("the %d that was thrown does not lie there", told.AsAgain(&e).Face)
			}
			if text := tell.Event(v, sum, &e); !uitest.HasText(r.List, text) {
				t.Errorf("%q is not told", text)
			}
		}
		lookAt(r)
	}
	if seen == 0 {
		t.Error("no die was thrown again")
	}
}
