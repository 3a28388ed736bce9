package nile

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// watch looks at a position as a player at the table does: the party's hex and
// those around it, the sheet, the players.
func watch(p *Position, s game.Seat) int {
	v := p.View(s)
	sum := v.Player(s).Points
	sheet, ok := v.Sheet(s)
	if !ok || sheet.At == hexmap.None {
		return sum
	}
	sum += v.Hex(sheet.At).Breadth
	for _, d := range hexmap.Dirs {
		if n := p.chart.Near(sheet.At, d); n != hexmap.None {
			sum += v.Hex(n).Breadth
		}
	}
	return sum
}

// BenchmarkRandomPlay plays games of three players, one command an operation:
// choices, a look at the board, the command, and the quick check of soundness.
func BenchmarkRandomPlay(b *testing.B) {
	settings := testSettings(3, 75).Encode()
	var tab *game.Table
	var p *Position
	seed, rng := uint64(0), game.NewRandom(1)
	b.ReportAllocs()
	for b.Loop() {
		if tab == nil || tab.Over() || tab.Len() == 3000 {
			var err error
			if tab, err = game.NewTable(Rules{}, settings, seed); err != nil {
				b.Fatal(err)
			}
			p = tab.Position().(*Position)
			seed++
		}
		cs := tab.Choices()
		watch(p, p.ToMove())
		if _, err := tab.Do(traveller(cs, rng.IntN)); err != nil {
			b.Fatal(err)
		}
		if err := p.Sound(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "commands/s")
}

// BenchmarkEncode writes the position of a game well under way.
func BenchmarkEncode(b *testing.B) {
	p := playedOn(b, 3, 2000, 1).Position()
	var buf []byte
	b.ReportAllocs()
	for b.Loop() {
		buf = p.Append(buf[:0])
	}
	b.SetBytes(int64(len(buf)))
}

// BenchmarkDecode reads it again, and checks it.
func BenchmarkDecode(b *testing.B) {
	code := playedOn(b, 3, 2000, 1).Position().Append(nil)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := (Rules{}).Decode(code); err != nil {
			b.Fatal(err)
		}
	}
}
