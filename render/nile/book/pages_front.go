package book

import (
	"fmt"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// titlePage is the first page of a book: whose it is, and of what time.
func (t *typesetter) titlePage(v nile.View, b *journalBook) {
	t.newPage()
	t.put(t.h, func(r ui.Rect) { t.drawTitle(v, b, r) })
}

func (t *typesetter) drawTitle(v nile.View, b *journalBook, r ui.Rect) {
	c, p := t.scene.C, v.Player(b.Seat)
	small := r.H < 330
	if !small {
		r.CutTop(r.H * 0.15)
	}
	key := "book.title"
	if b.Accounts {
		key = "book.title.accounts"
	}
	c.Text(r.CutTop(28), words.Say(key), ui.Style{Face: ui.Title, Size: 22, Colour: ui.Faded, Align: ui.Centre})
	st := ui.Style{Face: ui.Title, Size: 46, Colour: ui.Ink, Align: ui.Centre}
	who := p.Name
	if !b.Accounts {
		who = tell.ExplorerOf(v, b.Seat, b.explorer)
	}
	for st.Size > 22 && c.TextWidth(who, st) > r.W {
		st.Size--
	}
	c.Text(r.CutTop(st.Size*1.3), who, st.Own())
	calling := tell.Specialty(b.calling)
	if !b.Accounts && (b.explorer > 1 || p.Explorers > 1) {
		calling = words.Say("book.nth", "specialty", calling, "nth", words.Ordinal(b.explorer))
	}
	c.Text(r.CutTop(28), calling, bookNote.At(19).To(ui.Centre))
	page.SwelledRule(c, r.CutTop(26))
	if !small {
		r.CutTop(10)
		c.Sign(r.CutTop(54).Middle(54, 54), p.Colour)
		r.CutTop(16)
	}
	if len(b.Chapters) > 0 {
		r.CutTop(c.Paragraph(r, ui.Plain(spanOf(b.From, b.To)), bookText.To(ui.Centre)))
	}
	switch {
	case b.Accounts:
		r.CutTop(c.Paragraph(r, ui.Plain(words.Say("book.accounts.text", "who", p.Name)), bookNote.In(ui.Faded).To(ui.Centre).Own()))
	case b.Dead:
		r.CutTop(c.Paragraph(r, ui.Plain(t.lost(v, b)), bookNote.In(ui.Red).To(ui.Centre)))
	}
	if high := min(emblemHeight, r.H-50); high >= 90 {
		y := r.Y + (r.H-high)*0.5
		if b.Accounts {
			page.Unhurried(c, ui.R(r.X, y, r.W, high).Middle(high*1.5, high), tell.SpecialtyPicture(b.calling))
			return
		}
		high = min(r.H-20, emblemHeight*1.5)
		page.PortraitOnPage(c, ui.R(r.X, r.Y+(r.H-high)*0.5, r.W, high).Middle(high*0.9, high), tell.PortraitOf(v, b.Seat, b.explorer, v.Turn()))
	}
}

// lost tells where and when the explorer was lost.
func (t *typesetter) lost(v nile.View, b *journalBook) string {
	for _, c := range b.Chapters {
		if j := c.Journey; j != nil && j.Ending == nile.EndedDead && j.At >= 0 {
			return words.Say("book.lost", "where", tell.WhereOf(v, j.At), "date", tell.Date(j.Ended))
		}
	}
	return words.Say("book.lost.europe")
}

// journeyPage is a journey's title page: its way on a small chart, and what
// came of it in figures.
func (t *typesetter) journeyPage(p *play.Play, c *chapter) {
	v, j := sight.View(p), c.Journey
	title, sub := chapterTitle(v, c)
	t.bannerOf(title, sub)
	lines := figures(v, j)
	if e := wayChart(p, j); e != nil {
		t.picture(e, min(t.room-float64(len(lines))*27-10, t.w*0.92))
	}
	for _, l := range lines {
		t.ledgerRow(l[0], l[1], bookText)
	}
}

// wayChart is the country about a journey's way with the way on it, nil where nothing is
// known of it.
func wayChart(p *play.Play, j *nile.Journey) *chartview.Excerpt {
	v := sight.View(p)
	way := wayOf(v, j)
	if len(way) == 0 {
		return nil
	}
	e := excerpt.Of(v, p.Palette, fmt.Sprintf("way %d %d", j.Seat, j.Began), way)
	e.Sheet = FullSheet(v, p.Palette)
	e.Sheet.Tracks = []chart.Track{{Colour: ui.PlayerOf(v.Player(j.Seat).Colour).Ink, Cells: way}}
	e.Margin, e.Largest = 2.2, 26
	if j.Ending == nile.EndedDead {
		e.Ring = j.At
	} else if j.Ending == nile.Unended {
		e.Ring = way[len(way)-1]
	}
	return e
}

// figures are the lines of a journey's ledger.
func figures(v nile.View, j *nile.Journey) (out [][2]string) {
	add := func(key, figure string) { out = append(out, [2]string{words.Say(key), figure}) }
	last := j.Ended
	if j.Ending == nile.Unended {
		last = v.Turn()
	}
	add("book.figure.months", words.Number(last-j.Began+1))
	add("book.figure.charted", words.Number(len(j.Charted)))
	add("book.figure.peoples", words.Number(j.Peoples))
	if j.Epic < nile.Epics {
		add("book.figure.epic", tell.Epic(j.Epic))
	}
	switch j.Ending {
	case nile.EndedDead:
		add("book.figure.cause", words.Sentence(CauseWords(j.Cause)))
		add("book.figure.erased", words.Number(j.Erased))
	case nile.EndedHome:
		add("book.figure.brought", words.Number(j.Unpublished))
		add("book.figure.published", words.Number(j.Hexes))
		add("book.figure.points", words.Number(j.Points))
	}
	return out
}

// CauseWords is what an explorer died of.
func CauseWords(c nile.Cause) string {
	if key := "lost.cause." + c.Name(); words.Has(key) {
		return words.Phrase(key)
	}
	return words.Phrase("lost.cause.other")
}
