package game

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
)

// Resume goes on from the position that a record holds, where its log can no
// longer be followed: the rules have changed since it was kept. The log begins
// anew; of what led to the position only what was told is known, as far as the
// record has kept it.
func Resume(r Rules, rec *Record) (*Table, error) {
	if rec.Game != r.Name() {
		return nil, fmt.Errorf("%w: %q, not %q", ErrOtherGame, rec.Game, r.Name())
	}
	t, err := resumeAt(r, rec, rec.Position, rec.Story)
	if err != nil {
		return nil, err
	}
	if len(rec.Chance) > 0 {
		if err := t.act.rng.UnmarshalBinary(rec.Chance); err != nil {
			return nil, err
		}
	}
	t.reseat(rec.Log)
	return t, nil
}

// TakeUp goes on with a recorded game: from its log, or, where these rules cannot
// follow it, from its position as Resume does. What older programs kept has no
// story: of it is known what the log tells as far as it can be followed.
func TakeUp(r Rules, rec *Record) (*Table, error) {
	t, err := Replay(r, rec)
	var broken *Broken
	if !errors.As(err, &broken) {
		return t, err
	}
	kept := *rec
	if len(kept.Story) == 0 && t != nil {
		kept.Story = t.Events()
	}
	return Resume(r, &kept)
}

// resumeAt is a table whose log begins at a position, before which this was told.
func resumeAt(r Rules, rec *Record, base []byte, told []Event) (*Table, error) {
	pos, err := r.Decode(base)
	if err != nil {
		return nil, err
	}
	if err := pos.Sound(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnsound, err)
	}
	t := &Table{
		rules: r, settings: slices.Clone(rec.Settings), seed: rec.Seed, base: slices.Clone(base), pos: pos, sittings: []int{0},
	}
	t.act.base = baseMark(base)
	t.act.rng = rand.NewPCG(rec.Seed, seedTwo^t.act.base)
	t.marks = []checkpoint{{0, pos.Clone()}}
	t.recall(told)
	return t, nil
}

// recall begins the table's events with what was told before. What these rules
// know nothing of is left out.
func (t *Table) recall(told []Event) {
	r, knows := t.pos.(Recaller)
	for i := range told {
		e := &told[i]
		if e.Kind == 0 || e.Seat < Nobody || int(e.Seat) >= t.pos.Seats() || !possible(e.Rolls) || knows && r.CheckTold(e) != nil {
			continue
		}
		t.act.events = append(roomy(t.act.events), *e)
	}
	t.past = len(t.act.events)
}

// possible reports whether dice can have shown this.
func possible(rolls []Roll) bool {
	for _, r := range rolls {
		if r.Got < 0 || r.Got >= r.Of {
			return false
		}
	}
	return true
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
