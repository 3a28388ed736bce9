package chartsheet

import (
	"cmp"
	"image/color"
	"math"
	"slices"

	"sourceofthenile/game/heart/chart"
	"sourceofthenile/hexmap"
	painter "sourceofthenile/render/chart"
	"sourceofthenile/render/paint"
)

// The lines between regions, and the signs on them.

// sides are the sides that the regions of a border share, from end to end.
func (b *Board) sides(n uint8) (out []crossing) {
	border := chart.BorderOf(n)
	for _, id := range b.hexes[border.A] {
		for _, d := range hexmap.Dirs {
			if o := b.Map.Near(id, d); o != hexmap.None && b.of[o] == border.B {
				out = append(out, crossing{id, o})
			}
		}
	}
	// Along the line from the side that lies farthest from the middle of all.
	var mx, my float64
	for _, s := range out {
		x, y := b.between(s)
		mx, my = mx+x, my+y
	}
	mx, my = mx/float64(len(out)), my/float64(len(out))
	far := func(s crossing, px, py float64) float64 {
		x, y := b.between(s)
		return math.Hypot(x-px, y-py)
	}
	end := slices.MaxFunc(out, func(p, q crossing) int { return cmp.Compare(far(p, mx, my), far(q, mx, my)) })
	ex, ey := b.between(end)
	slices.SortStableFunc(out, func(p, q crossing) int { return cmp.Compare(far(p, ex, ey), far(q, ex, ey)) })
	return out
}

// between is the middle of a side, in sides of a hex.
func (b *Board) between(s crossing) (x, y float64) {
	x0, y0 := b.Map.Cells[s.a].Hex.Centre()
	x1, y1 := b.Map.Cells[s.b].Hex.Centre()
	return (x0 + x1) / 2, (y0 + y1) / 2
}

// Crossing is where the sign of a border stands, in sides of a hex.
func (b *Board) Crossing(n uint8) (x, y float64) { return b.between(b.crosses[n]) }

// Across are the hexes on both sides of the place where the sign of a border stands.
func (b *Board) Across(n uint8) (one, other hexmap.ID) { return b.crosses[n].a, b.crosses[n].b }

// byDistance are the hexes of a region, the nearest to a place first.
func (b *Board) byDistance(r chart.Region, x, y float64) []hexmap.ID {
	out := slices.Clone(b.hexes[r])
	far := func(id hexmap.ID) float64 {
		hx, hy := b.Map.Cells[id].Hex.Centre()
		return math.Hypot(hx-x, hy-y)
	}
	slices.SortStableFunc(out, func(p, q hexmap.ID) int { return cmp.Compare(far(p), far(q)) })
	return out
}

// How lines and signs are drawn, in sides of a hex.
const (
	lineWide  = 0.075
	lineLeast = 1.1 // pixels
	dashOn    = 2   // of the twelve parts of a side, dashOff those left out
	dashOff   = 2
	signSize  = 0.5
	signLeast = 5.0 // pixels
	waver     = 0.12
)

var (
	lineInk = color.RGBA{0x6b, 0x55, 0x38, 255}
	rimInk  = color.RGBA{0x3a, 0x2b, 0x1c, 255}
	paperOf = color.RGBA{0xf6, 0xec, 0xd2, 255}
)

// signInks are the colours of the signs.
var signInks = [chart.Signs]color.RGBA{
	chart.RedTriangle: {0xb0, 0x2a, 0x22, 255}, chart.BlackStar: {0x1c, 0x19, 0x16, 255}, chart.BrownPawn: {0x7c, 0x4a, 0x1e, 255},
	chart.BlueRing: {0x24, 0x52, 0x9c, 255}, chart.YellowSquare: {0xd8, 0xa8, 0x1c, 255}, chart.WhiteCross: {0xfa, 0xf6, 0xea, 255},
	chart.GreenLeaf: {0x3f, 0x7a, 0x36, 255},
}

// over are the lines and signs, as the chart prints them.
func (b *Board) over() []painter.Print {
	lines := painter.Print{Ink: lineInk, Width: lineWide, Least: lineLeast}
	var paths [][][2]float64
	for n := range uint8(chart.Borders) {
		paths = append(paths, b.path(n)...)
	}
	for _, path := range slices.DeleteFunc(append(paths, b.rim()...), b.atSea) {
		for i := 0; i+dashOn < len(path); i += dashOn + dashOff {
			lines.Lines = append(lines.Lines, path[i:i+dashOn+1])
		}
	}
	out := []painter.Print{lines}
	for s := range chart.Signs {
		var at [][2]float64
		for n := range uint8(chart.Borders) {
			if chart.BorderOf(n).Sign == s {
				x, y := b.Crossing(n)
				at = append(at, [2]float64{x, y})
			}
		}
		out = append(out, sign(s, at)...)
	}
	return out
}

