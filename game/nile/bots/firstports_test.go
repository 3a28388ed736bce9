package bots

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// The ports named for a first journey have unknown country within a month, and none has
// another whose way is as sure and finds more within reach; they lie apart.
func TestFirstPorts(t *testing.T) {
	for seed := range uint64(4) {
		tab, err := game.NewTable(nile.Rules{}, nile.Settings{Way: nile.Game1, Target: 50, PlaceForUs: true, Players: []nile.Player{{Name: "Ann"}}}.Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		v := tab.Position().(*nile.Position).View(0)
		m, named := v.Map(), FirstPorts(v, 3)
		if len(named) != 3 {
			t.Fatalf("seed %d: %d ports are named, want 3", seed, len(named))
		}
		for i, f := range named {
			if f.Blank < 1 || f.Blank > mostBlank || f.Unknown == 0 {
				t.Errorf("seed %d: from %s the unknown is %d hexes off, %d of it", seed, m.Ports[f.Port].Name, f.Blank, f.Unknown)
			}
			for _, g := range named[:i] {
				if d := m.Distance(m.Ports[f.Port].At, m.Ports[g.Port].At); d <= FirstReach {
					t.Errorf("seed %d: %s and %s are %d hexes apart", seed, m.Ports[f.Port].Name, m.Ports[g.Port].Name, d)
				}
			}
			for id := range m.Ports {
				o, ok := FirstPortAt(v, hexmap.PortID(id))
				if far := m.Distance(m.Ports[id].At, m.Ports[named[0].Port].At); ok && i == 0 && far > 0 && o.Near() && o.worth() > f.worth() {
					t.Errorf("seed %d: %s is better than %s", seed, m.Ports[id].Name, m.Ports[f.Port].Name)
				}
			}
		}
	}
}
