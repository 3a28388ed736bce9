package box

import (
	"strings"

	"sourceofthenile/assets"
	"sourceofthenile/game/island/verb"
)

// Card is a kind of card that can be held: Loot, Quests, Curses, in the order of 21 and
// 22. The numbers are part of what is saved.
type Card uint8

// The cards that rules name, and where each sort begins.
const (
	NoCard     Card = 0
	RadioPart  Card = 1 // the first of the Loot cards
	FirstQuest Card = 29
	FirstWest  Card = 35
	FirstCurse Card = 41
	Cards           = 48
	// ItemCard is a Personal Item, where a card is named and it may be one.
	ItemCard Card = Cards
)

// Type is the sort of a card.
type Type uint8

// The types.
const (
	NoType Type = iota
	Item
	Weapon
	Ritual
	Snare // a Trap card
	Quest
	Curse
)

var types = map[string]Type{"item": Item, "weapon": Weapon, "ritual": Ritual, "trap": Snare}

// Face is what stands on a card.
type Face struct {
	ID     string
	Count  int
	Type   Type
	West   bool
	Mod    int         // to the roll of a Ritual or a Trap card
	Effect []verb.Part // of a Curse: what playing it asks and does; of a Quest: what begins it
	Finish []verb.Part // of a Quest: what resolves it
	While  []verb.Part // what holds: a Curse in the hand, a Quest that is complete
}

// Protagonists is how many there are (1.1).
const Protagonists = 7

// Role is a protagonist (21.1).
type Role struct {
	ID               string
	Strength, Sanity int8
	Skill, Item      []verb.Part
}

// Event is an Event card (22.3).
type Event struct {
	ID           string
	While, Until []verb.Part
}

// Spawn is a card of the Spawn deck by its number: the Events, then 22.4 in its order.
type Spawn int8

// How many there are, and where those of the boards begin.
const (
	NoSpawn    Spawn = -1
	Events           = 6
	FirstSpawn Spawn = Events
	EastSpawn        = 30
	Spawns           = 43
)

// Sort is what sort of creature comes up.
type Sort uint8

// The sorts of creature, and how many each has in the stock (1.2).
const (
	Crawler Sort = iota
	Devourer
	Guardian
	Sorts
	NoSort Sort = Sorts
)

// Stock is how many of each sort there are.
var Stock = [Sorts]int{7, 3, 1}

// Coming is what a Spawn card brings at one Darkness.
type Coming struct {
	Place Place
	Sort  Sort
}

// SpawnFace is what stands on a Spawn card.
type SpawnFace struct {
	ID         string
	West       bool
	Rows       [3]Coming // Darkness 1 and 2, 3 and 4, 5 or more
	Twin, Lull [5]bool   // by the size of the company
}

// The pieces, read from their tables.
var (
	Faces      [Cards]Face
	Roles      [Protagonists]Role
	EventFaces [Events]Event
	SpawnFaces [Spawns]SpawnFace
)

// What there are besides (1.4).
const (
	TrapTokens   = 5
	DarknessMost = 7
	AfterCall    = 5 // what the Darkness is at least once the boat is called (16.2)
	CursesLose   = 4 // with so many a protagonist is lost (14.1)
)

func line(s string) []verb.Part {
	parts, err := verb.Parse(s, func(code string) (int8, bool) {
		p, ok := PlaceOf(code)
		return int8(p), ok
	})
	if err != nil {
		panic("box: " + err.Error())
	}
	return parts
}

// readPieces reads the tables.
func readPieces() {
	c := RadioPart
	for _, row := range rowsOf(assets.IslandLoot) {
		f := Face{ID: row[0], Count: mustNumber(row[1]), Type: types[row[2]], Effect: line(row[4])}
		if row[3] != "-" {
			f.Mod = mustNumber(row[3])
		}
		Faces[c] = f
		c++
	}
	for _, row := range rowsOf(assets.IslandQuests) {
		Faces[c] = Face{ID: row[0], Count: 1, Type: Quest, West: row[1] == "west", Effect: line(row[2]), Finish: line(row[3]), While: line(row[4])}
		c++
	}
	for _, row := range rowsOf(assets.IslandCurses) {
		Faces[c] = Face{ID: row[0], Count: mustNumber(row[1]), Type: Curse, While: line(row[2]), Effect: line(row[3])}
		c++
	}
	for i, row := range rowsOf(assets.IslandProtagonists) {
		Roles[i] = Role{ID: row[0], Strength: int8(mustNumber(row[1])), Sanity: int8(mustNumber(row[2])), Skill: line(row[3]), Item: line(row[4])}
	}
	for i, row := range rowsOf(assets.IslandEvents) {
		EventFaces[i] = Event{ID: row[0], While: line(row[1]), Until: line(row[2])}
	}
	for i, row := range rowsOf(assets.IslandSpawn) {
		f := SpawnFace{ID: row[0], West: row[1] == "west"}
		for k := range f.Rows {
			code, sort, _ := strings.Cut(row[2+k], " ")
			f.Rows[k] = Coming{Must(PlaceOf(code)), map[string]Sort{"": Crawler, "D": Devourer, "G": Guardian}[sort]}
		}
		for n := range strings.FieldsSeq(strings.Trim(row[5], "-")) {
			f.Twin[mustNumber(n)] = true
		}
		for n := range strings.FieldsSeq(strings.Trim(row[6], "-")) {
			f.Lull[mustNumber(n)] = true
		}
		SpawnFaces[int(FirstSpawn)+i] = f
	}
}

// Made is how many of a card there are on a board: its Quests are of one of them.
func (c Card) Made(west bool) int {
	f := &Faces[c]
	if f.Type == Quest && f.West != west {
		return 0
	}
	return f.Count
}

// Type is the sort of a card; a Personal Item is an Item.
func (c Card) Type() Type {
	if c == ItemCard {
		return Item
	}
	return Faces[c].Type
}

// IsCurse reports whether it is a Curse.
func (c Card) IsCurse() bool { return c >= FirstCurse && c < Cards }

// Code is the card's name in tables and words: "RAD", "Q1".
func (c Card) Code() string { return Faces[c].ID }

// CardOf is the card with that code.
func CardOf(code string) (Card, bool) {
	for c := RadioPart; c < Cards; c++ {
		if Faces[c].ID == code && code != "" {
			return c, true
		}
	}
	return NoCard, false
}

// IsEvent reports whether a card of the Spawn deck is an Event.
func (s Spawn) IsEvent() bool { return s >= 0 && s < FirstSpawn }

// Code is the card's name in tables and words: "N1", "EV3".
func (s Spawn) Code() string {
	if s.IsEvent() {
		return EventFaces[s].ID
	}
	return SpawnFaces[s].ID
}

// SpawnOf is the card of the Spawn deck with that code on a board. W1 to W13 are Spawn
// cards here.
func SpawnOf(code string) (Spawn, bool) {
	for s := range Spawn(Spawns) {
		if s.Code() == code {
			return s, true
		}
	}
	return NoSpawn, false
}

// Row is which row of a Spawn card a Darkness picks (1.5).
func Row(darkness int) int { return min(2, max(0, (darkness-1)/2)) }

// SpawnBag are all cards of the Spawn deck of a board, a bit each.
func SpawnBag(west bool) uint64 {
	if west {
		return 1<<Spawns - 1
	}
	return 1<<EastSpawn - 1
}
