package paint

import (
	"image"
	"math"
)

// Point is a place in a picture, in pixels.
type Point struct{ X, Y float64 }

// Raster turns paths into coverage, in whole numbers only: the coverage of a
// pixel depends on the path and on that pixel's place on the chart, never on
// which window is being painted. (x/image/vector carries rounding errors from
// row to row and from the left edge of its window, so that two windows may
// differ in the last bit; here they must not, or tiles would show seams.)
type Raster struct {
	box   image.Rectangle
	w     int // row length of the buffers: one more than the box is wide
	cover []int32
	area  []int32
	lo    []int // per row: the first and last cell that were touched
	hi    []int
	mask  []uint8
}

const (
	subBits = 8
	sub     = 1 << subBits // steps in a pixel
)

// mostKept is how many cells a raster keeps room for between pictures: those of a tile of the chart. A
// window's would be eight bytes for each of its pixels for good.
const mostKept = 1 << 17

// Rest gives back what a large picture took.
func (r *Raster) Rest() {
	if cap(r.cover) > mostKept {
		r.cover, r.area = nil, nil
	}
}

// Shape prepares the coverage of closed rings within clip; ends are one past the
// last point of each ring. It is false when nothing of them lies there. Where
// rings that turn alike overlap they count once.
func Shape[P ~struct{ X, Y float64 }](r *Raster, pts []P, ends []int, clip image.Rectangle) bool {
	Breathe()
	r.box = Bounds(pts).Intersect(clip)
	if r.box.Empty() {
		return false
	}
	r.w = r.box.Dx() + 1
	h := r.box.Dy()
	if n := r.w * h; n > cap(r.cover) {
		r.cover, r.area = make([]int32, n), make([]int32, n)
	}
	r.cover, r.area = r.cover[:r.w*h], r.area[:r.w*h]
	if h > cap(r.lo) {
		r.lo, r.hi = make([]int, h), make([]int, h)
	}
	r.lo, r.hi = r.lo[:h], r.hi[:h]
	for i := range h {
		r.lo[i], r.hi[i] = r.w, -1
	}
	if r.w > cap(r.mask) {
		r.mask = make([]uint8, r.w)
	}
	start := 0
	for _, end := range ends {
		ring(r, pts[start:end])
		start = end
	}
	return true
}

// Bounds is the smallest rectangle of pixels that holds the points.
func Bounds[P ~struct{ X, Y float64 }](pts []P) image.Rectangle {
	if len(pts) == 0 {
		return image.Rectangle{}
	}
	first := Point(pts[0])
	x0, y0, x1, y1 := first.X, first.Y, first.X, first.Y
	for _, p := range pts[1:] {
		q := Point(p)
		x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
	}
	// A sixteenth to spare, because points are rounded to steps.
	const s = 1.0 / 16
	return image.Rect(int(math.Floor(x0-s)), int(math.Floor(y0-s)), int(math.Ceil(x1+s)), int(math.Ceil(y1+s)))
}

func steps(v float64) int { return int(math.Floor(v*sub + 0.5)) }

func ring[P ~struct{ X, Y float64 }](r *Raster, pts []P) {
	n := len(pts)
	if n < 3 {
		return
	}
	last := Point(pts[n-1])
	ax, ay := steps(last.X), steps(last.Y)
	for _, p := range pts {
		q := Point(p)
		bx, by := steps(q.X), steps(q.Y)
		if ay < by {
			r.edge(ax, ay, bx, by, 1)
		} else if ay > by {
			r.edge(bx, by, ax, ay, -1)
		}
		ax, ay = bx, by
	}
}

// edge adds a side that runs downwards from a to b.
func (r *Raster) edge(ax, ay, bx, by, sign int) {
	first, last := max(ay>>subBits, r.box.Min.Y), min((by-1)>>subBits, r.box.Max.Y-1)
	dx, dy := bx-ax, by-ay
	for y := first; y <= last; y++ {
		y0, y1 := max(ay, y<<subBits), min(by, (y+1)<<subBits)
		x0, x1 := ax+FloorDiv(dx*(y0-ay), dy), ax+FloorDiv(dx*(y1-ay), dy)
		r.row(y-r.box.Min.Y, x0, x1, y1-y0, sign)
	}
}

// row adds the part of a side within one row: from x0 to x1 while it falls by fall steps.
func (r *Raster) row(y, x0, x1, fall, sign int) {
	if x0>>subBits == x1>>subBits || x0 == x1 {
		r.cell(y, x0>>subBits, sign*fall, (x0&(sub-1))+(x1&(sub-1)))
		return
	}
	// Split at the borders of cells, measured from the left end so that
	// both directions split alike.
	if x0 > x1 {
		x0, x1 = x1, x0
	}
	span := x1 - x0
	done, x := 0, x0
	for x < x1 {
		c := x >> subBits
		next := min(x1, (c+1)<<subBits)
		upto := fall * (next - x0) / span
		// Both ends lie in cell c; its right border counts as sub.
		r.cell(y, c, sign*(upto-done), (x-c<<subBits)+(next-c<<subBits))
		done, x = upto, next
	}
}

// cell notes that a side falls by cover in cell x, leaving twice/2 of its width to the left.
func (r *Raster) cell(y, x, cover, twice int) {
	if cover == 0 {
		return
	}
	x -= r.box.Min.X
	switch {
	case x < 0:
		x, twice = 0, 0
	case x >= r.w-1:
		return // to the right of the box: covers nothing in it
	}
	i := y*r.w + x
	r.cover[i] += int32(cover)
	r.area[i] += int32(cover * twice)
	r.lo[y], r.hi[y] = min(r.lo[y], x), max(r.hi[y], x)
}

// Rows calls f with the coverage of each row that has any, and leaves the buffers clean.
func (r *Raster) Rows(f func(x, y int, mask []uint8)) {
	for y := range r.lo {
		lo, hi := r.lo[y], r.hi[y]
		if hi < 0 {
			continue
		}
		base := y * r.w
		acc := int32(0)
		end := lo
		for x := lo; x < r.w-1; x++ {
			if x > hi && acc == 0 {
				break
			}
			i := base + x
			acc += r.cover[i]
			a := acc*(2*sub) - r.area[i]
			r.cover[i], r.area[i] = 0, 0
			if a < 0 {
				a = -a
			}
			r.mask[x] = uint8(min(a>>(subBits+1), 255))
			end = x + 1
		}
		f(r.box.Min.X+lo, r.box.Min.Y+y, r.mask[lo:end])
	}
}

// FloorDiv divides whole numbers, rounding down; b is above 0.
func FloorDiv(a, b int) int {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}
