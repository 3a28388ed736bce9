package game

import "math/rand/v2"

// Random is a player who picks evenly among the choices, and a source of
// numbers for players with a little more in mind.
type Random struct{ src *rand.PCG }

// NewRandom makes a player; the same seed makes the same choices.
func NewRandom(seed uint64) *Random { return &Random{rand.NewPCG(seed, seedTwo)} }

// IntN is a number from 0 to n−1.
func (r *Random) IntN(n int) int {
	if n <= 1 {
		return 0
	}
	return int(bounded(r.src, uint64(n)))
}

// Choose takes one of the choices, and any number within its bounds.
func (r *Random) Choose(cs []Choice) Command {
	c := &cs[r.IntN(len(cs))]
	return c.Command(int(c.Min) + r.IntN(int(c.Max-c.Min)+1))
}
