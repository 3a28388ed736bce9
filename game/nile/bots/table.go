package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// AtTable is a player at a table of any game: it is shown the view of its seat.
func AtTable(name string, seed uint64) (Seated, error) {
	b, err := New(name, seed)
	return Seated{b}, err
}

// Seated is a Bot that is given whole positions, and looks at what its seat may see.
type Seated struct{ Bot }

// Choose takes one of the choices.
func (b Seated) Choose(p game.Position, s game.Seat, cs []game.Choice) game.Command {
	return b.Bot.Choose(p.(*nile.Position).View(s), cs)
}
