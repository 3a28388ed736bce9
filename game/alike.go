package game

import (
	"hash/fnv"
	"math/rand/v2"
)

// A game may be dealt alike to all who play it, each at a table of their own: what they are dealt
// must not hang on what they ask for first. Then each name has an order of its own, as a pack has
// that lies shuffled and a die that has been thrown beforehand.

// Seeded is Rules by which settings may fix the seed of a game: ok is false where they do not.
type Seeded interface {
	SeedOf(settings []byte) (seed uint64, ok bool)
}

// SeedOf is the seed that settings fix, by rules that may; ok is false where they do not.
func SeedOf(r Rules, settings []byte) (seed uint64, ok bool) {
	if of, may := r.(Seeded); may {
		return of.SeedOf(settings)
	}
	return 0, false
}

// alike is how chance is dealt alike; key 0: it is not.
type alike struct {
	key uint64
	rng rand.PCG
}

// DealAlike has this command be dealt as all are that have the same key, which is not 0: the k-th
// outcome of so many that is asked for by a name is the same, whatever other names have been asked
// for. The outcomes are logged as any others. Where chance is only gone through, or a plan is
// played out, it changes nothing: who plans knows nothing of what lies ready. A game that goes on
// from a position alone is dealt otherwise: nobody knows what has been asked for in it.
func (a *Act) DealAlike(key uint64) {
	if !a.replay && !a.trial && a.course == nil {
		a.dealt.key = key
	}
}

// source is where the next outcome for a name comes from.
func (a *Act) source(name string) *rand.PCG {
	if a.dealt.key == 0 {
		return a.rng
	}
	k := uint64(0)
	for i := range a.rolls {
		if a.rolls[i].Name == name {
			k++
		}
	}
	h := fnv.New64a()
	h.Write([]byte(name)) // never fails
	// Neighbours must not look like neighbours: a first step tells only the next one where it
	// begins.
	a.dealt.rng.Seed(a.dealt.key^a.base^h.Sum64(), k)
	a.dealt.rng.Seed(a.dealt.rng.Uint64(), a.dealt.rng.Uint64())
	return &a.dealt.rng
}
