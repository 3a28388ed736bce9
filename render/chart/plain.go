package chart

import "sourceofthenile/hexmap"

// PlainHexes is the map before anybody has set out, for Sheet.Hexes: the
// known belt printed, with its rivers, everything else bare.
func PlainHexes(m *hexmap.Map) []Hex {
	out := make([]Hex, len(m.Cells))
	for i := range m.Cells {
		cell := &m.Cells[i]
		if cell.Ground != hexmap.Land || cell.Terrain == hexmap.Blank {
			continue
		}
		out[i] = Hex{
			Ink: Printed, Terrain: cell.Terrain,
			In: cell.In, Out: cell.Out, Cataract: cell.Cataract,
			Breadth: breadthOf(m, hexmap.ID(i)),
		}
	}
	return out
}

// breadthOf counts the cells upstream of id on the printed map, itself included.
func breadthOf(m *hexmap.Map, id hexmap.ID) uint8 {
	if m.Cells[id].In|m.Cells[id].Out == 0 {
		return 0
	}
	seen := map[hexmap.ID]bool{id: true}
	for rest := []hexmap.ID{id}; len(rest) > 0; {
		at := rest[0]
		rest = rest[1:]
		for _, d := range hexmap.Dirs {
			n := m.Near(at, d)
			if n == hexmap.None || seen[n] || !m.Cells[at].In.Has(d) || m.Cells[n].Ground != hexmap.Land {
				continue
			}
			seen[n] = true
			rest = append(rest, n)
		}
	}
	return uint8(min(len(seen), 255))
}
