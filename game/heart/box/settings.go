package box

import (
	"encoding/json"
	"errors"
	"fmt"
	"unicode/utf8"

	"sourceofthenile/game"
)

// Limits of a game.
const (
	MaxSeats  = 5
	Colours   = 6  // that players are told by
	MostName  = 24 // letters in the name of an Explorer or of a find
	SoloTurns = 5
	MostTurns = 12 // Game Turns of any game (19.1)
)

// Settings are chosen before the game begins (21).
type Settings struct {
	Players     []Player `json:"players"`
	Goal        int      `json:"goal"`         // DP that end the game: 30, 50 or 70
	EvenPatrons bool     `json:"even_patrons"` // Patrons are chosen from the last back, and what they give is evened out (21)
	NoEnvy      bool     `json:"no_envy"`      // without Humility and Envy
	Names       bool     `json:"names"`        // finds may be given names
	// Lesson is the name of what is taught in this game, "" for nothing; Laid is the
	// chance that has been laid out for it.
	Lesson string      `json:"lesson,omitempty"`
	Laid   []game.Laid `json:"laid,omitempty"`
}

// Player is one of those who play, 1 to MaxSeats.
type Player struct {
	Name   string `json:"name"`
	Colour uint8  `json:"colour"`
	Face   uint16 `json:"face,omitempty"` // of the portrait, chosen at the set-up; 0: the one that the name brings
}

// UsualGoal is what a game is played to if nothing is said.
const usualGoal = 50

// ForSeats is a usual game of so many players without names of their own.
func ForSeats(n int) Settings {
	s := Settings{Goal: usualGoal, Names: true, EvenPatrons: true}
	for i := range n {
		s.Players = append(s.Players, Player{Name: fmt.Sprintf("Explorer %d", i+1), Colour: uint8(i)})
	}
	return s
}

// Encode writes the settings as a table keeps them.
func (s Settings) Encode() []byte {
	b, _ := json.Marshal(s) // plain data: cannot fail
	return b
}

// Check says what is wrong with the settings, nil if a game can begin.
func (s Settings) Check() error {
	if len(s.Players) < 1 || len(s.Players) > MaxSeats {
		return errors.New("heart: one to five can play")
	}
	if s.Goal != 30 && s.Goal != 50 && s.Goal != 70 {
		return fmt.Errorf("heart: one plays to 30, 50 or 70, not to %d", s.Goal)
	}
	for i, p := range s.Players {
		if p.Name == "" || !game.Legible(p.Name) || utf8.RuneCountInString(p.Name) > MostName || p.Colour >= Colours {
			return errors.New("heart: a player needs a name and a colour")
		}
		for _, q := range s.Players[:i] {
			if q.Colour == p.Colour {
				return errors.New("heart: two players have the same colour")
			}
		}
	}
	if len(s.Lesson) > MostName || !game.LaidSound(s.Laid) {
		return errors.New("heart: chance cannot be laid out so")
	}
	return nil
}

// ParseSettings reads what Encode wrote and checks it.
func ParseSettings(data []byte) (Settings, error) {
	var s Settings
	if err := json.Unmarshal(data, &s); err != nil {
		return s, fmt.Errorf("heart: settings: %w", err)
	}
	return s, s.Check()
}

// The table of 21, by the number of players.

// Solo reports whether one plays alone.
func (s *Settings) Solo() bool { return len(s.Players) == 1 }

// TrackLess is what is taken from the rolls of Disease and Horror (6).
func (s *Settings) TrackLess() int {
	switch len(s.Players) {
	case 1:
		return 2
	case 2, 3:
		return 1
	}
	return 0
}

// PatronBonus is what one's own Patron gives (20.1).
func (s *Settings) PatronBonus(p Patron) int {
	n := len(s.Players)
	if s.Even() {
		return evenBonus[n][p]
	}
	switch {
	case n == 1:
		return 1
	case n <= 3:
		return 2
	}
	return 3
}

// Even reports whether Patrons are even (21): ours, for more than one.
func (s *Settings) Even() bool { return s.EvenPatrons && !s.Solo() }

// evenBonus is what one's own Patron gives where Patrons are even, by the number of players: what
// brings each of them about the same (docs/balance-heart.md).
var evenBonus = [MaxSeats + 1][Patrons]int{
	2: {RGS: 1, University: 2, City: 2, Westminster: 2, FleetStreet: 2},
	3: {RGS: 2, University: 2, City: 2, Westminster: 2, FleetStreet: 2},
	4: {RGS: 2, University: 2, City: 2, Westminster: 2, FleetStreet: 2},
	5: {RGS: 3, University: 3, City: 3, Westminster: 3, FleetStreet: 4},
}

// inAGame is what a Patron brings an Explorer in a game where Patrons are even, and what others' finds
// cost by shame, in DP, by the number of players: as measured with keen explorers
// (docs/balance-heart.md).
var inAGame = [MaxSeats + 1][Patrons][2]int{
	2: {RGS: {7, 6}, University: {2, 1}, City: {4, 2}, Westminster: {4, 2}, FleetStreet: {1, 1}},
	3: {RGS: {13, 11}, University: {3, 2}, City: {4, 4}, Westminster: {4, 3}, FleetStreet: {1, 1}},
	4: {RGS: {12, 15}, University: {3, 4}, City: {4, 6}, Westminster: {3, 4}, FleetStreet: {2, 2}},
	5: {RGS: {17, 19}, University: {4, 5}, City: {6, 7}, Westminster: {5, 4}, FleetStreet: {3, 3}},
}

// InAGame is what a Patron may be expected to bring in a game, and what shame may cost, in DP; known is
// false where that was not measured: alone, and where Patrons are not even.
func (s *Settings) InAGame(p Patron) (brings, costs int, known bool) {
	of := inAGame[min(len(s.Players), MaxSeats)][p]
	return of[0], of[1], s.Even()
}

// BadLuck reports whether Bad Luck Markers are played with (18.3).
func (s *Settings) BadLuck() bool { return len(s.Players) >= 3 }

// Envy reports whether there is Humility and Envy (18.1, 18.2).
func (s *Settings) Envy() bool { return len(s.Players) > 1 && !s.NoEnvy }

// Balance is how many Events are drawn to adjust the balance (19.2).
func (s *Settings) Balance() int { return 5 * (5 - len(s.Players)) }
