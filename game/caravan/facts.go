package caravan

import "sourceofthenile/game"

// What the game counts of itself, as words have it behind "count.".
const (
	CountDug    = "dug"    // finds
	CountPoints = "points" // that a caravan came home with
	CountBuried = "buried" // companies that the sand took
)

// Facts are what the game counts of itself. Rounds are not among what it tells.
func (p *Position) Facts(events []game.Event) (out []game.Fact) {
	for i := range events {
		e := &events[i]
		what, n := "", int(e.Args[0])
		switch e.Kind {
		case Dug:
			what = CountDug
		case CameHome:
			what = CountPoints
		case Buried:
			what, n = CountBuried, 1
		}
		if what != "" && n > 0 {
			out = append(out, game.Fact{What: what, Seat: e.Seat, N: n})
		}
	}
	return out
}
