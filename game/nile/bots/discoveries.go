package bots

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// discoveries is the errand to the discovery counters (23): half of those
// face down are rumours; of one turned up, and left, everybody knows.
func (l *land) discoveries(liking float64) {
	sum := 0
	for c := nile.Livingstone; c <= nile.SolomonsMine; c++ {
		sum += nile.CounterPoints(c, l.k)
	}
	facedown := float64(sum) / 8
	l.each(func(id hexmap.ID) {
		switch c := l.v.CounterAt(id); c {
		case nile.NoCounter:
		case nile.Facedown:
			l.worth[id] += liking * facedown
		default:
			if l.blank(id) { // of a mapped hex it is among the worth already
				l.worth[id] += liking * float64(nile.CounterPoints(c, l.k))
			}
		}
	})
}
