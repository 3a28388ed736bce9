package nile

import "sourceofthenile/hexmap"

// riverNear is how far from a port a party by canoe looks for a river to go up, in hexes.
const riverNear = 3

// RiverFrom is the named river that a party by canoe comes to first from a port, and how
// many hexes of it the viewing seat knows. ok is false where no river that is known can be
// come to by canoe (5.432).
func (v View) RiverFrom(port hexmap.PortID) (river hexmap.RiverID, known int, ok bool) {
	m := v.p.chart
	if port < 0 || int(port) >= len(m.Ports) {
		return hexmap.NoRiver, 0, false
	}
	at := m.Ports[port].At
	far := map[hexmap.ID]int{at: 0}
	for queue := []hexmap.ID{at}; len(queue) > 0; queue = queue[1:] {
		at = queue[0]
		if c := &m.Cells[at]; c.River != hexmap.NoRiver && v.p.hexes[at].Out|v.p.hexes[at].In != 0 {
			return c.River, v.knownOf(at), true
		}
		if far[at] == riverNear {
			continue
		}
		var near [9]hexmap.ID
		for _, to := range v.p.touching(at, near[:0]) {
			if _, seen := far[to]; !seen && v.Hex(to).State != Unmapped && v.p.waterway(at, to) {
				far[to] = far[at] + 1
				queue = append(queue, to)
			}
		}
	}
	return hexmap.NoRiver, 0, false
}

// knownOf is how many hexes the viewing seat knows of the river in a hex: what was printed, and what has been drawn
// of it since.
func (v View) knownOf(at hexmap.ID) (n int) {
	for _, id := range v.p.extent(RiverFeature, at) {
		if v.Hex(id).State != Unmapped {
			n++
		}
	}
	return n
}
