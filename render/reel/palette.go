package reel

import (
	"cmp"
	"image"
	"image/color"
	"math"
	"slices"
)

// Colours are counted in cells of 6 bits a channel: finer than an eye sees on
// a chart, coarse enough to be counted quickly.
const (
	cellBits = 6
	cells    = 1 << (3 * cellBits)
)

func cellOf(r, g, b uint8) int {
	const drop = 8 - cellBits
	return int(r>>drop)<<(2*cellBits) | int(g>>drop)<<cellBits | int(b>>drop)
}

// Census counts the colours of pictures, to choose a palette for all of them.
type Census struct {
	n   [cells]uint32
	sum [cells][3]uint64
}

// Count adds the colours of a picture.
func (c *Census) Count(pic *image.RGBA) {
	w := 4 * pic.Rect.Dx()
	for y := range pic.Rect.Dy() {
		row := pic.Pix[y*pic.Stride:][:w]
		for i := 0; i < w; i += 4 {
			k := cellOf(row[i], row[i+1], row[i+2])
			c.n[k]++
			s := &c.sum[k]
			s[0] += uint64(row[i])
			s[1] += uint64(row[i+1])
			s[2] += uint64(row[i+2])
		}
	}
}

// shade is one counted colour: the mean of its cell, and what it weighs.
type shade struct {
	at     [3]float64
	weight float64
}

// channelWeight says how much an eye minds a difference in red, green and blue.
var channelWeight = [3]float64{2, 4, 1.5}

// rare is the power the counts are raised to: paper and sea would otherwise
// take nearly all colours, and the few strokes of red none.
const rare = 0.55

func (c *Census) shades() []shade {
	var out []shade
	for k, n := range c.n {
		if n == 0 {
			continue
		}
		var s shade
		for i := range 3 {
			s.at[i] = float64(c.sum[k][i]) / float64(n)
		}
		s.weight = math.Pow(float64(n), rare)
		out = append(out, s)
	}
	return out
}

// refine is how often colours move to the middle of what is nearest to them.
const refine = 5

// Palette chooses at most most colours, 1 to 256, that stand for all that were
// counted: by median cut, the boxes with the greatest error first, and then by
// moving each colour to the mean of the shades nearest to it. The same counts
// give the same palette.
func (c *Census) Palette(most int) color.Palette {
	shades := c.shades()
	if len(shades) == 0 {
		return color.Palette{color.RGBA{A: 255}}
	}
	means := cut(shades, min(max(most, 1), 256))
	for range refine {
		if !settle(shades, means) {
			break
		}
	}
	out := make(color.Palette, len(means))
	for i, m := range means {
		out[i] = color.RGBA{uint8(m[0] + 0.5), uint8(m[1] + 0.5), uint8(m[2] + 0.5), 255}
	}
	return out
}

// bin is a box of the median cut.
type bin struct {
	shades []shade
	mean   [3]float64
	axis   int     // along which the error is greatest
	cost   float64 // that error
}

func binOf(s []shade) bin {
	b := bin{shades: s}
	var sum, sq [3]float64
	weight := 0.0
	for i := range s {
		weight += s[i].weight
		for k := range 3 {
			v := s[i].weight * s[i].at[k]
			sum[k] += v
			sq[k] += v * s[i].at[k]
		}
	}
	for k := range 3 {
		b.mean[k] = sum[k] / weight
		if cost := (sq[k] - sum[k]*b.mean[k]) * channelWeight[k]; cost > b.cost && len(s) > 1 {
			b.axis, b.cost = k, cost
		}
	}
	return b
}

// cut divides the shades into boxes and gives the mean of each.
func cut(shades []shade, most int) [][3]float64 {
	bins := []bin{binOf(slices.Clone(shades))}
	for len(bins) < most {
		worst := 0
		for i := range bins {
			if bins[i].cost > bins[worst].cost {
				worst = i
			}
		}
		b := bins[worst]
		if b.cost <= 0 {
			break
		}
		slices.SortStableFunc(b.shades, func(x, y shade) int { return cmp.Compare(x.at[b.axis], y.at[b.axis]) })
		at := 1
		for at < len(b.shades)-1 && b.shades[at].at[b.axis] < b.mean[b.axis] {
			at++
		}
		bins[worst] = binOf(b.shades[:at])
		bins = append(bins, binOf(b.shades[at:]))
	}
	means := make([][3]float64, len(bins))
	for i := range bins {
		means[i] = bins[i].mean
	}
	return means
}

// settle moves each colour to the mean of the shades nearest to it, and
// reports whether any moved.
func settle(shades []shade, means [][3]float64) bool {
	sum := make([][4]float64, len(means))
	for i := range shades {
		s := &shades[i]
		t := &sum[nearest(means, s.at)]
		for k := range 3 {
			t[k] += s.weight * s.at[k]
		}
		t[3] += s.weight
	}
	moved := false
	for i := range means {
		for k := range 3 {
			if m := sum[i][k] / sum[i][3]; sum[i][3] > 0 && m != means[i][k] {
				means[i][k], moved = m, true
			}
		}
	}
	return moved
}

func nearest(means [][3]float64, at [3]float64) int {
	best, least := 0, math.Inf(1)
	for i := range means {
		r, g, b := means[i][0]-at[0], means[i][1]-at[1], means[i][2]-at[2]
		if d := channelWeight[0]*r*r + channelWeight[1]*g*g + channelWeight[2]*b*b; d < least {
			best, least = i, d
		}
	}
	return best
}

// matcher finds the palette's colour for a pixel; each cell is looked up once.
type matcher struct {
	means [][3]float64
	known []int16 // by cell, −1: not looked up yet
}

func newMatcher(p color.Palette) *matcher {
	m := &matcher{known: make([]int16, cells)}
	for i := range m.known {
		m.known[i] = -1
	}
	for _, c := range p {
		r, g, b, _ := c.RGBA()
		m.means = append(m.means, [3]float64{float64(r >> 8), float64(g >> 8), float64(b >> 8)})
	}
	return m
}

func (m *matcher) index(r, g, b uint8) uint8 {
	k := cellOf(r, g, b)
	if m.known[k] < 0 {
		// The middle of the cell stands for it, so that the answer does not
		// depend on which of its colours is seen first.
		const drop, half = 8 - cellBits, 1 << (7 - cellBits)
		mid := func(v uint8) float64 { return float64(v>>drop<<drop) + half - 0.5 }
		m.known[k] = int16(nearest(m.means, [3]float64{mid(r), mid(g), mid(b)}))
	}
	return uint8(m.known[k])
}
