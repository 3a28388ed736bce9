package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// turnEnd is what a Game Turn came to for a seat (17, 27.9).
type turnEnd struct {
	road   string // how its road ended, as words are keyed by it
	points int    // Drama Points that it brought
}

// turnEnds are those of everybody, from what was told of the Game Turn.
func turnEnds(events []game.Event) (out [box.MaxSeats]turnEnd) {
	for i, n := range gained(events) {
		out[i] = turnEnd{"open", n}
	}
	for i := range events {
		e := &events[i]
		if e.Seat < 0 || int(e.Seat) >= len(out) {
			continue
		}
		of := &out[e.Seat]
		switch e.Kind {
		case heart.Rested:
			of.road = "rest"
		case heart.ExplorerLost:
			of.road = "lost"
		case heart.TimeIsUp:
			switch onEnd, stopped := told.AsTimeUp(e); {
			case of.road != "open":
			case stopped:
				of.road = "special"
			case onEnd:
				of.road = "end"
			default:
				of.road = "off"
			}
		}
	}
	return out
}

// sideBySide shows what the Game Turn came to for everybody: a column a player.
func (b *Board) sideBySide(c *ui.Context, col *page.Column, v heart.View, sum game.Summary) {
	ends := turnEnds(since(b.Play.Told(), heart.TurnBegan, game.Nobody))
	weights := []float64{1.3}
	for range sum.Players {
		weights = append(weights, 1)
	}
	title := words.Say("ending.all")
	if len(sum.Players) == 1 {
		title = words.Say("ending.alone")
	}
	col.HeadingOf(box.RuleTimeUp, title)
	line := func(name, rule string, of func(s game.Seat) string) {
		row := col.Next(20)
		cells := row.Split(8, weights...)
		st := ui.Small.At(16)
		c.Tip(cells[0], page.Cited(words.Whole(words.Sentence(name)), rule))
		c.Text(cells[0], words.Sentence(name), c.Fit(words.Sentence(name), st, cells[0].W))
		for s := range sum.Players {
			text := of(game.Seat(s))
			c.Text(cells[s+1], text, c.Fit(text, st, cells[s+1].W).To(ui.Right))
		}
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	}
	head := col.Next(24).Split(8, weights...)
	for i, p := range sum.Players {
		c.Tip(head[i+1], ui.Plain(words.Whole(p.Name)))
		c.Sign(head[i+1].CutRight(20).Middle(20, 20), p.Colour)
	}
	figure := func(f box.Figure) {
		name, room := tell.Figure(f), col.R.W*weights[0]/(weights[0]+float64(len(sum.Players)))-8
		if c.TextWidth(words.Sentence(name), ui.Small.At(16)) > room {
			name = words.Phrase("figure." + f.Name() + ".short")
		}
		line(name, box.RuleSheet, func(s game.Seat) string { return words.Number(v.Of(s, f)) })
	}
	figure(box.Points) // what counts in the end comes first
	line(words.Phrase("ending.points"), box.RulePoints, func(s game.Seat) string { return words.Signed(ends[s].points) })
	line(words.Phrase("ending.road"), box.RuleRoadEnd, func(s game.Seat) string { return words.Phrase("ending.road." + ends[s].road) })
	for _, f := range [...]box.Figure{box.Health, box.Sanity, box.Discontent, box.Time} {
		figure(f)
	}
}
