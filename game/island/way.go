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
	way = p.wayFrom(from, to, true)
	if cost = p.wayCost(s, from, way); way == nil || cost > int(p.turn.Left) {
		return nil, 0
	}
	return way, cost
}

// Bound is where a seat is most likely to go next, as far as whoever looks knows its hand: to the boat when it is called, to
// the Lighthouse with all that calls it, to the nearest place where a Quest of it is begun or finished, or else to the nearest
// that can be searched. It is never where the seat stands.
func (v View) Bound(s game.Seat) box.Place {
	p, b := v.p, v.Board()
	from := p.who(s).At
	nearest := func(is func(at box.Place) bool) (best box.Place) {
		best = box.Nowhere
		for at := range b.Spots {
			if q := box.Place(at); q != from && is(q) && (best == box.Nowhere || b.Walking(from, q) < b.Walking(from, best)) {
				best = q
			}
		}
		return best
	}
	if from == box.Nowhere {
		return from
	}
	hand, _ := v.Hand(s)
	switch {
	case p.called > 0 && from != box.Harbour:
		return box.Harbour
	case p.called == 0 && hand[box.RadioPart] >= radioParts && from != box.Lighthouse:
		return box.Lighthouse
	}
	var wanted []box.Place
	for _, q := range v.Chair(s).Quests {
		if !q.Done {
			wanted = append(wanted, v.QuestAt(q.Card, true)...)
		}
	}
	for q := box.FirstQuest; q < box.FirstCurse; q++ {
		if hand[q] > 0 {
			wanted = append(wanted, v.QuestAt(q, false)...)
		}
	}
	if at := nearest(func(q box.Place) bool { return slices.Contains(wanted, q) }); at != box.Nowhere {
		return at
	}
	if at := nearest(func(q box.Place) bool {
		return b.Use(q) == box.LootUse && p.isle.Clear(q) && v.Turn().Used>>q&1 == 0
	}); at != box.Nowhere {
		return at
	}
	return nearest(func(box.Place) bool { return true })
}

// WalkWay is the shortest way to a place along paths that a card leads whoever is asked where to, in as many places as it
// still goes (22.5); nil where there is none.
func (v View) WalkWay(to box.Place) []box.Place {
	p := v.p
	if p.depth < 2 || p.top().Step != Walking {
		return nil
	}
	below := &p.stack[p.depth-2]
	part := p.lineOf(below.Seat, box.Card(below.V[vCard]), below.V[vList])[below.V[vPart]]
	way := p.wayFrom(p.who(p.top().Seat).At, to, false)
	if len(way) > int(part.N)-int(below.V[vDone]) {
		return nil
	}
	return way
}

// wayFrom is the shortest way from a place to another, with tunnels or along paths alone, nil where there is none. It leads
// through the Heart only to the Heart.
func (p *Position) wayFrom(from, to box.Place, tunnels bool) (way []box.Place) {
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
		if tunnels && b.Use(at) == box.TunnelUse && p.isle.Clear(at) {
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
		return nil
	}
	for at := to; at != from; at = by[at] {
		way = append(way, at)
	}
	slices.Reverse(way)
	return way
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
