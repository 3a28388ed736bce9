package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
)

// 9.2, 9.3: water laid is told from the region above down into the one below, whichever of them
// the Explorer stands in, just as it lies on the border then.
func TestRule9_3_WaterIsToldDownhill(t *testing.T) {
	below, above := 0, 0
	for seed := range uint64(12) {
		at := 0
		play(t, box.ForSeats(2), seed, func(table *game.Table) {
			p, events := table.Position().(*Position), table.Events()
			for ; at < len(events); at++ {
				e := &events[at]
				if x := told.AsWater(e); e.Kind == WaterLaid && x.Up != chart.Nowhere {
					w, ok := chart.Between(x.Up, x.Down)
					if !ok || p.ground.Borders[w.Border].Up != x.Up || p.ground.Borders[w.Border].Marker != x.Marker {
						t.Fatalf("seed %d: %s is told from %s down into %s", seed, x.Marker.Name(), chart.Of(x.Up).Name, chart.Of(x.Down).Name)
					}
					if chart.Region(e.At) == x.Up {
						below++
					} else {
						above++
					}
				}
			}
		})
	}
	if below == 0 || above == 0 {
		t.Errorf("%d markers below and %d above the Explorer: the test needs other games", below, above)
	}
}
