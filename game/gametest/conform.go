// Package gametest holds what the tests of any game at the table need: the
// conformance test every game must pass.
package gametest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"testing"

	"sourceofthenile/game"
)

// Conform plays a game of the rules with random choices once for each seed, to
// its end or for limit commands, and checks all the way what every game at the
// table must keep:
//
//   - every seat that may act has choices, each naming its rule, and the position
//     is sound;
//   - the result goes with who may act, and the summary with both;
//   - a command that no choice allows is refused with a rule and changes nothing;
//   - a command is told of in events that name their rules, and every outcome of
//     chance belongs to one of them;
//   - encoding, decoding and cloning give the same position and the same choices;
//   - undo and redo give the same position and events, undo stops at what was
//     revealed, and redo is refused after a new command;
//   - secrets are kept: a position whose hidden things are dealt anew looks the
//     same to the seat they are hidden from and offers it the same, a seat's
//     command changes what others see only where an event tells of it, and of two
//     things a seat could do that leave another seeing the same, it is told the same;
//   - what a seat may hold of the position on a machine of its own, its veil, looks the
//     same to it, can be read, and is the same for every position that looks the same
//     (some are tried: Mutants); what is dealt anew is made from it alone;
//   - the record played again gives the same position, events and coming chance,
//     and a record that was tampered with is refused at the right command.
func Conform(t *testing.T, rules game.Rules, settings []byte, seeds []uint64, limit int) {
	t.Helper()
	for _, seed := range seeds {
		if err := Check(rules, settings, seed, limit); err != nil {
			t.Errorf("%s, seed %d: %v", rules.Name(), seed, err)
		}
	}
}

// Check is Conform for one seed; the error says at which command what failed.
func Check(rules game.Rules, settings []byte, seed uint64, limit int) error {
	t, err := game.NewTable(rules, settings, seed)
	if err != nil {
		return fmt.Errorf("setting up: %w", err)
	}
	w := walk{Table: t, rules: rules, settings: settings, seed: seed, whim: whim(seed)}
	for step := 0; step < limit && !t.Over(); step++ {
		if err := w.step(step); err != nil {
			return fmt.Errorf("at command %d: %w", t.Len(), err)
		}
	}
	if t.Over() && len(t.Choices()) > 0 {
		return errors.New("the game is over and still offers choices")
	}
	if err := standing(t.Position()); err != nil {
		return fmt.Errorf("at the end: %w", err)
	}
	if err := t.Position().Sound(); err != nil {
		return fmt.Errorf("at the end: %w", err)
	}
	if err := w.rounds(); err != nil {
		return fmt.Errorf("at the end: %w", err)
	}
	return w.records()
}

// How often the dearer checks are made, in commands. Primes, so that they meet
// each other in every order.
const (
	codeEvery = 7
	undoEvery = 3
	backEvery = 41
	veilEvery = 13
	twinEvery = 11
)

type walk struct {
	*game.Table
	rules    game.Rules
	settings []byte
	seed     uint64
	whim     whim
}

// step checks the position, then plays one command and checks what it did.
func (w *walk) step(step int) error {
	if err := w.Position().Sound(); err != nil {
		return fmt.Errorf("not sound: %w", err)
	}
	if err := standing(w.Position()); err != nil {
		return err
	}
	if err := w.offers(); err != nil {
		return err
	}
	hash := w.Hash()
	if err := w.refuses(hash); err != nil {
		return err
	}
	if step%codeEvery == 0 || step < 3 {
		if err := w.rounds(); err != nil {
			return err
		}
	}
	if step%twinEvery == 0 {
		if err := w.twins(); err != nil {
			return err
		}
	}
	kept := w.Position().Clone()
	cmd := w.whim.command(w.Choices())
	if err := w.readsText(&cmd, hash); err != nil {
		return err
	}
	if _, err := w.Do(cmd); err != nil {
		return fmt.Errorf("offered %+v, and refused it: %w", cmd, err)
	}
	if game.HashOf(kept) != hash {
		return fmt.Errorf("%+v changed a clone made before it", cmd)
	}
	if err := w.between(kept, cmd); err != nil {
		return fmt.Errorf("%+v: %w", cmd, err)
	}
	if err := AllTold(w.EventsOf(w.Len()-1), w.RollsOf(w.Len()-1)); err != nil {
		return fmt.Errorf("%+v: %w", cmd, err)
	}
	if step%veilEvery == 0 {
		if err := w.veiled(); err != nil {
			return err
		}
		if err := w.sayso(kept, cmd); err != nil {
			return err
		}
	}
	return w.turnsBack(step, hash)
}

