package board

import (
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// parley is what a village may come to, for each present that can be given (14.6): the
// four outcomes of its two dice, as a bar.
func (b *Board) parley(c *ui.Context, col *page.Column, v heart.View) {
	s := b.whose(v)
	for _, ch := range b.Play.Choices() {
		if ch.Kind != heart.GiveVillage {
			continue
		}
		o := v.ParleyWith(s, box.Present(ch.Item))
		col.Say(ui.Plain(words.Say("parley.with", "present", tell.Present(box.Present(ch.Item)))), ui.Small)
		page.BothBar(c, col, []page.Share{
			{Name: words.Phrase("parley.both"), P: o.Both, Col: page.GoodShare},
			{Name: words.Phrase("parley.liked"), P: o.Liked, Col: page.MildShare},
			{Name: words.Phrase("parley.respected"), P: o.Respected, Col: page.BadShare},
			{Name: words.Phrase("parley.neither"), P: o.Neither, Col: page.WorstShare},
		})
		col.Gap(4)
	}
}

// bags is what is left in the bags, the cup and the pools: nothing of it is secret (21).
func (b *Board) bags(col *page.Column, v heart.View) {
	left := v.Left()
	say := func(key string, n int, name string) {
		if n > 0 {
			col.Say(ui.Plain(words.Say(key, "what", words.Sentence(name), "n", n)), ui.Body.At(16))
		}
	}
	part := func(key string, from, to box.Sort) {
		col.Say(ui.Plain(words.Say(key)), ui.Strong.At(16))
		for sort := from; sort <= to; sort++ {
			say("bags.line", left.Sorts[sort], words.Phrase("sort."+sort.Name()))
		}
		col.Gap(4)
	}
	part("bags.events", box.Warband, box.Warriors)
	part("bags.encounters", box.Village, box.Missionary)
	col.Say(ui.Plain(words.Say("bags.water")), ui.Strong.At(16))
	for m := box.Fork; m < box.Markers; m++ {
		say("bags.line", left.Markers[m], words.Phrase("marker."+m.Name()))
	}
	say("bags.specials", left.Wilds, "")
}
