package island

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// A Quest of the hand says at one glance where it is begun and what it wants then, with which dice and odds, and nothing
// beside the hand scrolls for it (15.1).
func TestRule15_1_AQuestOfTheHandIsReadAtOneGlance(t *testing.T) {
	for seed := range uint64(40) {
		table := newGame(t, "island", 2, seed)
		var at game.Seat
		if !drive(t, table, "keen", func(v island.View) bool {
			step, s, ok := v.Asked()
			at = s
			return ok && step == island.Acting && slices.Max(handOf(table, s)[box.FirstQuest:box.FirstCurse]) > 0
		}) {
			continue
		}
		for _, z := range []uitest.Size{usual, {W: 1280, H: 800, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
			r, p := sit(t, z, table)
			r.Wait(play.SitTime)
			if r.has("handover/I am ready") {
				r.ByKeys("handover/I am ready")
				r.Wait(1)
			}
			text := said(r.List)
			for q, n := range handOf(table, at) {
				if card := box.Card(q); n > 0 && card.Type() == box.Quest && card != box.ItemCard {
					for _, want := range []string{words.Sentence(tell.Card(card, 0)), "free"} {
						if !strings.Contains(text, want) {
							t.Errorf("seed %d, %s: %q is not there: %q", seed, z, want, text)
						}
					}
					if dice, odds := p.Position().(*island.Position).View(at).QuestTest(at, card); dice > 0 && !strings.Contains(text, strings.Join(strings.Fields(words.Chance(odds)), " ")) {
						t.Errorf("seed %d, %s: the odds of %s are not there", seed, z, tell.Card(card, 0))
					}
				}
			}
			for _, it := range r.List.Items {
				if it.Panel == ui.ThumbPanel && it.Rect.X < r.List.W*0.65 {
					t.Errorf("seed %d, %s: the Quests scroll", seed, z)
				}
			}
			uitest.Check(t, r.List)
		}
	}
}

// handOf is the hand of a seat.
func handOf(table *game.Table, s game.Seat) []uint8 {
	hand, _ := table.Position().(*island.Position).View(s).Hand(s)
	return hand[:]
}
