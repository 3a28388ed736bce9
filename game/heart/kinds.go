package heart

import "sourceofthenile/game"

// The kinds of choice and command. What Target, Item and N are stands behind
// each; what is not spoken of is 0.
const (
	Begin        game.Kind = 1 + iota // the order is drawn
	TakePort                          // Target: the region of the Port
	TakePatron                        // Target: the Patron
	Buy                               // Item: the Lot; Cost: 1 Credit
	March                             // Target: the region; Item: the one crossed in a hurry, −1 without one; Cost: Time
	Join                              // Target: the Water Zone that is tried; Odds: that it is joined
	Keep                              // the Source drawn
	PutBack                           // the Source drawn, for another draw
	Lay                               // Target: the region across the border that the marker goes on
	Yes                               // to what the step asks: the Guide's Time, Quinine, to ignore, Envy, to take a Resource or Food instead, to give what a Special asks for, Time up on End
	No                                // to what the step asks, or nothing more of it
	Look                              // Target: the slot an Encounter is laid in
	Place                             // Target: the slot that a Finding or Rumour goes to
	ClearSlot                         // Success: the Encounter of the slot goes back
	KeepForDie                        // Success: a die will be named
	NameFace                          // Target: the face
	Walk                              // Target: the slot; Item: what is certain there, a Sure
	Suffer                            // Target: what is lost for thirst, a Figure; to warriors Askaris or Ammo
	GiveItems                         // N: how many of the Items are Food
	KeepLoad                          // Target: Food kept; Item: Gifts kept
	KeepThing                         // Item: the Resource kept
	Offer                             // Item: the Wish; Target: how many Gifts; Odds: that he likes you
	OfferRifle                        // Item: the Wish
	CallFind                          // the command's Text is the name
	Recruit                           // Target: Askaris or Porters; Item: 1 for a Bible spent; Odds: that one joins
	GiveVillage                       // Item: a Present; Odds: of being liked
	Trade                             // Item: the Wish
	Boost                             // Item: a Tonic
	Humble                            // Target: the seat; Cost: Time; Odds: that an Incident that does something is drawn
	Inflict                           // Item: the Sort of Incident
	ThrowAgain                        // Item: which die, from 0; Target: whose colour the marker has; Odds: that it does not go well then
	LetStand                          // this die
	LetTurnStand                      // till this turn is over
	Order                             // Target: the Standing order
	kinds
)

var kindNames = [kinds]string{
	"", "begin", "take-port", "take-patron", "buy", "march", "join", "keep", "put-back", "lay", "yes", "no", "look", "place", "clear-slot",
	"keep-for-die", "name-face", "walk", "suffer", "give-items", "keep-load", "keep-thing", "offer", "offer-rifle", "call-find", "recruit",
	"give-village", "trade", "boost", "humble", "inflict", "throw-again", "let-stand", "let-turn-stand", "order",
}

// KindName is the kind as words are keyed by it, "" if it is none of the game's.
func KindName(k game.Kind) string {
	if k < kinds {
		return kindNames[k]
	}
	return ""
}

// Wish is what one hopes for of a king, or trades for (13, 14.6).
type Wish uint8

// The wishes.
const (
	ForGuide Wish = iota
	ForCanoes
	ForFood
)

// Present is what a village is given first (14.6).
type Present uint8

// The presents.
const (
	NoPresent Present = iota
	TwoGifts
	Hemp // a Cannabis: liked for certain
)

// Tonic is a Boost (17.4).
type Tonic uint8

// The Boosts.
const (
	QuinineHealth  Tonic = iota // Health +1
	QuinineMore                 // Health +2, Sanity −1
	CannabisSanity              // Sanity +1
	CannabisMore                // Sanity +2, Health −1
	AmmoTonic                   // Ammo Stock +1
)

// Sure is what is certain in the slot of a step, a set.
type Sure uint8

// What may be certain.
const (
	SureFind    Sure = 1 << iota // a Finding or Discovery
	SureSpecial                  // the active Rumour
	SureHealth                   // Health or Sanity is raised without a die
	SurePoison                   // Health or Sanity is lost without a die
	SureEmpty                    // nothing is in it
)

