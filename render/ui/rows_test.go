package ui_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// Up and Down choose a row of the list that a page is for, with nothing to be pressed before; of any other they do once it has the
// keyboard. Home and End are the page's until then.
func TestALeadingListTakesUpAndDown(t *testing.T) {
	for _, leads := range []bool{false, true} {
		chosen := 1
		st := uitest.New(t, 600, 400, 1, func(c *ui.Context) {
			c.List(ui.R(20, 20, 300, 200), ui.Rows{ID: "games", N: 4, Leads: leads, Draw: func(int, ui.Rect, bool) {}}, &chosen)
			c.Button(ui.R(20, 300, 200, 40), ui.Button{Label: "Load", Default: true})
		})
		keys, want := []ebiten.Key{ebiten.KeyDown, ebiten.KeyDown, ebiten.KeyDown, ebiten.KeyUp, ebiten.KeyHome}, []int{2, 3, 3, 2, 2}
		if !leads {
			keys, want = keys[:1], []int{1}
		}
		for i, k := range keys {
			if st.Key(k); chosen != want[i] {
				t.Fatalf("leads: %v; after key %d, %v, row %d is chosen, want %d", leads, i, k, chosen, want[i])
			}
		}
	}
}
