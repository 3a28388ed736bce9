package hexmap_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sourceofthenile/hexmap"
	"sourceofthenile/internal/property"
)

// overland lets one walk over any land; mountains cost 3, the rest 1.
func overland(m *hexmap.Map) func(from, to hexmap.ID) (int, bool) {
	return func(from, to hexmap.ID) (int, bool) {
		if !m.Afoot(from, to) {
			return 0, false
		}
		if m.Cell(to).Terrain.Mountainous() {
			return 3, true
		}
		return 1, true
	}
}

// cheapest is the slow and plain way to the cost of every cell: relax all
// edges until nothing changes.
func cheapest(m *hexmap.Map, from hexmap.ID, cost func(from, to hexmap.ID) (int, bool)) []int {
	const far = 1 << 30
	best := make([]int, len(m.Cells))
	for i := range best {
		best[i] = far
	}
	best[from] = 0
	for changed := true; changed; {
		changed = false
		for i := range m.Cells {
			for _, d := range hexmap.Dirs {
				n := m.Near(hexmap.ID(i), d)
				if n == hexmap.None || best[i] == far {
					continue
				}
				if c, ok := cost(hexmap.ID(i), n); ok && best[i]+c < best[n] {
					best[n], changed = best[i]+c, true
				}
			}
		}
	}
	return best
}

func TestPathIsTheCheapest(t *testing.T) {
	m := board(t)
	cost := overland(m)
	property.Check(t, func(t *rapid.T) {
		from := m.Ports[rapid.IntRange(0, len(m.Ports)-1).Draw(t, "port")].At
		to := hexmap.ID(rapid.IntRange(0, len(m.Cells)-1).Draw(t, "to"))
		path, total, ok := m.Path(from, to, cost)
		want := cheapest(m, from, cost)[to]
		if !ok {
			if want < 1<<30 || path != nil {
				t.Fatalf("there is a way from %d to %d", from, to)
			}
			return
		}
		if total != want || path[0] != from || path[len(path)-1] != to {
			t.Fatalf("from %d to %d: %v for %d, want %d", from, to, path, total, want)
		}
		for i := 1; i < len(path); i++ {
			c, may := cost(path[i-1], path[i])
			if !may {
				t.Fatalf("the path goes from %d to %d", path[i-1], path[i])
			}
			total -= c
		}
		if total != 0 {
			t.Fatalf("the steps do not add up: %d left", total)
		}
		again, _, _ := m.Path(from, to, cost)
		if !slices.Equal(path, again) {
			t.Fatal("the same question has two answers")
		}
	})
}

func TestPathFromZanzibarGoesByALanding(t *testing.T) {
	m := board(t)
	z := port(t, m, "Zanzibar")
	path, _, ok := m.Path(z.At, port(t, m, "Kilwa").At, overland(m))
	if !ok || !slices.Contains(z.Landings, path[1]) {
		t.Errorf("one walks from Zanzibar by %v", path)
	}
	if path, total, ok := m.Path(z.At, z.At, overland(m)); !ok || total != 0 || len(path) != 1 {
		t.Errorf("to stay costs %d: %v", total, path)
	}
}

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

func BenchmarkPath(b *testing.B) {
	m := board(b)
	cost := overland(m)
	for b.Loop() {
		m.Path(m.Ports[0].At, m.Ports[14].At, cost)
	}
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
