package render

import "testing"

// Vignettes go to the weightiest lines, as many as have room, and no picture is
// shown twice.
func TestVignettesBesideWhatMatters(t *testing.T) {
	lines := []sinceLine{
		{plate: "place/march", weight: 2}, {plate: "europe/setting-out", weight: 6}, {weight: 9}, {plate: "place/march", weight: 3}, {plate: "place/port", weight: 7},
	}
	bare := sinceRow * float64(len(lines))
	for _, test := range []struct {
		room float64
		want []int
	}{
		{bare - 50, nil}, {bare + 20, nil}, {bare + 60, []int{1, 4}}, {bare + 500, []int{1, 3, 4}},
	} {
		got := plated(lines, test.room)
		if len(got) != len(test.want) {
			t.Errorf("in %v units %v, not %v", test.room, got, test.want)
		}
		for _, i := range test.want {
			if !got[i] {
				t.Errorf("in %v units %v, not %v", test.room, got, test.want)
			}
		}
	}
}
