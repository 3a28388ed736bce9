package chartsheet

import (
	"slices"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/hexmap"
	painter "sourceofthenile/render/chart"
)

// What has been found in a region has hexes of its own by what is drawn of it, so that nothing that is found
// later moves what is drawn already: a view does not tell what was found first.

// drawing is what is drawn of a find. Finds of which the same is drawn change nothing by changing places.
type drawing uint8

// The land comes first: a name may be written over it, never over a sign.
const (
	waters drawing = iota
	peaks
	mine // the commonest sign has the best place
	nation
	city
	drawings
	lands = mine // how many of them are land
)

// signsMost and landRoom are how many hexes of a region are kept for signs, and for lakes and mountains: the
// signs have those farthest off the names.
const signsMost, landRoom = 6, 4

// drawnOf is what is drawn of a find; ok is false for nothing.
func drawnOf(c box.Chit) (d drawing, ok bool) {
	switch c.Sort() {
	case box.Lake:
		return waters, true
	case box.Mountain, box.Highest:
		return peaks, true
	case box.LostCity:
		return city, true
	case box.Kingdom, box.Warriors:
		return nation, true
	case box.Mineral:
		return mine, true
	}
	return 0, false
}

// finds are the hexes in which the finds of a region are drawn, its own first. None is that in which a counter
// stands.
func (b *Board) finds(r chart.Region) (out [drawings][]hexmap.ID) {
	free := slices.DeleteFunc(b.byRoomUnder(r, namesDown), func(id hexmap.ID) bool { return id == b.roomy[r][0] })
	land := min(landRoom, max(int(lands), len(free)-signsMost))
	signs := max(0, min(signsMost, len(free)-land))
	for i, id := range free {
		switch {
		case i < signs:
			d := lands + drawing(i)%(drawings-lands)
			out[d] = append(out[d], id)
		case i < signs+land:
			d := drawing(i-signs) % lands
			out[d] = append(out[d], id)
		}
	}
	spare := free[min(len(free), signs+land):]
	for d := range out {
		out[d] = append(out[d], spare...)
		for _, id := range free {
			if !slices.Contains(out[d], id) {
				out[d] = append(out[d], id)
			}
		}
	}
	return out
}

// lie is in what hex each find of a region lies, but those that have no room.
func (b *Board) lie(r chart.Region, finds []box.Chit) map[box.Chit]hexmap.ID {
	var taken []hexmap.ID
	lies := map[box.Chit]hexmap.ID{}
	for d := range drawings {
		for _, c := range finds {
			if is, ok := drawnOf(c); !ok || is != d {
				continue
			}
			at := slices.IndexFunc(b.found[r][d], func(id hexmap.ID) bool { return !slices.Contains(taken, id) })
			if at < 0 {
				return lies
			}
			id := b.found[r][d][at]
			taken, lies[c] = append(taken, id), id
		}
	}
	return lies
}

// draw lays down what has been found in a region.
func (b *Board) draw(r chart.Region, finds []box.Chit, s *painter.Sheet) {
	for c, id := range b.lie(r, finds) {
		h := &s.Hexes[id]
		switch d, _ := drawnOf(c); d {
		case waters:
			h.Terrain, h.With = hexmap.Lake, hexmap.Blank
		case peaks:
			h.Terrain, h.With = hexmap.Mountain, hexmap.Blank
		case city:
			h.Mark = painter.LostCity
		case nation:
			h.Mark = painter.NativeKingdom
		case mine:
			h.Mark = painter.Mine
		}
	}
}
