package caravan

// What belongs to which rule of the rulebook.
const (
	RuleRoad    = "1"  // the road
	RuleStones  = "2"  // stones
	RuleDigging = "3"  // digging
	RuleSpices  = "4"  // spices
	RuleNames   = "5"  // names
	RulePassing = "6"  // the end of a turn
	RuleWell    = "7"  // the well
	RuleWind    = "8"  // the wind
	RuleLots    = "9"  // lots
	RuleEnd     = "10" // the end
)
