package africa_test

import (
	"slices"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game/nile/africa"
	"sourceofthenile/hexmap"
)

// published reports whether id is land that was known in 1820.
func published(m *hexmap.Map, id hexmap.ID) bool {
	return id != hexmap.None && m.Cell(id).Ground == hexmap.Land && m.Cell(id).Terrain != hexmap.Blank
}

// flood lists the cells that can be walked to from id over cells that keep holds true for.
func flood(m *hexmap.Map, id hexmap.ID, keep func(hexmap.ID) bool) map[hexmap.ID]bool {
	found := map[hexmap.ID]bool{id: true}
	for open := []hexmap.ID{id}; len(open) > 0; open = open[1:] {
		for _, d := range hexmap.Dirs {
			if n := m.Near(open[0], d); n != hexmap.None && !found[n] && keep(n) {
				found[n] = true
				open = append(open, n)
			}
		}
	}
	return found
}

// "Almost 500" hexes are blank (rule 2.3), and they are one land.
func TestBlankHexes(t *testing.T) {
	m := board(t)
	blank, first := 0, hexmap.None
	for i := range m.Cells {
		if m.IsBlank(hexmap.ID(i)) {
			blank++
			first = hexmap.ID(i)
		}
	}
	if blank < 480 || blank > 500 {
		t.Errorf("%d blank hexes, want 480 to 500", blank)
	}
	if joined := len(flood(m, first, m.IsBlank)); joined != blank {
		t.Errorf("only %d of the %d blank hexes hang together", joined, blank)
	}
}

// The known belt leaves no gap: nothing blank touches sea, foreign land or the
// edge of the map.
func TestBeltEnclosesTheBlank(t *testing.T) {
	m := board(t)
	for i := range m.Cells {
		id := hexmap.ID(i)
		if !m.IsBlank(id) {
			continue
		}
		for _, d := range hexmap.Dirs {
			if n := m.Near(id, d); n == hexmap.None || m.Cell(n).Ground != hexmap.Land {
				t.Errorf("blank cell %d, %d lies open toward %v", i%m.Cols, i/m.Cols, d)
			}
		}
	}
}

// Discovery counters need blank hexes five or more from what is published (rule 4.4).
func TestRoomForDiscoveryCounters(t *testing.T) {
	m := board(t)
	deep := 0
	for i := range m.Cells {
		id := hexmap.ID(i)
		if !m.IsBlank(id) {
			continue
		}
		if !slices.ContainsFunc(m.Within(id, 4), func(n hexmap.ID) bool { return published(m, n) }) {
			deep++
		}
	}
	t.Logf("%d blank hexes lie five or more from published land", deep)
	if deep < 60 {
		t.Errorf("%d blank hexes lie five or more from published land, want 60", deep)
	}
}

// Rule 10.27 and 10.28 hold for what is printed, too.
func TestKnownTerrainKeepsTheRules(t *testing.T) {
	m := board(t)
	lake := func(id hexmap.ID) bool { return m.Cell(id).Terrain == hexmap.Lake }
	for i := range m.Cells {
		id := hexmap.ID(i)
		if lake(id) && len(flood(m, id, lake)) > 3 {
			t.Errorf("the lake at %d, %d is too large", i%m.Cols, i/m.Cols)
		}
		if m.Cell(id).Terrain != hexmap.Desert {
			continue
		}
		for _, d := range hexmap.Dirs {
			if n := m.Near(id, d); n != hexmap.None && m.Cell(n).Terrain.Jungly() {
				t.Errorf("the desert at %d, %d touches jungle toward %v", i%m.Cols, i/m.Cols, d)
			}
		}
	}
}

// One walks from any known cell to any other, and touches the coast where the
// map says so.
func TestKnownLandHangsTogether(t *testing.T) {
	m := board(t)
	var all int
	for i := range m.Cells {
		if published(m, hexmap.ID(i)) {
			all++
		}
	}
	known := flood(m, m.Ports[0].At, func(id hexmap.ID) bool { return published(m, id) })
	if len(known) != all {
		t.Errorf("%d of %d known cells can be walked to from %s", len(known), all, m.Ports[0].Name)
	}
	for i := range m.Cells {
		sea := false
		for _, d := range hexmap.Dirs {
			n := m.Near(hexmap.ID(i), d)
			sea = sea || n != hexmap.None && m.Cell(n).Ground == hexmap.Sea
		}
		c := &m.Cells[i]
		if c.Coast != (sea && c.Ground == hexmap.Land) {
			t.Errorf("cell %d, %d: coast is %v; want %v", i%m.Cols, i/m.Cols, c.Coast, (sea && c.Ground == hexmap.Land))
		}
	}
}

// Cape Colony (rule 3.2): the hexes on or south of the Orange, up to and with
// the line of hexes from Durban to the Orange's source.
func TestCapeColony(t *testing.T) {
	m := board(t)
	border := map[hexmap.ID]bool{}
	orange := river(t, m, "Orange")
	for _, id := range m.Course(orange) {
		border[id] = true
	}
	durban := port(t, m, "Durban")
	source := m.Rivers[orange].Head
	from, to := m.Cell(durban.At).Hex, m.Cell(source).Hex
	x0, y0 := from.Centre()
	x1, y1 := to.Centre()
	for n, i := hexmap.Distance(from, to), 0; i <= n; i++ {
		t := float64(i) / float64(n)
		border[m.ID(hexmap.At(x0+(x1-x0)*t+1e-6, y0+(y1-y0)*t+1e-6))] = true
	}
	want := flood(m, port(t, m, "Capetown").At, func(id hexmap.ID) bool {
		return published(m, id) && !border[id]
	})
	for id := range border {
		want[id] = true
	}
	for i := range m.Cells {
		if id := hexmap.ID(i); m.Cell(id).Colony != want[id] {
			t.Errorf("cell %d, %d: in the colony is %v; want %v", i%m.Cols, i/m.Cols, m.Cell(id).Colony, want[id])
		}
	}
	if len(want) < 30 || len(want) > 45 {
		t.Errorf("the colony has %d hexes", len(want))
	}
}

// board is the map of 1820.
func board(t testing.TB) *hexmap.Map {
	t.Helper()
	m, err := hexmap.Read(assets.Africa)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// The shores of the rules are those of the map, in its order.
func TestShoresAreTheMaps(t *testing.T) {
	if m := board(t); !slices.Equal(m.Shores, africa.Shores[:]) {
		t.Errorf("the map has the shores %v, the rules %v", m.Shores, africa.Shores)
	}
}
