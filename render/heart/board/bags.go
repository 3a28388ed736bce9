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

// Measures of what is left in the bags, in units.
const (
	leftW, leftH = 58.0, 30.0
	leftToken    = 26.0
)

// left is one kind of piece with how many of it are left.
type left struct {
	token engraving.Token
	name  string
	n     int
}

// bags is what is left in the bags, the cup and the pools, as counters with their numbers:
// nothing of it is secret (21).
func (b *Board) bags(c *ui.Context, col *page.Column, v heart.View) {
	of := v.Left()
	sorts := func(from, to box.Sort) (all []left) {
		for s := from; s <= to; s++ {
			all = append(all, left{Token(s), tell.Sort(s), of.Sorts[s]})
		}
		return all
	}
	b.bag(c, col, "bags.events", sorts(box.Warband, box.Warriors))
	b.bag(c, col, "bags.encounters", sorts(box.Village, box.Missionary))
	var waters []left
	for m := box.Fork; m < box.Markers; m++ {
		waters = append(waters, left{MarkerToken(m), tell.Marker(m), of.Markers[m]})
	}
	b.bag(c, col, "bags.water", waters)
	col.Say(ui.Plain(words.Say("bags.specials", "n", of.Wilds)), ui.Body.At(16))
}

// bag is one of them: what has run out is pale.
func (b *Board) bag(c *ui.Context, col *page.Column, key string, all []left) {
	col.Say(ui.Plain(words.Say(key)), ui.Strong.At(16))
	across := max(1, int(col.R.W/leftW))
	var row ui.Rect
	for i, l := range all {
		if i%across == 0 {
			row = col.Next(leftH)
		}
		cell := row.CutLeft(leftW)
		c.Tip(cell, page.Cited(words.Say("bags.line", "what", words.Sentence(l.name), "n", l.n), box.RulePieces))
		page.Portrait(c, cell.CutLeft(leftToken).Middle(leftToken, leftToken), l.token)
		st := ui.Strong.At(16)
		if l.n == 0 {
			st = st.In(ui.Ghost)
		}
		cell.CutLeft(4)
		c.Text(cell, words.Number(l.n), st)
	}
	col.Gap(6)
}
