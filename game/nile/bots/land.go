package bots

import (
	"sync"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// land is the board as a steady player weighs it before a decision: what it
// would be worth to him to go into each hex, and what may lie beyond.
type land struct {
	v      nile.View
	k      deck.Specialty
	taste  *taste
	points nile.Features
	ground [hexmap.Terrains]float64 // points of each terrain
	odds   *nile.Expected           // what may be found, as the edition has it

	*roads

	// By hex. new is true where the explorer has still to go to be able to
	// publish it; worth is points on average, 0 where nothing is to be got.
	new     []bool
	terrain []hexmap.Terrain
	wet     []bool // a river flows there
	guided  []bool // next to friends, who know the way there (14.6)
	worth   []float64
	beyond  []prospect
	guesses []chances // of blank hexes
}

// prospect is what an errand expects behind the hex where it has to be taken
// up again, such as where a river comes out of blank land.
type prospect struct {
	points float64
	hexes  float64 // blank ones that must be gone through for them
}

// errand is a reason to go somewhere.
type errand uint8

// The errands a steady player goes on.
const (
	forCountry errand = iota
	forTheNile
	forSources
	forDiscoveries
	forRecords
	forThePress
	forPeoples
	errands
)

// weigh adds what an errand sees in each hex to the land; a liking of 1 is
// sober.
var weigh = [errands]func(l *land, liking float64){
	(*land).country, (*land).sourceOfTheNile, (*land).sources, (*land).discoveries, (*land).records, (*land).press, (*land).peoples,
}

// taste is what an expedition is after: how well it likes each errand, and
// journeys across Africa.
type taste struct {
	errand  [errands]float64
	journey float64
}

// survey weighs the board for the seat of a view.
func survey(v nile.View, t *taste) *land {
	n := len(v.Map().Cells)
	l := &land{
		v: v, k: v.Player(v.Seat()).Specialty, taste: t, roads: roadsFor(v),
		new: make([]bool, n), terrain: make([]hexmap.Terrain, n), wet: make([]bool, n), guided: make([]bool, n),
		worth: make([]float64, n), beyond: make([]prospect, n), guesses: make([]chances, n),
	}
	l.points, l.odds = nile.FeaturePoints(l.k), v.Expected()
	for t := hexmap.Blank + 1; t < hexmap.Terrains; t++ {
		l.ground[t] = float64(nile.TerrainPoints(l.k, t))
	}
	for i := range l.new {
		id := hexmap.ID(i)
		l.new[i] = v.Map().Cells[i].Ground == hexmap.Land && !v.Familiar(id)
		l.terrain[i] = v.Terrain(id)
		out, in := v.Flow(id)
		l.wet[i] = out|in != 0
	}
	for _, t := range v.Tribes() {
		if t.Friend {
			for _, id := range v.Touching(t.At, nil) {
				l.guided[id] = v.ShownTheWay(id)
			}
		}
	}
	for i := range l.new {
		if id := hexmap.ID(i); l.blank(id) {
			l.guesses[i] = l.guess(id)
		}
	}
	for i, add := range weigh {
		add(l, t.errand[i])
	}
	return l
}

// roads are the hexes that touch each hex of a board: all, and those a party
// on foot can go on to.
type roads struct{ all, afoot [][]hexmap.ID }

var roadsOf sync.Map // *hexmap.Map → *roads

// roadsFor works the roads of a view's board out once.
func roadsFor(v nile.View) *roads {
	m := v.Map()
	if r, ok := roadsOf.Load(m); ok {
		return r.(*roads)
	}
	r := &roads{make([][]hexmap.ID, len(m.Cells)), make([][]hexmap.ID, len(m.Cells))}
	for i := range m.Cells {
		at := hexmap.ID(i)
		if m.Cells[i].Ground != hexmap.Land {
			continue
		}
		r.all[i] = v.Touching(at, nil)
		for _, to := range r.all[i] {
			if m.Afoot(at, to) {
				r.afoot[i] = append(r.afoot[i], to)
			}
		}
	}
	roadsOf.Store(m, r)
	return r
}

// blank reports whether nobody has mapped a hex of the land.
func (l *land) blank(id hexmap.ID) bool {
	return l.terrain[id] == hexmap.Blank && l.v.Map().Cells[id].Ground == hexmap.Land
}

// each calls do for every new hex.
func (l *land) each(do func(id hexmap.ID)) {
	for i, n := range l.new {
		if n {
			do(hexmap.ID(i))
		}
	}
}
