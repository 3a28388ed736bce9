package nile

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// 5.432: the river that a party by canoe comes to first from a port is one that is on the
// chart near it, and so much of it is known as is printed there.
func TestRule5_TheRiverFromAPort(t *testing.T) {
	tab, err := game.NewTable(Rules{}, Settings{Way: Game1, Target: 50, PlaceForUs: true, Players: []Player{{Name: "Ann"}}}.Encode(), 1)
	if err != nil {
		t.Fatal(err)
	}
	v := tab.Position().(*Position).View(0)
	m, found, short := v.Map(), 0, 0
	for i := range m.Ports {
		r, known, ok := v.RiverFrom(hexmap.PortID(i))
		if !ok {
			continue
		}
		found++
		printed, near := 0, false
		for id := range m.Cells {
			if m.Cells[id].River == r && !m.IsBlank(hexmap.ID(id)) {
				printed++
				near = near || m.Distance(m.Ports[i].At, hexmap.ID(id)) <= riverNear
			}
		}
		if known != printed || !near {
			t.Errorf("from %s the %s is known for %d hexes, and is printed in %d; it is near: %v", m.Ports[i].Name, m.Rivers[r].Name, known, printed, near)
		}
		if known == 1 {
			short++
		}
		t.Logf("%s: %s, %d", m.Ports[i].Name, m.Rivers[r].Name, known)
	}
	if found == 0 || short == 0 {
		t.Errorf("%d ports have a river, %d of one known hex", found, short)
	}
	port := hexmap.NoPort // the first that has a river
	for i := range m.Ports {
		if _, _, ok := v.RiverFrom(hexmap.PortID(i)); ok {
			port = hexmap.PortID(i)
			break
		}
	}
	r, before, _ := v.RiverFrom(port)
	p := tab.Position().(*Position)
	for id := range p.hexes { // what has been published of it since 1820 is known, too
		if h := &p.hexes[id]; m.Cells[id].River == r && !m.IsBlank(hexmap.ID(id)) {
			for to := range p.hexes {
				if m.IsBlank(hexmap.ID(to)) {
					p.hexes[to].River, p.hexes[to].Terrain, p.hexes[to].By = h.River, hexmap.Veldt, 0
					break
				}
			}
			break
		}
	}
	if _, known, _ := p.View(0).RiverFrom(port); known != before+1 {
		t.Errorf("with one hex more of it published the river is known for %d, want %d", known, before+1)
	}
	if _, _, ok := v.RiverFrom(hexmap.NoPort); ok {
		t.Error("no port has a river")
	}
}
