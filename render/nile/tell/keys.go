package tell

import (
	"strconv"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// The files of words call things by names, never by the numbers the rules
// give them: item.guides, not item.1. Here are the names; tests hold that
// every thing has one.

// named is a name of a list, or the number where the list does not have it, so
// that a key without words is noticed.
func named(names []string, n int) string {
	if n >= 0 && n < len(names) && names[n] != "" {
		return names[n]
	}
	return strconv.Itoa(n)
}

var itemKeys = [nile.Items]string{
	nile.Bearers: "bearers", nile.Guides: "guides", nile.Askaris: "askaris", nile.Camels: "camels", nile.Horses: "horses",
	nile.Canoes: "canoes", nile.Rations: "rations", nile.Gifts: "gifts", nile.Muskets: "muskets", nile.Water: "water",
}

// ItemKey is what the files call an item: "guides".
func ItemKey(i nile.Item) string { return named(itemKeys[:], int(i)) }

var modeKeys = [nile.Modes]string{nile.OnFoot: "on-foot", nile.ByCanoe: "by-canoe", nile.Mounted: "mounted"}

// ModeKey is what the files call a way of travel: "by-canoe".
func ModeKey(m nile.Mode) string { return named(modeKeys[:], int(m)) }

var levelKeys = [nile.Levels]string{nile.Cautious: "cautious", nile.Normal: "normal", nile.Reckless: "reckless"}

// LevelKey is what the files call an activity level: "cautious".
func LevelKey(l nile.Level) string { return named(levelKeys[:], int(l)) }

var specialtyKeys = [deck.Specialties]string{
	deck.Botanist: "botanist", deck.Doctor: "doctor", deck.Ethnologist: "ethnologist", deck.Explorer: "explorer",
	deck.Geologist: "geologist", deck.Journalist: "journalist", deck.Missionary: "missionary", deck.Zoologist: "zoologist",
}

// SpecialtyKey is what the files call a calling: "geologist".
func SpecialtyKey(k deck.Specialty) string { return named(specialtyKeys[:], int(k)) }

var counterKeys = [...]string{
	nile.NoCounter: "none", nile.Facedown: "face-down", nile.Livingstone: "livingstone", nile.LostCity: "lost-city",
	nile.NativeKingdom: "native-kingdom", nile.SolomonsMine: "solomons-mine", nile.Rumour: "rumour",
}

// CounterKey is what the files call a discovery counter: "lost-city".
func CounterKey(c nile.Counter) string { return named(counterKeys[:], int(c)) }

var featureKeys = [nile.FeatureKinds]string{
	nile.RiverFeature: "river", nile.LakeFeature: "lake", nile.PeakFeature: "peak", nile.FallFeature: "fall",
}

// FeatureKey is what the files call a thing that may be named: "peak".
func FeatureKey(f nile.Feature) string { return named(featureKeys[:], int(f)) }

var epicKeys = [nile.Epics]string{
	nile.KhartoumCape: "khartoum-cape", nile.EastWest: "coast-to-coast", nile.KhartoumEast: "khartoum-east",
	nile.KhartoumWest: "khartoum-west",
}

// EpicKey is what the files call a journey across Africa: "coast-to-coast".
func EpicKey(e nile.Epic) string { return named(epicKeys[:], int(e)) }

var reasonKeys = [nile.Reasons]string{
	nile.ForHex: "hex", nile.ForRiverHex: "river", nile.ForOasis: "oasis", nile.ForCataract: "cataract", nile.ForFall: "fall",
	nile.ForPeak: "peak", nile.ForCounter: "counter", nile.HighestMountain: "highest-mountain", nile.HighestFall: "highest-fall",
	nile.LargestLake: "largest-lake", nile.RiverSource: "river-source", nile.LongestRiver: "longest-river",
	nile.SourceOfNile: "source-of-nile", nile.ForTribe: "people-met", nile.ForBeaten: "people-beaten", nile.ForFind: "find",
	nile.ForBattle: "battle", nile.ForReport: "battle-reported", nile.ForInterview: "interview", nile.ForRaid: "raiders",
	nile.ForEpic: "epic", nile.ForSick: "sick",
}

// ReasonKey is what the files call what points were scored for: "longest-river".
func ReasonKey(r nile.Reason) string { return named(reasonKeys[:], int(r)) }

var causeKeys = [...]string{
	nile.Hunger: "hunger", nile.Thirst: "thirst", nile.LostRespect: "respect", nile.LostGuide: "guide", nile.Falls: "falls",
	nile.Illness: "illness", nile.BattleDead: "battle", nile.ByPoison: "poison", nile.ByCaptors: "captors",
	nile.ByDisaster: "disaster", nile.ByBeast: "beast", nile.BadFaith: "faith", nile.Abandoned: "abandoned", nile.RiddenHard: "ridden",
}

// CauseKey is what the files call why people or beasts were lost: "thirst".
func CauseKey(c nile.Cause) string { return named(causeKeys[:], int(c)) }

var fateKeys = [...]string{
	nile.Killed: "killed", nile.Prisoner: "prisoner", nile.EscapesBare: "escapes-bare", nile.EscapesArmed: "escapes-armed",
	nile.EscapesAided: "escapes-aided", nile.EscapesLucky: "escapes-lucky",
}

// FateKey is what the files call what becomes of a beaten explorer: "prisoner".
func FateKey(f nile.Fate) string { return named(fateKeys[:], int(f)) }

var placeKeys = [...]string{nile.Europe: "europe", nile.Africa: "africa", nile.Grave: "grave"}

// PlaceKey is what the files call where an explorer is: "africa".
func PlaceKey(p nile.Place) string { return named(placeKeys[:], int(p)) }

var harmKeys = [nile.Harms]string{
	nile.ExplorerDies: "explorer-dies", nile.ExplorerSickens: "explorer-sick", nile.PeopleLost: "people-lost",
	nile.PeopleSicken: "people-sick", nile.BeastsLost: "animals-lost", nile.StoresLost: "stores-lost",
	nile.CanoeLost: "canoe-lost", nile.MarchHeld: "march-held",
}

// HarmKey is what the files call what a misfortune may do: "stores-lost".
func HarmKey(h nile.Harm) string { return named(harmKeys[:], int(h)) }

// compassKeys are the eight directions of the compass, clockwise from north.
var compassKeys = [...]string{"north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"}

var dirKeys = [...]string{
	hexmap.NE: "north-east", hexmap.E: "east", hexmap.SE: "south-east", hexmap.SW: "south-west", hexmap.W: "west",
	hexmap.NW: "north-west",
}

// policyKeys are the ways to come before a people (13), by their numbers from 1.
var policyKeys = [...]string{1: "fortified-camp", 2: "under-arms", 3: "send-the-guide", 4: "open-hands", 5: "as-a-guest"}

// PolicyKey is what the files call a policy: "open-hands".
func PolicyKey(n int) string { return named(policyKeys[:], n) }

// mappedKeys are how a hex came by its terrain (10.2).
var mappedKeys = [...]string{"first", "second", "own", "redrawn"}
