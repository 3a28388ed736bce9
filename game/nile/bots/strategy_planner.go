package bots

import "sourceofthenile/game/nile"

// hasty, asked for as planner, marches recklessly and waits for nothing: it sails as soon as there are
// four hundred dollars.
var hasty = strategy{name: "planner", sails: 400, pace: at(nile.Reckless)}

// at is a level to keep to.
func at(l nile.Level) *nile.Level { return &l }
