package chartsheet

import (
	"math"
	"slices"
	"testing"

	"sourceofthenile/game/heart/chart"
	"sourceofthenile/hexmap"
)

// All hexes of a country are there for counters and finds, those least under its name first; a Port's
// name keeps off that of its town.
func TestRoomKeepsOffNames(t *testing.T) {
	b, err := Printed()
	if err != nil {
		t.Fatal(err)
	}
	for r := range chart.Region(chart.Regions) {
		x, y := b.namePlace(r)
		hx, hy := b.Map.Cells[b.roomy[r][0]].Hex.Centre()
		if d := math.Hypot(hx-x, hy-(y-nameUp)); d < hexReach {
			t.Errorf("the first counter of %s lies %.2f sides from the middle of its name", chart.Of(r).Name, d)
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

// What is written of a region, and what is presumed of its land, keeps off the signs of the borders, and
// lies in the region but for a quarter at the most.
func TestNamesKeepOffSignsAndBorders(t *testing.T) {
	b, err := Printed()
	if err != nil {
		t.Fatal(err)
	}
	for r := range chart.Region(chart.Regions) {
		name, land, named := b.lines(r, b.places[r])
		for i, line := range []rect{land, name} {
			if i == 1 && !named {
				continue
			}
			for n := range uint8(chart.Borders) {
				x, y := b.Crossing(n)
				if x+signRoom > line.x0 && x-signRoom < line.x1 && y+signRoom > line.y0 && y-signRoom < line.y1 {
					t.Errorf("%s, line %d: the sign at %.1f, %.1f lies in %.1f", chart.Of(r).Name, i, x, y, line)
				}
			}
			out := 0
			for k := range 21 {
				x := line.x0 + (line.x1-line.x0)*float64(k)/20
				if b.Region(b.Map.ID(hexmap.At(x, (line.y0+line.y1)/2))) != r {
					out++
				}
			}
			if out > 5 {
				t.Errorf("%s, line %d: %d parts of 20 lie outside", chart.Of(r).Name, i, out)
			}
		}
	}
}

// No side of a region that lies in the sea is drawn round it, and none is left out that does not.
func TestAtSeaNothingIsDrawnRoundARegion(t *testing.T) {
	b, err := Printed()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for id := range b.of {
		for _, d := range hexmap.Dirs {
			if !b.AtSea(hexmap.ID(id)).Has(d) {
				continue
			}
			n++
			if o := b.Map.Near(hexmap.ID(id), d); o != hexmap.None && b.Map.Cells[o].Ground != hexmap.Sea {
				t.Errorf("hex %d: its side %v lies between two of the land", id, d)
			}
		}
	}
	if n < 10 {
		t.Errorf("%d sides lie in the sea", n)
	}
}
