package caravan

import (
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Measures of what a caravan carries, in units.
const (
	carriedFrom = 980.0 // the least width of a page with it: else the turn says it in words
	plateLeast  = 96.0  // the least height of the engraving below what was seen
	cardH       = 150.0
	cardGap     = 12.0
	cardMost    = 118.0 // the greatest width of a card
	stoneMost   = 40.0
)

// carried is what the player before the screen has: the spices as cards, the stones,
// and beside them the bag and the sand, which are everybody's.
func (t *table) carried(c *ui.Context, col *page.Column, v caravan.View) {
	me := v.Camp(t.Play.Seat())
	col.Heading(words.Say("carried.hand"))
	col.Gap(6)
	t.cards(c, col.Next(cardH), me)
	col.Gap(10)
	col.Heading(words.Say("carried.load"))
	col.Gap(6)
	t.stones(c, col, me)
	col.Gap(10)
	t.bag(c, col, v)
}

// cards are the spices of the hand, each with what it will count, and the places for
// those that may still be drawn.
func (t *table) cards(c *ui.Context, r ui.Rect, me caravan.Camp) {
	var held []int
	for kind, n := range me.Hand {
		for range n {
			held = append(held, kind)
		}
	}
	w := min(cardMost, (r.W-cardGap)/caravan.Hand)
	for i := range caravan.Hand {
		at := ui.R(r.X+float64(i)*(w+cardGap), r.Y, w, r.H)
		if i >= len(held) {
			page.Outline(c, at, ui.Rule)
			empty, st := ui.Plain(words.Say("carried.empty")), ui.Note.At(15).In(ui.Faded).To(ui.Centre)
			c.Paragraph(at.Middle(w-8, c.ParagraphHeight(empty, st, w-8)), empty, st)
			continue
		}
		c.Panel(at, ui.CardPanel)
		worth := caravan.Worth(held[i])
		name := words.Sentence(spice(held[i]))
		in := at.InsetXY(5, 10)
		c.Text(in.CutTop(28), name, ui.Head.At(19).To(ui.Centre))
		c.Text(in.CutBottom(24), words.Say("carried.worth", "n", worth), ui.Note.At(15).To(ui.Centre))
		c.Text(in, words.Number(worth), ui.Style{Face: ui.Title, Size: min(54, in.H*0.8), Colour: ui.Red, Align: ui.Centre})
		c.Tip(at, page.Cited(words.Sentences(words.Whole(name), words.Whole(words.Phrase("carried.worth", "n", worth))), caravan.RuleSpices))
	}
}

// stones are those that the caravan carries, and the places for more.
func (t *table) stones(c *ui.Context, col *page.Column, me caravan.Camp) {
	const gap = 8.0
	size := min(stoneMost, (col.R.W-(caravan.Capacity-1)*gap)/caravan.Capacity)
	r := col.Next(size)
	c.Tip(r, page.Cited(words.Say("carried.load.tip", "n", me.Load, "most", caravan.Capacity), caravan.RuleStones))
	for i := range caravan.Capacity {
		at := ui.R(r.X+float64(i)*(size+gap), r.Y, size, size)
		if i >= me.Load {
			page.Outline(c, at, ui.Rule)
			continue
		}
		c.Fill(at, ui.Faded)
		c.Fill(at.Inset(3), ui.Journal)
		c.Fill(at.Inset(size*0.22), ui.Faded)
	}
}

// bag is what is left to draw from, and, in the desert, how high the sand has risen.
func (t *table) bag(c *ui.Context, col *page.Column, v caravan.View) {
	col.Say(ui.Plain(words.Say("carried.bag.left", "n", v.Bag())), ui.Body)
	if t.position().Summary().Way != string(caravan.Desert) {
		return
	}
	now, most := v.Sand()
	col.Gap(4)
	bar := col.Next(14)
	c.Tip(bar, page.Cited(words.Say("carried.sand", "n", now, "most", most), caravan.RuleWind))
	page.Outline(c, bar, ui.Rule)
	in := bar.Inset(2)
	c.Fill(in.CutLeft(in.W*min(1, float64(now)/float64(most))), dune)
}
