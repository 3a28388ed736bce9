package board

import (
	"testing"

	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/ui"
)

// Of as many counters as can stand at a place, with some at every other, none lies on a picture, on a name, on the end of a
// path of its place, or on another.
func TestCountersLieOnNothing(t *testing.T) {
	for _, size := range [...]ui.Rect{ui.R(0, 0, 874, 546), ui.R(0, 0, 1726, 1037)} {
		for _, west := range [...]bool{false, true} {
			p := chartsheet.Picture{West: west}
			spots := chartsheet.Printed(west).Board.Spots
			for crowded := range 2 * len(spots) {
				most := [...]int{eachApart, mostCounters}[crowded%2]
				crowded /= 2
				var n [box.Places]int
				for at := range spots {
					n[at] = 2
				}
				if n[crowded] = most; most == mostCounters && box.Place(crowded) == box.Harbour {
					n[crowded]++
				}
				b := berthsFor(west, size.W, size.H, n)
				var all []ui.Rect
				for at := range spots {
					if len(b.of[at]) != n[at] {
						t.Fatalf("%v, west %v, crowded %d: %d counters at %d have room, want %d", size, west, crowded, len(b.of[at]), at, n[at])
					}
					for _, r := range b.of[at] {
						if touched(all, r, 0) {
							t.Errorf("%v, west %v, crowded %d: counters at %d lie on others", size, west, crowded, at)
						}
						for _, q := range pathEnds(p, size, box.Place(at)) {
							if r.Contains(q) {
								t.Errorf("%v, west %v, crowded %d: a counter lies on a path to %d", size, west, crowded, at)
							}
						}
						for o := range spots {
							if r.Overlaps(vignette(p, size, box.Place(o))) || r.Overlaps(nameAt(p, size, box.Place(o))) {
								t.Errorf("%v, west %v, crowded %d: a counter of %d lies on %d", size, west, crowded, at, o)
							}
						}
						all = append(all, r)
					}
				}
			}
		}
	}
}
