package africa_test

import (
	"math"
	"slices"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game/nile/africa"
	"sourceofthenile/hexmap"
)

func port(t testing.TB, m *hexmap.Map, name string) hexmap.Port {
	t.Helper()
	i := slices.IndexFunc(m.Ports, func(p hexmap.Port) bool { return p.Name == name })
	if i < 0 {
		t.Fatalf("no port is called %s", name)
	}
	return m.Ports[i]
}

// The ports of rule 3.2, by shore.
var portsOf = map[hexmap.Shore][]string{
	africa.UpTheNile: {"Khartoum"},
	africa.EastCoast: {
		"Massawa", "Zeila", "Berbera", "Mogadishu", "Mombasa", "Zanzibar", "Kilwa", "Mozambique",
		"Quilimane", "Sofala", "Lourenço Marques", "Durban",
	},
	africa.CapeCoast: {"Port Elizabeth", "Capetown"},
	africa.WestCoast: {"Walvis Bay", "Benguela", "Luanda", "Cabinda", "Gabon", "Calabar", "Brass", "Lagos"},
}

func TestPortsStandOnTheirShores(t *testing.T) {
	m := board(t)
	n := 0
	for shore, names := range portsOf {
		for _, name := range names {
			n++
			p := port(t, m, name)
			c := m.Cell(p.At)
			if p.Shore != shore || !published(m, p.At) || m.Ports[c.Port].Name != name {
				t.Errorf("%s is not in its place", name)
			}
			if !c.Coast && shore != africa.UpTheNile {
				t.Errorf("%s lies inland", name)
			}
			if shore == africa.UpTheNile && c.River == hexmap.NoRiver {
				t.Errorf("%s lies on no river", name)
			}
		}
	}
	if n != 23 || len(m.Ports) != n {
		t.Errorf("%d ports, want 23", len(m.Ports))
	}
	for i := range m.Cells {
		if q := m.Cells[i].Port; q != hexmap.NoPort && m.Ports[q].At != hexmap.ID(i) {
			t.Errorf("cell %d claims %s", i, m.Ports[q].Name)
		}
	}
}

// The projection is worked out here once more, from its textbook formulas:
// Lambert's equal-area one about 20° E 9° S, on hexes of 100 miles. Two places
// a known way apart fix it to the board.
func TestPortsLieWhereTheyAre(t *testing.T) {
	m := board(t)
	const side = 160.9344 / hexmap.Sqrt3
	flat := func(p hexmap.Port) (x, y float64) {
		lat, lat0, lon := p.Lat*math.Pi/180, -9*math.Pi/180, (p.Lon-20)*math.Pi/180
		dot := math.Sin(lat0)*math.Sin(lat) + math.Cos(lat0)*math.Cos(lat)*math.Cos(lon)
		k := 6371.0088 * math.Sqrt(2/(1+dot)) / side
		return k * math.Cos(lat) * math.Sin(lon), -k * (math.Cos(lat0)*math.Sin(lat) - math.Sin(lat0)*math.Cos(lat)*math.Cos(lon))
	}
	zero := port(t, m, "Cabinda")
	x0, y0 := flat(zero)
	for _, p := range m.Ports {
		x, y := flat(p)
		x, y = x-x0+zero.X, y-y0+zero.Y
		if math.Hypot(x-p.X, y-p.Y) > 0.02 {
			t.Errorf("%s is drawn at %.2f %.2f, want %.2f %.2f", p.Name, p.X, p.Y, x, y)
		}
		cx, cy := m.Cell(p.At).Hex.Centre()
		if off := math.Hypot(x-cx, y-cy) / hexmap.Sqrt3; off > 0.9 {
			t.Errorf("%s lies %.2f hexes from the middle of its cell", p.Name, off)
		}
	}
}

// The town's sign stands within 25 miles of the drawn shore.
func TestPortsLieOnTheDrawnCoast(t *testing.T) {
	coast, err := hexmap.ReadCoast(assets.Coast)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range board(t).Ports {
		if p.Shore == africa.UpTheNile {
			continue
		}
		nearest := math.Inf(1)
		for _, o := range coast {
			for i, a := range o.Points {
				b := o.Points[(i+1)%len(o.Points)]
				nearest = min(nearest, fromSegment(p.X, p.Y, a, b))
			}
		}
		if miles := nearest * 100 / hexmap.Sqrt3; miles > 25 {
			t.Errorf("%s lies %.0f miles from the shore", p.Name, miles)
		}
	}
}

func fromSegment(x, y float64, a, b [2]float64) float64 {
	dx, dy := b[0]-a[0], b[1]-a[1]
	u := 0.0
	if l := dx*dx + dy*dy; l > 0 {
		u = min(max(((x-a[0])*dx+(y-a[1])*dy)/l, 0), 1)
	}
	return math.Hypot(x-a[0]-u*dx, y-a[1]-u*dy)
}

// Zanzibar is an island joined to two hexes of the mainland (rule 3.2).
func TestZanzibar(t *testing.T) {
	m := board(t)
	for _, p := range m.Ports {
		if p.Name != "Zanzibar" {
			if len(p.Landings) > 0 {
				t.Errorf("%s is no island", p.Name)
			}
			continue
		}
		if len(p.Landings) != 2 || p.Landings[0] == p.Landings[1] {
			t.Fatalf("Zanzibar has the landings %v", p.Landings)
		}
		for _, d := range hexmap.Dirs {
			n := m.Near(p.At, d)
			want := slices.Contains(p.Landings, n)
			if m.Afoot(p.At, n) != want || m.Afoot(n, p.At) != want {
				t.Errorf("on foot between Zanzibar and %v: want %v", d, want)
			}
		}
		for _, l := range p.Landings {
			if !published(m, l) {
				t.Error("a landing lies in unknown land")
			}
		}
	}
}

func TestAfoot(t *testing.T) {
	m := board(t)
	k := port(t, m, "Khartoum").At
	if e := m.Near(k, hexmap.E); !m.Afoot(k, e) || !m.Afoot(e, k) {
		t.Error("Khartoum cannot be left to the east")
	}
	if m.Afoot(k, k) || m.Afoot(k, hexmap.None) || m.Afoot(hexmap.None, k) {
		t.Error("a cell is joined to itself or to nothing")
	}
	lagos := port(t, m, "Lagos").At
	for _, d := range hexmap.Dirs {
		if n := m.Near(lagos, d); m.Cell(n).Ground == hexmap.Sea && m.Afoot(lagos, n) {
			t.Error("one walks into the sea off Lagos")
		}
	}
}

// The table says what the geometry says (rule 10.7).
func TestPortDistance(t *testing.T) {
	m := board(t)
	for i := range m.Cells {
		id, want := hexmap.ID(i), 1000
		for _, p := range m.Ports {
			want = min(want, m.Distance(id, p.At))
		}
		if got := m.PortDistance(id); got != want {
			t.Fatalf("cell %d is %d from the nearest port, want %d", i, got, want)
		}
	}
}
