package engraving

import (
	"image"
	"math"
)

// raster gives the coverage of closed rings of pixels within a box, row by
// row, by signed areas; where rings that turn alike overlap they count once.
func (p *plate) raster(rings []shape, box image.Rectangle) []float32 {
	w, h := box.Dx(), box.Dy()
	stride := w + 2
	acc := sized(&p.cover, stride*h)
	for _, ring := range rings {
		n := len(ring)
		for i := range n {
			p.edge(acc, stride, ring[i], ring[(i+1)%n], box)
		}
	}
	for y := range h {
		row := acc[y*stride : (y+1)*stride]
		var sum float32
		for x := range row {
			sum += row[x]
			v := sum
			if v < 0 {
				v = -v
			}
			row[x] = min(v, 1)
		}
	}
	return acc
}

// sized gives a cleared buffer of n numbers.
func sized(buf *[]float32, n int) []float32 {
	if cap(*buf) < n {
		*buf = make([]float32, n+n/2)
	}
	out := (*buf)[:n]
	clear(out)
	return out
}

func (p *plate) edge(acc []float32, stride int, a, b xy, box image.Rectangle) {
	if a.Y == b.Y {
		return
	}
	sign := float32(1)
	if a.Y > b.Y {
		a, b, sign = b, a, -1
	}
	x0, y0 := float64(box.Min.X), float64(box.Min.Y)
	right := float64(box.Dx())
	slope := (b.X - a.X) / (b.Y - a.Y)
	from, to := max(a.Y-y0, 0), min(b.Y-y0, float64(box.Dy()))
	for y := from; y < to; {
		row := math.Floor(y)
		next := min(row+1, to)
		xa, xb := a.X-x0+(y+y0-a.Y)*slope, a.X-x0+(next+y0-a.Y)*slope
		p.span(acc[int(row)*stride:(int(row)+1)*stride], clamp(xa, 0, right), clamp(xb, 0, right), float32(next-y)*sign)
		y = next
	}
}

// span spreads a side's fall within one row over the cells from xa to xb.
func (p *plate) span(row []float32, xa, xb float64, fall float32) {
	if xa > xb {
		xa, xb = xb, xa
	}
	i, j := int(xa), int(xb)
	if i == j || xb-xa < 1e-9 {
		mid := float32((xa+xb)/2 - float64(i))
		row[i] += fall * (1 - mid)
		row[i+1] += fall * mid
		return
	}
	for c := i; c <= j && c < len(row)-1; c++ {
		lo, hi := max(xa, float64(c)), min(xb, float64(c+1))
		if hi <= lo {
			continue
		}
		part := fall * float32((hi-lo)/(xb-xa))
		mid := float32((lo+hi)/2 - float64(c))
		row[c] += part * (1 - mid)
		row[c+1] += part * mid
	}
}

// swell turns a mask into a cushion: near 1 well inside, near a half at the
// rim; r is how far in the rim reaches, in pixels. The edge of the plate is no rim.
func (p *plate) swell(mask []float32, stride, w, h int, r float64, box image.Rectangle) []float32 {
	out := sized(&p.field, stride*h)
	copy(out, mask)
	tmp := sized(&p.scratch, stride*h)
	n := max(1, int(r/1.6+0.5))
	left, right := box.Min.X <= 0, box.Max.X >= p.w
	top, bottom := box.Min.Y <= 0, box.Max.Y >= p.h
	if len(p.sums) < max(w, h)+1 {
		p.sums = make([]float32, max(w, h)+1)
	}
	for range 2 {
		for y := range h {
			p.box(out[y*stride:], tmp[y*stride:], 1, w, n, left, right)
		}
		for x := range w {
			p.box(tmp[x:], out[x:], stride, h, n, top, bottom)
		}
	}
	return out
}

// box is a running mean of 2n+1 values; beyond an end lies nothing, or more of
// the same where the end is open.
func (p *plate) box(src, dst []float32, stride, count, n int, openLo, openHi bool) {
	first, last := src[0], src[(count-1)*stride]
	at := func(i int) float32 {
		switch {
		case i < 0:
			if openLo {
				return first
			}
			return 0
		case i >= count:
			if openHi {
				return last
			}
			return 0
		}
		return src[i*stride]
	}
	var sum float32
	for i := -n; i <= n; i++ {
		sum += at(i)
	}
	inv := 1 / float32(2*n+1)
	for i := range count {
		dst[i*stride] = sum * inv
		sum += at(i+n+1) - at(i-n)
	}
}
