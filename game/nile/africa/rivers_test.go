package africa_test

import (
	"slices"
	"testing"

	"sourceofthenile/hexmap"
)

func river(t testing.TB, m *hexmap.Map, name string) hexmap.RiverID {
	t.Helper()
	i := slices.IndexFunc(m.Rivers, func(r hexmap.River) bool { return r.Name == name })
	if i < 0 {
		t.Fatalf("no river is called %s", name)
	}
	return hexmap.RiverID(i)
}

// The rivers drawn at the start (rule 3.2): their least lengths, how many
// hexes are drawn, and whether they end in a stub.
var drawn = []struct {
	name         string
	least, hexes int
	stub         bool
}{
	{"Nile", 0, 3, false},
	{"White Nile", 7, 3, true},
	{"Blue Nile", 4, 1, true},
	{"Niger", 6, 1, true},
	{"Cross", 3, 1, true},
	{"Ogowe", 3, 1, true},
	{"Congo", 8, 2, true},
	{"Cuanza", 3, 2, true},
	{"Cunene", 3, 1, true},
	{"Orange", 0, 10, false},
	{"Limpopo", 3, 1, true},
	{"Zambezi", 7, 3, true},
	{"Rovuma", 3, 1, true},
	{"Rufiji", 3, 1, true},
	{"Tana", 3, 1, true},
	{"Juba", 3, 1, true},
}

func TestRiversAsDrawn(t *testing.T) {
	m := board(t)
	if len(m.Rivers) != len(drawn) {
		t.Errorf("%d rivers, want %d", len(m.Rivers), len(drawn))
	}
	for _, want := range drawn {
		id := river(t, m, want.name)
		r := m.Rivers[id]
		if r.Least != want.least || len(m.Course(id)) != want.hexes {
			t.Errorf("the %s has %d hexes and the least length %d, want %d and %d",
				r.Name, len(m.Course(id)), r.Least, want.hexes, want.least)
		}
		head := m.Cell(r.Head)
		stubs := 0
		for _, d := range hexmap.Dirs {
			if head.In.Has(d) && m.IsBlank(m.Near(r.Head, d)) {
				stubs++
			}
		}
		if stubs > 1 || (stubs == 1) != want.stub {
			t.Errorf("the %s ends in %d stubs", r.Name, stubs)
		}
	}
	if head := m.Cell(m.Rivers[river(t, m, "Orange")].Head); head.In != 0 {
		t.Errorf("water flows into the source of the Orange: got %v, wanted 0", head.In)
	}
}

// Every drop comes to the sea or over the map's edge, and what leaves one cell
// enters the next.
func TestRiversFlowToTheSea(t *testing.T) {
	m := board(t)
	for i := range m.Cells {
		c := &m.Cells[i]
		if (c.River == hexmap.NoRiver) != (c.Out == 0) || c.Out == 0 && c.In != 0 {
			t.Errorf("cell %d, %d: river %d flows out %06b and in %06b", i%m.Cols, i/m.Cols, c.River, c.Out, c.In)
		}
		for _, d := range hexmap.Dirs {
			checkEdge(t, m, hexmap.ID(i), d)
		}
		at, steps := hexmap.ID(i), 0
		for at != hexmap.None && m.Cell(at).Out != 0 {
			if steps++; steps > len(m.Cells) {
				t.Fatalf("the water of cell %d runs in a circle", i)
			}
			at = m.Near(at, m.Cell(at).Out.First())
		}
		if steps > 0 && at != hexmap.None && m.Cell(at).Ground != hexmap.Sea {
			t.Errorf("the water of cell %d, %d ends on land", i%m.Cols, i/m.Cols)
		}
	}
}

func checkEdge(t *testing.T, m *hexmap.Map, id hexmap.ID, d hexmap.Dir) {
	c, n := m.Cell(id), m.Near(id, d)
	known := published(m, n)
	if c.Out.Has(d) && known && !m.Cell(n).In.Has(d.Opposite()) {
		t.Errorf("the water of cell %d leaves %v and does not arrive", id, d)
	}
	if c.Out.Has(d) && m.IsBlank(n) {
		t.Errorf("the water of cell %d flows into blank land", id)
	}
	if c.In.Has(d) && !m.IsBlank(n) && (!known || !m.Cell(n).Out.Has(d.Opposite())) {
		t.Errorf("water enters cell %d from %v out of nothing", id, d)
	}
	if c.In.Has(d) && c.Out.Has(d) {
		t.Errorf("cell %d has water both ways over %v", id, d)
	}
}

