package hexmap_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sourceofthenile/hexmap"
	"sourceofthenile/internal/property"
)

func TestWithin(t *testing.T) {
	m := board(t)
	property.Check(t, func(t *rapid.T) {
		id := hexmap.ID(rapid.IntRange(0, len(m.Cells)-1).Draw(t, "id"))
		radius := rapid.IntRange(-1, 8).Draw(t, "radius")
		got := m.Within(id, radius)
		for i := 1; i < len(got); i++ {
			if m.Distance(id, got[i-1]) > m.Distance(id, got[i]) {
				t.Fatal("the nearest do not come first")
			}
		}
		slices.Sort(got)
		var want []hexmap.ID
		for n := range m.Cells {
			if m.Distance(id, hexmap.ID(n)) <= radius {
				want = append(want, hexmap.ID(n))
			}
		}
		if !slices.Equal(got, want) {
			t.Fatalf("within %d of %d lie %v, want %v", radius, id, got, want)
		}
	})
}

func BenchmarkLookUps(b *testing.B) {
	m := board(b)
	sum := 0
	for b.Loop() {
		for i := range hexmap.ID(1000) {
			n := m.Near(i, hexmap.Dirs[i%6])
			if n == hexmap.None {
				continue
			}
			sum += int(m.DirTo(i, n)) + m.Distance(i, 500) + m.PortDistance(n)
		}
	}
	_ = sum
}

func BenchmarkReaches(b *testing.B) {
	m := board(b)
	out := func(id hexmap.ID) hexmap.DirSet { return m.Cell(id).Out }
	head := m.Rivers[9].Head
	for b.Loop() {
		hexmap.Reaches(head, 0, out, m.Near)
	}
}
