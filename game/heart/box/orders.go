package box

// What a seat has said beforehand of what it may do to others (18). The numbers are kept with games.

// Standing is a standing order for other people's dice (18.3).
type Standing uint8

// The standing orders.
const (
	AskLeading Standing = iota // ask when a roll went well for a roller who leads
	AskAlways
	AskNever
	AskMatters // the usual one: as AskLeading, where more than goods hang on the die and it would more likely than not go ill
	Standings
)

// Pride is a standing order for Humility (18.1).
type Pride uint8

// The orders for Humility.
const (
	PrideMatters Pride = iota // the usual one: ask when one who leads is about to win, and two times in three something strikes
	PrideAlways
	PrideNever
	Prides
)

// NearGoal is how many DP before the goal one is about to win who leads.
const NearGoal = 15

// What an order is about: the Item of its choice.
const (
	OfBadLuck = iota
	OfHumility
)

// Weighs reports whether more than goods hangs on a die: people, Health, Sanity, Time, a river, a king
// or a village.
func (d Die) Weighs() bool { return d.Held() && d != AmmoDie && d != PresumedDie }
