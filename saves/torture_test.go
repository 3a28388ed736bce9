package saves

import (
	"bytes"
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"sourceofthenile/game"
)

// torture asks for the tests of this room at their full length: see make torture.
var torture = flag.Bool("torture", false, "flip and splice saves at length")

// noticed checks that a file that is not the save it was is refused, and that what
// is salvaged of it is a beginning of the log of one of these games, or one's position.
func noticed(t *testing.T, what string, data []byte, of ...[]byte) {
	t.Helper()
	if _, _, err := Decode(data); err == nil {
		t.Fatalf("%s: nobody notices", what)
	}
	_, r, n, err := Salvage(data)
	if err != nil {
		return
	}
	for _, whole := range of {
		_, w, err := Decode(whole)
		must(t, err)
		if r.Seed == w.Seed && n <= len(w.Log) && (len(r.Position) == 0 || slices.ContainsFunc(of, func(b []byte) bool {
			_, w, _ := Decode(b)
			return bytes.Equal(r.Position, w.Position)
		})) && sameLog(r.Log, w.Log[:n]) {
			return
		}
	}
	t.Fatalf("%s: a game comes back that was never played", what)
}

// TestFlippedAndSplicedSaves: bytes of a large save are others, at random, and
// saves are put together of two: no such file passes for a save, and none brings back
// what was never played.
func TestFlippedAndSplicedSaves(t *testing.T) {
	alone(t)
	flips, splices := 300, 3000
	if *torture {
		flips, splices = 100_000, 20_000
	}
	one, other := encode(t, 1400), encode(t, 700)
	third, err := Encode(header(), played(t, 5, 900).Record())
	must(t, err)
	rng := rand.New(rand.NewPCG(1, 2))
	for range flips {
		data := bytes.Clone(one)
		at := rng.IntN(len(data))
		data[at] ^= 1 << rng.IntN(8)
		noticed(t, "flipped", data, one)
	}
	for range splices {
		a, b := one, [][]byte{other, third}[rng.IntN(2)]
		if rng.IntN(2) == 0 {
			a, b = b, a
		}
		data := append(bytes.Clone(a[:1+rng.IntN(len(a)-1)]), b[1+rng.IntN(len(b)-1):]...)
		if bytes.Equal(data, a) || bytes.Equal(data, b) {
			continue
		}
		noticed(t, "spliced", data, one, other, third)
	}
	t.Logf("%d flips of a save of %d bytes, %d splices", flips, len(one), splices)
}

// sameLog compares logs; what is empty may be nil.
func sameLog(a, b []game.Played) bool {
	return slices.EqualFunc(a, b, func(a, b game.Played) bool {
		return a.Command == b.Command && slices.Equal(a.Rolls, b.Rolls)
	})
}
