package ui

// Point is a place in units: pixels at text size 100 % on a plain screen.
type Point struct{ X, Y float64 }

// Rect is a rectangle in units. Its methods cut a screen into parts:
//
//	side := r.CutRight(400) // r is what is left of it
//	row := side.CutTop(26)
type Rect struct{ X, Y, W, H float64 }

// R is the rectangle at x, y with width w and height h.
func R(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

// Right is the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Centre is the point in the middle.
func (r Rect) Centre() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Empty reports whether nothing is inside.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains reports whether p is inside; the right and lower edges are not.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.Right() && p.Y >= r.Y && p.Y < r.Bottom()
}

// Intersect is what both rectangles cover.
func (r Rect) Intersect(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, max(0, min(r.Right(), o.Right())-x), max(0, min(r.Bottom(), o.Bottom())-y)}
}

// Overlaps reports whether the rectangles share any area.
func (r Rect) Overlaps(o Rect) bool { return !r.Empty() && !o.Empty() && !r.Intersect(o).Empty() }

// Inset is the rectangle made smaller by d on every side.
func (r Rect) Inset(d float64) Rect { return r.InsetXY(d, d) }

// InsetXY is the rectangle made smaller by dx left and right, dy above and below.
func (r Rect) InsetXY(dx, dy float64) Rect {
	return Rect{r.X + dx, r.Y + dy, max(0, r.W-2*dx), max(0, r.H-2*dy)}
}

// Offset is the rectangle moved.
func (r Rect) Offset(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Middle is a rectangle of w by h in the middle of r, no larger than r.
func (r Rect) Middle(w, h float64) Rect {
	w, h = min(w, r.W), min(h, r.H)
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}

// Left is the strip of width w along the left edge.
func (r Rect) Left(w float64) Rect { return r.CutLeft(w) }

// Top is the strip of height h along the upper edge.
func (r Rect) Top(h float64) Rect { return r.CutTop(h) }

// CutTop takes a strip of height h off the top and returns it.
func (r *Rect) CutTop(h float64) Rect {
	h = min(h, r.H)
	out := Rect{r.X, r.Y, r.W, h}
	r.Y, r.H = r.Y+h, r.H-h
	return out
}

// CutBottom takes a strip of height h off the bottom and returns it.
func (r *Rect) CutBottom(h float64) Rect {
	h = min(h, r.H)
	r.H -= h
	return Rect{r.X, r.Y + r.H, r.W, h}
}

// CutLeft takes a strip of width w off the left and returns it.
func (r *Rect) CutLeft(w float64) Rect {
	w = min(w, r.W)
	out := Rect{r.X, r.Y, w, r.H}
	r.X, r.W = r.X+w, r.W-w
	return out
}

// CutRight takes a strip of width w off the right and returns it.
func (r *Rect) CutRight(w float64) Rect {
	w = min(w, r.W)
	r.W -= w
	return Rect{r.X + r.W, r.Y, w, r.H}
}

// Columns divides r into n columns of equal width with gaps between them.
func (r Rect) Columns(n int, gap float64) []Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	out := make([]Rect, n)
	for i := range out {
		out[i] = Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
	}
	return out
}

// Split divides r into columns whose widths are as the weights, with gaps
// between them.
func (r Rect) Split(gap float64, weights ...float64) []Rect {
	sum := 0.0
	for _, w := range weights {
		sum += w
	}
	room := r.W - gap*float64(len(weights)-1)
	out := make([]Rect, len(weights))
	x := r.X
	for i, w := range weights {
		out[i] = Rect{x, r.Y, room * w / sum, r.H}
		x += out[i].W + gap
	}
	return out
}
