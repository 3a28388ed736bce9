package heart

import "sourceofthenile/game"

// Dawn is what a Player Turn of the Map Phase begins with, before anything is chosen (7.1, 7.2).
type Dawn struct {
	Eaten, Discontent int // Food, and what it adds where that is too little
	Disease, Horror   bool
}

// Dawn is what the turn of a seat would begin with as it stands, and as the Turn Track does.
func (v View) Dawn(s game.Seat) (d Dawn) {
	d.Eaten, d.Discontent = v.p.meal(s)
	d.Disease, d.Horror = v.p.below(s, v.p.disease), v.p.below(s, v.p.horror)
	return d
}
