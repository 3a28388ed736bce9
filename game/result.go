package game

// Ending is how a game has ended.
type Ending uint8

// The endings.
const (
	NotOver Ending = iota
	Won            // by those among Result.Winners; several share it
	AllWon         // a game that is won or lost together
	AllLost        // likewise, or a race that nobody has won
)

// Result is how a game has ended, or that it has not.
type Result struct {
	Ending  Ending
	Winners Seats // everybody of AllWon, nobody of NotOver and AllLost
}

// Over reports whether the game has ended.
func (r Result) Over() bool { return r.Ending != NotOver }

// Sound reports whether the winners go with the ending, in a game of so many
// seats.
func (r Result) Sound(seats int) bool {
	switch r.Ending {
	case Won:
		return !r.Winners.Empty() && r.Winners&^Everyone(seats) == 0
	case AllWon:
		return r.Winners == Everyone(seats)
	}
	return r.Ending <= AllLost && r.Winners.Empty()
}

// Summary is what can be told of any game at a glance: on the shelf of saves,
// in the head of a save, at the end of a simulation.
type Summary struct {
	Name    string // what the players call this game, "" for none
	Way     string // the way it is played, as the game's settings call it; "" where there is but one
	Turn    int    // number of the turn, or round, from 0: a game's words make a date of it
	Target  int    // the score that wins; 0: there is none
	Acting  Seats  // who may act; nobody when it is over
	Result  Result
	Players []Player // by seat
}

// Player is a player at a glance.
type Player struct {
	Name   string // "" where the game keeps no names
	Colour uint8  // the game's number for the player's colour
	Score  int
}

// Names are what the players are called, by seat; where the game keeps no name that of unnamed,
// which may be shorter.
func (s *Summary) Names(unnamed []string) []string {
	out := make([]string, len(s.Players))
	for i, p := range s.Players {
		if out[i] = p.Name; p.Name == "" && i < len(unnamed) {
			out[i] = unnamed[i]
		}
	}
	return out
}

// Lead is the highest score.
func (s *Summary) Lead() int {
	lead := 0
	for i, p := range s.Players {
		if i == 0 || p.Score > lead {
			lead = p.Score
		}
	}
	return lead
}
