package main

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"sourceofthenile/hexmap"
	"sourceofthenile/internal/property"
)

// drawStar draws a simple polygon: points around a middle, in order.
func drawStar(t *rapid.T) ring {
	n := rapid.IntRange(3, 14).Draw(t, "points")
	x, y := rapid.Float64Range(-2, 2).Draw(t, "x"), rapid.Float64Range(-2, 2).Draw(t, "y")
	out := make(ring, 0, n)
	for i := range n {
		a := 2 * math.Pi * float64(i) / float64(n)
		r := rapid.Float64Range(0.2, 3).Draw(t, "radius")
		out = append(out, point{x + r*math.Cos(a), y + r*math.Sin(a)})
	}
	return out
}

func total(rings []ring) float64 {
	sum := 0.0
	for _, r := range rings {
		sum += math.Abs(r.area())
	}
	return sum
}

// What is cut off and what is kept make up the whole.
func TestCutLosesNothing(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		r := drawStar(t)
		a := rapid.Float64Range(0, 2*math.Pi).Draw(t, "angle")
		most := rapid.Float64Range(-3, 3).Draw(t, "most")
		kept := r.cut(side{point{math.Cos(a), math.Sin(a)}, most})
		off := r.cut(side{point{-math.Cos(a), -math.Sin(a)}, -most})
		if whole := math.Abs(r.area()); math.Abs(total(kept)+total(off)-whole) > 1e-9*(1+whole) {
			t.Fatalf("%v and %v of %v", total(kept), total(off), whole)
		}
	})
}

// Hexes cover the plane: the shares of all of them make up the polygon.
func TestSharesAddUp(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		r := drawStar(t)
		sum := 0.0
		for radius := range 6 {
			for _, h := range hexmap.Ring(hexmap.Hex{}, radius) {
				s := r.share(h)
				if s < 0 || s > 1+1e-9 {
					t.Fatalf("%v of %v is land", s, h)
				}
				sum += s
			}
		}
		if want := math.Abs(r.area()) / (1.5 * hexmap.Sqrt3); math.Abs(sum-want) > 1e-8 {
			t.Fatalf("the shares make %v hexes, the polygon is %v", sum, want)
		}
	})
}

// A comb cut across its teeth falls apart.
func TestCutParts(t *testing.T) {
	comb := ring{{0, 0}, {5, 0}, {5, 3}, {4, 3}, {4, 1}, {3, 1}, {3, 3}, {2, 3}, {2, 1}, {1, 1}, {1, 3}, {0, 3}}
	teeth := comb.cut(side{point{0, -1}, -2})
	if len(teeth) != 3 {
		t.Fatalf("%d teeth: %v, want 3", len(teeth), teeth)
	}
	for _, tooth := range teeth {
		if math.Abs(math.Abs(tooth.area())-1) > 1e-12 {
			t.Errorf("a tooth is %v", tooth)
		}
	}
}

// Nothing that is dropped lay farther off than the tolerance.
func TestSimplifyKeepsTheShape(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		r := drawStar(t)
		tolerance := rapid.Float64Range(0.01, 0.5).Draw(t, "tolerance")
		thin := r.simplify(tolerance)
		if len(thin) > len(r) || thin[0] != r[0] {
			t.Fatalf("%v became %v", r, thin)
		}
		for _, p := range r {
			near := math.Inf(1)
			for i, a := range thin {
				near = min(near, offLine(p, a, thin[(i+1)%len(thin)]))
			}
			if near > tolerance+1e-9 {
				t.Fatalf("%v lies %v off", p, near)
			}
		}
	})
}

// Lambert's projection keeps areas: a patch of one degree has its true size
// wherever it lies.
func TestProjectionKeepsAreas(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		p := projection{centre: point{20, -9}}
		lon, lat := rapid.Float64Range(-5, 55).Draw(t, "lon"), rapid.Float64Range(-38, 22).Draw(t, "lat")
		const d = 0.5
		var patch ring
		for _, c := range []point{{-d, -d}, {d, -d}, {d, d}, {-d, d}} {
			// Edges bend; a point in the middle of each would not change much.
			patch = append(patch, p.project(point{lon + c[0], lat + c[1]}))
		}
		want := 2 * radians(d) * (math.Sin(radians(lat+d)) - math.Sin(radians(lat-d))) * earthRadius * earthRadius / hexSide / hexSide
		if got := math.Abs(patch.area()); math.Abs(got/want-1) > 1e-3 {
			t.Fatalf("%v at %v, %v, want %v", got, lat, lon, want)
		}
	})
}
