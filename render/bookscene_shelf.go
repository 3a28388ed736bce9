package render

import (
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// drawShelf lets the player choose among the books there are.
func (s *bookScene) drawShelf(c *ui.Context) {
	v := s.play.View()
	const row = 58
	c.Modal("shelf", 640, 240, func(r ui.Rect) float64 {
		col := newColumn(c, r)
		title := words.Say("book.shelf.title")
		c.Text(col.next(40), title, titleFit(c, title, r.W).To(ui.Centre))
		swelledRule(c, col.next(14))
		col.gap(6)
		opened := c.List(col.next(row*float64(min(len(s.books), 6))+2), ui.Rows{
			ID: "books", N: len(s.books), RowH: row,
			Name: func(i int) string { return s.bookName(i) },
			Draw: func(i int, at ui.Rect, _ bool) {
				b := &s.books[i]
				p := v.Player(b.seat)
				c.Sign(at.CutLeft(34).Middle(30, 30), p.Colour)
				at.CutLeft(8)
				top := at.CutTop(at.H * 0.54)
				top.Y += 3
				c.Text(top, s.bookName(i), ui.Body.Own())
				c.Text(at, s.bookSpan(i), ui.Note.At(15).In(ui.Faded).Own())
			},
		}, &s.pick)
		if c.Focused() == "" { // arrows choose at once
			c.SetFocus("books")
		}
		open := ui.Button{Label: words.Say("book.open"), ID: "open", Default: true}
		back := ui.Button{Label: words.Say("book.keep"), ID: "keep", Keys: escape, Hint: "Esc"}
		hit := foot(c, col, open, back)
		switch {
		case opened, hit == 0:
			s.open(s.pick)
		case hit == 1:
			s.shelf = false
		}
		return col.height()
	})
}

// bookName is what stands on a book's spine.
func (s *bookScene) bookName(i int) string {
	b := &s.books[i]
	p := s.play.View().Player(b.seat)
	switch {
	case b.accounts:
		return words.Say("book.spine.accounts", "who", p.Name)
	case b.explorer > 1 || p.Explorers > 1:
		return words.Say("book.spine.nth", "who", p.Name, "nth", words.Ordinal(b.explorer))
	}
	return words.Say("book.spine", "who", p.Name)
}

// bookSpan is a book's line of small type: calling, time, and that its writer
// was lost.
func (s *bookScene) bookSpan(i int) string {
	b := &s.books[i]
	text := words.Specialty(b.calling)
	if len(b.chapters) > 0 {
		text += ". " + spanOf(b.from, b.to)
	}
	if b.dead {
		text += ". " + words.Say("book.spine.lost")
	}
	return text + "."
}
