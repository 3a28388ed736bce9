package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/told"
)

// What the game counts of itself, as words have it behind "count.".
const (
	CountRegion  = "region"  // whose Terrain was found (8.3)
	CountWater   = "water"   // markers laid (9)
	CountFind    = "find"    // Findings scored (13)
	CountSpecial = "special" // Special Discoveries (15.4)
	CountFriend  = "friend"  // Villages that like one (14)
	CountLost    = "lost"    // Explorers: "dead", or "mad"
	CountPoints  = "points"  // Drama Points of a Game Turn
)

// Facts are what the game counts of itself.
func (p *Position) Facts(events []game.Event) (out []game.Fact) {
	turn, seats := 0, p.Seats()
	scored := make([]int, seats) // the points of the seat's Game Turn: where they stand, and one
	now := make([]int, seats)
	for i := range events {
		e := &events[i]
		if e.Kind == TurnBegan {
			turn = told.AsTurnBegan(e) - 1
			clear(scored)
		}
		if e.Seat == game.Nobody || int(e.Seat) >= seats {
			continue
		}
		add := func(what, sort string, n int) {
			out = append(out, game.Fact{What: what, Sort: sort, Seat: e.Seat, Turn: turn, N: n})
		}
		points := func(to int) { // what others score may cost some
			if scored[e.Seat] == 0 {
				add(CountPoints, "", 0)
				scored[e.Seat] = len(out)
			}
			out[scored[e.Seat]-1].N += to - now[e.Seat]
			now[e.Seat] = to
		}
		switch e.Kind {
		case TerrainFound:
			add(CountRegion, "", 1)
		case WaterLaid:
			add(CountWater, "", 1)
		case FindScored:
			add(CountFind, "", 1)
		case SpecialFound:
			add(CountSpecial, "", 1)
		case VillageMet:
			if liked, _ := told.AsVillage(e); liked {
				add(CountFriend, "", 1)
			}
		case ExplorerLost:
			add(CountLost, map[bool]string{true: "mad", false: "dead"}[told.AsMad(e)], 1)
		case Scored:
			points(told.AsScored(e).Now)
		case Shamed:
			points(told.AsShamed(e))
		}
	}
	return out
}
