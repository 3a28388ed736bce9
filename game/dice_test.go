package game

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"sourceofthenile/internal/property"

	"pgregory.net/rapid"
)

// act is an act with chance of its own.
func act(seed uint64) *Act {
	a := &Act{rng: NewRandom(seed).src}
	a.begin(nil, false)
	return a
}

// asks are pieces of rules that ask chance in every way, with what came of it as
// a text.
var asks = map[string]func(a *Act, sides, n int) string{
	"roll":  func(a *Act, sides, _ int) string { return fmt.Sprint(a.Roll("x", sides)) },
	"sum":   func(a *Act, sides, n int) string { return fmt.Sprint(a.RollSum("x", n, sides)) },
	"tally": func(a *Act, sides, n int) string { return fmt.Sprint(a.RollTally("x", n, sides, sides/2)) },
	"draw": func(a *Act, sides, n int) string {
		bag := []int{sides % 4, 0, 2, n}
		return fmt.Sprint(a.Draw("x", bag), a.Draw("x", bag), bag)
	},
	"shuffle": func(a *Act, _, n int) string {
		list := []int{0, 1, 2, 3}[:n]
		a.Shuffle("x", n, func(i, j int) { list[i], list[j] = list[j], list[i] })
		return fmt.Sprint(list)
	},
}

// What Foresee tells of each way to ask is what the dice come to: every outcome
// it gives a chance to turns up about as often, and none besides.
func TestForeseeIsWhatTheDiceDo(t *testing.T) {
	const throws = 20_000
	for name, ask := range asks {
		for _, sides := range []int{3, 10} {
			t.Run(fmt.Sprint(name, sides), func(t *testing.T) {
				want, got := map[string]float64{}, map[string]int{}
				all, result := 0.0, ""
				Foresee(func(a *Act) { result = ask(a, sides, 3) }, func(chance float64, _ []Event) {
					want[result] += chance
					all += chance
				})
				if math.Abs(all-1) > 1e-9 {
					t.Fatalf("the chances sum to %v", all)
				}
				for a, k := act(5), 0; k < throws; k++ {
					got[ask(a, sides, 3)]++
				}
				for r := range got {
					if want[r] == 0 {
						t.Errorf("%s turned up, which was not foreseen", r)
					}
				}
				for r, p := range want {
					if off := math.Abs(float64(got[r]) - p*throws); off > 5*math.Sqrt(p*throws)+1 {
						t.Errorf("%s turned up %d times, foreseen %.1f", r, got[r], p*throws)
					}
				}
			})
		}
	}
}

// What was rolled once comes again when it is given: a replay needs nothing but
// the log, whichever way chance is asked.
func TestChanceIsRepeated(t *testing.T) {
	names := make([]string, 0, len(asks))
	for name := range asks {
		names = append(names, name)
	}
	slices.Sort(names)
	property.Check(t, func(t *rapid.T) {
		seed, sides, n := rapid.Uint64().Draw(t, "seed"), rapid.IntRange(2, 100).Draw(t, "sides"), rapid.IntRange(1, 4).Draw(t, "n")
		for _, name := range names {
			first, again := act(seed), act(seed+1)
			want := asks[name](first, sides, n)
			again.begin(first.rolls, true)
			if got := asks[name](again, sides, n); got != want || again.end() != nil {
				t.Fatalf("%s: %s the first time, then %s; %v", name, want, got, again.fault)
			}
		}
	})
}

// A bag holds one less of what was drawn, and nothing else changes.
func TestDrawTakesOneOut(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		bag := rapid.SliceOfN(rapid.IntRange(0, 5), 1, 6).Draw(t, "bag")
		bag[0]++
		a, drawn, was := act(rapid.Uint64().Draw(t, "seed")), make([]int, len(bag)), slices.Clone(bag)
		total := 0
		for _, n := range bag {
			total += n
		}
		for range total {
			drawn[a.Draw("x", bag)]++
		}
		if !slices.Equal(drawn, was) || slices.Max(bag) != 0 || slices.Min(bag) != 0 {
			t.Fatalf("drawn %v out of %v, left %v", drawn, was, bag)
		}
	})
}
