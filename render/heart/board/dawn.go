package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What a Game Turn begins with is told before it does: nobody chooses what is eaten, nor whether Disease
// and Horror roll (7.1, 7.2).

// dawn is that for a seat, in a list: on the Turn Track where that has been set, else only what is eaten.
func dawn(v heart.View, s game.Seat, track bool) string {
	d, perils := v.Dawn(s), v.Perils(s)
	all := []string{words.Phrase("dawn.eat", "n", d.Eaten, "food", v.Of(s, box.Food))}
	if d.Discontent > 0 {
		all = append(all, words.Phrase("dawn.hunger", "n", d.Discontent))
	}
	if track && d.Disease {
		all = append(all, words.Phrase("dawn.disease", "odds", words.Chance(page.Odds(1-perils.Health.Ill()))))
	}
	if track && d.Horror {
		all = append(all, words.Phrase("dawn.horror", "odds", words.Chance(page.Odds(1-perils.Sanity.Ill()))))
	}
	return words.List(all)
}

// dawnGap is the room above it, in units, and dawnStyle how it is set.
const dawnGap = 6.0

var dawnStyle = ui.Small.At(16)

// dawnOf says it below a question: key has the sentence.
func dawnOf(col *page.Column, v heart.View, s game.Seat, track bool, key string) {
	col.Gap(dawnGap)
	col.Say(dawnSays(v, s, track, key), dawnStyle)
}

// dawnSays is that sentence.
func dawnSays(v heart.View, s game.Seat, track bool, key string) ui.Rich {
	return page.Cited(words.Say(key, "what", dawn(v, s, track)), box.RuleMapPhase)
}
