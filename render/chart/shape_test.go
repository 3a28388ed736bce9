package chart

import (
	"image"
	"image/draw"
	"math"
	"math/rand/v2"
	"testing"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/paint"
)

// The raster covers what counting points finds covered.
func TestRasterCovers(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	const side, fine = 24, 24
	for range inShort(4, 40) {
		var p path
		for range 1 + r.IntN(2) {
			for range 3 + r.IntN(4) {
				p.xy(r.Float64()*36-6, r.Float64()*36-6)
			}
			p.close()
		}
		got := image.NewAlpha(image.Rect(0, 0, side, side))
		var ras paint.Raster
		if paint.Shape(&ras, p.pts, p.ends, got.Rect) {
			ras.Rows(func(x, y int, mask []uint8) { copy(got.Pix[got.PixOffset(x, y):], mask) })
		}
		for i, have := range got.Pix {
			sum := 0
			for k := range fine * fine {
				sum += winding(&p, float64(i%side)+(float64(k%fine)+0.5)/fine, float64(i/side)+(float64(k/fine)+0.5)/fine)
			}
			want := min(max(sum, -sum)*255/(fine*fine), 255)
			if d := want - int(have); d > 12 || d < -12 {
				t.Fatalf("pixel %d,%d: counted %d, raster %d, path %v", i%side, i/side, want, have, p.pts)
			}
		}
	}
}

// winding counts how often the rings turn round a point.
func winding(p *path, x, y float64) int {
	n, start := 0, 0
	for _, end := range p.ends {
		prev := p.pts[end-1]
		for _, q := range p.pts[start:end] {
			if (prev.Y <= y) != (q.Y <= y) && x > paint.Lerp(prev.X, q.X, (y-prev.Y)/(q.Y-prev.Y)) {
				if q.Y > prev.Y {
					n++
				} else {
					n--
				}
			}
			prev = q
		}
		start = end
	}
	return n
}

// A window sees the same coverage wherever its borders lie.
func TestRasterWindows(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 9))
	for range 40 {
		var p path
		for range 5 {
			for range 3 + r.IntN(9) {
				p.xy(r.Float64()*300+5000, r.Float64()*300+7000)
			}
			p.close()
		}
		paint := func(box image.Rectangle) *image.Alpha {
			out := image.NewAlpha(box)
			var ras paint.Raster
			if paint.Shape(&ras, p.pts, p.ends, box) {
				ras.Rows(func(x, y int, mask []uint8) { copy(out.Pix[out.PixOffset(x, y):], mask) })
			}
			return out
		}
		whole := paint(image.Rect(4990, 6990, 5310, 7310))
		box := image.Rect(5050+r.IntN(90), 7050+r.IntN(90), 5160+r.IntN(90), 7160+r.IntN(90))
		want := image.NewAlpha(box)
		draw.Draw(want, box, whole, box.Min, draw.Src)
		if string(want.Pix) != string(paint(box).Pix) {
			t.Fatalf("window %v differs", box)
		}
	}
}

// Rivers meet at every edge, and pass it in one direction.
func TestCrossingsMeet(t *testing.T) {
	m, p := africa(t)
	c := p.canvas(&image.RGBA{}, image.Rectangle{}, 32)
	for i := range m.Cells {
		for _, d := range hexmap.Dirs {
			n := m.Near(hexmap.ID(i), d)
			if n == hexmap.None {
				continue
			}
			a, out := c.crossing(hexmap.ID(i), d)
			b, back := c.crossing(n, d.Opposite())
			if a.sub(b).len() > 1e-9 || out.add(back).len() > 1e-9 {
				t.Fatalf("cell %d toward %d: %v %v and %v %v", i, d, a, out, b, back)
			}
			x, y := m.Cells[i].Hex.Centre()
			if hexDepth(a.X-x, a.Y-y) > 1e-9 || out.dot(edgeVector(d)) < 0.5 {
				t.Fatalf("cell %d toward %d: crossing off the edge", i, d)
			}
		}
	}
}

// Rivers are curves: no corner sharper than a bend, tributaries run in along
// the stem, and the courses of neighbours end where the next begin.
func TestRiversFlow(t *testing.T) {
	m, p := africa(t)
	c := p.canvas(&image.RGBA{}, image.Rectangle{}, 32)
	for seed := range uint64(6) {
		s := midGame(m, seed, 20)
		for i := range s.Hexes {
			if s.Hexes[i].Ink == Bare {
				continue
			}
			for k, a := range c.arms(hexmap.ID(i), s) {
				for j := 2; j < len(a.pts); j++ {
					u, v := a.pts[j-1].sub(a.pts[j-2]).unit(), a.pts[j].sub(a.pts[j-1]).unit()
					if turn := math.Acos(paint.Clamp(u.dot(v), -1, 1)); turn > 1.0 {
						t.Fatalf("hex %d %+v: arm %d turns by %.2f at point %d", i, s.Hexes[i], k, turn, j)
					}
				}
			}
		}
	}
}

// Depth inside a hex and a chord through it agree.
func TestHexShape(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	for range 500 {
		angle, v := r.Float64()*7, r.Float64()*1.6-0.8
		lo, hi := chord(angle, v, apothem)
		if lo >= hi {
			continue
		}
		s, c := math.Sincos(angle)
		for _, u := range []float64{lo, hi} {
			if d := hexDepth(u*c-v*s, u*s+v*c); math.Abs(d) > 1e-9 {
				t.Fatalf("angle %v v %v: end of the chord lies %v inside", angle, v, d)
			}
		}
	}
}
