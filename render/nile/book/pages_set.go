package book

import (
	"fmt"
	"math"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/newsprint"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// block is a piece of a page: how high it is, and what draws it.
type block struct {
	H    float64
	draw func(r ui.Rect)
	gap  bool // between two others: it may be a little higher
}

// setBook is a book set into pages of a size.
type setBook struct {
	w        float64 // the width the text is set to
	Pages    [][]block
	heads    []string // running head of each page
	Contents []contentsLine
	First    int // page on which the contents begin
}

// typesetter sets a book. It fills one page after the other.
type typesetter struct {
	c     *ui.Context
	w, h  float64 // of a page's text
	out   *setBook
	room  float64 // left on the last page
	head  string  // running head of pages to come
	scene *BookScene

	chapters int  // set so far
	headed   bool // the head of the next one is
	paras    int  // of the chapter of the story that is being set
	since    int  // paragraphs since its last plate

	shown   map[*engraving.Picture]bool // plates of the chapter so far
	waiting *engraving.Picture          // a plate that goes to the head of the next page
	right   bool                        // the next plate stands to the right

	ends map[int]hexmap.ID // where the party stood when a month of the journey was over
}

// The book's text: a little smaller than a screen's.
var (
	bookText = newsprint.Justified(ui.Body.At(17))
	bookNote = ui.Note.At(17)
)

// Measures of what is kept together.
const (
	keptTogether = 0.34 // of a page: a paragraph no higher is not parted
	gapMost      = 14.0 // what a gap gets at most of the room that is left on its page
)

// stretch shares what room is left on the last page among its gaps, so that it ends where its neighbour does, or nearly.
func (t *typesetter) stretch() {
	n := len(t.out.Pages)
	if n == 0 || t.room <= 0 {
		return
	}
	var gaps []int
	for i, b := range t.out.Pages[n-1] {
		if b.gap {
			gaps = append(gaps, i)
		}
	}
	for _, i := range gaps {
		t.out.Pages[n-1][i].H += math.Floor(min(gapMost, t.room/float64(len(gaps))))
	}
}

// whole reports whether a paragraph is not parted: it is short, as against a page.
func (t *typesetter) whole(text ui.Rich, st ui.Style) (high float64, ok bool) {
	high = t.c.ParagraphHeight(text, st, t.w)
	return high, high <= t.h*keptTogether
}

// newPage begins a page.
func (t *typesetter) newPage() {
	t.stretch()
	t.out.Pages = append(t.out.Pages, nil)
	t.out.heads = append(t.out.heads, t.head)
	t.room = t.h
	if plate := t.waiting; plate != nil {
		t.waiting = nil
		t.across(plate, t.plateH())
	}
}

// fresh begins a page unless the last one is empty.
func (t *typesetter) fresh() {
	if n := len(t.out.Pages); n == 0 || len(t.out.Pages[n-1]) > 0 {
		t.room = 0 // a chapter's last page ends where it ends
		t.newPage()
	}
	t.out.heads[len(t.out.heads)-1] = t.head
}

// put adds a block to the last page, or to a new one if it has no room there.
func (t *typesetter) put(h float64, draw func(r ui.Rect)) {
	if len(t.out.Pages) == 0 || h > t.room && len(t.out.Pages[len(t.out.Pages)-1]) > 0 {
		t.newPage()
	}
	n := len(t.out.Pages) - 1
	t.out.Pages[n] = append(t.out.Pages[n], block{H: h, draw: draw})
	t.room -= h
}

// gap leaves room, except at the head of a page.
func (t *typesetter) gap(h float64) {
	if n := len(t.out.Pages); n > 0 && len(t.out.Pages[n-1]) > 0 && t.room > h {
		t.put(h, func(ui.Rect) {})
		last := t.out.Pages[len(t.out.Pages)-1]
		last[len(last)-1].gap = true
	}
}

// say sets a paragraph that is not parted.
func (t *typesetter) say(text ui.Rich, st ui.Style) {
	t.put(t.c.ParagraphHeight(text, st, t.w), func(r ui.Rect) { t.scene.C.Paragraph(r, text, st) })
}

// flow sets sentences as one paragraph: whole on the next page where it is short, else parted between two of them where
// a page ends. Neither part is a single line, unless a sentence alone is one.
func (t *typesetter) flow(sentences []ui.Rich, st ui.Style) {
	lines := func(part []ui.Rich) int {
		return int(math.Round(t.c.ParagraphHeight(page.Sentences(part...), st, t.w) / ui.LineHeight(st)))
	}
	if high, ok := t.whole(page.Sentences(sentences...), st); ok && len(t.out.Pages) > 0 && high > t.room && len(t.out.Pages[len(t.out.Pages)-1]) > 0 {
		t.newPage()
	}
	for len(sentences) > 0 {
		if len(t.out.Pages) == 0 || t.room < ui.LineHeight(st) {
			t.newPage()
		}
		room, n := int((t.room+0.5)/ui.LineHeight(st)), len(sentences)
		for n > 0 && lines(sentences[:n]) > room {
			n--
		}
		for n > 1 && n < len(sentences) && lines(sentences[n:]) < 2 {
			n--
		}
		if n > 0 && n < len(sentences) && lines(sentences[:n]) < 2 {
			n = 0
		}
		if n == 0 {
			if len(t.out.Pages[len(t.out.Pages)-1]) > 0 {
				t.newPage()
				if len(t.out.Pages[len(t.out.Pages)-1]) == 0 || lines(sentences[:1]) <= int(t.room/ui.LineHeight(st)) {
					continue
				}
			}
			n = 1 // higher than a page: it scrolls
		}
		t.say(page.Sentences(sentences[:n]...), st)
		if sentences = sentences[n:]; len(sentences) > 0 {
			t.newPage()
		}
	}
}

// month is a month's heading in the writer's hand, and what was written then, in paragraphs:
// a plate of the most notable of it stands with the paragraph that tells of it. The heading
// stays with the first lines below it.
func (t *typesetter) month(v nile.View, m journal.Pages) {
	paras := paragraphs(m)
	plated, plate := t.plateOf(paras)
	need := 0.0
	if len(paras) > 0 {
		need = t.paraHead(paras[0], plated == 0, plate) + t.remarkOn(paras, 0)
	}
	date := tell.Date(m.Turn)
	if at, ok := t.ends[m.Turn]; ok {
		date = words.Say("book.dateline", "date", date, "where", tell.WhereOf(v, at))
	}
	st := t.c.Fit(date, ui.Written.At(21), t.w)
	high := t.c.ParagraphHeight(ui.Plain(date), st, t.w) + monthRule
	if plate != nil && plated == 0 && len(t.out.Pages) > 0 && t.room < high+need+22 { // no room for the plate, but for words
		if less := t.paraHead(paras[0], false, nil); t.room >= high+less+22 {
			if plated, need = 1, less; len(paras) == 1 || paras[1].own {
				t.shown[plate], plate = false, nil
			}
		}
	}
	if len(t.out.Pages) > 0 && t.room < high+need+22 {
		t.newPage()
	}
	t.gap(20)
	t.put(high, func(r ui.Rect) {
		t.scene.C.Paragraph(r, ui.Plain(date), st)
		t.scene.C.Rule(ui.R(r.X, r.Bottom()-6, r.W, 1), ui.Rule)
	})
	for i, p := range paras {
		if own := t.remarkOn(paras, i); i > 0 && own > 0 && t.paraHead(p, i == plated, plate)+paraGap+own > t.room {
			t.newPage() // what the writer adds does not stand alone on the next
		} else if i > 0 {
			t.gap(paraGap)
		}
		switch {
		case p.own:
			t.flow(p.text, ui.Written.In(ui.Ink))
		case i == plated && plate != nil:
			t.illustrated(p.text, plate)
		default:
			t.flow(p.text, bookText)
		}
	}
}

// remarkOn is how high what the writer adds to paragraph i of a month is, with the gap before it: 0 where nothing is added,
// or the paragraph is parted anyhow.
func (t *typesetter) remarkOn(paras []paragraph, i int) float64 {
	if i+1 >= len(paras) || paras[i].own || !paras[i+1].own {
		return 0
	}
	if _, ok := t.whole(page.Sentences(paras[i].text...), bookText); !ok {
		return 0
	}
	return paraGap + t.c.ParagraphHeight(page.Sentences(paras[i+1].text...), ui.Written.In(ui.Ink), t.w)
}

// begin sets the front of a book, and leaves room for its contents.
func (t *typesetter) begin(p *play.Play, b *journalBook) {
	v := sight.View(p)
	t.head = ""
	if b.Story {
		t.scene.tellStory(b)
		t.storyFront(b)
	} else {
		t.frontispiece(v, b)
		t.titlePage(v, b)
	}
	t.out.First = len(t.out.Pages)
	t.head = words.Say("book.contents")
	for range t.contentsPages(b) {
		t.newPage()
		t.put(t.h, func(ui.Rect) {}) // filled in at the end, when the pages are known
	}
}

// setAtOnce is how many lines of a book are set in one frame, about; a chapter of the
// story begins with a chart, which counts as many as take the same time.
const (
	setAtOnce    = 150
	lineLetters  = 70
	chapterLines = 20
)

// more sets the next chapters, as many as a frame has time for, and reports whether
// the book is done.
func (t *typesetter) more(p *play.Play, b *journalBook) (done bool) {
	v := sight.View(p)
	for lines := 0; t.chapters < len(b.Chapters) && lines < setAtOnce; t.chapters++ {
		c := &b.Chapters[t.chapters]
		if !t.headed {
			title, sub := chapterTitle(v, c)
			t.head = title
			t.fresh()
			t.out.Contents = append(t.out.Contents, contentsLine{Text: title, sub: sub, Page: len(t.out.Pages) - 1})
			t.shown, t.right = map[*engraving.Picture]bool{}, true
			t.chapter(p, b, c)
			lines += c.lines()
			t.headed = true
		}
		if c.told != nil {
			if lines += t.storyParas(c, setAtOnce-lines); t.paras < len(c.told.Paras) {
				return false
			}
		}
		t.waiting, t.paras, t.headed = nil, 0, false
		t.tailPiece(b, c)
	}
	if t.chapters < len(b.Chapters) {
		return false
	}
	t.evenLeaf(b)
	lines, high := t.contentsOf(b)
	for k := range t.contentsPages(b) {
		from := min(k*t.rows(high), len(lines))
		t.out.Pages[t.out.First+k] = t.contentsPage(b, lines[from:min(from+t.rows(high), len(lines))], high)
	}
	return true
}

// lines is how much there is to set of a chapter.
func (c *chapter) lines() (n int) {
	if c.told != nil { // its head; its paragraphs count for themselves
		n = chapterLines
	}
	for _, m := range c.Months {
		n += len(m.Entries) + 1
	}
	return n
}

// chapterTitle is a chapter's heading and the line below it.
func chapterTitle(v nile.View, c *chapter) (title, sub string) {
	m := v.Map()
	switch c.Kind {
	case europeChapter:
		return words.Say("book.europe"), spanOf(c.turn, c.Months[len(c.Months)-1].Turn)
	case storyChapter:
		return c.told.Title, c.told.Sub
	case accountChapter:
		return words.Say("book.account", "nth", words.Ordinal(c.number)), words.Say("book.account.sub", "date", tell.Date(c.turn))
	}
	j := c.Journey
	key := "book.journey.under"
	switch {
	case j.Ending == nile.EndedDead:
		key = "book.journey.dead"
	case j.Ending == nile.EndedHome && j.To == j.From:
		key = "book.journey.same"
	case j.Ending == nile.EndedHome:
		key = "book.journey.home"
	}
	return words.Say("book.journey", "nth", words.Ordinal(c.number)),
		words.Say(key, "from", tell.Port(m, j.From), "to", tell.Port(m, j.To), "began", tell.Date(j.Began), "ended", tell.Date(max(0, j.Ended)))
}

// spanOf is a stretch of months: "April 1821 to May 1822".
func spanOf(from, to int) string {
	if from >= to {
		return tell.Date(from)
	}
	return words.Say("book.span", "from", tell.Date(from), "to", tell.Date(to))
}

// chapter sets a chapter: a title page, then its months.
func (t *typesetter) chapter(p *play.Play, b *journalBook, c *chapter) {
	switch c.Kind {
	case JourneyChapter:
		t.journeyPage(p, c)
		t.ends = monthEnds(sight.View(p), c.Journey)
		t.newPage()
		t.opening(sight.View(p), c)
	case europeChapter:
		title, sub := chapterTitle(sight.View(p), c)
		t.bannerOf(title, sub)
	case accountChapter:
		t.accountPages(p, b, c)
		return
	case storyChapter:
		t.storyPages(p, c)
		return
	}
	for _, m := range c.Months {
		t.month(sight.View(p), m)
	}
	t.closing(sight.View(p), b, c)
}

// bannerOf is a chapter's title over the text.
func (t *typesetter) bannerOf(title, sub string) {
	t.put(44, func(r ui.Rect) { t.scene.C.Text(r, title, bannerFit(t.scene.C, title, r.W)) })
	t.say(ui.Plain(sub), bookNote.In(ui.Faded).To(ui.Centre))
	t.put(16, func(r ui.Rect) { page.SwelledRule(t.scene.C, r) })
	t.gap(4)
}

func bannerFit(c *ui.Context, s string, w float64) ui.Style {
	return page.TitleFit(c, s, w).To(ui.Centre)
}

// opening is the first line of a journey, in the explorer's own hand.
func (t *typesetter) opening(v nile.View, c *chapter) {
	j := c.Journey
	line := words.Say("book.opening", "port", tell.Port(v.Map(), j.From), "date", tell.Date(j.Began))
	t.say(ui.Plain(line), ui.Written.At(19))
	if with := tell.Items(j.Stores); with != "" {
		t.say(ui.Plain(words.Say("book.with", "what", with)), bookNote)
	}
	t.gap(4)
}

// closing is the end of a journey: a name under it, or the pages that break off.
func (t *typesetter) closing(v nile.View, b *journalBook, c *chapter) {
	if c.Kind != JourneyChapter || c.Journey.Ending == nile.Unended {
		return
	}
	t.gap(6)
	if c.Journey.Ending == nile.EndedDead {
		t.say(ui.Plain(words.Say("book.ends", "who", tell.ExplorerOf(v, b.Seat, b.explorer))), bookNote.In(ui.Faded).To(ui.Centre))
		return
	}
	t.say(ui.Plain(tell.ExplorerOf(v, b.Seat, b.explorer)), ui.Written.At(20).To(ui.Right))
}

// accountPages is one account: the published country and what it scored.
func (t *typesetter) accountPages(p *play.Play, b *journalBook, c *chapter) {
	v, j := sight.View(p), c.Journey
	title, sub := chapterTitle(v, c)
	t.bannerOf(title, sub)
	key := "book.account.after"
	if j.To == j.From {
		key = "book.account.same"
	}
	t.say(ui.Plain(words.Say(key, "who", tell.ExplorerOf(v, b.Seat, j.Explorer), "from", tell.Port(v.Map(), j.From), "to", tell.Port(v.Map(), j.To),
		"months", max(1, j.Ended-j.Began+1), "n", j.Hexes, "points", j.Points)), bookText)
	t.gap(8)
	lines := press.Ledger(press.WasScored(v, j.Account))
	lines = append(lines, press.LedgerLine{Label: words.Say("book.account.all"), Points: j.Points})
	if hexes := PublishedOf(j); len(hexes) > 0 {
		e := excerpt.Of(v, p.Palette, fmt.Sprintf("account %d %d", b.Seat, c.turn), hexes)
		rows := 0.0
		for _, l := range lines {
			rows += t.ledgerH(l.Label, words.Number(l.Points), bookText)
		}
		high := t.room - rows - 12 // all on one page, or else as large as it was meant
		if high < t.w*0.3 {
			high = t.room - 90
		}
		t.picture(e, min(high, t.w*0.72))
	}
	for i, l := range lines {
		st := bookText
		if i == len(lines)-1 {
			st = ui.Strong.At(17)
		}
		t.ledgerRow(l.Label, words.Number(l.Points), st)
	}
	var names []string
	for _, e := range j.Account {
		if e.Kind == nile.Named {
			if n, ok := v.GivenName(nile.As[nile.NamedEvent](e).Name); ok {
				names = append(names, n.Text)
			}
		}
	}
	if len(names) > 0 {
		t.gap(6)
		t.say(ui.Plain(words.Say("book.named", "names", words.List(names))), bookNote)
	}
}

// picture puts a small chart across the page.
func (t *typesetter) picture(e *chartview.Excerpt, high float64) {
	if high < 70 {
		return
	}
	t.put(high+8, func(r ui.Rect) {
		r.H -= 8
		e.Draw(t.scene.C, r)
	})
}

// ledgerRow is words with a figure behind them over a dotted line.
func (t *typesetter) ledgerRow(label, figure string, st ui.Style) {
	w := t.c.TextWidth(figure, st) + 14
	h := t.ledgerH(label, figure, st)
	t.put(h, func(r ui.Rect) {
		c := t.scene.C
		c.Paragraph(ui.R(r.X+4, r.Y+2, r.W-w-8, h), ui.Plain(label), st)
		c.Text(ui.R(r.Right()-w, r.Y+2, w-4, ui.LineHeight(st)), figure, st.To(ui.Right))
		c.Dots(ui.R(r.X, r.Bottom()-1, r.W, 1))
		c.TipArea(r, page.FigureTip("ledger"))
	})
}

// ledgerH is how high such a row is.
func (t *typesetter) ledgerH(label, figure string, st ui.Style) float64 {
	w := t.c.TextWidth(figure, st) + 14
	return t.c.ParagraphHeight(ui.Plain(label), st, t.w-w-8) + 5
}
