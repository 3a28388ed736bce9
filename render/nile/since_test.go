package nile_test

import (
	"testing"

	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/tell"
)

// Vignettes go to the weightiest lines, as many as have room, and no picture is
// shown twice.
func TestVignettesBesideWhatMatters(t *testing.T) {
	lines := []tell.SinceLine{
		{Plate: "place/march", Weight: 2}, {Plate: "europe/setting-out", Weight: 6}, {Weight: 9}, {Plate: "place/march", Weight: 3}, {Plate: "place/port", Weight: 7},
	}
	bare := screens.SinceRow * float64(len(lines))
	for _, test := range []struct {
		room float64
		want []int
	}{
		{bare - 50, nil}, {bare + 20, nil}, {bare + 60, []int{1, 4}}, {bare + 500, []int{1, 3, 4}},
	} {
		got := screens.Plated(lines, test.room)
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
