package nile

// What choices and events speak of.

// Reason is what points were scored for (22–25).
type Reason uint8

// The reasons.
const (
	ForHex Reason = iota // the terrain itself
	ForRiverHex
	ForOasis
	ForCataract
	ForFall
	ForPeak
	ForCounter      // a special discovery (23)
	HighestMountain // records (24)
	HighestFall
	LargestLake
	RiverSource // 25
	LongestRiver
	SourceOfNile
	ForTribe  // people met in the hex (22)
	ForBeaten // people beaten there
	ForFind   // bonus finds (20)
	ForBattle // a Journalist's own battle (24)
	ForReport // another's, heard of
	ForInterview
	ForRaid // slave raiders seen by a Journalist (11)
	ForEpic // an epic journey (25)
	ForSick // sick people discharged: points lost (9.7)
	ForGap  // in a closer race, to who is far behind (7.4)
	Reasons
)

// Item is something an expedition has. The first three are people.
type Item int16

// The items, in the order of the Rates of Exchange.
const (
	Bearers Item = iota
	Guides
	Askaris
	Camels
	Horses
	Canoes
	Rations
	Gifts
	Muskets
	Water
	Items
)

// Mode is how an expedition travels (9.11).
type Mode uint8

// The modes of travel.
const (
	OnFoot Mode = iota
	ByCanoe
	Mounted
	Modes
)

// Level is the activity level of a turn (8.3, 9.7).
type Level uint8

// The activity levels.
const (
	Cautious Level = iota
	Normal
	Reckless
	Levels
)

// Counter is what a discovery counter shows when it is turned (3.32).
type Counter uint8

// The counters. Facedown is any counter not turned yet.
const (
	NoCounter Counter = iota
	Facedown
	Livingstone
	LostCity
	NativeKingdom
	SolomonsMine
	Rumour
)

// Risks: which outcome a choice's odds speak of.
const (
	NoRisk uint8 = iota
	RiskLost
	RiskCacheGone
	RiskAttack
	RiskPoison
	RiskKilled // that the explorer dies
	ChanceFriend
	ChanceWin
	RiskFalls // that canoes go over a cataract (9.28)
)
