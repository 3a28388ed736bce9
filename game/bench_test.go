package game_test

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
)

// long is a game of n commands, never over.
func long(b testing.TB, n int) *game.Table {
	b.Helper()
	table, err := game.NewTable(caravan.Rules{}, caravan.ForSeats(4, 0, caravan.Coast).Encode(), 1)
	must(b, err)
	for k := range n {
		if _, err := table.Do(cycle(table, k)); err != nil {
			b.Fatal(err)
		}
	}
	return table
}

// cycle is the k-th command of a long game: walk, dig, walk, pass.
func cycle(table *game.Table, k int) game.Command {
	kind := [4]game.Kind{caravan.Walk, caravan.Dig, caravan.Walk, caravan.Pass}[k%4]
	for _, c := range table.Choices() {
		if c.Kind == kind {
			return c.Command(int(c.Min))
		}
	}
	panic("no such choice")
}

func BenchmarkDo(b *testing.B) {
	table := long(b, 0)
	b.ReportAllocs()
	k := 0
	for b.Loop() {
		if _, err := table.Do(cycle(table, k)); err != nil {
			b.Fatal(err)
		}
		k++
	}
}

func BenchmarkReplay(b *testing.B) {
	rec := long(b, 10_000).Record()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := game.Replay(caravan.Rules{}, rec); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkUndoRedo(b *testing.B) {
	table := long(b, 10_001)
	b.ReportAllocs()
	for b.Loop() {
		must(b, table.Undo())
		must(b, table.Redo())
	}
}

// A command makes no garbage of its own: what is allocated is the growing log
// and a kept position every 64 commands.
func TestDoAllocatesOnlyTheLog(t *testing.T) {
	table := long(t, 5000)
	k := 5000
	got := testing.AllocsPerRun(4000, func() {
		if _, err := table.Do(cycle(table, k)); err != nil {
			t.Fatal(err)
		}
		k++
	})
	if got > 0.1 {
		t.Errorf("%.2f allocations a command", got)
	}
}
