package main

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// firstAccounts are the accounts with which each player first published anything.
type firstAccounts struct{ accounts, points int }

// game takes in one game.
func (f *firstAccounts) game(events []game.Event) {
	var had game.Seats
	for _, e := range events {
		if e.Kind != nile.Account || had.Has(e.Seat) {
			continue
		}
		if n := nile.As[nile.AccountEvent](e).Points; n > 0 {
			had = had.With(e.Seat)
			f.accounts, f.points = f.accounts+1, f.points+n
		}
	}
}

// mean is what one of them brought.
func (f *firstAccounts) mean() float64 {
	return round3(float64(f.points) / max(1, float64(f.accounts)))
}
