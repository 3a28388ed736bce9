// Package bots holds players made of rules of thumb. They see what their seat
// may see, and choose from the choices, like anybody else.
//
// A player by rules of thumb is a strategy: figures that say what it keeps to,
// in a file of its own (strategy_….go), and a line in strategies, which is the
// one place where they are listed.
package bots

import (
	"fmt"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// Bot plays one seat.
type Bot interface {
	// Choose takes one of the choices; v is the view of the seat to move.
	Choose(v nile.View, cs []game.Choice) game.Command
}

// The name of a player that is no strategy, and the second name of one that is.
const (
	random = "random"
	steady = "steady" // another name for keen
)

// Names are the bots there are, the usual one first. Behind the name of any but
// random may stand a temper: "keen-river".
func Names() []string {
	var all []string
	for _, s := range strategies {
		all = append(all, s.name)
	}
	return append(all, random)
}

// Known reports whether a bot has that name, or goes by it too.
func Known(name string) bool {
	_, ok := named(name)
	return ok || name == random
}

// New makes a bot by name. The same seed makes the same decisions. The error
// says which names there are.
func New(name string, seed uint64) (Bot, error) {
	if name == random {
		return anything{game.NewRandom(seed)}, nil
	}
	s, ok := named(name)
	if !ok {
		return nil, fmt.Errorf("no bot is called %q; there are %s", name, strings.Join(Names(), ", "))
	}
	return newTraveller(s, seed), nil
}

// anything takes whatever is offered.
type anything struct{ *game.Random }

func (r anything) Choose(_ nile.View, cs []game.Choice) game.Command { return r.Random.Choose(cs) }
