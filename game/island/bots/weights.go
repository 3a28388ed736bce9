package bots

// weights are what things are worth, in parts of a step of the Darkness. They were found by
// games among bots: whoever changes one measures anew (nile simulate --way island).
type weights struct {
	dark     float64 // a rise of the Darkness, beside all else
	body     float64 // Strength and Sanity
	lose     float64 // a protagonist lost
	token    float64 // a Gate's damage token
	broken   float64 // a Gate destroyed, besides
	nobody   float64 // nobody left alive
	discount float64 // of what phase 3 does a round later
	hunted   float64 // what a hunter costs besides
	away     float64 // how much of what threatens those who still have a turn counts
	killed   float64 // what any creature killed is worth besides
	slain    float64 // and one that a Quest counts
	mind     float64 // Sanity, beside Strength
	finish   float64 // a Quest finished
	begin    float64 // and begun
	find     float64 // a Loot card
	radio    float64 // as far as it may be a Radio Part
	quest    float64 // and a Quest
	meet     float64 // a Radio Part got together with others
	call     float64 // the boat
	step     float64 // a Move
	farther  float64 // a space on the way of the next turn
	later    float64 // what the next turn may bring
	urgent   float64 // from where a plan is worth being the first to go
	curse    float64 // a Curse
	extra    float64 // and besides where each brings a Spawn card a round (19, e)
	trap     float64 // a Trap token kept
	play     float64 // how much of its worth a card must bring
	fewer    float64 // a Spawn card
}

var w = weights{
	dark: 0.8, body: 0.4, lose: 40, nobody: 340, token: 4, broken: 8, discount: 0.4, hunted: 15, away: 0.15, killed: 7.6, slain: 16, mind: 0.8, finish: 120,
	begin: 54, find: 8, radio: 60, quest: 27, meet: 32.5, call: 260, step: 0.75, farther: 6.5, later: 0.435, urgent: 93, curse: 1, extra: 40, trap: 9, play: 1,
	fewer: 9,
}
