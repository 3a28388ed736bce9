package board_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
)

// A click that was on its way while a key moved the chart below the pointer aims, and marches nowhere; a moment later it
// goes there as ever.
func TestAClickAfterTheChartMovedAsksFirst(t *testing.T) {
	for _, c := range []struct {
		waits float64
		goes  bool
	}{{0.3, false}, {1.2, true}} {
		p, b, st := niletest.BoardOf(t, 5, driven.Marching)
		for range 3 {
			st.Key(ebiten.KeyD)
			st.Wait(0.4)
		}
		st.Key(ebiten.KeyC)
		st.Wait(c.waits)
		was, to := p.Len(), hexmap.None
		sheet, _ := sight.View(p).Sheet(p.Seat())
		for _, d := range hexmap.Dirs {
			id := sight.View(p).Map().Near(sheet.At, d)
			if ch, ok := b.Targets[id]; ok && ch.Odds.Num == 0 && b.Chart.Rect.Contains(b.Chart.HexRect(id).Centre()) {
				to = id
			}
		}
		if to == hexmap.None {
			t.Fatal("no step without a risk")
		}
		r := b.Chart.HexRect(to)
		st.ClickAt(ui.Point{X: r.Centre().X, Y: r.Centre().Y})
		st.Wait(0.1)
		if goes := p.Len() > was; goes != c.goes || !goes && b.Picked != to {
			t.Errorf("%.1f s after the key a click goes there: %v, want %v; hex %d is aimed at, of %d", c.waits, goes, c.goes, b.Picked, to)
		}
	}
}
