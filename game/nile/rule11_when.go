package nile

import (
	"slices"

	"sourceofthenile/game/nile/africa"
	"sourceofthenile/hexmap"
)

// Chapter 11: where and when disasters happen. The mixed terrains count as
// both their parts. A disaster that would find nothing to take passes by.

// condition tells whether a disaster can happen to a party where it is.
type condition func(m *mishap) bool

func both(c, d condition) condition   { return func(m *mishap) bool { return c(m) && d(m) } }
func either(c, d condition) condition { return func(m *mishap) bool { return c(m) || d(m) } }

func anywhere(*mishap) bool { return true }

// Land and water.

func (m *mishap) terrain() hexmap.Terrain { return m.hexes[m.e.At].Terrain }

func inJungle(m *mishap) bool       { return m.terrain().Jungly() }
func inSwamp(m *mishap) bool        { return m.terrain().Swampy() }
func inMountains(m *mishap) bool    { return m.terrain().Mountainous() }
func inVeldt(m *mishap) bool        { return m.terrain() == hexmap.Veldt }
func inDesert(m *mishap) bool       { return m.terrain() == hexmap.Desert }
func onLake(m *mishap) bool         { return m.terrain() == hexmap.Lake }
func outOfDesert(m *mishap) bool    { return !inDesert(m) }
func outOfMountains(m *mishap) bool { return !inMountains(m) }

func onRiver(m *mishap) bool { return m.hexes[m.e.At].Out|m.hexes[m.e.At].In != 0 }

// The party.

func inCanoes(m *mishap) bool     { return m.e.Mode == ByCanoe && m.e.Have[Canoes] > 0 }
func withBeasts(m *mishap) bool   { return m.e.beasts() > 0 }
func withStores(m *mishap) bool   { return m.e.goods() > 0 }
func explorerWell(m *mishap) bool { return !m.e.Sick }
func someArmed(m *mishap) bool    { return m.e.Have[Muskets] > 0 || m.e.Have[Askaris] > 0 }

func with(i Item) condition { return func(m *mishap) bool { return m.e.Have[i] > 0 } }

func healthyAtLeast(n int32, i Item) condition {
	return func(m *mishap) bool { return m.e.healthy(i) >= n }
}

func someHealthy(m *mishap) bool {
	return slices.ContainsFunc(followers[:], func(i Item) bool { return m.e.healthy(i) > 0 })
}

// People and places.

// nearPeople: a people lives in this hex or in one next to it.
func nearPeople(m *mishap) bool { return m.neighbours() != noTribe }

// neighbours is the people of this hex, or else of the first one next to it
// by compass number that has any: their index among the tribes.
func (m *mishap) neighbours() int {
	if m.dwellers(m.e.At) != nil {
		return int(m.hexes[m.e.At].Tribe) - 1
	}
	for _, d := range hexmap.Dirs {
		if id := m.chart.Near(m.e.At, d); id != hexmap.None && m.dwellers(id) != nil {
			return int(m.hexes[id].Tribe) - 1
		}
	}
	return noTribe
}

// How far the slave trade of the coast, and of the Nile, reaches, in hexes.
const (
	raidsFromEast     = 8
	raidsFromKhartoum = 4
)

func onRaidersWay(m *mishap) bool { return m.fixed.raided.has(m.e.At) }

// reach finds the east coast, which is the coast that lies nearer to a port of
// that shore than to any other, and all that slave raiders reach from it and
// from Khartoum.
func (f *fixed) reach(m *hexmap.Map) {
	for i := range m.Cells {
		if c := &m.Cells[i]; !c.Coast || c.Ground != hexmap.Land {
			continue
		}
		near, shore := 1<<30, hexmap.Shore(0)
		for k := range m.Ports {
			if n := m.Distance(m.Ports[k].At, hexmap.ID(i)); n < near {
				near, shore = n, m.Ports[k].Shore
			}
		}
		if near < 1<<30 && shore == africa.EastCoast {
			f.east = append(f.east, hexmap.ID(i))
		}
	}
	for k := range m.Ports {
		if m.Ports[k].Shore == africa.EastCoast {
			f.east = append(f.east, m.Ports[k].At)
		}
	}
	within := func(from hexmap.ID, hexes int) {
		for i := range m.Cells {
			if m.Cells[i].Ground == hexmap.Land && m.Distance(from, hexmap.ID(i)) <= hexes {
				f.raided.add(hexmap.ID(i))
			}
		}
	}
	for _, id := range f.east {
		within(id, raidsFromEast)
	}
	for k := range m.Ports {
		if m.Ports[k].Shore == africa.UpTheNile {
			within(m.Ports[k].At, raidsFromKhartoum)
		}
	}
}

// raidReported: a Journalist writes of a raid even if it takes nobody of his.
func raidReported(m *mishap) bool { return m.soft }

// losable reports whether the notes on a hex could be lost: it is known to
// the explorer, not published, and not the one under his feet.
func (p *Position) losable(pl *seat, id hexmap.ID) bool {
	return id >= 0 && int(id) < len(p.hexes) && id != pl.Trip.At && pl.Known.has(id) && !p.hexes[id].published()
}

func withNotes(m *mishap) bool {
	for id := range m.pl.Known.all() {
		if m.losable(m.pl, id) {
			return true
		}
	}
	return false
}
