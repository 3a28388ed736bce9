// Package box is what lies in the box of the island: the places and paths of both
// boards, the protagonists, every card as data (1, 2, 20, 21, 22), and what a game is set
// up with. It knows tables; what is done with the pieces is for the rules.
package box

import (
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/assets"
)

// Place is a place by its number, in the order of the table (2, 20).
type Place int8

// Nowhere is no place.
const Nowhere Place = -1

// The places that rules name, and how many there are.
const (
	Ship        Place = 0
	Harbour     Place = 1
	Village     Place = 2
	Cavern      Place = 5
	Chapel      Place = 6
	Lighthouse  Place = 9
	Complex     Place = 10
	Heart       Place = 19
	EastPlaces        = 20
	Places            = 27
	Gates             = 4
	GateHolds         = 2 // damage that a Gate bears; one more destroys it (11.2)
	mostReached       = 99
)

// Use is what a place is for (2).
type Use uint8

// The uses.
const (
	NoUse Use = iota
	LootUse
	ConsultUse
	AssembleUse
	TunnelUse
	GateUse
	HeartUse
)

var uses = map[string]Use{"-": NoUse, "loot": LootUse, "consult": ConsultUse, "assemble": AssembleUse, "tunnel": TunnelUse, "gate": GateUse, "heart": HeartUse}

// Spot is what there is to a place.
type Spot struct {
	Code     string
	Use      Use
	Gate     int8 // its number as a Gate, −1 if it is none
	Paths    []Place
	Crawlers Place // where a Crawler goes from here; Nowhere from the Heart
	X, Y     int
	West     bool
}

// Board is the island, with the Western Shores or without.
type Board struct {
	West    bool
	Spots   []Spot
	Tunnels []Place
	Gates   []Place
	between [Places][Places]int8 // by paths
	walking [Places][Places]int8 // through tunnels too (1.7)
}

var boards [2]*Board

func init() {
	readPieces()
	for i := range boards {
		boards[i] = readBoard(i == 1)
	}
}

// BoardOf is the board.
func BoardOf(west bool) *Board {
	if west {
		return boards[1]
	}
	return boards[0]
}

// placesOf are the places by code: all other tables name them so.
var placesOf = func() map[string]Place {
	of := map[string]Place{}
	for i, row := range rowsOf(assets.IslandPlaces) {
		of[row[0]] = Place(i)
	}
	return of
}()

// PlaceOf is the place with that code.
func PlaceOf(code string) (Place, bool) {
	p, ok := placesOf[code]
	if !ok {
		return Nowhere, false
	}
	return p, true
}

// Must is what there must be, by a code of the tables.
func Must[T any](of T, ok bool) T {
	if !ok {
		panic("box: a table names what is not there")
	}
	return of
}

// rowsOf are the rows of a table behind its heading.
func rowsOf(table string) (rows [][]string) {
	for line := range strings.Lines(table) {
		if line = strings.TrimRight(line, "\n"); !strings.HasPrefix(line, "#") {
			rows = append(rows, strings.Split(line, "\t"))
		}
	}
	return rows[1:]
}

func mustNumber(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		panic("box: " + err.Error())
	}
	return n
}

func readBoard(west bool) *Board {
	b := &Board{West: west}
	for i, row := range rowsOf(assets.IslandPlaces) {
		of := row[6] == "west"
		if of && !west {
			break
		}
		s := Spot{Code: row[0], Use: uses[row[1]], Gate: -1, Crawlers: Nowhere, X: mustNumber(row[4]), Y: mustNumber(row[5]), West: of}
		for code := range strings.FieldsSeq(row[2]) {
			to := Must(PlaceOf(code))
			s.Paths = append(s.Paths, to)
			if of && int(to) < EastPlaces { // stands last in that one's list
				b.Spots[to].Paths = append(b.Spots[to].Paths, Place(i))
			}
		}
		if row[3] != "-" {
			s.Crawlers = Must(PlaceOf(row[3]))
		}
		switch s.Use {
		case TunnelUse:
			b.Tunnels = append(b.Tunnels, Place(i))
		case GateUse:
			s.Gate = int8(len(b.Gates))
			b.Gates = append(b.Gates, Place(i))
		}
		b.Spots = append(b.Spots, s)
	}
	for from := range b.Spots {
		b.measure(Place(from), false, &b.between[from])
		b.measure(Place(from), true, &b.walking[from])
	}
	return b
}

// measure finds how far every place is from one.
func (b *Board) measure(from Place, tunnels bool, far *[Places]int8) {
	for i := range far {
		far[i] = mostReached
	}
	far[from] = 0
	for next := []Place{from}; len(next) > 0; next = next[1:] {
		at := next[0]
		to := b.Spots[at].Paths
		if tunnels && b.Spots[at].Use == TunnelUse {
			to = slices.Concat(to, b.Tunnels)
		}
		for _, p := range to {
			if far[p] == mostReached {
				far[p] = far[at] + 1
				next = append(next, p)
			}
		}
	}
}

// Between is how many paths lie between two places: how far creatures have.
func (b *Board) Between(x, y Place) int { return int(b.between[x][y]) }

// Walking is how many Moves a protagonist has, through tunnels too (1.7).
func (b *Board) Walking(x, y Place) int { return int(b.walking[x][y]) }

// Use is what a place is for.
func (b *Board) Use(p Place) Use { return b.Spots[p].Use }

// Gate is the number of a Gate, −1 for other places.
func (b *Board) Gate(p Place) int8 { return b.Spots[p].Gate }

// Toward is the first neighbour in the table that is nearer to a place (12.4).
func (b *Board) Toward(from, to Place) Place {
	for _, p := range b.Spots[from].Paths {
		if b.between[p][to] < b.between[from][to] {
			return p
		}
	}
	return from
}
