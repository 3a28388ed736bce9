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
	"sourceofthenile/render/words"
)

// Before a Trap card is played its dice are blank, and what becomes of the card is said of a hit and of none (9.2); under
// letter a it stays in the hand (19).
func TestRule9_2_WhatBecomesOfATrapCardIsSaidBefore(t *testing.T) {
	for way, want := range map[string]string{"island": "card.fate.discards", "island:a": "card.fate.hand"} {
		r, p := found(t, way, func(v island.View, cs []game.Choice) bool {
			return asks(v, island.Acting) && slices.ContainsFunc(cs, func(ch game.Choice) bool { return ch.Kind == island.Play && box.Card(ch.Target).Type() == box.Snare })
		})
		r.Wait(play.SitTime)
		ch, _ := p.Find(func(ch *game.Choice) bool { return ch.Kind == island.Play && box.Card(ch.Target).Type() == box.Snare })
		for _, at := range r.List.Targets {
			if strings.HasSuffix(at.ID, "/"+words.Sentence(tell.Card(box.Card(ch.Target), 0))) {
				r.ClickAt(at.Rect.Centre())
				break
			}
		}
		r.Wait(0.3)
		if n := strings.Count(said(r.List), words.Say(want)); n != 2 {
			t.Errorf("%s: %q stands there %d times, want it of a hit and of none: %q", way, words.Say(want), n, said(r.List))
		}
		for _, it := range r.List.Items {
			if it.Kind == ui.PictureItem && strings.HasPrefix(it.Key, "die-") && it.Key != "die-blank" {
				t.Errorf("%s: a die that has not been thrown looks thrown: %s", way, it.Key)
			}
		}
	}
}
