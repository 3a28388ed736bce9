package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// Helps are what may spare a seat a loss in an Incident with checks, in the order in which each has its
// check made: NoResource is the water of the country (12).
func (v View) Helps(s game.Seat, sort box.Sort) (all []box.Resource) {
	for _, h := range helpsIn[sort] {
		if v.p.helps(s, h) {
			all = append(all, h)
		}
	}
	return all
}

// helps reports whether a seat has such a help where it is.
func (p *Position) helps(s game.Seat, h box.Resource) bool {
	if h == box.NoResource {
		return p.sceneOf(s).Wet
	}
	return p.has(s, h)
}

// helpsIn are those of an Incident, had or not (12).
var helpsIn = [box.Sorts][]box.Resource{
	box.Thirst: {box.Canteen, box.NoResource},
	box.Lost:   {box.Surveying, box.Guide, box.NoResource},
}
