package board

import (
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The board of a game that is over, once more: the whole chart, what was told last, and the way back.

// OnceMore has the whole chart shown, till whoever looks at it goes back.
func (b *Board) OnceMore(back func()) { b.large, b.goBack = chartLarge, back }

// GoBack goes back from there.
func (b *Board) GoBack() {
	if back := b.goBack; back != nil {
		b.large, b.goBack = nothingLarge, nil
		back()
	}
}

// overH is how high that is, in units.
const overH = 76.0

// over is what stands in the place of a question then.
func (b *Board) over(c *ui.Context, col *page.Column) {
	if b.goBack == nil {
		return
	}
	col.Say(ui.Plain(words.Say("ask.over")), ui.Body)
	col.Gap(6)
	bt := ui.Button{Label: words.Say("ask.over.back"), ID: "back", Look: ui.MainLook, Default: true, Tip: ui.Plain(words.Say("ask.over.back.tip"))}
	if c.Button(col.Next(ui.ButtonH).Left(min(col.R.W, c.ButtonWidth(bt))), bt) {
		b.GoBack()
		c.Touch()
	}
	b.choicesLow = col.Height()
}
