package game

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
)

// Record is a whole game as plain data: what a save keeps. It shares nothing
// that the table will write to, so it may be saved while play goes on.
type Record struct {
	Game     string
	Version  int // of the rules that played the log; 0: of older programs, which did not say
	Settings []byte
	Seed     uint64
	Base     []byte // the position the log begins at; empty: the set-up
	Chance   []byte // state of the generator, so that a resumed game rolls the same dice
	Sittings []int
	Log      []Played
	Position []byte // canonical encoding at the end of the log
	Hash     string // of Position
	// Story is what has been told: first the Past events from before the log
	// began, then those of the log. With it later rules, which cannot follow the
	// log, still know what happened. Records of older programs have none.
	Story []Event
	Past  int
}

// Played is one command of a record with its chance.
type Played struct {
	Command Command
	Rolls   []Roll
}

// Record takes down the game as it stands.
func (t *Table) Record() *Record {
	chance, _ := t.act.rng.MarshalBinary() // never fails
	r := &Record{
		Game: t.rules.Name(), Version: t.rules.Version(), Settings: slices.Clone(t.settings), Seed: t.seed, Base: t.base, Chance: chance,
		Sittings: slices.Clone(t.sittings), Position: t.pos.Append(nil),
		Log: make([]Played, len(t.line)), Story: t.act.events[:len(t.act.events):len(t.act.events)], Past: t.past,
	}
	sum := sha256.Sum256(r.Position)
	r.Hash = hex.EncodeToString(sum[:])
	for k := range t.line {
		r.Log[k] = Played{t.line[k].Command, t.RollsOf(k)}
	}
	return r
}

// LeadsTo reports whether a game that stood so can have been gone on with to where another
// record stands: that holds the same game from its set-up on, and all these commands with
// their chance.
func (r *Record) LeadsTo(later *Record) bool {
	return r.Game == later.Game && r.Seed == later.Seed && bytes.Equal(r.Settings, later.Settings) && bytes.Equal(r.Base, later.Base) &&
		len(r.Log) <= len(later.Log) && slices.EqualFunc(r.Log, later.Log[:len(r.Log)], func(a, b Played) bool {
		return a.Command == b.Command && slices.Equal(a.Rolls, b.Rolls)
	})
}

// Broken says at which command a record can no longer be followed. The table
// that Replay returns with it stands just before that command.
type Broken struct {
	Command int // from 0; len(Log) when only the final position or the generator differs
	Err     error
}

// Error counts commands from 1, as people do.
func (b *Broken) Error() string { return fmt.Sprintf("at command %d: %v", b.Command+1, b.Err) }

// Unwrap gives the reason: a *Refusal, a *Mismatch, ErrOtherPosition or
// ErrOtherRules.
func (b *Broken) Unwrap() error { return b.Err }

// ErrOtherPosition says that the log led to another position than the record holds.
var ErrOtherPosition = errors.New("the log leads to another position than the one kept with it")

// ErrOtherRules says that a log was made with rules of another version. They might
// follow it, and tell another story without anybody noticing.
var ErrOtherRules = errors.New("the log belongs to another version of the rules")

// ErrUnsound says that the position kept with a log is none of the game's.
var ErrUnsound = errors.New("the position kept is not sound")

// ErrOtherGame says that the record is of a game that other rules play.
var ErrOtherGame = errors.New("the record is of another game")

// Replay plays a record again, command by command with the chance it holds.
// With a *Broken error the table holds the game up to the last good command.
func Replay(rules Rules, rec *Record) (*Table, error) { return Retrace(rules, rec, nil) }

// Retrace is Replay for those who want to see the way, not only where it leads:
// seen is called with the table before the first command and after each. The
// table must be left as it is.
func Retrace(rules Rules, rec *Record, seen func(*Table)) (*Table, error) {
	if rec.Game != rules.Name() {
		return nil, fmt.Errorf("%w: %q, not %q", ErrOtherGame, rec.Game, rules.Name())
	}
	t, err := begin(rules, rec)
	if err != nil {
		return nil, err
	}
	if rec.Version != 0 && rec.Version != rules.Version() {
		t.catchUp()
		return t, &Broken{0, ErrOtherRules}
	}
	t.line = make([]Entry, 0, len(rec.Log))
	look := func() {
		if seen != nil {
			seen(t)
		}
	}
	look()
	for k := range rec.Log {
		if err := t.follow(&rec.Log[k]); err != nil {
			t.sittings = sittingsWithin(rec.Sittings, k)
			t.catchUp()
			return t, &Broken{k, err}
		}
		look()
	}
	t.sittings = sittingsWithin(rec.Sittings, len(rec.Log))
	if len(rec.Chance) == 0 {
		t.catchUp()
	} else if err := t.act.rng.UnmarshalBinary(rec.Chance); err != nil {
		t.catchUp()
		return t, &Broken{len(rec.Log), err}
	}
	if rec.Hash != "" && t.Hash() != rec.Hash && !t.leadsTo(rec) {
		return t, &Broken{len(rec.Log), ErrOtherPosition}
	}
	return t, nil
}

// leadsTo reports whether the position is the one kept in the record, which an
// older program may have written in another format.
func (t *Table) leadsTo(rec *Record) bool {
	k, ok := t.rules.(FormatKeeper)
	if !ok || len(rec.Position) == 0 {
		return false
	}
	like := k.AppendLike(t.pos, rec.Position, nil)
	sum := sha256.Sum256(like)
	return hex.EncodeToString(sum[:]) == rec.Hash
}

// begin is a table where a record's log begins.
func begin(rules Rules, rec *Record) (*Table, error) {
	if len(rec.Base) == 0 {
		return NewTable(rules, rec.Settings, rec.Seed)
	}
	return resumeAt(rules, rec, rec.Base, rec.Story[:max(0, min(rec.Past, len(rec.Story)))])
}

// follow plays one command of a record.
func (t *Table) follow(p *Played) error {
	if c := &p.Command; c.Kind == KindSit {
		if !t.maySit(c.Seat, c.Text) {
			return ErrNoSeat
		}
		return t.play(*c, p.Rolls, true)
	}
	if !t.allowed(&p.Command) {
		return t.refusal(p.Command)
	}
	if r := t.refuseText(p.Command); r != nil {
		return r
	}
	return t.play(p.Command, p.Rolls, true)
}

// catchUp brings the generator to where it stood after the rolls of the log,
// for a record that does not say: otherwise the game would go on with the dice
// it began with.
func (t *Table) catchUp() {
	t.act.rng.Seed(t.seed, seedTwo^baseMark(t.base))
	for _, r := range t.act.rolls {
		if r.Of > 1 {
			bounded(t.act.rng, uint64(r.Of))
		}
	}
}
