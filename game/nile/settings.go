package nile

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Way is which of the three ways to play (P).
type Way string

// Game1 is the race to a number of points, mapped by Event cards.
const Game1 Way = "game1"

// Targets are the points one may play for (7).
var Targets = [4]int{25, 50, 75, 100}

// Player is one player as set up.
type Player struct {
	Name      string    `json:"name"`
	Colour    uint8     `json:"colour"` // 0 to 5, an index into the players' colours
	Specialty Specialty `json:"specialty"`
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
		return s, fmt.Errorf("settings: %w", err)
	}
	return s, s.Check()
}

// Check says what is wrong with the settings, nil if a game can begin.
func (s Settings) Check() error {
	if s.Way != Game1 {
		return fmt.Errorf("settings: no way to play is called %q; there is game1", s.Way)
	}
	if n := len(s.Players); n < 1 || n > MaxSeats {
		return fmt.Errorf("settings: one to six can play, not %d", n)
	}
	known := false
	for _, t := range Targets {
		known = known || s.Target == t
	}
	if !known {
		return fmt.Errorf("settings: one plays for 25, 50, 75 or 100 points, not %d", s.Target)
	}
	names, colours := map[string]bool{}, map[uint8]bool{}
	for i, p := range s.Players {
		name := strings.TrimSpace(p.Name)
		switch {
		case name == "":
			return fmt.Errorf("settings: player %d has no name", i+1)
		case len([]rune(name)) > MostName:
			return fmt.Errorf("settings: a name has at most %d letters", MostName)
		case names[strings.ToLower(name)]:
			return fmt.Errorf("settings: two players are called %s", name)
		case p.Colour >= MaxSeats || colours[p.Colour]:
			return fmt.Errorf("settings: %s needs a colour of their own", name)
		case p.Specialty >= Specialties:
			return fmt.Errorf("settings: %s has no specialty", name)
		}
		names[strings.ToLower(name)], colours[p.Colour] = true, true
	}
	return nil
}
