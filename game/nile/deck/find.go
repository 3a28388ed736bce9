package deck

import (
	"slices"
	"strings"
	"sync"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
)

// Specialty is an explorer's calling (4.6).
type Specialty uint8

// The specialties, in the rulebook's order.
const (
	Botanist Specialty = iota
	Doctor
	Ethnologist // the rulebook's Ethnologist/Anthropologist
	Explorer
	Geologist
	Journalist
	Missionary
	Zoologist
	Specialties // how many there are
)

var specialtyWords = [Specialties]string{
	"Botanist", "Doctor", "Ethnologist", "Explorer", "Geologist", "Journalist", "Missionary", "Zoologist",
}

// String is the rulebook's word for s, of a set those of its specialties.
func (s Specialty) String() string {
	if !s.IsSet() {
		return cardWord(specialtyWords[:], uint8(s))
	}
	out := ""
	for _, k := range s.Each() {
		out += "+" + specialtyWords[k]
	}
	return strings.TrimPrefix(out, "+")
}

// Find is something worth noting in the journal (20).
type Find struct {
	Specialty Specialty
	VP        uint8     // points when its finder next publishes: 1 to 4
	When      Condition // what a hex entered this turn must have
	Key       string    // its name in the data and in saves; never changes
}

// Condition is what a find asks of a hex entered this turn (20).
type Condition uint8

// The findConditions. The mixed terrains count as both their parts.
const (
	WhenAny Condition = iota // nothing in particular
	WhenDesert
	WhenJungle
	WhenVeldt
	WhenMountain
	WhenSwamp
	WhenLake  // the hex is a lake
	WhenShore // a lake is in the hex or next to it
	WhenRiver
	WhenOasis
	WhenCataract
	WhenWaterfall // one worth recording
	WhenPeak      // one worth recording
	WhenTribe     // a tribe was met
	WhenFriendly  // a tribe met there is friendly to the explorer
	findConditions
)

var conditionWords = [findConditions]string{
	"any", "desert", "jungle", "veldt", "mountain", "swamp", "lake", "shore",
	"river", "oasis", "cataract", "waterfall", "peak", "tribe", "friendly",
}

// String is the word the finds use, and the key into the program's words.
func (c Condition) String() string { return cardWord(conditionWords[:], uint8(c)) }

// conditionHolds say whether a hex of which h is true fulfils each.
var conditionHolds = [findConditions]func(h HexFacts) bool{
	WhenAny:       func(HexFacts) bool { return true },
	WhenDesert:    func(h HexFacts) bool { return h.Terrain == hexmap.Desert },
	WhenJungle:    func(h HexFacts) bool { return h.Terrain.Jungly() },
	WhenVeldt:     func(h HexFacts) bool { return h.Terrain == hexmap.Veldt },
	WhenMountain:  func(h HexFacts) bool { return h.Terrain.Mountainous() },
	WhenSwamp:     func(h HexFacts) bool { return h.Terrain.Swampy() },
	WhenLake:      func(h HexFacts) bool { return h.Terrain == hexmap.Lake },
	WhenShore:     func(h HexFacts) bool { return h.Shore || h.Terrain == hexmap.Lake },
	WhenRiver:     func(h HexFacts) bool { return h.River },
	WhenOasis:     func(h HexFacts) bool { return h.Oasis },
	WhenCataract:  func(h HexFacts) bool { return h.Cataract },
	WhenWaterfall: func(h HexFacts) bool { return h.Waterfall },
	WhenPeak:      func(h HexFacts) bool { return h.Peak },
	WhenTribe:     func(h HexFacts) bool { return h.Tribe },
	WhenFriendly:  func(h HexFacts) bool { return h.Tribe && h.Friendly },
}

// Holds reports whether a hex of which h is true fulfils the condition.
func (c Condition) Holds(h HexFacts) bool { return c < findConditions && conditionHolds[c](h) }

// Finds is every find of the cards, in the order of the data. All callers
// share the slice: it is for reading.
func Finds() []Find { return theFinds().all }

// FindNamed is the find with the given key, as a journal or a save names it.
func FindNamed(key string) (Find, bool) {
	book := theFinds()
	i, ok := book.byKey[key]
	if !ok {
		return Find{}, false
	}
	return book.all[i], true
}

// FindIndex is where the find with a key stands in Finds; 0 for a key that is
// no find's.
func FindIndex(key string) int { return theFinds().byKey[key] }

// findBook is the finds and the way to them by key.
type findBook struct {
	all   []Find
	byKey map[string]int
}

var theFinds = sync.OnceValue(func() findBook {
	finds, err := ParseFinds(assets.Finds)
	if err != nil {
		panic(err) // built in and held by tests
	}
	book := findBook{all: finds, byKey: make(map[string]int, len(finds))}
	for i := range finds {
		book.byKey[finds[i].Key] = i
	}
	return book
})

// mostFindVP is the most a find may score (20).
const mostFindVP = 4

var findColumns = []string{"key", "specialty", "vp", "when"}

// ParseFinds reads finds.tsv. Errors are *RowError and name the row; no two
// finds may have the same key.
func ParseFinds(data []byte) ([]Find, error) {
	rows, err := cardRows("finds", findColumns, data)
	if err != nil {
		return nil, err
	}
	finds := make([]Find, 0, len(rows))
	keys := make(map[string]bool)
	for _, r := range rows {
		f, err := r.find()
		switch {
		case err != nil:
			return nil, err
		case keys[f.Key]:
			return nil, r.bad(0, cardErrorf("%q stands twice", f.Key))
		}
		keys[f.Key] = true
		finds = append(finds, f)
	}
	return finds, nil
}

// find reads one row of finds.tsv.
func (r *cardRow) find() (Find, error) {
	f := Find{Key: r.cells[0]}
	if err := cleanKey(f.Key); err != nil {
		return f, r.bad(0, err)
	}
	s := slices.Index(specialtyWords[:], r.cells[1])
	if s < 0 {
		return f, r.bad(1, cardErrorf("unknown word %q", r.cells[1]))
	}
	vp, err := cardNumber(r.cells[2], 1, mostFindVP)
	if err != nil {
		return f, r.bad(2, err)
	}
	w := slices.Index(conditionWords[:], r.cells[3])
	if w < 0 {
		return f, r.bad(3, cardErrorf("unknown word %q", r.cells[3]))
	}
	f.Specialty, f.VP, f.When = Specialty(s), uint8(vp), Condition(w)
	return f, nil
}
