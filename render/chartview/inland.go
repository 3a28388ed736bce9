package chartview

import (
	"image"
	"math"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
)

// Inland: where the view stands for a hex near the shore. What nobody can enter is to take little of it.

const (
	mostSea    = 0.2  // of the view, where it can be had
	inlandEdge = 0.24 // of the view between its edge and the hex, at least
	inlandCols = 9    // places looked at across, and as many points of the view at each
	inlandRows = 5
	inlandFine = 64 // pixels a hex side, to look at points
)

// Inland is where the middle of a view of w by h units stands so that a hex is well in it and sea takes no more than
// its share, as near to the hex as that can be had; where it cannot, where it takes least.
func (v *View) Inland(id hexmap.ID, w, h float64, sea func(hexmap.ID) bool) ui.Point {
	side := zoomSide * math.Pow(zoomRatio, float64(v.Step))
	at, half := v.place(id), ui.Point{X: w / side / 2, Y: h / side / 2}
	x0, y0, x1, y1 := v.Press.Bounds()
	within := func(at, size, half float64) float64 {
		if 2*half >= size {
			return size / 2
		}
		return min(max(at, half), size-half)
	}
	best, least := ui.Point{X: within(at.X, x1-x0, half.X), Y: within(at.Y, y1-y0, half.Y)}, math.Inf(1)
	if v.seaAt(best, half, sea) <= mostSea { // in the middle, as nearly everywhere
		return at
	}
	for i := range inlandCols {
		for k := range inlandRows {
			by := ui.Point{X: along(i, inlandCols), Y: along(k, inlandRows)}
			p := ui.Point{
				X: within(at.X+by.X*half.X*(1-2*inlandEdge), x1-x0, half.X),
				Y: within(at.Y+by.Y*half.Y*(1-2*inlandEdge), y1-y0, half.Y),
			}
			if cost := max(0, v.seaAt(p, half, sea)-mostSea)*20 + math.Hypot(by.X, by.Y); cost < least-1e-9 {
				best, least = p, cost
			}
		}
	}
	return best
}

// along is the i-th of n places from −1 to 1.
func along(i, n int) float64 { return 2*float64(i)/float64(n-1) - 1 }

// seaAt is how much of a view with its middle at p is sea.
func (v *View) seaAt(p, half ui.Point, sea func(hexmap.ID) bool) float64 {
	n := 0
	for i := range inlandCols {
		for k := range inlandRows {
			x, y := p.X+along(i, inlandCols)*half.X*0.95, p.Y+along(k, inlandRows)*half.Y*0.95
			if id := v.Press.HexAt(image.Pt(int(x*inlandFine), int(y*inlandFine)), inlandFine); id == hexmap.None || sea(id) {
				n++
			}
		}
	}
	return float64(n) / (inlandCols * inlandRows)
}

// Well reports whether a hex is well within the view.
func (v *View) Well(id hexmap.ID) bool {
	return id != hexmap.None && !v.Rect.Empty() && v.Rect.Inset(min(v.Rect.W, v.Rect.H)*0.18).Contains(v.HexRect(id).Centre())
}
