package chart

import (
	"image/color"
	"math/rand/v2"

	"sourceofthenile/hexmap"
)

var seatColours = []color.RGBA{
	{150, 34, 34, 255}, {34, 64, 128, 255}, {178, 134, 30, 255}, {34, 92, 54, 255}, {96, 50, 110, 255}, {40, 40, 44, 255},
}

// midGame plays a plausible half of a game on a map: parties that set out from
// ports, walk into the blank, find country and follow rivers up.
func midGame(m *hexmap.Map, seed uint64, journeys int) *Sheet {
	g := &explorer{m: m, r: rand.New(rand.NewPCG(seed, 7)), s: &Sheet{
		Hexes: PlainHexes(m), Colours: seatColours,
		Title: "Africa", Subtitle: "from the Sahara to the Cape",
		Authors: "four gentlemen explorers", Date: "August 1824",
	}}
	for i := range journeys {
		g.journey(i%4, i)
	}
	g.measure()
	g.marks()
	g.s.Labels = nil
	return g.s
}

type explorer struct {
	m     *hexmap.Map
	r     *rand.Rand
	s     *Sheet
	tribe int16
}

func (g *explorer) journey(seat, n int) {
	at := g.m.Ports[g.r.IntN(len(g.m.Ports))].At
	published := n < 6
	cells := []hexmap.ID{at}
	heading := 0
	for range 9 + g.r.IntN(9) {
		next := g.step(at, &heading)
		if next == hexmap.None {
			break
		}
		at = next
		cells = append(cells, at)
		h := &g.s.Hexes[at]
		if h.Ink == Bare {
			g.find(at, seat, published)
		} else if h.Ink == Crayon {
			h.Flags |= 1 << seat
		}
	}
	g.s.Tracks = append(g.s.Tracks, Track{seatColours[seat], uint8(seat), cells})
	if n%5 > 1 {
		g.s.Hexes[at].Caches |= 1 << seat
	}
	if n >= 8 && len(g.s.Pieces) < 4 {
		g.s.Pieces = append(g.s.Pieces, Piece{at, seatColours[seat], string(rune('A' + seat)), len(g.s.Pieces) == 1, false})
	}
}

// step prefers rivers' stubs, then country farther from ports.
func (g *explorer) step(at hexmap.ID, heading *int) hexmap.ID {
	best, score := hexmap.None, -1.0
	for i, d := range hexmap.Dirs {
		n := g.m.Near(at, d)
		if n == hexmap.None || g.m.Cells[n].Ground != hexmap.Land {
			continue
		}
		v := g.r.Float64()*2 + float64(g.m.PortDistance(n)-g.m.PortDistance(at))*0.8
		if g.s.Hexes[n].Ink == Bare {
			v += 1.5
		}
		if g.s.Hexes[at].In.Has(d) {
			v += 2.5
		}
		if i == *heading {
			v += 0.8
		}
		if v > score {
			best, score = n, v
			*heading = i
		}
	}
	return best
}

func (g *explorer) find(id hexmap.ID, seat int, published bool) {
	h := &g.s.Hexes[id]
	h.Ink = Crayon
	if published {
		h.Ink = Published
	} else {
		h.Flags = 1 << seat
	}
	h.Terrain = g.country(id)
	var blank []hexmap.Dir
	for _, d := range hexmap.Dirs {
		n := g.m.Near(id, d)
		if n == hexmap.None || g.m.Cells[n].Ground != hexmap.Land {
			continue
		}
		o := &g.s.Hexes[n]
		switch {
		case o.Ink == Bare:
			blank = append(blank, d)
		case o.In.Has(d.Opposite()):
			h.Out |= d.Set()
		case o.Out.Has(d.Opposite()):
			h.In |= d.Set()
		}
	}
	g.water(h, blank)
	if g.r.IntN(4) == 0 {
		g.tribe++
		h.Tribe = g.tribe
	}
	if h.Terrain == hexmap.Desert && h.Out|h.In == 0 {
		h.Oasis = g.r.IntN(3) > 0
	}
	if h.Terrain.Mountainous() && g.r.IntN(3) == 0 {
		h.Peak = int32(100 + g.r.IntN(90)*100 + 9000)
	}
	if h.Terrain == hexmap.Lake {
		h.Lake = int32(4000 + g.r.IntN(80)*100)
	}
}

// country is that of a neighbour, or something new.
func (g *explorer) country(id hexmap.ID) hexmap.Terrain {
	if d := hexmap.Dirs[g.r.IntN(6)]; g.r.IntN(3) > 0 {
		if n := g.m.Near(id, d); n != hexmap.None && g.s.Hexes[n].Ink != Bare {
			return g.s.Hexes[n].Terrain
		}
	}
	return hexmap.Terrain(1 + g.r.IntN(int(hexmap.Terrains)-1))
}

func (g *explorer) water(h *Hex, blank []hexmap.Dir) {
	if h.Out.Len() > 1 && !h.Terrain.Wet() {
		h.Terrain = hexmap.Swamp
	}
	pick := func() hexmap.Dir { return blank[g.r.IntN(len(blank))] }
	switch {
	case len(blank) == 0:
	case h.Out != 0 && h.In == 0 && g.r.IntN(5) > 0:
		h.In |= pick().Set()
		if g.r.IntN(3) == 0 {
			h.In |= pick().Set()
		}
	case h.Out == 0 && h.In != 0:
		h.Out |= pick().Set()
	case h.Out == 0 && h.In == 0 && g.r.IntN(4) == 0:
		h.Out |= pick().Set()
	}
	h.In &^= h.Out
	if h.Out.Len() > 0 && g.r.IntN(7) == 0 {
		h.Cataract = h.Out.First()
		h.Fall = int32(40 + g.r.IntN(400))
	}
}

// measure counts what flows into every hex.
func (g *explorer) measure() {
	for i := range g.s.Hexes {
		h := &g.s.Hexes[i]
		if h.In|h.Out == 0 || h.Ink == Bare {
			continue
		}
		seen := map[hexmap.ID]bool{}
		g.above(hexmap.ID(i), seen)
		h.Breadth = uint8(min(len(seen), 255))
	}
}

func (g *explorer) above(id hexmap.ID, seen map[hexmap.ID]bool) {
	if seen[id] {
		return
	}
	seen[id] = true
	for _, d := range hexmap.Dirs {
		n := g.m.Near(id, d)
		if n != hexmap.None && g.s.Hexes[id].In.Has(d) && g.s.Hexes[n].Ink != Bare {
			g.above(n, seen)
		}
	}
}

func (g *explorer) marks() {
	placed := 0
	for range 4000 {
		id := hexmap.ID(g.r.IntN(len(g.m.Cells)))
		h := &g.s.Hexes[id]
		if placed < 8 && g.m.IsBlank(id) && h.Ink == Bare && h.Mark == NoMark && g.m.PortDistance(id) > 5 {
			h.Mark = Hidden
			placed++
		}
	}
}
