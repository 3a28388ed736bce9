package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// preview explains a choice of an expedition: what it costs and the sum
// behind its odds.
func (p *Position) preview(c game.Choice) Preview {
	pl := &p.players[c.Seat]
	e := &pl.Trip
	out := Preview{Cost: int(c.Cost), Left: int(e.Allowance - e.Spent), Rule: c.Rule}
	switch c.Kind {
	case Move, Drift, Portage:
	default:
		return out
	}
	to := hexmap.ID(c.Target)
	out.Left -= out.Cost
	out.Unknown = !p.familiar(pl, to)
	out.Follows = p.stream(e.At, to)
	if e.Mode == ByCanoe && p.cataractBetween(e.At, to) {
		out.Trips = int(e.portageLeft(to))
	}
	out.Falls = p.fallsOdds(pl, to)
	if p.dry(to) {
		out.Water = int(e.thirst())
	}
	if c.Kind != Portage {
		out.Back = p.foundBars(e, to)
	}
	if l := p.lostCheck(c.Seat, to); !l.never && c.Kind == Move {
		out.Beat, out.Terms = int(l.beat), l.way.terms(nil)
		out.GuideGoes = e.Have[Guides] > 0 && !l.way.By1978
	}
	return out
}

// foundBars is what may be found in a blank hex that would send the party back
// (9.44), as refusals; nil where the hex is mapped.
func (p *Position) foundBars(e *expedition, to hexmap.ID) (out []game.Refusal) {
	if p.hexes[to].Terrain != hexmap.Blank {
		return nil
	}
	add := func(holds bool, rule game.Rule, why string, needs, has int32) {
		if holds {
			out = append(out, game.Refusal{Rule: rule, Why: why, Needs: needs, Has: has})
		}
	}
	river := p.stream(e.At, to) != 0
	boat := e.Mode == ByCanoe
	add(boat && !river && !p.chart.Cells[to].Coast, "5.432", "no-water-for-canoes", 0, 0)
	add(boat && !p.alongCoast(e.At, to) && e.Allowance-e.Spent < swampCost, "9.21", "swamp-points", swampCost, int32(e.Allowance-e.Spent))
	add(!boat, "9.43", "lake-on-foot", 0, 0)
	add(!boat && e.Have[Horses] > 0, "5.426", "horses-swamp", 0, 0)
	add(!boat && e.Have[Camels] > 0, "5.427", "camels-jungle", 0, 0)
	add(!river && e.Have[Water] < e.thirst(), "5.4442", "no-water", e.thirst(), e.Have[Water])
	return out
}
