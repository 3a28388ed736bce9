package hexmap_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"sourceofthenile/hexmap"
	"sourceofthenile/internal/property"
)

func drawHex(t *rapid.T, label string) hexmap.Hex {
	n := rapid.IntRange(-60, 60)
	return hexmap.Hex{Q: n.Draw(t, label+" q"), R: n.Draw(t, label+" r")}
}

func drawDir(t *rapid.T) hexmap.Dir { return rapid.SampledFrom(hexmap.Dirs[:]).Draw(t, "direction") }

func TestOppositeLeadsBack(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		h, d := drawHex(t, "h"), drawDir(t)
		if got := h.Neighbour(d).Neighbour(d.Opposite()); got != h {
			t.Fatalf("%v by %v and back is %v", h, d, got)
		}
		if d.Opposite() != d.Clockwise(3) || d.Opposite().Opposite() != d {
			t.Fatalf("%v has the opposite %v", d, d.Opposite())
		}
	})
	if hexmap.NoDir.Opposite() != hexmap.NoDir || hexmap.NoDir.Clockwise(2) != hexmap.NoDir {
		t.Fatal("no direction has no opposite and does not turn")
	}
}

// Compass numbers run clockwise from 1 NE to 6 NW (rule 3.2), on the page too.
func TestDirectionsRunClockwise(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		h, d := drawHex(t, "h"), drawDir(t)
		m, n := rapid.IntRange(-20, 20).Draw(t, "m"), rapid.IntRange(-20, 20).Draw(t, "n")
		if d.Clockwise(m).Clockwise(n) != d.Clockwise(m+n) || d.Clockwise(6) != d {
			t.Fatalf("turning %v by %d and %d does not add up", d, m, n)
		}
		x, y := h.Centre()
		ax, ay := h.Neighbour(d).Centre()
		bx, by := h.Neighbour(d.Clockwise(1)).Centre()
		if turn := (ax-x)*(by-y) - (ay-y)*(bx-x); turn <= 0 {
			t.Fatalf("%v to %v turns the wrong way", d, d.Clockwise(1))
		}
	})
	x, y := hexmap.Hex{}.Neighbour(hexmap.NE).Centre()
	if x <= 0 || y >= 0 {
		t.Fatalf("north-east lies at %v, %v", x, y)
	}
}

func TestDirSet(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		s := hexmap.DirSet(rapid.IntRange(0, 63).Draw(t, "set"))
		var rebuilt hexmap.DirSet
		n, first := 0, hexmap.NoDir
		for _, d := range hexmap.Dirs {
			if s.Has(d) {
				if n == 0 {
					first = d
				}
				n++
				rebuilt |= d.Set()
			}
		}
		if rebuilt != s || n != s.Len() || first != s.First() || s.Has(hexmap.NoDir) {
			t.Fatalf("set %06b: rebuilt %06b, len %d, first %v", s, rebuilt, s.Len(), s.First())
		}
	})
}

func TestDistanceIsAMetric(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		a, b, c := drawHex(t, "a"), drawHex(t, "b"), drawHex(t, "c")
		ab := hexmap.Distance(a, b)
		switch {
		case ab != hexmap.Distance(b, a):
			t.Fatal("the way back is not as long")
		case (ab == 0) != (a == b):
			t.Fatalf("distance %d from %v to %v", ab, a, b)
		case hexmap.Distance(a, c) > ab+hexmap.Distance(b, c):
			t.Fatal("the detour is shorter")
		case hexmap.Distance(a, a.Neighbour(drawDir(t))) != 1:
			t.Fatal("a neighbour is not one hex away")
		}
	})
}

func TestRing(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		centre, radius := drawHex(t, "centre"), rapid.IntRange(0, 12).Draw(t, "radius")
		ring := hexmap.Ring(centre, radius)
		if len(ring) != max(6*radius, 1) {
			t.Fatalf("%d hexes at distance %d, want %d", len(ring), radius, max(6*radius, 1))
		}
		seen := map[hexmap.Hex]bool{}
		for i, h := range ring {
			if hexmap.Distance(centre, h) != radius || seen[h] {
				t.Fatalf("%v is not on the ring, or twice", h)
			}
			seen[h] = true
			if next := ring[(i+1)%len(ring)]; radius > 0 && hexmap.Distance(h, next) != 1 {
				t.Fatalf("the ring is broken between %v and %v", h, next)
			}
		}
	})
}

func TestAtFindsTheHex(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		h := drawHex(t, "h")
		x, y := h.Centre()
		// Anywhere within the circle inscribed in the hex.
		r := rapid.Float64Range(0, hexmap.Sqrt3/2-1e-6).Draw(t, "radius")
		a := rapid.Float64Range(0, 2*math.Pi).Draw(t, "angle")
		if got := hexmap.At(x+r*math.Cos(a), y+r*math.Sin(a)); got != h {
			t.Fatalf("a point in %v is found in %v", h, got)
		}
	})
}

func TestNeighboursShareAnEdge(t *testing.T) {
	const near = 1e-9
	property.Check(t, func(t *rapid.T) {
		h, d := drawHex(t, "h"), drawDir(t)
		x0, y0, x1, y1 := h.Edge(d)
		u0, v0, u1, v1 := h.Neighbour(d).Edge(d.Opposite())
		if math.Hypot(x0-u1, y0-v1) > near || math.Hypot(x1-u0, y1-v0) > near {
			t.Fatalf("%v and its neighbour %v have different edges", h, d)
		}
		if side := math.Hypot(x1-x0, y1-y0); math.Abs(side-1) > near {
			t.Fatalf("the edge is %v long", side)
		}
		cx, cy := h.Centre()
		nx, ny := h.Neighbour(d).Centre()
		if math.Hypot((cx+nx)/2-(x0+x1)/2, (cy+ny)/2-(y0+y1)/2) > near {
			t.Fatal("the edge does not lie half way")
		}
	})
}

func TestHexAtAndIDAgree(t *testing.T) {
	m := board(t)
	for id := range m.Cells {
		h := hexmap.HexAt(id%m.Cols, id/m.Cols)
		if m.Cells[id].Hex != h || m.ID(h) != hexmap.ID(id) {
			t.Fatalf("cell %d is %v and is found as %d", id, h, m.ID(h))
		}
	}
	for _, h := range []hexmap.Hex{
		hexmap.HexAt(-1, 0), hexmap.HexAt(-1, 1), hexmap.HexAt(m.Cols, 0), hexmap.HexAt(m.Cols, 1),
		hexmap.HexAt(0, -1), hexmap.HexAt(0, m.Rows),
	} {
		if m.ID(h) != hexmap.None {
			t.Fatalf("%v lies on the map as %d, want %d", h, m.ID(h), hexmap.None)
		}
	}
}
