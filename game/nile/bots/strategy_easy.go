package bots

import "sourceofthenile/game/nile"

// easy plays as a beginner does who is careful before all: it waits in Europe till it
// has all the money the public gives, goes into unknown country with caution and never
// far from a port, makes for home with the first points in its notebook, and leaves
// peoples alone. So it is overtaken everywhere: who goes farther has the interior, its
// rivers and discoveries, to himself.
var easy = strategy{name: "easy", sails: 2000, pace: &cautiously, reach: 5, enough: 10, shy: true}

var cautiously = nile.Cautious
