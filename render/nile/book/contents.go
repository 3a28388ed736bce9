package book

import (
	"strconv"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// contentsLine is a line of the contents.
type contentsLine struct {
	Text, sub string
	Page      int
	years     bool // a line of several chapters, and low
}

// Contents take two pages at most: a chapter a line, or the chapters of a year, or of several, on one.
const (
	contentsRow   = 44 // how high a line is
	yearsRow      = 26 // and one of years
	contentsPages = 2
)

// manyChapters reports whether a book has more chapters than have a line each.
func (t *typesetter) manyChapters(b *journalBook) bool {
	return len(b.Chapters) > contentsPages*t.rows(contentsRow)
}

// rows is how many lines of a height a page of contents has.
func (t *typesetter) rows(high float64) int { return max(1, int((t.h-bookHeadRoom)/high)) }

// contentsOf are the lines of the contents and how high each is, when the pages of all chapters are known.
func (t *typesetter) contentsOf(b *journalBook) (lines []contentsLine, high float64) {
	if !t.manyChapters(b) {
		return t.out.Contents, contentsRow
	}
	for _, l := range journal.Gather(b.years(), contentsPages*t.rows(yearsRow)) {
		first := t.out.Contents[l.Chapters[0]]
		if l.From != "" {
			var names []string
			for _, i := range l.Chapters {
				if name := b.Chapters[i].short(); name != "" {
					names = append(names, name)
				}
			}
			first.Text, first.sub = l.Name(), words.List(names)
		}
		first.years = true
		lines = append(lines, first)
	}
	return lines, yearsRow
}

// years says in which year each chapter of a book begins, "" of one of no year.
func (b *journalBook) years() (of []string) {
	for i := range b.Chapters {
		c := &b.Chapters[i]
		if c.told != nil {
			of = append(of, c.told.Part)
			continue
		}
		_, year := nile.Date(c.turn)
		of = append(of, strconv.Itoa(year))
	}
	return of
}

// short is what a line of years says of a chapter; "" of one of which the year says enough.
func (c *chapter) short() string {
	if c.told != nil {
		return c.told.Short
	}
	return ""
}

func (t *typesetter) contentsPages(b *journalBook) int {
	n, high := len(b.Chapters), float64(contentsRow)
	if t.manyChapters(b) {
		n, high = len(journal.Gather(b.years(), contentsPages*t.rows(yearsRow))), yearsRow
	}
	return max(1, (n+t.rows(high)-1)/t.rows(high))
}

// bookHeadRoom is the room of a heading at the top of the contents.
const bookHeadRoom = 60

// contentsPage lists chapters with their pages; each can be turned to.
func (t *typesetter) contentsPage(b *journalBook, lines []contentsLine, row float64) []block {
	out := []block{{H: bookHeadRoom, draw: func(r ui.Rect) {
		c := t.scene.C
		c.Text(r.CutTop(40), words.Say("book.contents"), ui.Head.At(26).To(ui.Centre))
		page.SwelledRule(c, r.CutTop(12))
	}}}
	for _, l := range lines {
		out = append(out, block{H: row, draw: func(r ui.Rect) { t.scene.contentsRow(r, l) }})
	}
	if len(lines) == 0 {
		out = append(out, block{H: 60, draw: func(r ui.Rect) {
			t.scene.C.Paragraph(r, ui.Plain(words.Say("book.empty")), bookNote.To(ui.Centre))
		}})
	}
	used := 0.0
	for _, b := range out {
		used += b.H
	}
	if tail, ok := t.tail(contentsTail(b), t.h-used); ok {
		out = append(out, tail)
	}
	return out
}

// contentsRow is a line of the contents: a click or Enter turns to its page.
func (s *BookScene) contentsRow(r ui.Rect, l contentsLine) {
	c := s.C
	re := c.React("turn to "+words.Number(l.Page+1), r.InsetXY(0, 2), ui.TakesEnter)
	st, page := bookText.At(18), words.Number(l.Page+1)
	if re.Hover || re.Focused {
		st.Colour = ui.Red
	}
	top := r.CutTop(24)
	w := c.TextWidth(page, st) + 6
	c.Text(top.CutRight(w), page, st.To(ui.Right))
	tw := min(c.TextWidth(l.Text, st)+6, top.W)
	c.Text(top.CutLeft(tw), l.Text, st.Own())
	if l.years {
		small := ui.Note.At(15).In(ui.Faded)
		c.Text(top.CutLeft(min(c.TextWidth(l.sub, small)+10, top.W)), l.sub, small.Own())
	}
	if top.W > 12 {
		c.Dots(ui.R(top.X+2, top.Bottom()-7, top.W-4, 1))
	}
	if !l.years {
		c.Text(r, l.sub, ui.Note.At(15).In(ui.Faded).Own())
	}
	c.Tip(r, ui.Plain(words.Say("book.turn.to", "n", l.Page+1)))
	if re.Focused {
		c.Rule(ui.R(r.X, r.Bottom()-3, r.W, 1), ui.Red)
	}
	if re.Clicked {
		s.turnTo(l.Page)
	}
}
