package board

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What has happened stands in its panel by whole entries: one that has no room is folded, and a button says how many are.
// It opens all of them, on a page over the chart.

// ToldMore is the target of that button, and ToldAway that of the one on the page that folds it up again.
const ToldMore, ToldAway = "more-told", "told-away"

// entries are where those in the panel end, from its top on, and what is seen of them.
type entries struct {
	ends, lines []float64 // and where their lines do
	past        int       // how many of them are of now, and not of before
	high        float64   // how high all that stands there is
	seen        float64   // and how much of it is seen
	panel       bool      // they are being set there, where each has as little room as it needs
}

// set has them set in the panel, of which so much is seen.
func (e *entries) set(c *ui.Context, seen ui.Rect, f func(col *page.Column)) {
	ends, high := e.ends, e.high
	*e = entries{panel: true, seen: seen.H}
	c.Whole(seen, func() {
		col := page.NewColumn(c, ui.R(seen.X, seen.Y, seen.W, endless))
		f(col)
		e.high = col.Height()
	})
	e.panel = false
	if e.high != high || !slices.Equal(e.ends, ends) { // what has room is known now
		c.Touch()
	}
}

// endless is the room of a column that is as high as what stands in it.
const endless = 1e6

// line notes that a line, or a sentence of several, ends here.
func (e *entries) line(col *page.Column) {
	if e.panel {
		e.lines = append(e.lines, col.Height())
	}
}

// within notes where the lines of a paragraph end, but its last.
func (e *entries) within(from, to, high float64) {
	if !e.panel {
		return
	}
	for at := from + high; at < to-high/2; at += high {
		e.lines = append(e.lines, at)
	}
}

// say sets a paragraph, and notes where its lines end, but its last.
func (e *entries) say(col *page.Column, text ui.Rich, st ui.Style) {
	from := col.Height()
	col.Say(text, st)
	e.within(from, col.Height(), ui.LineHeight(st))
}

// end notes that an entry ends here.
func (e *entries) end(col *page.Column) {
	if e.line(col); e.panel {
		e.ends = append(e.ends, col.Height())
	}
}

// before notes that what follows had happened before.
func (e *entries) before() {
	if e.panel {
		e.past = len(e.ends)
	}
}

// room is the part of a panel that whole entries take, of which more at the foot is kept free where some have no room, and
// how many of what has happened now have none; all where none is folded.
func (e *entries) room(r ui.Rect, foot float64) (seen ui.Rect, more int, all bool) {
	if e.high <= r.H+foldFrom {
		return r, 0, true
	}
	seen, seen.H = r, 0
	low := r.H - foot
	for i, end := range e.ends {
		if end <= low {
			seen.H = end
		} else if i < e.past {
			more++
		}
	}
	for _, end := range e.lines { // the first is higher than the panel
		if (len(e.ends) == 0 || e.ends[0] > low) && end <= low {
			seen.H = end
		}
	}
	if seen.H == 0 {
		seen.H = low
	}
	return seen, more, false
}

// foldFrom is from how much on there is something to be folded, in units.
const foldFrom = 4.0

// happened is what has happened, in a panel below the tabs that lie at the left of a row.
func (b *Board) happened(c *ui.Context, tabs, r ui.Rect, v heart.View, sum game.Summary) {
	text, st, foot := words.Say("told.earlier"), ui.Small.At(15).In(ui.Ink), 0.0
	if _, more, _ := b.entries.room(r, 0); more > 0 {
		text = words.Say("told.more", "n", more)
	}
	wide := c.TextWidth(text, st) + 20
	beside := wide <= tabs.W
	if !beside {
		foot = moreH + 4
	}
	seen, _, all := b.entries.room(r, foot)
	at := tabs.CutRight(wide).Middle(wide, moreH)
	if !beside {
		at = ui.R(r.X, min(seen.Bottom()+4, r.Bottom()-moreH), min(r.W, wide), moreH)
	}
	b.tellsStage(v, sum)
	b.entries.set(c, seen, func(col *page.Column) { b.lines(c, col, v, sum) })
	if all {
		b.toldAt = 0
		return
	}
	c.Fill(at, ui.Light)
	page.Outline(c, at, ui.Rule)
	c.Tip(at, ui.Plain(words.Say("told.more.tip")))
	c.Text(at, text, st.To(ui.Centre))
	wheel := c.Over(r) && (c.In.Wheel.Y < 0 || c.In.Swipe.Y < 0) && !b.toldOpen()
	if c.React(ToldMore, at, ui.NoFocus).Clicked || wheel || !b.toldOpen() && c.Take(ui.Key(ebiten.KeyPageDown)) { // the keyboard has Page Down
		b.openTold(!b.toldOpen())
		c.Touch()
	}
	if b.toldOpen() {
		b.toldPage(c, v, sum)
	}
}

// toldOpen reports whether all of it is laid open: the next question is read with what led to it.
func (b *Board) toldOpen() bool { return b.toldAt == b.Play.Version+1 }

// openTold lays it open, or folds it up.
func (b *Board) openTold(open bool) {
	if b.toldAt = 0; open {
		b.toldAt = b.Play.Version + 1
	}
}

// toldPage is all that has happened, over the chart.
func (b *Board) toldPage(c *ui.Context, v heart.View, sum game.Summary) {
	c.Float("told", b.pageAt, ui.PaperPanel, func(r ui.Rect) {
		in := r.Inset(margin)
		head := in.CutTop(ui.ButtonH)
		bt := ui.Button{Label: words.Say("told.away"), ID: ToldAway, Size: 15, Tip: ui.Plain(words.Say("told.away.tip"))}
		if c.Button(head.CutRight(min(head.W, c.ButtonWidth(bt))), bt) || c.Back() {
			b.openTold(false)
			c.Touch()
		}
		head.CutRight(8)
		title := words.Say("told.head")
		c.Text(head, title, c.Fit(title, ui.Head.At(22), head.W))
		in.CutTop(4)
		c.Scroll("told", in, func(r ui.Rect) float64 {
			col := page.NewColumn(c, r)
			if setUp(v) {
				b.lines(c, col, v, sum)
			} else {
				b.record(col, v, sum)
			}
			return col.Height()
		})
	})
}
