package bots

import "sourceofthenile/hexmap"

// peoples is the errand to peoples not met yet: most of all an Ethnologist's
// and a Missionary's (22).
func (l *land) peoples(liking float64) {
	met := liking * float64(l.points.Met)
	odds := &l.odds.People
	l.each(func(id hexmap.ID) {
		if l.blank(id) {
			c, p := &l.guesses[id], 0.0
			for t, q := range c.terrain {
				p += q * (c.river*odds[1][t] + (1-c.river)*odds[0][t])
			}
			l.worth[id] += met * p
			return
		}
		if t, ok := l.v.Tribe(id); ok && !t.Met && t.Strength > 0 {
			l.worth[id] += met * contested
		}
	})
}
