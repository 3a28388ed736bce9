package book

import (
	"math"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// pointsScene is the page of points and records: who has what from where, how
// it came about, and who holds which record (7, 22–25).
type pointsScene struct {
	play  *play.Play
	tally *tally
	past  []nile.PastSitting
	seen  uint64 // version of the play it was counted from
}

// newPoints is the page of points and records of a game.
func newPoints(p *play.Play) desk.Screen { return &pointsScene{play: p} }

// Name is the scene's name in traces.
func (*pointsScene) Name() string { return "points" }

// Leaf: it is a page of print.
func (*pointsScene) Leaf() {}

// Rule is records and reports.
func (*pointsScene) Rule() string { return nile.RuleRecords }

// pointsBesideW is the least width for the records beside the standings.
const pointsBesideW = 860

// Frame shows the page.
func (s *pointsScene) Frame(c *ui.Context, a desk.Desk) {
	if v := sight.View(s.play); s.tally == nil || s.seen != s.play.Version {
		s.tally, s.past, s.seen = TallyOf(v, s.play.Events()), v.Sittings(s.play.Events()), s.play.Version
	}
	v := sight.View(s.play)
	w, h := page.LargeSheet(c)
	body, low := page.Folio{
		Title: words.Say("points.title"), Sub: words.Say(open(v, "points.sub"), "date", tell.Date(v.Turn()), "target", v.Target()), Rule: s.Rule(), W: w, H: h,
	}.Lay(c)
	c.Scroll("points", body, func(in ui.Rect) float64 {
		if in.W < pointsBesideW {
			col := page.NewColumn(c, in)
			s.standings(c, col, v, 220)
			col.Gap(14)
			s.records(c, col, v)
			if len(s.past) > 0 {
				col.Gap(14)
			}
			press.Sittings(c, col, v, s.past)
			return col.Height() + 6
		}
		cols := in.Split(44, 1.35, 1)
		left, right := page.NewColumn(c, ui.R(cols[0].X, in.Y, cols[0].W, 0)), page.NewColumn(c, ui.R(cols[1].X, in.Y, cols[1].W, 0))
		s.records(c, right, v)
		s.standings(c, left, v, max(190, min(body.H, 820)-s.tableH(c, v, cols[0].W)))
		high := max(left.Height(), right.Height())
		c.Fill(ui.R(cols[1].X-22, in.Y+6, 1, high-12), ui.Rule)
		if len(s.past) == 0 {
			return high + 4
		}
		low := page.NewColumn(c, ui.R(in.X, in.Y+high+14, in.W, 0))
		press.Sittings(c, low, v, s.past)
		return high + 18 + low.Height()
	})
	page.CloseButton(c, a, &low, words.Say("pages.close"))
	page.LeavePage(c, a)
}

// Measures of the standings.
const (
	pointsHeadH = 46 // of the names, beside their signs
	pointsTallH = 68 // below them
	pointsRowH  = 27
	pointsSign  = 22
	pointsNear  = 7 // between sign and name
)

// pointsName is how a name is set over its column.
var pointsName = ui.Body.At(16).Own()

// tableH is how high the table is with the headings round it.
func (s *pointsScene) tableH(c *ui.Context, v nile.View, w float64) float64 {
	_, _, head := s.columns(c, v, w)
	return 2*ui.HeadingH + facesH(c) + head + pointsRowH*float64(len(s.tally.used())+1) + 34
}

// columns parts a table of a width: the room of the sources' names, of each
// player, and how high the head is.
func (s *pointsScene) columns(c *ui.Context, v nile.View, w float64) (label, cell, head float64) {
	label = c.TextWidth(words.Say("points.all"), ui.Strong)
	for _, k := range s.tally.used() {
		label = max(label, c.TextWidth(words.Say("points.from."+sourceKeys[k]), ui.Body.At(17)))
	}
	label = min(label+20, w*0.4)
	if v.Seats() <= 2 {
		label = max(label, w*0.36)
	}
	cell, head = (w-label-4)/float64(v.Seats()), pointsHeadH
	for seat := range game.Seat(v.Seats()) {
		first, second := inTwo(c, v.Player(seat).Name, pointsName, cell-4-pointsSign-pointsNear)
		if max(c.TextWidth(first, pointsName), c.TextWidth(second, pointsName)) > cell-4-pointsSign-pointsNear {
			head = pointsTallH
		}
	}
	return label, cell, head
}

// standings is the table of points by source, and the course of them.
func (s *pointsScene) standings(c *ui.Context, col *page.Column, v nile.View, high float64) {
	col.HeadingOf(nile.RuleWinning, words.Say("points.standings"))
	s.table(c, col, v)
	col.Gap(12)
	col.HeadingOf(nile.RuleWinning, words.Say("points.course"))
	at := col.Next(high)
	if why := s.tally.tooShort(); why != "" {
		noCourse(c, at, why)
		return
	}
	s.tally.graph(c, v, at)
	c.TipArea(at, page.FigureTip("course"))
}

// table has a row for each source and a column for each player, the leader's first.
func (s *pointsScene) table(c *ui.Context, col *page.Column, v nile.View) {
	seats := press.Standing(v)
	label, cell, headH := s.columns(c, v, col.R.W)
	at := func(i int, row ui.Rect) ui.Rect { return ui.R(row.X+label+float64(i)*cell, row.Y, cell-4, row.H) }
	s.faces(c, col, v, seats, at)
	head := col.Next(headH)
	for i, seat := range seats {
		s.head(c, v, seat, at(i, head))
	}
	c.Rule(ui.R(head.X, head.Bottom()-1, head.W, 1), ui.Rule)
	row := func(name string, tip string, st ui.Style, figure func(game.Seat) int) {
		r := col.Next(pointsRowH)
		c.Text(ui.R(r.X+4, r.Y, label-8, r.H-1), name, st)
		for i, seat := range seats {
			text := "–"
			if n := figure(seat); n != 0 {
				text = words.Number(n)
			}
			c.Text(at(i, r), text, st.To(ui.Right))
		}
		c.Dots(ui.R(r.X, r.Bottom()-1, r.W, 1))
		if tip != "" {
			c.Tip(r, ui.Plain(tip))
		}
	}
	for _, k := range s.tally.used() {
		key := "points.from." + sourceKeys[k]
		row(words.Say(key), words.Say(key+".tip"), ui.Body.At(17), func(seat game.Seat) int { return s.tally.By[seat][k] })
	}
	row(words.Say("points.all"), words.Say(open(v, "points.all.tip"), "target", v.Target()), ui.Strong, func(seat game.Seat) int { return s.tally.Total[seat] })
}

// The measures of the portraits over the table, in units; there are none in a window
// lower than pointsFaceFrom.
const (
	pointsFaceH, pointsFaceShape = 68.0, 0.88
	pointsFaceFrom               = 760.0
)

// facesH is how high the row of portraits is.
func facesH(c *ui.Context) float64 {
	if c.H < pointsFaceFrom {
		return 0
	}
	return pointsFaceH + 6
}

// faces are the players' explorers, each over the column.
func (s *pointsScene) faces(c *ui.Context, col *page.Column, v nile.View, seats []game.Seat, at func(int, ui.Rect) ui.Rect) {
	row := col.Next(facesH(c))
	if row.H == 0 {
		return
	}
	row.CutTop(6)
	for i, seat := range seats {
		cell := at(i, row)
		face := cell.CutRight(min(cell.W, pointsFaceH*pointsFaceShape))
		page.Portrait(c, face, tell.Portrait(v, seat))
		page.Outline(c, face, ui.Rule)
	}
}

// head is a player's sign and name over the column: the name in two lines if
// need be, and below the sign where one of the names has no room beside it. The
// tip says it in full.
func (s *pointsScene) head(c *ui.Context, v nile.View, seat game.Seat, r ui.Rect) {
	p := v.Player(seat)
	c.Tip(r, ui.Plain(words.Say("points.who", "who", p.Name, "specialty", tell.Specialty(p.Specialty), "n", p.Points, "left", p.Unpublished)))
	room, below := r.W-pointsSign-pointsNear, r.H >= pointsTallH
	if below {
		top := r.CutTop(pointsSign + 4)
		c.Sign(top.CutRight(pointsSign).Middle(pointsSign, pointsSign), p.Colour)
		r.H, room = r.H-4, r.W
	}
	first, second := inTwo(c, p.Name, pointsName, room)
	text := r.CutRight(min(room, max(c.TextWidth(first, pointsName), c.TextWidth(second, pointsName))+2))
	if !below {
		r.CutRight(pointsNear - 2)
		c.Sign(r.CutRight(pointsSign).Middle(pointsSign, pointsSign), p.Colour)
	}
	if second == "" {
		c.Text(text, first, pointsName.To(ui.Right))
		return
	}
	text = text.Middle(text.W, 36)
	c.Text(text.CutTop(18), first, pointsName.To(ui.Right))
	c.Text(text, second, pointsName.To(ui.Right))
}

// inTwo parts a name at the blank that leaves the shorter lines, if it does not
// fit into one.
func inTwo(c *ui.Context, name string, st ui.Style, room float64) (first, second string) {
	if c.TextWidth(name, st) <= room {
		return name, ""
	}
	first, best := name, math.Inf(1)
	for i, r := range name {
		if r != ' ' {
			continue
		}
		a, b := name[:i], strings.TrimSpace(name[i:])
		if w := max(c.TextWidth(a, st), c.TextWidth(b, st)); w < best {
			first, second, best = a, b, w
		}
	}
	return first, second
}

// noCourse says why there are no lines yet, over an engraving.
func noCourse(c *ui.Context, r ui.Rect, why string) {
	text := ui.Plain(words.Say(why))
	st := ui.Note.In(ui.Faded).To(ui.Centre)
	r.CutTop(8)
	said := c.ParagraphHeight(text, st, r.W) + 8
	if high := min(r.H-said, r.W*0.62); high >= 90 {
		page.Engraved(c, r.CutTop(high).Middle(min(r.W, high*2.2), high), "europe/society")
	}
	c.Paragraph(ui.R(r.X, r.Y+8, r.W, said), text, st)
}

// open is the wording of a game without points to win, where it is one.
func open(v nile.View, key string) string {
	if v.Open() {
		return key + ".open"
	}
	return key
}
