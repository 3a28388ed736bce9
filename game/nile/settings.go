package nile

import (
	"encoding/json"
	"fmt"
	"strings"

	"sourceofthenile/game/nile/deck"
)

// Way is which of the three ways to play (P).
type Way string

// Game1 is the race to a number of points, mapped by Event cards.
const Game1 Way = "game1"

// Targets are the points one may play for (7).
var Targets = [4]int{25, 50, 75, 100}

// Player is one player as set up.
type Player struct {
	Name      string         `json:"name"`
	Colour    uint8          `json:"colour"` // 0 to 5, an index into the players' colours
	Specialty deck.Specialty `json:"specialty"`
}

// Settings are chosen before the game begins and never change.
type Settings struct {
	Way     Way      `json:"way"`
	Target  int      `json:"target"` // points to win (7)
	Players []Player `json:"players"`
	// PlaceForUs has chance place the discovery counters (4.4).
	PlaceForUs bool `json:"place_for_us"`
	// Gentle makes hosts less dangerous: poison at their table on a 2 of two
	// dice instead of a 1 of one (14).
	Gentle bool `json:"gentle,omitempty"`
	// FreshDice has a game that is taken up again roll new dice, instead of
	// those it would have rolled.
	FreshDice bool `json:"fresh_dice,omitempty"`
	// ShortDice has cards turned and dice rolled before the players in a third
	// of the time. It changes nothing that is drawn or rolled.
	ShortDice bool `json:"short_dice,omitempty"`
}

// Encode writes the settings as a table keeps them.
func (s Settings) Encode() []byte {
	b, _ := json.Marshal(s) // plain data: cannot fail
	return b
}

// ParseSettings reads what Encode wrote and checks it.
func ParseSettings(data []byte) (Settings, error) {
	var s Settings
	if err := json.Unmarshal(data, &s); err != nil {
		return s, wrong("", "why", err)
	}
	return s, s.Check()
}

// Check says what is wrong with the settings, nil if a game can begin.
func (s Settings) Check() error {
	if s.Way != Game1 {
		return wrong(".way", "way", string(s.Way))
	}
	if n := len(s.Players); n < 1 || n > MaxSeats {
		return wrong(".players", "n", n)
	}
	known := false
	for _, t := range Targets {
		known = known || s.Target == t
	}
	if !known {
		return wrong(".target", "n", s.Target)
	}
	names, colours := map[string]bool{}, map[uint8]bool{}
	for i, p := range s.Players {
		name := strings.TrimSpace(p.Name)
		switch {
		case name == "":
			return wrong(".no-name", "n", i+1)
		case len([]rune(name)) > MostName:
			return wrong(".name-too-long", "n", MostName)
		case names[strings.ToLower(name)]:
			return wrong(".same-name", "name", name)
		case p.Colour >= MaxSeats || colours[p.Colour]:
			return wrong(".same-colour", "name", name)
		case p.Specialty >= deck.Specialties:
			return wrong(".no-specialty", "name", name)
		}
		names[strings.ToLower(name)], colours[p.Colour] = true, true
	}
	return nil
}

// SettingsError says what is wrong with settings. Words tell it by its key.
type SettingsError struct {
	key  string
	fill []any // names and what stands for them in turn
}

func wrong(what string, fill ...any) error { return &SettingsError{"setup.wrong" + what, fill} }

// Error names what is wrong, for traces: players read the words.
func (e *SettingsError) Error() string {
	s := "settings: " + e.key
	for i := 1; i < len(e.fill); i += 2 {
		s += fmt.Sprint(" ", e.fill[i])
	}
	return s
}

// Words is the key of the sentence that tells it, and what fills its blanks.
func (e *SettingsError) Words() (key string, fill []any) { return e.key, e.fill }
