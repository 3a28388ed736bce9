package bots

import "sourceofthenile/hexmap"

// peoples is the errand to peoples not met yet: most of all an Ethnologist's
// and a Missionary's (22).
func (l *land) peoples(liking float64) {
	met := liking * float64(l.points.Met)
	l.each(func(id hexmap.ID) {
		if l.blank(id) {
			l.worth[id] += met * l.peopled(id)
			return
		}
		if t, ok := l.v.Tribe(id); ok && !t.Met && t.Strength > 0 {
			l.worth[id] += met * contested
		}
	})
}

// peopled is the chance that people live in a blank hex (10.7).
func (l *land) peopled(id hexmap.ID) (p float64) {
	c, odds := &l.guesses[id], &l.odds.People
	for t, q := range c.terrain {
		p += q * (c.river*odds[1][t] + (1-c.river)*odds[0][t])
	}
	return p
}
