package game

import (
	"cmp"
	"slices"
)

// Race is how a player who plays plans out before it follows one decides between them.
// All plans are tried in the same positions with the same dice, and another than the usual
// one is taken only where it was surely better there: the best of many guesses flatters
// itself. How long it thinks is limited by what is tried, never by a clock: the same seed
// makes the same decisions.
type Race struct {
	Seed  uint64
	Stop  func() bool // has it stop thinking where it says so; nil: nobody stops it
	asked uint64      // decisions it has thought about
}

// Round is one of the rounds of a race.
type Round struct {
	Tries int // how often each plan is played out
	Left  int // plans that go on to the next round, besides the usual one
}

// Surer is how many standard errors another plan must be better than the usual one.
const Surer = 1.0

// Begin begins another decision.
func (r *Race) Begin() { r.asked++ }

// SeedOf is the seed of a try, from 0, in the decision begun last.
func (r *Race) SeedOf(try int) uint64 {
	return r.Seed ^ (r.asked<<16+uint64(try)+1)*0x9e3779b97f4a7c15
}

// Stopped reports whether it is to stop thinking.
func (r *Race) Stopped() bool { return r.Stop != nil && r.Stop() }

// Best begins a decision, tries plans, the usual one first, and is the place of the one to
// be followed. try makes ready for a seed, and what it gives plays a plan out and says what
// that came to. After each round those that brought least are given up, but never the usual
// one, which is followed too where thinking is stopped.
func (r *Race) Best(plans int, rounds []Round, try func(seed uint64) func(plan int) float64) int {
	r.Begin()
	type tried struct {
		plan int
		got  []float64
		sum  float64
	}
	in := make([]tried, plans)
	for i := range in {
		in[i].plan = i
	}
	for _, round := range rounds {
		for range round.Tries {
			play := try(r.SeedOf(len(in[0].got)))
			for i := range in {
				if r.Stopped() {
					return 0
				}
				got := play(in[i].plan)
				in[i].got, in[i].sum = append(in[i].got, got), in[i].sum+got
			}
		}
		slices.SortStableFunc(in[1:], func(x, y tried) int { return cmp.Compare(y.sum, x.sum) })
		in = in[:min(len(in), 1+round.Left)]
	}
	if len(in) < 2 {
		return 0
	}
	if mean, errs := Apart(in[1].got, in[0].got); mean > Surer*errs {
		return in[1].plan
	}
	return 0
}
