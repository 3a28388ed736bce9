package bots

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// month is the unit of time in which ways are reckoned: half days.
const month = 60

// never is longer than any step takes.
const never = 20 * month

// ahead says how a step goes along a river.
const (
	overland = iota
	downstream
	upstream
	courses
)

// gait is how long a party takes for a step, in half days, at a sober pace.
type gait struct {
	mode    nile.Mode
	known   int16                           // into a familiar hex
	unknown [hexmap.Terrains][courses]int16 // into another, by the terrain left
	swamp   int16                           // by canoe into swamp
	portage int16                           // round a cataract, besides
}

// blankLeft stands for a hex left that is still blank, on the way through
// unknown land: most country is not as bad as jungle.
const blankLeft = 2

// newGait reckons with the party of a sheet in a mode of travel.
func newGait(sh *nile.Sheet, mode nile.Mode) (g gait) {
	weak := sh.Sick || sh.Hungry
	guided := sh.Have[nile.Guides]-sh.Ill[nile.Guides] > 0
	loss := 0
	if mode == nile.ByCanoe && sh.Have[nile.Canoes] > 0 {
		loss = crewLoss(sh)
	}
	allowance := func(l nile.Level) int { return max(0, nile.MovementPoints(mode, l)-loss) }
	g.mode = mode
	g.known = int16(month / max(1, allowance(soberly)))
	g.swamp = never
	if allowance(soberly) >= 4 { // what swamp asks of canoes (9.21)
		g.swamp = month
	}
	if mode == nile.ByCanoe {
		goods := sh.Have[nile.Rations] + sh.Have[nile.Gifts] + sh.Have[nile.Muskets]
		g.portage = int16(min(never, nile.PortageTrips(sh.Have[nile.Canoes], goods, sh.Have[nile.Bearers])*month/max(1, allowance(soberly))))
	}
	for t := range g.unknown {
		for c := range g.unknown[t] {
			p := 1 - lostChance(hexmap.Terrain(t), c, soberly, guided, weak)
			hexes, through := 0.0, 1.0
			for range allowance(soberly) / 2 {
				through *= p
				hexes += through
			}
			g.unknown[t][c] = never
			if hexes > 0 {
				g.unknown[t][c] = int16(min(never, month/hexes))
			}
		}
	}
	return g
}

// soberly is the activity level a sober explorer keeps to.
const soberly = nile.Normal

func crewLoss(sh *nile.Sheet) int {
	points, drifts := nile.CrewCost((sh.Have[nile.Bearers] - sh.Ill[nile.Bearers]) / sh.Have[nile.Canoes])
	if drifts {
		return 9
	}
	return points
}

// lostChance is the chance to lose the way (12).
func lostChance(left hexmap.Terrain, course int, l nile.Level, guided, weak bool) float64 {
	beat := blankLeft
	if left != hexmap.Blank {
		beat = nile.LostNumber(left)
	}
	switch course {
	case downstream:
		return 0
	case upstream:
		beat = min(beat, nile.LostUpstream)
	}
	if guided {
		beat--
	}
	switch l {
	case nile.Cautious:
		beat--
	case nile.Reckless:
		beat++
	}
	if weak {
		beat++
	}
	return float64(min(6, max(0, beat))) / 6
}

// open is where a party can go: blank land, and mapped hexes that it may be
// in and has the water for.
func (g *gait) open(l *land) []bool {
	out := make([]bool, len(l.new))
	for i := range out {
		if l.v.Map().Cells[i].Ground == hexmap.Land {
			id := hexmap.ID(i)
			out[i] = l.terrain[i] == hexmap.Blank || l.v.Enterable(g.mode, id) && (g.mode == nile.ByCanoe || !l.v.Dry(id))
		}
	}
	return out
}

// step is the half days from a hex into an open neighbour, never where the
// party cannot go.
func (g *gait) step(l *land, from, to hexmap.ID) int16 {
	extra := int16(0)
	if g.mode == nile.ByCanoe {
		if extra = g.byWater(l, from, to); extra == never || extra == g.swamp && extra > 0 {
			return extra
		}
	}
	if !l.new[to] {
		return g.known + extra
	}
	return min(never, g.unknown[l.terrain[from]][l.course(from, to)]+extra)
}

// course says how a step goes along a river.
func (l *land) course(from, to hexmap.ID) int {
	if !l.wet[from] {
		return overland
	}
	d := l.v.Map().DirTo(from, to)
	if d == hexmap.NoDir {
		return overland
	}
	switch out, in := l.v.Flow(from); {
	case out.Has(d):
		return downstream
	case in.Has(d):
		return upstream
	}
	return overland
}
