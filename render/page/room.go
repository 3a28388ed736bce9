package page

import (
	"math"

	"sourceofthenile/render/ui"
)

// RoomGap is left between what is laid down and what is to be seen, in units.
const RoomGap = 6

// Kept is a place that should not be hidden, and how much it matters.
type Kept struct {
	ui.Rect
	Weight float64
}

// RoomFor finds a place for something of w by h within r: clear of what is kept
// wherever r has such a place, and of those places the one that costs least.
// Where there is none, the one that hides least; free says which it was.
//
// A place that is free can be moved left and up until it touches something: so
// it is enough to look where it touches.
func RoomFor(r ui.Rect, w, h float64, keep []Kept, likes []ui.Point, cost func(at ui.Rect) float64) (best ui.Rect, free bool) {
	r = r.Inset(RoomGap)
	xs, ys := []float64{r.X, r.Right() - w}, []float64{r.Y, r.Bottom() - h}
	for _, p := range likes {
		xs, ys = append(xs, p.X), append(ys, p.Y)
	}
	for _, k := range keep {
		xs = append(xs, k.X-w-RoomGap, k.Right()+RoomGap)
		ys = append(ys, k.Y-h-RoomGap, k.Bottom()+RoomGap)
	}
	least, hides := math.Inf(1), math.Inf(1)
	for _, x := range xs {
		x = math.Round(min(max(x, r.X), max(r.X, r.Right()-w)))
		for _, y := range ys {
			at := ui.R(x, math.Round(min(max(y, r.Y), max(r.Y, r.Bottom()-h))), w, h)
			hidden := 0.0
			for _, k := range keep {
				both := at.Inset(1 - RoomGap).Intersect(k.Rect)
				hidden += k.Weight * both.W * both.H
			}
			if hidden > hides {
				continue
			}
			if n := cost(at); hidden < hides || n < least {
				best, least, hides = at, n, hidden
			}
		}
	}
	return best, hides == 0
}

// Away is how far two rectangles lie from each other.
func Away(a, b ui.Rect) float64 {
	dx := max(0, a.X-b.Right(), b.X-a.Right())
	dy := max(0, a.Y-b.Bottom(), b.Y-a.Bottom())
	return math.Hypot(dx, dy)
}

// HidesAny reports whether something that is laid down hides what is kept.
func HidesAny(at ui.Rect, keep []Kept) bool {
	for _, k := range keep {
		if at.Inset(1 - RoomGap).Overlaps(k.Rect) {
			return true
		}
	}
	return false
}
