package bots

import "sourceofthenile/game/nile"

// What came out of a search over ports, sums to sail with, paces and policies as the
// best against two keen players (TestSearch; its log stands in docs/balance.md).
var (
	// frugal sails with six hundred dollars, and never goes beyond eight hexes from a port.
	frugal = strategy{name: "frugal", sails: 600, reach: 8}
	// delta sails with as little, and always to the mouths of the Niger.
	delta = strategy{name: "delta", sails: 600, ports: []string{"Brass", "Lagos"}, pace: at(nile.Normal), styles: []style{riding, walking}}
	// patient waits for sixteen hundred dollars, and marches at a normal pace wherever it goes.
	patient = strategy{name: "patient", sails: 1600, pace: at(nile.Normal)}
)
