package box

// Numbers of rules that screens cite where no choice, event or refusal brings them.
const (
	RulePieces     = "2.1"
	RuleResources  = "2.3"
	RuleSheet      = "3"
	RuleCapacity   = "3.1"
	RuleSetUp      = "4.2"
	RuleOutfit     = "4.3"
	RuleChart      = "5"
	RuleTrack      = "6"
	RuleMapPhase   = "7"
	RuleMatrix     = "10"
	RuleEvents     = "11"
	RuleFinds      = "13"
	RuleEncounters = "14"
	RuleWasteland  = "15.3"
	RuleSpecials   = "15.4"
	RuleLost       = "16.4"
	RuleTimeUp     = "17"
	RuleOrders     = "18.3"
	RuleEnd        = "19"
	RulePoints     = "20"
	RuleAttention  = "20.2"
	RuleWaysToPlay = "21"
)
