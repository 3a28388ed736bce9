package press

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Standing is the seats by points, the winner first; equals stand in the order
// of play.
func Standing(v nile.View) []game.Seat {
	seats := slices.Clone(v.Order())
	if len(seats) == 0 {
		for s := range game.Seat(v.Seats()) {
			seats = append(seats, s)
		}
	}
	slices.SortStableFunc(seats, func(a, b game.Seat) int {
		if w := v.Winner(); a == w || b == w {
			return map[bool]int{true: -1, false: 1}[a == w]
		}
		return v.Player(b).Points - v.Player(a).Points
	})
	return seats
}

// standings is where everybody stands: a row each, or two to a row where many
// play.
func standings(c *ui.Context, l *page.Column, v nile.View) {
	all := Standing(v)
	if len(all) <= 3 {
		for _, s := range all {
			standingRow(c, l, v, s)
		}
		return
	}
	half := (len(all) + 1) / 2
	high := 0.0
	for i, r := range ui.R(l.R.X, l.R.Y, l.R.W, 0).Columns(2, 14) {
		part := page.NewColumn(c, r)
		for _, s := range all[i*half : min(len(all), (i+1)*half)] {
			standingRow(c, part, v, s)
		}
		high = max(high, part.Height())
	}
	l.Gap(high)
}

// standingRow is a player's sign, name and points.
func standingRow(c *ui.Context, l *page.Column, v nile.View, s game.Seat) {
	p := v.Player(s)
	row := l.Next(28)
	points := words.Number(p.Points)
	c.Sign(ui.R(row.X+4, row.Y+3, 22, 22), p.Colour)
	row.CutLeft(32)
	right := row.CutRight(c.TextWidth(points, ui.Body) + 8)
	c.Text(right, points, ui.Body.To(ui.Right))
	c.Text(row, p.Name, ui.Body.Own())
	c.Dots(ui.R(l.R.X, row.Bottom()-1, l.R.W, 1))
}
