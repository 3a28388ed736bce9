package nile_test

import (
	"slices"
	"testing"

	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// A sheet over the board is larger in a large window, as every page is; the board below it,
// larger by less, stays as it was, and is there again when the sheet goes.
func TestASheetOverTheBoardIsLargerInALargeWindow(t *testing.T) {
	for _, z := range []struct {
		size          uitest.Size
		larger, board float64
	}{{uitest.Size{W: 1280, H: 800, Text: 100}, 1, 1}, {uitest.Size{W: 1920, H: 1080, Text: 100}, 1.35, 1.15}} {
		p := niletest.SitAt(t, "meet")
		d, s := niletest.TableOf(p)
		d.Size(z.size)
		st := d.Stage(t)
		niletest.WantScreen(t, s, screens.MeetScreen)
		title, board := 0.0, 0.0
		for _, it := range st.List.Items {
			switch {
			case it.Kind != ui.TextItem:
			case it.Layer > 0 && it.Style.Face == ui.Title:
				title = max(title, it.Style.Size*st.List.Scale)
			case it.Layer == 0 && it.Text == "Expedition sheet":
				board = it.Style.Size * st.List.Scale
			}
		}
		if st.List.Scale != z.larger || title < ui.Big.Size*z.larger-0.01 {
			t.Errorf("%v: the sheet is %v as large, its title %v", z.size, st.List.Scale, title)
		}
		if board == 0 || board > (ui.Head.Size+8)*z.board {
			t.Errorf("%v: the board below is set at %v", z.size, board)
		}
		chart := s.Board.Chart.Unit
		b := niletest.NewBot(t, p, 3)
		for range 60 {
			if s.At.Screen == screens.BoardScreen {
				break
			}
			if slices.Contains(niletest.Between, s.At.Screen) {
				niletest.Pass(st)
				continue
			}
			b.Step()
			d.Refresh()
			st.Wait(0.1)
		}
		niletest.WantScreen(t, s, screens.BoardScreen)
		if st.List.Scale != z.board || s.Board.Chart.Unit != chart {
			t.Errorf("%v: the board is back at %v; the chart was at %v and is at %v", z.size, st.List.Scale, chart, s.Board.Chart.Unit)
		}
	}
}
