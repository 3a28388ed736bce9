package words

import (
	"errors"

	"sourceofthenile/game"
)

// Why says in a sentence why something cannot be done.
func Why(r game.Refusal) string { return Default().why(r) }

func (b *Book) why(r game.Refusal) string {
	if key := "why." + r.Why; b.Has(key) {
		return b.Phrase(key, "needs", int(r.Needs), "has", int(r.Has))
	}
	return b.Phrase("why.other")
}

// Err says in a sentence what went wrong.
func Err(err error) string {
	var r *game.Refusal
	if err == nil {
		return ""
	}
	if b := (*game.Broken)(nil); !errors.As(err, &b) && errors.As(err, &r) {
		return Why(*r)
	}
	return Default().Err(err)
}

// ofTable are the words for what the table finds wrong.
var ofTable = []struct {
	err error
	key string
}{
	{game.ErrNothingToUndo, "error.undo"},
	{game.ErrNothingToRedo, "error.redo"},
	{game.ErrOtherPosition, "error.log.elsewhere"},
	{game.ErrOtherRules, "error.log.rules"},
	{game.ErrOtherGame, "error.log.game"},
	{game.ErrUnsound, "error.log.unsound"},
}

// fault is the key of the words for an error, and what fills their blanks; "" where
// no words tell it.
func (b *Book) fault(err error) (key string, fill []any) {
	var s Said
	var broken *game.Broken
	var other *game.Mismatch
	switch {
	case errors.As(err, &s):
		return s.Words()
	case errors.As(err, &broken):
		return "error.log", []any{"n", broken.Command + 1, "why", b.because(broken.Err)}
	case errors.As(err, &other):
		return "error.log.chance", nil
	}
	for _, known := range ofTable {
		if errors.Is(err, known.err) {
			return known.key, nil
		}
	}
	return "", nil
}

// told is Phrase for what comes from elsewhere: a sentence that all games share may have to
// say what only one of them has words for, and another than the one that speaks now.
func (b *Book) told(key string, fill []any) string {
	for _, in := range []*Book{b, Default()} {
		if in.Has(key) {
			return in.Phrase(key, fill...)
		}
	}
	return b.Phrase("error.untold")
}

// because is an error as a piece of a sentence. What no words tell, such as an
// error of the system, says itself.
func (b *Book) because(err error) string {
	var r *game.Refusal
	if key, fill := b.fault(err); key != "" {
		return b.told(key, fill)
	}
	if errors.As(err, &r) {
		return b.why(*r)
	}
	return Clean(err.Error())
}
