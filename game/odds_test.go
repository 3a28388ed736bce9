package game

import (
	"slices"
	"testing"

	"sourceofthenile/internal/property"

	"pgregory.net/rapid"
)

func TestAChanceIsCertainOnlyWhenItIs(t *testing.T) {
	for _, c := range []struct {
		p       float64
		percent int
		bound   Bound
	}{
		{0, 0, About},
		{1, 100, About},
		{0.5, 50, About},
		{0.99996, 99, Over},
		{0.996, 99, Over},
		{0.994, 99, About},
		{0.00004, 1, Under},
		{0.004, 1, Under},
		{0.006, 1, About},
		{1 - 1e-15, 99, Over},
		{1e-15, 1, Under},
	} {
		o := OddsOf(c.p)
		if n, b := o.Whole(); n != c.percent || b != c.bound {
			t.Errorf("%v is %d, %d; want %d, %d", c.p, n, b, c.percent, c.bound)
		}
		if d := o.Float() - c.p; d > 1e-6 || d < -1e-6 {
			t.Errorf("%v becomes %v", c.p, o.Float())
		}
	}
	if n, b := (Odds{}).Whole(); n != 0 || b != About {
		t.Errorf("no chance is %d, %d; want 0, %d", n, b, About)
	}
}

func TestSharesAddUp(t *testing.T) {
	for _, c := range []struct {
		parts []float64
		want  []int
	}{
		{[]float64{1, 1, 1}, []int{34, 33, 33}},
		{[]float64{1, 1, 1, 1, 1, 1}, []int{17, 17, 17, 17, 16, 16}},
		{[]float64{0.335, 0.665}, []int{34, 66}},
		{[]float64{0.125, 0.375, 0.5}, []int{13, 37, 50}},
		{[]float64{0, 1}, []int{0, 100}},
		{[]float64{0.99996, 0.00004}, []int{99, 1}},
		{[]float64{0.996, 0.002, 0.002, 0}, []int{98, 1, 1, 0}},
		{[]float64{0, 0}, []int{0, 0}},
		{nil, nil},
	} {
		if got := Shares(nil, c.parts...); !slices.Equal(got, c.want) {
			t.Errorf("%v are %v, want %v", c.parts, got, c.want)
		}
	}
	if got := Shares([]int{7}, 1, 3); !slices.Equal(got, []int{7, 25, 75}) {
		t.Errorf("appended: %v", got)
	}
	property.Check(t, func(t *rapid.T) {
		parts := rapid.SliceOfN(rapid.Float64Range(0, 1000), 1, 12).Draw(t, "parts")
		whole := 0.0
		for _, p := range parts {
			whole += p
		}
		sum, got := 0, Shares(nil, parts...)
		small := 0
		for i, n := range got {
			sum += n
			if whole > 0 && parts[i] > 0 && parts[i]/whole < 0.01 {
				small++
			}
			if (n == 0) != (parts[i] <= 0 || whole == 0) {
				t.Fatalf("%v: a part of %v is %d %%", parts, parts[i], n)
			}
		}
		if whole > 0 && sum != 100 {
			t.Fatalf("%v: %v add up to %d", parts, got, sum)
		}
		for i, n := range got {
			if d := float64(n) - parts[i]/whole*100; whole > 0 && (d > 1+1e-6 || d < -1-float64(small)) {
				t.Fatalf("%v of %v is %d %%", parts[i], whole, n)
			}
		}
	})
}
