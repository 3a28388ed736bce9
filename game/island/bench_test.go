package island

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// BenchmarkRandomPlay plays games of three players, one command an operation: choices,
// a look at the island and the company, the command, and the check of soundness.
func BenchmarkRandomPlay(b *testing.B) {
	settings := box.ForSeats(3).Encode()
	var table *game.Table
	seed, rng, sum := uint64(0), game.NewRandom(1), 0
	b.ReportAllocs()
	for b.Loop() {
		if table == nil || table.Over() {
			var err error
			if table, err = game.NewTable(Rules{}, settings, seed); err != nil {
				b.Fatal(err)
			}
			seed++
		}
		cs := table.Choices()
		v := table.Position().(*Position).View(cs[0].Seat)
		isle := v.Island()
		if hand, ok := v.Hand(cs[0].Seat); ok {
			sum += int(isle.Darkness) + int(hand[box.RadioPart])
		}
		if _, err := table.Do(rng.Choose(cs)); err != nil {
			b.Fatal(err)
		}
		if err := table.Position().Sound(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "commands/s")
}
