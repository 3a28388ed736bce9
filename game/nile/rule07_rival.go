package nile

import "sourceofthenile/game"

// 7.3: a race against the calendar. Nobody may win it: a rival society brings its own
// map of Africa out, and whoever has not published the points by then comes too late.

// MostRival is the months that a rival society takes at most: with more one might as well
// have none.
const MostRival = 600

// Rival is how fast the rival society is.
type Rival uint8

// The rivals one may agree on.
const (
	NoRival Rival = iota
	SlowRival
	SteadyRival
	SwiftRival
	Rivals
)

// rivalMonths are the months that each takes, by the place of the points among Targets. [T]
var rivalMonths = [Rivals][len(Targets)]int{
	SlowRival:   {30, 48, 70, 93},
	SteadyRival: {21, 39, 57, 80},
	SwiftRival:  {12, 24, 38, 52},
}

// Months is how many months a rival leaves for so many points, 0 without one and for points
// that nobody plays for.
func (r Rival) Months(target int) int {
	for i, n := range Targets {
		if n == target && r < Rivals {
			return rivalMonths[r][i]
		}
	}
	return 0
}

// RivalOf is the rival that leaves so many months for so many points; NoRival where none
// does.
func RivalOf(months, target int) Rival {
	for r := SlowRival; r < Rivals; r++ {
		if r.Months(target) == months {
			return r
		}
	}
	return NoRival
}

// Deadline is the month, as View.Turn counts, in which the rival society's map is there: the one before it is
// the last of the game. ok is false where none is drawing one (7.3).
func (v View) Deadline() (turn int, ok bool) { return v.p.cfg.Rival, v.p.cfg.Rival > 0 }

// MonthsLeft is how many turns are left before the rival society's map is there, this
// one counted; 0 where none is drawing one, and when it is there (7.3).
func (v View) MonthsLeft() int { return max(0, v.p.cfg.Rival-int(v.p.turn)) }

// tooLate reports whether the rival society's map is there.
func (p *Position) tooLate() bool { return p.cfg.Rival > 0 && int(p.turn) >= p.cfg.Rival }

// forestall ends the game: the rival society has published its map, and nobody has won
// (7.3). With the chart of a day the account is drawn up then (7.5).
func (p *Position) forestall(a *game.Act) {
	s, points := p.leader()
	p.steps = append(p.steps[:0], step{GameOver, s})
	day := int32(0)
	if p.cfg.Day.Drawn() {
		p.winner, day = s, 1
	}
	a.Reveal()
	a.Tell(game.Event{Kind: Forestalled, Seat: s, At: -1, Args: [6]int32{points, int32(p.cfg.Target), int32(p.turn), day}, Rule: RuleRival})
}
