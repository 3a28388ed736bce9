package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The Sheet of anybody can be looked at: nothing in the game is hidden. A name on the bar opens it in the
// place of one's own, till something is chosen, or it is put away.

// peek makes a name on the bar a target that opens a Sheet, with its tip: what is
// heard of it first, and what else there is to say.
func (b *Board) peek(c *ui.Context, at ui.Rect, s game.Seat, tip, more string) {
	opens := "bar.open"
	if b.peeked == int(s)+1 {
		opens = "bar.close"
	}
	c.Tip(at, page.Cited(words.Sentences(tip, more, words.Say(opens)), box.RulePoints))
	re := c.ReactAs("standing "+words.Number(int(s)+1), tip, at, ui.TakesEnter)
	if re.Hover || re.Focused || b.peeked == int(s)+1 {
		c.Fill(ui.R(at.X+8, at.Bottom()-7, at.W-10, 2), ui.Gold)
	}
	if !re.Clicked {
		return
	}
	if b.peeked == int(s)+1 {
		b.peeked = 0
	} else {
		b.peeked = int(s) + 1
	}
	c.Touch()
}

// sheetOf is whose Sheet is shown.
func (b *Board) sheetOf(v heart.View) game.Seat {
	if b.peeked > 0 && b.peeked <= len(v.Settings().Players) {
		return game.Seat(b.peeked - 1)
	}
	return b.whose(v)
}

// putAway is the button that brings back the Sheet of whoever is asked, at the right of a Sheet's head.
func (b *Board) putAway(c *ui.Context, v heart.View, head *ui.Rect) {
	if b.sheetOf(v) == b.whose(v) {
		return
	}
	bt := ui.Button{Label: words.Say("sheet.back"), ID: "sheet-back", Size: 15, Tip: ui.Plain(words.Say("sheet.back.tip"))}
	if c.Button(head.CutRight(min(head.W, c.ButtonWidth(bt))), bt) {
		b.peeked = 0
		c.Touch()
	}
	head.CutRight(8)
}
