package bots

// keen plays soberly and loses no time: it sails as soon as a party worth the name
// can be paid, goes where points are to be had for the months they take, and comes
// home while that is worth more than going on.
var keen = strategy{name: "keen", sails: 600}
