package heart

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// account is the final account (19): who has won, what each scored for, and what came of
// it all within thirty years.
func (t *table) account(c *ui.Context, a desk.Desk) {
	p := t.position()
	v, sum := p.View(game.Nobody), p.Summary()
	body, foot := page.Folio{Title: play.Result(sum), Sub: words.Say("account.sub", "n", sum.Turn), W: 1060, H: 740}.Lay(c)
	points := t.bySource()
	c.Scroll("account", body, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		seats := make([]game.Seat, len(sum.Players))
		for i := range seats {
			seats[i] = game.Seat(i)
		}
		slices.SortStableFunc(seats, func(x, y game.Seat) int { return cmp.Compare(sum.Players[y].Score, sum.Players[x].Score) })
		t.ledger(c, col, v, sum, seats, points)
		col.Gap(14)
		col.Heading(words.Say("account.after.head"))
		col.Gap(4)
		col.Say(ui.Plain(words.Say("account.after")), ui.Body)
		return col.Height()
	})
	leave := ui.Button{Label: words.Say("account.leave"), ID: "leave", Look: ui.MainLook, Default: true}
	if c.Button(foot.CutRight(min(foot.W, max(200, c.ButtonWidth(leave)))), leave) {
		t.play.Host().Leave(a)
	}
	foot.CutRight(10)
	look := ui.Button{Label: words.Say("account.chart"), ID: "chart"}
	if c.Button(foot.CutRight(min(foot.W, c.ButtonWidth(look))), look) {
		t.look = true
	}
}

// bySource is what each seat scored, by source; what it was shamed for stands behind them.
func (t *table) bySource() [box.MaxSeats][box.Sources + 1]int {
	var out [box.MaxSeats][box.Sources + 1]int
	events := t.play.Events()
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case heart.Scored:
			x := told.AsScored(e)
			out[e.Seat][x.From] += x.Points
		case heart.Shamed:
			out[e.Seat][box.Sources]--
		}
	}
	return out
}

// narrowLedger is the width of a window below which the names of the sources have more of it.
const narrowLedger = 800

// ledger is the table of what each scored for: a line a source, a column a player.
func (t *table) ledger(c *ui.Context, col *page.Column, v heart.View, sum game.Summary, seats []game.Seat, points [box.MaxSeats][box.Sources + 1]int) {
	weights := []float64{2.2}
	if c.W < narrowLedger {
		weights[0] = 3.4
	}
	for range seats {
		weights = append(weights, 1)
	}
	cells := col.Next(34).Split(12, weights...)
	for i, s := range seats {
		at := cells[i+1]
		p := sum.Players[s]
		st := ui.Body.Own()
		if sum.Result.Winners.Has(s) {
			st = ui.Strong.Own()
		}
		c.Sign(at.CutLeft(20).Middle(20, 20), p.Colour)
		at.CutLeft(5)
		c.Text(at, p.Name, c.Fit(p.Name, st, at.W).Own())
		if v.Sheet(s).Lost {
			c.Tip(at, page.Cited(words.Say("bar.lost", "who", p.Name), box.RuleLost))
		}
	}
	line := func(name, rule string, of func(s game.Seat) int, st ui.Style) {
		row := col.Next(28)
		cells := row.Split(12, weights...)
		c.Text(cells[0], words.Sentence(name), st)
		if rule != "" {
			c.Tip(cells[0], page.Cited(words.Whole(words.Sentence(name)), rule))
		}
		for i, s := range seats {
			c.Text(cells[i+1], words.Number(of(s)), st.To(ui.Right))
		}
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	}
	for from := range box.Sources {
		if !slices.ContainsFunc(seats, func(s game.Seat) bool { return points[s][from] != 0 }) {
			continue
		}
		line(tell.Source(from), string(from.Rule()), func(s game.Seat) int { return points[s][from] }, ui.Body)
	}
	if slices.ContainsFunc(seats, func(s game.Seat) bool { return points[s][box.Sources] != 0 }) {
		line(words.Phrase("source.shame"), box.RuleAttention, func(s game.Seat) int { return points[s][box.Sources] }, ui.Body)
	}
	line(words.Phrase("figure.points"), box.RulePoints, func(s game.Seat) int { return sum.Players[s].Score }, ui.Strong)
}
