package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/ground"
)

// Terrain (8), and how exploring goes on to the water (9).

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
func (p *Position) runExploring(in reply, f *frame, a *game.Act) {
	r := p.seats[f.Seat].Region
	switch f.At {
	case explorePresumed:
		if chart.Of(r).Presumed == chart.Blank {
			f.At = exploreColour
			return
		}
		p.throw(f, explorePresumedRolled, box.PresumedDie, 0, ground.PresumedMost, 0)
	case explorePresumedRolled:
		f.At = exploreColour
		if in.got <= ground.PresumedMost {
			p.settle(a, f, chart.Of(r).Presumed, asPresumed)
		}
	case exploreColour:
		f.At = exploreChart
		p.settle(a, f, p.drawTerrain(a, f.Seat, r), byColour)
	case exploreChart:
		if t := p.ground.OnlyLeft(r); t != chart.Blank {
			p.settleAs(a, f, t, byChart)
			return
		}
		p.throw(f, exploreChartRolled, box.TerrainDie, 0, 0, 0)
	case exploreChartRolled:
		f.At = exploreChart
		if t := ground.TerrainChart[in.got-1]; !ground.AgainstPresumption(r, t) {
			p.settle(a, f, t, byChart)
		}
	default:
		p.runFindingWater(in, f, a)
	}
}

// drawTerrain draws a Colour Code and is the terrain that follows from it, Blank if
// none does.
func (p *Position) drawTerrain(a *game.Act, s game.Seat, r chart.Region) chart.Terrain {
	sign := chart.Sign(a.Pick("8 colour", int(chart.Signs)))
	p.tell(a, CodeDrawn, s, "8", int(sign), 0)
	return p.ground.ByCode(r, sign)
}

// settle decides a region's terrain if a marker of it is left (8.2); else it is for
// the next step.
func (p *Position) settle(a *game.Act, f *frame, t chart.Terrain, how int) {
	if t = p.ground.Settled(p.seats[f.Seat].Region, t); t != chart.Blank {
		p.settleAs(a, f, t, how)
	}
}

func (p *Position) settleAs(a *game.Act, f *frame, t chart.Terrain, how int) {
	s := f.Seat
	l := &p.ground.Lands[p.seats[s].Region]
	p.ground.Left[t]--
	l.Terrain, l.By = t, s
	f.At = exploreWater
	p.tell(a, TerrainFound, s, "8", int(t), how)
	if t == chart.Jungle && !p.has(s, box.Machete) || t == chart.Desert && !p.has(s, box.Canteen) {
		p.change(a, s, box.Time, -1, box.ByTerrain)
	}
	p.score(a, s, box.ForTerrain, t.Points(), int(t))
}

// presumes gives a march the chance that what is presumed of a region is confirmed by its
// die; it is left as it is where nothing is presumed or the region is known.
func (p *Position) presumes(c game.Choice, r chart.Region) game.Choice {
	if p.ground.Explored(r) || chart.Of(r).Presumed == chart.Blank {
		return c
	}
	return withDie(c, box.PresumedDie, 0, ground.PresumedMost)
}
