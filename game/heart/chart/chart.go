// Package chart is the chart of Heart of Darkness: its 49 regions, the 118
// borders between them with their signs, and the hexes they are drawn of
// (chapter 5). It never changes; what players find out is the position's.
package chart

// Region numbers a region, from 0; the five Ports come first.
type Region uint8

// The regions.
const (
	Regions = 49
	Ports   = 5
	// Nowhere is no region.
	Nowhere Region = 255
)

// Borders is how many borders there are.
const Borders = 118

// Terrain is a kind of land.
type Terrain uint8

// The kinds of land.
const (
	Blank Terrain = iota // not known
	Jungle
	Savanna
	Veldt
	Desert
	Terrains
)

// Points are the Drama Points for finding out that a country is such land (8.3).
func (t Terrain) Points() int {
	switch t {
	case Savanna, Veldt:
		return 1
	case Jungle, Desert:
		return 2
	}
	return 0
}

// Sign is a Colour Code: what a border is marked with, and what is drawn from
// the Colour cup.
type Sign uint8

// The signs. The leaf is on no border: it marks a presumption (8).
const (
	RedTriangle Sign = iota
	BlackStar
	BrownPawn
	BlueRing
	YellowSquare
	WhiteCross
	GreenLeaf
	Signs
)

// Way leads from a region across one of its borders.
type Way struct {
	To     Region
	Sign   Sign
	Border uint8 // the number of the border, from 0
}

// Land is a region as it is printed.
type Land struct {
	Code     byte   // as the table writes it
	Name     string // of the people who live there
	Lat, Lon float64
	Port     bool
	Printed  Terrain // of a Port; else Blank
	Presumed Terrain // of a blank region; Blank if nothing is presumed
	Leaf     bool    // the presumption bears the green leaf
	Red      bool    // raided for slaves
	Ways     []Way   // in the order of the table
}

// Border lies between two regions.
type Border struct {
	A, B Region // A has the smaller number
	Sign Sign
	Fork bool // a fork is printed here, which drains B into the Port A
}

// Town is a Port's town.
type Town struct {
	Name     string
	Lat, Lon float64
}

// Towns are the towns of the Ports, by region.
var Towns = [Ports]Town{
	{"Clarence", 3.8, 8.8}, {"Loanda", -8.8, 13.2}, {"Cape Town", -33.9, 18.4}, {"Quelimane", -17.9, 36.9}, {"Zanzibar", -6.2, 39.2},
}

// Of is a region as it is printed.
func Of(r Region) *Land { return &printed.lands[r] }

// BorderOf is a border by its number.
func BorderOf(n uint8) Border { return printed.borders[n] }

// Between is the way from one region to a neighbour; false if they are none.
func Between(a, b Region) (Way, bool) {
	for _, w := range printed.lands[a].Ways {
		if w.To == b {
			return w, true
		}
	}
	return Way{}, false
}

// ByCode is the region of a code, Nowhere if there is none.
func ByCode(code byte) Region { return printed.codes[code] }
