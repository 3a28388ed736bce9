package saves

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
)

// long is a record of 10,000 commands, a third of them with chance.
func long(b *testing.B) *game.Record {
	b.Helper()
	table, err := game.NewTable(caravan.Rules{}, caravan.ForSeats(4, 0, caravan.Coast).Encode(), 1)
	must(b, err)
	rec := table.Record()
	for seed := uint64(1); len(rec.Log) < 10_000; seed++ {
		rec.Log = append(rec.Log, played(b, seed, 500).Record().Log...)
	}
	rec.Position = make([]byte, 20_000)
	for i := range rec.Position {
		rec.Position[i] = byte(i * i >> 3)
	}
	return rec
}

// BenchmarkSave writes a save to disk, synced.
func BenchmarkSave(b *testing.B) {
	f, rec := Folder{Dir: b.TempDir()}, long(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := f.Save("bench", header(), rec); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkEncode makes a save in memory.
func BenchmarkEncode(b *testing.B) {
	rec := long(b)
	size := 0
	b.ReportAllocs()
	for b.Loop() {
		data, err := Encode(header(), rec)
		must(b, err)
		size = len(data)
	}
	b.ReportMetric(float64(size), "bytes/save")
}

// BenchmarkLoad reads a save and checks it.
func BenchmarkLoad(b *testing.B) {
	f := Folder{Dir: b.TempDir()}
	path, err := f.Save("bench", header(), long(b))
	must(b, err)
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := (Folder{}).Load(path); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkReadHeader reads what a list of saves shows.
func BenchmarkReadHeader(b *testing.B) {
	f := Folder{Dir: b.TempDir()}
	path, err := f.Save("bench", header(), long(b))
	must(b, err)
	for b.Loop() {
		if _, err := (Folder{}).ReadHeader(path); err != nil {
			b.Fatal(err)
		}
	}
}
