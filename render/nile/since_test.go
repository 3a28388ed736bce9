package nile_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
)

// Vignettes go to the weightiest lines, as many as have room, and no picture is
// shown twice.
func TestVignettesBesideWhatMatters(t *testing.T) {
	lines := []tell.SinceLine{
		{Plate: plates.Of("place/march"), Weight: 2}, {Plate: plates.Of("europe/setting-out"), Weight: 6}, {Weight: 9}, {Plate: plates.Of("place/march"), Weight: 3}, {Plate: plates.Of("place/port"), Weight: 7},
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

// What the others did is told without saying again where somebody is.
func TestWhatOthersDidSaysThePlaceOnce(t *testing.T) {
	seen := 0
	for _, name := range slices.Sorted(maps.Keys(niletest.Games)) {
		p := niletest.SitAt(t, name)
		for me := range game.Seat(sight.View(p).Seats()) {
			p.SitAs(me)
			for back := 4; back <= 60; back += 8 {
				p.Since[me] = max(0, len(p.Events())-back)
				lines, _ := screens.SinceLines(p)
				for i, l := range lines {
					if i == 0 || l.Line.Seat != lines[i-1].Line.Seat || l.Line.At < 0 || l.Line.At != lines[i-1].Line.At {
						continue
					}
					seen++
					if where := tell.WhereOf(sight.View(p), l.Line.At); strings.Contains(l.Line.Text, ", "+where) {
						t.Errorf("%s: again %s: %s", name, where, l.Line.Text)
					}
				}
			}
		}
	}
	if seen == 0 {
		t.Fatal("nobody did two things in one place")
	}
}
