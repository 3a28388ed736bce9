package menu

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/page"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// scrollBarRoom is what a scroll area keeps for its bar.
const scrollBarRoom = 14

// text is the chapter that is open.
func (s *RulesScene) text(c *ui.Context, r ui.Rect) {
	ch := &s.Book.Chapters[s.At.Chapter]
	head := r.CutTop(42)
	left := head
	if ch.Number != "" {
		w := c.TextWidth(ch.Number, chapterNumber) + 14
		c.Text(left.CutLeft(w), ch.Number, chapterNumber)
	}
	c.Text(left, ch.Title, page.TitleFit(c, ch.Title, left.W).At(min(28, page.TitleFit(c, ch.Title, left.W).Size)))
	c.Rule(ui.R(head.X, head.Bottom()-3, head.W, 1), ui.Rule)
	w := r.W - scrollBarRoom
	if s.leaf == nil || s.leaf.w != w || s.leaf.scale != c.Scale {
		s.leaf = setChapter(c, s.Book, s.At.Chapter, w)
	}
	id := "chapter " + ch.Key
	if s.seek {
		s.find(c, id, r.H)
	}
	s.scrollKeys(c, id, r.H)
	c.Scroll(id, r, func(inner ui.Rect) float64 {
		l := s.leaf // a link may turn the page
		s.draw(c, l, r, inner)
		return l.h
	})
}

var chapterNumber = ui.Style{Face: ui.Book, Size: 28, Colour: ui.Red}

// find scrolls to the rule pointed out.
func (s *RulesScene) find(c *ui.Context, id string, seen float64) {
	y := 0.0
	if b := s.At.Block; b >= 0 {
		blocks := s.Book.Chapters[s.At.Chapter].Blocks
		if b > 0 && blocks[b].Kind == rulebook.TableOf && blocks[b-1].Kind == rulebook.Rule {
			b-- // the rule that the table belongs to
		}
		y = max(0, s.leaf.tops[b]-5)
	}
	if c.Extent(id) == 0 {
		c.Touch() // not scrolled before it has been drawn once
		if s.leaf.h > seen {
			return
		}
	}
	s.seek = false
	s.scroll(c, id, seen, y)
}

// scroll has the chapter seen from a height on.
func (s *RulesScene) scroll(c *ui.Context, id string, seen, y float64) {
	c.ScrollTo(id, seen, s.leaf.h, 0) // from below, so that it comes to stand at the top
	c.ScrollTo(id, seen, max(0, y), 0)
}

// scrollKeys moves the text by keys while nothing else uses them.
func (s *RulesScene) scrollKeys(c *ui.Context, id string, seen float64) {
	if s.page != 0 {
		s.scroll(c, id, seen, s.Scrolled+s.page*(seen-40))
	}
	switch c.Focused() {
	case s.field, "contents", "found":
		return
	}
	for _, k := range []struct {
		key ebiten.Key
		by  float64
	}{{ebiten.KeyDown, 46}, {ebiten.KeyUp, -46}, {ebiten.KeySpace, seen - 40}, {ebiten.KeyHome, -s.leaf.h}, {ebiten.KeyEnd, s.leaf.h}} {
		if k.key == ebiten.KeySpace && c.Focused() != "" {
			continue
		}
		if c.Take(ui.Key(k.key)) {
			s.scroll(c, id, seen, s.Scrolled+k.by)
		}
	}
}

// draw draws what can be seen of the chapter. Links are there even where they
// cannot be seen, so that Tab walks through all of them.
func (s *RulesScene) draw(c *ui.Context, l *leaf, seen, inner ui.Rect) {
	s.Scrolled = seen.Y - inner.Y
	if b := s.At.Block; b >= 0 && b < len(l.tops)-1 {
		top, bottom := inner.Y+l.tops[b], inner.Y+l.tops[b+1]-6
		if bottom > seen.Y && top < seen.Bottom() {
			c.Fill(ui.R(inner.X, top, 3, bottom-top), ui.Red)
		}
	}
	for i := range l.marks {
		m := &l.marks[i]
		r := m.r.Offset(inner.X, inner.Y)
		if m.link != "" {
			s.link(c, i, r, m)
		}
		if r.Bottom() < seen.Y || r.Y > seen.Bottom() {
			continue
		}
		switch m.kind {
		case inkDots:
			c.Dots(r)
		case inkRule:
			c.Rule(r, ui.Rule)
		case inkText:
			c.Text(r, m.text, m.style)
		}
	}
}

// link makes a reference to a rule something that can be clicked: its letters, which are
// in sight as long as those beside it are.
func (s *RulesScene) link(c *ui.Context, i int, r ui.Rect, m *mark) {
	hit := ui.InkIn(r, m.style)
	if hit.W < 16 {
		hit.X, hit.W = hit.X-(16-hit.W)/2, 16
	}
	re := c.React(fmt.Sprintf("link %d to %s", i, m.link), hit, ui.TakesEnter)
	if re.Hover || re.Focused {
		c.Rule(ui.R(r.X, r.Bottom()-2, r.W-1, 1), ui.Red)
	}
	if re.Focused {
		c.Rule(ui.R(r.X, r.Bottom()-1, r.W-1, 1), ui.Red)
	}
	if re.Clicked {
		s.Follow(m.link)
	}
}

// chapterFoot is the line that leads on to the next chapter.
func chapterFoot(b *rulebook.Book, chapter int) (text, key string) {
	if chapter+1 >= len(b.Chapters) {
		return "", ""
	}
	next := &b.Chapters[chapter+1]
	return words.Say("rules.next", "chapter", next.Name()), next.Key
}
