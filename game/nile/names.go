package nile

// The names of the things that choices and events speak of, as words are keyed
// by them: they never change, whatever becomes of the numbers.

// nameIn is the name of a number in a list; "" for one that is not in it.
func nameIn[T ~uint8 | ~int16](names []string, k T) string {
	if int(k) >= 0 && int(k) < len(names) {
		return names[k]
	}
	return ""
}

var itemNames = [...]string{
	Bearers: "bearers",
	Guides:  "guides",
	Askaris: "askaris",
	Camels:  "camels",
	Horses:  "horses",
	Canoes:  "canoes",
	Rations: "rations",
	Gifts:   "gifts",
	Muskets: "muskets",
	Water:   "water",
}

// Name is an item, as words are keyed by it: "bearers"; "" for a number that is none.
func (k Item) Name() string { return nameIn(itemNames[:], k) }

var modeNames = [...]string{
	OnFoot:  "on-foot",
	ByCanoe: "by-canoe",
	Mounted: "mounted",
}

// Name is a way of travel; "" for a number that is none.
func (k Mode) Name() string { return nameIn(modeNames[:], k) }

var levelNames = [...]string{
	Cautious: "cautious",
	Normal:   "normal",
	Reckless: "reckless",
}

// Name is an activity level; "" for a number that is none.
func (k Level) Name() string { return nameIn(levelNames[:], k) }

var counterNames = [...]string{
	NoCounter:     "no-counter",
	Facedown:      "facedown",
	Livingstone:   "livingstone",
	LostCity:      "lost-city",
	NativeKingdom: "native-kingdom",
	SolomonsMine:  "solomons-mine",
	Rumour:        "rumour",
}

// Name is what a counter shows; "" for a number that is none.
func (k Counter) Name() string { return nameIn(counterNames[:], k) }

var causeNames = [...]string{
	NoCause:     "no-cause",
	Hunger:      "hunger",
	Thirst:      "thirst",
	LostRespect: "lost-respect",
	LostGuide:   "lost-guide",
	Falls:       "falls",
	Illness:     "illness",
	BattleDead:  "battle-dead",
	ByPoison:    "by-poison",
	ByCaptors:   "by-captors",
	ByDisaster:  "by-disaster",
	ByBeast:     "by-beast",
	BadFaith:    "bad-faith",
	Abandoned:   "abandoned",
	RiddenHard:  "ridden-hard",
}

// Name is a cause of loss or death; "" for a number that is none.
func (k Cause) Name() string { return nameIn(causeNames[:], k) }

var reasonNames = [...]string{
	ForHex:          "for-hex",
	ForRiverHex:     "for-river-hex",
	ForOasis:        "for-oasis",
	ForCataract:     "for-cataract",
	ForFall:         "for-fall",
	ForPeak:         "for-peak",
	ForCounter:      "for-counter",
	HighestMountain: "highest-mountain",
	HighestFall:     "highest-fall",
	LargestLake:     "largest-lake",
	RiverSource:     "river-source",
	LongestRiver:    "longest-river",
	SourceOfNile:    "source-of-nile",
	ForTribe:        "for-tribe",
	ForBeaten:       "for-beaten",
	ForFind:         "for-find",
	ForBattle:       "for-battle",
	ForReport:       "for-report",
	ForInterview:    "for-interview",
	ForRaid:         "for-raid",
	ForEpic:         "for-epic",
	ForSick:         "for-sick",
}

// Name is a reason for points; "" for a number that is none.
func (k Reason) Name() string { return nameIn(reasonNames[:], k) }

var receptionNames = [...]string{
	Neutral:  "neutral",
	Hostile:  "hostile",
	Hides:    "hides",
	Charge:   "charge",
	Ambush:   "ambush",
	Friendly: "friendly",
}

// Name is how a people received a party; "" for a number that is none.
func (k Reception) Name() string { return nameIn(receptionNames[:], k) }

var fateNames = [...]string{
	NoFate:       "no-fate",
	Killed:       "killed",
	Prisoner:     "prisoner",
	EscapesBare:  "escapes-bare",
	EscapesArmed: "escapes-armed",
	EscapesAided: "escapes-aided",
	EscapesLucky: "escapes-lucky",
}

// Name is a beaten explorer's fate; "" for a number that is none.
func (k Fate) Name() string { return nameIn(fateNames[:], k) }

var epicNames = [...]string{
	KhartoumCape: "khartoum-cape",
	EastWest:     "east-west",
	KhartoumEast: "khartoum-east",
	KhartoumWest: "khartoum-west",
}

// Name is a journey across Africa; "" for a number that is none.
func (k Epic) Name() string { return nameIn(epicNames[:], k) }

var sectionNames = [...]string{
	ForTerrain:     "for-terrain",
	ForRiver:       "for-river",
	ForSpectacular: "for-spectacular",
	ForNatives:     "for-natives",
	ForDisaster:    "for-disaster",
	ForBonus:       "for-bonus",
}

// Name is a section of an Event card; "" for a number that is none.
func (k Section) Name() string { return nameIn(sectionNames[:], k) }

var riverCaseNames = [...]string{
	NoRiverHere:   "no-river-here",
	RiversJoin:    "rivers-join",
	RiverGoesOn:   "river-goes-on",
	RiverForks:    "river-forks",
	RiverRises:    "river-rises",
	RiverFindsWay: "river-finds-way",
	Confluence:    "confluence",
	SaltLake:      "salt-lake",
	NewRiver:      "new-river",
}

// Name is a case of rule 10.3; "" for a number that is none.
func (k RiverCase) Name() string { return nameIn(riverCaseNames[:], k) }

var featureNames = [...]string{
	RiverFeature: "river-feature",
	LakeFeature:  "lake-feature",
	PeakFeature:  "peak-feature",
	FallFeature:  "fall-feature",
}

// Name is a kind of thing that players name; "" for a number that is none.
func (k Feature) Name() string { return nameIn(featureNames[:], k) }

var endingNames = [...]string{
	Unended:   "unended",
	EndedHome: "ended-home",
	EndedDead: "ended-dead",
}

// Name is how an expedition ended; "" for a number that is none.
func (k Ending) Name() string { return nameIn(endingNames[:], k) }

var stateNames = [...]string{
	NotLand:   "not-land",
	Unmapped:  "unmapped",
	Explored:  "explored",
	Published: "published",
	Printed:   "printed",
}

// Name is how far a hex has been mapped; "" for a number that is none.
func (k State) Name() string { return nameIn(stateNames[:], k) }

var placeNames = [...]string{
	Europe: "europe",
	Africa: "africa",
	Grave:  "grave",
}

// Name is where an explorer is; "" for a number that is none.
func (k Place) Name() string { return nameIn(placeNames[:], k) }

var mappedByNames = [...]string{
	FirstNumber:  "first-number",
	SecondNumber: "second-number",
	OwnTerrain:   "own-terrain",
	Redrawn:      "redrawn",
}

// Name is how a hex came by its terrain; "" for a number that is none.
func (k MappedBy) Name() string { return nameIn(mappedByNames[:], k) }

var attackNames = [...]string{
	FirstFire:   "first-fire",
	TheirAttack: "their-attack",
	OurCounter:  "our-counter",
}

// Name is an attack of a battle; "" for a number that is none.
func (k Attack) Name() string { return nameIn(attackNames[:], k) }
