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
	Order                             // Item: of what; Target: the Standing order, or the Pride of Humility
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
	Rolled                                 // Die, faces, what is added, the number that counts, 1 if it went well with the terms of the sum
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
	Nothing                                // Chit, 1 if there was nothing to be healed: the Encounter comes to nothing
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
