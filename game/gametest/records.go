package gametest

import (
	"errors"
	"fmt"
	"slices"

	"sourceofthenile/game"
)

// records checks the record of the game played.
func (w *walk) records() error {
	w.NewSitting()
	rec := w.Record()
	if game.HashOf(w.Position()) != rec.Hash || len(rec.Log) != w.Len() {
		return errors.New("the record is not of the game played")
	}
	again, err := game.Replay(w.rules, rec)
	if err != nil {
		return fmt.Errorf("the record cannot be played again: %w", err)
	}
	if err := w.same(again); err != nil {
		return fmt.Errorf("the record played again: %w", err)
	}
	if err := w.recalls(rec); err != nil {
		return err
	}
	if err := w.goneThrough(rec); err != nil {
		return err
	}
	if err := w.sameSeed(rec); err != nil {
		return err
	}
	if err := w.notices(rec); err != nil {
		return err
	}
	return w.goesOn(again)
}

// same compares a table with the one played on.
func (w *walk) same(o *game.Table) error {
	switch {
	case o.Hash() != w.Hash():
		return errors.New("another position")
	case !sameEvents(o.Events(), w.Events()):
		return errors.New("other events")
	case !slices.Equal(o.Sittings(), w.Sittings()):
		return fmt.Errorf("sittings %v, not %v", o.Sittings(), w.Sittings())
	case o.CanUndo() != w.CanUndo():
		return errors.New("undo is open in one and closed in the other")
	}
	return nil
}

// recalls: a record of other rules goes on from its position, and all that was
// told is told still, by it and by what it is kept as next.
func (w *walk) recalls(rec *game.Record) error {
	older := *rec
	older.Version = w.rules.Version() + 1
	var broken *game.Broken
	if _, err := game.Replay(w.rules, &older); !errors.As(err, &broken) || !errors.Is(err, game.ErrOtherRules) {
		return fmt.Errorf("a log of other rules is followed: %v", err)
	}
	t, err := game.TakeUp(w.rules, &older)
	if err != nil {
		return fmt.Errorf("a record of other rules: %w", err)
	}
	for range 2 {
		if t.Hash() != w.Hash() || t.Past() != len(w.Events()) || t.Len() != 0 || !sameEvents(t.Events(), w.Events()) {
			return fmt.Errorf("a record of other rules goes on with %d events told of %d", t.Past(), len(w.Events()))
		}
		if t, err = game.TakeUp(w.rules, t.Record()); err != nil {
			return err
		}
	}
	return nil
}

// sameSeed plays the commands of the record from the same seed: the generator
// has to give the chance that the log holds.
func (w *walk) sameSeed(rec *game.Record) error {
	t, err := game.NewTable(w.rules, w.settings, w.seed)
	if err != nil {
		return err
	}
	for k, p := range rec.Log {
		if _, err := t.Do(p.Command); err != nil {
			return fmt.Errorf("the same seed and commands: command %d refused: %w", k, err)
		}
		if !slices.Equal(t.RollsOf(k), p.Rolls) {
			return fmt.Errorf("the same seed and commands: other chance at command %d", k)
		}
	}
	if t.Hash() != rec.Hash {
		return errors.New("the same seed and commands give another position")
	}
	return nil
}

// goesOn plays a few more commands on both tables: the same dice must come.
func (w *walk) goesOn(o *game.Table) error {
	for range 20 {
		if w.Over() {
			return nil
		}
		cmd := w.whim.command(w.Choices())
		if err := w.readsText(&cmd, w.Hash()); err != nil {
			return err
		}
		if _, err := w.Do(cmd); err != nil {
			return err
		}
		if _, err := o.Do(cmd); err != nil {
			return fmt.Errorf("the game resumed refuses %+v: %w", cmd, err)
		}
		if o.Hash() != w.Hash() {
			return fmt.Errorf("the game resumed goes on otherwise with %+v", cmd)
		}
	}
	return nil
}

