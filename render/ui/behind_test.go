package ui_test

import (
	"image"
	"testing"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// What lies behind a larger sheet is as large as it was alone, takes no press, and belongs to
// no block of the sheet's texts.
func TestBehindStaysAsLargeAsItWas(t *testing.T) {
	clicks, heard := 0, false
	board := func(c *ui.Context) {
		heard = c.HasKeys()
		c.Fill(c.Screen(), ui.Paper)
		c.Picture(ui.R(20, 20, 64, 48), "picture", 0, func(w, h int) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, w, h)) })
		c.Panel(ui.R(10, 200, 80, 50), ui.CardPanel)
		c.Text(ui.R(100, 100, 200, 30), "On the board", ui.Body)
		if c.Button(ui.R(10, 300, 200, 40), ui.Button{Label: "Press"}) {
			clicks++
		}
	}
	const usual, larger = 1.0, 1.6
	alone := uitest.New(t, 960, 640, usual, board)
	if !heard {
		t.Error("alone it has no keys")
	}
	st := uitest.New(t, 960, 640, larger, func(c *ui.Context) {
		c.Behind(usual, board)
		c.Modal("sheet", 300, 200, func(r ui.Rect) float64 {
			c.Text(r.Top(30), "On the sheet", ui.Body)
			return 30
		})
	})
	if heard {
		t.Error("what lies behind has the keys")
	}
	if st.List.W != 600 || st.List.Scale != larger {
		t.Fatalf("the window is %v units wide at %v, want 600, %v", st.List.W, st.List.Scale, larger)
	}
	near := func(a, b float64) bool { return a-b < 1e-6 && b-a < 1e-6 }
	blocks, found := map[int]string{}, 0
	for _, it := range st.List.Items {
		if it.Kind == ui.TextItem {
			if was, taken := blocks[it.Block]; taken {
				t.Errorf("%q and %q are one block", was, it.Text)
			}
			blocks[it.Block] = it.Text
		}
		for _, was := range alone.List.Items {
			if was.Kind != it.Kind || was.Text != it.Text || was.Key != it.Key || was.Panel != it.Panel || it.Layer > 0 {
				continue
			}
			found++
			if !near(it.Rect.X*larger, was.Rect.X*usual) || !near(it.Rect.W*larger, was.Rect.W*usual) || !near(it.Rect.Y*larger, was.Rect.Y*usual) {
				t.Errorf("%v %q lies at %v", it.Kind, it.Text, it.Rect)
			}
			if !near(it.Style.Size*larger, was.Style.Size*usual) || it.Scale != usual || !it.Dim {
				t.Errorf("%v %q is set at %v, painted at %v, dim %v", it.Kind, it.Text, it.Style.Size, it.Scale, it.Dim)
			}
		}
	}
	if found != len(alone.List.Items) {
		t.Errorf("%d things lie behind of %d", found, len(alone.List.Items))
	}
	st.ClickAt(ui.Point{X: 30, Y: 200})
	if _, there := st.List.Find("Press"); there || clicks > 0 {
		t.Errorf("what lies behind can be pressed; it was, %d times", clicks)
	}
}
