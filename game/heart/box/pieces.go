// Package box is what lies in the box of Heart of Darkness: the chits, markers
// and Resources by kind and number (2), the figures of the Expedition Sheet (3),
// the Matrix as a board (10), and the dice with what their rollers hope for. It
// knows tables and closed forms; what is done with the pieces is for the rules.
package box

import "sourceofthenile/game/heart/chart"

// What is drawn from (2.1): the pieces by kind, counted.

// Dots are the Terrain Dots of a chit, a set (2.2).
type Dots uint8

// The dots.
const (
	GreenDot  Dots = 1 << iota // Jungle
	YellowDot                  // Savanna and Veldt
	BrownDot                   // Desert
	BlueDot                    // any Water Zone
)

// DotsOf are the dots that are legal in a region of that terrain.
func DotsOf(t chart.Terrain, wet bool) (d Dots) {
	switch t {
	case chart.Jungle:
		d = GreenDot
	case chart.Savanna, chart.Veldt:
		d = YellowDot
	case chart.Desert:
		d = BrownDot
	}
	if wet {
		d |= BlueDot
	}
	return d
}

// Sort is what kind of chit one is.
type Sort uint8

// The sorts of chit.
const (
	NoSort Sort = iota
	// Incidents (12).
	Warband
	Malaria
	Taboo
	Accident
	Storm
	Thirst
	Lost
	Success
	Rumour
	Impassable
	// Findings (13).
	Culture
	Flora
	Scenery
	Mineral
	// Discoveries (13).
	Mountain
	Highest
	Lake
	LostCity
	Kingdom
	Warriors
	// Encounters (14).
	Village
	Wildlife
	Tusk
	Plant
	Healer
	Missionary
	Sorts
)

var sortNames = [Sorts]string{
	"", "warband", "malaria", "taboo", "accident", "storm", "thirst", "lost", "success", "rumour", "impassable",
	"culture", "flora", "scenery", "mineral", "mountain", "highest", "lake", "lost-city", "kingdom", "warriors",
	"village", "wildlife", "tusk", "plant", "healer", "missionary",
}

// Name is the sort as words are keyed by it.
func (s Sort) Name() string { return sortNames[s] }

// Misfortune reports whether it is an Incident that may cost something (12).
func (s Sort) Misfortune() bool { return s >= Warband && s <= Lost }

// Finding, Discovery and Encounter tell the sorts apart.
func (s Sort) Finding() bool   { return s >= Culture && s <= Mineral }
func (s Sort) Discovery() bool { return s >= Mountain && s <= Warriors }
func (s Sort) Encounter() bool { return s >= Village && s < Sorts }

// Patron is whose attention a find draws (13).
func (s Sort) Patron() Patron {
	//exhaustive:enforce
	switch s {
	case Culture, Flora:
		return University
	case Mineral:
		return City
	case Kingdom, Warriors:
		return Westminster
	case Scenery, Mountain, Highest, Lake, LostCity:
		return RGS
	case NoSort, Warband, Malaria, Taboo, Accident, Storm, Thirst, Lost, Success, Rumour, Impassable, Village, Wildlife, Tusk, Plant, Healer, Missionary, Sorts:
	}
	return RGS // who draws none
}

// Chit is a kind of chit: an index into the table of Chits. NoChit is none.
type Chit uint8

// NoChit is no chit.
const NoChit Chit = 0

// ChitRow is what there is to a kind of chit.
type ChitRow struct {
	Sort  Sort
	Dots  Dots   // 0: legal everywhere
	Name  string // as words are keyed by it: a lion, gold; "" where the sort says it all
	Count int    // in the game
}

const (
	g, y, b, u = GreenDot, YellowDot, BrownDot, BlueDot
	// The Event bag comes first, its single pieces last; then the Encounter bag.
	incidents  = 10
	Singles    = 45 // Findings and Discoveries, of each of which there is one
	EventKinds = incidents + Singles
	FirstFind  = Chit(incidents + 1)
	FirstMeet  = Chit(EventKinds + 1)
	FirstMeets = 45 // kinds of Encounter when games were first kept; a later one stands behind them
	MeetKinds  = FirstMeets
	ChitKinds  = 1 + EventKinds + MeetKinds
)

