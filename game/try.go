package game

import (
	"math"
	"math/rand/v2"
)

// Trial carries out commands on positions that are nobody's but the caller's, for
// players who play plans out before they choose. The same seed gives the same dice.
type Trial struct{ act Act }

// NewTrial begins a trial.
func NewTrial(seed uint64) *Trial { return &Trial{Act{rng: rand.NewPCG(seed, seedTwo), trial: true}} }

// Do carries out a command that the position allows, and returns what happened: good
// until the next call.
func (t *Trial) Do(pos Position, cmd Command) []Event {
	t.act.rolls, t.act.events = t.act.rolls[:0], t.act.events[:0]
	t.act.begin(nil, false)
	pos.Apply(cmd, &t.act)
	return t.act.events
}

// Apart is how much more one list has on average than another, of the same length, pair by
// pair, and the standard error of that: whether one plan of two that were
// played out from the same positions is the better.
func Apart(more, less []float64) (mean, errs float64) {
	n := float64(len(more))
	squares := 0.0
	for i := range more {
		d := more[i] - less[i]
		mean += d / n
		squares += d * d
	}
	if n < 2 {
		return mean, math.Inf(1)
	}
	return mean, math.Sqrt(max(0, squares/n-mean*mean) / (n - 1))
}
