package heart

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// 18: what one may do to another has a page of its own. Humility's tells of each Incident how likely
// it is, or why it cannot strike; that of Bad Luck names who is asked, and what may come of the die.
func TestRule18_WhatOneMayDoToAnotherHasItsPage(t *testing.T) {
	table := newGame(t, 3, 6)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	h := newHands(t, 4, false)
	seen := map[heart.Step]int{}
	for !p.Over() {
		s := table.Acting().First()
		v, sum := table.Position().(*heart.Position).View(s), table.Position().Summary()
		if step, _, _ := v.Asked(); (step == heart.Humbling || step == heart.Inflicting || step == heart.HandingBadLuck) && seen[step] < 12 {
			r.Key(ebiten.KeyF24) // the commands came past the screen
			r.Wait(2 * desk.GuardTime)
			if r.Has(ui.Unmarked(words.Say("paper.away"))) { // whoever has found something reads first
				r.ByKeys("board/paper-away")
				r.Wait(2 * desk.GuardTime)
			}
			if r.Has(words.Say("hand.pass")) {
				r.Key(ebiten.KeySpace)
				r.Wait(2 * desk.GuardTime)
			}
			seen[step]++
			uitest.Check(t, r.List)
			for _, want := range onPage18(v, sum, step, s, table.ChoicesOf(s)) {
				r.Want(strings.ReplaceAll(want, "\u00a0", " "))
			}
		}
		if !local.Do(p, h.chooses(table, s, true)) {
			t.Fatal(p.Failed)
		}
	}
	if seen[heart.Humbling] == 0 || seen[heart.Inflicting] == 0 || seen[heart.HandingBadLuck] == 0 {
		t.Errorf("looked at %v, want some of each", seen)
	}
}

// onPage18 is what has to stand on such a page.
func onPage18(v heart.View, sum game.Summary, step heart.Step, s game.Seat, choices []game.Choice) (all []string) {
	switch step {
	case heart.HandingBadLuck:
		roll, _ := v.Throw()
		return []string{
			words.Say("card18.badluck.asked", "by", tell.Who(sum, s), "who", tell.Who(sum, roll.Roller)),
			words.Say("card18.stands"),
			words.Say("card18.figure", "figure", tell.Figure(box.Health), "n", v.Of(roll.Roller, box.Health)), // how the roller stands
		}
	case heart.Inflicting:
		chits, _ := v.Humbling()
		for _, c := range chits {
			if c != box.NoChit {
				all = append(all, words.Sentence(tell.Sort(c.Sort())))
			}
		}
		return all
	}
	for _, ch := range choices {
		if ch.Kind != heart.Humble {
			continue
		}
		for _, f := range v.Humility(game.Seat(ch.Target)) {
			if f.Strikes {
				all = append(all, words.Chance(page.Odds(f.Among)))
			} else {
				key := "card18.spared." + f.Sort.Name()
				if !words.Has(key) {
					key = "spared." + f.Sort.Name()
				}
				all = append(all, words.Say(key))
			}
		}
	}
	return all
}
