package board

import (
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// bags is what is left in the bags, the cup and the pools, as counters with their numbers:
// nothing of it is secret (21).
func (b *Board) bags(c *ui.Context, col *page.Column, v heart.View) {
	of := v.Left()
	left := func(token engraving.Token, name string, n int) counter {
		return counter{token: token, name: name, text: words.Number(n), none: n == 0, rule: box.RulePieces}
	}
	sorts := func(from, to box.Sort) (all []counter) {
		for s := from; s <= to; s++ {
			all = append(all, left(Token(s), tell.Sort(s), of.Sorts[s]))
		}
		return all
	}
	bag := func(key string, all []counter) {
		col.Say(ui.Plain(words.Say(key)), ui.Strong.At(16))
		counters(c, col, all)
	}
	bag("bags.events", sorts(box.Warband, box.Warriors))
	bag("bags.encounters", sorts(box.Village, box.Missionary))
	var waters []counter
	for m := box.Fork; m < box.Markers; m++ {
		waters = append(waters, left(MarkerToken(m), tell.Marker(m), of.Markers[m]))
	}
	bag("bags.water", waters)
	col.Say(ui.Plain(words.Say("bags.specials", "n", of.Wilds)), ui.Body.At(16))
}
