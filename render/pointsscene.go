package render

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// pointsScene is the page of points and records: who has what from where, how
// it came about, and who holds which record (7, 22–25).
type pointsScene struct {
	play  *Play
	tally *tally
	seen  uint64 // version of the play it was counted from
}

// NewPoints is the page of points and records of a game.
func NewPoints(p *Play) Scene { return &pointsScene{play: p} }

// Name is the scene's name in traces.
func (*pointsScene) Name() string { return "points" }

// Rule is records and reports.
func (*pointsScene) Rule() string { return "24" }

// pointsBesideW is the least width for the records beside the standings.
const pointsBesideW = 860

// Frame shows the page.
func (s *pointsScene) Frame(c *ui.Context, a *App) {
	if v := s.play.View(); s.tally == nil || s.seen != s.play.Version {
		s.tally, s.seen = tallyOf(v, s.play.Events()), s.play.Version
	}
	v := s.play.View()
	body, low := folio{
		title: words.Say("points.title"), sub: words.Say("points.sub", "date", words.Date(v.Turn()), "target", v.Target()), rule: s.Rule(), w: 1240, h: 860,
	}.lay(c)
	c.Scroll("points", body, func(in ui.Rect) float64 {
		if in.W < pointsBesideW {
			col := newColumn(c, in)
			s.standings(c, col, v, 220)
			col.gap(14)
			s.records(c, col, v)
			return col.height() + 6
		}
		cols := in.Split(44, 1.35, 1)
		left, right := newColumn(c, ui.R(cols[0].X, in.Y, cols[0].W, 0)), newColumn(c, ui.R(cols[1].X, in.Y, cols[1].W, 0))
		s.records(c, right, v)
		s.standings(c, left, v, max(190, min(body.H, 760)-s.tableH()))
		high := max(left.height(), right.height())
		c.Fill(ui.R(cols[1].X-22, in.Y+6, 1, high-12), ui.Rule)
		return high + 4
	})
	closeButton(c, a, &low, words.Say("pages.close"))
	leavePage(c, a)
}

// Measures of the standings.
const (
	pointsHeadH = 40
	pointsRowH  = 27
	pointsCell  = 46 // the least width of a player's column
)

// tableH is how high the table is with the headings round it.
func (s *pointsScene) tableH() float64 {
	return 2*ui.HeadingH + pointsHeadH + pointsRowH*float64(len(s.tally.used())+1) + 34
}

// standings is the table of points by source, and the course of them.
func (s *pointsScene) standings(c *ui.Context, col *column, v nile.View, high float64) {
	col.headingOf("7", words.Say("points.standings"))
	s.table(c, col, v)
	col.gap(12)
	col.headingOf("7", words.Say("points.course"))
	at := col.next(high)
	s.tally.graph(c, v, at)
	c.TipArea(at, figureTip("course"))
}

// table has a row for each source and a column for each player, the leader's first.
func (s *pointsScene) table(c *ui.Context, col *column, v nile.View) {
	seats := standing(v)
	label := min(max(130, col.r.W-150*float64(len(seats))), 220)
	cell := (col.r.W - label - 4) / float64(len(seats))
	at := func(i int, row ui.Rect) ui.Rect { return ui.R(row.X+label+float64(i)*cell, row.Y, cell-4, row.H) }
	head := col.next(pointsHeadH)
	for i, seat := range seats {
		s.head(c, v, seat, at(i, head))
	}
	c.Rule(ui.R(head.X, head.Bottom()-1, head.W, 1), ui.Rule)
	row := func(name string, tip string, st ui.Style, figure func(game.Seat) int) {
		r := col.next(pointsRowH)
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
		key := "points.from." + words.Number(int(k))
		row(words.Say(key), words.Say(key+".tip"), ui.Body.At(17), func(seat game.Seat) int { return s.tally.by[seat][k] })
	}
	row(words.Say("points.all"), words.Say("points.all.tip", "target", v.Target()), ui.Strong, func(seat game.Seat) int { return s.tally.total[seat] })
}

// head is a player's sign and name over the column; where there is no room for
// the name the tip says it.
func (s *pointsScene) head(c *ui.Context, v nile.View, seat game.Seat, r ui.Rect) {
	p := v.Player(seat)
	c.Tip(r, ui.Plain(words.Say("points.who", "who", p.Name, "specialty", words.Specialty(p.Specialty), "n", p.Points, "left", p.Unpublished)))
	const sign = 22
	name := ui.Body.At(16)
	w := c.TextWidth(p.Name, name)
	if r.W < sign+8+min(w, 44) {
		c.Sign(r.CutRight(sign).Middle(sign, sign), p.Colour)
		return
	}
	w = min(w+2, r.W-sign-6)
	c.Text(r.CutRight(w), p.Name, name.Own())
	r.CutRight(5)
	c.Sign(r.CutRight(sign).Middle(sign, sign), p.Colour)
}
