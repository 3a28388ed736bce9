package board

import (
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What has happened stands in its panel by whole lines: what has no room is folded, and a button below says how
// many entries are not seen, or not to their end.

// entries are where those in the panel end, from its top on, and what is seen of them.
type entries struct {
	ends  []float64
	lines []float64 // where their lines end
	past  int       // how many of them are of now, and not of before
	seen  ui.Rect   // while they are set; else empty
	anew  bool      // they are noted anew in this frame
}

// begin has them set in a room of which so much is seen.
func (e *entries) begin(seen, in ui.Rect) {
	if e.anew = in.W != seen.W || len(e.ends) == 0; e.anew { // without its bar the panel is only tried
		e.ends, e.lines, e.past = e.ends[:0], e.lines[:0], 0
	}
	e.seen = seen
}

// line notes that a line, or a sentence of several, ends here.
func (e *entries) line(col *page.Column) {
	if e.anew && e.seen != (ui.Rect{}) {
		e.lines = append(e.lines, col.Height())
	}
}

// within notes where the lines of a paragraph end, but its last.
func (e *entries) within(from, to, high float64) {
	if !e.anew || e.seen == (ui.Rect{}) {
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
	if e.line(col); e.anew && e.seen != (ui.Rect{}) {
		e.ends = append(e.ends, col.Height())
	}
}

// before notes that what follows had happened before.
func (e *entries) before() {
	if e.anew {
		e.past = len(e.ends)
	}
}

// holds reports whether something is seen as a whole.
func (e *entries) holds(r ui.Rect) bool {
	return e.seen == ui.Rect{} || r.Y >= e.seen.Y-0.5 && r.Bottom() <= e.seen.Bottom()+0.5
}

// foldedAt is the part of a panel in which lines stand as a whole, and how many entries of what has happened now
// end below it; −1: none does, and no button needs the room.
func (b *Board) foldedAt(c *ui.Context, name string, r ui.Rect) (seen ui.Rect, more int) {
	seen, high := r, c.Extent(name)
	at := high - c.Below(name, 0)
	if high <= at+r.H+moreFrom+foldFrom {
		return seen, -1
	}
	low := at + r.H - moreH - 4
	for i, end := range b.entries.ends {
		if end > low && i < b.entries.past {
			more++
		}
	}
	if more == 0 { // all of now is in sight, and the bar leads to what was before
		more, low = -1, at+r.H
	}
	for _, end := range b.entries.lines {
		if end > at+foldLeast && end <= low {
			seen.H = end - at
		}
	}
	if seen.H == r.H && more >= 0 { // a sentence that is higher than the panel
		seen.H = r.H - moreH - 4
	}
	return seen, more
}

// foldFrom is from how much on there is something to be folded, and foldLeast how much of the panel has to be
// filled by whole entries, in units.
const foldFrom, foldLeast = 4.0, 40.0

// moreBelow is the button that leads to what is folded.
func (b *Board) moreBelow(c *ui.Context, r, seen ui.Rect, n int) {
	const name = "happened"
	text, st := words.Say("told.more", "n", n), ui.Small.At(15)
	at := ui.R(r.X, min(seen.Bottom()+6, r.Bottom()-moreH), r.W, moreH) // close below what is seen
	at = at.Left(min(at.W, c.TextWidth(text, st)+16))
	c.Fill(at, ui.Light)
	page.Outline(c, at, ui.Rule)
	c.Tip(at, ui.Plain(words.Say("told.more.tip")))
	if c.React("more-told", at, ui.NoFocus).Clicked { // the keyboard has Page Down
		c.ScrollTo(name, seen.H, c.Extent(name)-c.Below(name, 0)+seen.H, seen.H)
	}
	at.CutLeft(8)
	c.Text(at, text, st)
}
