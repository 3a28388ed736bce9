package game

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
)

// Resume goes on from the position that a record holds, where its log can no
// longer be followed: the rules have changed since it was kept. The log begins
// anew; what led to the position is not known any more.
func Resume(r Rules, rec *Record) (*Table, error) {
	if rec.Game != r.Name() {
		return nil, fmt.Errorf("%w: %q, not %q", ErrOtherGame, rec.Game, r.Name())
	}
	t, err := resumeAt(r, rec, rec.Position)
	if err != nil {
		return nil, err
	}
	if len(rec.Chance) > 0 {
		if err := t.act.rng.UnmarshalBinary(rec.Chance); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// resumeAt is a table whose log begins at a position.
func resumeAt(r Rules, rec *Record, base []byte) (*Table, error) {
	pos, err := r.Decode(base)
	if err != nil {
		return nil, err
	}
	if err := pos.Sound(); err != nil {
		return nil, fmt.Errorf("the position kept is not sound: %w", err)
	}
	t := &Table{
		rules: r, settings: slices.Clone(rec.Settings), seed: rec.Seed, base: slices.Clone(base), pos: pos, sittings: []int{0},
	}
	t.act.rng = rand.NewPCG(rec.Seed, seedTwo^baseMark(base))
	t.marks = []checkpoint{{0, pos.Clone()}}
	return t, nil
}

// baseMark is 0 for no base and else a number made from it: a game resumed
// without its generator's state must not begin with the dice of its first turn.
func baseMark(base []byte) uint64 {
	if len(base) == 0 {
		return 0
	}
	sum := sha256.Sum256(base)
	return binary.LittleEndian.Uint64(sum[:])
}
