package tell

import (
	"testing"

	"sourceofthenile/render/engraving/faces"
)

// A player's successors go by the name the player gave: a woman's name stays a woman's.
func TestASuccessorIsSomebodyElseAndOfTheNamesSex(t *testing.T) {
	for chosen := range uint16(60) {
		first := faces.Named("Ada Brook", chosen)
		for nth := 2; nth < 12; nth++ {
			f := successor(first, nth)
			if f.Woman != first.Woman || f.Seed == first.Seed {
				t.Errorf("face %d, explorer %d: got %+v after %+v, wanted somebody else, and a woman after a woman", chosen, nth, f, first)
			}
			if again := successor(first, nth); again != f {
				t.Errorf("face %d, explorer %d: got %+v, then %+v, wanted one face", chosen, nth, f, again)
			}
		}
	}
}
