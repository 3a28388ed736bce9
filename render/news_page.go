package render

import (
	"math"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
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
	// vignetteLeast is the least height of a picture at the foot of a column.
	vignetteLeast = 84
)

// draw draws the paper on the desk, with a foot of the given height below it;
// it returns the room of that foot.
func (n *paper) draw(c *ui.Context, v nile.View, footHeight float64) (foot ui.Rect) {
	c.Desk()
	edge := min(18, c.W*0.02)
	w := min(max(newsPageW, c.W*0.8), newsPageMax)
	r := c.Screen().InsetXY(edge, edge).Middle(w, max(newsShape*w, 700))
	c.Panel(r, ui.SheetPanel)
	r = r.InsetXY(min(44, r.W*0.05), 16)
	foot = r.CutBottom(footHeight)
	c.Scroll("paper", r, func(in ui.Rect) float64 {
		col := newColumn(c, in)
		n.mast(c, col)
		n.heading(c, v, col)
		n.columns(c, v, col, r.H)
		return col.height() + 4
	})
	return foot
}

// newsText and newsNote are how running text stands in a column: as wide as it.
var newsText, newsNote = justified(ui.Body), justified(ui.Note)

func justified(st ui.Style) ui.Style {
	st.Justify = true
	return st
}

// mast is the newspaper's name over date, number and price.
func (n *paper) mast(c *ui.Context, col *column) {
	name := words.Say("news.mast")
	st := ui.Style{Face: ui.Title, Size: 60, Colour: ui.Ink, Align: ui.Centre}
	for st.Size > 26 && c.TextWidth(name, st) > col.r.W {
		st.Size--
	}
	c.Text(col.next(st.Size*1.3), name, st)
	c.Rule(col.next(4), ui.Ink)
	from := col.r.Y
	defer func() { col.figures(from, "issue") }()
	row := col.next(27)
	place := words.Say("news.place", "date", words.Date(n.date))
	number, price := words.Say("news.number", "n", n.number), words.Say("news.price")
	c.Text(row, place, ui.Note)
	if c.TextWidth(place, ui.Note)+c.TextWidth(price, ui.Note)+c.TextWidth(number, ui.Note)+60 < row.W {
		c.Text(row, price, ui.Note.To(ui.Right))
		c.Text(row, number, ui.Note.To(ui.Centre))
	} else {
		c.Text(row, number, ui.Note.To(ui.Right))
	}
	c.Rule(col.next(3), ui.Ink)
	c.Rule(col.next(8), ui.Ink)
}

func (n *paper) heading(c *ui.Context, v nile.View, col *column) {
	st := ui.Style{Face: ui.Book, Size: newsHead, Colour: ui.Ink, Align: ui.Centre}
	for st.Size > newsHeadMin && c.TextWidth(n.head, st) > col.r.W {
		st.Size--
	}
	col.say(ui.Plain(n.head), st)
	col.gap(2)
	col.say(cited(n.sub(v), "22"), ui.Note.At(19).To(ui.Centre))
	col.gap(8)
}

// columns sets the body in as many columns as the sheet has room for.
func (n *paper) columns(c *ui.Context, v nile.View, col *column, high float64) {
	parts := []func(*column){
		func(l *column) { n.story(c, v, l, col.from+high) },
		func(l *column) { n.account(c, v, l, col.from+high) },
		func(l *column) { n.notices(c, v, l, col.from+high) },
	}
	fit := min(3, max(1, int((col.r.W+newsGap)/(newsColumn+newsGap))))
	cols := ui.R(col.r.X, col.r.Y, col.r.W, 0).Columns(fit, newsGap)
	ends := make([]*column, fit)
	for i := range ends {
		ends[i] = newColumn(c, cols[i])
	}
	for i, part := range parts {
		to := ends[min(i, fit-1)]
		part(to)
		to.gap(10)
	}
	bottom := col.r.Y
	for _, l := range ends {
		bottom = max(bottom, l.r.Y)
	}
	for i := 1; i < fit; i++ {
		c.Fill(ui.R(cols[i].X-newsGap/2, col.r.Y+4, 1, bottom-col.r.Y-8), ui.Rule)
	}
	col.gap(bottom - col.r.Y)
}

// story is the lead and the chart of the new country.
// It reaches down to bottom if it can.
func (n *paper) story(c *ui.Context, v nile.View, l *column, bottom float64) {
	if len(n.hexes) == 0 {
		l.say(ui.Plain(n.lead(v)), newsText)
		l.gap(8)
		inPrint(c, l.next(l.r.W*0.6), n.woodcut)
		return
	}
	const gap = 8
	lead, small := ui.Plain(n.lead(v)), ui.Note.At(16)
	caption := ui.Plain(words.Say("news.caption", "who", v.Player(n.seat).Name))
	// What the words leave of the column is for the chart and, before the chart
	// takes all of it, for the wood-cut.
	room := bottom - l.r.Y - columnFoot - c.ParagraphHeight(lead, newsText, l.r.W) - c.ParagraphHeight(caption, small, l.r.W) - 2*gap
	least, most, cut := l.r.W*0.68, l.r.W*1.3, math.Round(l.r.W*woodcutShape)
	if room-cut >= least {
		inPrint(c, l.next(cut), n.woodcut)
		l.gap(gap)
		room -= cut + gap
	}
	l.say(lead, newsText)
	l.gap(gap)
	n.chart.draw(c, v, l.next(min(max(room, least), most)))
	l.gap(3)
	l.say(caption, small)
}

