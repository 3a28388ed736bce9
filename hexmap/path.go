package hexmap

import "slices"

// Path finds the cheapest way from one cell to another, both included in path.
// cost gives what it costs to enter the cell to from its neighbour from, and
// whether one may; it is never below nought. Among equally cheap ways the
// choice depends on nothing but the map. ok is false, and path empty, when
// there is no way.
func (m *Map) Path(from, to ID, cost func(from, to ID) (int, bool)) (path []ID, total int, ok bool) {
	came := make([]ID, len(m.Cells)) // whence each cell was reached
	best := make([]int, len(m.Cells))
	done := make([]bool, len(m.Cells))
	for i := range came {
		came[i] = None
	}
	came[from] = from
	open := frontier{{0, from}}
	for len(open) > 0 {
		at := open.pop()
		if done[at.id] {
			continue
		}
		done[at.id] = true
		if at.id == to {
			return trail(came, from, to), at.total, true
		}
		for _, next := range m.near[at.id] {
			if next == None || done[next] {
				continue
			}
			c, may := cost(at.id, next)
			if sum := at.total + c; may && (came[next] == None || sum < best[next]) {
				came[next], best[next] = at.id, sum
				open.push(step{sum, next})
			}
		}
	}
	return nil, 0, false
}

// trail walks back from to and turns the way round.
func trail(came []ID, from, to ID) []ID {
	out := []ID{to}
	for at := to; at != from; {
		at = came[at]
		out = append(out, at)
	}
	slices.Reverse(out)
	return out
}

// A step is a cell that can be reached for total.
type step struct {
	total int
	id    ID
}

func (s step) before(t step) bool {
	return s.total < t.total || s.total == t.total && s.id < t.id
}

// A frontier is a binary heap of steps, the cheapest first.
type frontier []step

func (f *frontier) push(s step) {
	h := append(*f, s)
	for i := len(h) - 1; i > 0; {
		up := (i - 1) / 2
		if !h[i].before(h[up]) {
			break
		}
		h[i], h[up] = h[up], h[i]
		i = up
	}
	*f = h
}

func (f *frontier) pop() step {
	h := *f
	top := h[0]
	last := len(h) - 1
	h[0] = h[last]
	h = h[:last]
	for i := 0; ; {
		least := i
		for _, child := range [2]int{2*i + 1, 2*i + 2} {
			if child < last && h[child].before(h[least]) {
				least = child
			}
		}
		if least == i {
			break
		}
		h[i], h[least] = h[least], h[i]
		i = least
	}
	*f = h
	return top
}

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
