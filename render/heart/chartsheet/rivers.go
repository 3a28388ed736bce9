package chartsheet

import (
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/hexmap"
	painter "sourceofthenile/render/chart"
)

// Rivers run from border to border: a marker drains the region above it into the one
// below, so every region has one way out, and its hexes lead there.

// rivers lays the water that is known into the hexes of a sheet.
func (b *Board) rivers(v heart.View, hexes []painter.Hex) {
	var down [chart.Regions][]hexmap.ID // by hex of the region: the next on the way out
	for n := range uint8(chart.Borders) {
		w := v.Border(n)
		if w.Marker == box.NoMarker {
			continue
		}
		border, c := chart.BorderOf(n), b.crosses[n]
		above, below, low := c.b, c.a, border.A
		if w.Up == border.A {
			above, below, low = c.a, c.b, border.B
		}
		size := uint8(3 + 2*w.Marker.Branches())
		if v.Explored(w.Up) {
			out := b.wayOut(v, w.Up, &down)
			for at := b.middles[w.Up]; at != above && out != nil; {
				next := out[b.place(w.Up, at)]
				if next == hexmap.None {
					break
				}
				b.flow(hexes, at, next, size)
				at = next
			}
		}
		b.flow(hexes, above, below, size)
		b.mark(hexes, w.Marker, below)
		out := b.wayOut(v, low, &down)
		for at := below; out != nil; {
			next := out[b.place(low, at)]
			if next == hexmap.None {
				break
			}
			b.flow(hexes, at, next, size)
			at = next
		}
	}
}

// place is where a hex stands among those of its region.
func (b *Board) place(r chart.Region, id hexmap.ID) int {
	for i, o := range b.hexes[r] {
		if o == id {
			return i
		}
	}
	return 0
}

// wayOut is, by hex of a region, the next hex on the way to where its water leaves it:
// at a Port into the sea. The hex where it leaves has None. Nil where nothing leaves.
func (b *Board) wayOut(v heart.View, r chart.Region, known *[chart.Regions][]hexmap.ID) []hexmap.ID {
	if known[r] != nil {
		return known[r]
	}
	mouth := hexmap.None
	if n := v.Region(r).Outlet; n >= 0 {
		mouth = b.crosses[n].a
		if b.of[mouth] != r {
			mouth = b.crosses[n].b
		}
	} else if r < chart.Ports {
		mouth = b.shore(r)
	}
	if mouth == hexmap.None {
		return nil
	}
	out := make([]hexmap.ID, len(b.hexes[r]))
	done := map[hexmap.ID]bool{mouth: true}
	for i := range out {
		out[i] = hexmap.None
	}
	for queue := []hexmap.ID{mouth}; len(queue) > 0; queue = queue[1:] {
		for _, d := range hexmap.Dirs {
			if o := b.Map.Near(queue[0], d); o != hexmap.None && b.of[o] == r && !done[o] {
				done[o] = true
				out[b.place(r, o)] = queue[0]
				queue = append(queue, o)
			}
		}
	}
	known[r] = out
	return out
}

// shore is the hex of a Port that its rivers reach the sea in: by the town, None if no
// hex of it lies on the sea.
func (b *Board) shore(r chart.Region) hexmap.ID {
	for _, id := range append([]hexmap.ID{b.Map.Ports[r].At}, b.hexes[r]...) {
		if b.toSea(id) != hexmap.NoDir {
			return id
		}
	}
	return hexmap.None
}

// toSea is the way from a hex to the sea, NoDir where it does not touch it.
func (b *Board) toSea(id hexmap.ID) hexmap.Dir {
	for _, d := range hexmap.Dirs {
		if o := b.Map.Near(id, d); o != hexmap.None && b.Map.Cells[o].Ground == hexmap.Sea {
			return d
		}
	}
	return hexmap.NoDir
}

// flow has water go from a hex to its neighbour; into the sea, where the hex is the
// mouth of a Port.
func (b *Board) flow(hexes []painter.Hex, from, to hexmap.ID, size uint8) {
	d := b.Map.DirTo(from, to)
	hexes[from].Breadth = max(hexes[from].Breadth, size)
	hexes[to].Breadth = max(hexes[to].Breadth, size)
	if hexes[from].Ink != painter.Bare { // else it leads on into blank land
		hexes[from].Out |= d.Set()
	}
	hexes[to].In |= d.Opposite().Set()
	if r := b.of[to]; r < chart.Ports && to == b.shore(r) {
		hexes[to].Out |= b.toSea(to).Set()
	}
}

// mark shows the kind of a Water Marker in the hex below the border.
func (b *Board) mark(hexes []painter.Hex, m box.Marker, below hexmap.ID) {
	h := &hexes[below]
	if h.Ink == painter.Bare {
		return
	}
	switch m {
	case box.Marsh:
		h.Terrain, h.With = hexmap.Swamp, hexmap.Blank
	case box.LakeSource, box.LargestLake:
		h.Terrain, h.With = hexmap.Lake, hexmap.Blank
	case box.MountainSource:
		h.Terrain, h.With = hexmap.Mountain, hexmap.Blank
	case box.Waterfall:
		if h.Out != 0 {
			h.Cataract = h.Out.First()
		}
	}
}
