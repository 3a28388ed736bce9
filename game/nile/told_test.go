package nile

import (
	"errors"
	"fmt"

	"sourceofthenile/game"
)

// allTold checks that a command is told of, and that every outcome of chance it
// asked for belongs to an event, in the order rolled.
func allTold(events []game.Event, rolls []game.Roll) error {
	if len(events) == 0 {
		return errors.New("nothing is told of it")
	}
	for _, e := range events {
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
