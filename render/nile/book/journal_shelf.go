package book

import (
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// drawShelf lets the player choose among the books there are.
func (s *BookScene) drawShelf(c *ui.Context) {
	v := sight.View(s.Play)
	const row = 58
	c.Modal("shelf", 640, 240, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		title := words.Say("book.shelf.title")
		c.Text(col.Next(40), title, page.TitleFit(c, title, r.W).To(ui.Centre))
		page.SwelledRule(c, col.Next(14))
		col.Gap(6)
		opened := c.List(col.Next(row*float64(min(len(s.Books), 6))+2), ui.Rows{
			ID: "books", N: len(s.Books), RowH: row,
			Name: func(i int) string { return s.bookName(i) },
			Draw: func(i int, at ui.Rect, _ bool) {
				b := &s.Books[i]
				p := v.Player(b.Seat)
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
		back := ui.Button{Label: words.Say("book.keep"), ID: "keep", Keys: page.Escape, Hint: words.Phrase("key.esc")}
		hit := page.Foot(c, col, open, back)
		switch {
		case opened, hit == 0:
			s.open(s.pick)
		case hit == 1:
			s.Shelf = false
		}
		return col.Height()
	})
}

// bookName is what stands on a book's spine.
func (s *BookScene) bookName(i int) string {
	b := &s.Books[i]
	p := sight.View(s.Play).Player(b.Seat)
	switch {
	case b.Story:
		return words.Say("story.spine")
	case b.Accounts:
		return words.Say("book.spine.accounts", "who", p.Name)
	case b.explorer > 1 || p.Explorers > 1:
		return words.Say("book.spine.nth", "who", tell.ExplorerOf(sight.View(s.Play), b.Seat, b.explorer), "nth", words.Ordinal(b.explorer))
	}
	return words.Say("book.spine", "who", p.Name)
}

// bookSpan is a book's line of small type: calling, time, and that its writer
// was lost.
func (s *BookScene) bookSpan(i int) string {
	b := &s.Books[i]
	if b.Story {
		return b.storySpan()
	}
	text := words.Whole(tell.Specialty(b.calling))
	if len(b.Chapters) > 0 {
		text = words.Sentences(text, words.Whole(spanOf(b.From, b.To)))
	}
	if b.Dead {
		text = words.Sentences(text, words.Whole(words.Phrase("book.spine.lost")))
	}
	return text
}
