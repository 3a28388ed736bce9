package press

import (
	"math"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/newsprint"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

const noteGap = 4

// draw draws the paper on the desk, with a foot of the given height below it;
// it returns the room of that foot.
func (n *Paper) draw(c *ui.Context, v nile.View, footHeight float64) (foot ui.Rect) {
	p := newsprint.Paper{
		Name: words.Say("news.mast"), Place: words.Say("news.place", "date", tell.Date(n.date)), Number: words.Say("news.number", "n", n.number), Price: words.Say("news.price"),
		Head: n.Head, Sub: page.Cited(n.sub(v), nile.RulePublishing), Face: tell.Portrait(v, n.Seat),
		Parts: []func(*page.Column, float64){
			func(l *page.Column, bottom float64) { n.story(c, v, l, bottom) },
			func(l *page.Column, bottom float64) { n.account(c, v, l, bottom) },
			func(l *page.Column, bottom float64) { n.notices(c, v, l, bottom) },
		},
	}
	return p.Draw(c, footHeight)
}

// story is the lead and the chart of the new country.
// It reaches down to bottom if it can.
func (n *Paper) story(c *ui.Context, v nile.View, l *page.Column, bottom float64) {
	if len(n.Hexes) == 0 {
		l.Say(ui.Plain(n.lead(v)), newsprint.Text)
		l.Gap(8)
		page.InPrint(c, l.Next(l.R.W*0.6), n.woodcut)
		return
	}
	const gap = 8
	lead, small := ui.Plain(n.lead(v)), ui.Note.At(16)
	caption := ui.Plain(words.Say("news.caption", "who", tell.Explorer(v, n.Seat)))
	// What the words leave of the column is for the chart and, before the chart
	// takes all of it, for the wood-cut.
	room := bottom - l.R.Y - newsprint.ColumnFoot - c.ParagraphHeight(lead, newsprint.Text, l.R.W) - c.ParagraphHeight(caption, small, l.R.W) - 2*gap
	least, most, cut := l.R.W*0.68, l.R.W*1.3, math.Round(l.R.W*woodcutShape)
	if room-cut >= least {
		page.InPrint(c, l.Next(cut), n.woodcut)
		l.Gap(gap)
		room -= cut + gap
	}
	l.Say(lead, newsprint.Text)
	l.Gap(gap)
	n.Chart.Draw(c, l.Next(min(max(room, least), most)))
	l.Gap(3)
	l.Say(caption, small)
}

// account is what was scored, line by line, and notes as far as there is room.
func (n *Paper) account(c *ui.Context, v nile.View, l *page.Column, bottom float64) {
	from := l.R.Y
	l.HeadingOf(nile.RulePublishing, words.Say("news.account"))
	for _, line := range n.Lines {
		newsprint.Row(c, l, line.Label, words.Number(line.Points), ui.Body)
	}
	if len(n.Lines) == 0 {
		l.Gap(4)
		l.Say(ui.Plain(words.Say("news.account.empty")), ui.Note)
	}
	label := words.Say("news.account.total")
	standing := "news.total"
	if n.printed {
		label, standing = words.Say("news.account.done"), "news.total.done"
	}
	newsprint.Row(c, l, label, words.Number(Total(n.Scores)), ui.Strong)
	l.Figures(from, "account")
	l.Gap(8)
	if v.Open() {
		standing += ".open"
	}
	l.Say(ui.Plain(words.Say(standing, "who", tell.Explorer(v, n.Seat), "n", n.points, "target", v.Target())), newsprint.Text)
	if n.Kept > 0 {
		l.Gap(4)
		l.Say(ui.Plain(words.Say("news.account.kept", "n", n.Kept)), ui.Note.In(ui.Red))
	}
	n.notes(c, l, bottom-newsprint.ColumnFoot)
}

// notes fills what is left of a column from the traveller's notebook, with what
// matters most in it.
func (n *Paper) notes(c *ui.Context, l *page.Column, bottom float64) {
	const above = 8
	room := bottom - l.R.Y - above - ui.HeadingH
	var fit []tell.SinceLine
	for most := len(n.Notebook); most > 0 && fit == nil; most-- {
		high := 0.0
		for _, t := range tell.Heaviest(n.Notebook, most) {
			high += noteGap + c.ParagraphHeight(tell.RichLine(t.Line), newsprint.Note, l.R.W)
		}
		if high <= room {
			fit = tell.Heaviest(n.Notebook, most)
		}
	}
	if fit == nil {
		return
	}
	l.Gap(above)
	l.Heading(words.Say("news.notebook"))
	for _, t := range fit {
		l.Gap(noteGap)
		l.Say(tell.RichLine(t.Line), newsprint.Note)
	}
}

// notices are the Society's grant, the records and where everybody stands.
// A vignette below them fills the column where there is room.
func (n *Paper) notices(c *ui.Context, v nile.View, l *page.Column, bottom float64) {
	defer newsprint.Vignette(c, l, bottom, func(r ui.Rect) { page.InPrint(c, r, plates.Of("europe/treasury")) })
	l.HeadingOf(nile.RuleEurope, words.Say("news.society"))
	l.Gap(4)
	l.Say(n.society(), newsprint.Text)
	l.Gap(8)
	from := l.R.Y
	l.HeadingOf(nile.RuleRecords, words.Say("news.records"))
	RecordRows(c, l, v, n.records, &n.before)
	l.Figures(from, "records")
	if v.Seats() == 1 {
		return
	}
	l.Gap(8)
	from = l.R.Y
	l.HeadingOf(nile.RuleWinning, words.Say("news.standing"))
	n.standings(c, l, v, bottom)
	l.Figures(from, "standing")
}
