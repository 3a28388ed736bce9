package nile

import "strconv"

// The names of the things that choices and events speak of, as the files of words call
// them: they never change, whatever becomes of the numbers.

// nameIn is the name of a number in a list, or the number where the list does not have it,
// so that a key without words is noticed.
func nameIn[T ~uint8 | ~int16](names []string, k T) string {
	if int(k) >= 0 && int(k) < len(names) {
		return names[k]
	}
	return strconv.Itoa(int(k))
}

var itemNames = [Items]string{
	Bearers: "bearers", Guides: "guides", Askaris: "askaris", Camels: "camels", Horses: "horses",
	Canoes: "canoes", Rations: "rations", Gifts: "gifts", Muskets: "muskets", Water: "water",
}

// Name is an item, "bearers".
func (k Item) Name() string { return nameIn(itemNames[:], k) }

var modeNames = [Modes]string{OnFoot: "on-foot", ByCanoe: "by-canoe", Mounted: "mounted"}

// Name is a way of travel.
func (k Mode) Name() string { return nameIn(modeNames[:], k) }

var levelNames = [Levels]string{Cautious: "cautious", Normal: "normal", Reckless: "reckless"}

// Name is an activity level.
func (k Level) Name() string { return nameIn(levelNames[:], k) }

var counterNames = [...]string{
	NoCounter: "none", Facedown: "face-down", Livingstone: "livingstone", LostCity: "lost-city",
	NativeKingdom: "native-kingdom", SolomonsMine: "solomons-mine", Rumour: "rumour",
}

// Name is what a counter shows.
func (k Counter) Name() string { return nameIn(counterNames[:], k) }

var causeNames = [Causes]string{
	NoCause: "none", Hunger: "hunger", Thirst: "thirst", LostRespect: "respect", LostGuide: "guide", Falls: "falls",
	Illness: "illness", BattleDead: "battle", ByPoison: "poison", ByCaptors: "captors",
	ByDisaster: "disaster", ByBeast: "beast", BadFaith: "faith", Abandoned: "abandoned", RiddenHard: "ridden", GivenUp: "given",
}

// Name is a cause of loss or death.
func (k Cause) Name() string { return nameIn(causeNames[:], k) }

var reasonNames = [Reasons]string{
	ForHex: "hex", ForRiverHex: "river", ForOasis: "oasis", ForCataract: "cataract", ForFall: "fall", ForPeak: "peak",
	ForCounter: "counter", HighestMountain: "highest-mountain", HighestFall: "highest-fall", LargestLake: "largest-lake",
	RiverSource: "river-source", LongestRiver: "longest-river", SourceOfNile: "source-of-nile",
	ForTribe: "people-met", ForBeaten: "people-beaten", ForFind: "find", ForBattle: "battle", ForReport: "battle-reported",
	ForInterview: "interview", ForRaid: "raiders", ForEpic: "epic", ForSick: "sick", ForGap: "gap",
}

// Name is what points are scored for.
func (k Reason) Name() string { return nameIn(reasonNames[:], k) }

var fateNames = [...]string{
	NoFate: "none", Killed: "killed", Prisoner: "prisoner", EscapesBare: "escapes-bare", EscapesArmed: "escapes-armed",
	EscapesAided: "escapes-aided", EscapesLucky: "escapes-lucky",
}

// Name is a beaten explorer's fate.
func (k Fate) Name() string { return nameIn(fateNames[:], k) }

var epicNames = [Epics]string{
	KhartoumCape: "khartoum-cape", EastWest: "coast-to-coast", KhartoumEast: "khartoum-east", KhartoumWest: "khartoum-west",
}

// Name is a journey across Africa.
func (k Epic) Name() string { return nameIn(epicNames[:], k) }

var sectionNames = [...]string{
	ForTerrain: "for-terrain", ForRiver: "for-river", ForSpectacular: "for-spectacular", ForNatives: "for-natives",
	ForDisaster: "for-disaster", ForBonus: "for-bonus",
}

// Name is a section of an Event card.
func (k Section) Name() string { return nameIn(sectionNames[:], k) }

var featureNames = [FeatureKinds]string{RiverFeature: "river", LakeFeature: "lake", PeakFeature: "peak", FallFeature: "fall"}

// Name is a kind of thing that players name.
func (k Feature) Name() string { return nameIn(featureNames[:], k) }

var placeNames = [...]string{Europe: "europe", Africa: "africa", Grave: "grave"}

// Name is where an explorer is.
func (k Place) Name() string { return nameIn(placeNames[:], k) }
