package bots

import (
	"sync"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/hexmap"
)

// How likely people live in a blank hex, by what is guessed of it: the lines
// of the cards (10.7).
var nativeOdds = sync.OnceValue(func() (t [2][hexmap.Terrains]float64) {
	for river := range t {
		for land := range t[river] {
			f := deck.HexFacts{Terrain: hexmap.Terrain(land), River: river == 1}
			n, cards := 0, deck.Cards()
			for i := range cards {
				if cards[i].Native.Holds(f) {
					n++
				}
			}
			t[river][land] = float64(n) / float64(len(cards))
		}
	}
	return t
})

// peoples is the errand to peoples not met yet: most of all an Ethnologist's
// and a Missionary's (22).
func (l *land) peoples(liking float64) {
	met := liking * float64(l.points.Met)
	odds := nativeOdds()
	l.each(func(id hexmap.ID) {
		if l.blank(id) {
			c, p := &l.guesses[id], 0.0
			for t, q := range c.terrain {
				p += q * (c.river*odds[1][t] + (1-c.river)*odds[0][t])
			}
			l.worth[id] += met * p
			return
		}
		if t, ok := l.v.Tribe(id); ok && !t.Met {
			l.worth[id] += met * contested
		}
	})
}
