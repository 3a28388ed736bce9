package chartsheet

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/words"
)

// scoresOf is the block of scores: the winner first, then who has published most.
func scoresOf(v nile.View) []chart.Score {
	seats := make([]game.Seat, v.Seats())
	for s := range seats {
		seats[s] = game.Seat(s)
	}
	slices.SortStableFunc(seats, func(a, b game.Seat) int {
		won := func(s game.Seat) int { return map[bool]int{true: 1}[s == v.Winner()] }
		return cmp.Or(cmp.Compare(won(b), won(a)), cmp.Compare(v.Player(b).Points, v.Player(a).Points))
	})
	out := make([]chart.Score, len(seats))
	for i, s := range seats {
		p := v.Player(s)
		out[i] = chart.Score{
			Name: p.Name, Colour: paint.PlayerInk(p.Colour), Seat: uint8(s),
			Points: words.Number(p.Points), Note: tell.Specialty(p.Specialty),
		}
	}
	return out
}

// PointsOf is what publishing brought in each hex, from the events of a game
// (22.1): for chart.Options.Points.
func PointsOf(events []game.Event) map[hexmap.ID]int {
	out := map[hexmap.ID]int{}
	for _, e := range events {
		if e.Kind == nile.Scored && e.At >= 0 {
			out[hexmap.ID(e.At)] += nile.As[nile.ScoredEvent](e).Points
		}
	}
	return out
}
