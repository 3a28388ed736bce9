package book

import (
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/story"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// storyBook is the book that tells all expeditions as one story; it is told when
// it is opened.
func storyBook(p *play.Play) journalBook {
	return journalBook{Seat: max(0, p.Seat()), Story: true, To: sight.View(p).Turn()}
}

// tellStory has the story told beside the loop, as the player before the screen may
// know it; until then its pages say that it is being written.
func (s *BookScene) tellStory(b *journalBook) {
	if b.told != nil || b.telling {
		return
	}
	p := s.Play
	tale, seat, version := p.Story(), p.Seat(), p.Version
	b.told = &journal.Book{Title: words.Say("story.spine"), By: words.Say("story.telling"), From: b.From, To: b.To}
	b.telling = true
	var told *journal.Book
	p.Beside(func() { told = story.Teller{}.Book(tale, seat, "") }, func() {
		if s.Made.version != version && s.Set != nil { // the game has gone on: it is told again
			return
		}
		for i := range s.Books {
			if s.Books[i].Story {
				s.Books[i].take(told)
			}
		}
		s.fresh = true
	})
}

// take has a book be the story that has been told.
func (b *journalBook) take(told *journal.Book) {
	b.told, b.From, b.To, b.Chapters = told, told.From, told.To, nil
	for i := range told.Chapters {
		c := &told.Chapters[i]
		b.Chapters = append(b.Chapters, chapter{Kind: storyChapter, number: i + 1, told: c, turn: c.Began})
	}
}

// storyFront is the story's front: a plate, and the title.
func (t *typesetter) storyFront(b *journalBook) {
	t.newPage()
	t.put(t.h, func(r ui.Rect) { front(t.scene.C, r, plates.Of("place/march")) })
	t.newPage()
	t.put(t.h, func(r ui.Rect) {
		c := t.scene.C
		if r.H >= 330 {
			r.CutTop(r.H * 0.18)
		}
		r.CutTop(c.Paragraph(r, ui.Plain(b.told.Title), ui.Style{Face: ui.Title, Size: 34, Colour: ui.Ink, Align: ui.Centre}))
		r.CutTop(6)
		page.SwelledRule(c, r.CutTop(26))
		c.Paragraph(r, ui.Plain(b.told.By), bookNote.In(ui.Faded).To(ui.Centre))
	})
}

// Paragraphs between two plates of the story.
const storyPlates = 3

// storyPages sets the head of a chapter of the story.
func (t *typesetter) storyPages(p *play.Play, c *chapter) {
	v, told := sight.View(p), c.told
	t.bannerOf(told.Title, told.Sub)
	if len(told.Way) > 1 && told.Seat != game.Nobody {
		e := excerpt.Of(v, p.Palette, fmt.Sprintf("story %d", c.number), told.Way)
		sheet := *told.Sheet
		sheet.Pieces, sheet.Palette = nil, p.Palette
		sheet.Tracks = []chart.Track{{Colour: ui.PlayerOf(told.Colour).Ink, Seat: uint8(told.Seat), Cells: told.Way}}
		e.Sheet, e.Margin, e.Largest = &sheet, 2.4, 24
		t.picture(e, min(t.room-60, t.w*0.62, t.h*0.5))
		t.gap(8)
	}
	t.since = storyPlates - 1
}

// storyParas sets the next paragraphs of a chapter of the story, about as many lines as
// are asked for, and says how many they were.
func (t *typesetter) storyParas(c *chapter, most int) (lines int) {
	for told := c.told; t.paras < len(told.Paras) && lines < most; t.paras++ {
		para := &told.Paras[t.paras]
		lines += len(para.Text)/lineLetters + 1
		text := ui.Plain(para.Text)
		if para.Head != "" {
			text = append(ui.Rich{{Text: para.Head + " ", Bold: true}}, text...)
		}
		if t.paras > 0 {
			t.gap(5)
		}
		t.since++
		if s := para.Plate; s != nil && t.since > storyPlates && !t.shown[s] {
			t.shown[s], t.since = true, 0
			t.illustrated(sentences(text), s)
			continue
		}
		t.flow(sentences(text), bookText)
	}
	return lines
}

// sentences parts a paragraph where it may be parted.
func sentences(text ui.Rich) (out []ui.Rich) {
	for _, s := range text {
		for {
			i := sentenceEnd(s.Text)
			if i < 0 {
				break
			}
			head := s
			head.Text, s.Text = s.Text[:i], s.Text[i+1:]
			out = append(out, ui.Rich{head})
		}
		if s.Text != "" {
			out = append(out, ui.Rich{s})
		}
	}
	return out
}

// sentenceEnd is where the first sentence of a text ends and the next begins;
// −1 where there is but one.
func sentenceEnd(s string) int {
	for i := 0; i+2 < len(s); i++ {
		if (s[i] == '.' || s[i] == '?') && s[i+1] == ' ' {
			return i + 1
		}
	}
	return -1
}

// storySpan is the story's line of small type on the shelf.
func (b *journalBook) storySpan() string {
	return words.Sentences(words.Whole(words.Phrase("story.spine.text")), words.Whole(tell.Date(b.To)))
}
