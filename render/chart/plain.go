package chart

import "sourceofthenile/hexmap"

// PlainHexes is the map before the first expedition, for Sheet.Hexes: the
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
	for todo := []hexmap.ID{id}; len(todo) > 0; {
		at := todo[0]
		todo = todo[1:]
		for _, d := range hexmap.Dirs {
			n := m.Near(at, d)
			if n == hexmap.None || seen[n] || !m.Cells[at].In.Has(d) || m.Cells[n].Ground != hexmap.Land {
				continue
			}
			seen[n] = true
			todo = append(todo, n)
		}
	}
	return uint8(min(len(seen), 255))
}
