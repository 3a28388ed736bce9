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
	// Move enters the hex Target; Cost is in movement points. Odds: of losing the way (9, 12), or of canoes over a cataract (9.28).
	Move
	// Drift lets a canoe party too weak to paddle drift to the hex Target, downstream. Odds: as of Move (9.26, 9.28).
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
	// OpenCache looks for a cache in this hex: the party's own (Target 0), or a dead explorer's (his player's seat and one)
	// where the hex is published. Odds: of its being gone (17).
	OpenCache
	// Take takes N of Item out of an opened cache; Target as of OpenCache (17).
	Take
	// Shoot kills N animals Item for ten fresh rations each (5.4425).
	Shoot
	// Labour sets the explorer to a bearer's work (Target 1) or releases him from it (0) (5.5).
	Labour
	// EndTravel ends moving: hunting, food and the rest of the turn follow (8.3). Odds: of the explorer's death by what
	// follows (MonthEnd).
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
	// Withdraw goes back to the hex Target before meeting its people; movement ends (13).
	Withdraw
	// Policy meets the people of the hex by policy Target, 1 to 5. Odds: of being attacked (13).
	Policy
	// Pass leaves friendly or neutral people alone, and ends a visit (13, 14).
	Pass
	// Parley offers N gifts to neutral people; Odds of Preview: of making friends (13).
	Parley
	// Barter gets N of Item from friendly people; Cost is the gifts for one. Of rations N is the gifts paid, Cost the
	// rations for each (14, 5).
	Barter
	// SellRations gives four rations for each of N gifts (5.4426).
	SellRations
	// SellMuskets gives N muskets for four gifts each (5.4453).
	SellMuskets
	// Fight fights the next exchange of a battle. Odds: that the explorer is killed in it, where that can be; else of winning
	// the battle from here (15).
	Fight
	// KeepPrisoners makes bearers of N prisoners; the others are freed (16).
	KeepPrisoners
	// Loot loots the village found (16).
	Loot
	// TreatWith treats with the beaten as with neutral people (16).
	TreatWith
	// Escape is a captive's attempt to get away. Odds: of being killed (15).
	Escape
	// Minister is a captive Doctor's or Missionary's attempt to help his captors (15).
	Minister
	// DropSick discharges N sick people of kind Item; Cost is one point each (9.6, 9.7).
	DropSick
	// PayUp pays every askari two gifts in a mutiny; Cost is the gifts (11).
	PayUp
	// LetGo lets the men go: half the askaris in a mutiny, bearers after a tale of ivory; Cost is how many (11).
	LetGo
	// StayBehind gives up this turn's movement instead (11).
	StayBehind
	// LoseNotes gives up the notes on the hex Target (11).
	LoseNotes
	// NameFeature names the Feature Item that has Target among its hexes: Command.Text is the name, at most MostName
	// letters; without one it is the name suggested (22.7).
	NameFeature
	// CallSitting has this month be the last of the sitting (P).
	CallSitting
	// NextSitting begins the next sitting (P).
	NextSitting
	// SetLimit limits sittings from now on to N turns; 0: no limit (P).
	SetLimit
	// SeatJoins gives somebody new a seat, of the colour Target; Command.Text is his name, without one he gets one (P).
	SeatJoins
	// SeatLeaves: the player in the seat Target will not be there (P).
	SeatLeaves
	// SeatReturns: the player in the seat Target is there again (P).
	SeatReturns
	// HandOver gives the seat Target to somebody else; Command.Text is his name, without one he gets one (P).
	HandOver
	// GiveUp gives the explorer of the seat Target up for lost (P).
	GiveUp
	// Retire has the explorer give way to a new one (P).
	Retire
	// Hunt has the party hunt at the end of the month (Target 1), as it does unless told otherwise, or keeps it from it (0) (18).
	Hunt
	// Bear bears a disaster in the way Target: 0 as the book has it, then the ways of 11.972 (11.971). What comes of each,
	// View.Asking tells.
	Bear
	// Bide has a captive wait for a better hour instead of trying to get away, where misfortunes ask. Odds: that it comes (15.71).
	Bide
)

