package main

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// tally counts what expeditions came to.
type tally struct {
	home   int
	out    int // when the game was won
	causes [nile.Causes]int
	modes  [nile.Modes]int
	prey   int // lost to hunger after a defeat
	robbed []bool

	// The accounts with which each player first published anything.
	printed                    game.Seats
	firstAccounts, firstPoints int
}

// game goes through the events of a game, and the expeditions still out at
// its end.
func (t *tally) game(events []game.Event, v nile.View) {
	t.robbed, t.printed = make([]bool, v.Seats()), 0
	for i := range events {
		t.event(events[i])
	}
	for s := range v.Seats() {
		if v.Player(game.Seat(s)).Where == nile.Africa {
			t.out++
		}
	}
}

func (t *tally) event(e game.Event) {
	switch e.Kind {
	case nile.Sailed:
		t.modes[nile.As[nile.SailedEvent](e).Mode]++
		t.robbed[e.Seat] = false
	case nile.CameHome:
		t.home++
	case nile.Died:
		cause := nile.As[nile.DiedEvent](e).Cause
		t.causes[cause]++
		if cause == nile.Hunger && t.robbed[e.Seat] {
			t.prey++
		}
	case nile.Account:
		if n := nile.As[nile.AccountEvent](e).Points; n > 0 && !t.printed.Has(e.Seat) {
			t.printed = t.printed.With(e.Seat)
			t.firstAccounts, t.firstPoints = t.firstAccounts+1, t.firstPoints+n
		}
	case nile.Defeated:
		t.robbed[e.Seat] = true
	}
}

// endings are the ways in which expeditions ended, those that a death ended by its cause.
func (t *tally) endings() map[string]float64 {
	return shares(append(names(nile.Causes), "home", "out"), append(t.causes[:], t.home, t.out))
}

// shares are counts as parts of their sum.
func shares(keys []string, counts []int) map[string]float64 {
	sum, out := 0, map[string]float64{}
	for _, n := range counts {
		sum += n
	}
	for i, n := range counts {
		if keys[i] != "" && (n > 0 || keys[i] != "none") {
			out[keys[i]] = round3(float64(n) / max(1, float64(sum)))
		}
	}
	return out
}

// names are those of so many things of a kind.
func names[T interface {
	~uint8
	Name() string
}](count T) (out []string) {
	for k := range count {
		out = append(out, k.Name())
	}
	return out
}
