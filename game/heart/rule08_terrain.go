package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// Terrain (8), and how exploring goes on to the water (9).

// terrainChart is the Terrain Chart, by face less one [T].
var terrainChart = [6]chart.Terrain{chart.Jungle, chart.Savanna, chart.Savanna, chart.Veldt, chart.Veldt, chart.Desert}

// presumedMost: a presumption holds at that face or below.
const presumedMost = 2

// The places of exploring a region.
const (
	explorePresumed uint8 = iota
	explorePresumedRolled
	exploreColour
	exploreChart
	exploreChartRolled
	exploreWater
	exploreJoin
	exploreJoinChosen
	exploreJoinRolled
	exploreDone
)

// How a terrain was found, as TerrainFound tells it.
const (
	asPresumed = iota
	byColour
	byChart
)

// runExploring finds out the land and the water of the region where a seat is (7.5).
// V: which Water Zones have been tried, the one that is (9.2).
func (p *Position) runExploring(f *frame, a *game.Act) {
	r := p.seats[f.Seat].Region
	switch f.At {
	case explorePresumed:
		if chart.Of(r).Presumed == chart.Blank {
			f.At = exploreColour
			return
		}
		p.throw(f, explorePresumedRolled, box.PresumedDie, 0, presumedMost, 0)
	case explorePresumedRolled:
		f.At = exploreColour
		if p.got <= presumedMost {
			p.settle(a, f, chart.Of(r).Presumed, asPresumed)
		}
	case exploreColour:
		f.At = exploreChart
		p.settle(a, f, p.drawTerrain(a, f.Seat, r), byColour)
	case exploreChart:
		if t := p.onlyLeft(r); t != chart.Blank {
			p.settleAs(a, f, t, byChart)
			return
		}
		p.throw(f, exploreChartRolled, box.TerrainDie, 0, 0, 0)
	case exploreChartRolled:
		f.At = exploreChart
		if t := terrainChart[p.got-1]; !againstPresumption(r, t) {
			p.settle(a, f, t, byChart)
		}
	default:
		p.runFindingWater(f, a)
	}
}

// drawTerrain draws a Colour Code and is the terrain that follows from it, Blank if
// none does (8.2).
func (p *Position) drawTerrain(a *game.Act, s game.Seat, r chart.Region) chart.Terrain {
	sign := chart.Sign(a.Pick("8 colour", int(chart.Signs)))
	p.tell(a, CodeDrawn, s, "8", int(sign), 0)
	l := chart.Of(r)
	if sign == chart.GreenLeaf && l.Leaf {
		return l.Presumed
	}
	for _, w := range l.Ways {
		if w.Sign == sign {
			return p.landOf(w.To)
		}
	}
	return chart.Blank
}

// landOf is a region's terrain, final or presumed; Blank if there is neither.
func (p *Position) landOf(r chart.Region) chart.Terrain {
	if p.explored(r) {
		return p.lands[r].Terrain
	}
	return chart.Of(r).Presumed
}

// againstPresumption: the chart is rolled again for a Jungle on a presumed Desert,
// and the reverse (8.3).
func againstPresumption(r chart.Region, t chart.Terrain) bool {
	is := chart.Of(r).Presumed
	return is == chart.Jungle && t == chart.Desert || is == chart.Desert && t == chart.Jungle
}

// beside is a terrain that may lie in a region: never Jungle beside Desert (8.1).
func (p *Position) beside(r chart.Region, t chart.Terrain) chart.Terrain {
	for _, w := range chart.Of(r).Ways {
		switch o := p.landOf(w.To); {
		case t == chart.Jungle && o == chart.Desert:
			return chart.Savanna
		case t == chart.Desert && o == chart.Jungle:
			return chart.Veldt
		}
	}
	return t
}

// onlyLeft is a terrain to take where no face of the Terrain Chart leads to one that
// is left; Blank as long as some face does.
func (p *Position) onlyLeft(r chart.Region) chart.Terrain {
	for _, t := range terrainChart {
		if !againstPresumption(r, t) && p.terrain[p.beside(r, t)] > 0 {
			return chart.Blank
		}
	}
	for _, t := range []chart.Terrain{chart.Savanna, chart.Veldt, chart.Jungle, chart.Desert} {
		if p.terrain[t] > 0 && p.beside(r, t) == t {
			return t
		}
	}
	return chart.Savanna
}

// settle decides a region's terrain if a marker of it is left (8.2); else it is for
// the next step.
func (p *Position) settle(a *game.Act, f *frame, t chart.Terrain, how int) {
	r := p.seats[f.Seat].Region
	if t == chart.Blank || p.terrain[p.beside(r, t)] == 0 {
		return
	}
	p.settleAs(a, f, p.beside(r, t), how)
}

func (p *Position) settleAs(a *game.Act, f *frame, t chart.Terrain, how int) {
	s := f.Seat
	l := &p.lands[p.seats[s].Region]
	p.terrain[t]--
	l.Terrain, l.By = t, s
	f.At = exploreWater
	p.tell(a, TerrainFound, s, "8", int(t), how)
	points := 1
	switch t {
	case chart.Jungle:
		points = 2
		if !p.has(s, box.Machete) {
			p.change(a, s, box.Time, -1, box.ByTerrain)
		}
	case chart.Desert:
		points = 2
		if !p.has(s, box.Canteen) {
			p.change(a, s, box.Time, -1, box.ByTerrain)
		}
	}
	p.score(a, s, box.ForTerrain, points, int(t))
}

// presumedOdds is the chance that a presumption is confirmed by its die; no odds where
// nothing is presumed or the region is known.
func (p *Position) presumedOdds(r chart.Region) game.Odds {
	if p.explored(r) || chart.Of(r).Presumed == chart.Blank {
		return game.Odds{}
	}
	return box.PresumedDie.Odds(0, presumedMost)
}