// Chits is that table. Numbers of kinds in the spirit of 2.1 and 2.2: [T].
var Chits = [ChitKinds]ChitRow{
	{},
	{Warband, 0, "", 3},
	{Malaria, 0, "", 3},
	{Taboo, 0, "", 3},
	{Accident, 0, "", 3},
	{Storm, 0, "", 3},
	{Thirst, 0, "", 3},
	{Lost, 0, "", 4},
	{Success, 0, "", 8},
	{Rumour, 0, "", 14},
	{Impassable, 0, "", 6},
	{Culture, 0, "furnaces", 1},
	{Culture, 0, "raffia", 1},
	{Culture, 0, "mbira", 1},
	{Culture, 0, "masks", 1},
	{Flora, 0, "baobab", 1},
	{Flora, 0, "welwitschia", 1},
	{Flora, 0, "flame-lily", 1},
	{Flora, 0, "sausage-tree", 1},
	{Flora, 0, "groundsel", 1},
	{Scenery, 0, "escarpment", 1},
	{Scenery, 0, "kopjes", 1},
	{Scenery, 0, "salt-pan", 1},
	{Scenery, 0, "gallery-forest", 1},
	{Mineral, 0, "gold", 1},
	{Mineral, 0, "diamonds", 1},
	{Mineral, 0, "copper", 1},
	{Mineral, 0, "malachite", 1},
	{Mineral, 0, "tin", 1},
	{Mineral, 0, "iron", 1},
	{Mineral, 0, "coal", 1},
	{Mineral, 0, "rock-salt", 1},
	{Mineral, 0, "natron", 1},
	{Mineral, 0, "graphite", 1},
	{Mineral, 0, "garnet", 1},
	{Mineral, 0, "amethyst", 1},
	{Mountain, g | y, "", 1},
	{Mountain, y, "", 1},
	{Mountain, y | b, "", 1},
	{Mountain, g | b, "", 1},
	{Highest, g | y | b, "", 1},
	{Lake, u, "", 1},
	{Lake, g | u, "", 1},
	{Lake, y | u, "", 1},
	{Lake, y, "", 1},
	{LostCity, g, "terraces", 1},
	{LostCity, y, "granite", 1},
	{LostCity, b, "coral", 1},
	{Kingdom, g | y, "", 1},
	{Kingdom, y, "", 1},
	{Kingdom, g, "", 1},
	{Kingdom, y | u, "", 1},
	{Warriors, y, "", 1},
	{Warriors, g | y, "", 1},
	{Warriors, y | b, "", 1},
	{Warriors, b, "", 1},
	{Village, g | y, "", 5},
	{Village, y, "", 4},
	{Village, y | b, "", 3},
	{Village, g, "", 2},
	{Village, b, "", 1},
	{Village, g | u, "", 1},
	{Village, y | u, "", 1},
	{Village, u, "", 1},
	{Wildlife, y, "lion", 2},
	{Wildlife, y, "zebra", 2},
	{Wildlife, y, "giraffe", 1},
	{Wildlife, y, "rhinoceros", 1},
	{Wildlife, g | y, "elephant", 2},
	{Wildlife, g | y, "leopard", 1},
	{Wildlife, g | y, "buffalo", 1},
	{Wildlife, u, "hippopotamus", 2},
	{Wildlife, u, "crocodile", 1},
	{Wildlife, g, "forest-hog", 1},
	{Wildlife, g, "forest-antelope", 1},
	{Wildlife, y | b, "kudu", 1},
	{Wildlife, y | b, "ostrich", 1},
	{Wildlife, b, "gemsbok", 1},
	{Tusk, g | y, "", 4},
	{Tusk, y, "", 3},
	{Tusk, y | b, "", 3},
	{Tusk, g, "", 2},
	{Tusk, b, "", 1},
	{Tusk, u, "", 1},
	{Plant, g, "", 4},
	{Plant, g | y, "", 4},
	{Plant, y, "", 3},
	{Plant, g | u, "", 2},
	{Plant, y | b, "", 1},
	{Plant, b, "", 1},
	{Healer, g | y, "", 5},
	{Healer, y, "", 4},
	{Healer, g, "", 3},
	{Healer, y | b, "", 2},
	{Healer, b, "", 1},
	{Missionary, g | y, "", 4},
	{Missionary, y, "", 4},
	{Missionary, y | b, "", 3},
	{Missionary, g, "", 2},
	{Missionary, y | u, "", 2},
	{Missionary, b, "", 1},
}

