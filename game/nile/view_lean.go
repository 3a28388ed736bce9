package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Terrain is what the board shows in a hex: Blank for what nobody has mapped,
// and for the sea.
func (v View) Terrain(id hexmap.ID) hexmap.Terrain { return v.p.hexes[id].Terrain }

// Familiar reports whether this seat's explorer would enter a hex for one
// point, and cannot miss it: it is published or known to him (9.15).
func (v View) Familiar(id hexmap.ID) bool {
	return v.seat != game.Nobody && v.p.familiar(&v.p.players[v.seat], id)
}

// Dry reports whether a hex is desert without a river, where water must be
// brought (5.4442).
func (v View) Dry(id hexmap.ID) bool { return v.p.dry(id) }

// Enterable reports whether a party of this seat's explorer may be in a mapped
// hex in a mode of travel, food and water apart (9.43).
func (v View) Enterable(m Mode, id hexmap.ID) bool {
	if v.seat == game.Nobody {
		return false
	}
	_, why := v.p.barred(&v.p.players[v.seat].Trip, m, id)
	return why == ""
}

// Touching appends the hexes that touch a hex, Zanzibar's arrows included.
func (v View) Touching(at hexmap.ID, buf []hexmap.ID) []hexmap.ID { return v.p.touching(at, buf) }

// Flow is where rivers leave a hex and where they enter it; both are empty
// where nobody has mapped it.
func (v View) Flow(id hexmap.ID) (out, in hexmap.DirSet) {
	h := &v.p.hexes[id]
	return h.Out, h.In
}

// RiverOf is the river of 1820 that a hex belongs to, NoRiver where none flows
// or one that nobody had heard of.
func (v View) RiverOf(id hexmap.ID) hexmap.RiverID {
	if r := v.p.hexes[id].River; r >= 0 && v.p.hexes[id].Terrain != hexmap.Blank {
		return v.p.rivers[r].Named
	}
	return hexmap.NoRiver
}

// SourceFound reports whether the source of a river of 1820 has been published
// (25).
func (v View) SourceFound(r hexmap.RiverID) bool { return v.p.rivers[r].Source }

// Waterway reports whether canoes can pass from a hex to one it touches (5.432).
func (v View) Waterway(from, to hexmap.ID) bool { return v.p.waterway(from, to) }

// Cataract reports whether a cataract lies on the edge between two hexes, as
// far as it is known (9.27).
func (v View) Cataract(from, to hexmap.ID) bool { return v.p.cataractBetween(from, to) }

// State says how far a hex has been mapped (3.2).
func (v View) State(id hexmap.ID) State { return v.p.stateOf(id) }

// CounterAt is the discovery counter that lies on a hex (3.32).
func (v View) CounterAt(id hexmap.ID) Counter { return v.p.hexes[id].Counter }

// Publishable reports whether this seat's explorer could publish a hex if he
// were in Europe (22).
func (v View) Publishable(id hexmap.ID) bool {
	return v.seat != game.Nobody && v.p.mayPublish(v.seat, id)
}

// Charted reports whether this seat's explorer has mapped a hex on the
// expedition he is on, so that it counts toward an epic journey (25).
func (v View) Charted(id hexmap.ID) bool {
	return v.seat != game.Nobody && v.p.players[v.seat].Trip.Charted.has(id)
}

// JourneyBetween is the epic journey between two shores, either way; ok is
// false where there is none (25).
func JourneyBetween(from, to hexmap.Shore) (e Epic, ok bool) { return epicBetween(from, to) }

// Interviewed reports whether this seat's explorer, a Journalist, has no first
// interview with the explorer of seat o left to make (24).
func (v View) Interviewed(o game.Seat) bool {
	return v.seat != game.Nobody && v.p.players[v.seat].Talked[o] == v.p.players[o].Explorers
}
