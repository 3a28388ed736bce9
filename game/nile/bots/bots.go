// Package bots holds players made of rules of thumb. They see what their seat
// may see, and choose from the choices, like anybody else.
package bots

import (
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// Bot plays one seat.
type Bot interface {
	// Choose takes one of the choices; v is the view of the seat to move.
	Choose(v nile.View, cs []game.Choice) game.Command
}

// Names are the bots there are.
var Names = []string{"random", "steady"}

// New makes a bot by name. The same seed makes the same decisions.
func New(name string, seed uint64) (Bot, error) {
	switch name {
	case "random":
		return random{game.NewRandom(seed)}, nil
	case "steady":
		return newSteady(seed), nil
	}
	return nil, fmt.Errorf("no bot is called %q; there are random and steady", name)
}

type random struct{ *game.Random }

func (r random) Choose(_ nile.View, cs []game.Choice) game.Command { return r.Random.Choose(cs) }
