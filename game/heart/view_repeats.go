package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// Repeated is what it means to let an Incident come a second time in a day (11.3).
type Repeated struct {
	Spared bool // nothing is lost by it, whatever the dice show
	// Chapter: what it costs, if it costs anything, scores a Drama Point, for another Incident has cost something today (11.2).
	Chapter bool
	Back    []box.Chit // what goes back into the bag from the slot of whoever it befalls
}

// Repeated tells that of an Incident that befalls a seat where it is, after its step.
func (v View) Repeated(s game.Seat, sort box.Sort) (r Repeated) {
	pl := &v.p.seats[s]
	if sort == box.Impassable {
		at := pl.Slot
		for _, c := range [...]box.Chit{pl.Chits[at], pl.Finds[at]} {
			if c != box.NoChit && (c == pl.Finds[at] || c.Sort().Discovery()) {
				r.Back = append(r.Back, c)
			}
		}
	}
	r.Spared = len(r.Back) == 0 && harmOf(sort, v.p.sceneOf(s)) == harmless
	r.Chapter = !r.Spared && v.p.turn.FirstCost
	return r
}
