package chartsheet

import (
	"cmp"
	"math"
	"slices"
	"sync"
	"unicode/utf8"

	"sourceofthenile/game/heart/chart"
	"sourceofthenile/hexmap"
	painter "sourceofthenile/render/chart"
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
	signRoom  = 0.38 // of a sign, round its middle
)

// place is where a region's name is written, and what is presumed or found of its land below it.
type place struct {
	x, y  float64
	landX float64
}

// rect is what a line of text takes up.
type rect struct{ x0, y0, x1, y1 float64 }

// lineAt is the room of a line of so many letters, by its middle.
func lineAt(x, y float64, letters int, size, letter float64) rect {
	half := float64(letters) * size * letter / 2
	return rect{x - half, y - size*lineReach, x + half, y + size*lineReach}
}

// lines are the room that the name of a region takes at a place, none of a Port that is called like its
// town, and that of its land, as long as it may be.
func (b *Board) lines(r chart.Region, at place) (name, land rect, named bool) {
	l := chart.Of(r)
	name = lineAt(at.x, at.y-nameUp, utf8.RuneCountInString(l.Name), nameSize, letterW)
	letters, letter := len(tell.TerrainKey(chart.Savanna)), letterW // the longest that may be found
	switch {
	case r < chart.Ports:
		letters = len(tell.TerrainKey(l.Printed))
	case l.Presumed != chart.Blank: // written in spaced letters, with a question mark
		letters, letter = len(tell.TerrainKey(l.Presumed))+1, spacedW
	}
	return name, lineAt(at.landX, at.y+landDown, letters, faintSize, letter), r >= chart.Ports || chart.Towns[r].Name != l.Name
}

// How far from the middle of a region its name may be written, in what steps it is looked for, and what
// counts against a place: a sign in part under a line, a line across a border, the way from the middle.
const (
	placeReach = 2.5
	placeStep  = 0.25
	signCost   = 40.0
	crossCost  = 2.0
	middleCost = 0.25
	townRoom   = 3.2 // that the name of a Port leaves to its town
	townCost   = 4.0
)

// findPlaces finds where the names of all regions are written while nothing is drawn in them.
func (b *Board) findPlaces() {
	for r := range chart.Region(chart.Regions) {
		b.places[r] = b.placeOff(r, nil)
	}
}

// taken is what is drawn somewhere, and what counts against a line of text for each square side that lies on it.
type taken struct {
	rect
	cost float64
}

// placeOff finds where the name of a region is written: off the signs, the borders and what is drawn there, near the
// middle, and of a Port away from the town, whose own name stands beside it.
func (b *Board) placeOff(r chart.Region, drawn []taken) (found place) {
	mx, my := b.mean(r)
	signs := b.signsNear(mx, my)
	best := math.Inf(1)
	for _, off := range placeOffsets() {
		cost := middleCost * (off.x*off.x + off.y*off.y + 2*off.landX*off.landX)
		if cost >= best {
			break // and so are all that follow, which lie farther off
		}
		at := place{mx + off.x, my + off.y, mx + off.x + off.landX}
		if r < chart.Ports {
			cost += townCost * max(0, townRoom-math.Hypot(at.x-towns[r][0], at.y-towns[r][1]))
		}
		name, land, named := b.lines(r, at)
		if cost += b.against(r, land, signs) + on(land, drawn); named && cost < best {
			cost += b.against(r, name, signs) + on(name, drawn)
		}
		if cost < best {
			best, found = cost, at
		}
	}
	return found
}

// on is what counts against a line of text for what is drawn below it.
func on(t rect, drawn []taken) (cost float64) {
	for _, d := range drawn {
		w, h := min(d.x1, t.x1)-max(d.x0, t.x0), min(d.y1, t.y1)-max(d.y0, t.y0)
		if w > 0 && h > 0 {
			cost += d.cost * (0.1 + w*h)
		}
	}
	return cost
}

