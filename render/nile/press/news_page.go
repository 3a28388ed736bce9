package press

import (
	"math"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// newsPage is how wide the sheet is, and how its columns part.
const (
	newsPageW   = 980 // at least, if the window is as wide
	newsPageMax = 1240
	newsShape   = 0.76 // height to width
	columnFoot  = 16
	noteGap     = 4
	newsColumn  = 270 // the least width of a column
	newsGap     = 26
	newsHead    = 40
	newsHeadMin = 24
	// newsFace is how high the traveller's portrait is, newsFaceFrom the least width for it.
	newsFace     = 88.0
	newsFaceFrom = 640
	// vignetteLeast is the least height of a picture at the foot of a column.
	vignetteLeast = 84
)

// draw draws the paper on the desk, with a foot of the given height below it;
// it returns the room of that foot.
func (n *Paper) draw(c *ui.Context, v nile.View, footHeight float64) (foot ui.Rect) {
	c.Desk()
	edge := min(18, c.W*0.02)
	w := min(max(newsPageW, c.W*0.8), newsPageMax)
	r := c.Screen().InsetXY(edge, edge).Middle(w, max(newsShape*w, 700))
	c.Panel(r, ui.SheetPanel)
	r = r.InsetXY(min(44, r.W*0.05), 16)
	foot = r.CutBottom(footHeight)
	c.Scroll("paper", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		n.mast(c, col)
		n.heading(c, v, col)
		n.columns(c, v, col, r.H)
		return col.Height() + 4
	})
	return foot
}

// newsText and newsNote are how running text stands in a column: as wide as it.
var newsText, newsNote = Justified(ui.Body), Justified(ui.Note)

func Justified(st ui.Style) ui.Style {
	st.Justify = true
	return st
}

// mast is the newspaper's name over date, number and price.
func (n *Paper) mast(c *ui.Context, col *page.Column) {
	name := words.Say("news.mast")
	st := ui.Style{Face: ui.Title, Size: 60, Colour: ui.Ink, Align: ui.Centre}
	for st.Size > 26 && c.TextWidth(name, st) > col.R.W {
		st.Size--
	}
	c.Text(col.Next(st.Size*1.3), name, st)
	c.Rule(col.Next(4), ui.Ink)
	from := col.R.Y
	defer func() { col.Figures(from, "issue") }()
	row := col.Next(27)
	place := words.Say("news.place", "date", tell.Date(n.date))
	number, price := words.Say("news.number", "n", n.number), words.Say("news.price")
	c.Text(row, place, ui.Note)
	if c.TextWidth(place, ui.Note)+c.TextWidth(price, ui.Note)+c.TextWidth(number, ui.Note)+60 < row.W {
		c.Text(row, price, ui.Note.To(ui.Right))
		c.Text(row, number, ui.Note.To(ui.Centre))
	} else {
		c.Text(row, number, ui.Note.To(ui.Right))
	}
	c.Rule(col.Next(3), ui.Ink)
	c.Rule(col.Next(8), ui.Ink)
}

// heading is the headline, with the traveller's portrait beside it where there is room.
func (n *Paper) heading(c *ui.Context, v nile.View, on *page.Column) {
	col, least := page.NewColumn(c, on.R), 0.0
	if on.R.W >= newsFaceFrom {
		least = newsFace + 8
		face := ui.R(on.R.X, on.R.Y+2, newsFace*0.9, newsFace)
		page.PortraitInPrint(c, face, tell.Portrait(v, n.Seat))
		page.Outline(c, face, ui.Ink)
		col = page.NewColumn(c, on.R.InsetXY(newsFace, 0))
	}
	st := ui.Style{Face: ui.Book, Size: newsHead, Colour: ui.Ink, Align: ui.Centre}
	for st.Size > newsHeadMin && c.TextWidth(n.Head, st) > col.R.W {
		st.Size--
	}
	col.Say(ui.Plain(n.Head), st)
	col.Gap(2)
	col.Say(page.Cited(n.sub(v), nile.RulePublishing), ui.Note.At(19).To(ui.Centre))
	on.Gap(max(col.Height()+8, least))
}

// columns sets the body in as many columns as the sheet has room for.
func (n *Paper) columns(c *ui.Context, v nile.View, col *page.Column, high float64) {
	parts := []func(*page.Column){
		func(l *page.Column) { n.story(c, v, l, col.From+high) },
		func(l *page.Column) { n.account(c, v, l, col.From+high) },
		func(l *page.Column) { n.notices(c, v, l, col.From+high) },
	}
	fit := min(len(parts), max(1, int((col.R.W+newsGap)/(newsColumn+newsGap))))
	cols := ui.R(col.R.X, col.R.Y, col.R.W, 0).Columns(fit, newsGap)
	ends := make([]*page.Column, fit)
	for i := range ends {
		ends[i] = page.NewColumn(c, cols[i])
	}
	for i, part := range parts {
		to := ends[min(i, fit-1)]
		part(to)
		to.Gap(10)
	}
	bottom := col.R.Y
	for _, l := range ends {
		bottom = max(bottom, l.R.Y)
	}
	for i := 1; i < fit; i++ {
		c.Fill(ui.R(cols[i].X-newsGap/2, col.R.Y+4, 1, bottom-col.R.Y-8), ui.Rule)
	}
	col.Gap(bottom - col.R.Y)
}

