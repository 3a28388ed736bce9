package bots

import "sourceofthenile/game/nile"

// desert sets out from Khartoum alone, on camels where it can, as far as its
// forced marches lead.
var desert = strategy{name: "desert", sails: keen.sails, ports: []string{"Khartoum"}, styles: []style{riding, walking}, pace: at(nile.Reckless)}