// AllTold checks what a command led to: it is told of in events that name their
// rules, and every outcome of chance asked for belongs to one of them, in the
// order in which they came. The error says what is missing.
func AllTold(events []game.Event, rolls []game.Roll) error {
	if len(events) == 0 {
		return errors.New("nothing is told of it")
	}
	for _, e := range events {
		if e.Rule == "" {
			return fmt.Errorf("%+v names no rule", e)
		}
		for _, r := range e.Rolls {
			if len(rolls) == 0 || rolls[0] != r {
				return fmt.Errorf("event %d claims %+v, which was not rolled then", e.Kind, r)
			}
			rolls = rolls[1:]
		}
	}
	if len(rolls) > 0 {
		return fmt.Errorf("no event tells of the roll %q", rolls[0].Name)
	}
	return nil
}

// readsText: words that the position would refuse are refused by the table and
// change nothing; the command goes on without them.
func (w *walk) readsText(cmd *game.Command, hash string) error {
	r, ok := w.Position().(game.Reader)
	if !ok || cmd.Text == "" || r.RefuseText(*cmd) == nil {
		return nil
	}
	_, err := w.Do(*cmd)
	var refusal *game.Refusal
	if !errors.As(err, &refusal) || refusal.Rule == "" || w.Hash() != hash {
		return fmt.Errorf("the words of %+v were not refused, or by no rule: %v", *cmd, err)
	}
	cmd.Text = ""
	return nil
}

// offers checks the choices themselves.
func (w *walk) offers() error {
	choices := slices.Clone(w.Choices())
	acting := w.Acting()
	for s := range acting.All() {
		if len(w.ChoicesOf(s)) == 0 {
			return fmt.Errorf("seat %d may act and has no choice", s)
		}
	}
	for i, c := range choices {
		least := c.Command(int(c.Min))
		switch {
		case !acting.Has(c.Seat):
			return fmt.Errorf("choice %+v is for another seat than those that may act", c)
		case i > 0 && c.Seat < choices[i-1].Seat:
			return fmt.Errorf("choice %+v does not stand with those of its seat", c)
		case c.Rule == "":
			return fmt.Errorf("choice %+v names no rule", c)
		case c.Kind == 0 || c.Kind >= game.KindUndo:
			return fmt.Errorf("choice %+v is of a kind that is not the game's", c)
		case c.Min > c.Max || !c.Allows(&least):
			return fmt.Errorf("choice %+v cannot be taken", c)
		case c.Odds.Num < 0 || c.Odds.Num > c.Odds.Den:
			return fmt.Errorf("choice %+v has impossible odds", c)
		}
	}
	if again := w.Position().Choices(nil); !slices.Equal(choices, again) {
		return errors.New("asked twice, the position offers different choices")
	}
	return nil
}

// refuses checks that a command bent out of a legal one is refused.
func (w *walk) refuses(hash string) error {
	for range 3 {
		bad := w.whim.bend(w.Choices())
		if slices.ContainsFunc(w.Choices(), func(c game.Choice) bool { return c.Allows(&bad) }) {
			continue // another choice allows it
		}
		n := w.Len()
		_, err := w.Do(bad)
		var r *game.Refusal
		switch {
		case err == nil:
			return fmt.Errorf("%+v was not offered, and was carried out", bad)
		case !errors.As(err, &r):
			return fmt.Errorf("%+v: not a refusal: %w", bad, err)
		case r.Rule == "" || r.Why == "":
			return fmt.Errorf("%+v: a refusal without rule or reason: %+v", bad, *r)
		case w.Len() != n || w.Hash() != hash:
			return fmt.Errorf("%+v was refused, and changed the position", bad)
		}
	}
	return nil
}

