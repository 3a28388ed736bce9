package export

import (
	"sourceofthenile/render/journal"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// sample is the first pages of what is written, as far as a preview shows them.
type sample struct {
	title, sub string
	pages      []samplePage
	more       bool // there is more than is shown
}

// samplePage is a heading with what stands below it.
type samplePage struct {
	head, sub string
	paras     []string
}

// mostParas is how many paragraphs are shown.
const mostParas = 24

// sample tells the first pages.
func (s source) sample() *sample {
	if s.options.What == Book {
		return sampleOfBook(s.of.Book(s.story, s.seat, s.options.title))
	}
	return sampleOfJournal(journal.Of(s.of, s.story, s.seat))
}

func sampleOfJournal(j *journal.Journal) *sample {
	out := &sample{title: j.Title(), sub: j.Sub}
	left := mostParas
	for i := range j.Turns {
		if left <= 0 {
			out.more = true
			break
		}
		pg := samplePage{head: j.Turns[i].Date}
		for k := range j.Turns[i].Entries {
			e := &j.Turns[i].Entries[k]
			text := words.Sentences(e.Text...)
			if name := j.By(e); name != "" {
				text = words.Sentences(words.Whole(name), text)
			}
			pg.paras = append(pg.paras, text)
		}
		left -= len(pg.paras)
		out.pages = append(out.pages, pg)
	}
	return out
}

func sampleOfBook(b *journal.Book) *sample {
	out := &sample{title: b.Title, sub: b.By}
	left := mostParas
	for i := range b.Chapters {
		ch := &b.Chapters[i]
		pg := samplePage{head: ch.Title, sub: ch.Sub}
		for k := range ch.Paras {
			if left--; left < 0 {
				out.more = true
				break
			}
			pg.paras = append(pg.paras, ch.Paras[k].Text)
		}
		out.pages = append(out.pages, pg)
	}
	return out
}

// draw sets them, and returns how high they are.
func (s *sample) draw(c *ui.Context, r ui.Rect) float64 {
	col := page.NewColumn(c, r)
	col.Say(ui.Plain(s.title), ui.Head.At(24).To(ui.Centre))
	col.Say(ui.Plain(s.sub), ui.Note.To(ui.Centre))
	if len(s.pages) == 0 {
		col.Gap(8)
		col.Say(ui.Plain(words.Say("journal.text.empty")), ui.Body)
	}
	for _, pg := range s.pages {
		col.Gap(10)
		col.Heading(words.Sentence(pg.head))
		if pg.sub != "" {
			col.Say(ui.Plain(pg.sub), ui.Note)
		}
		for _, text := range pg.paras {
			col.Gap(4)
			col.Say(ui.Plain(text), ui.Body.At(16).Own())
		}
	}
	if s.more {
		col.Gap(8)
		col.Say(ui.Plain(words.Say("export.more")), ui.Note.To(ui.Centre))
	}
	return col.Height() + 6
}
