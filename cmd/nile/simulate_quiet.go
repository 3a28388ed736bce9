package main

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
)

// quietWeighs is from what weight on an event is more than living on the road (tell.Weights): land drawn
// anew, somebody met, a misfortune, a find, a death.
const quietWeighs = 2

// quiet counts the months of players in Africa, and those in which nothing befell them, by the third of
// the game that they lie in.
type quiet struct{ months, still [3]int }

// quietReport is what is printed of it.
type quietReport struct {
	Months float64    `json:"quiet_months"`           // of all months in Africa
	Thirds [3]float64 `json:"quiet_months_by_thirds"` // of those in each third of a game
}

// game goes through the events of a game of so many turns.
func (q *quiet) game(events []game.Event, turns int) {
	var in, loud [nile.MaxSeats]bool
	var when [nile.MaxSeats]int // the turn of the month
	over := func(s game.Seat) {
		if third := min(2, 3*when[s]/turns); in[s] {
			q.months[third]++
			if !loud[s] {
				q.still[third]++
			}
		}
		in[s], loud[s] = false, false
	}
	for _, e := range events {
		switch {
		case e.Kind == nile.TurnBegan:
			over(e.Seat)
			x := nile.As[nile.TurnBeganEvent](e)
			when[e.Seat], in[e.Seat] = x.Turn, x.InAfrica
		case e.Seat >= 0 && tell.WeightOf(e) >= quietWeighs:
			loud[e.Seat] = true
		}
	}
	for s := range in {
		over(game.Seat(s))
	}
}

// report is the whole of it.
func (q *quiet) report() (out quietReport) {
	months, still := 0, 0
	for i := range q.months {
		months, still = months+q.months[i], still+q.still[i]
		out.Thirds[i] = round3(float64(q.still[i]) / max(1, float64(q.months[i])))
	}
	out.Months = round3(float64(still) / max(1, float64(months)))
	return out
}
