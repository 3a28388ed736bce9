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
	horses  bool                            // go with it: they keep out of swamps (5.426)
	camels  bool                            // likewise, and out of jungle (5.427)
	desert  bool                            // it can carry water enough for narrow deserts (5.444)
	falls   float64                         // half days that the certainty of a fall ahead would weigh (9.28)
}

// blankLeft stands for a hex left that is still blank, on the way through
// unknown land: most country is not as bad as jungle.
const blankLeft = hexmap.Mountain

// newGait reckons with the party of a sheet in a mode of travel; hurry is
// whether it may make forced marches.
func newGait(v nile.View, sh *nile.Sheet, mode nile.Mode, hurry bool) (g gait) {
	weak := sh.Sick || sh.Hungry
	guided := sh.Have[nile.Guides]-sh.Ill[nile.Guides] > 0
	loss := 0
	if mode == nile.ByCanoe && sh.Have[nile.Canoes] > 0 {
		loss = crewLoss(sh)
	}
	allowance := func(l nile.Level) int { return max(0, v.MovementPoints(mode, l)-loss) }
	g.mode = mode
	g.desert = mode != nile.ByCanoe && carriesWater(sh, mode)
	if mode == nile.ByCanoe {
		g.falls = drowning(sh.Have[nile.Canoes]) * partyItself * halfDaysAPoint
	}
	g.horses, g.camels = sh.Have[nile.Horses] > 0, sh.Have[nile.Camels] > 0
	g.known = int16(month / max(1, allowance(soberly)))
	g.swamp = never
	switch {
	case !v.Paced(): // swamp is doubled (P)
		g.swamp = int16(2 * month / max(1, allowance(soberly)))
	case allowance(soberly) >= 4: // what swamp asks of canoes (9.21)
		g.swamp = month
	}
	if mode == nile.ByCanoe {
		goods := sh.Have[nile.Rations] + sh.Have[nile.Gifts] + sh.Have[nile.Muskets]
		g.portage = int16(min(never, nile.PortageTrips(sh.Have[nile.Canoes], goods, sh.Have[nile.Bearers])*month/max(1, allowance(soberly))))
	}
	for t := range g.unknown {
		for c := range g.unknown[t] {
			hexes := 0.0
			for _, level := range levels(v, hexmap.Terrain(t), hurry) {
				hexes = max(hexes, farAhead(allowance(level), lostChance(v, hexmap.Terrain(t), c, level, guided, weak)))
			}
			g.unknown[t][c] = never
			if hexes > 0 {
				g.unknown[t][c] = int16(min(never, month/hexes+rounding))
			}
		}
	}
	return g
}

// openCountry reports whether the way out of a terrain is easily kept, and so
// a forced march through unknown land worth its risk.
func openCountry(t hexmap.Terrain) bool { return t != hexmap.Blank && nile.LostNumber(t) <= 1 }

// levels are the activity levels a party may choose to go on into unknown land
// out of a terrain: the usual one, but with care where the way is easily lost;
// a column is careful everywhere, or makes forced marches in open country.
func levels(v nile.View, t hexmap.Terrain, hurry bool) []nile.Level {
	switch {
	case !v.Paced():
		return []nile.Level{soberly}
	case hurry && openCountry(t):
		return []nile.Level{nile.Cautious, nile.Reckless}
	case hurry:
		return []nile.Level{nile.Cautious}
	case t != hexmap.Blank && nile.LostNumber(t) >= 5:
		return []nile.Level{nile.Cautious, soberly}
	}
	return []nile.Level{soberly}
}

// farAhead is how many unknown hexes a party goes in a month on so many
// movement points, when each of them may be missed.
func farAhead(points int, lost float64) (hexes float64) {
	through := 1.0
	for range points / 2 {
		through *= 1 - lost
		hexes += through
	}
	return hexes
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
func lostChance(v nile.View, left hexmap.Terrain, course int, l nile.Level, guided, weak bool) float64 {
	if left == hexmap.Blank {
		left = blankLeft
	}
	w := v.Wayfinding(guided, weak, l)
	switch course {
	case downstream:
		return 0
	case upstream:
		return nile.LostGoingUp(left, w).Odds.Float()
	}
	return nile.LostLeaving(left, w).Odds.Float()
}

// open is where a party can go: blank land, and mapped hexes that it may be
// in and has the water for.
func (g *gait) open(l *land) []bool {
	out := make([]bool, len(l.new))
	var sand []bool
	if g.desert {
		sand = l.sands()
	}
	for i := range out {
		if l.v.Map().Cells[i].Ground == hexmap.Land {
			id := hexmap.ID(i)
			out[i] = l.terrain[i] == hexmap.Blank || g.enters(l, id) && (g.mode == nile.ByCanoe || !l.v.Dry(id) || sand != nil && sand[i])
		}
	}
	return out
}

// enters reports whether a party of the gait may be in a mapped hex, water
// apart (9.43).
func (g *gait) enters(l *land, id hexmap.ID) bool {
	switch t := l.terrain[id]; {
	case g.mode == nile.ByCanoe:
		return l.v.Enterable(nile.ByCanoe, id)
	case t == hexmap.Lake, (g.horses || g.camels) && t.Swampy(), g.camels && t.Jungly():
		return false
	}
	return true
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
	if g.mode != nile.ByCanoe && l.terrain[to] == hexmap.Desert && l.v.Dry(to) {
		extra = intoSand
	}
	if !l.new[to] || l.guided[to] {
		return g.known + extra
	}
	return min(never, g.unknown[l.terrain[from]][l.course(from, to)]+extra)
}

// course says how a step goes along a river.
func (l *land) course(from, to hexmap.ID) int {
	if !l.wet[from] {
		return overland
	}
	return courseOf(l.v, from, to)
}

func courseOf(v nile.View, from, to hexmap.ID) int {
	d := v.Map().DirTo(from, to)
	if d == hexmap.NoDir {
		return overland
	}
	switch out, in := v.Flow(from); {
	case out.Has(d):
		return downstream
	case in.Has(d):
		return upstream
	}
	return overland
}
