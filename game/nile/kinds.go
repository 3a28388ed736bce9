// Package nile is the board game Source of the Nile: its rules chapter by
// chapter, on the table of package game. It decides everything and draws
// nothing.
package nile

import "sourceofthenile/game"

// What a player may choose. Hexes in Target are hexmap.IDs, ports are
// hexmap.PortIDs; how many is Command.N, within the choice's Min and Max.
const (
	// PlaceCounter puts a discovery counter, face down, on the hex Target (4.4).
	PlaceCounter game.Kind = 1 + iota
	// PlaceAll has all counters still in hand placed by chance (4.4).
	PlaceAll
	// ChoosePort picks the port Target in secret (4.5).
	ChoosePort
	// ChooseSpecialty gives a new explorer the specialty Target (4.6, 27).
	ChooseSpecialty
	// Buy sets how many of Item the outfit holds to N; Cost is the price of one (5).
	Buy
	// Sail ends outfitting; the expedition starts in the mode of travel Target (5, 6).
	Sail
	// SetPace chooses the activity level Target; Cost is the movement points it gives (8.3, 9.12).
	SetPace
	// Move enters the hex Target; Cost is in movement points. Odds: of losing the way (9, 12).
	Move
	// Drift lets a canoe party too weak to paddle drift to the hex Target, downstream (9.26).
	Drift
	// Portage makes N trips round the cataract toward the hex Target, one point each (9.27).
	Portage
	// ChangeMode goes on in the mode of travel Target (9.5).
	ChangeMode
	// Retreat goes back to the hex Target, just left, after mapping this one (9.44, 9.45).
	Retreat
	// FillWater sets the water carried to N units (5.4443).
	FillWater
	// Drop discharges N people, releases N animals or discards N of Item (9.6).
	Drop
	// Cache leaves N of Item in a cache in this hex (9.6, 17).
	Cache
	// OpenCache looks for the party's own cache in this hex. Odds: of its being gone (17).
	OpenCache
	// Take takes N of Item out of the opened cache (17).
	Take
	// Shoot kills N animals Item for ten fresh rations each (5.4425).
	Shoot
	// Labour sets the explorer to a bearer's work (Target 1) or releases him from it (0) (5.5).
	Labour
	// EndTravel ends moving: hunting, food and the rest of the turn follow (8.3).
	EndTravel
	// GoHome sails for Europe from this port (21).
	GoHome
	// Publish publishes the hex Target; Cost is the points the hex itself is worth (22).
	Publish
	// PublishAll publishes every hex that can be published (22).
	PublishAll
	// EndPublishing closes the account; donations follow (22, 26).
	EndPublishing
	// Outfit prepares a new expedition from the port Target (26).
	Outfit
	// Wait stays in Europe for a turn; Cost is the dollars it brings (26).
	Wait
)

