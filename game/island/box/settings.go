package box

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"sourceofthenile/game"
)

// What a game may have at most.
const (
	MostPlayers = 4
	MostSeats   = 6 // chairs that are ever taken, guests who came later included (18.3)
	Colours     = 6
	MostName    = 24
	MostThought = 120 // letters of a thought, and of what is said aloud
	MostNote    = 200
)

// Way is what the way to play is called where nothing else is said.
const Way = "island"

// Settings are chosen before the game begins (3.1).
type Settings struct {
	Players  []Player `json:"players"`
	Letters  string   `json:"letters,omitempty"`  // of 19, in their order
	Darkness int      `json:"darkness,omitempty"` // at the start; 0: 1
	West     bool     `json:"west,omitempty"`     // the Western Shores (20)
	Open     bool     `json:"open,omitempty"`     // open table, no Silence (17.3)
	Apart    bool     `json:"apart,omitempty"`    // played at a distance (7.1, 17.5)
	Guests   bool     `json:"guests,omitempty"`   // who come and go (18.3)
	NoMarks  bool     `json:"no_marks,omitempty"` // without 6.4
	ByLetter bool     `json:"by_letter,omitempty"`
	// Lesson is the name of what is taught in this game, "" for nothing; Laid is the
	// chance that has been laid out for it.
	Lesson string      `json:"lesson,omitempty"`
	Laid   []game.Laid `json:"laid,omitempty"`
}

// Player is one of those who play, 1 to MostPlayers.
type Player struct {
	Name   string `json:"name"`
	Colour uint8  `json:"colour"`
	Face   uint16 `json:"face,omitempty"`
}

// Level is a difficulty with a name (19).
type Level struct {
	Name, Letters string
	Darkness      int
	Won           [MostPlayers]int // of a hundred games by one to four keen players: decision 056
}

// Levels are they, from the easiest.
var Levels = []Level{
	{"gentle", "a", 1, [...]int{72, 79, 90, 91}},
	{"easy", "bc", 3, [...]int{63, 74, 66, 62}},
	{"normal", "", 1, [...]int{45, 49, 51, 52}},
	{"hard", "de", 2, [...]int{27, 30, 28, 21}},
	{"deadly", "def", 2, [...]int{14, 15, 16, 12}},
	{"hell", "g", 2, [...]int{3, 11, 1, 0}},
}

// letters are those of 19.
const letters = "abcdefg"

// ForSeats is a usual game of so many players without names of their own.
func ForSeats(n int) Settings {
	s := Settings{}
	for i := range n {
		s.Players = append(s.Players, Player{Name: fmt.Sprintf("Player %d", i+1), Colour: uint8(i)})
	}
	return s
}

// ParseWay is a game by the name of its way: "island", "island:LEVEL", "island:LETTERS",
// each with "+west" behind it or not.
func ParseWay(way string) (s Settings, ok bool) {
	name, west := strings.CutSuffix(way, "+west")
	name, ok = strings.CutPrefix(name, Way)
	if s.West = west; !ok || name == "" {
		return s, ok
	}
	if name, ok = strings.CutPrefix(name, ":"); !ok {
		return s, false
	}
	for _, l := range Levels {
		if l.Name == name {
			s.Letters, s.Darkness = l.Letters, l.Darkness
			return s, true
		}
	}
	s.Letters = name
	return s, name != "" && lettersSound(name)
}

// Way is the name of the way: see ParseWay.
func (s *Settings) Way() string {
	name := Way
	if l := s.Level(); l != "normal" {
		name += ":" + l
	}
	if s.West {
		name += "+west"
	}
	return name
}

// Level is the name of the level, or its letters where it is none; "own" for another start.
func (s *Settings) Level() string {
	for _, l := range Levels {
		if l.Letters == s.Letters && l.Darkness == s.Start() {
			return l.Name
		}
	}
	if s.Start() == 1 {
		return s.Letters
	}
	return "own"
}

// Has reports whether a letter of 19 is played with.
func (s *Settings) Has(letter byte) bool { return strings.IndexByte(s.Letters, letter) >= 0 }

// Start is the Darkness at the start.
func (s *Settings) Start() int { return max(1, s.Darkness) }

// Marks reports whether Spawn cards are read with their marks (6.4).
func (s *Settings) Marks() bool { return !s.NoMarks && !s.ByLetter }

// Encode writes the settings as a table keeps them.
func (s Settings) Encode() []byte {
	b, _ := json.Marshal(s) // plain data: cannot fail
	return b
}

func lettersSound(l string) bool {
	at := -1
	for i := range len(l) {
		k := strings.IndexByte(letters, l[i])
		if k <= at {
			return false
		}
		at = k
	}
	return true
}

// Check says what is wrong with the settings, nil if a game can begin.
func (s Settings) Check() error {
	switch {
	case len(s.Players) < 1 || len(s.Players) > MostPlayers:
		return errors.New("island: one to four can play")
	case !lettersSound(s.Letters):
		return fmt.Errorf("island: there is no level of the letters %q", s.Letters)
	case s.Darkness < 0 || s.Darkness > DarknessMost:
		return fmt.Errorf("island: the Darkness begins at 1 to %d", DarknessMost)
	case s.Apart && (s.Guests || s.Has('g') || len(s.Players) == 1):
		return errors.New("island: at a distance there are no guests and no letter g, and nobody plays alone")
	case len(s.Lesson) > MostName || !game.LaidSound(s.Laid):
		return errors.New("island: chance cannot be laid out so")
	}
	for i, p := range s.Players {
		if p.Name == "" || !game.Legible(p.Name) || utf8.RuneCountInString(p.Name) > MostName || p.Colour >= Colours {
			return errors.New("island: a player needs a name and a colour")
		}
		if slices.ContainsFunc(s.Players[:i], func(q Player) bool { return q.Colour == p.Colour }) {
			return errors.New("island: two players have the same colour")
		}
	}
	return nil
}

// ParseSettings reads what Encode wrote and checks it.
func ParseSettings(data []byte) (Settings, error) {
	var s Settings
	if err := json.Unmarshal(data, &s); err != nil {
		return s, fmt.Errorf("island: settings: %w", err)
	}
	return s, s.Check()
}
