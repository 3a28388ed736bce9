package island

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/verb"
)

// Way is the shortest way by which whoever has the turn can go to a place in it, as the places come to one after the other,
// and how many Actions it costs (8, 2.1); nil where it takes more than there are. It leads through the Heart only to the Heart.
func (v View) Way(s game.Seat, to box.Place) (way []box.Place, cost int) {
	p := v.p
	from := p.who(s).At
	if !p.inTurn() || p.stack[1].Seat != s || from == box.Nowhere || from == to {
		return nil, 0
	}
	b := p.isle.Board()
	var by [box.Places]box.Place
	for i := range by {
		by[i] = box.Nowhere
	}
	by[from] = from
	for next := []box.Place{from}; len(next) > 0 && by[to] == box.Nowhere; next = next[1:] {
		at := next[0]
		if p.boundHere(at) || at == box.Heart && at != from {
			continue
		}
		reach := b.Spots[at].Paths
		if b.Use(at) == box.TunnelUse && p.isle.Clear(at) {
			reach = slices.Concat(reach, b.Tunnels)
		}
		for _, q := range reach {
			if by[q] == box.Nowhere {
				by[q] = at
				next = append(next, q)
			}
		}
	}
	if by[to] == box.Nowhere {
		return nil, 0
	}
	for at := to; at != from; at = by[at] {
		way = append(way, at)
	}
	slices.Reverse(way)
	if cost = p.wayCost(s, from, way); cost > int(p.turn.Left) {
		return nil, 0
	}
	return way, cost
}

// wayCost is what a way costs, Move by Move.
func (p *Position) wayCost(s game.Seat, from box.Place, way []box.Place) (cost int) {
	b, first, free := p.isle.Board(), true, !p.turn.Tunnelled && p.standing(s, verb.Tunnel, verb.NoTrial) > 0
	for _, to := range way {
		switch walks := slices.Contains(b.Spots[from].Paths, to); {
		case !walks && free:
			free = false
		case first:
			cost += int(p.moveCost(s))
			first = false
		default:
			cost++
		}
		from = to
	}
	return cost
}
