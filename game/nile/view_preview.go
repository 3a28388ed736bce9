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
	if l := p.lostCheck(c.Seat, to); !l.never && c.Kind == Move {
		out.Beat, out.Terms = int(l.beat), l.way.terms(nil)
	}
	return out
}

var levelKeys = [Levels]string{"cautious", "normal", "reckless"}
