package main

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// A month in Africa is quiet if nothing befell the player whose it is, whatever befell others; months in
// Europe are not counted.
func TestQuietMonthsAreCounted(t *testing.T) {
	began := func(s game.Seat, turn, africa int32) game.Event {
		return game.Event{Kind: nile.TurnBegan, Seat: s, At: -1, Args: [6]int32{turn, africa}}
	}
	var q quiet
	q.game([]game.Event{
		began(0, 0, 1),
		{Kind: nile.Ate, Seat: 0, At: -1},
		began(1, 0, 1),
		{Kind: nile.Mapped, Seat: 1, At: 7},
		began(0, 1, 0),
		began(1, 1, 1),
		{Kind: nile.Mapped, Seat: 0, At: 8},
		began(0, 2, 1),
		{Kind: nile.DisasterStrikes, Seat: 0, At: -1},
	}, 3)
	if want := (quiet{months: [3]int{2, 1, 1}, still: [3]int{1, 1, 0}}); q != want {
		t.Errorf("months and quiet ones by thirds are %v, want %v", q, want)
	}
	if got, want := q.report(), (quietReport{Months: 0.5, Thirds: [3]float64{0.5, 1, 0}}); got != want {
		t.Errorf("%v is reported, want %v", got, want)
	}
}
