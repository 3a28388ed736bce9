package chartsheet

import (
	"cmp"
	"slices"
	"unicode/utf8"

	"sourceofthenile/game/heart/chart"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/heart/tell"
)

// Where a region's name is written, and what it leaves free. All in sides of a hex.
const (
	nameUp    = 0.3  // the name stands so much above its place
	landDown  = 0.52 // its land so much below
	letterW   = 0.42 // of a letter, for the height of the type
	spacedW   = 0.85 // of a letter where they are spaced
	hexReach  = 0.87 // of a hex or a counter in it, round its middle
	overRoom  = 8.0  // how many sides of way an overlap of one square side is worth
	lineReach = 0.35 // of a line above and below its middle, for the height of the type
)

// namePlace is where the name of a region is written: in its middle, and of a Port as far
// as may be from the town, whose own name stands beside it.
func (b *Board) namePlace(r chart.Region) (x, y float64) {
	if r >= chart.Ports {
		return b.mean(r)
	}
	tx, ty := towns[r][0], towns[r][1]
	best := -1.0
	for _, id := range b.hexes[r] {
		hx, hy := b.Map.Cells[id].Hex.Centre()
		if d := (hx-tx)*(hx-tx) + (hy-ty)*(hy-ty); d > best {
			x, y, best = hx, hy, d
		}
	}
	return x, y
}

// byRoom are the hexes of a region, those first that lie least under its name and what is
// written of its land, and of these the nearest to its middle.
func (b *Board) byRoom(r chart.Region) []hexmap.ID {
	x, y := b.namePlace(r)
	half := float64(utf8.RuneCountInString(chart.Of(r).Name)) * nameSize * letterW / 2
	if l := chart.Of(r).Presumed; l != chart.Blank { // written in spaced letters, with a question mark
		half = max(half, float64(len(tell.TerrainKey(l))+1)*faintSize*spacedW/2)
	}
	top, bottom := y-nameUp-nameSize*lineReach, y+landDown+faintSize*lineReach
	cost := func(id hexmap.ID) float64 {
		hx, hy := b.Map.Cells[id].Hex.Centre()
		w := min(hx+hexReach, x+half) - max(hx-hexReach, x-half)
		h := min(hy+hexReach, bottom) - max(hy-hexReach, top)
		return max(0, w)*max(0, h)*overRoom + (hx-x)*(hx-x) + (hy-y)*(hy-y)
	}
	out := slices.Clone(b.hexes[r])
	slices.SortStableFunc(out, func(p, q hexmap.ID) int { return cmp.Compare(cost(p), cost(q)) })
	return out
}