// What happened. At is the region of the seat's Explorer, −1 without one; slots are
// numbers from 0. What Args are stands behind each.
const (
	Decided      game.EventKind = 1 + iota // kind, Item, Target, N of the command
	TrackSet                               // slot of Disease, of Horror
	TrackPlace                             // the seat's slot on the Turn Track
	PortTaken                              // At
	PatronTaken                            // Patron
	TurnBegan                              // number of the Game Turn
	MapTurnBegan                           //
	DaysBegan                              // a turn in the Matrix: the slot, Time left
	Changed                                // Figure, by how much, what it is now, Cause
	Got                                    // Resource, Cause
	GaveUp                                 // Resource, Cause: it goes back
	Rolled                                 // Die, faces, what is added, the number that counts, 1 if it went well
	FaceNamed                              // Die, the face, what is added, the number that counts
	ThrownAgain                            // Die, which, the new face, who handed the marker, its colour, 1 if it went well; the seat is the roller's
	Marched                                // from which region; the one crossed, −1 without one
	Rested                                 // 1 if there was nowhere to go
	MetExplorer                            // the seat of the other
	CodeDrawn                              // Colour Code, what for: 0 terrain, 1 water
	TerrainFound                           // Terrain, how: 0 as presumed, 1 by a Colour Code, 2 by the chart
	NoWater                                // nothing drains the region
	JoinTried                              // the Water Zone, the number that joins (0: certain)
	WaterDrawn                             // Marker
	WaterBack                              // Marker: it goes back
	WaterLaid                              // Marker; the region across the border, −1: inside; the one that is drained into
	BranchEnds                             // unrecorded (9.5)
	Surveyed                               // the Discovery Procedure: how many were drawn, how many stay
	ChitLaid                               // slot, Chit
	ChitBack                               // slot, Chit
	EventDrawn                             // 0 first, 1 second, 2 for another; Chit
	ChitPlaced                             // slot, Chit: a Finding or a Rumour
	EventBack                              // Chit: without effect
	Ignored                                // Chit
	BarredWay                              // an Impassable binds
	PickaxFrees                            // or does not
	Walked                                 // slot, from which
	FindScored                             // slot, Chit
	FindNamed                              // Chit
	Met                                    // slot, Chit, the Sort before
	Nothing                                // Chit: the Encounter comes to nothing
	RumourTold                             // slot of the active Rumour
	RumourMoved                            // slot of the active Rumour
	RumourBack                             // slot it was on
	SpecialFound                           // Wild
	PersonSaved                            // Figure: Quinine has saved one, Cause
	ChasedOff                              // the band, Cause
	VillageMet                             // 1 if they like you, 1 if they respect you
	Scored                                 // Source, how many DP, DP now, what: a Patron, Resource, Chit, Wild or seat, as the source has it
	Shamed                                 // the seat that scored; DP now
	TimeIsUp                               // 1 if on End, 1 if a Special stopped him
	ExplorerLost                           // 0 dead, 1 out of his mind
	HumbledBy                              // the seat that did it, Chit: the seat of the event suffers
	Balanced                               // how many were drawn, how many leave the game
	GameEnded                              // Game Turns played
	eventKindsTold
)

var eventNames = [eventKindsTold]string{
	"", "decided", "track-set", "track-place", "port-taken", "patron-taken", "turn-began", "map-turn-began", "days-began", "changed", "got",
	"gave-up", "rolled", "face-named", "thrown-again", "marched", "rested", "met-explorer", "code-drawn", "terrain-found", "no-water",
	"join-tried", "water-drawn", "water-back", "water-laid", "branch-ends", "surveyed", "chit-laid", "chit-back", "event-drawn", "chit-placed",
	"event-back", "ignored", "barred-way", "pickax-frees", "walked", "find-scored", "find-named", "met", "nothing", "rumour-told",
	"rumour-moved", "rumour-back", "special-found", "person-saved", "chased-off", "village-met", "scored", "shamed", "time-is-up",
	"explorer-lost", "humbled-by", "balanced", "game-ended",
}

// EventName is the kind of event as words are keyed by it, "" if it is none.
func EventName(k game.EventKind) string {
	if k < eventKindsTold {
		return eventNames[k]
	}
	return ""
}

