package board

import (
	"testing"

	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/ui"
)

// A counter lies on no other place's name where its own picture has room for it.
func TestCountersKeepOffNames(t *testing.T) {
	b := &Board{chart: ui.R(0, 45, 874, 570)}
	isle := foretell.Island{}
	moved := 0
	for at := range isle.Board().Spots {
		vg := vignette(chartsheet.Picture{}, b.chart, box.Place(at))
		const side = 28.0
		r := b.stand(isle, box.Place(at), vg, side, side)
		if b.onName(isle, box.Place(at), r) {
			t.Errorf("place %d: its counter lies on a name", at)
		}
		if r.Y != vg.Y-side*0.5 || r.X != vg.X-side*0.2 {
			moved++
		}
	}
	if moved == 0 || moved > 5 {
		t.Errorf("%d counters stand otherwise than over the edge", moved)
	}
}
