package heart

import (
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// The dice before they are thrown: what is added to each, term by term, what it is held
// against, and the chance that it goes well (22.2, 27.3). These files know an Explorer with
// all that is his and the scene he stands in, and no position: what is asked of them is asked
// by the rules and by views alike, so that what is said before a die and what it is thrown by
// are one thing.

// scene is where a die is thrown. Conditions of the slot hold only in one.
type scene struct {
	Terrain chart.Terrain
	Wet     bool     // a Water Zone
	Red     bool     // raided for slaves (5.1)
	In      bool     // in a slot at all
	Sort    box.Sort // the Encounter in it
	Empty   bool     // it holds no chit at all
	Second  box.Sort // the second Event if it was an Incident and not ignored (14)
	Chased  bool     // that was a band, and it was chased off (14)
}

// What a Warband's roll adds (12).
const (
	openLand   = 3  // in a Savanna or Veldt
	inCanoes   = -3 // with Canoes
	villageHas = 2  // beside a Village
)

// What an Incident of damage adds, and what helps against fever and broken customs (12).
const (
	moreDamage = 4
	helpsRoll  = -1
)

// tabooRolls is how many Sanity-rolls a Taboo asks for (12).
var tabooRolls = [chart.Terrains]uint8{chart.Jungle: 2, chart.Veldt: 1, chart.Desert: 2}

// checkMost: a check that shows so much or less spares one (12).
const checkMost = 3

// Of a Village (14.6).
const (
	likeMost     = 2  // the Like-roll at or below it
	presentGifts = 2  // what a present costs
	presentHelps = -1 // what it adds to the Like-roll
	chasedHelps  = -1
)
