package board

import (
	"cmp"
	"math"
	"slices"

	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/ui"
)

// Berths: where counters lie round a place, on no picture, no name, no end of a path and not on one another.

// berths are those of all places, from the corner of a chart of a size, the best first, for as many counters as lie at each.
type berths struct {
	of   [box.Places][]ui.Rect
	n    [box.Places]int
	w, h float64
	west bool
}

// berthGap is what lies between counters, and pathEnd how much of a path is seen where it comes to a place, in units.
const berthGap, pathEnd = 2.0, 6.0

// counterPart is how wide a counter is as a part of the height of a picture, where there is room, counterMost and counterLeast
// how wide it is at most and at least, in units.
const counterPart, counterMost, counterLeast = 0.7, 40.0, 10.0

// counterSide is how wide a counter is on a chart where there is room for it.
func counterSide(p chartsheet.Picture, w, h float64) float64 {
	_, _, _, high := p.Vignette(0, w, h)
	return max(16, min(counterMost, high*counterPart))
}

// berthsFor are the berths on a chart for so many counters at each place: where they have no room they are smaller.
func berthsFor(west bool, w, h float64, n [box.Places]int) berths {
	p := chartsheet.Picture{West: west}
	usual := counterSide(p, w, h)
	var side [box.Places]float64
	var free [box.Places][]ui.Rect
	for at := range chartsheet.Printed(west).Board.Spots {
		if side[at] = usual; n[at] > 0 {
			free[at] = candidates(p, w, h, box.Place(at), usual)
		}
	}
	for {
		b := berths{n: n, w: w, h: h, west: west}
		tight := b.lay(free)
		if tight == box.Nowhere || side[tight] <= counterLeast {
			return b
		}
		side[tight]--
		free[tight] = candidates(p, w, h, tight, side[tight])
	}
}

// lay finds them, each place its first before any its second, and gives the place that does not find as many as it has to.
func (b *berths) lay(free [box.Places][]ui.Rect) (tight box.Place) {
	var all []ui.Rect
	for k := range slices.Max(b.n[:]) {
		for at := range b.n {
			if k >= b.n[at] {
				continue
			}
			i := slices.IndexFunc(free[at], func(r ui.Rect) bool { return !touched(all, r, berthGap) })
			if i < 0 {
				return box.Place(at)
			}
			all, b.of[at] = append(all, free[at][i]), append(b.of[at], free[at][i])
			free[at] = free[at][i+1:]
		}
	}
	return box.Nowhere
}

// touched reports whether one of some rectangles comes nearer to another than so many units.
func touched(all []ui.Rect, r ui.Rect, near float64) bool {
	return slices.ContainsFunc(all, func(o ui.Rect) bool { return o.Inset(-near).Overlaps(r) })
}

// candidates are where a counter may lie at a place, the best first: in rows above it, at its sides and below its name,
// nearer to it than to any other.
func candidates(p chartsheet.Picture, w, h float64, at box.Place, side float64) (out []ui.Rect) {
	room, printed := ui.R(0, 0, w, h), chartsheet.Printed(p.West)
	vg := vignette(p, room, at)
	own := withName(p, room, at)
	var bars []ui.Rect // what nothing may lie on
	for o := range printed.Board.Spots {
		bars = append(bars, vignette(p, room, box.Place(o)), nameAt(p, room, box.Place(o)))
		if printed.Board.Use(box.Place(o)) == box.LootUse {
			bars = append(bars, chestAt(vignette(p, room, box.Place(o))))
		}
	}
	ends := pathEnds(p, room, at)
	step := side + berthGap
	var tops []float64
	for k := range 4 {
		tops = append(tops, vg.Y-float64(k+1)*step, own.Bottom()+nameBelow+1+float64(k)*step)
	}
	for y := vg.Y; y < own.Bottom(); y += step {
		tops = append(tops, y)
	}
	type place struct {
		ui.Rect
		worth float64
	}
	var all []place
	for _, y := range tops {
		for k := -8; k <= 20; k++ {
			r := ui.R(vg.X+float64(k)*step/2, y, side, side)
			if !room.Inset(2).Contains(ui.Point{X: r.X, Y: r.Y}) || !room.Inset(2).Contains(ui.Point{X: r.Right(), Y: r.Bottom()}) || touched(bars, r, 1) {
				continue
			}
			if slices.ContainsFunc(ends, func(q ui.Point) bool { return r.Inset(-1).Contains(q) }) {
				continue
			}
			far := away(own, r.Centre())
			if nearerTo(p, room, at, r.Centre(), far) {
				continue
			}
			if k%2 != 0 {
				far += step / 4
			}
			if y > own.Bottom() { // there it is sooner taken for one of the next place
				far += step
			}
			all = append(all, place{r, far})
		}
	}
	slices.SortStableFunc(all, func(q, r place) int { return cmp.Compare(q.worth, r.worth) })
	for _, q := range all {
		out = append(out, q.Rect)
	}
	return out
}

// away is how far a point lies from a rectangle.
func away(r ui.Rect, q ui.Point) float64 {
	return math.Hypot(max(0, r.X-q.X, q.X-r.Right()), max(0, r.Y-q.Y, q.Y-r.Bottom()))
}

// nameAt is where the name of a place stands.
func nameAt(p chartsheet.Picture, r ui.Rect, at box.Place) ui.Rect {
	x, y, w, h := p.NameBelow(at, r.W, r.H)
	return ui.R(r.X+x, r.Y+y, w, h+nameBelow)
}

// chestAt is where the sign of what can be searched lies, at the corner of a picture.
func chestAt(vg ui.Rect) ui.Rect {
	chest := max(12, min(28, vg.H*0.45))
	return ui.R(vg.Right()-chest*0.7, vg.Y-chest*0.35, chest, chest)
}

// pathEnds are points along the paths of a place where they come out from below its picture and its name.
func pathEnds(p chartsheet.Picture, r ui.Rect, at box.Place) (out []ui.Point) {
	printed, own, vg := chartsheet.Printed(p.West), nameAt(p, r, at), vignette(p, r, at)
	side, left, top := p.Place(r.W, r.H)
	for _, to := range printed.Board.Spots[at].Paths {
		line, beyond := printed.Path(at, to), 0
		for k := range len(line) - 1 {
			const parts = 6
			for i := range parts {
				t := float64(i) / parts
				q := ui.Point{X: r.X + left + side*(line[k][0]+t*(line[k+1][0]-line[k][0])), Y: r.Y + top + side*(line[k][1]+t*(line[k+1][1]-line[k][1]))}
				switch {
				case vg.Contains(q), own.Contains(q):
				case min(away(vg, q), away(own, q)) <= pathEnd && beyond < 40:
					out = append(out, q)
					beyond++
				}
			}
		}
	}
	return out
}

// nearerTo reports whether a point lies nearer to another place than so far.
func nearerTo(p chartsheet.Picture, r ui.Rect, at box.Place, q ui.Point, far float64) bool {
	for o := range chartsheet.Printed(p.West).Board.Spots {
		if box.Place(o) != at && away(withName(p, r, box.Place(o)), q) < far {
			return true
		}
	}
	return false
}
