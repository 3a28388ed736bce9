package press

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/newsprint"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
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

// standings is where everybody stands.
func standings(c *ui.Context, l *page.Column, v nile.View) {
	var all []newsprint.Player
	for _, s := range Standing(v) {
		p := v.Player(s)
		all = append(all, newsprint.Player{Name: p.Name, Colour: p.Colour, Points: p.Points})
	}
	newsprint.Standings(c, l, all)
}
