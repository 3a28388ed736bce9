package chartsheet

import (
	"testing"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	painter "sourceofthenile/render/chart"
)

// Whatever is found in a country, its name and what is written of its land give way to the signs of it: none lies on them,
// but in the smallest countries, which are full of them.
func TestNamesGiveWayToWhatIsFound(t *testing.T) {
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
	on := func(r chart.Region, at place, s *painter.Sheet) (n int) {
		name, land, named := b.lines(r, at)
		for _, d := range b.drawnIn(r, s.Hexes) {
			for i, line := range []rect{land, name} {
				if (i == 0 || named) && d.cost == signCost && min(d.x1, line.x1) > max(d.x0, line.x0) && min(d.y1, line.y1) > max(d.y0, line.y0) {
					n++
				}
			}
		}
		return n
	}
	before, after, all := 0, 0, 0
	for r := chart.Region(chart.Ports); r < chart.Regions; r++ {
		for which := range 1 << (drawings + 1) { // the commonest twice
			s := &painter.Sheet{Hexes: painter.PlainHexes(b.Map)}
			finds := []box.Chit{}
			for d := range drawings {
				if which>>d&1 == 1 {
					finds = append(finds, of[d])
				}
			}
			if which>>drawings == 1 {
				finds = append(finds, of[mine])
			}
			b.draw(r, finds, s)
			if drawn := b.drawnIn(r, s.Hexes); len(drawn) > 0 {
				all++
				before, after = before+min(1, on(r, b.places[r], s)), after+min(1, on(r, b.placeOff(r, drawn), s))
			}
		}
	}
	t.Log(before, after, all)
	if after > all/50 || before <= after {
		t.Errorf("of %d countries with finds %d have a sign on what is written, and %d had before", all, after, before)
	}
}
