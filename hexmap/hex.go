// Package hexmap knows hexes and nothing else: axial geometry on a pointy-top
// grid, terrain, the graph of rivers, ports, and how such a map is written. It
// knows no place by name, no rules, no players and no window.
package hexmap

// Hex is a place on the grid in axial coordinates. Rows run east–west
// (pointy-top hexes); Q grows to the east, R to the south (and, by half a hex
// a row, to the east).
type Hex struct{ Q, R int }

// Dir is one of the six compass numbers of a chart: 1 NE, 2 E,
// 3 SE, 4 SW, 5 W, 6 NW. The zero Dir means "none".
type Dir uint8

// The compass numbers.
const (
	NoDir Dir = iota
	NE
	E
	SE
	SW
	W
	NW
)

// Dirs lists the six directions, clockwise from north-east.
var Dirs = [6]Dir{NE, E, SE, SW, W, NW}

var steps = [7]Hex{{}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}

// Opposite is the direction that leads back.
func (d Dir) Opposite() Dir {
	if d == NoDir {
		return NoDir
	}
	return (d+2)%6 + 1
}

// Clockwise turns d by n sixths of a turn to the right (n may be negative).
func (d Dir) Clockwise(n int) Dir {
	if d == NoDir {
		return NoDir
	}
	return Dir(((int(d)-1+n)%6+6)%6) + 1
}

// Set is the set that holds d alone.
func (d Dir) Set() DirSet {
	if d == NoDir {
		return 0
	}
	return 1 << (d - 1)
}

// DirSet is a set of directions; bit d−1 stands for direction d.
type DirSet uint8

// Has reports whether d is in the set.
func (s DirSet) Has(d Dir) bool { return s&d.Set() != 0 }

// Len is the number of directions in the set.
func (s DirSet) Len() int {
	n := 0
	for ; s != 0; s &= s - 1 {
		n++
	}
	return n
}

// First is the lowest direction of the set, NoDir when it is empty.
func (s DirSet) First() Dir {
	for _, d := range Dirs {
		if s.Has(d) {
			return d
		}
	}
	return NoDir
}

// Neighbour is the hex next to h in direction d (h itself for NoDir).
func (h Hex) Neighbour(d Dir) Hex {
	s := steps[d]
	return Hex{h.Q + s.Q, h.R + s.R}
}

// Distance is the number of hexes one must enter to walk from a to b.
func Distance(a, b Hex) int {
	dq, dr := a.Q-b.Q, a.R-b.R
	return (abs(dq) + abs(dr) + abs(dq+dr)) / 2
}

// Ring lists the hexes at exactly the given distance from centre, clockwise
// from the north-east corner; radius 0 gives the centre alone.
func Ring(centre Hex, radius int) []Hex {
	if radius <= 0 {
		return []Hex{centre}
	}
	out := make([]Hex, 0, 6*radius)
	h := Hex{centre.Q + radius*steps[NE].Q, centre.R + radius*steps[NE].R}
	for _, d := range [6]Dir{SE, SW, W, NW, NE, E} {
		for range radius {
			out = append(out, h)
			h = h.Neighbour(d)
		}
	}
	return out
}

// round finds the hex that holds a point given in fractional axial coordinates.
func round(q, r float64) Hex {
	s := -q - r
	rq, rr, rs := roundInt(q), roundInt(r), roundInt(s)
	dq, dr, ds := absf(float64(rq)-q), absf(float64(rr)-r), absf(float64(rs)-s)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return Hex{rq, rr}
}

// Sqrt3 is the width of a pointy-top hex whose side is 1.
const Sqrt3 = 1.7320508075688772

// Centre is the middle of h in units of a hex side, x to the east and y to
// the south; Hex{0,0} lies at the origin. A hex is Sqrt3 wide and 2 high.
func (h Hex) Centre() (x, y float64) {
	return Sqrt3 * (float64(h.Q) + float64(h.R)/2), 1.5 * float64(h.R)
}

// Corner is the corner of h clockwise of the edge toward NW, E… : corner i
// (0–5) is the top one for 0, then clockwise; units as for Centre.
func (h Hex) Corner(i int) (x, y float64) {
	cx, cy := h.Centre()
	c := corners[((i%6)+6)%6]
	return cx + c[0], cy + c[1]
}

var corners = [6][2]float64{
	{0, -1},
	{Sqrt3 / 2, -0.5},
	{Sqrt3 / 2, 0.5},
	{0, 1},
	{-Sqrt3 / 2, 0.5},
	{-Sqrt3 / 2, -0.5},
}

// Edge gives the two corners of the edge toward d, clockwise; units as for
// Centre. NE is the edge from corner 0 to corner 1.
func (h Hex) Edge(d Dir) (x0, y0, x1, y1 float64) {
	i := int(d) - 1
	x0, y0 = h.Corner(i)
	x1, y1 = h.Corner(i + 1)
	return
}

// At finds the hex that holds the point (x, y); units as for Centre.
func At(x, y float64) Hex {
	r := y / 1.5
	return round(x/Sqrt3-r/2, r)
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

func absf(f float64) float64 {
	if f < 0 {
		return -f
	}
	return f
}

func roundInt(f float64) int {
	if f < 0 {
		return -int(-f + 0.5)
	}
	return int(f + 0.5)
}
