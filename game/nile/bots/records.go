package bots

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// The chance that something new of its kind beats the record, where there is
// one already: most records stand at half of what can be found.
const beatsRecord = 0.35

// records is the errand for the highest mountain, the highest waterfall and
// the largest lake (24): into mountains, up rivers, along lakes.
func (l *land) records(liking float64) {
	r := l.v.Records()
	points := liking * float64(nile.RecordPoints(l.k))
	odds := func(standing int) float64 {
		if standing == 0 {
			return 1
		}
		return beatsRecord
	}
	mountain, fall, lake := odds(r.Mountain), odds(r.Fall), odds(r.Lake)
	l.each(func(id hexmap.ID) {
		if !l.blank(id) {
			return
		}
		c, x := &l.guesses[id], l.odds
		l.worth[id] += points * (c.mountain()*x.Peak*mountain +
			c.river*fallsOnRiver*x.Fall*fall + c.terrain[hexmap.Lake]*lake)
	})
}