// What happened. At is a hex where there is one.
const (
	// GameBegan: the ports are shown and the order of play is rolled; the expeditions are to be fitted out. Args: number of
	// players, points to win.
	GameBegan game.EventKind = 1 + iota
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
	// FoundWay: the lost check was passed on the way to At. Args: die, modifiers, number to beat, 0, way of travel.
	FoundWay
	// LostWay: it was not (12). Args as FoundWay, but 1 in place of 0 if a guide deserted.
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
	// CounterRevealed: At; Args[0] is the Counter (23), Args[1] 1 if friends have told of it (14.8).
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
	// CacheOpened. Args: 1 if it was found, 0 if it was gone with all that was in it; 0 the party's own, or a dead
	// explorer's: his player's seat and one (17).
	CacheOpened
	// Took. Args: item, how many, out of which cache (as CacheOpened).
	Took
	// ShotBeasts. Args: item, how many, fresh rations got.
	ShotBeasts
	// Laboured: the explorer does a bearer's work (Args[0] 1) or no longer (0) (5.5).
	Laboured
	// Strayed: animals nobody rode or led are gone (5.428). Args: item, how many.
	Strayed
	// Ate: the party has eaten. Args: people, fresh rations eaten, dry rations eaten, dry rations left.
	Ate
	// FedFree: no rations are needed here (Cape Colony); of hosts Hosted tells.
	FedFree
	// Drank: water used in the desert. Args: units, units left.
	Drank
	// Deserted. Args: item, how many, cause (see Cause), Disaster if it was one.
	Deserted
	// BeastsDied. Args: item, how many, cause, Disaster if it was one.
	BeastsDied
	// ExplorerSick: the explorer has fallen sick. Args: cause, Disaster if it was one.
	ExplorerSick
	// Recovery: the roll for the sick explorer (19). Args: die, modifiers, 0 no change, 1 better, 2 in danger.
	Recovery
	// Died: the explorer is dead, At (27), and his party gone with all it had. Args: cause, months out, hexes known and unpublished, number of the people at whose hands he died or 0.
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
	// Account: publishing is closed. Args: points just published, points in all, hexes; nought where nothing was printed.
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
	// GoodsLost: goods lost besides those that another event tells of. Args: item, how many, cause, Disaster if it was one.
	GoodsLost
	// DisasterStrikes: the card's disaster happens. Args: Disaster, 1 if the specialty softened it, figure, second figure (see the
	// disaster's function), 1 if its victims are asked first what they will bear (11.971): there are no figures yet then.
	DisasterStrikes
	// DisasterPasses: the card's disaster has no hold here, or the specialty (or water, of a sunstroke) has averted it. Args: Disaster, 1 if averted.
	DisasterPasses
	// FellIll: Args: item (people), how many, Disaster.
	FellIll
	// Perished: people died. Args: item, how many, Cause, Disaster.
	Perished
	// Peril: the roll whether the explorer himself is the victim. Args: sum, number from which he is, 1 if he is (11).
	Peril
	// MayMove: what a disaster left of this turn's movement. Args: movement points.
	MayMove
	// HuntSpoiled: hunting this turn is changed. Args: modifier, 1 if there is none at all.
	HuntSpoiled
	// TribeMapped: people live in the hex (10.7). Args: number, strength, distance to the nearest port.
	TribeMapped
	// Met: a party and a people meet. Args: number, attitude to all, to this explorer, 1 if friendly, 1 if for the first time.
	Met
	// Withdrew: the party went back to At. Args: from.
	Withdrew
	// Received: how the people took it (13). Args: policy, sum of 3d6, S, Reception, number of the people.
	Received
	// Threat: hostile people weigh attacking (13). Args: (askaris+1) × distance ÷ policy, strength, higher of 2d6 modified, policy, Reception, number.
	Threat
	// PartedInPeace: nothing further happened between them. Args: number of the people, friends.
	PartedInPeace
	// Parleyed: gifts were offered. Args: gifts, higher die, product, strength, 1 if friends now, number of the people.
	Parleyed
	// Poisoned: poison was tried. Args: die, 0 no harm, 1 the explorer is sick, 2 he is dead; number of the people.
	Poisoned
	// Bartered. Args: item, how many, gifts paid, muskets handed over, number of the people.
	Bartered
	// Sold. Args: item, how many, gifts got, number of the people.
	Sold
	// Hosted: the people feed the party this turn (14). Args: number of the people.
	Hosted
	// BattleJoined. Args: warriors, askaris, 1 if the explorer fights, 1 if ambushed, number of the people.
	BattleJoined
	// Volley: one side's attack. Args: 0 first fire, 1 theirs, 2 ours; fallen; standing after it; product for breaking; number it must exceed; 1 if they break.
	Volley
	// Beaten: the people are beaten. Args: number, warriors fallen, askaris lost.
	Beaten
	// Prisoners. Args: taken, kept as bearers, freed; die. Told when they are taken, neither kept nor freed yet, and again
	// when it is decided.
	Prisoners
	// Village. Args: 1 found or 0 not, 2d6, number not to exceed, 1 if the askaris loot it.
	Village
	// Looted. Args: rations, gifts, animals or canoes, item of these.
	Looted
	// Defeated: the expedition is lost (15). Args: number, die, Fate.
	Defeated
	// Saved: what an explorer who escaped still has. Args: item, how many.
	Saved
	// Captured: the explorer is a prisoner. Args: number of the people.
	Captured
	// Captivity: a month of it. Args: die, modifier, Fate, number of the people, 1 if the captive bided his time in vain, 2 if
	// to some purpose.
	Captivity
	// Ministered: a captive tried his skill. Args: die, 1 if it told, number of the people.
	Ministered
	// Hunted: Args: hunters, die, modifiers, fresh rations (18).
	Hunted
	// BigGame: a dangerous animal. Args: die, 0 a hunter dies, 1 one is hurt, 2 it is killed; fresh rations got; the Disaster whose animal it was, if it was one (18, 11.972).
	BigGame
	// RespectRegained: the askaris think well of the explorer again (5.52).
	RespectRegained
	// Nursed: the sick of one kind. Args: item, die, modifiers, recovered, dead, still sick (19).
	Nursed
	// DischargedSick. Args: item, how many, points lost, below nought too (9.7).
	DischargedSick
	// FindMade: a find for the notebook. Args: index of the find among Finds, points (20).
	FindMade
	// NothingFound: the bonus card held nothing for this explorer. Args: card.
	NothingFound
	// Noted: something else for the next publication. Args: Reason, points, seat concerned.
	Noted
	// EpicMade: a journey across Africa is complete (25). Args: Epic, how many of the four had been made before.
	EpicMade
	// NotesGone: the explorer's notes on At are lost (11).
	NotesGone
	// Named: whoever published it first has named a river, lake, peak or waterfall, At (22.7). Args: Feature, which name it
	// is, counted from 0 (see View.GivenName).
	Named
	// Treated: a party that has beaten a people goes to its village to treat with it (16). Args: number of the people.
	Treated
	// OasisSought: an explorer has looked for the oasis At, which others have found (10.5, P). Args: die, 1 if he has found it.
	OasisSought
	// DonationDrawn: the public gives. Args: Donation, cards in hand now, dollars in these (26, P).
	DonationDrawn
	// DonationGivenUp. Args: Donation, how many (26, P).
	DonationGivenUp
	// PassageTaken: the donations are turned into money and the voyage is paid. Args: port, dollars for it, the ticket used or
	// −1, dollars of the cards, dollars in hand now (26, P).
	PassageTaken
	// SittingCalled: this month is the last of the sitting. Args: its number (P).
	SittingCalled
	// SittingEnded: the seat leads. Args: number of the sitting, turns it had, the leader's points (P).
	SittingEnded
	// LimitSet. Args: turns of a sitting, 0 for no limit (P).
	LimitSet
	// SittingBegan. Args: its number, turns it may have or 0, players who are there (P).
	SittingBegan
	// SeatJoined: somebody new has a seat. Args: colour (P).
	SeatJoined
	// SeatLeft: the player in the seat is not there any more (P).
	SeatLeft
	// SeatReturned: he is there again (P).
	SeatReturned
	// HandedOver: somebody else has the seat. Args: which of the former names was his who had it (see View.FormerName) (P).
	HandedOver
	// Retired: the explorer has given way to a new one. Args: how many explorers the seat had with him (P).
	Retired
	// Completed: no blank hex is left, and everybody living is home; the seat leads. Args: points, sittings, months (P).
	Completed
	// Mended: an explorer who was poisoned is well again (13).
	Mended
	// HuntSet: whether the party hunts this month. Args: 1 if it does (18).
	HuntSet
	// Forestalled: a rival society's map of Africa is there, and nobody has won; the seat leads. Args: its points, the points asked, months,
	// whether the account of a chart of the day is drawn up with it (7.3, 7.5).
	Forestalled
	// NobodyFound: the dice have found no people in the hex At (10.7, P).
	NobodyFound
	// Answered: a disaster is borne in the way chosen. Args: Disaster, way (as Bear), figure, second figure (see the function of
	// the disaster, or of the way) (11.971).
	Answered
	// SheetsBrought: half of what a dead explorer had drawn has come home with his people. Args: hexes (7.4).
	SheetsBrought
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
	BattleDead
	ByPoison
	ByCaptors
	ByDisaster
	ByBeast
	BadFaith   // slave raiders, quarrels, theft: the Disaster says which
	Abandoned  // given up for lost between two sittings (P)
	RiddenHard // on a forced march: of animals alone (5.429)
	GivenUp    // given, dropped or let go for the sake of others (11.972)
	Causes
)

// Reception is how a people received a party (13).
type Reception uint8

// The receptions.
const (
	Neutral Reception = iota
	Hostile
	Hides
	Charge
	Ambush
	Friendly
)

// Fate is what becomes of a beaten explorer (15).
type Fate uint8

// The fates, as the dice name them; 1 to 6.
const (
	NoFate Fate = iota
	Killed
	Prisoner
	EscapesBare
	EscapesArmed // a musket and nine rations
	EscapesAided // and one roll on Table A
	EscapesLucky // and two
)

// Epic is one of the journeys across Africa (25).
type Epic uint8

// The epic journeys.
const (
	KhartoumCape Epic = iota
	EastWest
	KhartoumEast
	KhartoumWest
	Epics
)
