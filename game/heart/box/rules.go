package box

// Numbers of rules that screens cite where no choice, event or refusal brings them.
const (
	RuleResources  = "2.3"
	RuleSheet      = "3"
	RuleCapacity   = "3.1"
	RuleOutfit     = "4.3"
	RuleChart      = "5"
	RuleMatrix     = "10"
	RuleFinds      = "13"
	RuleEncounters = "14"
	RuleWasteland  = "15.3"
	RuleSpecials   = "15.4"
	RuleLost       = "16.4"
	RuleOrders     = "18.3"
	RuleEnd        = "19"
	RulePoints     = "20"
	RuleAttention  = "20.2"
	RuleWaysToPlay = "21"
)
