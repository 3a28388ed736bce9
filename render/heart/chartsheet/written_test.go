package chartsheet

import (
	"testing"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	painter "sourceofthenile/render/chart"
)

// What is written of all regions, where something was found in each, lies on nothing else that is written.
func TestNoTwoLabelsOverlap(t *testing.T) {
	b, err := Printed()
	if err != nil {
		t.Fatal(err)
	}
	of := map[drawing]box.Chit{}
	for c := box.Chit(1); c < box.ChitKinds; c++ {
		if d, ok := drawnOf(c); ok {
			of[d] = c
		}
	}
	type line struct {
		text string
		rect
	}
	for which := range 1 << drawings {
		var all []line
		for r := range chart.Region(chart.Regions) {
			s := &painter.Sheet{Hexes: painter.PlainHexes(b.Map)}
			at := b.places[r]
			finds := []box.Chit{}
			for d := range drawings {
				if which>>d&1 == 1 && r >= chart.Ports {
					finds = append(finds, of[d])
				}
			}
			b.draw(r, finds, s)
			if drawn := b.drawnIn(r, s.Hexes); len(drawn) > 0 {
				at = b.placeOff(r, drawn)
			}
			name, land, named := b.lines(r, at)
			if named {
				all = append(all, line{chart.Of(r).Name, name})
			}
			all = append(all, line{"the land of " + chart.Of(r).Name, land})
		}
		for i, x := range all {
			for _, y := range all[:i] {
				if min(x.x1, y.x1) > max(x.x0, y.x0) && min(x.y1, y.y1) > max(x.y0, y.y0) {
					t.Errorf("finds %05b: %s lies on %s", which, x.text, y.text)
				}
			}
		}
	}
}
