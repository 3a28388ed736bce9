package board_test

import (
	"strings"
	"testing"

	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// What is advised far off is marked: by an arrow at the edge of the chart as long as it is out of sight, which points
// there.
func TestAnAdvisedHexOutOfSightIsPointedAt(t *testing.T) {
	p, b, st := niletest.BoardOf(t, 5, driven.Marching)
	v := sight.View(p)
	arrow := func() (r ui.Rect, ok bool) {
		for i := range st.List.Items {
			if it := &st.List.Items[i]; strings.HasPrefix(it.Key, "goal beyond") {
				return it.Rect, true
			}
		}
		return r, false
	}
	if _, ok := arrow(); ok {
		t.Error("an arrow, and nothing is advised")
	}
	far, near := 0, 0
	for i := 0; i < len(v.Map().Cells) && (far < 6 || near < 3); i += 37 {
		id := hexmap.ID(i)
		if v.Map().Cells[id].Ground != hexmap.Land {
			continue
		}
		b.Advised = id
		st.Key(ebiten.KeyF24)
		at, r := b.Chart.HexRect(id).Centre(), b.Chart.Rect
		got, ok := arrow()
		switch {
		case r.Contains(at):
			if near++; ok {
				t.Errorf("hex %d is in sight, and an arrow points at it", id)
			}
		case !ok:
			t.Errorf("hex %d is out of sight, and nothing points there", id)
		default:
			far++
			mid := r.Centre()
			dx, dy := got.Centre().X-mid.X, got.Centre().Y-mid.Y
			if !r.Contains(ui.Point{X: got.X, Y: got.Y}) || dx*(at.X-mid.X)+dy*(at.Y-mid.Y) <= 0 {
				t.Errorf("hex %d at %v: the arrow is at %v, in a chart at %v", id, at, got, r)
			}
		}
	}
	if far == 0 {
		t.Error("no hex was out of sight")
	}
}

// Wherever an expedition begins, the chart that is shown is not mostly sea: on the west coast a fifth at most.
func TestTheChartLiesInland(t *testing.T) {
	p, b, st := niletest.BoardOf(t, 5, driven.Marching)
	st.Wait(0.1)
	m, r := sight.View(p).Map(), b.Chart.Rect
	sea := func(id hexmap.ID) bool { return m.Cells[id].Ground != hexmap.Land }
	for _, port := range m.Ports {
		b.Chart.CentreAt(b.Chart.Inland(port.At, r.W, r.H, sea), -1)
		b.Chart.Limit()
		if at := b.Chart.HexRect(port.At); !r.Contains(at.Centre()) || at.Intersect(r).W < at.W-1 {
			t.Errorf("%s lies at %v, in a chart at %v", port.Name, b.Chart.HexRect(port.At), r)
		}
		wet, all := 0, 0
		for x := r.X + 10; x < r.Right(); x += 20 {
			for y := r.Y + 10; y < r.Bottom(); y += 20 {
				all++
				if id := b.Chart.HexAt(ui.Point{X: x, Y: y}); id == hexmap.None || sea(id) {
					wet++
				}
			}
		}
		most := 0.5
		if strings.Contains("Luanda Benguela Cabinda Gabon", port.Name) {
			most = 0.25
		}
		if share := float64(wet) / float64(all); share > most {
			t.Errorf("%s: %.0f %% of the chart is sea", port.Name, 100*share)
		}
	}
}
