package hexmap

// Within lists the cells of the map at most radius hexes from id, the nearest
// first and each ring clockwise from the north-east.
func (m *Map) Within(id ID, radius int) []ID {
	var out []ID
	for r := 0; r <= radius; r++ {
		for _, h := range Ring(m.Cells[id].Hex, r) {
			if n := m.ID(h); n != None {
				out = append(out, n)
			}
		}
	}
	return out
}
