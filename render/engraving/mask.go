package engraving

import (
	"image"

	"sourceofthenile/render/paint"
)

// raster gives the coverage of closed rings of pixels within a box, row by
// row, from 0 to 1; where rings that turn alike overlap they count once.
func (p *plate) raster(rings []Shape, box image.Rectangle) []float32 {
	stride := box.Dx() + 2
	acc := sized(&p.cover, stride*box.Dy())
	p.pts, p.ends = p.pts[:0], p.ends[:0]
	for _, ring := range rings {
		p.pts = append(p.pts, ring...)
		p.ends = append(p.ends, len(p.pts))
	}
	if paint.Shape(&p.ras, p.pts, p.ends, box) {
		p.ras.Rows(func(x, y int, mask []uint8) {
			row := acc[(y-box.Min.Y)*stride+x-box.Min.X:]
			for i, m := range mask {
				row[i] = float32(m) / 255
			}
		})
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
			paint.Breathe()
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
