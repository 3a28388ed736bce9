package nile

import "sourceofthenile/hexmap"

// Terrain is what the board shows in a hex: Blank for what nobody has mapped,
// and for the sea.
func (v View) Terrain(id hexmap.ID) hexmap.Terrain { return v.p.hexes[id].Terrain }

// Familiar reports whether this seat's explorer would enter a hex for one
// point, and cannot miss it: it is published or known to him (9.15).
func (v View) Familiar(id hexmap.ID) bool {
	return v.p.familiar(&v.p.players[v.seat], id)
}

// Dry reports whether a hex is desert without a river, where water must be
// brought (5.4442).
func (v View) Dry(id hexmap.ID) bool { return v.p.dry(id) }

// Enterable reports whether a party of this seat's explorer may be in a mapped
// hex in a mode of travel, food and water apart (9.43).
func (v View) Enterable(m Mode, id hexmap.ID) bool {
	_, why := v.p.barred(&v.p.players[v.seat].Trip, m, id)
	return why == ""
}

// Touching appends the hexes that touch a hex, Zanzibar's arrows included.
func (v View) Touching(at hexmap.ID, buf []hexmap.ID) []hexmap.ID { return v.p.touching(at, buf) }
