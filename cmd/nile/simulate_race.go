package main

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// raceReport is how much of a race the games were that ended with a winner and had more
// than one player (7.1).
type raceReport struct {
	// Played on without the winner, who waits in Europe: how many months later the second had
	// the points too (median), and in what part of the games within six and twelve months.
	SecondBehind   int     `json:"second_months_behind"`
	SecondWithin6  float64 `json:"second_within_6"`
	SecondWithin12 float64 `json:"second_within_12"`
	// By how many points the winner was ahead of the best of the others, with all that the
	// others carried unpublished (median; below nought: somebody carried more), and without.
	MarginCarried   int     `json:"margin_carried_median"`
	MarginPublished int     `json:"margin_published_median"`
	HalfTime        float64 `json:"half_time_leader_wins"` // of the games, who led alone after half the months won
	Changes         float64 `json:"lead_changes"`          // how often another took the lead, a game
}

// race takes in how races ended.
type race struct {
	behind, carried, published []int
	ledAtHalf, wonAtHalf       int
	changes                    int
}

// mostOnward is how many months a race is played on at most without its winner.
const mostOnward = 240

// game takes in one game that somebody has won.
func (r *race) game(run *runner) {
	pos := run.table.Position().(*nile.Position)
	v := pos.View(game.Nobody)
	won := v.Winner()
	if won == game.Nobody || v.Open() || v.Seats() < 2 {
		return
	}
	most, carried := 0, 0
	for s := range game.Seat(v.Seats()) {
		if s != won {
			points := v.Player(s).Points
			most, carried = max(most, points), max(carried, points+pos.Carried(s))
		}
	}
	r.published = append(r.published, v.Player(won).Points-most)
	r.carried = append(r.carried, v.Player(won).Points-carried)
	r.behind = append(r.behind, onward(run, pos))
	r.lead(run.table.Events(), v, won)
}

// onward is how many months later the second has the points to win too, at most
// mostOnward.
func onward(run *runner, won *nile.Position) int {
	pos := won.Onward()
	trial, began := game.NewTrial(uint64(run.table.Len())), pos.View(game.Nobody).Turn()
	var buf []game.Choice
	for {
		v := pos.View(game.Nobody)
		months := v.Turn() - began
		if months >= mostOnward || v.Phase() == nile.GameOver {
			return months
		}
		s := v.ToMove()
		if buf = pos.Choices(buf[:0]); v.Player(s).Points >= v.Target() {
			trial.Do(pos, game.Command{Seat: s, Kind: nile.Wait})
			continue
		}
		trial.Do(pos, run.bots[s].Choose(pos, s, buf))
	}
}

// lead follows who led, account by account.
func (r *race) lead(events []game.Event, v nile.View, won game.Seat) {
	points := make([]int, v.Seats())
	leader, turn, half := game.Nobody, 0, v.Turn()/2
	atHalf, passed := game.Nobody, false
	for _, e := range events {
		switch e.Kind {
		case nile.TurnBegan:
			if turn = nile.As[nile.TurnBeganEvent](e).Turn; turn > half && !passed {
				atHalf, passed = leader, true
			}
		case nile.Account:
			points[e.Seat] = nile.As[nile.AccountEvent](e).Total
			if best := slices.Max(points); points[e.Seat] == best && best > 0 && leader != e.Seat {
				if leader != game.Nobody && points[leader] < best {
					r.changes++
				}
				if leader == game.Nobody || points[leader] < best {
					leader = e.Seat
				}
			}
		}
	}
	if atHalf != game.Nobody {
		r.ledAtHalf++
		if atHalf == won {
			r.wonAtHalf++
		}
	}
}

// report is what the races came to, nil where there was none.
func (r *race) report() *raceReport {
	n := len(r.behind)
	if n == 0 {
		return nil
	}
	within := func(months int) float64 {
		k := 0
		for _, m := range r.behind {
			if m <= months {
				k++
			}
		}
		return round3(float64(k) / float64(n))
	}
	median := func(of []int) int {
		slices.Sort(of)
		return of[n/2]
	}
	return &raceReport{
		SecondWithin6: within(6), SecondWithin12: within(12), SecondBehind: median(r.behind),
		MarginCarried: median(r.carried), MarginPublished: median(r.published),
		HalfTime: round3(float64(r.wonAtHalf) / max(1, float64(r.ledAtHalf))), Changes: round3(float64(r.changes) / float64(n)),
	}
}
