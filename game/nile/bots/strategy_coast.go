package bots

// coast never goes more than five hexes from a port, and is home again with
// sixteen points in hand.
var coast = strategy{name: "coast", sails: keen.sails, reach: 5, enough: 16}
