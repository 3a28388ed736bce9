package bots

import (
	"sourceofthenile/hexmap"
)

// What a hex is worth for itself, where the edition's own chances do not say it
// (View.Expected).
const (
	contested    = 0.6  // of the points of a hex that another may publish first
	strayRiver   = 0.25 // a blank hex without a river at its edges has one
	fallsOnRiver = 0.3  // a river hex has a cataract
)

// country is the errand of every explorer: land nobody has published.
func (l *land) country(liking float64) {
	l.each(func(id hexmap.ID) {
		if l.blank(id) {
			l.worth[id] += liking * l.expected(id)
			return
		}
		sum := 0
		for _, w := range l.v.Worth(id) {
			sum += w.Points
		}
		l.worth[id] += liking * contested * float64(sum)
	})
}

// chances are what may be found in a blank hex.
type chances struct {
	terrain [hexmap.Terrains]float64
	river   float64
}

// guess is what may be found in a blank hex: its neighbours' terrain, or what
// the cards hold; a river where one leads into it.
func (l *land) guess(id hexmap.ID) (c chances) {
	mapped, m := 0.0, l.v.Map()
	c.river = strayRiver
	for _, d := range hexmap.Dirs {
		n := m.Near(id, d)
		if n == hexmap.None || l.terrain[n] == hexmap.Blank {
			continue
		}
		mapped++
		c.terrain[l.terrain[n]]++
		if !l.wet[n] {
			continue
		}
		if out, in := l.v.Flow(n); out.Has(d.Opposite()) || in.Has(d.Opposite()) {
			c.river = 1
		}
	}
	x := l.odds
	copied := 1 - (1-mapped/6)*(1-x.Second*mapped/6) // by one of two compass numbers
	for t := range c.terrain {
		if mapped > 0 {
			c.terrain[t] *= copied / mapped
		}
	}
	for t, p := range x.Own {
		c.terrain[t] += (1 - copied) * p
	}
	return c
}

// expected is the points a blank hex brings on average.
func (l *land) expected(id hexmap.ID) float64 {
	c, x := &l.guesses[id], l.odds
	sum := 0.0
	for t, p := range c.terrain {
		sum += p * l.ground[t]
	}
	sum += c.river * (float64(l.points.River) + fallsOnRiver*(float64(l.points.Cataract)+x.Fall*float64(l.points.Fall)))
	sum += c.mountain() * x.Peak * float64(l.points.Peak)
	sum += c.terrain[hexmap.Desert] * (1 - c.river) * x.Oasis * float64(l.points.Oasis)
	return sum
}

func (c *chances) mountain() float64 {
	return c.terrain[hexmap.Mountain] + c.terrain[hexmap.JungleMountain]
}
