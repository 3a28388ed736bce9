package bots

import (
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
)

// raced begins a game of three to 75 points; the n-th of them has callings and dice of its own.
func raced(b *testing.B, n int) *game.Table {
	b.Helper()
	s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Gentle: true}
	for i := range 3 {
		s.Players = append(s.Players, nile.Player{Name: string(rune('A' + i)), Colour: uint8(i), Specialty: deck.Specialty((n + 3*i) % int(deck.Specialties))})
	}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), uint64(n+1))
	if err != nil {
		b.Fatal(err)
	}
	return table
}

// BenchmarkKeen is a whole game of three keen players, thought and all.
func BenchmarkKeen(b *testing.B) {
	for n := range b.N {
		table := raced(b, n)
		var players [3]Bot
		for s := range players {
			players[s] = newTraveller(&keen, uint64(n+100*s))
		}
		for !table.Over() {
			seat := table.Acting().First()
			if _, err := table.Do(players[seat].Choose(table.Position().(*nile.Position).View(seat), table.ChoicesOf(seat))); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// BenchmarkStrong is what a strong player takes for a month of his turn, against two keen
// ones: on average, and at most. -cpuprofile tells what it takes it for.
func BenchmarkStrong(b *testing.B) {
	var all, worst time.Duration
	months, played := 0, 0
	for n := range b.N {
		table, seed := raced(b, n), uint64(n+1)
		strong := newStrong(&sharp, seed)
		players, me := [3]Bot{newTraveller(&keen, seed+100), newTraveller(&keen, seed+200), newTraveller(&keen, seed+300)}, game.Seat(n%3)
		players[me] = strong
		at, spent := -1, time.Duration(0)
		for !table.Over() {
			seat := table.Acting().First()
			v := table.Position().(*nile.Position).View(seat)
			if seat == me && v.Turn() != at {
				at, spent = v.Turn(), 0
				months++
			}
			begun := time.Now()
			cmd := players[seat].Choose(v, table.ChoicesOf(seat))
			if took := time.Since(begun); seat == me {
				all, spent = all+took, spent+took
				worst, played = max(worst, spent), played+strong.played
			}
			if _, err := table.Do(cmd); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(all.Milliseconds())/float64(months), "ms/month")
	b.ReportMetric(float64(worst.Milliseconds()), "ms-worst")
	b.ReportMetric(float64(played)/float64(months), "played/month")
}
