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

// Suits are the Resources with which what a Patron pays for scores more (13, 15.3), in their order.
func (v View) Suits(p box.Patron) (all []box.Resource) {
	var has [box.Resources]bool
	for s := range box.Sorts {
		if r := fitting(s); r != box.NoResource && s.Patron() == p {
			has[r] = true
		}
	}
	has[box.Diary] = p == box.FleetStreet
	for r := range box.Resources {
		if has[r] {
			all = append(all, r)
		}
	}
	return all
}
