package nile

import (
	"iter"
	"math/bits"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// maxCells bounds the map so that sets of hexes are plain values.
const maxCells = 1536

// MaxSeats is how many people can play.
const MaxSeats = 6

// MaxCaches is how many caches a player may have (3.31).
const MaxCaches = 8

// hexSet is a set of cells.
type hexSet [maxCells / 64]uint64

func (s *hexSet) has(id hexmap.ID) bool { return s[id>>6]&(1<<(uint(id)&63)) != 0 }
func (s *hexSet) add(id hexmap.ID)      { s[id>>6] |= 1 << (uint(id) & 63) }

// all goes through the set in the order of the map.
func (s *hexSet) all() iter.Seq[hexmap.ID] {
	return func(yield func(hexmap.ID) bool) {
		for i, word := range s {
			for ; word != 0; word &= word - 1 {
				if !yield(hexmap.ID(i<<6 + bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}

// hexState is what the board shows in one hex now.
type hexState struct {
	Terrain  hexmap.Terrain // Blank while unexplored
	Out, In  hexmap.DirSet
	Made     hexmap.DirSet // edges this hex's mapping drew onto a mapped neighbour
	Cataract hexmap.Dir
	Tribe    int16 // index among the tribes and one, 0 none
	Printed  bool  // on the map of 1820
	Salt     bool  // a lake without outlet
	Oasis    bool
	By       game.Seat // who published it; Nobody: not published, or printed
	Counter  Counter
	Above    uint8 // hexes above the river's known end (10.3)
	River    int16 // index into rivers, −1 none
	Fall     int16 // feet
	Peak     int16 // feet
	Lake     int16 // square miles of this hex
	LakeBy   game.Seat
	Month    int16 // the turn in which it was published
}

func (h *hexState) published() bool { return h.Printed || h.By != game.Nobody }

// river is a river of the board: those of 1820 first, then those found since.
type river struct {
	Named  hexmap.RiverID // NoRiver for one found since
	Least  int8
	Source bool  // its source has been published
	Called int16 // place among the names players have given and one, 0: none (22.7)
}

// cache is a store left behind (17).
type cache struct {
	At     hexmap.ID // None: not in use
	Orphan bool      // its owner is dead: anybody may find it once the hex is published
	Opened bool      // found again, so it may be emptied this turn
	Have   [Items]int32
}

// party is who is on an expedition, how they do, and what they have (6).
type party struct {
	Sick      bool      // the explorer
	Hungry    bool      // went unfed last turn
	Labours   bool      // does a bearer's work
	LaidUp    int8      // months till an explorer who was poisoned is well, this one counted (13)
	GuideFrom hexmap.ID // where a guide was hired on the way, None
	Fresh     int32     // fresh rations in hand, eaten this turn
	Have      [Items]int32
	Ill       [3]int32 // sick bearers, guides, askaris among Have (19)
}

// expedition is an explorer in Africa and his party (6).
type expedition struct {
	party
	At, From  hexmap.ID // From: the hex just left, None when there is no going back
	Port      hexmap.PortID
	Began     int16 // turn
	Mode      Mode
	Level     Level
	Spent     int8
	Allowance int8
	Moved     bool  // has entered a hex this turn
	Halted    bool  // may move no further this turn
	Mapped    bool  // the hex was mapped by the move just made: 9.45 applies
	Missed    bool  // there is an oasis here that the explorer has not found (10.5, P)
	Disgraced bool  // has lost the askaris' respect (5.52)
	DryCamels int8  // turns the camels have gone without water
	Trips     int16 // portage trips made toward TripsTo
	TripsTo   hexmap.ID

	// This turn's disaster (11).
	HuntMod    int8 // on the hunting die
	NoHunt     bool
	WetPowder  bool  // no first fire either
	FalseGuide bool  // movement ends in the first unknown hex
	Asked      int16 // bearers who would go and look for ivory; in the step Beset the disaster (11.971)

	// Peoples (13–16).
	Resting  bool      // the meeting is with the people of a hex where the party stays; the turn ends after it
	Faced    hexmap.ID // the hex whose people have been met this turn, None
	Fed      bool      // a friendly people feeds the party this turn
	Meeting  meeting
	Captive  bool
	Months   int8 // in captivity
	Goodwill int8 // attitude won in captivity, and what it adds to the escape roll

	// Kept since version 2 of the rules, behind all else.
	WentBack bool // to a hex it had left, this turn: nobody withdraws twice (13)
	Short    bool // found swamp by canoe without the points to enter it (9.21)
	Spares   bool // the party does not hunt this turn, by choice (18)
	Triumph  bool // a dangerous animal or a people was beaten this turn (5.52)

	NewLand bool         // mapped new land, or met a new people, or made it a friend where that is asked (8.3 (5), P)
	Entered [8]hexmap.ID // hexes entered this turn; None behind the last
	Charted hexSet       // blank hexes mapped on this expedition (25)
	Track   []hexmap.ID
}

// place is where a player's explorer is.
type place uint8

const (
	inEurope place = iota
	inAfrica
	dead
)

// seat is one player.
type seat struct {
	Name      string
	Colour    uint8
	Specialty deck.Specialty
	Where     place
	Points    int32
	Money     int32
	Explorers int16 // how many this player has had
	JustPub   int32 // points published since coming home
	Given     int32 // dollars donated since coming home
	JustHexes int16
	Chosen    hexmap.PortID // in secret, until revealed
	Known     hexSet        // to the living explorer
	Trip      expedition
	Caches    [MaxCaches]cache
	Notes     []note          // for the next publication (20, 24)
	Talked    [MaxSeats]int16 // number of the explorer of each seat interviewed last (24)
	Epic      int8            // the journey just made, −1 none; EpicRate how often it had been made before
	EpicRate  int8
	EpicHexes int16        // charted on it and published so far
	Last      [Items]int32 // the outfit of the expedition before

	// What only some editions ask for (P).
	Donations donations // in hand (26)
	Drawn     int16     // drawn for points published since coming home (26)
	Away      bool      // has left the table
	Oases     hexSet    // the explorer has found (10.5)
	Scored    recordSet // the kinds of record that have scored in this account (24)
}

// recordSet are kinds of record, a bit each: mountain, waterfall, lake (24).
type recordSet uint8

// note is something an explorer has noted, scored when he next publishes.
type note struct {
	Reason Reason
	Points int8
	What   int16 // index among Finds, or the seat concerned
	At     hexmap.ID
}

// meeting is a meeting with a people, from the first sight to the parting.
type meeting struct {
	Tribe     int16 // index among the tribes, −1: none
	Policy    int8  // chosen, 0 not yet
	Treating  bool  // they are neutral and may be offered gifts
	Warriors  int16 // standing
	AtFirst   int16 // when the battle began
	Askaris   int16 // when the battle began
	Ours      bool  // the next attack is ours
	First     bool  // and is first fire
	Die       int8  // of the victory
	Prisoners int16
	Found     bool  // the village
	Given     int16 // what they have given on this visit, in tenths of an item: a gift is one
	Traded    bool
	Hostile   bool // an insult has been taken: what follows is their answer
}

// tribe is a people (10.7). Bits of the sets stand for the seats whose living
// explorer they speak of.
type tribe struct {
	At       hexmap.ID // None: nobody living knows of them
	Name     uint32    // from which the name is made
	Strength int16
	First    int16 // strength when first met
	Kingdom  bool
	Attitude int8           // to everybody
	To       [MaxSeats]int8 // to each explorer
	Friend   uint8
	Parleyed uint8
	Met      uint8
	Beaten   uint8
}

// step is one entry of the stack of steps: what is being done, and by whom.
type step struct {
	Kind Phase
	Seat game.Seat
}

// records are the greatest things published so far (24, 25).
type records struct {
	Mountain, Fall, Lake, River         int32
	MountainBy, FallBy, LakeBy, RiverBy game.Seat
	Nile                                bool // the source of the Nile is published
}

// Position is a game in progress. It implements game.Position.
type Position struct {
	chart   *hexmap.Map
	cfg     Settings
	edition edition.Edition // how the switches are set: that of cfg

	turn    int16       // 0 is April 1821
	order   []game.Seat // seats in order of play
	next    int8        // place in order of the seat whose turn it is
	steps   []step      // the stack; the last is being done
	players []seat
	hexes   []hexState
	rivers  []river
	tribes  []tribe
	epics   [Epics]int8 // how often each journey has been made
	deck    []uint8     // numbers of the cards not drawn yet
	faces   []Counter   // what the counters not turned yet can show
	hand    int8        // counters not placed yet
	records records
	winner  game.Seat
	erased  int32 // hexes rubbed out so far
	names   []givenName

	// What only some editions ask for (P).
	pool, spent donations // donation cards to be drawn, and played or given up (26)
	sitting     sitting
	formerly    []formerName // of seats handed over

	sights  []sights            // what has been seen of rivers, by hex; nil: nothing
	battles *battleTable        // outcomes of battles worked out so far; not part of the position
	perils  [Levels]*MonthPeril // what the month's card may bring, as far as worked out; not part of the position
	fixed   *fixed              // what follows from the chart alone
	laid    hexSet              // hexes outside which no cache is looked for: where one has lain; not part of the position
	dirty   []hexmap.ID         // hexes changed by the last command, for Sound; not part of the position
	stored  bool                // a cache was changed by it; likewise
}
