package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// AtHome is how many points the viewing seat's explorer scores if he sails from the port he
// is in and publishes all there is (22 to 25): the schedule of his hexes, the records, the
// sources and the journey that nobody has scored before, and what stands in his notebook
// (20, 24). It is what the press would print today: another who publishes before may have
// taken a hex or a record from it. ok is false for a seat that is in no port of Africa.
func (v View) AtHome() (points int, ok bool) {
	p, s := v.p, v.seat
	if s == game.Nobody || p.players[s].Where != inAfrica || p.players[s].Trip.At == hexmap.None {
		return 0, false
	}
	port := p.chart.Cells[p.players[s].Trip.At].Port
	if port == hexmap.NoPort {
		return 0, false
	}
	return p.allPrinted(s, port), true
}

// HomeToday is AtHome wherever the explorer is: what the press would print today of what he has, in a port with the
// journey that ends there. 0 for nobody.
func (v View) HomeToday() int {
	if n, in := v.AtHome(); in {
		return n
	}
	if v.seat == game.Nobody {
		return 0
	}
	return v.p.allPrinted(v.seat, hexmap.NoPort)
}

// allPrinted is how many points a seat would score if it published all there is, home from a port; NoPort: from none.
func (p *Position) allPrinted(s game.Seat, port hexmap.PortID) int {
	q, told := p.Clone().(*Position), new(game.Act)
	if port != hexmap.NoPort {
		q.journeyMade(s, port, told)
	}
	was := q.players[s].Points
	q.publishAll(s, told)
	return int(q.players[s].Points - was)
}
