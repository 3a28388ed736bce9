package ledger

import (
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Page is the page of points and records: who has what from where, how it came about,
// and beside it what the game has besides.
type Page struct {
	Title, Sub string
	Rule       string // beside the title
	PointsRule string // beside the headings of table and lines
	Points     string // the heading of the table
	Over       string // the heading of the lines
	Race       *Race  // over the table; nil for none
	Table      *Table // nil: nobody has scored for anything
	Course     *Course
	// None and One say why there are no lines yet, over an engraving: nobody has points,
	// or all came in one turn.
	None, One string
	Picture   *engraving.Picture
	Other     *engraving.Picture // that fills a second column of a leaf
	// Prizes sets what may be scored for: it stands in the place of the lines as long as there are none, and else below
	// the records. It may be nil.
	Prizes func(col *page.Column)
	// Records sets what stands beside them, Below what stands below it all; it may be nil. Finds, which may be nil, sets
	// what has no record: below the records, or beside them on their leaf.
	Records, Finds, Below func(col *page.Column)
	// Leaf is which of two leaves lies open, nil for a page of one.
	Leaf *Leaf
}

// Measures of the page, in units.
const (
	besideW   = 860 // the least width for the records beside the standings
	shortH    = 220 // of the lines where they stand above the records
	lowH      = 110 // of them below the table, at least; where there is less room, they stand above the records
	leastH    = 190 // and there they have this
	mostBodyH = 820 // that table and lines fill
)

// Draw shows the page until it is left.
func (p *Page) Draw(c *ui.Context, a desk.Desk) {
	w, h := page.LargeSheet(c)
	body, low := page.Folio{Title: p.Title, Sub: p.Sub, Rule: p.Rule, W: w, H: h}.Lay(c)
	leaved := p.leaved() && body.W >= besideW
	if p.Race != nil {
		p.Race.low = p.tooHigh(body)
	}
	c.Scroll("points", body, func(in ui.Rect) float64 {
		switch {
		case leaved && *p.Leaf == OfPoints:
			return p.pointsLeaf(c, in, body.Bottom())
		case leaved:
			return p.recordsLeaf(c, in, body.Bottom())
		}
		if in.W < besideW {
			col := page.NewColumn(c, in)
			p.points(c, col)
			if p.prized() {
				p.Prizes(col)
			} else {
				p.over(c, col, shortH)
			}
			col.Gap(14)
			p.records(col)
			if p.Below != nil {
				col.Gap(14)
				p.Below(col)
			}
			return col.Height() + 6
		}
		cols := in.Split(44, 1.35, 1)
		left, right := page.NewColumn(c, ui.R(cols[0].X, in.Y, cols[0].W, 0)), page.NewColumn(c, ui.R(cols[1].X, in.Y, cols[1].W, 0))
		room := min(body.H, mostBodyH) - p.pointsHeight(c, cols[0].W) - ui.HeadingH - 22
		switch {
		case p.prized():
			p.points(c, left)
			p.Prizes(left)
			p.records(right)
			p.plate(c, right, body.Bottom(), p.Picture)
		case room >= lowH:
			p.records(right)
			p.points(c, left)
			p.over(c, left, room)
		default: // a list may go on below the fold, the lines may not
			p.points(c, left)
			p.over(c, right, leastH)
			right.Gap(14)
			p.records(right)
		}
		high := max(left.Height(), right.Height())
		c.Fill(ui.R(cols[1].X-22, in.Y+6, 1, high-12), ui.Rule)
		if p.Below == nil {
			return high + 4
		}
		low := page.NewColumn(c, ui.R(in.X, in.Y+high+14, in.W, 0))
		p.Below(low)
		return high + 18 + low.Height()
	})
	page.CloseButton(c, a, &low, words.Say("pages.close"))
	if leaved {
		p.turn(c, low)
	}
	page.LeavePage(c, a)
}

// prized reports whether what may be scored for stands where the lines would.
func (p *Page) prized() bool { return p.Prizes != nil && p.Course.Changes() < 2 }

// records is what stands beside them, and what may be scored for where that has no other place.
func (p *Page) records(col *page.Column) {
	p.Records(col)
	if p.Finds != nil {
		p.Finds(col)
	}
	if p.Prizes != nil && !p.prized() {
		col.Gap(14)
		p.Prizes(col)
	}
}

// plateLeast is the least height of the engraving that fills the page, in units.
const plateLeast = 90.0

// plate fills a column down to bottom with an engraving, where there is room.
func (*Page) plate(c *ui.Context, col *page.Column, bottom float64, picture *engraving.Picture) {
	room := bottom - col.R.Y - 20
	if room < plateLeast {
		return
	}
	col.Gap(14)
	high := min(room, col.R.W*0.62)
	page.Engraved(c, col.Next(high).Middle(min(col.R.W, high*2.2), high), picture)
}

// pointsHeight is how high race and table are in a width, with the air below them.
func (p *Page) pointsHeight(c *ui.Context, w float64) (h float64) {
	if p.Race != nil {
		h += ui.HeadingH + p.Race.Height() + partGap
	}
	if p.Table != nil {
		h += ui.HeadingH + p.Table.Height(c, w) + partGap
	}
	return h
}

// partGap is the air below a part of the page, in units.
const partGap = 12.0

// points is the race, and the table of points by source.
func (p *Page) points(c *ui.Context, col *page.Column) {
	if p.Race != nil {
		p.race(c, col)
	}
	if p.Table != nil {
		p.table(c, col)
	}
}

// race is where everybody stands.
func (p *Page) race(c *ui.Context, col *page.Column) {
	col.HeadingOf(p.PointsRule, p.Race.Title)
	p.Race.draw(c, col)
	col.Gap(partGap)
}

// table is the points by source.
func (p *Page) table(c *ui.Context, col *page.Column) {
	col.HeadingOf(p.PointsRule, p.Points)
	p.Table.Draw(c, col)
	col.Gap(partGap)
}

// tooHigh reports whether the race has to be set low, for what stands below it to have room on the page.
func (p *Page) tooHigh(body ui.Rect) bool {
	return p.Race.Height()+prizesH > body.H
}

// prizesH is how high what stands below the race is at least, with both headings, in units.
const prizesH = 290.0

// over is the course of the points.
func (p *Page) over(c *ui.Context, col *page.Column, high float64) {
	col.HeadingOf(p.PointsRule, p.Over)
	at := col.Next(high)
	switch p.Course.Changes() {
	case 0:
		p.noCourse(c, at, p.None)
		return
	case 1:
		p.noCourse(c, at, p.One)
		return
	}
	p.Course.Draw(c, at)
	c.TipArea(at, page.FigureTip("course"))
}

// noCourse says why there are no lines yet, over an engraving.
func (p *Page) noCourse(c *ui.Context, r ui.Rect, why string) {
	text := ui.Plain(why)
	st := ui.Note.In(ui.Faded).To(ui.Centre)
	r.CutTop(8)
	said := c.ParagraphHeight(text, st, r.W) + 8
	if high := min(r.H-said, r.W*0.62); high >= 90 {
		page.Engraved(c, r.CutTop(high).Middle(min(r.W, high*2.2), high), p.Picture)
	}
	c.Paragraph(ui.R(r.X, r.Y+8, r.W, said), text, st)
}

// Entry is one thing that somebody has, with his sign before it and its points behind it.
type Entry struct {
	What   string
	By     string // who, and when
	Points int
	Colour uint8
	Tip    ui.Rich
}

// Draw sets it.
func (e Entry) Draw(c *ui.Context, col *page.Column) {
	points := words.Signed(e.Points)
	w := c.TextWidth(points, rowStyle) + 6
	inner := page.NewColumn(c, ui.R(col.R.X+34, col.R.Y+2, col.R.W-38-w, 0))
	inner.Say(page.Said("ledger.entry", "what", e.What, "by", ui.I(e.By)), ui.Body.At(16).Own())
	c.Sign(ui.R(col.R.X+8, col.R.Y+3, 19, 19), e.Colour)
	c.Text(ui.R(col.R.Right()-w-4, col.R.Y+2, w, 20), points, rowStyle.To(ui.Right))
	if len(e.Tip) > 0 {
		c.Tip(ui.R(col.R.X, col.R.Y, col.R.W, inner.Height()+4), e.Tip)
	}
	col.Gap(inner.Height() + 6)
	c.Dots(ui.R(col.R.X, col.R.Y-1, col.R.W, 1))
}