// account is what was scored, line by line, and notes as far as there is room.
func (n *paper) account(c *ui.Context, v nile.View, l *column, bottom float64) {
	from := l.r.Y
	l.headingOf("22", words.Say("news.account"))
	for _, line := range n.lines {
		accountRow(c, l, line.label, words.Number(line.points), ui.Body)
	}
	if len(n.lines) == 0 {
		l.gap(4)
		l.say(ui.Plain(words.Say("news.account.empty")), ui.Note)
	}
	label := words.Say("news.account.total")
	standing := "news.total"
	points := v.Player(n.seat).Points + total(n.scores)
	if n.printed {
		label, standing, points = words.Say("news.account.done"), "news.total.done", v.Player(n.seat).Points
	}
	accountRow(c, l, label, words.Number(total(n.scores)), ui.Strong)
	l.figures(from, "account")
	l.gap(8)
	l.say(ui.Plain(words.Say(standing, "who", v.Player(n.seat).Name, "n", points, "target", v.Target())), newsText)
	if n.kept > 0 {
		l.gap(4)
		l.say(ui.Plain(words.Say("news.account.kept", "n", n.kept)), ui.Note.In(ui.Red))
	}
	n.notes(c, l, bottom-columnFoot)
}

// notes fills what is left of a column from the traveller's notebook, with what
// matters most in it.
func (n *paper) notes(c *ui.Context, l *column, bottom float64) {
	const above = 8
	room := bottom - l.r.Y - above - ui.HeadingH
	var fit []sinceLine
	for most := len(n.notebook); most > 0 && fit == nil; most-- {
		high := 0.0
		for _, t := range heaviest(n.notebook, most) {
			high += noteGap + c.ParagraphHeight(richLine(t.line), newsNote, l.r.W)
		}
		if high <= room {
			fit = heaviest(n.notebook, most)
		}
	}
	if fit == nil {
		return
	}
	l.gap(above)
	l.heading(words.Say("news.notebook"))
	for _, t := range fit {
		l.gap(noteGap)
		l.say(richLine(t.line), newsNote)
	}
}

// accountRow is words with a figure behind them; long words go on a second line.
func accountRow(c *ui.Context, l *column, label, figure string, st ui.Style) {
	w := c.TextWidth(figure, st) + 12
	text := ui.Plain(label)
	inner := l.r.W - 8 - w
	h := c.ParagraphHeight(text, st, inner)
	row := l.next(h + 3)
	explainedBy(c, row, label)
	c.Paragraph(ui.R(row.X+4, row.Y+1, inner, h), text, st)
	c.Text(ui.R(row.Right()-4-w, row.Y+1, w, ui.LineHeight(st)), figure, st.To(ui.Right))
	c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
}

// notices are the Society's grant, the records and where everybody stands.
// A vignette below them fills the column where there is room.
func (n *paper) notices(c *ui.Context, v nile.View, l *column, bottom float64) {
	defer func() {
		if room := bottom - columnFoot - 12 - l.r.Y; room >= vignetteLeast {
			l.gap(12)
			inPrint(c, l.next(min(room, l.r.W*0.46)), "europe/treasury")
		}
	}()
	l.headingOf("26", words.Say("news.society"))
	l.gap(4)
	l.say(n.society(), newsText)
	l.gap(8)
	from := l.r.Y
	l.headingOf("24", words.Say("news.records"))
	recordRows(c, l, v, n.records, &n.before)
	l.figures(from, "records")
	if v.Seats() == 1 {
		return
	}
	l.gap(8)
	from = l.r.Y
	l.headingOf("7", words.Say("news.standing"))
	standings(c, l, v)
	l.figures(from, "standing")
}

// recordRows lists the records; those that before did not have are marked as
// new. before may be nil.
func recordRows(c *ui.Context, l *column, v nile.View, r nile.Records, before *nile.Records) {
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
			figure = words.Figure(row.reason, row.figure)
		}
		recordRow(c, l, v, words.Say(row.key), figure, row.by, before != nil && row.was(before) != row.figure)
	}
	found := words.Phrase("news.record.open")
	if r.NileFound {
		found = words.Phrase("news.record.found")
	}
	recordRow(c, l, v, words.Say("news.record.nile"), found, game.Nobody, before != nil && before.NileFound != r.NileFound)
}

func recordRow(c *ui.Context, l *column, v nile.View, label, figure string, by game.Seat, isNew bool) {
	st := ui.Body
	if isNew {
		st = ui.Strong
	}
	name := ""
	if by != game.Nobody {
		name = v.Player(by).Name
		if isNew {
			name += ", " + words.Phrase("news.record.new")
		}
	}
	// The holder beside the figure where there is room, else below it.
	if both := figure + " · " + name; name != "" && c.TextWidth(label, st)+c.TextWidth(both, st)+28 <= l.r.W {
		figure, name = both, ""
	}
	accountRow(c, l, label, figure, st)
	if name != "" {
		l.r.Y--
		l.r.H++
		row := l.next(22)
		c.Text(row.InsetXY(4, 0), name, ui.Small.To(ui.Right).Own())
	}
}
