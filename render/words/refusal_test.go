package words

import (
	"errors"
	"fmt"
	"testing"

	"sourceofthenile/game"
)

// What the table finds wrong with a log is said by the files, also inside another
// fault; only an error of the system says itself.
func TestFaultsOfALogAreInTheFiles(t *testing.T) {
	b := Common().Pseudo()
	if b.Err(errors.New("no such file")) != "No such file." {
		t.Errorf("an error of the system says %q, want \"No such file.\"", b.Err(errors.New("no such file")))
	}
	all := []error{&game.Mismatch{Asked: game.Roll{Name: "lost"}}, &game.Broken{Command: 6, Err: &game.Refusal{Rule: "9.1", Why: "none"}}}
	for _, k := range ofTable {
		all = append(all, k.err, fmt.Errorf("%w: more", k.err), &game.Broken{Command: 6, Err: k.err})
	}
	for _, err := range all {
		for _, e := range []error{err, NewFault("load.lost", "why", "", "log", err)} {
			if plain := Plain(b.Err(e)); len(plain) > 0 {
				t.Errorf("%v: %q is not in the files: %q", e, plain, b.Err(e))
			}
		}
	}
}