// story is the lead and the chart of the new country.
// It reaches down to bottom if it can.
func (n *Paper) story(c *ui.Context, v nile.View, l *page.Column, bottom float64) {
	if len(n.Hexes) == 0 {
		l.Say(ui.Plain(n.lead(v)), newsText)
		l.Gap(8)
		page.InPrint(c, l.Next(l.R.W*0.6), n.woodcut)
		return
	}
	const gap = 8
	lead, small := ui.Plain(n.lead(v)), ui.Note.At(16)
	caption := ui.Plain(words.Say("news.caption", "who", tell.Explorer(v, n.Seat)))
	// What the words leave of the column is for the chart and, before the chart
	// takes all of it, for the wood-cut.
	room := bottom - l.R.Y - columnFoot - c.ParagraphHeight(lead, newsText, l.R.W) - c.ParagraphHeight(caption, small, l.R.W) - 2*gap
	least, most, cut := l.R.W*0.68, l.R.W*1.3, math.Round(l.R.W*woodcutShape)
	if room-cut >= least {
		page.InPrint(c, l.Next(cut), n.woodcut)
		l.Gap(gap)
		room -= cut + gap
	}
	l.Say(lead, newsText)
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
		AccountRow(c, l, line.Label, words.Number(line.Points), ui.Body)
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
	AccountRow(c, l, label, words.Number(Total(n.Scores)), ui.Strong)
	l.Figures(from, "account")
	l.Gap(8)
	if v.Open() {
		standing += ".open"
	}
	l.Say(ui.Plain(words.Say(standing, "who", v.Player(n.Seat).Name, "n", n.points, "target", v.Target())), newsText)
	if n.Kept > 0 {
		l.Gap(4)
		l.Say(ui.Plain(words.Say("news.account.kept", "n", n.Kept)), ui.Note.In(ui.Red))
	}
	n.notes(c, l, bottom-columnFoot)
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
			high += noteGap + c.ParagraphHeight(tell.RichLine(t.Line), newsNote, l.R.W)
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
		l.Say(tell.RichLine(t.Line), newsNote)
	}
}

// AccountRow is words with a figure behind them; long words go on a second line.
func AccountRow(c *ui.Context, l *page.Column, label, figure string, st ui.Style) {
	w := c.TextWidth(figure, st) + 12
	text := ui.Plain(label)
	inner := l.R.W - 8 - w
	h := c.ParagraphHeight(text, st, inner)
	row := l.Next(h + 3)
	c.Paragraph(ui.R(row.X+4, row.Y+1, inner, h), text, st)
	c.Text(ui.R(row.Right()-4-w, row.Y+1, w, ui.LineHeight(st)), figure, st.To(ui.Right))
	c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
}

// notices are the Society's grant, the records and where everybody stands.
// A vignette below them fills the column where there is room.
func (n *Paper) notices(c *ui.Context, v nile.View, l *page.Column, bottom float64) {
	defer func() {
		if room := bottom - columnFoot - 12 - l.R.Y; room >= vignetteLeast {
			l.Gap(12)
			page.InPrint(c, l.Next(min(room, l.R.W*0.46)), "europe/treasury")
		}
	}()
	l.HeadingOf(nile.RuleEurope, words.Say("news.society"))
	l.Gap(4)
	l.Say(n.society(), newsText)
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
	standings(c, l, v)
	l.Figures(from, "standing")
}

// RecordRows lists the records; those that before did not have are marked as
// new. before may be nil.
func RecordRows(c *ui.Context, l *page.Column, v nile.View, r nile.Records, before *nile.Records) {
	for _, row := range [4]struct {
		key    string
		reason nile.Reason
		figure int
		was    func(*nile.Records) int
		by     game.Seat
	}{
		{"news.record.mountain", nile.HighestMountain, r.Mountain, func(b *nile.Records) int { return b.Mountain }, r.MountainBy},
		{"news.record.fall", nile.HighestFall, r.Fall, func(b *nile.Records) int { return b.Fall }, r.FallBy},
		{"news.record.lake", nile.LargestLake, r.Lake, func(b *nile.Records) int { return b.Lake }, r.LakeBy},
		{"news.record.river", nile.LongestRiver, r.River, func(b *nile.Records) int { return b.River }, r.RiverBy},
	} {
		figure := words.Phrase("news.record.none")
		if row.figure > 0 {
			figure = tell.Figure(row.reason, row.figure)
		}
		recordRow(c, l, v, words.Say(row.key), figure, row.by, before != nil && row.was(before) != row.figure)
	}
	found := words.Phrase("news.record.open")
	if r.NileFound {
		found = words.Phrase("news.record.found")
	}
	recordRow(c, l, v, words.Say("news.record.nile"), found, game.Nobody, before != nil && before.NileFound != r.NileFound)
}

func recordRow(c *ui.Context, l *page.Column, v nile.View, label, figure string, by game.Seat, isNew bool) {
	st := ui.Body
	if isNew {
		st = ui.Strong
	}
	name := ""
	if by != game.Nobody {
		name = v.Player(by).Name
		if isNew {
			name = words.Terms(name, words.Phrase("news.record.new"))
		}
	}
	// The holder beside the figure where there is room, else below it.
	if both := words.Facts(figure, name); name != "" && c.TextWidth(label, st)+c.TextWidth(both, st)+28 <= l.R.W {
		figure, name = both, ""
	}
	AccountRow(c, l, label, figure, st)
	if name != "" {
		l.R.Y--
		l.R.H++
		row := l.Next(22)
		c.Text(row.InsetXY(4, 0), name, ui.Small.To(ui.Right).Own())
	}
}
