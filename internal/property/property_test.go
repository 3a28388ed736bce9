package property

import (
	"flag"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// Two runs draw the same cases.
func TestTheSameCasesEveryTime(t *testing.T) {
	draw := func() (drawn []int) {
		Check(t, func(r *rapid.T) { drawn = append(drawn, rapid.Int().Draw(r, "n")) })
		return drawn
	}
	if a, b := draw(), draw(); len(a) < 100 || !slices.Equal(a, b) && flag.Lookup("rapid.seed").Value.String() == seed {
		t.Errorf("%d cases, then %d others", len(a), len(b))
	}
}