// Cause is why a figure changed, or a Resource came or went.
type Cause uint8

// The causes.
const (
	ByOutfit Cause = iota
	ByEating
	ByHunger
	ByDisease
	ByHorror
	ByMarch
	ByRest
	ByTerrain
	ByWater
	ByFishing
	ByDryLand // Canoes are left behind
	ByGuide
	ByWalking
	ByWarband
	ByMalaria
	ByTaboo
	ByAccident
	ByStorm
	ByThirst
	ByLosingWay
	ByIgnoring
	ByFind
	ByKingdom
	ByWarriors
	ByTusk
	ByPlant
	ByHealer
	ByHunt
	ByMissionary
	ByVillage
	ByFeast
	ByTrade
	BySpecial
	ByTimeUp
	ByDesertion
	ByBoost
	ByEnvy
	ByHumility
	ByLoad
	ByLastPorter
	ByDiscontent
	ByEnd
	ByQuinine
	Causes
)

type causeRow struct {
	name string
	rule game.Rule
}

var causes = [Causes]causeRow{
	ByOutfit: {"outfit", "4.3"}, ByEating: {"eating", "7.1"}, ByHunger: {"hunger", "7.1"}, ByDisease: {"disease", "7.2"},
	ByHorror: {"horror", "7.2"}, ByMarch: {"march", "7.3"}, ByRest: {"rest", "7.4"}, ByTerrain: {"terrain", "8.3"}, ByWater: {"water", "9.8"},
	ByFishing: {"fishing", "7.6"}, ByDryLand: {"dry-land", "9.6"}, ByGuide: {"guide", "10.3"}, ByWalking: {"walking", "10.7"},
	ByWarband: {"warband", "12"}, ByMalaria: {"malaria", "12"}, ByTaboo: {"taboo", "12"}, ByAccident: {"accident", "12"}, ByStorm: {"storm", "12"},
	ByThirst: {"thirst", "12"}, ByLosingWay: {"losing-way", "12"}, ByIgnoring: {"ignoring", "11.3"}, ByFind: {"find", "13"},
	ByKingdom: {"kingdom", "13"}, ByWarriors: {"warriors", "13"}, ByTusk: {"tusk", "14.1"}, ByPlant: {"plant", "14.2"},
	ByHealer: {"healer", "14.3"}, ByHunt: {"hunt", "14.4"}, ByMissionary: {"missionary", "14.5"}, ByVillage: {"village", "14.6"},
	ByFeast: {"feast", "14.6"}, ByTrade: {"trade", "14.6"}, BySpecial: {"special", "15.4"}, ByTimeUp: {"time-up", "17.2"},
	ByDesertion: {"desertion", "17.3"}, ByBoost: {"boost", "17.4"}, ByEnvy: {"envy", "18.2"}, ByHumility: {"humility", "18.1"},
	ByLoad: {"load", "3.1"}, ByLastPorter: {"last-porter", "3.2"}, ByDiscontent: {"discontent", "16.3"}, ByEnd: {"end", "10.9"},
	ByQuinine: {"quinine", "16.2"},
}

// Name is the cause as words are keyed by it.
func (c Cause) Name() string { return causes[c].name }

// Source is where Drama Points come from (20.1).
type Source uint8

// The sources.
const (
	ForTerrain Source = iota
	ForWater
	ForFinding
	ForDiscovery
	ForSpecial
	ForResource
	ForLivingstone
	ForTwoIncidents
	ForEnvy
	ForNotoriety
	ForAccount
	ForPatron
	Sources
)

var sourceRows = [Sources]causeRow{
	{"terrain", "8.3"},
	{"water", "9.8"},
	{"finding", "13"},
	{"discovery", "13"},
	{"special", "15.4"},
	{"resource", "20.1"},
	{"livingstone", "7.4"},
	{"two-incidents", "11.2"},
	{"envy", "18.2"},
	{"notoriety", "16.4"},
	{"account", "19.3"},
	{"patron", "20.2"},
}

// Name is the source as words are keyed by it.
func (s Source) Name() string { return sourceRows[s].name }
