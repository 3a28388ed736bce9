package hexmap

// Course lists the cells of a named river from its known end downstream, the
// last being the one at its mouth, at its confluence or at the map's edge.
func (m *Map) Course(id RiverID) []ID {
	var out []ID
	for at := m.Rivers[id].Head; at != None && m.Cells[at].River == id && len(out) < len(m.Cells); {
		out = append(out, at)
		d := m.Cells[at].Out.First()
		if d == NoDir {
			break
		}
		at = m.ID(m.Cells[at].Hex.Neighbour(d))
	}
	return out
}

// Reaches reports whether water in from comes to to; from reaches itself. out
// gives the directions in which water leaves a cell, near the cell next to one
// (None off the map): Map.Near, or a plan of the caller's. It walks every cell
// once, so that it ends even where the water runs in a circle, and allocates
// nothing while fewer than reachQueue branches lie open at a time.
func Reaches(from, to ID, out func(ID) DirSet, near func(ID, Dir) ID) bool {
	if from == to {
		return true
	}
	var seen [1 << 15 / 64]uint64 // one bit for each ID there can be
	var room [reachQueue]ID
	open := append(room[:0], from)
	for len(open) > 0 {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		dirs := out(at)
		for _, d := range Dirs {
			if !dirs.Has(d) {
				continue
			}
			next := near(at, d)
			if next == to {
				return true
			}
			if next < 0 || seen[next>>6]&(1<<(next&63)) != 0 {
				continue
			}
			seen[next>>6] |= 1 << (next & 63)
			open = append(open, next)
		}
	}
	return false
}

// reachQueue is how many open branches Reaches has room for on its stack.
const reachQueue = 64
