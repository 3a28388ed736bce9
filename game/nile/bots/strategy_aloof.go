package bots

// aloof plays as keen does, but buys no gifts, offers none and trades with nobody:
// what it loses by that is what friendship is worth (14).
var aloof = strategy{name: "aloof", sails: keen.sails, aloof: true}
