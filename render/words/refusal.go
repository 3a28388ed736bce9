package words

import (
	"errors"

	"sourceofthenile/game"
)

// Why says in a sentence why something cannot be done.
func Why(r game.Refusal) string {
	if key := "why." + r.Why; Has(key) {
		return Phrase(key, "needs", int(r.Needs), "has", int(r.Has))
	}
	return Phrase("why.other")
}

// Err says in a sentence what went wrong.
func Err(err error) string {
	var r *game.Refusal
	switch {
	case err == nil:
		return ""
	case errors.As(err, &r):
		return Why(*r)
	case errors.Is(err, game.ErrNothingToUndo):
		return Say("error.undo")
	case errors.Is(err, game.ErrNothingToRedo):
		return Say("error.redo")
	}
	return Default().Err(err)
}
