package heart

// What steps keep in their registers, by name. What each may hold stands in shapes; the
// places are part of what is saved.

// Of the whole game: the place in the order of play that has its turn.
const vPlace = 0

// Of a Health-roll and a Sanity-roll: what is added for its Cause, that Cause, and what is
// added in all.
const (
	vBodyAdd = iota
	vBodyWhy
	vBodySum
)

// Of an Ammo-roll: the Cause, and 1 if Success may name it.
const (
	vAmmoWhy = iota
	vAmmoNamed
)

// Of shedding load: what the step below was waiting for.
const vWaitedFor = 0

// Of losing Items, and of the question which: how many, and the Cause.
const (
	vItems = iota
	vItemsWhy
)

// Of losing a person, and of the question whether: the Figure, and the Cause.
const (
	vPerson = iota
	vPersonWhy
)

// Of a Map turn: 1 if he has rested.
const vRested = 0

// Of exploring: the ways that have been tried to join a river, a bit each, and the one that
// is tried now. The question for the next has the first.
const (
	vTried = iota
	vWay
)

// Of the question where water is laid: the marker, and the Colour Codes.
const (
	vLayOne = 1 + iota
	vLayTwo
)

// Of the turn in the Matrix, and the question whom to humble: those who have been, a bit each.
const vHumbled = 0

// Of drawing an Event: 1 if it is the second, and the Chit.
const (
	vSecondEvent = iota
	vEvent
)

// Of the questions about an Event: the Chit, and 1 if it is the second.
const (
	vChit = iota
	vChitSecond
)

// Of an Incident, and the question about Success: the Chit, and whose it is.
const (
	vIncident = iota
	vWhose
)

// Of one that does damage: what is added. Of one with checks: what is left to pay, how many
// checks have been made, and how much was left when all were.
const (
	vDamageAdd = 2

	vToPay  = 2
	vChecks = 3
	vPays   = 4
)

// Of an Ambush-roll: what the slot adds, the Cause, what is added in all, and whether a
// Porter was lost.
const (
	vBandAdd = iota
	vBandWhy
	vBandSum
	vPorterLost
)

// Of dealing with a slot: the Chit of a Discovery.
const vDealt = 0

// Of a Kingdom: the King's wish, and what was offered.
const (
	vWish = iota
	vOffered
)

// Of a meeting: its Sort, the Sort before, and what a die adds. The question for a Resource
// instead has the first.
const (
	vMet = iota
	vMetBefore
	vMetAdd
)

// Of a hunt: the Sort before, what each die adds, and the modified d10.
const (
	vHuntBefore = iota
	vHuntAdd
	vFoodAdd
	vHuntSum
)

// Of recruiting: how many dice are left, the Figure, and 1 if a Bible has been spent.
const (
	vDice = iota
	vRecruit
	vBible
)

// Of the question whom to recruit: the last of these.
const vBibleSpent = 0

// Of moving the active Rumour: 1 if it is only being activated.
const vActivated = 0

// Of a Special: which it is, 1 if it was given what it asks for, and 1 once Items are lost.
const (
	vSpecial = iota
	vGiven
	vItemsGone
)

// Of the end of the Time: 1 if the Health-roll is spared, and what a Desertion-roll adds.
const (
	vSpared = iota
	vDesertAdd
)

// Of Humility, and the question what to inflict: the seat humbled, and the Chits.
const (
	vVictim = iota
	vChits
)
