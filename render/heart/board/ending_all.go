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
	up     bool   // its Time is up: what it has is that of the next Game Turn (17.2)
}

// turnEnds are those of everybody, from what was told of the Game Turn.
func turnEnds(events []game.Event) (out [box.MaxSeats]turnEnd) {
	for i, n := range gained(events) {
		out[i] = turnEnd{road: "open", points: n}
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
			of.up = true
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
	most, first := 0, 0
	for s := range sum.Players {
		switch n := v.Of(game.Seat(s), box.Points); {
		case n > most || s == 0:
			most, first = n, 1
		case n == most:
			first++
		}
	}
	const plain, strong, signedFrom = 16.0, 18.0, 110.0
	line := func(name, rule string, size float64, sign box.Figure, of func(s game.Seat) (text string, leads bool)) {
		row := col.Next(size + 4)
		cells := row.Split(8, weights...)
		st := ui.Small.At(size)
		if size > plain {
			st = ui.Body.At(size)
		}
		c.Tip(cells[0], page.Cited(words.Whole(words.Sentence(name)), rule))
		if cells[0].W >= signedFrom {
			if at := cells[0].CutLeft(size + 6); sign < box.Figures {
				figureSign(c, at.Left(size).Middle(size, size), sign)
			}
		}
		c.Text(cells[0], words.Sentence(name), c.Fit(words.Sentence(name), st, cells[0].W))
		for s := range sum.Players {
			text, leads := of(game.Seat(s))
			st := st.In(ui.Ink)
			if leads {
				st = ui.Strong.At(size)
				says := words.Phrase("ending.leads", "n", text)
				if first > 1 {
					says = words.Phrase("ending.level", "n", text)
				}
				if len(sum.Players) > 1 && c.TextWidth(says, st) <= cells[s+1].W {
					text = says
				}
			}
			c.Text(cells[s+1], text, c.Fit(text, st, cells[s+1].W).To(ui.Right))
		}
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	}
	if len(sum.Players) > 1 {
		head := col.Next(24).Split(8, weights...)
		for i, p := range sum.Players {
			c.Tip(head[i+1], ui.Plain(words.Whole(p.Name)))
			c.Sign(head[i+1].CutRight(20).Middle(20, 20), p.Colour)
			head[i+1].CutRight(6)
			if st := ui.Small.At(15).In(ui.PlayerOf(p.Colour).Pen); c.TextWidth(p.Name, st) <= head[i+1].W {
				c.Text(head[i+1], p.Name, st.To(ui.Right).Own())
			}
		}
	}
	figure := func(f box.Figure, size float64) {
		name, room := tell.Figure(f), col.R.W*weights[0]/(weights[0]+float64(len(sum.Players)))-34
		if c.TextWidth(words.Sentence(name), ui.Small.At(size)) > room {
			name = words.Phrase("figure." + f.Name() + ".short")
		}
		line(name, box.RuleSheet, size, f, func(s game.Seat) (string, bool) {
			n := v.Of(s, f)
			if f == box.Time && !v.Sheet(s).Lost { // while others walk there are two kinds of it
				key := "ending.time.left"
				if ends[s].up {
					key = "ending.time.next"
				}
				return words.Phrase(key, "n", n), false
			}
			return words.Number(n), f == box.Points && n == most && n > 0
		})
	}
	figure(box.Points, strong) // what counts in the end comes first
	line(words.Phrase("ending.points"), box.RulePoints, plain, box.Figures, func(s game.Seat) (string, bool) { return words.Signed(ends[s].points), false })
	figure(box.Time, strong)
	line(words.Phrase("ending.road"), box.RuleRoadEnd, plain, box.Figures, func(s game.Seat) (string, bool) { return words.Phrase("ending.road." + ends[s].road), false })
	for _, f := range [...]box.Figure{box.Health, box.Sanity, box.Discontent} {
		figure(f, plain)
	}
}
