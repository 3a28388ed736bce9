package openfile

import (
	"slices"
	"testing"
)

// What the system tells of is handed on in its order; nobody who tells of it waits, and
// what cannot be handed on is lost. Of nothing nothing is told.
func TestTheSystemIsNotKeptWaiting(t *testing.T) {
	a := make(asked, 2)
	for _, paths := range [][]string{{"a", "b"}, nil, {"c"}, {"too many"}} {
		a.add(paths)
	}
	if one, two := <-a, <-a; !slices.Equal(one, []string{"a", "b"}) || !slices.Equal(two, []string{"c"}) || len(a) != 0 {
		t.Errorf("%q, then %q, then %d more", one, two, len(a))
	}
}
