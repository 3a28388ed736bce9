package nile

import "sourceofthenile/game"

// How far behind the others were when a race was won: for whoever measures races (7.1).

// Onward is a copy of a race that has been won, played on without the winner: his explorer
// waits in Europe, and is passed over once he has said so. The next to publish the points ends
// it again. It is for measuring; no table plays it.
func (p *Position) Onward() *Position {
	q := p.copyInto(&Position{})
	if q.winner == game.Nobody || q.open() {
		return q
	}
	q.players[q.winner].Away = true
	q.steps = append(q.steps[:0], step{InEurope, q.winner})
	q.winner = game.Nobody
	return q
}

// Carried is how many points a seat's explorer would score if he were at home now, and
// published all he knows and has noted (20, 22 to 25); his journey is not counted.
func (p *Position) Carried(s game.Seat) int {
	q := p.copyInto(&Position{})
	was := q.players[s].Points
	q.publishAll(s, new(game.Act))
	return int(q.players[s].Points - was)
}
