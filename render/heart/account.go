package heart

import (
	"math"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/press"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// accountBeside is the least width of the sheet with the paper beside the ledger.
const accountBeside = 980.0

// account is the final account (19): who has won and what the paper makes of it, what each
// scored for, how each stood at the end, and what came of it all within thirty years.
func (t *table) account(c *ui.Context, a desk.Desk) {
	p := t.position()
	v, sum := p.View(game.Nobody), p.Summary()
	if t.paper == nil {
		g := newGazette(t.Play)
		t.paper = &g
	}
	c.Desk()
	r := c.Sheet(page.WideSheet(c))
	t.leaving(c, a, &r)
	r.CutBottom(8)
	head := r.CutTop(44)
	sign := head.CutLeft(44).Middle(34, 34)
	c.Sign(sign, sum.Players[press.Standing(sum)[0]].Colour)
	head.CutLeft(8)
	page.TitleOf(c, head, play.Result(sum), box.RuleEnd)
	sub := words.Say("account.sub", "n", sum.Turn)
	if len(sum.Players) == 1 { // nobody to be compared with (21)
		if solo := words.Sentences(words.Whole(sub), words.Say("account.solo", "n", sum.Players[0].Score, "goal", sum.Target)); c.TextWidth(solo, ui.Note) <= r.W {
			sub = solo
		}
	}
	c.Text(r.CutTop(22), sub, ui.Note)
	r.CutTop(8)
	beside := r.W >= accountBeside
	points := press.TallyOf(sum, t.Play.Events())
	if beside { // what came of it stands under both, where it is read
		after := ui.Plain(words.Say("account.after"))
		foot := r.CutBottom(c.ParagraphHeight(after, ui.Body.At(16), r.W) + ui.HeadingH + 4)
		r.CutBottom(10)
		c.Heading(foot.CutTop(ui.HeadingH), words.Say("account.after.head"))
		foot.CutTop(4)
		c.Paragraph(foot, after, ui.Body.At(16))
		left := r.CutLeft(r.W * 0.42)
		r.CutLeft(30)
		c.Fill(ui.R(r.X-16, r.Y, 1, r.H), ui.Rule)
		c.Scroll("gazette", left, func(r ui.Rect) float64 { return t.paper.draw(c, r, v, left.H) })
	}
	high := r.H
	c.Scroll("account", r, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		t.ledger(c, col, v, sum, press.Standing(sum), points, high)
		if beside {
			return col.Height()
		}
		col.Gap(12)
		col.Gap(t.paper.draw(c, col.R, v, 0) + 12)
		col.Heading(words.Say("account.after.head"))
		col.Gap(4)
		col.Say(ui.Plain(words.Say("account.after")), ui.Body)
		return col.Height()
	})
}

// leaving are the buttons at the foot of it: what can be looked at once more and kept,
// and at their right the way out.
func (t *table) leaving(c *ui.Context, a desk.Desk, r *ui.Rect) {
	p := t.Play
	leave := p.WayOut(ui.Button{Label: words.Say("account.leave"), ID: "leave", Look: ui.MainLook, Default: true})
	all := []ui.Button{
		{Label: words.Say("account.chart"), ID: "chart"},
		{Label: words.Say("account.records"), ID: "points", Hint: c.KeyOf(board.Points)},
		{Label: words.Say("account.paper"), ID: "papers", Hint: c.KeyOf(board.Paper)},
		{Label: words.Say("account.journals"), ID: "journals", Hint: c.KeyOf(board.Journal)},
		{Label: words.Say("rerun.look"), ID: "watch", Disabled: p.Host().Watch == nil, Tip: ui.Plain(words.Say("rerun.open.tip"))},
		{Label: words.Say("account.export"), ID: "export", Disabled: !p.Host().CanExport()},
	}
	w := min(r.W*0.45, max(160, c.ButtonWidth(leave)))
	const apart = 16.0
	row := r.CutBottom(max(c.RowHeight(r.W-w-apart, all...), ui.MainH))
	out := row.CutRight(w)
	left := c.Button(out.CutBottom(ui.MainH), leave)
	row.CutRight(apart)
	row.CutTop(max(0, row.H-c.RowHeight(row.W, all...)))
	hit, _ := c.Row(row, all...)
	switch {
	case left:
		p.Depart(a)
	case hit == 0:
		t.look = true
		t.board.OnceMore(func() { t.look = false })
	case hit == 1:
		a.Push(press.NewRecords(p))
	case hit == 2:
		a.Push(press.NewPaper(p))
	case hit == 3:
		t.journal(a)
	case hit == 4:
		p.Host().Watch(a)
	case hit == 5:
		a.Push(Game{}.Export(a, p))
	}
}

// narrowLedger is the width of a window below which the names of the sources have more of it.
const narrowLedger = 800

// Measures of the table, in units: its head, and the most and the least that a line is high.
const headH, lineMost, lineLeast = 34.0, 24.0, 20.0

// ledger is the table of what each scored for: a line a source, a column a player. Its lines
// are set closer where it would not fit into the height there is.
func (t *table) ledger(c *ui.Context, col *page.Column, v heart.View, sum game.Summary, seats []game.Seat, points *press.Tally, high float64) {
	figures := [...]box.Figure{box.Health, box.Sanity, box.Discontent}
	rows := points.Rows()
	lines := len(rows) + len(figures) + 1
	lineH := max(lineLeast, min(lineMost, math.Floor((high-headH)/float64(lines))))
	weights := []float64{2.2}
	if c.W < narrowLedger {
		weights[0] = 3.4
	}
	for range seats {
		weights = append(weights, 1)
	}
	cells := col.Next(headH).Split(12, weights...)
	for i, s := range seats {
		at := cells[i+1]
		p := sum.Players[s]
		st := ui.Body.Own()
		if sum.Result.Winners.Has(s) {
			st = ui.Strong.Own()
		}
		if st = c.Fit(p.Name, st, at.W-25); c.TextWidth(p.Name, st) <= at.W-25 { // else the sign says it
			c.Text(at.CutRight(c.TextWidth(p.Name, st)+1), p.Name, st.Own())
			at.CutRight(5)
		}
		c.Sign(at.CutRight(20).Middle(20, 20), p.Colour) // above its figures, which stand at the right
		if v.Sheet(s).Lost {
			c.Tip(cells[i+1], page.Cited(words.Say("bar.lost", "who", p.Name), box.RuleLost))
		}
	}
	line := func(name, rule string, of func(s game.Seat) int, st ui.Style) {
		row := col.Next(lineH)
		cells := row.Split(12, weights...)
		c.Text(cells[0], words.Sentence(name), c.Fit(words.Sentence(name), st, cells[0].W))
		if rule != "" {
			c.Tip(cells[0], page.Cited(words.Whole(words.Sentence(name)), rule))
		}
		for i, s := range seats {
			text := "–"
			if n := of(s); n != 0 {
				text = words.Number(n)
			}
			c.Text(cells[i+1], text, st.To(ui.Right))
		}
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	}
	for _, of := range rows {
		line(of.Name, of.Rule, func(s game.Seat) int { return of.By[s] }, ui.Body)
	}
	line(words.Phrase("figure.points"), box.RulePoints, func(s game.Seat) int { return sum.Players[s].Score }, ui.Strong)
	for _, f := range figures {
		line(tell.Figure(f), box.RuleSheet, func(s game.Seat) int { return v.Of(s, f) }, ui.Small.At(16))
	}
}
