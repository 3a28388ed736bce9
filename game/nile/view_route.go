package nile

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Route is a way through country that is on the map, from where the viewing seat's party
// stands, in the way it travels now, at one activity level (9). Nothing of it is decided:
// each step is a Move or a Portage like any other.
type Route struct {
	Way    []hexmap.ID // the hexes to be entered, the next one first
	Halts  []int       // how many of them are entered by the end of each month, this one first
	Months int         // it takes, this one counted
	// Needs is the rations eaten on it, where everybody eats what is carried (5.442); Hungry the month, from 1, at whose
	// end they give out if nothing is shot, 0 where they last.
	Needs, Hungry int
	Lost          float64 // the chance of losing the way somewhere on it, from 0 to 1 (12)
	Dry           int     // the months on it in which water is drunk (5.4444)
	Water         int     // the most that is drunk between two places where there is some
	// Peoples are those who live on it and are not friends: they are met (13). Trips are those round cataracts (9.27).
	Peoples []TribeView
	Trips   int
	Rule    game.Rule // 9.1
}

// Weights of a way, in sixteenths of a movement point: what is gone round if it costs less.
const (
	routePoint  = 16
	routePeople = 20 // people who are no friends
	routeLost   = 48 // the certainty of losing the way
	routeDry    = 6
)

// Route is the way to a hex that takes fewest movement points, going a little out of its
// way round people who are no friends, deserts and country in which the way may be lost.
// ok is false where there is none through mapped country, and unless the party is to
// choose its pace or on the march (8.3). At the pace that is already set the level is
// that one, whatever is asked.
func (v View) Route(to hexmap.ID, l Level) (out Route, ok bool) {
	p := v.p
	t := p.top()
	if t.Seat != v.seat || t.Kind != ChoosingPace && t.Kind != Travelling || v.seat == game.Nobody || to < 0 || int(to) >= len(p.hexes) {
		return Route{}, false
	}
	e := &p.players[v.seat].Trip
	r := router{p: p, s: v.seat, e: e, level: l, left: p.allowance(e, e.Mode, l)}
	r.whole = r.left
	if t.Kind == Travelling {
		r.level, r.left = e.Level, max(0, e.Allowance-e.Spent)
		r.whole = p.allowance(e, e.Mode, e.Level)
		if e.Halted {
			r.left = 0
		}
	}
	way := r.way(to)
	if len(way) == 0 {
		return Route{}, false
	}
	return r.along(way), true
}

// router finds ways for a party.
type router struct {
	p           *Position
	s           game.Seat
	e           *expedition
	level       Level
	left, whole int8 // movement points of this month, and of a whole one
}

// step is what a step takes in movement points, trips round a cataract apart; ok is false
// where the party cannot take it.
func (r *router) step(from, to hexmap.ID) (cost int8, trips int32, ok bool) {
	p, e := r.p, r.e
	h := &p.hexes[to]
	if p.chart.Cells[to].Ground != hexmap.Land || h.Terrain == hexmap.Blank || h.Counter == Facedown {
		return 0, 0, false
	}
	if _, why := p.barred(e, e.Mode, to); why != "" || p.strait(e.Mode, from, to) {
		return 0, 0, false
	}
	if p.dry(to) && e.Have[Water] < e.thirst() {
		return 0, 0, false
	}
	if e.Mode == ByCanoe {
		if !p.waterway(from, to) {
			return 0, 0, false
		}
		if p.cataractBetween(from, to) {
			if e.hands() == 0 {
				return 0, 0, false
			}
			trips = e.tripsNeeded()
			if from == e.At {
				trips = e.portageLeft(to)
			}
		}
	}
	cost = p.entryCost(r.s, e.Mode, from, to)
	return cost, trips, cost <= r.whole
}

// stranger reports whether people who are no friends live in a hex.
func (r *router) stranger(id hexmap.ID) bool {
	return r.p.dwellers(id) != nil && !r.p.amongFriends(r.s, id)
}

// way is the best way to a hex, empty where there is none.
func (r *router) way(to hexmap.ID) (way []hexmap.ID) {
	p := r.p
	cost, via := make([]int32, len(p.hexes)), make([]hexmap.ID, len(p.hexes))
	for i := range cost {
		cost[i], via[i] = -1, hexmap.None
	}
	cost[r.e.At] = 0
	open := []hexmap.ID{r.e.At}
	for len(open) > 0 && r.whole > 0 {
		next := 0 // the hexes within reach are few: the least is looked for
		for i, id := range open {
			if cost[id] < cost[open[next]] {
				next = i
			}
		}
		at := open[next]
		if at == to {
			break
		}
		open = slices.Delete(open, next, next+1)
		var room [9]hexmap.ID
		for _, id := range p.touching(at, room[:0]) {
			points, trips, ok := r.step(at, id)
			if !ok {
				continue
			}
			c := cost[at] + routePoint*(int32(points)+trips)
			if l := p.lostCheckFrom(r.s, at, id, r.level); !l.never {
				odds := l.odds()
				c += routeLost * odds.Num / max(1, odds.Den)
			}
			if r.stranger(id) && id != to {
				c += routePeople
			}
			if p.dry(id) {
				c += routeDry
			}
			if cost[id] < 0 || c < cost[id] {
				if cost[id] < 0 || !slices.Contains(open, id) {
					open = append(open, id)
				}
				cost[id], via[id] = c, at
			}
		}
	}
	for id := to; via[id] != hexmap.None; id = via[id] {
		way = append(way, id)
	}
	slices.Reverse(way)
	return way
}

// along is what a way takes, month by month.
func (r *router) along(way []hexmap.ID) Route {
	p, e := r.p, r.e
	out := Route{Way: way, Months: 1, Rule: "9.1"}
	left, at, kept := r.left, e.At, 1.0
	food, fresh := int(e.Have[Rations]), int(e.Fresh)
	water, thirst, carried := 0, int(e.thirst()), 0
	dry := p.dry(at)
	ends := func() { // the month does
		out.Halts = append(out.Halts, slices.Index(way, at)+1)
		if !p.boardedAt(r.s, at) {
			need := max(0, int(e.people())-fresh)
			if p.hexes[at].Terrain == hexmap.Desert {
				need += horseEats * int(e.Have[Horses])
			}
			out.Needs += need
			if food -= need; food < 0 && out.Hungry == 0 {
				out.Hungry = out.Months
			}
		}
		fresh = 0
		if dry {
			out.Dry++
			carried += thirst
			water = max(water, carried)
		} else {
			carried = 0
		}
		dry = p.dry(at)
	}
	spend := func(points int8) {
		for left < points {
			ends()
			out.Months++
			left = r.whole
		}
		left -= points
	}
	for _, to := range way {
		points, trips, _ := r.step(at, to)
		for range trips {
			spend(1)
		}
		out.Trips += int(trips)
		spend(points)
		if l := p.lostCheckFrom(r.s, at, to, r.level); !l.never {
			kept *= 1 - l.odds().Float()
		}
		if r.stranger(to) {
			out.Peoples = append(out.Peoples, View{p, r.s}.tribe(int(p.hexes[to].Tribe)-1))
		}
		at, dry = to, dry || p.dry(to)
	}
	ends()
	out.Lost, out.Water = 1-kept, water
	return out
}