// Row is what there is to a kind of chit.
func (c Chit) Row() ChitRow { return Chits[c] }

// Sort is the chit's sort; NoSort of NoChit.
func (c Chit) Sort() Sort { return Chits[c].Sort }

// AsEncounter is its sort if it is an Encounter, else NoSort.
func (c Chit) AsEncounter() Sort {
	if s := Chits[c].Sort; s.Encounter() {
		return s
	}
	return NoSort
}

// Single reports whether there is but one of the kind: a Finding or a Discovery.
func (c Chit) Single() bool { return c >= FirstFind && c < FirstMeet }

// Legal reports whether a chit is legal where those dots are.
func (c Chit) Legal(there Dots) bool { d := Chits[c].Dots; return d == 0 || d&there != 0 }

// Marker is a kind of Water Marker.
type Marker uint8

// The kinds of Water Marker.
const (
	NoMarker Marker = iota
	Fork
	River
	Marsh
	Waterfall
	LargestLake
	LakeSource
	MountainSource
	GenericSource
	Markers
)

var (
	markerNames  = [Markers]string{"", "fork", "river", "marsh", "waterfall", "largest-lake", "lake-source", "mountain-source", "generic-source"}
	MarkerCounts = [Markers]int{0, 8, 11, 4, 4, 1, 2, 2, 5}
)

// NewSources is how many Generic Sources lie in the New Sources box, one for each Fork.
const NewSources = 8

// Name is the marker as words are keyed by it.
func (m Marker) Name() string { return markerNames[m] }

// Branches is how many branches are found above a marker (9).
func (m Marker) Branches() int {
	switch m {
	case Fork:
		return 2
	case River, Marsh, Waterfall:
		return 1
	default:
		return 0
	}
}

// Source reports whether a search may return the marker for another (9.3).
func (m Marker) Source() bool { return m >= LargestLake }

// Blocks reports whether only Canoes cross a border with it (9.6).
func (m Marker) Blocks() bool { return m == Marsh || m == LargestLake || m == LakeSource }

// TerrainCounts is the Terrain pool.
var TerrainCounts = [chart.Terrains]int{0, 12, 13, 13, 10}

// Wild is a Special Discovery (15.4).
type Wild uint8

// The Special Discoveries.
const (
	Christians Wild = iota
	Queen
	Madness
	Leprosy
	Plague
	Wildman
	Solomon
	Cursed
	Kurtz
	Kanger
	Haunted
	Cannibals
	Zombies
	TheLink
	LostWorld
	LostEden
	Wilds
)

var (
	wildNames = [Wilds]string{
		"christians", "queen", "madness", "leprosy", "plague", "wildman", "solomon", "cursed",
		"kurtz", "kanger", "haunted", "cannibals", "zombies", "link", "lost-world", "lost-eden",
	}
	wildPoints = [Wilds]int{3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 6, 6, 7, 8}
)

// Name is the Special as words are keyed by it.
func (w Wild) Name() string { return wildNames[w] }

// Points is what it scores (15.4).
func (w Wild) Points() int { return wildPoints[w] }
