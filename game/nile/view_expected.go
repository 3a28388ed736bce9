package nile

import (
	"sync"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// Expected is what mapping brings on average by the rules of an edition, for
// whoever has to guess what blank land may hold (10).
type Expected struct {
	Own      [hexmap.Terrains]float64 // the chance of each terrain where no neighbour gives one
	Second   float64                  // that a second neighbour is asked where the first has none
	Cataract [hexmap.Terrains]float64 // where a river leaves the hex
	Fall     float64                  // of a cataract: that it is high enough to be recorded
	Peak     float64                  // of a mountain, likewise
	Oasis    float64                  // in desert without river, at the least: in 1978 another die may find one
	// People is the chance that they live in a hex, by terrain, and whether it has
	// a river or oasis.
	People [2][hexmap.Terrains]float64
}

var expectedOf sync.Map // edition.Edition → *Expected

// Expected works those chances out; whoever reads them leaves them as they are.
func (v View) Expected() *Expected {
	e := v.p.edition
	if x, ok := expectedOf.Load(e); ok {
		return x.(*Expected)
	}
	x := &Expected{}
	if e[edition.Mapping] == edition.ByCards {
		x.byCards(e)
	} else {
		x.byDice(v.p, byDice{printed: v.p.byOwnDice()})
	}
	expectedOf.Store(e, x)
	return x
}

func (x *Expected) byCards(e edition.Edition) {
	cards := deck.Cards()
	one := 1 / float64(len(cards))
	for i := range cards {
		c := &cards[i]
		x.Own[c.Terrain] += one
		if c.Compass[1] != hexmap.NoDir {
			x.Second += one
		}
		if c.Fall > 0 && int(c.Fall) >= e.LeastFall() {
			x.Fall += one
		}
		if c.Peak > 0 {
			x.Peak += one
		}
		if c.Oasis {
			x.Oasis += one
		}
		for t := range hexmap.Terrains {
			if c.Cataract.Holds(t) {
				x.Cataract[t] += one
			}
			for river := range x.People {
				if c.Native.Holds(deck.HexFacts{Terrain: t, River: river == 1}) {
					x.People[river][t] += one
				}
			}
		}
	}
}

func (x *Expected) byDice(p *Position, m byDice) {
	for t, n := range keyOdds[m] {
		x.Own[t] = float64(n) / (36 * 36)
		x.Cataract[t] = float64(cataractDice(hexmap.Terrain(t))) / 6
	}
	x.Second, x.Oasis = 1, 0.5
	for n := range 6 * 6 * 6 * 6 {
		if (1+n%6)*(1+n/6%6)*(1+n/36%6)*(1+n/216) >= p.edition.LeastFall() {
			x.Fall += 1.0 / (6 * 6 * 6 * 6)
		}
	}
	for n := range 6 * 6 * 6 {
		if m.peakOf((1+n%6)*(1+n/6%6)*(1+n/36)) >= spectacular {
			x.Peak += 1.0 / (6 * 6 * 6)
		}
	}
	for t := range hexmap.Terrains {
		for river := range x.People {
			none := 1.0
			for range p.throwsForPeople() {
				none *= 1 - oneThrow(deck.HexFacts{Terrain: t, River: river == 1})
			}
			x.People[river][t] = 1 - none
		}
	}
}

// oneThrow is the chance that a throw of the dice finds people in a hex.
func oneThrow(f deck.HexFacts) (p float64) {
	for n := range 36 {
		if findsPeople(2+n%6+n/6, f) {
			p += 1.0 / 36
		}
	}
	return p
}
