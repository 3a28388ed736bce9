package main

import (
	"math"
	"slices"

	"sourceofthenile/hexmap"
)

// A ring is a closed polygon; its last point is joined to its first.
type ring []point

// area is the signed area of r by the shoelace formula.
func (r ring) area() float64 {
	sum := 0.0
	for i, a := range r {
		b := r[(i+1)%len(r)]
		sum += a[0]*b[1] - b[0]*a[1]
	}
	return sum / 2
}

// holds reports whether p lies inside r.
func (r ring) holds(p point) bool {
	in := false
	for i, a := range r {
		b := r[(i+1)%len(r)]
		if (a[1] > p[1]) != (b[1] > p[1]) && p[0] < a[0]+(p[1]-a[1])/(b[1]-a[1])*(b[0]-a[0]) {
			in = !in
		}
	}
	return in
}

// A side is the half-plane on which normal · p ≤ most.
type side struct {
	normal point
	most   float64
}

func (s side) over(p point) float64 { return s.normal[0]*p[0] + s.normal[1]*p[1] - s.most }

// along measures where p lies along the border of the half-plane.
func (s side) along(p point) float64 { return s.normal[0]*p[1] - s.normal[1]*p[0] }

// cross is where the segment from a to b meets the border.
func (s side) cross(a, b point) point {
	oa, ob := s.over(a), s.over(b)
	t := oa / (oa - ob)
	return point{a[0] + t*(b[0]-a[0]), a[1] + t*(b[1]-a[1])}
}

// cut keeps the part of r inside the half-plane. Unlike the usual clipping it
// yields separate rings where the border separates them, so that Africa and
// Arabia part company at the northern edge instead of being tied together.
func (r ring) cut(s side) []ring {
	chains := r.chains(s)
	switch {
	case chains != nil:
		return tie(chains, s)
	case len(r) > 2 && s.over(r[0]) <= 0:
		return []ring{r}
	default:
		return nil
	}
}

// chains lists the runs of r inside the half-plane, each from border to
// border; nil when r does not cross it.
func (r ring) chains(s side) []ring {
	start := slices.IndexFunc(r, func(p point) bool { return s.over(p) > 0 })
	if start < 0 {
		return nil
	}
	var out []ring
	var run ring
	for i := range r {
		a, b := r[(start+i)%len(r)], r[(start+i+1)%len(r)]
		inA, inB := s.over(a) <= 0, s.over(b) <= 0
		switch {
		case !inA && inB:
			run = ring{s.cross(a, b), b}
		case inA && inB:
			run = append(run, b)
		case inA && !inB:
			out = append(out, append(run, s.cross(a, b)))
			run = nil
		}
	}
	return out
}

// tie closes chains along the border: sorted along it, the ends pair off.
func tie(chains []ring, s side) []ring {
	type end struct {
		at    float64
		chain int
		last  bool
	}
	ends := make([]end, 0, 2*len(chains))
	for i, c := range chains {
		ends = append(ends, end{s.along(c[0]), i, false}, end{s.along(c[len(c)-1]), i, true})
	}
	slices.SortStableFunc(ends, func(a, b end) int {
		switch {
		case a.at < b.at:
			return -1
		case a.at > b.at:
			return 1
		}
		return 0
	})
	next := make([]int, len(chains))
	for i := 0; i+1 < len(ends); i += 2 {
		a, b := ends[i], ends[i+1]
		if !a.last {
			a, b = b, a
		}
		next[a.chain] = b.chain
	}
	var out []ring
	used := make([]bool, len(chains))
	for i := range chains {
		var r ring
		for c := i; !used[c]; c = next[c] {
			used[c] = true
			r = append(r, chains[c]...)
		}
		if len(r) > 2 {
			out = append(out, r)
		}
	}
	return out
}

// clip keeps what of rings lies in the box.
func clip(rings []ring, west, north, east, south float64) []ring {
	for _, s := range []side{{point{-1, 0}, -west}, {point{1, 0}, east}, {point{0, -1}, -north}, {point{0, 1}, south}} {
		var kept []ring
		for _, r := range rings {
			kept = append(kept, r.cut(s)...)
		}
		rings = kept
	}
	return rings
}

// share is how much of h lies in r, 0 to 1.
func (r ring) share(h hexmap.Hex) float64 {
	rings := []ring{r}
	for i := range 6 {
		ax, ay := h.Corner(i)
		bx, by := h.Corner(i + 1)
		// Corners run clockwise with y to the south, so that the outside
		// of the edge lies to the left of the way from a to b.
		n := point{by - ay, ax - bx}
		s := side{n, n[0]*ax + n[1]*ay}
		var kept []ring
		for _, c := range rings {
			kept = append(kept, c.cut(s)...)
		}
		rings = kept
	}
	sum := 0.0
	for _, c := range rings {
		sum += math.Abs(c.area())
	}
	return sum / (1.5 * hexmap.Sqrt3)
}

// simplify drops points that lie within tolerance of the line that is left
// (Douglas and Peucker). The ring is halved at the two points farthest apart
// from its first, so that it stays closed.
func (r ring) simplify(tolerance float64) ring {
	if len(r) < 4 {
		return r
	}
	far := 0
	for i := range r {
		if distance(r[0], r[i]) > distance(r[0], r[far]) {
			far = i
		}
	}
	closed := append(slices.Clone(r), r[0])
	one, two := thin(closed[:far+1], tolerance), thin(closed[far:], tolerance)
	return append(one[:len(one)-1:len(one)-1], two[:len(two)-1]...)
}

func thin(line ring, tolerance float64) ring {
	a, b := line[0], line[len(line)-1]
	far, worst := 0, tolerance
	for i := 1; i < len(line)-1; i++ {
		if d := offLine(line[i], a, b); d > worst {
			far, worst = i, d
		}
	}
	if far == 0 {
		return ring{a, b}
	}
	head := thin(line[:far+1], tolerance)
	return append(head[:len(head)-1:len(head)-1], thin(line[far:], tolerance)...)
}

func distance(a, b point) float64 { return math.Hypot(a[0]-b[0], a[1]-b[1]) }

// offLine is the distance of p from the segment from a to b.
func offLine(p, a, b point) float64 {
	dx, dy := b[0]-a[0], b[1]-a[1]
	if dx == 0 && dy == 0 {
		return distance(p, a)
	}
	t := ((p[0]-a[0])*dx + (p[1]-a[1])*dy) / (dx*dx + dy*dy)
	t = min(max(t, 0), 1)
	return distance(p, point{a[0] + t*dx, a[1] + t*dy})
}
