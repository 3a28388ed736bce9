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
	RuleLand       = "8.3"
	RuleMatrix     = "10"
	RuleSurvey     = "10.1"
	RuleLaying     = "10.4"
	RuleGoingBack  = "10.5"
	RuleEvents     = "11"
	RuleIncidents  = "12"
	RuleFinds      = "13"
	RuleEncounters = "14"
	RuleWasteland  = "15.3"
	RuleSpecials   = "15.4"
	RuleLost       = "16.4"
	RuleTimeUp     = "17"
	RuleRoadEnd    = "17.1"
	RuleOthers     = "18"
	RuleHumility   = "18.1"
	RuleOrders     = "18.3"
	RuleEnd        = "19"
	RulePoints     = "20"
	RuleAttention  = "20.2"
	RuleWaysToPlay = "21"
)

// Part is a piece of the sequence of play as a page shows it: its name as words are keyed
// by it, and the rules of what happens in it; what belongs below them belongs to it too.
type Part struct {
	Name  string
	Rules []string
}

// MapParts are the pieces of a turn of the Map Phase (7), in order.
var MapParts = []Part{
	{"food", []string{"7.1"}},
	{"sickness", []string{"7.2", "3.4", "3.5"}},
	{"march", []string{"7.3", "7.4", "7.5"}},
	{"land", []string{"8"}},
	{"water", []string{"9"}},
	{"fishing", []string{"7.6"}},
}

// EndParts are the pieces of the end of a Game Turn (17, 18), in order.
func (s *Settings) EndParts() []Part {
	all := []Part{{"road", []string{"17.1", "3.4"}}, {"time", []string{"17.2"}}, {"desertion", []string{"17.3"}}, {"boost", []string{"17.4"}}}
	if s.Envy() {
		all = append(all, Part{"humility", []string{"18.1"}}, Part{"envy", []string{"18.2"}})
	}
	return all
}
