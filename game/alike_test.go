package game

import "testing"

// Dealt alike, outcomes are as even as those of any die, and those of a name do not hang together
// with one another, nor with those of other names.
func TestDealtAlikeIsEven(t *testing.T) {
	const keys, each, faces = 400, 12, 6
	var one [faces]int
	var pairs, across [faces][faces]int
	for key := range uint64(keys) {
		a := &Act{}
		last := -1
		for range each {
			a.begin(nil, false)
			a.DealAlike(key + 1)
			got, other := a.Pick("one", faces), a.Pick("another", faces)
			one[got]++
			across[got][other]++
			if last >= 0 {
				pairs[last][got]++
			}
			last = got
		}
	}
	near := func(what string, got, want int) {
		t.Helper()
		if d := float64(got - want); d*d > 16*float64(want) { // four standard errors
			t.Errorf("%s: %d times, want about %d", what, got, want)
		}
	}
	for i := range faces {
		near("a face", one[i], keys*each/faces)
		for k := range faces {
			near("a face after a face", pairs[i][k], keys*(each-1)/faces/faces)
			near("a face beside a face", across[i][k], keys*each/faces/faces)
		}
	}
}

// The order of a name is its own: what is asked for by others does not shift it, and neither does
// a command that is dealt without it. Without a key nothing is dealt so.
func TestDealtAlikeByName(t *testing.T) {
	deal := func(key uint64, others int) (out []int) {
		tab := NewTrial(7)
		tab.act.trial = false
		for range 8 {
			tab.act.begin(nil, false)
			tab.act.DealAlike(key)
			for range others {
				tab.act.Pick("other", 100)
			}
			out = append(out, tab.act.Pick("one", 1000))
		}
		return out
	}
	equal := func(a, b []int) bool {
		for i := range a {
			if a[i] != b[i] {
				return false
			}
		}
		return true
	}
	if a, b := deal(5, 0), deal(5, 3); !equal(a, b) {
		t.Errorf("%v, with others asked for %v: want the same", a, b)
	}
	if a, b := deal(5, 0), deal(6, 0); equal(a, b) {
		t.Errorf("%v by either key", a)
	}
	if a, b := deal(0, 0), deal(0, 3); equal(a, b) {
		t.Errorf("%v without a key, whatever others are asked for", a)
	}
}
