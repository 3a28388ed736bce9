package bots

// onehex goes for what lies one or two hexes beyond the chart, and brings it home
// at once.
var onehex = strategy{name: "onehex", sails: 400, reach: 3, enough: 5}
