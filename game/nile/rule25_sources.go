package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Chapter 25: sources and the length of rivers.

// headwater reports whether a river leaves a mapped hex and none enters it.
func (p *Position) headwater(id hexmap.ID) bool {
	h := &p.hexes[id]
	return h.Terrain != hexmap.Blank && h.Out != 0 && h.In == 0
}

// riverWorth is what publishing a headwater scores: the source of a named
// river, the longest river so far, the source of the Nile (25).
func (p *Position) riverWorth(s game.Seat, id hexmap.ID) (out []Worth) {
	h := &p.hexes[id]
	if !p.headwater(id) || h.River < 0 {
		return nil
	}
	r := &p.rivers[h.River]
	length, whole := p.riverLength(id)
	if r.Named != hexmap.NoRiver && !r.Source {
		out = append(out, Worth{RiverSource, SourcePoints(length), length})
	}
	if whole && length > max(int(p.records.River), p.fixed.longest) && p.records.RiverBy != s {
		out = append(out, Worth{LongestRiver, longestPoints, length})
	}
	if h.River == p.fixed.white && !p.records.Nile && p.nileEnds(id) {
		out = append(out, Worth{SourceOfNile, nileSource, length})
	}
	return out
}

// longestOn is how many hexes the longest river has that a map knows from its source
// to its end, 0 where it knows none: a shorter one is no record (25.3).
func longestOn(m *hexmap.Map) (most int) {
	p := &Position{chart: m}
	p.printMap()
	for i := range p.hexes {
		if id := hexmap.ID(i); p.headwater(id) {
			if n, whole := p.riverLength(id); whole {
				most = max(most, n)
			}
		}
	}
	return most
}

// lengthenRecord: the holder of the longest river who publishes a longer one
// scores nothing for it, but has to be beaten by more (25).
func (p *Position) lengthenRecord(s game.Seat, id hexmap.ID) {
	if p.records.RiverBy != s || !p.headwater(id) {
		return
	}
	if length, whole := p.riverLength(id); whole {
		p.records.River = max(p.records.River, int32(length))
	}
}

// nileEnds reports whether a headwater of the White Nile is the source of the
// Nile: seven hexes above the known end or, once no stub of the White Nile is
// open, the farthest there is.
func (p *Position) nileEnds(id hexmap.ID) bool {
	if p.hexes[id].Above >= nileSourceAbove {
		return true
	}
	for i := range p.hexes {
		if h := &p.hexes[i]; h.River == p.fixed.white && h.Terrain != hexmap.Blank &&
			(p.openStub(hexmap.ID(i)) || p.headwater(hexmap.ID(i)) && h.Above > p.hexes[id].Above) {
			return false
		}
	}
	return true
}

// openStub reports whether water enters a hex from blank land.
func (p *Position) openStub(id hexmap.ID) bool {
	for _, d := range hexmap.Dirs {
		if n := p.chart.Near(id, d); p.hexes[id].In.Has(d) && n != hexmap.None && p.hexes[n].Terrain == hexmap.Blank {
			return true
		}
	}
	return false
}

// riverLength is the number of hexes a river runs through from a headwater
// down to the sea, by its longest way through lakes and swamps; whole is
// false when it is not mapped so far down.
func (p *Position) riverLength(id hexmap.ID) (length int, whole bool) {
	memo := make(map[hexmap.ID][2]int16, 32)
	n := p.lengthBelow(id, memo)
	return int(n[0]), n[1] == 1
}

// lengthBelow is the longest way down from a hex, the hex included, preferring
// ways that reach the sea, the map's edge or a lake without outlet. Rivers
// never run in a circle, so that this ends.
func (p *Position) lengthBelow(id hexmap.ID, memo map[hexmap.ID][2]int16) [2]int16 {
	if n, ok := memo[id]; ok {
		return n
	}
	best := [2]int16{1, 0}
	if p.hexes[id].Out == 0 {
		best[1] = 1
	}
	for _, d := range hexmap.Dirs {
		if !p.hexes[id].Out.Has(d) {
			continue
		}
		below := [2]int16{0, 1}
		if n := p.chart.Near(id, d); n != hexmap.None && p.chart.Cells[n].Ground == hexmap.Land {
			below = [2]int16{0, 0}
			if p.hexes[n].Terrain != hexmap.Blank {
				below = p.lengthBelow(n, memo)
			}
		}
		if way := [2]int16{below[0] + 1, below[1]}; way[1] > best[1] || way[1] == best[1] && way[0] > best[0] {
			best = way
		}
	}
	memo[id] = best
	return best
}
