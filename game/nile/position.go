package nile

import (
	"iter"
	"math/bits"

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
	Printed  bool // on the map of 1820
	Salt     bool // a lake without outlet
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
	Source bool // its source has been published
}

// cache is a store left behind (17).
type cache struct {
	At     hexmap.ID // None: not in use
	Opened bool      // found again, so it may be emptied this turn
	Have   [Items]int32
}

// expedition is an explorer in Africa and what he has with him (6).
type expedition struct {
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
	Sick      bool  // the explorer
	Hungry    bool  // went unfed last turn
	Labours   bool  // does a bearer's work
	Disgraced bool  // has lost the askaris' respect (5.52)
	DryCamels int8  // turns the camels have gone without water
	Trips     int16 // portage trips made toward TripsTo
	TripsTo   hexmap.ID
	Fresh     int32 // fresh rations in hand, eaten this turn
	Have      [Items]int32
	Track     []hexmap.ID
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
	Specialty Specialty
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
	Last      [Items]int32 // the outfit of the expedition before
}

// stepKind is a line of the sequence of play.
type stepKind uint8

const (
	stepPlace     stepKind = iota // 4.4
	stepPort                      // 4.5
	stepOutfit                    // 5
	stepActivity                  // 8.3 (1)
	stepTravel                    // 8.3 (3)
	stepPublish                   // 26
	stepEurope                    // 26
	stepSuccessor                 // 27
	stepOver
)

// step is one entry of the stack of steps: what is being done, and by whom.
type step struct {
	Kind stepKind
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
	chart *hexmap.Map
	cfg   Settings

	turn    int16       // 0 is April 1821
	order   []game.Seat // seats in order of play
	next    int8        // place in order of the seat whose turn it is
	steps   []step      // the stack; the last is being done
	players []seat
	hexes   []hexState
	rivers  []river
	deck    []uint8   // numbers of the cards not drawn yet
	faces   []Counter // what the counters not turned yet can show
	hand    int8      // counters not placed yet
	records records
	winner  game.Seat
	erased  int32 // hexes rubbed out so far

	fixed *fixed      // what follows from the chart alone
	dirty []hexmap.ID // hexes changed by the last command, for Sound; not part of the position
}