// What happened. At is a hex where there is one.
const (
	// GameBegan: the ports are shown and the order of play is rolled; the expeditions are to be fitted out. Args: number of
	// players, points to win.
	GameBegan game.Kind = 1 + iota
	// CounterPlaced: a discovery counter lies face down At (4.4). Args: how many are left to place.
	CounterPlaced
	// PortChosen: the seat has chosen in secret (4.5).
	PortChosen
	// PortRevealed: all choices are shown. Args: port.
	PortRevealed
	// OrderRolled: four dice for the order of play (4.62). Args: sum, round of rolling (1, then 2… for ties).
	OrderRolled
	// PlaysFirst: the seat that won the roll.
	PlaysFirst
	// TurnBegan: the seat's turn. Args: turn (0 is April 1821), 1 if in Africa.
	TurnBegan
	// Bought: the outfit now holds Args[1] of item Args[0]; Args[2] dollars are left.
	Bought
	// Sailed: the expedition stands in its port At, with what was Bought. Args: port, mode, dollars not spent and lost; the
	// rest of the money has been spent.
	Sailed
	// PaceSet. Args: level, mode, movement points.
	PaceSet
	// CardDrawn: an Event card is read. Args: card number, section (see Section).
	CardDrawn
	// FoundWay: the lost check was passed on the way to At. Args: die, modifiers, number to beat.
	FoundWay
	// LostWay: it was not (12). Args as FoundWay, then 1 if a guide deserted.
	LostWay
	// Moved: the party has entered At. Args: from, points spent, points left, mode.
	Moved
	// Mapped: At has terrain (10.2). Args: terrain, how (0 first number, 1 second, 2 the card's own, 3 re-drawn), direction copied from.
	Mapped
	// TerrainSettled: a rule changed the terrain drawn. Args: terrain drawn, terrain it became. Rule says which.
	TerrainSettled
	// RiverMapped: the rivers of At are settled (10.3). Args: out set, in set, RiverCase, river.
	RiverMapped
	// CataractFound: At, on the edge Args[0]; Args[1] is the height of the fall in feet, 0 for rapids (10.4).
	CataractFound
	// OasisFound: At (10.5).
	OasisFound
	// PeakFound: At; Args[0] feet (10.6).
	PeakFound
	// LakeMeasured: At; Args[0] square miles here, Args[1] of the whole lake so far (10.6).
	LakeMeasured
	// CounterRevealed: At; Args[0] is the Counter (23).
	CounterRevealed
	// WentOver: canoes went over the falls At (9.28). Args: canoes, bearers, guides, askaris, rations, gifts lost.
	WentOver
	// Drifted: the current has carried the party to At (9.26). Args: from.
	Drifted
	// Portaged: Args[0] trips made, Args[1] still to make, round the cataract toward At (9.27).
	Portaged
	// Retreated: back to At (9.45). Args: from.
	Retreated
	// ModeChanged. Args: mode, movement points of this turn now, points left.
	ModeChanged
	// WaterFilled. Args: water carried now.
	WaterFilled
	// Dropped: discharged, released or discarded. Args: item, how many.
	Dropped
	// Cached. Args: item, how many.
	Cached
	// CacheOpened. Args: 1 if it was found, 0 if it was gone with all that was in it (17).
	CacheOpened
	// Took. Args: item, how many.
	Took
	// ShotBeasts. Args: item, how many, fresh rations got.
	ShotBeasts
	// Laboured: the explorer does a bearer's work (Args[0] 1) or no longer (0) (5.5).
	Laboured
	// Strayed: animals nobody rode or led are gone (5.428). Args: item, how many.
	Strayed
	// Ate: the party has eaten. Args: people, fresh rations eaten, dry rations eaten, dry rations left.
	Ate
	// FedFree: no rations are needed here (Cape Colony).
	FedFree
	// Drank: water used in the desert. Args: units, units left.
	Drank
	// Deserted. Args: item, how many, cause (see Cause).
	Deserted
	// BeastsDied. Args: item, how many, cause.
	BeastsDied
	// ExplorerSick: the explorer has fallen sick. Args: cause.
	ExplorerSick
	// Recovery: the roll for the sick explorer (19). Args: die, modifiers, 0 no change, 1 better, 2 in danger.
	Recovery
	// Died: the explorer is dead, At (27), and his party gone with all it had. Args: cause, months out, hexes known and unpublished.
	Died
	// Erased: what only the dead explorer knew is blank again (27). Args: hexes. At −1.
	Erased
	// CameHome: in Europe (21). Args: port, dollars from goods sold, unpublished hexes brought, months out. The party is paid
	// off and everything it had is sold or given up.
	CameHome
	// Scored: points published. At the hex, or −1. Args: reason (see Reason), points, further figure (feet, square miles, length…), terrain.
	Scored
	// HexPublished: At is on the world's map now (22).
	HexPublished
	// Account: publishing is closed. Args: points just published, points in all, hexes.
	Account
	// Donated. Args: dollars, dollars in hand now.
	Donated
	// Waited: a turn spent in Europe.
	Waited
	// SpecialtyChosen. Args: specialty.
	SpecialtyChosen
	// NewExplorer: a successor takes up the work (27). Args: how many explorers this seat has had, with this one; dollars in hand.
	NewExplorer
	// SetsOut: the seat outfits a new expedition. Args: port, dollars.
	SetsOut
	// Won: the seat has reached the target (7). Args: points.
	Won
	// HorsesFed: horses have eaten in the desert (5.4424). Args: horses, rations eaten, rations left.
	HorsesFed
	// GoodsLost: goods lost besides those that another event tells of. Args: item, how many, cause.
	GoodsLost
)

// Section is what an Event card was drawn for.
type Section uint8

// The sections of a card.
const (
	ForTerrain Section = iota
	ForRiver
	ForSpectacular
	ForNatives
	ForDisaster
	ForBonus
)

// RiverCase is which line of rule 10.3 settled a hex's rivers.
type RiverCase uint8

// The cases of rule 10.3.
const (
	NoRiverHere   RiverCase = iota
	RiversJoin              // water enters and leaves: joined
	RiverGoesOn             // one out, none in: it comes from further on
	RiverForks              // …from two sides
	RiverRises              // …from nowhere: a source
	RiverFindsWay           // none out, some in: an outlet found
	Confluence              // …joins a mapped neighbour's river
	SaltLake                // …no outlet at all
	NewRiver                // none out, none in: a river starts here
)

// Cause is why people or beasts were lost.
type Cause uint8

// The causes.
const (
	NoCause Cause = iota
	Hunger
	Thirst
	LostRespect // the explorer has done a bearer's work (5.52)
	LostGuide   // a guide who lost the way (12)
	Falls
	Illness
)

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
)
