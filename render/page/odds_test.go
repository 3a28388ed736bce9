package page_test

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/render/page"
	"sourceofthenile/render/words"
)

// The figures of outcomes add up to a hundred, and none that may happen, or may
// fail to, is told as nothing or as certain.
func TestFiguresOfOutcomes(t *testing.T) {
	for _, c := range []struct {
		of   []float64
		want []string
	}{
		{[]float64{1}, []string{"100"}},
		{[]float64{0, 1}, []string{"0", "100"}},
		{[]float64{1.0 / 3, 1.0 / 3, 1.0 / 3}, []string{"34", "33", "33"}},
		{[]float64{0.305, 0.305, 0.39}, []string{"31", "30", "39"}},
		{[]float64{0.99996, 0.00004}, []string{"over\u00a099", "under\u00a01"}},
		{[]float64{0.993, 0.007}, []string{"99", "1"}},
		{[]float64{1 - 1e-15, 1e-15}, []string{"100", "0"}},
	} {
		var all []page.Share
		for _, p := range c.of {
			all = append(all, page.Share{P: p})
		}
		if got := page.Figures(all); !slices.Equal(got, c.want) {
			t.Errorf("%v: %q, not %q", c.of, got, c.want)
		}
	}
}

func TestChancesInWords(t *testing.T) {
	for _, c := range []struct {
		p    float64
		want string
	}{
		{0, "0\u00a0%"},
		{1e-9, "under\u00a01\u00a0%"},
		{1.0 / 6, "17\u00a0%"},
		{0.99996, "over\u00a099\u00a0%"},
		{1 - 1e-15, "100\u00a0%"},
		{1, "100\u00a0%"},
	} {
		if got := words.Chance(page.Odds(c.p)); got != c.want {
			t.Errorf("%v: %q, not %q", c.p, got, c.want)
		}
	}
	if got := words.Chance(game.Odds{Num: 5, Den: 5}); got != "100\u00a0%" {
		t.Errorf("certain: %q, want %q", got, "100\u00a0%")
	}
}

// Two bars of one throw, of which one parts an outcome further, say the same of a hundred.
func TestABarAndItsPartsAgree(t *testing.T) {
	for n := range 217 {
		for k := range n + 1 {
			whole, charge := float64(n)/216, float64(k)/216
			rough := page.Figures([]page.Share{{P: 1 - whole}, {P: whole, Of: []float64{charge, whole - charge}}})
			fine := page.Figures([]page.Share{{P: 1 - whole}, {P: charge}, {P: whole - charge}})
			if rough[0] != fine[0] {
				t.Fatalf("%d and %d of 216: one bar says %v, the other %v", n, k, rough, fine)
			}
		}
	}
}
