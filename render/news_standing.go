package render

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// standing is the seats by points, the winner first; equals stand in the order
// of play.
func standing(v nile.View) []game.Seat {
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

// standingRow is a player's sign, name and points.
func standingRow(c *ui.Context, l *column, v nile.View, s game.Seat) {
	p := v.Player(s)
	row := l.next(30)
	points := words.Number(p.Points)
	c.Sign(ui.R(row.X+4, row.Y+4, 22, 22), p.Colour)
	row.CutLeft(34)
	right := row.CutRight(c.TextWidth(points, ui.Body) + 8)
	c.Text(right, points, ui.Body.To(ui.Right))
	c.Text(row, p.Name, ui.Body.Own())
	c.Dots(ui.R(l.r.X, row.Bottom()-1, l.r.W, 1))
}
