package tell

import (
	"math"
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// Port is a port's name.
func Port(m *hexmap.Map, p hexmap.PortID) string {
	if p < 0 || int(p) >= len(m.Ports) {
		return ""
	}
	return m.Ports[p].Name
}

// PortNote is one sentence on a port.
func PortNote(m *hexmap.Map, p hexmap.PortID) string {
	if key := "port." + strings.ReplaceAll(Port(m, p), " ", "-"); words.Has(key) {
		return phrase(key, nil)
	}
	return phrase("port.other", nil)
}

// Where tells where a hex is, as it stands after a comma: "at Zanzibar", "300
// miles west of Zanzibar".
func Where(m *hexmap.Map, id hexmap.ID) string {
	if id < 0 || int(id) >= len(m.Cells) || len(m.Ports) == 0 {
		return ""
	}
	if p := m.Cells[id].Port; p != hexmap.NoPort {
		return phrase("where.port", blanks{"port": m.Ports[p].Name})
	}
	p := NearestPort(m, id)
	port := &m.Ports[p]
	return phrase("where.near", blanks{
		"miles": nile.Miles(m.Distance(id, port.At)), "compass": Compass(m, port.At, id), "port": port.Name,
	})
}

// NearestPort is the port with the fewest hexes between; among equals the one
// with the shortest line.
func NearestPort(m *hexmap.Map, id hexmap.ID) hexmap.PortID {
	best, hexes, line := hexmap.PortID(0), math.MaxInt, 0.0
	x, y := m.Cells[id].Hex.Centre()
	for i := range m.Ports {
		px, py := m.Cells[m.Ports[i].At].Hex.Centre()
		n, l := m.Distance(id, m.Ports[i].At), math.Hypot(px-x, py-y)
		if n < hexes || n == hexes && l < line {
			best, hexes, line = hexmap.PortID(i), n, l
		}
	}
	return best
}

// Compass is the direction in which one hex lies from another: "south".
func Compass(m *hexmap.Map, from, to hexmap.ID) string {
	x0, y0 := m.Cells[from].Hex.Centre()
	x1, y1 := m.Cells[to].Hex.Centre()
	a := math.Atan2(x1-x0, y0-y1) // clockwise from north
	i := int(math.Round(a/(math.Pi/4))+8) % 8
	return phrase("compass."+compassKeys[i], nil)
}

// River is the river of a hex: "the Congo", "a river" for one without a name.
func River(h nile.HexView) string { return RiverNamed(h.River) }

// RiverNamed is a river as it stands in a sentence; name may be empty.
func RiverNamed(name string) string {
	if name == "" {
		return phrase("river.unnamed", nil)
	}
	return phrase("river.named", blanks{"name": name})
}