// notices checks that tampering with the record is found where it was done.
func (w *walk) notices(rec *game.Record) error {
	if len(rec.Log) == 0 {
		return nil
	}
	k := w.whim.below(len(rec.Log))
	if err := w.brokenAt(rec, k, func(p *game.Played) { p.Command.Kind = 0xEF }); err != nil {
		return fmt.Errorf("a command that is none: %w", err)
	}
	rolled := -1
	for i := range rec.Log {
		if j := (k + i) % len(rec.Log); len(rec.Log[j].Rolls) > 0 {
			rolled = j
			break
		}
	}
	if rolled < 0 {
		return nil
	}
	for _, tamper := range tampers {
		if err := w.brokenAt(rec, rolled, tamper.bend); err != nil {
			return fmt.Errorf("%s: %w", tamper.name, err)
		}
	}
	return nil
}

// tampers are the ways to bend a command that has rolled.
var tampers = []struct {
	name string
	bend func(*game.Played)
}{
	{"a roll renamed", func(p *game.Played) { p.Rolls[0].Name += "?" }},
	{"a roll of another die", func(p *game.Played) { p.Rolls[0].Of++ }},
	{"a roll too many", func(p *game.Played) { p.Rolls = append(p.Rolls, game.Roll{Name: "x", Of: 6}) }},
	{"a roll missing", func(p *game.Played) { p.Rolls = p.Rolls[:len(p.Rolls)-1] }},
	{"an impossible roll", func(p *game.Played) { p.Rolls[0].Got = p.Rolls[0].Of }},
}

// brokenAt bends the k-th command of the record and replays it: it has to break
// there, and leave the table as it stood just before.
func (w *walk) brokenAt(rec *game.Record, k int, bend func(*game.Played)) error {
	bent := *rec
	bent.Log = slices.Clone(rec.Log)
	bent.Log[k].Rolls = slices.Clone(rec.Log[k].Rolls)
	bend(&bent.Log[k])
	t, err := game.Replay(w.rules, &bent)
	var b *game.Broken
	if !errors.As(err, &b) || b.Command != k {
		return fmt.Errorf("bent at command %d, replay says %v", k, err)
	}
	good := *rec
	good.Log, good.Hash = rec.Log[:k], ""
	want, err := game.Replay(w.rules, &good)
	if err != nil {
		return err
	}
	if t.Len() != k || t.Hash() != want.Hash() || !sameEvents(t.Events(), want.Events()) {
		return fmt.Errorf("bent at command %d, the table is not as it was just before", k)
	}
	return nil
}

// everyKept is after how many commands a copy is kept to go on from.
const everyKept = 7

// goneThrough: the story of the record shows the game as it was played, and from a copy kept on the
// way it can be gone on with to any position between, which leaves the copy as it was.
func (w *walk) goneThrough(rec *game.Record) error {
	story, err := game.StoryOf(w.rules, rec)
	if err != nil {
		return err
	}
	if got := story.Len(game.Nobody); got != len(rec.Log) {
		return fmt.Errorf("the story has %d commands, the log %d", got, len(rec.Log))
	}
	var kept game.Position
	k, from, was := 0, 0, ""
	for now := range story.Steps(game.Nobody) {
		hash := game.HashOf(now)
		if kept == nil || k%everyKept == 0 {
			kept, from, was = now.Clone(), k, hash
		}
		if got := game.HashOf(story.Onward(game.Nobody, kept, from, k)); got != hash {
			return fmt.Errorf("after %d commands the story stands at %s, from its copy of %d commands at %s", k, hash, from, got)
		}
		if got := game.HashOf(kept); got != was {
			return fmt.Errorf("going on from it changed the copy of %d commands from %s to %s", from, was, got)
		}
		k++
	}
	if k != len(rec.Log)+1 {
		return fmt.Errorf("the story has %d steps, %d commands were given", k, len(rec.Log))
	}
	return nil
}
