package chart

import (
	"container/heap"
	"math"
	"slices"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// complete is a chart with nothing blank left: country by latitude and chance,
// rivers that drain it to the mouths the map of 1820 knows, most of it
// published by four players, and the names they gave.
func complete(m *hexmap.Map) *Sheet {
	g := &surveyor{m: m, s: &Sheet{
		Hexes: PlainHexes(m), Colours: seatColours,
		Title: "Africa", Subtitle: "from the Sahara to the Cape",
		Authors: "four gentlemen explorers", Date: "December 1841",
	}}
	g.drain()
	g.country()
	g.rivers()
	g.notes()
	g.name()
	return g.s
}

// surveyor maps everything.
type surveyor struct {
	m     *hexmap.Map
	s     *Sheet
	down  []hexmap.ID // where water goes; None where it does not
	order []hexmap.ID // blank cells, downstream first
	size  []int       // cells upstream, itself included
}

// noiseAt is slow chance over the map.
func (g *surveyor) noiseAt(id hexmap.ID, wide float64, seed uint32) float64 {
	x, y := g.m.Cells[id].Hex.Centre()
	return paint.Cloud(x/wide, y/wide, 3, seed, 0.5)
}

type drop struct {
	id     hexmap.ID
	height float64
}
type drops []drop

func (d drops) Len() int           { return len(d) }
func (d drops) Less(i, j int) bool { return d[i].height < d[j].height }
func (d drops) Swap(i, j int)      { d[i], d[j] = d[j], d[i] }
func (d *drops) Push(x any)        { *d = append(*d, x.(drop)) }
func (d *drops) Pop() any {
	last := (*d)[len(*d)-1]
	*d = (*d)[:len(*d)-1]
	return last
}

// drain floods the blank from the known rivers' ends, the lowest land first.
func (g *surveyor) drain() {
	g.down = make([]hexmap.ID, len(g.m.Cells))
	g.size = make([]int, len(g.m.Cells))
	seen := make([]bool, len(g.m.Cells))
	var q drops
	reach := func(from, to hexmap.ID) {
		if to == hexmap.None || seen[to] || !g.m.IsBlank(to) {
			return
		}
		seen[to] = true
		g.down[to] = from
		heap.Push(&q, drop{to, 0.25*float64(g.m.PortDistance(to)) + 5*g.noiseAt(to, 7, 101)})
	}
	for i := range g.m.Cells {
		g.down[i] = hexmap.None
		if c := &g.m.Cells[i]; c.Ground == hexmap.Land && !g.m.IsBlank(hexmap.ID(i)) {
			for _, d := range hexmap.Dirs {
				if c.In.Has(d) {
					reach(hexmap.ID(i), g.m.Near(hexmap.ID(i), d))
				}
			}
		}
	}
	for q.Len() > 0 {
		at := heap.Pop(&q).(drop).id
		g.order = append(g.order, at)
		g.size[at] = 1
		for _, d := range hexmap.Dirs {
			reach(at, g.m.Near(at, d))
		}
	}
	for i := range g.m.Cells {
		if id := hexmap.ID(i); g.m.IsBlank(id) && !seen[i] {
			g.order, g.size[i] = append(g.order, id), 1
		}
	}
	for _, id := range slices.Backward(g.order) {
		if to := g.down[id]; to != hexmap.None {
			g.size[to] += g.size[id]
		}
	}
}

func (g *surveyor) country() {
	for _, id := range g.order {
		h := &g.s.Hexes[id]
		h.Ink = Published
		if g.noiseAt(id, 6, 102) > 0.22 {
			h.Ink, h.Flags = Crayon, 1<<(uint(id)%4)
		}
		h.By = uint8(1 + int(100+10*g.noiseAt(id, 9, 103))%4)
		row := float64(int(id)/g.m.Cols) / float64(g.m.Rows)
		wet := 1.1 - 3.2*math.Abs(row-0.45) + 1.3*g.noiseAt(id, 5, 104)
		high := g.noiseAt(id, 3.5, 105)
		switch {
		case high > 0.30 && wet > 0.75:
			h.Terrain = hexmap.JungleMountain
		case high > 0.26:
			h.Terrain = hexmap.Mountain
		case high < -0.36 && wet > 0.2:
			h.Terrain = hexmap.Lake
		case wet > 0.9 && high < -0.18:
			h.Terrain = hexmap.JungleSwamp
		case wet > 0.72:
			h.Terrain = hexmap.Jungle
		case wet > 0.3 && high < -0.24:
			h.Terrain = hexmap.Swamp
		case wet < -0.05:
			h.Terrain = hexmap.Desert
		default:
			h.Terrain = hexmap.Veldt
		}
	}
}

// riverFrom is how many hexes must drain through one before it has a river.
const riverFrom = 3

func (g *surveyor) rivers() {
	for _, id := range g.order {
		h, to := &g.s.Hexes[id], g.down[id]
		if g.size[id] < riverFrom || to == hexmap.None {
			continue
		}
		h.Out |= g.m.DirTo(id, to).Set()
		h.Breadth = uint8(min(g.size[id]/2, 255))
		o := &g.s.Hexes[to]
		o.In |= g.m.DirTo(to, id).Set()
		for at := to; !g.m.IsBlank(at); { // the known part grows with it
			p := &g.s.Hexes[at]
			p.Breadth = uint8(max(int(p.Breadth), min(g.size[id]/2+1, 255)))
			d := g.m.Cells[at].Out.First()
			if d == hexmap.NoDir {
				break
			}
			if at = g.m.Near(at, d); at == hexmap.None || g.m.Cells[at].Ground != hexmap.Land {
				break
			}
		}
	}
}

func (g *surveyor) notes() {
	tribe := int16(0)
	for _, id := range g.order {
		h := &g.s.Hexes[id]
		d := paint.NewDice(int(id), 106)
		if d.Next() < 0.14 {
			tribe++
			h.Tribe = tribe
		}
		switch {
		case h.Terrain.Mountainous() && d.Next() < 0.4:
			h.Peak = int32(6000 + 100*int(d.Next()*130))
		case h.Terrain == hexmap.Lake:
			h.Lake = int32(2000 + 100*int(d.Next()*80))
		case h.Terrain == hexmap.Desert && h.Out|h.In == 0 && d.Next() < 0.3:
			h.Oasis = true
		}
		if h.Out != 0 && h.Terrain != hexmap.Lake && d.Next() < 0.08 {
			h.Cataract, h.Fall = h.Out.First(), int32(30+10*int(d.Next()*40))
		}
		if d.Next() < 0.01 {
			h.Mark = Mark(1 + int(d.Next()*float64(marks-1)))
		}
	}
}

// name names the longest rivers, the greatest lakes, some peaks and falls.
func (g *surveyor) name() {
	rivers := []string{"River Adair", "Great Sable River", "Wenlock", "Caroline River", "the Long Water", "River Hope", "Saint Swithin", "Brown River", "River Ouseburn", "Elspeth"}
	used := map[hexmap.ID]bool{}
	for _, text := range rivers {
		var best []hexmap.ID
		for _, id := range g.order {
			var way []hexmap.ID
			for at := id; at != hexmap.None && g.m.IsBlank(at) && !used[at] && g.size[at] >= riverFrom; at = g.down[at] {
				way = append(way, at)
			}
			if len(way) > len(best) {
				best = way
			}
		}
		for _, id := range best {
			used[id] = true
		}
		g.s.Names = append(g.s.Names, Name{Kind: RiverName, Cells: best, Text: text})
	}
	lakes := []string{"Lake Augusta", "Mirror Lake", "Lake Thornbury", "Bittern Water", "Lake Isobel", "Lake of Reeds"}
	peaks := []string{"Mount Falkirk", "The Sentinel", "Mount Adela", "Cloud Peak", "Mount Bertram", "Old Grey Head", "Mount Patience", "Twin Horn", "Mount Lund", "Kettle Peak"}
	falls := []string{"Thunder Falls", "Dora Falls", "Smoking Stair", "Falls of Finch", "Broken Water"}
	for _, id := range g.order {
		h := &g.s.Hexes[id]
		switch {
		case h.Ink != Published:
		case h.Terrain == hexmap.Lake && !used[id] && len(lakes) > 0:
			cells := []hexmap.ID{id}
			used[id] = true
			for i := 0; i < len(cells); i++ {
				for _, d := range hexmap.Dirs {
					if n := g.m.Near(cells[i], d); n != hexmap.None && !used[n] && g.s.Hexes[n].Terrain == hexmap.Lake {
						used[n] = true
						cells = append(cells, n)
					}
				}
			}
			g.s.Names = append(g.s.Names, Name{Kind: LakeName, Cells: cells, Text: lakes[0]})
			lakes = lakes[1:]
		case h.Peak > 9000 && len(peaks) > 0 && id%3 == 0:
			g.s.Names = append(g.s.Names, Name{Kind: PeakName, Cells: []hexmap.ID{id}, Text: peaks[0]})
			peaks = peaks[1:]
		case h.Fall > 0 && len(falls) > 0:
			g.s.Names = append(g.s.Names, Name{Kind: FallsName, Cells: []hexmap.ID{id}, Text: falls[0]})
			falls = falls[1:]
		}
	}
}
