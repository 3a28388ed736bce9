package board

import (
	"testing"

	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/ui"
)

// What is pinned to the chart lies on no place, on nothing that stands there and on nothing else that is pinned, on
// either board and in windows small and large.
func TestWhatIsPinnedHidesNoPlace(t *testing.T) {
	const wide, most = 190.0, 4
	for _, west := range []bool{false, true} {
		p := chartsheet.Picture{West: west}
		for _, r := range []ui.Rect{ui.R(0, 46, 872, 545), ui.R(0, 46, 1160, 700), ui.R(0, 46, 1750, 1030), ui.R(0, 42, 1090, 600)} {
			places := occupied(r, box.BoardOf(west), p)
			taken := places
			for n := range most {
				cell := pinAt(r, p, wide, taken, 6)
				x, y, w, h := p.Within(r.W, r.H)
				wide := min(r.W, r.H*p.Shape())
				all := r.Middle(wide, wide/p.Shape()) // with its frame
				if within, beside := ui.R(r.X+x, r.Y+y, w, h).Intersect(cell) == cell, all.Intersect(cell).Empty(); !within && (!beside || !west) {
					t.Errorf("west %v, %v: the %d. lies at %v, over the frame", west, r, n+1, cell)
				}
				for _, at := range taken {
					if both := at.Intersect(cell); !both.Empty() {
						t.Errorf("west %v, %v: the %d. lies at %v, on %v", west, r, n+1, cell, at)
					}
				}
				taken = append(taken, cell)
			}
		}
	}
}