// rounds checks that encoding and cloning lose nothing.
func (w *walk) rounds() error {
	code := w.Position().Append(nil)
	if !bytes.Equal(w.Position().Append([]byte("before")), append([]byte("before"), code...)) {
		return errors.New("the encoding is not appended, or is another the second time")
	}
	read, err := w.rules.Decode(code)
	if err != nil {
		return fmt.Errorf("decoding: %w", err)
	}
	for i, p := range []game.Position{read, w.Position().Clone()} {
		name := [2]string{"decoded", "cloned"}[i]
		switch {
		case !bytes.Equal(p.Append(nil), code):
			return fmt.Errorf("the %s position has another encoding", name)
		case p.Acting() != w.Position().Acting() || p.Seats() != w.Position().Seats() || p.Result() != w.Position().Result():
			return fmt.Errorf("the %s position has other seats that may act, or another result", name)
		case !slices.Equal(p.Choices(nil), w.Position().Choices(nil)):
			return fmt.Errorf("the %s position offers other choices", name)
		}
		if err := p.Sound(); err != nil {
			return fmt.Errorf("the %s position is not sound: %w", name, err)
		}
	}
	return nil
}

// turnsBack checks undo and redo of the command just played; hash is the
// position before it.
func (w *walk) turnsBack(step int, hash string) error {
	after, n := w.Hash(), w.Len()
	if !w.CanUndo() {
		if err := w.Undo(); !errors.Is(err, game.ErrNothingToUndo) || w.Hash() != after || w.Len() != n {
			return fmt.Errorf("undo went behind something revealed (%v)", err)
		}
		return nil
	}
	if len(w.RollsOf(n-1)) > 0 {
		return errors.New("a roll can be undone")
	}
	if step%undoEvery == 0 {
		if err := w.onceBack(hash, after); err != nil {
			return err
		}
	}
	if step%backEvery == 0 {
		return w.allBack()
	}
	return nil
}

// onceBack undoes and redoes the last command; now and then it then plays
// another one instead, after which redo has to be refused.
func (w *walk) onceBack(before, after string) error {
	n := w.Len()
	events, told := slices.Clone(w.EventsOf(n-1)), len(w.Events())
	if err := w.Undo(); err != nil {
		return err
	}
	if w.Hash() != before || w.Len() != n-1 || len(w.Events()) != told-len(events) {
		return errors.New("undo gives another position than the one before the command")
	}
	if w.whim.below(4) == 0 {
		if _, err := w.Do(w.whim.command(w.Choices())); err != nil {
			return err
		}
		if err := w.Redo(); !errors.Is(err, game.ErrNothingToRedo) {
			return fmt.Errorf("redo after a new command: %v", err)
		}
		return nil
	}
	if err := w.Redo(); err != nil {
		return err
	}
	if w.Hash() != after || w.Len() != n || !sameEvents(w.EventsOf(n-1), events) {
		return errors.New("redo gives another position than the command did")
	}
	return nil
}

// allBack undoes all that may be undone, and redoes it.
func (w *walk) allBack() error {
	n, after := w.Len(), w.Hash()
	left := w.Undoable()
	for w.CanUndo() {
		left--
		if err := w.Undo(); err != nil {
			return err
		}
	}
	if left != 0 {
		return fmt.Errorf("of the last commands %d more were said to be open than could be taken back", left)
	}
	for w.CanRedo() {
		if err := w.Redo(); err != nil {
			return err
		}
	}
	if w.Len() != n {
		return fmt.Errorf("of %d commands redo brought back %d", n, w.Len())
	}
	if w.Hash() != after {
		return errors.New("all undone and redone gives another position")
	}
	return nil
}

func sameEvents(a, b []game.Event) bool {
	return slices.EqualFunc(a, b, func(x, y game.Event) bool {
		return x.Kind == y.Kind && x.Seat == y.Seat && x.At == y.At && x.Args == y.Args && x.Rule == y.Rule &&
			slices.Equal(x.Rolls, y.Rolls)
	})
}

// between sees that positions from within a command are read as they were, by rules that read them.
func (w *walk) between(before game.Position, cmd game.Command) (err error) {
	rules, ok := w.rules.(game.Between)
	if !ok {
		return nil
	}
	game.Retell(before, cmd, w.RollsOf(w.Len()-1), func(told int, now game.Position) {
		data := now.Append(nil)
		got, e := rules.DecodeBetween(data)
		switch {
		case err != nil:
		case e != nil:
			err = fmt.Errorf("after %d events: %w", told, e)
		case !bytes.Equal(got.Append(nil), data):
			err = fmt.Errorf("after %d events another position is read", told)
		}
	})
	return err
}
