package chartsheet

import (
	"math"
	"testing"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/hexmap"
	painter "sourceofthenile/render/chart"
)

// Whatever is found in a country, and in whatever order, a lake, a mountain or a sign that is drawn there
// stays where it is; and no sign lies on the name of a find.
func TestWhatIsFoundLaterMovesNothing(t *testing.T) {
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
	for r := chart.Region(chart.Ports); r < chart.Regions; r++ {
		drawn := func(which int) *painter.Sheet {
			s := &painter.Sheet{Hexes: painter.PlainHexes(b.Map)}
			var finds []box.Chit
			for d := range drawings {
				if which>>d&1 == 1 {
					finds = append(finds, of[d])
				}
			}
			b.draw(r, finds, s)
			return s
		}
		all := drawn(1<<drawings - 1)
		for which := range 1 << drawings {
			for id, h := range drawn(which).Hexes {
				if full := all.Hexes[id]; h.Mark != 0 && h.Mark != full.Mark || h.Terrain != full.Terrain && (h.Terrain == hexmap.Lake || h.Terrain == hexmap.Mountain) {
					t.Errorf("%s: finds %05b: hex %d is drawn otherwise with the rest", chart.Of(r).Name, which, id)
				}
			}
		}
		const crowded = 10 // hexes of a region in which not all signs keep off
		if len(b.hexes[r]) < crowded {
			continue
		}
		x, y := b.namePlace(r)
		for _, d := range []drawing{city, nation, mine} {
			hx, hy := b.Map.Cells[b.found[r][d][0]].Hex.Centre()
			name, _, _ := b.lines(r, b.places[r])
			if hx > name.x0 && hx < name.x1 && hy > name.y0 && hy < name.y1 {
				t.Errorf("%s: the first sign %d lies on its name", chart.Of(r).Name, d)
			}
			if math.Abs(hx-x) < 0.9 && math.Abs(hy-(y+landDown+findDown)) < 0.5 {
				t.Errorf("%s: the first sign %d lies on the name of a find (%d hexes)", chart.Of(r).Name, d, len(b.hexes[r]))
			}
		}
	}
}
