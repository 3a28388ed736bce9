package chartsheet

import (
	"math"
	"slices"
	"testing"

	"sourceofthenile/game/heart/chart"
)

// A ring that marks a country on leaves the middle of its name to be read; all its hexes
// are still there for counters and finds; a Port's name keeps off that of its town.
func TestRingsKeepOffNames(t *testing.T) {
	b, err := Printed()
	if err != nil {
		t.Fatal(err)
	}
	for r := range chart.Region(chart.Regions) {
		x, y := b.namePlace(r)
		hx, hy := b.Map.Cells[b.Beside(r)].Hex.Centre()
		if d := math.Hypot(hx-x, hy-(y-nameUp)); d < hexReach {
			t.Errorf("the ring of %s lies %.2f sides from the middle of its name", chart.Of(r).Name, d)
		}
		own, other := slices.Clone(b.hexes[r]), slices.Clone(b.roomy[r])
		slices.Sort(own)
		slices.Sort(other)
		if !slices.Equal(own, other) {
			t.Errorf("%s has other hexes by room than by distance", chart.Of(r).Name)
		}
		if r < chart.Ports && math.Hypot(x-towns[r][0], y-towns[r][1]) < 2*hexReach {
			t.Errorf("%s is written on its town", chart.Of(r).Name)
		}
	}
}
