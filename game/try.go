package game

import "math/rand/v2"

// Trial carries out commands on positions that are nobody's but the caller's, for
// players who play plans out before they choose. The same seed gives the same dice.
type Trial struct{ act Act }

// NewTrial begins a trial.
func NewTrial(seed uint64) *Trial { return &Trial{Act{rng: rand.NewPCG(seed, seedTwo)}} }

// Do carries out a command that the position allows, and returns what happened: good
// until the next call.
func (t *Trial) Do(pos Position, cmd Command) []Event {
	t.act.rolls, t.act.events = t.act.rolls[:0], t.act.events[:0]
	t.act.begin(nil, false)
	pos.Apply(cmd, &t.act)
	return t.act.events
}
