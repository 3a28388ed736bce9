package chart

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/assets"
)

// Chapter 5: the table of regions is what the rules say of it.
func TestTheChart(t *testing.T) {
	ports, red, leaf, forks, least, most := 0, 0, 0, 0, 9, 0
	for r := range Region(Regions) {
		l := Of(r)
		if l.Port != (r < Ports) || l.Port != (l.Printed != Blank) || l.Port && l.Presumed != Blank {
			t.Errorf("%s: a port is printed, and no other region", l.Name)
		}
		if l.Port {
			ports++
		}
		if l.Red {
			red++
		}
		if l.Leaf {
			leaf++
			if l.Presumed == Blank {
				t.Errorf("%s has a leaf and no presumption", l.Name)
			}
		}
		least, most = min(least, len(l.Ways)), max(most, len(l.Ways))
		seen := map[Sign]bool{}
		for _, w := range l.Ways {
			back, ok := Between(w.To, r)
			if !ok || back.Sign != w.Sign || back.Border != w.Border {
				t.Errorf("%s and %s do not see the same border", l.Name, Of(w.To).Name)
			}
			if seen[w.Sign] || w.Sign >= GreenLeaf {
				t.Errorf("%s has the sign %d twice, or a leaf", l.Name, w.Sign)
			}
			seen[w.Sign] = true
			land := func(x *Land) Terrain { return max(x.Printed, x.Presumed) }
			if land(l) == Jungle && land(Of(w.To)) == Desert {
				t.Errorf("%s is jungle beside desert", l.Name)
			}
		}
	}
	for n := range uint8(Borders) {
		if b := BorderOf(n); b.Fork {
			forks++
			if b.A >= Ports || b.B < Ports {
				t.Errorf("a fork is printed between %s and %s", Of(b.A).Name, Of(b.B).Name)
			}
		}
	}
	if ports != 5 || forks != 5 || least != 2 || most != 6 {
		t.Errorf("%d ports, %d forks, %d to %d borders; want 5, 5, 2, 6", ports, forks, least, most)
	}
	if red == 0 || leaf == 0 {
		t.Error("no red regions, or no leaves")
	}
	at := func(name string) Region {
		for r := range Region(Regions) {
			if Of(r).Name == name {
				return r
			}
		}
		t.Fatalf("no region is called %s", name)
		return Nowhere
	}
	for _, c := range []struct {
		to   string
		sign Sign
	}{{"Buye", RedTriangle}, {"Nyamwezi", BlackStar}} {
		if w, ok := Between(at("Bemba"), at(c.to)); !ok || w.Sign != c.sign || len(Of(at("Bemba")).Ways) != 6 {
			t.Errorf("from Bemba to %s: %+v, %v", c.to, w, ok)
		}
	}
}

// All but Dinka lie within three marches of a Port, Dinka within four.
func TestHowFarInland(t *testing.T) {
	far := map[Region]int{}
	var queue []Region
	for r := range Region(Ports) {
		far[r] = 0
		queue = append(queue, r)
	}
	for len(queue) > 0 {
		r := queue[0]
		queue = queue[1:]
		for _, w := range Of(r).Ways {
			if _, ok := far[w.To]; !ok {
				far[w.To] = far[r] + 1
				queue = append(queue, w.To)
			}
		}
	}
	if len(far) != Regions {
		t.Fatalf("%d of %d regions can be reached", len(far), Regions)
	}
	for r := range Region(Regions) {
		want := 3
		if Of(r).Name == "Dinka" {
			want = 4
		}
		if far[r] > want || want == 4 && far[r] != 4 {
			t.Errorf("%s lies %d marches from a port", Of(r).Name, far[r])
		}
	}
}

// The hexes show what the table says: regions are neighbours exactly if they
// share sides, each border two or more, and every region is in one piece.
func TestTheHexesAreTheTable(t *testing.T) {
	shared := map[[2]Region]int{}
	hexes := map[Region][][2]int{}
	for row := FirstRow; row <= LastRow; row++ {
		for col := range Columns {
			g, r := At(row, col)
			if g != Charted {
				continue
			}
			if r == Nowhere {
				t.Fatalf("row %d, column %d is of no region", row, col)
			}
			hexes[r] = append(hexes[r], [2]int{row, col})
			for _, h := range beside(row, col) {
				if g, o := At(h[0], h[1]); g == Charted && o > r {
					shared[[2]Region{r, o}]++
				}
			}
		}
	}
	for r := range Region(Regions) {
		seen, queue := map[[2]int]bool{hexes[r][0]: true}, [][2]int{hexes[r][0]}
		for len(queue) > 0 {
			h := queue[0]
			queue = queue[1:]
			for _, o := range beside(h[0], h[1]) {
				if _, of := At(o[0], o[1]); of == r && !seen[o] {
					seen[o] = true
					queue = append(queue, o)
				}
			}
		}
		if len(seen) != len(hexes[r]) {
			t.Errorf("%s is in more than one piece", Of(r).Name)
		}
	}
	for n := range uint8(Borders) {
		b := BorderOf(n)
		if shared[[2]Region{b.A, b.B}] < 2 {
			t.Errorf("%s and %s share %d sides", Of(b.A).Name, Of(b.B).Name, shared[[2]Region{b.A, b.B}])
		}
		delete(shared, [2]Region{b.A, b.B})
	}
	for pair := range shared {
		t.Errorf("%s and %s share sides and have no border", Of(pair[0]).Name, Of(pair[1]).Name)
	}
}

// What is wrong with a chart is said.
func TestBadCharts(t *testing.T) {
	good := assets.HeartRegions
	for _, c := range []struct{ was, is string }{
		{"1 | Fernando Poo", "1 | "},
		{"port J", "port X"},
		{"4.4 10.1", "north"},
		{"Sa* Yb", "Sa* Rb"},
		{"Sa* Yb", "Sa*"},
		{"Sa* Yb", "S?* Yb"},
		{"Sa* Yb", "Sab Yb"},
	} {
		if !strings.Contains(good, c.was) {
			t.Fatalf("%q is not in the table", c.was)
		}
		if _, err := read(strings.Replace(good, c.was, c.is, 1), assets.HeartHexes); err == nil {
			t.Errorf("%q for %q: read", c.is, c.was)
		}
	}
	lines := rows(good)
	if _, err := read(strings.Join(slices.Concat(lines, lines[:1]), "\n"), assets.HeartHexes); err == nil {
		t.Error("a region twice: read")
	}
	if _, err := read(strings.Join(lines[:40], "\n"), assets.HeartHexes); err == nil {
		t.Error("forty regions: read")
	}
	if _, err := read(good, assets.HeartHexes+"42 ..\n"); err == nil {
		t.Error("a short row: read")
	}
}

// beside is the six hexes around one, as row and column.
func beside(row, column int) [6][2]int {
	east := row & 1 // an odd row lies half a hex further east
	return [6][2]int{
		{row, column - 1},
		{row, column + 1},
		{row - 1, column - 1 + east},
		{row - 1, column + east},
		{row + 1, column - 1 + east},
		{row + 1, column + east},
	}
}