// What is drawn in a hex reaches so far round its middle, a sign, a lake or a mountain, and a river; a name gives way to a
// sign before all else.
const (
	markReach, landReach, riverReach = 0.55, 0.75, 0.4
	landCost, riverCost              = 6.0, 4.0
)

// drawnIn is what lies on the hexes of a region: the signs of finds, lakes, mountains and rivers, and the room of the first
// counter. It is empty where nothing has been found.
func (b *Board) drawnIn(r chart.Region, hexes []painter.Hex) (all []taken) {
	add := func(id hexmap.ID, reach, cost float64) {
		x, y := b.Map.Cells[id].Hex.Centre()
		all = append(all, taken{rect{x - reach, y - reach, x + reach, y + reach}, cost})
	}
	for _, id := range b.hexes[r] {
		switch h := &hexes[id]; {
		case h.Mark != painter.NoMark:
			add(id, markReach, signCost)
		case h.Ink == painter.Crayon && (h.Terrain == hexmap.Lake || h.Terrain == hexmap.Mountain):
			add(id, landReach, landCost)
		case h.In|h.Out != 0:
			add(id, riverReach, riverCost)
		}
	}
	if len(all) > 0 {
		add(b.roomy[r][0], landReach, signCost)
	}
	return all
}

// placeOffsets are where a name is looked for, from the middle of its region, the nearest first.
var placeOffsets = sync.OnceValue(func() (out []place) {
	for y := -placeReach; y <= placeReach; y += placeStep {
		for x := -placeReach; x <= placeReach; x += placeStep {
			for land := -1.0; land <= 1; land += placeStep {
				out = append(out, place{x, y, land})
			}
		}
	}
	far := func(p place) float64 { return p.x*p.x + p.y*p.y + 2*p.landX*p.landX }
	slices.SortStableFunc(out, func(p, q place) int { return cmp.Compare(far(p), far(q)) })
	return out
})

// signsNear are the places of the signs that a line written about a place may come upon.
func (b *Board) signsNear(x, y float64) (out [][2]float64) {
	const near = 9
	for n := range uint8(chart.Borders) {
		if sx, sy := b.Crossing(n); math.Hypot(sx-x, sy-y) < near {
			out = append(out, [2]float64{sx, sy})
		}
	}
	return out
}

// against is what counts against a line of text there.
func (b *Board) against(r chart.Region, t rect, signs [][2]float64) (cost float64) {
	for _, at := range signs {
		cost += on(t, []taken{{rect{at[0] - signRoom, at[1] - signRoom, at[0] + signRoom, at[1] + signRoom}, signCost}})
	}
	const across, down = 8, 2
	for i := range across + 1 {
		for j := range down + 1 {
			x, y := t.x0+(t.x1-t.x0)*float64(i)/across, t.y0+(t.y1-t.y0)*float64(j)/down
			if b.Region(b.Map.ID(hexmap.At(x, y))) != r {
				cost += crossCost / down
			}
		}
	}
	return cost
}

// namePlace is where the name of a region is written.
func (b *Board) namePlace(r chart.Region) (x, y float64) { return b.places[r].x, b.places[r].y }

// The names of finds stand below that of the land: how far each, how far down the signs of finds keep off
// them, and how wide such a name is taken to be, to either side.
const (
	findDown  = 0.7
	namesDown = 2 * findDown
	namesHalf = 1.6
)

// byRoomUnder are the hexes of a region, those first that lie least under its name, what is written of its
// land and so much more below that, and of these the nearest to its middle.
func (b *Board) byRoomUnder(r chart.Region, more float64) []hexmap.ID {
	x, y := b.namePlace(r)
	half := float64(utf8.RuneCountInString(chart.Of(r).Name)) * nameSize * letterW / 2
	if l := chart.Of(r).Presumed; l != chart.Blank { // written in spaced letters, with a question mark
		half = max(half, float64(len(tell.TerrainKey(l))+1)*faintSize*spacedW/2)
	}
	if more > 0 {
		half = max(half, namesHalf)
	}
	top, bottom := y-nameUp-nameSize*lineReach, y+landDown+faintSize*lineReach+more
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