func TestNileLeavesTheMapInTheNorth(t *testing.T) {
	m := board(t)
	nile := m.Course(river(t, m, "Nile"))
	khartoum := port(t, m, "Khartoum")
	if nile[0] != khartoum.At || m.Cell(khartoum.At).In.Len() != 2 {
		t.Error("the two Niles do not meet at Khartoum")
	}
	last := nile[len(nile)-1]
	if m.Cell(last).Hex.R != 0 || m.Near(last, m.Cell(last).Out.First()) != hexmap.None {
		t.Error("the Nile does not flow over the northern edge")
	}
	for _, name := range []string{"White Nile", "Blue Nile"} {
		course := m.Course(river(t, m, name))
		end := course[len(course)-1]
		if m.Near(end, m.Cell(end).Out.First()) != khartoum.At {
			t.Errorf("the %s does not come to Khartoum", name)
		}
	}
	if head := m.Cell(m.Rivers[river(t, m, "White Nile")].Head); !head.Terrain.Swampy() {
		t.Error("the White Nile does not come out of the Sudd")
	}
}

func TestOnlyTheCongoHasACataract(t *testing.T) {
	m := board(t)
	head := m.Rivers[river(t, m, "Congo")].Head
	for i := range m.Cells {
		c := &m.Cells[i]
		if hexmap.ID(i) == head {
			if c.Cataract == hexmap.NoDir || !c.Out.Has(c.Cataract) {
				t.Error("the Congo's cataract does not lie where it leaves its known end")
			}
		} else if c.Cataract != hexmap.NoDir {
			t.Errorf("there is a cataract in cell %d, %d", i%m.Cols, i/m.Cols)
		}
	}
}

// The places the rules name: the Niger at Brass, the Cross at Calabar, the
// Rufiji south of Zanzibar, the Zambezi to Tete.
func TestRiversInTheirPlaces(t *testing.T) {
	m := board(t)
	mouth := func(name string) hexmap.ID {
		course := m.Course(river(t, m, name))
		return course[len(course)-1]
	}
	for _, at := range []struct{ river, port string }{{"Niger", "Brass"}, {"Cross", "Calabar"}, {"Cuanza", "Luanda"}} {
		if mouth(at.river) != port(t, m, at.port).At {
			t.Errorf("the %s does not flow by %s", at.river, at.port)
		}
	}
	z := m.Cell(port(t, m, "Zanzibar").At).Hex
	if r := m.Cell(mouth("Rufiji")).Hex; r.R != z.R+1 || hexmap.Distance(r, z) != 1 {
		t.Error("the Rufiji does not lie south of Zanzibar")
	}
	if m.Distance(mouth("Congo"), port(t, m, "Cabinda").At) > 1 {
		t.Error("the Congo's mouth lies far from Cabinda")
	}
	for _, r := range m.Rivers {
		if r.Name == "Nile" || r.Name == "White Nile" || r.Name == "Blue Nile" {
			continue
		}
		if !m.Cell(mouth(r.Name)).Coast {
			t.Errorf("the mouth of the %s lies inland", r.Name)
		}
	}
}

func TestReaches(t *testing.T) {
	m := board(t)
	out := func(id hexmap.ID) hexmap.DirSet { return m.Cell(id).Out }
	khartoum := port(t, m, "Khartoum").At
	sudd := m.Rivers[river(t, m, "White Nile")].Head
	if !hexmap.Reaches(sudd, khartoum, out, m.Near) || hexmap.Reaches(khartoum, sudd, out, m.Near) {
		t.Error("the White Nile flows the wrong way")
	}
	if !hexmap.Reaches(sudd, sudd, out, m.Near) {
		t.Error("a cell does not reach itself")
	}
	round := func(hexmap.ID) hexmap.DirSet { return 0b111111 }
	if hexmap.Reaches(khartoum, hexmap.ID(len(m.Cells)), round, m.Near) {
		t.Error("water that floods everything reaches a cell that is not there")
	}
	if !hexmap.Reaches(0, hexmap.ID(len(m.Cells)-1), round, m.Near) {
		t.Error("water that floods everything does not cross the map")
	}
	if n := testing.AllocsPerRun(50, func() { hexmap.Reaches(sudd, 0, out, m.Near) }); n > 0 {
		t.Errorf("looking for a circle allocates %v times", n)
	}
}
