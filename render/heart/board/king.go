package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Measures of the table of what can be offered to a king, in units.
const (
	kingWish = 84.0 // the least room for a wish
	kingCell = 36.0 // the least width of a button
	kingMost = 58.0 // and the most
	kingRow  = 29.0 // how high a row is
)

// king is what can be offered to a king (13), and what is hoped for: a row for each wish, a column
// for each number of Gifts, and over them the chance that he likes you. It reports whether there is
// room for it.
func (b *Board) king(c *ui.Context, col *page.Column, v heart.View) bool {
	var gifts []game.Choice // a column each, of the first wish: the chance is that of all
	var rows []box.Wish
	var nothing *game.Choice
	cells := map[box.Wish]map[int]game.Choice{}
	for _, ch := range b.choices() {
		wish, n := box.Wish(ch.Item), int(ch.Target)
		switch {
		case ch.Kind == heart.Offer && n == 0:
			if nothing == nil {
				nothing = &ch // whatever is hoped for
			}
			continue
		case ch.Kind == heart.OfferRifle:
			n = rifleColumn
		case ch.Kind != heart.Offer:
			continue
		}
		if cells[wish] == nil {
			cells[wish], rows = map[int]game.Choice{}, append(rows, wish)
		}
		cells[wish][n] = ch
		if len(rows) == 1 {
			gifts = append(gifts, ch)
		}
	}
	likes, st := words.Say("king.likes"), ui.Small.At(15)
	names := max(kingWish, c.TextWidth(likes, st)+6)
	rifle := c.ButtonWidth(ui.Button{Label: words.Say("king.rifle"), Size: 15}) + 2
	wide := min(kingMost, (col.R.W-names)/float64(max(1, len(gifts))))
	if wide < rifle && slices.ContainsFunc(gifts, func(ch game.Choice) bool { return ch.Kind == heart.OfferRifle }) {
		wide = (col.R.W - names - rifle) / float64(max(1, len(gifts)-1))
	}
	widthOf := func(ch game.Choice) float64 {
		if ch.Kind == heart.OfferRifle {
			return max(wide, rifle)
		}
		return wide
	}
	if len(rows) == 0 || wide < kingCell {
		return false
	}
	high, low := kingRow, float64(ui.ButtonH)
	if b.room > 0 && b.close > usual {
		high, low = closeH-2-3*float64(b.close-closer), closeH
	}
	head := col.Next(20)
	c.Text(head.CutLeft(names), likes, st)
	for _, ch := range gifts {
		odds := words.Chance(ch.Odds)
		c.Text(head.CutLeft(widthOf(ch)), odds, c.Fit(odds, ui.Strong.At(15), widthOf(ch)-2).To(ui.Centre))
	}
	for _, wish := range rows {
		row := col.Next(high)
		name := words.Sentence(tell.Wish(wish))
		c.Text(row.CutLeft(names), name, c.Fit(name, ui.Strong.At(16), names-4))
		for _, like := range gifts {
			n := int(like.Target)
			label := words.Number(n)
			if like.Kind == heart.OfferRifle {
				n, label = rifleColumn, words.Say("king.rifle")
			}
			ch, ok := cells[wish][n]
			at := row.CutLeft(widthOf(like)).InsetXY(1, 1)
			if !ok {
				continue
			}
			bt := ui.Button{Label: label, ID: IDOf(ch), Tip: b.tip(v, heart.OfferingKing, ch), Size: 15}
			if c.Button(at, bt) {
				b.take(ch, 0)
			}
		}
	}
	if nothing != nil {
		col.Gap(b.gap(4))
		bt := ui.Button{Label: words.Say("do.offer.nothing"), ID: IDOf(*nothing), Tip: b.tip(v, heart.OfferingKing, *nothing)}
		if low == closeH {
			bt.Size = closeText
		}
		if c.Button(col.Next(low).Left(c.ButtonWidth(bt)), bt) {
			b.take(*nothing, 0)
		}
	}
	return true
}

// rifleColumn is the column of the Rifle, behind those of the Gifts.
const rifleColumn = 99