// sign is a Colour Code at each of these places.
func sign(s chart.Sign, places [][2]float64) []painter.Print {
	rim, in, hole := painter.Print{Ink: rimInk}, painter.Print{Ink: signInks[s]}, painter.Print{Ink: paperOf}
	if s == chart.BlackStar {
		rim.Ink = paperOf
	}
	for _, q := range places {
		at := painter.Shape{X: q[0], Y: q[1], Ring: signRing(s), Size: signSize * 0.66, Least: signLeast * 0.66}
		rim.Shapes = append(rim.Shapes, at)
		at.Size, at.Least = signSize*0.47, signLeast*0.47
		in.Shapes = append(in.Shapes, at)
		if s == chart.BlueRing {
			at.Size, at.Least = signSize*0.22, signLeast*0.22
			hole.Shapes = append(hole.Shapes, at)
		}
	}
	return []painter.Print{rim, in, hole}
}

// path is the line of a border, side by side and a little unsteady.
func (b *Board) path(n uint8) (out [][][2]float64) {
	for _, s := range b.sides(n) {
		out = append(out, b.stroke(s.a, b.Map.DirTo(s.a, s.b)))
	}
	return out
}

// atSea reports whether a line lies in the sea: the hexes of a shore reach out into it.
func (b *Board) atSea(path [][2]float64) bool {
	x, y := path[len(path)/2][0], path[len(path)/2][1]
	for _, land := range b.coast {
		in := false
		for i, p := range land.Points {
			q := land.Points[(i+1)%len(land.Points)]
			if (p[1] > y) != (q[1] > y) && x < p[0]+(y-p[1])/(q[1]-p[1])*(q[0]-p[0]) {
				in = !in
			}
		}
		if in {
			return false
		}
	}
	return true
}

// AtSea are the sides of a hex that lie in the sea, where nothing is drawn round a region: the shore
// itself ends it there.
func (b *Board) AtSea(id hexmap.ID) hexmap.DirSet { return b.offshore[id] }

// seaward finds them.
func (b *Board) seaward() {
	b.offshore = make([]hexmap.DirSet, len(b.of))
	for _, hexes := range b.hexes {
		for _, id := range hexes {
			for _, d := range hexmap.Dirs {
				if o := b.Map.Near(id, d); (o == hexmap.None || b.Map.Cells[o].Ground == hexmap.Sea) && b.atSea(b.stroke(id, d)) {
					b.offshore[id] |= d.Set()
				}
			}
		}
	}
}

// stroke is the side of a hex as a hand draws it; both hexes find the same corners.
func (b *Board) stroke(id hexmap.ID, d hexmap.Dir) [][2]float64 {
	x0, y0, x1, y1 := b.Map.Cells[id].Hex.Edge(d)
	const parts = 12
	var out [][2]float64
	for i := range parts + 1 {
		t := float64(i) / parts
		x, y := x0+(x1-x0)*t, y0+(y1-y0)*t
		out = append(out, [2]float64{x + waver*paint.Noise(x*1.3, y*1.3, 41), y + waver*paint.Noise(x*1.3, y*1.3, 43)})
	}
	return out
}

// rim is the line where the regions end in land that is off the chart.
func (b *Board) rim() (out [][][2]float64) {
	for i, r := range b.of {
		if r == chart.Nowhere {
			continue
		}
		for _, d := range hexmap.Dirs {
			o := b.Map.Near(hexmap.ID(i), d)
			if o != hexmap.None && b.of[o] == chart.Nowhere && b.Map.Cells[o].Ground == hexmap.Land {
				out = append(out, b.stroke(hexmap.ID(i), d))
			}
		}
	}
	return out
}

// signRing is the outline of a Colour Code round its middle: signs are told by shape as
// well as by colour.
func signRing(s chart.Sign) [][2]float64 {
	switch s {
	case chart.RedTriangle:
		return [][2]float64{{0, -1.05}, {1.05, 0.8}, {-1.05, 0.8}}
	case chart.BlackStar:
		return star()
	case chart.BrownPawn:
		return [][2]float64{
			{-0.3, -0.95}, {0.3, -0.95}, {0.5, -0.4}, {0.3, 0.2}, {0.7, 0.6}, {0.8, 1}, {-0.8, 1}, {-0.7, 0.6}, {-0.3, 0.2}, {-0.5, -0.4},
		}
	case chart.YellowSquare:
		return [][2]float64{{-0.85, -0.85}, {0.85, -0.85}, {0.85, 0.85}, {-0.85, 0.85}}
	case chart.WhiteCross:
		const w = 0.35
		return [][2]float64{{-w, -1}, {w, -1}, {w, -w}, {1, -w}, {1, w}, {w, w}, {w, 1}, {-w, 1}, {-w, w}, {-1, w}, {-1, -w}, {-w, -w}}
	case chart.GreenLeaf:
		return [][2]float64{{-0.7, -0.3}, {0, -0.8}, {1, -0.9}, {0.9, 0}, {0.4, 0.7}, {-0.4, 0.9}, {-1, 0.6}}
	}
	var ring [][2]float64
	for i := range 20 {
		y, x := math.Sincos(float64(i) * math.Pi / 10)
		ring = append(ring, [2]float64{x, y})
	}
	return ring
}

// star is a star of five points.
func star() (ring [][2]float64) {
	for i := range 10 {
		y, x := math.Sincos(-math.Pi/2 + float64(i)*math.Pi/5)
		k := 1.2
		if i%2 == 1 {
			k = 0.52
		}
		ring = append(ring, [2]float64{k * x, k * y})
	}
	return ring
}
