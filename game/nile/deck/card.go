// Package deck is the 108 Event cards of Source of the Nile and what is printed
// on them: terrain, rivers, cataracts, peoples, disasters by name, and the
// finds of each specialty. What a disaster does stands in package nile.
package deck

import (
	"fmt"
	"sync"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
)

// Size is how many Event cards there are (3.13).
const Size = 108

// Card is one Event card. Each of its sections is read on a draw of its own:
// a card drawn for terrain says nothing about rivers.
type Card struct {
	Number   uint8          // 1 to 108
	Disaster Disaster       // QuietMarch, or 1 to 40 (11)
	Compass  [2]hexmap.Dir  // neighbours to copy terrain from, in this order; the second NoDir on 18 cards (10.2)
	Terrain  hexmap.Terrain // the card's own terrain; never Blank (10.2)
	RiverA   RiverA         // where a river that leaves the hex comes from (10.3)
	Rises    hexmap.Dir     // a new river flows off this way; NoDir: none (10.3)
	Cataract CataractOn     // River B: in which terrain a river has a cataract (10.4)
	Oasis    bool           // River B: an oasis, if the hex is desert without river (10.5)
	Fall     int32          // height of a waterfall in feet; 0: rapids only (10.4)
	Lake     int32          // size of a lake hex in square miles; never 0 (10.6)
	Peak     int32          // height of a peak in feet; 0: none worth recording (10.6)
	Native   Native         // when a tribe lives in the hex (10.7)
	Finds    []Find         // up to three, of different specialties (20)
}

// FindFor is the card's find for an explorer's specialty, if it has one (20): of
// several the first. A card never has two for the same specialty.
func (c *Card) FindFor(s Specialty) (Find, bool) {
	for _, f := range c.Finds {
		if s.Has(f.Specialty) {
			return f, true
		}
	}
	return Find{}, false
}

// RiverA is what a card says of a river's upstream course (10.3).
type RiverA struct {
	Kind RiverKind
	D    hexmap.Dir // it comes from here; NoDir for a Source
	E    hexmap.Dir // second branch of a Fork, never the same as D; else NoDir
}

// RiverKind is one of the three things River A may say.
type RiverKind uint8

// The kinds of River A.
const (
	On     RiverKind = iota // the river comes from D
	Fork                    // it comes from D and from E
	Source                  // it rises in this hex
	riverKinds
)

var riverKindWords = [riverKinds]string{"on", "fork", "source"}

// String is the word the cards use.
func (k RiverKind) String() string { return cardWord(riverKindWords[:], uint8(k)) }

// CataractOn tells in which terrain a hex with a river has a cataract. Each
// holds wherever the one before it does.
type CataractOn uint8

// The terrains of River B, from nowhere to any dry land (10.4).
const (
	NoCataract         CataractOn = iota
	IfMountain                    // jungle/mountain too
	IfMountainOrDesert            // or desert
	IfAnyLand                     // or jungle or veldt
	cataractConditions
)

var cataractWords = [cataractConditions]string{"-", "mountain", "mountain/desert", "land"}

// String is the word the cards use.
func (c CataractOn) String() string { return cardWord(cataractWords[:], uint8(c)) }

// Holds reports whether a river in terrain t has a cataract. Lake and swamp
// take no River card (10.3), so that nothing holds for them.
func (c CataractOn) Holds(t hexmap.Terrain) bool {
	switch {
	case t.Mountainous():
		return c >= IfMountain
	case t == hexmap.Desert:
		return c >= IfMountainOrDesert
	case t == hexmap.Jungle, t == hexmap.Veldt:
		return c >= IfAnyLand
	}
	return false
}

// Native is a card's Native line: when a tribe lives in a newly mapped hex (10.7).
type Native uint8

// The Native lines.
const (
	Never            Native = iota
	Always                  // in any hex
	RiverOrOasis            // where there is either
	VeldtJungleSwamp        // or a mixture with jungle or swamp
	MountainLand            // mountain or jungle/mountain
	LakeOrBeside            // a lake hex or one next to a lake
	nativeLines
)

var nativeWords = [nativeLines]string{"never", "always", "river/oasis", "veldt/jungle/swamp", "mountain", "lake"}

// String is the word the cards use.
func (n Native) String() string { return cardWord(nativeWords[:], uint8(n)) }

// Holds reports whether a tribe lives in a hex of which h is true. Of h it
// reads Terrain, River, Oasis and Shore.
func (n Native) Holds(h HexFacts) bool {
	t := h.Terrain
	switch n {
	case Always:
		return true
	case RiverOrOasis:
		return h.River || h.Oasis
	case VeldtJungleSwamp:
		return t == hexmap.Veldt || t.Jungly() || t.Swampy()
	case MountainLand:
		return t.Mountainous()
	case LakeOrBeside:
		return t == hexmap.Lake || h.Shore
	}
	return false
}

// HexFacts is what a card's findConditions ask about a hex.
type HexFacts struct {
	Terrain   hexmap.Terrain
	River     bool // a river is in the hex
	Oasis     bool
	Shore     bool // a lake is in the hex or next to it
	Cataract  bool
	Waterfall bool // the cataract is a waterfall worth recording
	Peak      bool // a peak worth recording is here
	Tribe     bool // the explorer has met the tribe that lives here
	Friendly  bool // and is friendly to this explorer
}

// Cards is the deck, card 1 first. All callers share it: it is for reading.
func Cards() *[Size]Card { return theDeck() }

var theDeck = sync.OnceValue(func() *[Size]Card {
	cards, err := ParseCards(assets.Cards)
	if err == nil && len(cards) != Size {
		err = fmt.Errorf("cards: %d rows, %d wanted", len(cards), Size)
	}
	if err != nil {
		panic(err) // the file is built in and held by tests: the build is broken
	}
	out := new([Size]Card)
	for _, c := range cards {
		out[c.Number-1] = c // numbers are 1 to 108, each once
	}
	return out
})

// cardWord is words[i], and says so when there is none.
func cardWord(words []string, i uint8) string {
	if int(i) < len(words) {
		return words[i]
	}
	return fmt.Sprintf("no word %d", i)
}
