package game

import (
	"math"
	"testing"
)

// roll is one of each way of asking chance, one depending on another.
func roll(a *Act) int {
	n := a.Pick("way", 3)
	switch n {
	case 0:
		return a.Dice("sum", 3)
	case 1:
		return 20 + a.Tally("low", a.Die("how many"), 2)
	}
	return 30
}

// What Foresee tells is what the same piece of the rules comes to over every
// face of every die.
func TestForesee(t *testing.T) {
	want, got := map[int]float64{}, map[int]float64{}
	each := func(dice int, f func(faces []int)) int {
		faces := make([]int, dice)
		all := int(math.Pow(6, float64(dice)))
		for k := range all {
			for i, n := 0, k; i < dice; i, n = i+1, n/6 {
				faces[i] = n%6 + 1
			}
			f(faces)
		}
		return all
	}
	all := float64(each(3, func([]int) {}))
	each(3, func(f []int) { want[f[0]+f[1]+f[2]] += 1 / all / 3 })
	for many := 1; many <= 6; many++ {
		all := float64(each(many, func([]int) {}))
		each(many, func(f []int) {
			low := 0
			for _, n := range f {
				if n <= 2 {
					low++
				}
			}
			want[20+low] += 1 / all / 18
		})
	}
	want[30] = 1.0 / 3
	courses, sum, result := 0, 0.0, 0
	Foresee(func(a *Act) {
		result = roll(a)
		a.Tell(Event{Kind: 7, Args: [6]int32{int32(result)}})
	}, func(chance float64, events []Event) {
		if len(events) != 1 || events[0].Args[0] != int32(result) {
			t.Fatalf("told %v", events)
		}
		courses++
		sum += chance
		got[result] += chance
	})
	if want := 16 + (2 + 3 + 4 + 5 + 6 + 7) + 1; courses != want || math.Abs(sum-1) > 1e-12 {
		t.Errorf("%d courses with a chance of %v, want %d and 1", courses, sum, want)
	}
	for n, p := range want { // in any order: each by itself
		if math.Abs(got[n]-p) > 1e-12 {
			t.Errorf("%d: %v, want %v", n, got[n], p)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d results, want %d", len(got), len(want))
	}
}
