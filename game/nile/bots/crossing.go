package bots

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// shores are the coasts a journey can end on.
const shores = int(hexmap.UpTheNile) + 1

// journeyRate is what each hex mapped on the way brings besides, if an
// expedition that set out from a port ends on a shore: an epic journey brings
// less each time it is made (25).
func (l *land) journeyRate(from hexmap.PortID, to hexmap.Shore) float64 {
	if from == hexmap.NoPort {
		return 0
	}
	e, ok := nile.JourneyBetween(l.v.Map().Ports[from].Shore, to)
	if !ok {
		return 0
	}
	return l.taste.journey / float64(int(1)<<min(3, l.v.EpicsMade(e)))
}

// charted is how many hexes mapped on this expedition count toward a journey.
func (l *land) charted() (n int) {
	for i := range l.v.Map().Cells {
		if id := hexmap.ID(i); l.v.Charted(id) && l.v.Publishable(id) {
			n++
		}
	}
	return n
}
